"""Visitors' phones at an exhibit: nobody has a seat, and all of them together answer what the room is asked. A class
says who they are, and everybody answers alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from artgames.app.context import AppContext
from artgames.app.phones.invitation import Invitation
from artgames.app.phones.likely_cards import likely_cards
from artgames.app.voting.poll import listing
from artgames.app.voting.vote_count import Ballot, majority
from artgames.engine.api import Event
from artgames.engine.audience import AudienceView
from artgames.engine.words import Sentence, filled, listed
from artgames.exhibits.class_results import Asked, ClassBook
from artgames.exhibits.exhibited import Step, Told
from artgames.scene.drawing.faces import SITTERS

if TYPE_CHECKING:
    from artgames.app.exhibit.round_runner import Conductor
    from artgames.app.exhibit.show_view import ExhibitShow
    from artgames.games import Game
    from artgames.phones.addresses import NetworkCard
    from artgames.phones.bridge import TableBridge
    from artgames.phones.host import PhoneHost
    from artgames.phones.messages import Marked, ToTable

_STEPS = 3
RECORD = "exhibit-phones.json"
"""Of its own: a match that waits in the program keeps its phones."""


class _Words:
    """What a room is told: it has no seats, and plays by no rules that it knows."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def status(self, view: Any) -> Sentence:
        return self._game.exhibit.question(view)

    def describe_event(self, _event: Event) -> None:
        return None


def _hanging(conductor: Conductor) -> tuple[int, ...]:
    """The paintings that phones may be shown: of a question those that it is about, and not the whole deck before."""
    view = conductor.match.view(None)
    return (*view.cards, *view.beside) if isinstance(view, AudienceView) else conductor.match.setup.deck


