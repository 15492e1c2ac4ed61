"""A bot at this table adds cards and votes. It never tells a title as if it were a person: as the teller it passes.

It compares the words of a title with what the catalogue says of a painting, as a visitor who reads labels; where no
word fits, it supposes that people talk about what strikes the eye.
"""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from artgames.bots.memory import hazy
from artgames.decks import Likeness
from artgames.decks.catalogue import Painting
from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.choices import Pick
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.title_teller.rules.records import Add, Pass, TableView, Vote

_say = Voice("title_teller")

HAZE: Mapping[str, float] = MappingProxyType({"easy": 1.2, "normal": 0.5, "hard": 0.1})
"""How far off a bot is when it feels how well a painting goes with a title; a word in common counts 1."""

_WORD = re.compile(r"[^\W\d_]{3,}")
_STEM = 4
_EMPTY = frozenset(
    ("the", "and", "for", "with", "from", "that", "this", "are", "was", "has", "not", "his", "her", "its")
)
"""Words of three letters or more that say nothing about a painting."""


class Reader:
    """Asked twice, it thinks the same of the same painting under the same title."""

    def __init__(self, haze: float, likeness: Likeness, facts: Callable[[int], Painting] | None) -> None:
        self._haze, self._likeness, self._facts = haze, likeness, facts

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        view: TableView = seen.view
        if view.phase == "tell":
            return Decision(Pass(), _say(QT_TRANSLATE_NOOP("title_teller", "I can look, but I don’t do titles.")))
        pick = seen.choices[0].fields[0]
        assert isinstance(pick, Pick)
        cards = {one: one if view.phase == "add" else view.row[one - 1] for one in pick.of}
        felt = {one: self._felt(card, view.title, rng) for one, card in cards.items()}
        best = sorted(felt, key=lambda one: (-felt[one], one))[: pick.max]
        why = self._why(tuple(cards[one] for one in best), view.title)
        return Decision(Add(tuple(best)) if view.phase == "add" else Vote(tuple(best)), why)

    def _felt(self, card: int, title: str, rng: Rng) -> float:
        fits = self._in_common(card, title) + 0.8 * self._likeness.striking(card)
        felt, _ = hazy(fits, self._haze, rng.fork(f"{card}/{title}"))
        return felt

    def _in_common(self, card: int, title: str) -> int:
        if self._facts is None:
            return 0
        painting = self._facts(card)
        return len(stems(title) & stems(f"{painting.sentence} {painting.title} {painting.subject}"))

    def _why(self, cards: tuple[int, ...], title: str) -> Sentence:
        if any(self._in_common(card, title) for card in cards):
            return _say(QT_TRANSLATE_NOOP("title_teller", "A word from the title is in the catalogue too."))
        return _say(QT_TRANSLATE_NOOP("title_teller", "No word helped me, so I took what caught my eye."))


def stems(text: str) -> frozenset[str]:
    """The beginnings of the words that mean something."""
    return frozenset(word[:_STEM] for word in _WORD.findall(text.casefold()) if word not in _EMPTY)


def make_bot(
    level: str, likeness: Likeness | None = None, *, facts: Callable[[int], Painting] | None = None, **_: object
) -> Bot:
    """A bot of level easy, normal or hard. Without a catalogue it goes by what strikes the eye, and guesses."""
    return Reader(HAZE[level], likeness if likeness is not None else Likeness(), facts)
