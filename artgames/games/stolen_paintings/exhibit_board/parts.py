"""What an exhibit shows, step by step: the parts of the game's own board, without anybody's name on them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont

from artgames.engine.choices import Action, Pick
from artgames.engine.words import filled
from artgames.exhibits.programme import COUNT_IN
from artgames.games.stolen_paintings.board.auction import AuctionPart
from artgames.games.stolen_paintings.board.exhibit import ExhibitPart
from artgames.games.stolen_paintings.exhibit import EXHIBIT
from artgames.games.stolen_paintings.rules.records import Confirm, TableView, Tokens
from artgames.scene import interlude_parts
from artgames.scene.drawing.fonts import Role, figures, sans, serif
from artgames.scene.hanging import fitted
from artgames.scene.items.edge_timer import EdgeTimer
from artgames.scene.items.text import TextItem
from artgames.scene.labels import label_of
from artgames.scene.phase_board import Part, PartedBoard
from artgames.scene.wall_part import WallContent

if TYPE_CHECKING:
    from artgames.games.stolen_paintings.exhibit_board.board import StolenPaintingsExhibit

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""

QUESTION_SHARE = 0.13
"""Of the height, for the question above the auction."""

_WIDEST = 0.6
"""Of the width, for a painting with its label beside it: only those that are wider than this are made smaller."""

_Align = Qt.AlignmentFlag


class InvitationPart(Part[TableView]):
    """What comes, and three, two, one."""

    board: StolenPaintingsExhibit

    def build(self) -> None:
        area, theme = self.area, self.style.theme
        if self.board.place:
            self._line(self.board.place, 0.08, 0.1, sans(self.px(Role.SMALL)))
        title = self.board.title or translate("Exhibit", "Remember this wall")
        self._line(title, 0.2, 0.26, sans(self.px(Role.HEADLINE), QFont.Weight.DemiBold))
        told = translate("Exhibit", "{count:# painting|# paintings}, {seconds:# second|# seconds}")
        words = filled(told, count=self.board.exhibit_size, seconds=self.view.timer_seconds)
        self._line(words, 0.46, 0.14, sans(self.px(Role.PLAY)))
        room = QRectF(area.left(), area.top() + area.height() * 0.64, area.width(), area.height() * 0.24)
        self._digits = TextItem(
            "", room, figures(self.px(Role.TOKEN) * 1.6), theme.accent if theme.is_dark else theme.ink
        )
        self.add(self._digits)

    def _line(self, text: str, top: float, high: float, font: QFont) -> None:
        area = self.area
        room = QRectF(area.left(), area.top() + area.height() * top, area.width(), area.height() * high)
        self.add(
            TextItem(text, room.adjusted(area.width() * 0.06, 0, -area.width() * 0.06, 0), font, self.style.theme.ink)
        )

    def tick(self, left: float, total: float) -> None:
        self._digits.set_text(str(ceil(left)) if 0 < left <= COUNT_IN else "")


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
        self._edge = EdgeTimer(theme, self.px(Role.SMALL))
        self._edge.set_area(whole)
        self._edge.setVisible(bool(self.view.guess_seconds))
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
        area = self.area
        space = area.height() * 0.05
        whole = area.adjusted(space, space, -space, -space)
        wide = min(fitted(self._card, whole, self.style).width(), whole.width() * _WIDEST)
        left = QRectF(whole.left(), whole.top(), wide, whole.height())
        self.hang(self._card, left)
        self._write(QRectF(left.right() + space, left.top(), whole.right() - left.right() - space, left.height()))

    def _write(self, room: QRectF) -> None:
        """Title, who and when, where it is to be seen; each in its share of the column."""
        label, ink = label_of(self.style.deck.painting(self._card)), self.style.theme.ink
        lines = (
            (label.title, 0.34, serif(self.px(Role.PLAY), QFont.Weight.DemiBold, italic=True), _Align.AlignBottom),
            (label.who, 0.18, sans(self.px(Role.LABEL), QFont.Weight.DemiBold), _Align.AlignVCenter),
            (label.dated, 0.12, sans(self.px(Role.LABEL)), _Align.AlignTop),
            (label.place, 0.26, sans(self.px(Role.LABEL)), _Align.AlignTop),
        )
        top = room.top()
        for text, share, font, vertical in lines:
            place = QRectF(room.left(), top, room.width(), room.height() * share)
            if text:
                self.add(TextItem(text, place, font, ink, _Align.AlignLeft | vertical))
            top = place.bottom() + room.height() * 0.02
