"""The board of The Notorious Forgers: one part for each phase, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatchmethod

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Event, Options, Seat
from artgames.games.forgers.board.forge import ForgePart
from artgames.games.forgers.board.guess import GuessPart
from artgames.games.forgers.board.interludes import DarkPart, GatherPart, LookPart
from artgames.games.forgers.board.named import translate
from artgames.games.forgers.board.reveal import RevealPart
from artgames.games.forgers.rules.records import (
    ForgeriesRevealed,
    GuessMade,
    TableView,
    WallClosed,
    WallOpened,
    WallReopened,
)
from artgames.scene.animations import around, deal, fade, one_after_another, together, turn
from artgames.scene.board import BoardStyle, chip_state
from artgames.scene.phase_board import Part, PartedBoard
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat
from artgames.scene.wall_part import ReadyMark


class ForgersBoard(PartedBoard[TableView]):
    """Draws one audience's view of a match."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)

    def part_for(self) -> Part[TableView]:
        view = self.view
        match view.phase:
            case "gather":
                return GatherPart(self)
            case "look":
                return LookPart(self)
            case "forge":
                return ForgePart(self) if view.seat == view.forger else DarkPart(self)
            case "guess":
                return GuessPart(self)
            case _:
                return RevealPart(self)

    def go_on_text(self, action: str) -> str:
        return {
            "open_wall": translate("forgers", "Show the wall"),
            "next_round": translate("forgers", "Next round"),
        }[action]

    def hands_over_immediately(self) -> bool:
        """The forger begins when the wall is dark."""
        return self.has_view and self.view.phase == "forge"

    def needs_whole_room(self, event: Event) -> bool:
        return isinstance(event, WallOpened | WallClosed | WallReopened | GuessMade | ForgeriesRevealed)

    def progress(self, view: TableView) -> str:
        return translate("forgers", "Round {round}, first to {goal}").format(round=view.round, goal=view.goal)

    def people(self, view: TableView, asked: tuple[Seat, ...]) -> tuple[tuple[str, bool], ...]:
        done = {"look": view.ready, "guess": tuple(guess.seat for guess in view.guesses)}.get(view.phase, ())
        return tuple((chip_state(seat, done, asked), seat == view.forger) for seat in range(view.seats))

    def special_role(self) -> str:
        return translate("forgers", "forger")

    def tells_labels(self) -> bool:
        """Labels are for after the reveal: before it, a name would help to remember."""
        return self.has_view and self.view.phase in ("revealed", "ended")

    def activate(self, item: QGraphicsItem) -> None:
        if isinstance(item, ReadyMark):
            item.pressed.emit()

    # Moving

    @singledispatchmethod
    def _move(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return None

    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return self._move(event, view)

    @_move.register
    def _(self, event: WallOpened, view: TableView) -> QAbstractAnimation | None:
        """Backs are dealt in a cascade, then all paintings turn at once: nobody sees one earlier."""
        self.arrive(view)
        assert self._part is not None
        wall = self._part.paintings
        for item in wall:
            item.set_face_down(True)
        tempo = self.style.tempo
        deck = QPointF(self.area.center().x(), self.area.bottom() + self.area.height() * 0.2)
        dealt = deal(wall, deck, tempo, lambda _index: self.style.sounds.play(Cue.DEAL))
        return one_after_another([dealt, together(turn(item, False, tempo) for item in wall)])

    @_move.register
    def _(self, event: WallClosed, view: TableView) -> QAbstractAnimation | None:
        if not isinstance(self._part, LookPart):
            return None
        self.style.sounds.play(Cue.TIME_OVER)
        gone = together(fade(item, 0.0, Beat.WALL_TO_DARK, self.style.tempo) for item in self._part.paintings)
        return around(gone, after=lambda: self.arrive(view))

    @_move.register
    def _(self, event: WallReopened, view: TableView) -> QAbstractAnimation | None:
        self.arrive(view)
        return self._part.appear() if isinstance(self._part, GuessPart) else None

    @_move.register
    def _(self, event: GuessMade, view: TableView) -> QAbstractAnimation | None:
        return self._part.judge(event) if isinstance(self._part, GuessPart) else None

    @_move.register
    def _(self, event: ForgeriesRevealed, view: TableView) -> QAbstractAnimation | None:
        self.choices = ()
        self.arrive(view)
        return self._part.tell() if isinstance(self._part, RevealPart) else None
