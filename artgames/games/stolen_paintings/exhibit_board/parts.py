"""What an exhibit shows, step by step: the parts of the game's own board, without anybody's name on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont

from artgames.engine.choices import Action, Pick
from artgames.engine.words import filled
from artgames.games.stolen_paintings.board.auction import AuctionPart
from artgames.games.stolen_paintings.board.exhibit import ExhibitPart
from artgames.games.stolen_paintings.exhibit import EXHIBIT
from artgames.games.stolen_paintings.rules.records import Confirm, TableView, Tokens
from artgames.scene import interlude_parts
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.exhibit.board import Invitation, edge_timer, label_beside
from artgames.scene.items.text import TextItem
from artgames.scene.phase_board import Part, PartedBoard
from artgames.scene.wall_part import WallContent

if TYPE_CHECKING:
    from artgames.games.stolen_paintings.exhibit_board.board import StolenPaintingsExhibit

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""

QUESTION_SHARE = 0.13
"""Of the height, for the question above the auction."""


class InvitationPart(Part[TableView]):
    """What comes, and three, two, one."""

    board: StolenPaintingsExhibit

    def build(self) -> None:
        told = translate("Exhibit", "{count:# painting|# paintings}, {seconds:# second|# seconds}")
        line = filled(told, count=self.board.exhibit_size, seconds=self.view.timer_seconds)
        self._invitation = Invitation(self.area, self.style, self.board.title, line, self.board.place)
        for item in self._invitation.items:
            self.add(item)

    def tick(self, left: float, total: float) -> None:
        self._invitation.tick(left)


class WallPart(ExhibitPart):
    """The wall, and nobody who could say that they have seen enough: a room looks as long as it hangs."""

    def __init__(self, board: PartedBoard[TableView]) -> None:
        super().__init__(board)
        self._whole = QRectF(self.area)
        # The last seconds are written below the wall: they must not cover what is to be remembered.
        self.area = self._whole.adjusted(0, 0, 0, -self.px(Role.SMALL) * 1.1)

    def look(self) -> WallContent:
        return WallContent(self.view.exhibit, (), (), self.view.timer_seconds)

    def build(self) -> None:
        super().build()
        self._edge.set_area(self._whole, self.px(Role.SMALL))


class NightPart(interlude_parts.DarkPart[TableView]):
    """The house steals."""

    def line(self) -> str:
        return translate("Exhibit", "The thief strikes!")


class QuestionPart(AuctionPart):
    """The auction below its question. Visitors at a kiosk may mark; a room only looks."""

    is_bare = False

    board: StolenPaintingsExhibit

    def __init__(self, board: StolenPaintingsExhibit) -> None:
        super().__init__(board)
        self._whole = QRectF(self.area)
        clock = self.px(Role.SMALL) if self.view.guess_seconds else 0
        self.area = self._whole.adjusted(0, self._whole.height() * QUESTION_SHARE, 0, -clock)

    def build(self) -> None:
        super().build()
        for item in self.paintings:
            item.set_interactive(self.is_private)
        whole, theme = self._whole, self.style.theme
        room = QRectF(whole.left(), whole.top(), whole.width(), whole.height() * QUESTION_SHARE)
        font = sans(self.px(Role.PLAY), QFont.Weight.DemiBold)
        self.add(TextItem(self.question(), room.adjusted(whole.width() * 0.02, 0, 0, 0), font, theme.ink))
        self._edge = edge_timer(whole, self.style, shown=bool(self.view.guess_seconds))
        self.add(self._edge)

    def question(self) -> str:
        return self.style.say(EXHIBIT.question(self.view))

    @property
    def is_private(self) -> bool:
        """Whether somebody may answer here: what they mark is for everybody's eyes."""
        return bool(self.board.choices)

    def number_key(self, number: int) -> None:
        if not self.is_private:
            return
        if self._limit() == 1 and number not in self._marked:
            self._marked.clear()  # where only one can be right, another choice takes its place
        super().number_key(number)

    def _limit(self) -> int:
        field = self.board.choices[0].fields[0]
        assert isinstance(field, Pick)
        return min(field.max, self.view.stolen_count or field.max)

    def marked(self) -> Tokens:
        return tuple(sorted(self._marked))

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Confirm):
            self._marked = list(action.tokens)
            self._show_marks()

    def draft(self) -> Action | None:
        return Confirm(self.marked()) if self.is_private and self._marked else None

    def tick(self, left: float, total: float) -> None:
        self._edge.set_time(left, total)

    def hint(self) -> str:
        return ""


class LabelPart(Part[TableView]):
    """One stolen painting, large, with its label."""

    def __init__(self, board: PartedBoard[TableView], card: int) -> None:
        super().__init__(board)
        self._card = card

    def build(self) -> None:
        cell, words = label_beside(self._card, self.area, self.style)
        self.hang(self._card, cell)
        for item in words:
            self.add(item)
