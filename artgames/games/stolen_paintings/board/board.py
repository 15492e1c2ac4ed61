"""The board of Stolen Paintings: one part for each phase, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, singledispatchmethod
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF

from artgames.engine.api import Event, Options, Seat
from artgames.games.stolen_paintings.board.auction import ArrangePart, AuctionPart
from artgames.games.stolen_paintings.board.exhibit import ExhibitPart
from artgames.games.stolen_paintings.board.interludes import DarkPart, GatherPart
from artgames.games.stolen_paintings.board.pad import RevealStage
from artgames.games.stolen_paintings.board.part import Part, translate
from artgames.games.stolen_paintings.board.reveal import RevealPart, plan_for
from artgames.games.stolen_paintings.board.team import TeamPart
from artgames.games.stolen_paintings.board.theft import TheftPart
from artgames.games.stolen_paintings.board.wager import WagerPart
from artgames.games.stolen_paintings.rules import events
from artgames.games.stolen_paintings.rules.records import TableView, Wager
from artgames.scene.animations import around
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.rooms import Room
from artgames.scene.hanging import expect, hang_cards
from artgames.scene.sound.sound import Cue
from artgames.scene.wall_part import WallBoard


class StolenPaintingsBoard(WallBoard[TableView]):
    """Draws one audience's view of a match."""

    SOUNDS: ClassVar = {events.MarksLocked: Cue.LOCKED, events.SheetConfirmed: Cue.LOCKED}
    FOR_THE_ROOM = (
        events.ExhibitOpened,
        events.ExhibitClosed,
        events.AuctionOpened,
        events.GuessesRevealed,
        events.SheetLocked,
    )

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self.exhibit_size = int(options["exhibit"])
        self._hung: tuple[int, ...] = ()  # the exhibit that everybody has seen

    def part_for(self) -> Part[TableView]:
        view = self.view
        is_thief = view.seat == view.thief
        match view.phase:
            case "gather":
                return GatherPart(self)
            case "exhibit":
                return ExhibitPart(self)
            case "theft":
                return TheftPart(self) if is_thief else DarkPart(self)
            case "arrange":
                return ArrangePart(self) if is_thief else DarkPart(self)
            case "guess":
                return self._guess_part()
            case _:
                return RevealPart(self)

    def _guess_part(self) -> Part[TableView]:
        if self.view.cooperative:
            return TeamPart(self)
        may_wager = any(choice.kind is Wager for choice in self.choices)
        return WagerPart(self) if may_wager else AuctionPart(self)

    def room(self) -> Room:
        """Each exhibit has its own room; auctions are held in the red one, and thefts happen at night."""
        if not self.has_view:
            return super().room()
        arranges = Room.RED if self.view.seat == self.view.thief else Room.NIGHT
        rooms = {"theft": Room.NIGHT, "arrange": arranges, "guess": Room.RED}
        return rooms.get(self.view.phase) or super().room()

    def as_written(self, view: TableView) -> TableView:
        is_open = view.phase == "guess"
        return self._part.as_written(view) if is_open and isinstance(self._part, TeamPart) else view

    def errand(self, view: TableView) -> str:
        texts = {
            "theft": translate("stolen_paintings", "You are the thief. Help yourself."),
            "arrange": translate("stolen_paintings", "Hang the loot among the decoys."),
            "guess": translate("stolen_paintings", "What was stolen?"),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (
            translate("stolen_paintings", "{who}, you saw nothing."),
            translate("stolen_paintings", "{who}, act like a museum guard: asleep."),
            translate("stolen_paintings", "{who}, whistle as if nothing happened."),
        )

    def go_on_text(self, action: str) -> str:
        return {
            "open_exhibit": translate("stolen_paintings", "Open the exhibit"),
            "next_round": translate("stolen_paintings", "Next round"),
            "decide": translate("stolen_paintings", "Let the majority decide"),
        }[action]

    def hands_over_immediately(self) -> bool:
        """The thief begins when the wall is dark; detectives first look at the auction together."""
        return self.has_view and self.view.phase in ("theft", "arrange")

    def progress(self, view: TableView) -> str:
        if view.rounds == 1:
            return translate("stolen_paintings", "One round")
        return super().progress(view)

    def people(self, view: TableView, asked: tuple[Seat, ...]) -> tuple[tuple[str, bool], ...]:
        done = {"exhibit": view.ready, "guess": view.agreed or view.locked}.get(view.phase, ())
        return self.chips(done, asked, view.thief)

    def special_role(self) -> str:
        return translate("stolen_paintings", "thief")

    def wears_mask(self) -> bool:
        return True

    def numbered(self) -> dict[int, int]:
        return dict(enumerate(self.view.auction, 1)) if self.has_view else {}

    def announced(self) -> int:
        return (self.view.stolen_count or 0) if self.view is not None else 0

    def tells_labels(self) -> bool:
        """Labels are for after the reveal: before it, a name would help to remember."""
        return self.has_view and self.view.phase in ("scored", "ended")

    # Moving

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super().animation(event, view)

    @animation.register
    def _(self, event: events.ExhibitOpened, view: TableView) -> QAbstractAnimation | None:
        """SP-04: nobody sees a painting earlier."""
        self._hung = event.paintings
        return self.hang_wall(view)

    @animation.register
    def _(self, event: events.ExhibitClosed, view: TableView) -> QAbstractAnimation | None:
        return self.close_wall(view)

    @animation.register
    def _(self, event: events.AuctionOpened, view: TableView) -> QAbstractAnimation | None:
        self.arrive(view)
        assert self._part is not None
        return around(self.deal(self._part.paintings), after=self._expect_reveal)

    def _expect_reveal(self) -> None:
        """While people look at the auction there is time to read what the reveal will show."""
        plan = plan_for(self.style, self.area)
        for cards, cells in (
            (self._hung, hang_cards(self._hung, plan.wall, self.style)),
            (self.view.auction, plan.row),
        ):
            for card, cell in zip(cards, cells, strict=False):
                expect(card, cell, self.style)

    @animation.register(events.GuessesRevealed | events.SheetLocked)
    def _(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        before = self._token_places()
        self.view, self.choices = view, ()
        reveal = RevealPart(self)
        self.put_up(reveal, partial(reveal.build, RevealStage.GUESSES))
        return reveal.guesses(before)

    @animation.register
    def _(self, event: events.TheftRevealed, view: TableView) -> QAbstractAnimation | None:
        return self._part.theft() if isinstance(self._part, RevealPart) else None

    @animation.register(events.RoundScored | events.RoundDecided)
    def _(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return self._part.points() if isinstance(self._part, RevealPart) else None

    def _token_places(self) -> dict[int, QRectF]:
        if not isinstance(self._part, AuctionPart):
            return {}
        return {token: item.cell for token, item in enumerate(self._part.paintings, 1)}
