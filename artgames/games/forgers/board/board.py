"""The board of The Notorious Forgers: one part for each phase, and the way from one to the next."""

from __future__ import annotations

from functools import singledispatchmethod

from PySide6.QtCore import QAbstractAnimation

from artgames.engine.api import Event, Seat
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
from artgames.scene.drawing.rooms import Room
from artgames.scene.phase_board import Part
from artgames.scene.wall_part import WallBoard


class ForgersBoard(WallBoard[TableView]):
    """Draws one audience's view of a match."""

    FOR_THE_ROOM = (WallOpened, WallClosed, WallReopened, GuessMade, ForgeriesRevealed)

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

    def room(self) -> Room:
        """Forgers work by night; only they have a light on."""
        is_dark = self.has_view and self.view.phase == "forge" and self.view.seat != self.view.forger
        return Room.NIGHT if is_dark else super().room()

    def errand(self, view: TableView) -> str:
        texts = {
            "forge": translate("forgers", "Time to forge."),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (
            translate("forgers", "{who}, admire the wet paint from afar."),
            translate("forgers", "{who}, you saw nobody with a brush."),
        )

    def go_on_text(self, action: str) -> str:
        return {
            "open_wall": translate("forgers", "Show the wall"),
            "next_round": translate("forgers", "Next round"),
        }[action]

    def hands_over_immediately(self) -> bool:
        """The forger begins when the wall is dark."""
        return self.has_view and self.view.phase == "forge"

    def progress(self, view: TableView) -> str:
        return translate("forgers", "Round {round}, first to {goal}").format(round=view.round, goal=view.goal)

    def people(self, view: TableView, asked: tuple[Seat, ...]) -> tuple[tuple[str, bool], ...]:
        done = {"look": view.ready, "guess": tuple(guess.seat for guess in view.guesses)}.get(view.phase, ())
        return self.chips(done, asked, view.forger)

    def special_role(self) -> str:
        return translate("forgers", "forger")

    def tells_labels(self) -> bool:
        """Labels are for after the reveal: before it, a name would help to remember."""
        return self.has_view and self.view.phase in ("revealed", "ended")

    # Moving

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return None

    @animation.register
    def _(self, event: WallOpened, view: TableView) -> QAbstractAnimation | None:
        return self.hang_wall(view)

    @animation.register
    def _(self, event: WallClosed, view: TableView) -> QAbstractAnimation | None:
        return self.close_wall(view)

    @animation.register
    def _(self, event: WallReopened, view: TableView) -> QAbstractAnimation | None:
        self.arrive(view)
        return self._part.appear() if isinstance(self._part, GuessPart) else None

    @animation.register
    def _(self, event: GuessMade, view: TableView) -> QAbstractAnimation | None:
        return self._part.judge(event) if isinstance(self._part, GuessPart) else None

    @animation.register
    def _(self, event: ForgeriesRevealed, view: TableView) -> QAbstractAnimation | None:
        self.arrive(view)
        return self._part.tell() if isinstance(self._part, RevealPart) else None
