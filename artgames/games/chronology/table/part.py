"""One phase as a picture. The board shows one part at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.choices import Action
from artgames.stage.fonts import Profile, Role, role_px
from artgames.stage.painting_item import PaintingItem

if TYPE_CHECKING:
    from artgames.games.chronology.table.board import ChronologyBoard

translate = QCoreApplication.translate
"""By this name lupdate finds the texts of the board."""


class Part:
    """Base of both parts: puts items on the board's scene and answers for them."""

    def __init__(self, board: ChronologyBoard) -> None:
        self.board = board
        self.kit = board.kit
        self.view: Any = board.view
        self.area: QRectF = board.area
        self.paintings: dict[int, PaintingItem] = {}
        """By token."""

    def add(self, item: QGraphicsItem) -> None:
        self.board.scene.addItem(item)

    def named(self, token: int) -> str:
        """What a screen reader says of a painting: what one sees, and never a title, which could give away the age."""
        sentence = self.kit.deck.painting(self.view.row[token - 1]).sentence
        return sentence or translate("chronology", "Painting {number}").format(number=token)

    def px(self, role: Role, profile: Profile = Profile.TABLE) -> int:
        return role_px(role, profile, self.kit.scale)

    def build(self) -> None:
        """Put everything on the scene."""

    def places(self) -> dict[int, QRectF]:
        """Where each painting hangs, by token."""
        return {token: item.cell for token, item in self.paintings.items()}

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

    def put_down(self) -> bool:
        """Let go of what somebody has in hand. False when nothing is."""
        return False

    def describe(self) -> str:
        lines = [item.describe() for item in self.board.scene.items() if hasattr(item, "describe")]
        return "\n".join([type(self).__name__, *sorted(lines)])
