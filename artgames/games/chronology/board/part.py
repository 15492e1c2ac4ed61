"""What both parts of the board have in common."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from artgames.games.chronology.rules.records import TableView
from artgames.scene.items.painting import PaintingItem
from artgames.scene.phase_board import Part, PartedBoard

translate = QCoreApplication.translate
"""By this name lupdate finds the texts of the board."""


class ChronologyPart(Part[TableView]):
    """Knows its paintings by their tokens."""

    def __init__(self, board: PartedBoard[TableView]) -> None:
        super().__init__(board)
        self.by_token: dict[int, PaintingItem] = {}

    def named(self, token: int) -> str:
        """What a screen reader says of a painting: what one sees, and never a title, which could give away the age."""
        sentence = self.style.deck.painting(self.view.row[token - 1]).sentence
        return sentence or translate("chronology", "Painting {number}").format(number=token)

    def places(self) -> dict[int, QRectF]:
        """Where each painting hangs."""
        return {token: item.cell for token, item in self.by_token.items()}
