"""Something that can be picked by its words, alone or as the so-manieth of several."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures
from artgames.scene.picture_board.buttons import WordButton


class RankButton(WordButton):
    """A button that says which place its thing has in an order."""

    takes_enter = False
    """Whether Enter presses it even where an answer could be locked in: where it leads to another part of that."""

    def __init__(self, key: str, words: str, rect: QRectF, style: BoardStyle) -> None:
        super().__init__(key, words, rect, style)
        self._rank: int | None = None

    @property
    def has_tick(self) -> bool:
        return self.is_filled and self._rank is None

    def set_rank(self, rank: int | None) -> None:
        self._rank = rank
        self.update()

    def told(self) -> list[str]:
        return [] if self._rank is None else [f"{self._rank}."]

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        super().draw(painter, rect)
        if self._rank is not None:
            painter.setPen(self.letters)
            painter.setFont(figures(rect.height() * 0.34))
            corner = rect.adjusted(rect.height() * 0.12, rect.height() * 0.06, 0, 0)
            painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, f"{self._rank}.")
