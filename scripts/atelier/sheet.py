"""The contact sheet: all cards on one dark wall."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

WALL, FRAME, LABEL = "#1b1a18", "#b08d4a", "#d8c8a0"
ROOM = 36


class Exhibit(NamedTuple):
    """A picture and what is written below it."""

    picture: Path
    caption: str


def contact_sheet(
    exhibits: Sequence[Exhibit], *, columns: int = 6, cell: int = 320, captions: bool = True
) -> Image.Image:
    rows = max(1, -(-len(exhibits) // columns))
    sheet = Image.new("RGB", (columns * cell, rows * cell), WALL)
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(15)
    high = cell - ROOM - (24 if captions else 0)
    for i, exhibit in enumerate(exhibits):
        left, top = i % columns * cell, i // columns * cell
        with Image.open(exhibit.picture) as opened:
            picture = opened.convert("RGB")
        picture.thumbnail((cell - ROOM, high), Image.Resampling.LANCZOS)
        x, y = left + (cell - picture.width) // 2, top + ROOM // 2 + (high - picture.height) // 2
        draw.rectangle((x - 4, y - 4, x + picture.width + 3, y + picture.height + 3), outline=FRAME, width=2)
        sheet.paste(picture, (x, y))
        if captions:
            draw.text((left + cell / 2, top + cell - 18), exhibit.caption, fill=LABEL, font=font, anchor="mm")
    return sheet
