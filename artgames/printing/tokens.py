"""Number tokens to cut out and lay beside paintings."""

from __future__ import annotations

from collections.abc import Iterator

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.document import Document, Of, draw_foot, tr
from artgames.printing.ink import INK, QUIET, WHITE, Face, Ink
from artgames.printing.layout import PAPERS, Box, PaperName, Stroke, page_area

HIGHEST = 12
_COLUMNS, _ROWS = 4, 6
_SIDE, _PITCH = 38.0, 42.0
_TURNABLE = (6, 9)
"""Numbers that are another one upside down have a line below them."""


def token_document(paper: PaperName) -> Document:
    """Two sets of 1 to 12 on one sheet."""
    sheet = PAPERS[paper]
    title = tr(QT_TRANSLATE_NOOP("Paper", "Number tokens 1–12, two of each"))

    def draw(ink: Ink) -> Iterator[None]:
        area = page_area(sheet)
        left, top = (sheet.width - _COLUMNS * _PITCH) / 2, area.top + (area.height - _ROWS * _PITCH) / 2
        for place in range(_COLUMNS * _ROWS):
            row, column = divmod(place, _COLUMNS)
            cell = Box(left + column * _PITCH, top + row * _PITCH, _PITCH, _PITCH)
            _draw_token(ink, cell.inset((_PITCH - _SIDE) / 2), place % HIGHEST + 1)
        draw_foot(ink, sheet, title, Of(1, 1), margin=10.0)
        yield

    return Document(title, paper, (draw,))


def _draw_token(ink: Ink, box: Box, number: int) -> None:
    """White on dark with a ring, as on the screen; the outer line is where to cut."""
    ink.disc(box, QUIET, 0.15)
    ink.disc(box.inset(1.2), INK, 0.2, INK)
    ink.disc(box.inset(2.4), WHITE, 0.6)
    face = Face(54, strong=True, digits=True)
    ink.centred(box, str(number), face, WHITE)
    if number in _TURNABLE:
        middle, below = box.left + box.width / 2, box.top + box.height / 2 + face.cap / 2 + 2.6
        ink.line(Stroke(middle - 4.5, below, middle + 4.5, below), WHITE, 1.1)
