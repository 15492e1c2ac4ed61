"""The board of an exhibit: that of Stolen Paintings, for people who know no rules and sit in no seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject

from artgames.engine.api import Event, Options, Seat
from artgames.games.stolen_paintings.board.board import StolenPaintingsBoard
from artgames.games.stolen_paintings.board.pad import RevealStage
from artgames.games.stolen_paintings.exhibit_board.parts import (
    InvitationPart,
    LabelPart,
    NightPart,
    QuestionPart,
    WallPart,
)
from artgames.games.stolen_paintings.exhibit_board.reveal_part import HomecomingPart
from artgames.games.stolen_paintings.rules.events import SheetLocked
from artgames.games.stolen_paintings.rules.records import TableView, Tokens
from artgames.scene.board_style import BoardStyle
from artgames.scene.exhibit.board import ExhibitBoard
from artgames.scene.phase_board import Part


class StolenPaintingsExhibit(StolenPaintingsBoard, ExhibitBoard[TableView]):
    """Draws what the whole room may see, and nothing else."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._label: int | None = None

    def part_for(self) -> Part[TableView]:
        if self._label is not None:
            return LabelPart(self, self._label)
        match self.view.phase:
            case "gather":
                return InvitationPart(self)
            case "exhibit":
                return WallPart(self)
            case "theft" | "arrange":
                return NightPart(self)
            case "guess":
                return QuestionPart(self)
            case _:
                return HomecomingPart(self)

    def show_label(self, card: int | None) -> None:
        self._label = card
        self.rebuild()
        self.show_whole()

    def marked(self) -> Tokens:
        return self._part.marked() if isinstance(self._part, QuestionPart) else ()

    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        if not isinstance(event, SheetLocked):
            return super().animation(event, view)
        before = self._token_places()
        self.view, self.choices = view, ()
        home = HomecomingPart(self)
        self.put_up(home, partial(home.build, RevealStage.GUESSES))
        return home.guesses(before)
