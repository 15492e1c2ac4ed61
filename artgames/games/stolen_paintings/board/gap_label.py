"""What hung in a gap of the auction: a stolen painting has flown home, and its label is left behind."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from artgames.decks import Painting
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, sans
from artgames.scene.drawing.paper_sheet import paper_of
from artgames.scene.items.text import TextItem
from artgames.scene.labels import label_of

_PAD = 0.05
_SMALLEST_SHARE = 0.85
"""Of the smallest letters on a board: a label that would need smaller ones says less."""

_LEAST_PX = 14
"""Nobody is asked to read smaller ones."""

_FLAGS = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


def gap_label(painting: Painting, gap: QRectF, style: BoardStyle) -> TextItem | None:
    """Title, artist and year; where the gap is too narrow, less of it, and nothing before letters become too small."""
    pad = gap.width() * _PAD
    room = gap.adjusted(pad, pad, -pad, -pad)
    full, paper = style.px(Role.SMALL, Profile.DESK), paper_of(style.theme)
    for text in label_of(painting).shorter_and_shorter():
        for px in range(full, min(full, max(_LEAST_PX, round(full * _SMALLEST_SHARE))) - 1, -1):
            needed = QFontMetricsF(sans(px)).boundingRect(room, _FLAGS, text)
            if needed.width() <= room.width() and needed.height() <= room.height():
                return TextItem(text, room, sans(px), paper.ink, ground=paper.sheet)
    return None
