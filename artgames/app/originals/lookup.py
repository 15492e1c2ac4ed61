"""Looks a painting up on Wikidata by title and artist, where nobody knows its number."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from artgames.app.originals.requests import Answer, content_of
from artgames.decks import Painting
from artgames.decks.originals import problems
from artgames.decks.originals.answers import WIKIDATA
from artgames.decks.originals.candidates import Candidate, choose, named_by, read_candidates, read_hits, read_names
from artgames.decks.originals.hosts import Hosts
from artgames.decks.originals.problems import OriginalProblem

MOST_TITLES = 5
"""A painting that has none of so many titles there is not found by a sixth."""

_NEARER = (problems.NO_SUCH_TITLE, problems.OTHER_ARTIST, problems.OTHER_FACTS)
"""Reasons, from the farthest miss to the nearest: the nearest tells most."""


class Lookup:
    """One painting: its titles one after another, each by three questions, until an entry is surely it."""

    def __init__(
        self,
        card: Painting,
        hosts: Hosts,
        ask: Callable[[str, Callable[[Answer], None]], None],
        found: Callable[[str], None],
    ) -> None:
        self._card, self._hosts, self._ask, self._found = card, hosts, ask, found
        self._titles = deque((card.title, *card.aliases)[:MOST_TITLES])
        self._seen: set[str] = set()
        self._why = OriginalProblem(problems.NO_SUCH_TITLE)

    def begin(self) -> None:
        self._next()

    def _next(self) -> None:
        if not self._titles:
            raise self._why
        self._ask(self._hosts.search(self._titles.popleft()), self._take_hits)

    def _take_hits(self, answer: Answer) -> None:
        fresh = [hit for hit in read_hits(_content(answer), self._card) if hit not in self._seen]
        self._seen.update(fresh)
        if fresh:
            self._ask(self._hosts.claims(fresh), self._take_candidates)
        else:
            self._next()

    def _take_candidates(self, answer: Answer) -> None:
        candidates = read_candidates(_content(answer))
        named = named_by(candidates)
        if named:
            self._ask(self._hosts.names(named), lambda found: self._choose(candidates, found))
        else:
            self._next()

    def _choose(self, candidates: list[Candidate], answer: Answer) -> None:
        names = read_names(_content(answer))
        try:
            number = choose(self._card, candidates, names)
        except OriginalProblem as problem:
            if problem.sentence.text == problems.SEVERAL:
                raise
            self._why = max(self._why, problem, key=lambda one: _NEARER.index(one.sentence.text))
            self._next()
            return
        self._found(number)


def _content(answer: Answer) -> bytes:
    return content_of(answer, WIKIDATA, problems.NO_ENTRY)
