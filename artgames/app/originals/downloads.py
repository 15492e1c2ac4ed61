"""Fetches originals: two cards at a time, each by three questions, or a few more where its number is not known.

What has come stays, whenever it is broken off.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import msgspec
from PySide6.QtCore import QObject, QThreadPool, Signal

from artgames.app.originals.lookup import Lookup
from artgames.app.originals.requests import POLITE, Answer, Pace, Requests, content_of
from artgames.decks import Deck, Painting
from artgames.decks.originals import problems
from artgames.decks.originals.answers import MOST_ANSWER, MOST_PICTURE, WIKIDATA, Named, Offer, read_entity, read_offer
from artgames.decks.originals.hosts import SOURCE, WIKIMEDIA, Hosts
from artgames.decks.originals.kept import Kept, Originals
from artgames.decks.originals.problems import OriginalProblem
from artgames.engine.words import Sentence

AT_ONCE = 2
MOST_SILENT = 3
"""After so many cards without any answer nobody is there, and the rest need not be tried."""

Taken: TypeAlias = Kept | OriginalProblem


class Downloads(QObject):
    """One run at a time.

    Signals:
        progressed(int, int): so many of so many cards are done.
        arrived(Painting, str): the original of this card is in this file.
        refused(Painting, Sentence): the card stays as it was, and why.
        waiting(int): a service asked for patience, for so many seconds.
        comparing(): all pictures are here and are measured.
        ended(): nothing runs any more; with a Sentence if it broke off by itself, or None.
    """

    progressed = Signal(int, int)
    arrived = Signal(object, str)
    refused = Signal(object, object)
    waiting = Signal(int)
    comparing = Signal()
    ended = Signal(object)
    _checked = Signal(object, object)
    _measured = Signal(object)

    def __init__(
        self, originals: Originals, hosts: Hosts = WIKIMEDIA, pace: Pace = POLITE, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._originals, self._hosts = originals, hosts
        self._requests = Requests(pace, self)
        self._requests.waiting.connect(self.waiting)
        self._cards: deque[Painting] = deque()
        self._open: set[int] = set()
        self._total = self._done = self._silent = 0
        self._decks: Callable[[], Iterable[Deck]] = tuple
        self._stop = threading.Event()
        self._stop.set()
        self._checked.connect(self._settle)
        self._measured.connect(self._end)

    @property
    def is_running(self) -> bool:
        return not self._stop.is_set()

    def start(self, cards: Sequence[Painting], decks: Callable[[], Iterable[Deck]]) -> None:
        """Fetch the originals of these cards; `decks` are to be measured anew afterwards."""
        self._cards, self._open, self._decks = deque(cards), set(), decks
        self._total, self._done, self._silent = len(cards), 0, 0
        self._stop = threading.Event()
        try:
            self._originals.prepare()
        except OSError as problem:
            self._end(_not_saved(problem).sentence)
            return
        self.progressed.emit(0, self._total)
        for _ in range(AT_ONCE):
            self._next()

    def stop(self) -> None:
        """Break off. What is here is measured another time: a table of likeness that is a little old does no harm."""
        if self.is_running:
            self._end(None)

    # One card

    def _next(self) -> None:
        if not self.is_running:
            return
        if not self._cards:
            if not self._open:
                self._compare()
            return
        card = self._cards.popleft()
        self._open.add(card.id)
        number = self._originals.number_of(card)
        if number:
            self._ask_entity(card, number)
            return
        lookup = Lookup(
            card,
            self._hosts,
            ask=lambda address, then: self._ask(card, address, WIKIDATA, then),
            found=lambda found: self._ask_found(card, found),
        )
        lookup.begin()

    def _ask_found(self, card: Painting, number: str) -> None:
        try:
            self._originals.add_number(card.id, number)
        except OSError as problem:
            raise _not_saved(problem) from None
        self._ask_entity(card, number)

    def _ask_entity(self, card: Painting, number: str) -> None:
        numbered = msgspec.structs.replace(card, wikidata=number)
        self._ask(card, self._hosts.entity(number), WIKIDATA, lambda answer: self._ask_commons(numbered, answer))

    def _ask(
        self, card: Painting, address: str, host: str, then: Callable[[Answer], None], most: int = MOST_ANSWER
    ) -> None:
        def answered(answer: Answer | OriginalProblem) -> None:
            try:
                if isinstance(answer, OriginalProblem):
                    raise answer
                then(answer)
            except OriginalProblem as problem:
                self._settle(card, problem)

        self._requests.get(address, host, most, answered)

    def _ask_commons(self, card: Painting, answer: Answer) -> None:
        named = read_entity(content_of(answer, WIKIDATA, problems.NO_ENTRY))
        self._ask(card, self._hosts.picture(named.file), SOURCE, lambda found: self._ask_picture(card, named, found))

    def _ask_picture(self, card: Painting, named: Named, answer: Answer) -> None:
        offer = read_offer(content_of(answer, SOURCE, problems.NOT_ON_COMMONS))
        if not self._hosts.is_safe(offer.address):
            raise OriginalProblem(problems.UNSAFE)
        self._ask(card, offer.address, SOURCE, lambda found: self._check(card, named, offer, found), MOST_PICTURE)

    def _check(self, card: Painting, named: Named, offer: Offer, answer: Answer) -> None:
        content = content_of(answer, SOURCE, problems.NOT_ON_COMMONS)
        if not answer.type.startswith("image/"):
            raise OriginalProblem(problems.WRONG_TYPE, type=answer.type or "?")
        stop, folder = self._stop, self._originals.folder

        def work() -> None:
            from artgames.decks.originals.arrivals import take_picture  # noqa: PLC0415 - in this thread

            try:
                taken: Taken = take_picture(card, named, offer, content, folder)
            except OriginalProblem as problem:
                taken = problem
            if not stop.is_set():
                self._checked.emit(card, taken)

        QThreadPool.globalInstance().start(work)

    def _settle(self, card: Painting, taken: Taken) -> None:
        if card.id not in self._open or not self.is_running:
            return
        self._open.discard(card.id)
        self._done += 1
        try:
            self._keep(card, taken)
        except OSError as problem:
            self._end(_not_saved(problem).sentence)
            return
        self.progressed.emit(self._done, self._total)
        if self._silent >= MOST_SILENT:
            assert isinstance(taken, OriginalProblem)
            self._end(taken.sentence)
            return
        self._next()

    def _keep(self, card: Painting, taken: Taken) -> None:
        if isinstance(taken, Kept):
            self._silent = 0
            self._originals.add(card.id, taken)
            self.arrived.emit(card, str(self._originals.folder / taken.file))
            return
        is_silent = taken.sentence.text in (problems.NO_ANSWER, problems.BUSY)
        self._silent = self._silent + 1 if is_silent else 0
        self._originals.add_failure(card.id, taken.sentence)
        self.refused.emit(card, taken.sentence)

    # All cards

    def _compare(self) -> None:
        self.comparing.emit()
        stop, originals, decks = self._stop, self._originals, tuple(self._decks())

        def work() -> None:
            from artgames.decks.originals.measuring import measure_deck  # noqa: PLC0415 - in this thread

            problem: Sentence | None = None
            try:
                for deck in decks:
                    measure_deck(deck, originals, stop.is_set)
            except OSError as found:
                problem = _not_saved(found).sentence
            if not stop.is_set():
                self._measured.emit(problem)

        QThreadPool.globalInstance().start(work)

    def _end(self, problem: Sentence | None) -> None:
        if not self.is_running:
            return
        self._stop.set()
        self._requests.stop()
        self._cards.clear()
        self.ended.emit(problem)


def _not_saved(problem: OSError) -> OriginalProblem:
    return OriginalProblem(problems.NOT_SAVED, reason=problem.strerror or "")
