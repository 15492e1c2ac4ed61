"""Opens phones when a host wants them, and passes on what they say: to the match, to the host's page, to the room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow
from artgames.app.models.bot_habits import face_of
from artgames.app.navigator import Navigator
from artgames.app.page_base import Page
from artgames.app.phones.asking import Asking
from artgames.app.phones.invitation import Invitation
from artgames.app.phones.likely_cards import likely_cards
from artgames.app.routes import HOME, TABLE
from artgames.scene.drawing.faces import SeatLook

if TYPE_CHECKING:
    from artgames.app.phones.opening import OpenPhones
    from artgames.app.phones.seats_link import SeatsLink
    from artgames.app.table.match_controller import MatchController
    from artgames.app.table.page import TablePage
    from artgames.engine.api import Seat
    from artgames.phones.addresses import NetworkCard
    from artgames.phones.host import PhoneHost
    from artgames.phones.messages import Presence, SecondPhone
    from artgames.store.seating import Player

PHONES, SETUP = "phones", "setup"
_TOLD_MS = 8_000
_ASKED_MS = 60_000


class PhonesController(QObject):
    """Nothing of phones is loaded before somebody opens them.

    Signals:
        changed(): phones came or went, somebody asks for something, or another table is played.
        remote_pressed(str): somebody pressed a key of the host's remote.
        screen_wanted(): how to join is to be seen on the room screen, or no longer.
    """

    changed = Signal()
    remote_pressed = Signal(str)
    screen_wanted = Signal()
    _woken = Signal()

    def __init__(self, context: AppContext, window: MainWindow, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._context, self._window, self._navigator = context, window, navigator
        self._opened: OpenPhones | None = None
        self.link: SeatsLink | None = None
        self.address = ""
        self.problem = ""
        """Why phones cannot be opened, if they cannot."""

        self.visitors = 0
        self.asking = Asking(self)
        self.is_watched: Callable[[], bool] = lambda: False
        """Whether there is a room screen."""

        self.first_port: int | None = None
        """Where it listens first, if not where it usually does."""

        self.cards: Callable[[], list[NetworkCard]] = likely_cards
        self.asking.asked.connect(self._tell_asked)
        self._woken.connect(self._hear_all)
        navigator.when("table.opened", self._on_opened)
        navigator.when("table.closed", self._on_closed)
        navigator.page_made.connect(self._on_made)
        window.ui.pages.currentChanged.connect(self._on_turned)

    # Opening and closing

    @property
    def host(self) -> PhoneHost | None:
        """The server, while phones are open."""
        return self._opened.host if self._opened is not None else None

    @property
    def is_open(self) -> bool:
        return self.host is not None and self.host.is_open

    def open(self, address: str = "", ports: Sequence[int] = ()) -> bool:
        """Listen, on the likeliest address unless another one is wanted, and on the port that phones know."""
        from artgames.app.phones import opening  # noqa: PLC0415 - nothing of phones is loaded before

        self.close()
        record = opening.kept_record(self._context, self.first_port)
        wanted = opening.address_among(self.cards(), address, record.address)
        host = opening.make_host(self._context, record, wanted, self._woken.emit)
        self._opened = opening.OpenPhones(self, self._context, host)
        self.address = wanted
        self._link_up()
        self.problem = opening.start(host, wanted, tuple(ports) or opening.ports_of(record))
        if self.problem:
            self.drop()
            return False
        self._prepare()
        self.changed.emit()
        return True

    def _prepare(self) -> None:
        """Small pictures are drawn before anybody asks for one: then none comes sooner than another."""
        if self.host is not None and self.link is not None:
            self.host.prepare(self.link.cards)

    def close(self) -> None:
        """Phones wait for the table; it may be opened again at any time."""
        self.problem = ""
        if self.host is not None:
            self.host.stop()
        self.drop()

    def drop(self) -> None:
        """The server has ended; nothing is left of it here."""
        self._unlink()
        self._opened = None
        self.asking.clear()
        self.visitors = 0
        self.changed.emit()

    def shut_down(self) -> None:
        self.close()

    # The table

    @property
    def _page(self) -> TablePage:
        page: TablePage = self._navigator.page(TABLE)
        return page

    def _on_opened(self, evening: MatchController) -> None:
        """A match with phones goes on with them by itself, also after a restart."""
        if evening.guests is not None:
            return
        evening.session.seated.connect(self._on_seated)
        if self.is_open:
            self._link_up()
            self._prepare()
            self.changed.emit()
        elif any(one.kind == "person" and one.answers == "phone" for one in evening.table.players):
            self.open()
        if self.lacking():
            QTimer.singleShot(0, self, self._show_page)  # once everyone has sat down

    def _show_page(self) -> None:
        """Somebody is to answer by phone and has none: they see how to join before the match goes on."""
        if self._navigator.current == TABLE and self.lacking():
            self._navigator.open(PHONES)

    def _link_up(self) -> None:
        """These phones belong to the table that is being laid, or to the match there."""
        if self._opened is not None:
            self._unlink()
            if SETUP in self._navigator.trail:
                self.link = self._opened.setup_link(self._navigator.page(SETUP))
            else:
                self.link = self._opened.table_link(self._page)

    def _unlink(self) -> None:
        link, self.link = self.link, None
        if link is not None:
            link.close()

    def _on_closed(self) -> None:
        self._unlink()

    def _on_turned(self, _page: int) -> None:
        """At home nobody plays: nothing listens any more. Where the next table is laid, phones are asked to it."""
        if (self.host is not None or self.problem) and self._navigator.current == HOME:
            self.close()
        elif self.is_open and self._navigator.current == SETUP and self.link is None:
            self._link_up()
            self.changed.emit()

    def _on_seated(self, seat: Seat, before: Player) -> None:
        """A seat is played otherwise from now on; a phone that speaks for it no longer may join again."""
        evening = self._page.evening
        now = evening.table.players[seat] if evening is not None else before
        if not self.is_open and now.kind == "person" and now.answers == "phone":
            self.open()
        if self.link is None or self.host is None:
            return
        if before.answers == "phone" and (now.kind != "person" or now.answers != "phone"):
            self.host.remove(seat)
        self.changed.emit()

    def _on_made(self, route_id: str, page: Page) -> None:
        if route_id in (PHONES, SETUP):
            self._navigator.page(route_id).follow(self)

    # What phones say

    def _hear_all(self) -> None:
        if self._opened is not None and self._opened.hear_all():
            self.changed.emit()

    def tell(self, text: str) -> None:
        """The host reads it wherever they are."""
        self._window.notice(text, lasts=_TOLD_MS)

    def _tell_asked(self, request: SecondPhone) -> None:
        if self._navigator.current not in (PHONES, SETUP):
            text = self.tr("Another phone wants the seat of {name}.").format(name=self.name_of(request.seat))
            self._window.notice(text, self.tr("Let it in"), lambda: self.asking.allow(request, True), lasts=_ASKED_MS)

    def move(self, seat: Seat, to: Seat) -> None:
        """The phone of one seat speaks for another one, and the other way round."""
        if self.host is None or self.link is None:
            return
        swap = any(one.seat == to and one.has_phone for one in self.presence())
        self.host.move(seat, to)
        self.link.let_answer(to, "phone")
        if not swap:
            self.link.let_answer(seat, "curtain")

    # What is known

    def invitation(self) -> Invitation | None:
        """What the room screen shows so that people can join."""
        if self.host is None or not self.is_open:
            return None
        link, typed = self.host.join_address(self.address), self.host.typed_address(self.address)
        seated = [self.player_at(one.seat) for one in self.presence() if one.connected and self.link is not None]
        people = tuple((one.name, SeatLook(one.mark, face_of(one))) for one in seated)
        return Invitation(link, typed, self.host.code, len(people) + self.visitors, people)

    def presence(self) -> tuple[Presence, ...]:
        """The server may not have heard yet that a seat is gone."""
        seats = len(self.link.players) if self.link is not None else 0
        return tuple(one for one in self.host.presence() if one.seat < seats) if self.host is not None else ()

    def name_of(self, seat: Seat) -> str:
        """As the table has it: the server learns of a new name a moment later."""
        return self.player_at(seat).name if self.link is not None else ""

    def player_at(self, seat: Seat) -> Player:
        """Who plays there."""
        assert self.link is not None
        return self.link.players[seat]

    def lacking(self) -> list[Seat]:
        """Who is to answer by phone and has never joined with one."""
        players = self.link.players if self.link is not None else ()
        has = {one.seat for one in self.presence() if one.has_phone}
        seats = (seat for seat, one in enumerate(players) if one.kind == "person" and one.answers == "phone")
        return [seat for seat in seats if seat not in has]

    def waited_for(self) -> frozenset[Seat]:
        """Whose phones have to answer now."""
        return self.link.waited_for() if self.link is not None else frozenset()