class ShowPhones(QObject):
    """Nothing of phones is loaded before they are opened. What most visitors say is marked on the wall, for everybody
    to see, and counts when the time is up. What a class says nobody sees before the reveal, which comes as soon as
    everybody has answered.

    Signals:
        changed(): phones were opened or closed, or came, went or voted.
    """

    changed = Signal()
    _woken = Signal()

    def __init__(
        self, context: AppContext, stage: ExhibitShow, parent: QObject, pupils: ClassBook | None = None
    ) -> None:
        """`pupils`: what everybody says is written down there, by name."""
        super().__init__(parent)
        self._context, self._stage, self.book = context, stage, pupils
        self._told: Told | None = None
        self.has_podium = False
        """Whether the room sees at the end who knew most."""

        self.host: PhoneHost | None = None
        self._bridge: TableBridge | None = None
        self._conductor: Conductor | None = None
        self.ballot = Ballot()
        self.is_asking = False
        self.visitors = 0
        self.address = self.problem = ""
        self.first_port: int | None = None
        """Where it listens first, if not where it usually does."""

        self.cards: Callable[[], list[NetworkCard]] = likely_cards
        self._woken.connect(self._hear_all)
        stage.prepared.connect(self._follow)

    # Opening and closing

    def open(self) -> bool:
        """Listen where phones found this exhibit last, or on the likeliest address. `problem` says why it cannot."""
        from artgames.app.phones import opening  # noqa: PLC0415 - nothing of phones is loaded before

        self.close()
        record = opening.kept_record(self._context, self.first_port, RECORD)
        self.address = opening.address_among(self.cards(), record.address)
        host = opening.make_host(self._context, record, self.address, self._woken.emit, RECORD)
        self.problem = opening.start(host, self.address, opening.ports_of(record))
        if self.problem:
            self.changed.emit()
            return False
        self.host = host
        if self.book is None:
            host.ask_names(None)
        else:
            host.ask_names(tuple(SITTERS), self.book.record.title)
        self._follow(self._stage.conductor)
        self.changed.emit()
        return True

    def close(self) -> None:
        """Phones wait until it is opened again."""
        host, self.host = self.host, None
        self._leave()
        self.visitors, self.ballot, self.problem = 0, Ballot(), ""
        if host is not None:
            host.ask_names(None)  # what they were called is in the book, or nowhere
            host.stop()
            self.changed.emit()

    def invitation(self) -> Invitation | None:
        """What the room needs to join; None while nothing listens."""
        if self.host is None:
            return None
        link, typed = self.host.join_address(self.address), self.host.typed_address(self.address)
        return Invitation(link, typed, self.host.code, self.visitors)

    def podium(self) -> str:
        """The three best, a line each; whoever has as many points stands beside them. Empty where nobody wants it."""
        pupils = self.host.pupils() if self.host is not None and self.has_podium else ()
        best = sorted({one.points for one in pupils if one.points}, reverse=True)[:_STEPS]
        lines = []
        for place, points in enumerate(best, 1):
            names = listed([one.name for one in pupils if one.points == points], self._context.translate)
            told = filled(self.tr("{points:# point|# points}"), points=points)
            lines.append(f"{place}.  {names}  ·  {told}")
        return "\n".join(lines)

    def show_podium(self, on: bool) -> None:
        self.has_podium = on
        self.changed.emit()

    # The round that is shown

    def _follow(self, conductor: Conductor | None) -> None:
        """Another round, or none."""
        self._leave()
        if self.host is None or conductor is None:
            return
        from artgames.app.phones.game_bridge import bridge_to  # noqa: PLC0415 - phones are open

        self._conductor = conductor
        conductor.lets_answer = self.book is None
        names, words = conductor.board.style.names, _Words(conductor.game)
        game, phone = conductor.game, conductor.game.exhibit.phone
        self._bridge = bridge_to(conductor.match, self.host, game, names, self._context, phone=phone, words=words)
        self._bridge.seats = frozenset()  # nobody has one
        self.host.prepare(_hanging(conductor))
        conductor.stepped.connect(self._on_step)
        self._on_step(conductor.step)

    def _leave(self) -> None:
        conductor, self._conductor = self._conductor, None
        bridge, self._bridge = self._bridge, None
        if bridge is not None:
            bridge.close_vote()
            bridge.close()
        if conductor is not None:
            conductor.stepped.disconnect(self._on_step)

    def _on_step(self, step: Step) -> None:
        """Phones ask when the wall does, and never before."""
        if self._conductor is None or self._bridge is None:
            return
        self.ballot, self.is_asking = Ballot(), step is Step.THINK
        if self.is_asking:
            if self.book is None:
                self._conductor.ask()
            self._bridge.ask_audience(self._conductor.visitors)
        else:
            self._bridge.close_vote()
        if step is Step.REVEAL and self.book is not None:
            self._tell_pupils(self._conductor)
        self.changed.emit()

    def _tell_pupils(self, conductor: Conductor) -> None:
        """The wall tells the answer: so do the phones."""
        assert self.host is not None
        self._told = told = conductor.game.exhibit.told(conductor.match.view(None))
        numbers = tuple(number for number, _ in told.right)
        said = listing(numbers) if told.said is None else self._context.say(told.said)
        self.host.tell_answer(numbers, said)

    # What phones say

    def _hear_all(self) -> None:
        heard = self.host.messages() if self.host is not None else []
        for message in heard:
            self._hear(message)
        if heard:
            self.changed.emit()

    def _hear(self, message: ToTable) -> None:
        from artgames.phones import messages  # noqa: PLC0415 - phones are open

        match message:
            case messages.Voted():
                self._count(Ballot(message.counts, message.voters), message.left)
            case messages.Marked():
                self._write_down(message)
            case messages.VisitorsChanged():
                self.visitors = message.count
            case messages.Failed():
                self.close()

    def _write_down(self, marked: Marked) -> None:
        """What a class has said, in its book and as bars on the wall."""
        conductor, told = self._conductor, self._told
        self._told = None
        if conductor is None or told is None or self.book is None:
            return
        conductor.board.show_tally(Counter(number for _, numbers in marked.answers for number in numbers))
        if marked.answers:
            game, deck = conductor.game.slug, conductor.deck
            self.book.add(Asked(game, deck, told.right, told.element, told.answers, marked.answers))

    def _count(self, ballot: Ballot, left: int) -> None:
        conductor = self._conductor
        pick = conductor.asked if conductor is not None else None
        if conductor is None or pick is None:
            return
        self.ballot = ballot
        if self.book is not None:
            if not left and ballot.voters:
                conductor.close_question()
            return
        wanted = conductor.game.exhibit.wanted(conductor.match.view(None))
        conductor.propose(majority(pick, dict(ballot.counts), ballot.voters, wanted).chosen)
