"""The match at the table and its phones: what each seat is shown, where answers go, and who answers how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QObject, Signal

from artgames.app.context import AppContext
from artgames.app.models.bot_habits import face_of
from artgames.app.phones.game_bridge import bridge_to
from artgames.app.phones.seats_link import Acts
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.app.voting.vote_count import Ballot
from artgames.engine.api import Event, Refused, Seat, View
from artgames.engine.choices import Action
from artgames.engine.words import Sentence
from artgames.phones.codes import digest
from artgames.phones.host import PhoneHost
from artgames.phones.messages import Joined, SeatInfo, ToTable, Voted
from artgames.scene.drawing.faces import SeatLook
from artgames.store.seating import Answers, Player, renamed


def may_take_phone(player: Player) -> bool:
    """Whoever scans sits down at a person's seat; not where somebody writes, and not where a bot plays."""
    return player.kind == "person" and player.answers != "paper"


def info_of(seat: Seat, player: Player, *, named: bool = True) -> SeatInfo:
    """A seat as phones show it."""
    sitter = SeatLook(player.mark, face_of(player)).sitter
    return SeatInfo(seat, player.name, player.mark, may_take_phone(player), sitter, named)


class TableWords(NamedTuple):
    """A game's sentences as the table says them: nobody speaks to a bot."""

    evening: MatchController

    def status(self, view: View) -> Sentence:
        return self.evening.status(view)

    def describe_event(self, event: Event) -> Sentence | None:
        return self.evening.game.words.describe_event(event)


class TableLink(QObject):
    """Listens to one match until it is closed.

    Signals:
        followed(): the match went on.
    """

    followed = Signal()

    def __init__(self, page: TablePage, host: PhoneHost, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        assert page.evening is not None
        evening = self.evening = page.evening
        self._page, self._host, self._context = page, host, context
        self._to_phone: set[Seat] = set()
        self._voted_on: tuple[Seat, int] | None = None
        """The audience's seat, and how many actions there were when it was first asked."""

        match, names = evening.session.match, evening.table.names
        words = TableWords(evening)
        self.bridge = bridge_to(match, host, evening.game, names, context, words=words, submit=self._submit)
        self.bridge.keeps_back = lambda: evening.flow.keeps_back
        evening.session.phones_open = True
        evening.flow.clock.begun_elsewhere = host.begun
        evening.flow.changed.connect(self._follow)
        evening.session.seated.connect(self.refresh)
        self.set_seats()

    def sit_down(self) -> None:
        """Tell the phones which table this is, before any of them comes back to it."""
        record, setup = self.evening.record, self.evening.session.match.setup
        self._host.sit_down(f"{record.id}/{digest(setup.seed)[:16]}", self.seat_infos())
        self.bridge.publish()
        self._ask_audience()  # it may be asked already

    def close(self) -> None:
        self.evening.flow.changed.disconnect(self._follow)
        self.evening.session.seated.disconnect(self.refresh)
        self.evening.session.phones_open = False
        self.evening.flow.clock.begun_elsewhere = dict
        self.bridge.close()
        self.deleteLater()

    # Seats

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        return tuple(info_of(seat, player) for seat, player in enumerate(self.players))

    def set_seats(self) -> None:
        """Names, or who answers how, are different now."""
        players = self.evening.table.players
        self.bridge.names = self.evening.table.names
        self.bridge.seats = frozenset(seat for seat, one in enumerate(players) if may_take_phone(one))

    def refresh(self) -> None:
        """The same, and everybody is told."""
        self.set_seats()
        self._host.set_seats(self.seat_infos())
        self.bridge.publish()

    def let_answer(self, seat: Seat, answers: Answers) -> None:
        """By phone, at the laptop or on paper from now on."""
        player = self.evening.table.players[seat]
        if player.answers != answers or player.kind != "person":
            self._page.replace_player(seat, msgspec.structs.replace(player, answers=answers))

    def rename(self, seat: Seat, name: str) -> str:
        try:
            player = renamed(self.evening.table, seat, name)
        except Refused as refusal:
            return self._context.say(refusal.sentence)
        self._page.replace_player(seat, player)
        self._page.refresh_points()
        return ""

    def acts_for(self, seat: Seat) -> Acts:
        return [(text, self._becomer(seat, player)) for text, player in self.evening.offers_for(seat)]

    def _becomer(self, seat: Seat, player: Player) -> Callable[[], None]:
        return lambda: self._page.replace_player(seat, player)

    @property
    def players(self) -> tuple[Player, ...]:
        return self.evening.table.players

    @property
    def cards(self) -> Sequence[int]:
        return self.evening.session.match.setup.deck

    def waited_for(self) -> frozenset[Seat]:
        return frozenset() if self.evening.flow.keeps_back else frozenset(self.evening.session.phones_asked())

    # Messages

    def hear(self, message: ToTable) -> None:
        if isinstance(message, Voted):
            self._take_votes(message)
        if isinstance(message, Joined) and self.evening.table.players[message.seat].answers != "phone":
            self._to_phone.add(message.seat)
            self._seat_phones()
        self.bridge.hear(message)

    def _follow(self) -> None:
        self._seat_phones()
        self.bridge.catch_up()
        self._ask_audience()
        self.followed.emit()

    def _ask_audience(self) -> None:
        """Everyone without a seat votes about what the audience's seat is asked, as soon as the screen shows it."""
        seat, turn = self.evening.votes.asked_seat(), self.evening.session.match.turn
        if self.evening.flow.keeps_back or (seat is None and self._voted_on is None):
            return
        if seat is None:
            self._voted_on = None
            self.evening.covers.take_ballot(Ballot())
            self.bridge.close_vote()
        elif self._voted_on is None or self._voted_on[0] != seat or turn < self._voted_on[1]:
            self._voted_on = (seat, turn)
            self.evening.covers.take_ballot(Ballot())
            self.bridge.ask_audience(seat)

    def _take_votes(self, voted: Voted) -> None:
        if self._voted_on is not None:
            self.evening.covers.take_ballot(Ballot(voted.counts, voted.voters))
            self.evening.flow.changed.emit()

    def _seat_phones(self) -> None:
        """Whoever has joined gets no curtain any more. It is for later where somebody's own page is open now, or where
        something moves."""
        flow = self.evening.flow
        if not self._to_phone or flow.is_moving or flow.surface in (Surface.PRIVATE, Surface.PAPER):
            return
        joined, self._to_phone = self._to_phone, set()
        for seat in sorted(joined):
            if may_take_phone(self.evening.table.players[seat]):
                self.let_answer(seat, "phone")

    def _submit(self, seat: Seat, action: Action) -> str:
        if self.evening.covers.pause.isVisible():
            return self.tr("The table is taking a break. Try again in a moment.")
        return self.evening.flow.take(seat, action)
