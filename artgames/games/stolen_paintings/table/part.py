"""One phase of a round as a picture. The board shows one part at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.choices import Action
from artgames.stage.fonts import Profile, Role, role_px
from artgames.stage.painting_item import PaintingItem

if TYPE_CHECKING:
    from artgames.games.stolen_paintings.table.board import StolenPaintingsBoard

translate = QCoreApplication.translate
"""By this name lupdate finds the texts of the board."""


class Part:
    """Base of all parts: puts items on the board's scene and answers for them."""

    fills_window = False
    allows_zoom = True

    def __init__(self, board: StolenPaintingsBoard) -> None:
        self.board = board
        self.kit = board.kit
        self.view = board.view
        self.area = board.area
        self.paintings: list[PaintingItem] = []

    def add(self, item: QGraphicsItem) -> None:
        self.board.scene.addItem(item)

    def hang(self, card: int, cell: QRectF) -> PaintingItem:
        """A painting in its cell. What a screen reader says describes what one sees, and no more."""
        painting = self.kit.deck.painting(card)
        item = PaintingItem(str(card), painting.sentence or painting.title, self.kit.pictures, self.kit.theme)
        self.add(item)
        item.set_cell(cell, self.kit.ratio)
        self.paintings.append(item)
        return item

    def px(self, role: Role, profile: Profile = Profile.TABLE) -> int:
        return role_px(role, profile, self.kit.scale)

    def build(self) -> None:
        """Put everything on the scene."""

    def draft(self) -> Action | None:
        return None

    def enter(self, action: Action) -> None:
        """Show this answer as the draft."""

    def answer_text(self) -> str:
        return ""

    def moving_text(self) -> str:
        return ""

    def hint(self) -> str:
        return ""

    def number_key(self, number: int) -> None:
        """A number from 1 on was pressed."""

    def tick(self, left: float, total: float) -> None:
        """The clock has gone on."""

    def describe(self) -> str:
        lines = [item.describe() for item in self.board.scene.items() if hasattr(item, "describe")]
        return "\n".join([type(self).__name__, *sorted(lines)])
