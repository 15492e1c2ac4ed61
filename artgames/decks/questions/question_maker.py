"""Makes questions: the right answer from the card's label, wrong ones from other cards of the same time and country."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice
from types import MappingProxyType
from typing import NamedTuple

from artgames.decks.questions.ambiguity import could_be_right
from artgames.decks.questions.answer_texts import hundred, middle, plain, span, told
from artgames.decks.questions.seen_people import kind_of
from artgames.decks.questions.stop_words import EAST
from artgames.engine.facts import Element, Facts, Question
from artgames.engine.rng import Rng

FEWEST = 3
"""A question with fewer answers than this is not asked: it would be a throw of a coin."""

_NEAREST = 3
"""Wrong answers are drawn from so many times as many as are wanted, the most plausible ones."""

_IN_TIME: tuple[Element, ...] = ("date", "century")
"""Their answers stand in the order of time."""

_ELSEWHERE, _FAR_AWAY, _OTHER_FORM = 40.0, 150.0, 20.0
"""Another country, another part of the world, a date of another form: as far off as so many years."""

_OTHER_KIND: Mapping[Element, float] = MappingProxyType({"title": 600.0, "sitter": 600.0, "artist": 120.0})
"""What is of another kind than the picture is wrong at first sight: so many years off. Fewer people know that an artist
never painted such a thing."""

_THIS_CENTURY = 1999
"""No later century is made up."""


class Offer(NamedTuple):
    """An answer that some cards of the deck have in common."""

    text: str
    cards: tuple[Facts, ...]


class Asker:
    """Asks about the cards of one deck. What it finds out about a card it finds out once."""

    def __init__(self, cards: Sequence[int], facts: Sequence[Facts]) -> None:
        self._facts = dict(zip(cards, facts, strict=True))
        self._offers: dict[Element, tuple[Offer, ...]] = {}
        self._plausible: dict[tuple[int, Element], tuple[Offer, ...]] = {}
        self._split: dict[tuple[int, Element], tuple[tuple[Offer, ...], tuple[Offer, ...]]] = {}
        self._wrong: dict[tuple[int, Element], frozenset[str]] = {}
        self._told: dict[tuple[int, Element], str] = {}
        self._having: dict[Element, dict[str, tuple[int, ...]]] = {}
        self._alike: defaultdict[Element, dict[tuple[str, str], bool]] = defaultdict(dict)

    def ask(self, card: int, element: Element, rng: Rng, answers: int = 4) -> Question | None:
        """A question with one right answer; None where the label says nothing, or the deck too little. The same chance
        gives the same question, whatever was asked before."""
        right = self.told(card, element)
        if not right:
            return None
        wrong = self._draw(card, element, answers - 1, rng.fork(f"{card}/{element}"))
        if len(wrong) + 1 < FEWEST:
            return None
        facts = self._facts[card]
        if element in _IN_TIME:
            texts = _in_order((Offer(right, (facts,)), *wrong))
        else:
            texts, _ = rng.fork(f"order/{card}/{element}").shuffled([right, *[offer.text for offer in wrong]])
        return Question(card, element, texts, texts.index(right) + 1, facts.homage)

    def told(self, card: int, element: Element) -> str:
        """What is right for this card; empty where nobody knows."""
        known = self._told.get((card, element))
        if known is None:
            known = self._told[card, element] = told(self._facts[card], element)
        return known

    def is_wrong(self, card: int, element: Element, answer: str) -> bool:
        """Whether this answer, which other cards of the deck have, is beyond doubt not that of this card."""
        if element == "century":  # equal or another one
            return answer != self.told(card, element)
        if (card, element) not in self._wrong:
            self._wrong[card, element] = frozenset(offer.text for offer in self._near(card, element))
        return answer in self._wrong[card, element]

    def answers(self, element: Element) -> tuple[str, ...]:
        """Every answer that some card of the deck has."""
        return tuple(offer.text for offer in self._all(element))

    def having(self, element: Element, answer: str) -> tuple[int, ...]:
        """The cards of the deck that have this answer, however it is written."""
        if element not in self._having:
            found: dict[str, list[int]] = {}
            for card in self._facts:
                found.setdefault(plain(self.told(card, element)), []).append(card)
            self._having[element] = {text: tuple(cards) for text, cards in found.items()}
        return self._having[element].get(plain(answer), ())

    def _draw(self, card: int, element: Element, wanted: int, rng: Rng) -> tuple[Offer, ...]:
        """Wrong answers, none of which could be taken for another one."""
        pool = self._near(card, element)
        if element not in _IN_TIME:
            return self._pick(element, (), _nearest_first(pool, wanted, rng), wanted)
        # Some earlier, some later, so that the middle of four dates is no better guess than the first or the last.
        earlier, later = self._in_time(card, element)
        before, rng = rng.below(wanted + 1)
        drawn = self._pick(element, (), _nearest_first(earlier, before, rng.fork("earlier")), before)
        drawn = self._pick(element, drawn, _nearest_first(later, wanted - before, rng.fork("later")), wanted)
        return drawn if len(drawn) == wanted else self._pick(element, drawn, pool, wanted)

    def _in_time(self, card: int, element: Element) -> tuple[tuple[Offer, ...], tuple[Offer, ...]]:
        """Wrong answers that are earlier than the right one, and all others."""
        if (card, element) not in self._split:
            here = middle(self._facts[card]) or 0.0
            sides: tuple[list[Offer], list[Offer]] = ([], [])
            for offer in self._near(card, element):
                sides[(middle(offer.cards[0]) or 0.0) >= here].append(offer)
            self._split[card, element] = tuple(sides[0]), tuple(sides[1])
        return self._split[card, element]

    def _pick(self, element: Element, drawn: Sequence[Offer], pool: Iterable[Offer], wanted: int) -> tuple[Offer, ...]:
        """Add from the pool what cannot be taken for anything drawn before, until there are enough."""
        picked, known = list(drawn), self._alike[element]
        for offer in pool:
            if len(picked) == wanted:
                break
            for other in picked:
                if pair := known.get((offer.text, other.text)):
                    break
                if pair is None and self._are_alike(element, offer, other):
                    break
            else:
                picked.append(offer)
        return tuple(picked)

    def _are_alike(self, element: Element, offer: Offer, other: Offer) -> bool:
        """Whether one could be taken for the other. Where an answer comes from, its text says."""
        alike = could_be_right(element, offer.cards[0], other.cards[0])
        self._alike[element][offer.text, other.text] = alike
        return alike

    def _near(self, card: int, element: Element) -> tuple[Offer, ...]:
        """Everything that is wrong for this card beyond doubt, the most plausible first."""
        if (card, element) not in self._plausible:
            facts = self._facts[card]
            wrong = [
                offer
                for offer in (_centuries(facts) if element == "century" else self._all(element))
                if not any(could_be_right(element, facts, other) for other in offer.cards)
            ]
            wrong.sort(key=lambda offer: (_far(element, facts, offer), offer.text))
            self._plausible[card, element] = tuple(wrong)
        return self._plausible[card, element]

    def _all(self, element: Element) -> tuple[Offer, ...]:
        """Every answer that the deck knows, with all cards that have it however it is written."""
        if element not in self._offers:
            found: dict[str, list[Facts]] = {}
            for facts in self._facts.values():
                if text := told(facts, element):
                    found.setdefault(plain(text) or text, []).append(facts)
            self._offers[element] = tuple(Offer(told(cards[0], element), tuple(cards)) for cards in found.values())
        return self._offers[element]


@lru_cache(maxsize=4)
def asker_for(cards: tuple[int, ...], facts: tuple[Facts, ...]) -> Asker:
    """An asker for these cards; one that was there before knows more, but asks the same."""
    return Asker(cards, facts)


def ask(cards: Mapping[int, Facts], card: int, element: Element, rng: Rng, answers: int = 4) -> Question | None:
    """A single question. Whoever asks several keeps an `Asker`."""
    return asker_for(tuple(cards), tuple(cards.values())).ask(card, element, rng, answers)


def _centuries(facts: Facts) -> tuple[Offer, ...]:
    """Those before and after, whether or not the deck has a painting of them."""
    years = span(facts)
    assert years is not None
    firsts = [years[0] // 100 * 100 + 100 * step for step in (-3, -2, -1, 1, 2, 3)]
    return tuple(
        Offer(hundred(first), (Facts(begun=first, completed=first + 99),))
        for first in firsts
        if 100 <= first <= _THIS_CENTURY
    )


def _far(element: Element, facts: Facts, offer: Offer) -> float:
    """How implausible an answer is, in years; that of its nearest card."""
    return min(_years_off(facts, other) + _oddness(element, facts, other) for other in offer.cards)


def _years_off(one: Facts, other: Facts) -> float:
    here, there = middle(one), middle(other)
    return 100.0 if here is None or there is None else abs(here - there)


def _oddness(element: Element, facts: Facts, other: Facts) -> float:
    if element == "date":  # an exact year among rough ones would give itself away, or the other way round
        return _OTHER_FORM if _form(facts.dated) != _form(other.dated) else 0.0
    odd = _ELSEWHERE if facts.country != other.country else 0.0
    if (plain(facts.country) in EAST) != (plain(other.country) in EAST):
        odd += _FAR_AWAY
    return odd + (_OTHER_KIND.get(element, 0.0) if kind_of(facts) != kind_of(other) else 0.0)


def _form(dated: str) -> str:
    return "".join("0" if letter.isdigit() else letter for letter in dated)


def _nearest_first(pool: tuple[Offer, ...], wanted: int, rng: Rng) -> Iterable[Offer]:
    """The most plausible answers in any order, then all others."""
    nearest, _ = rng.shuffled(pool[: wanted * _NEAREST])
    return chain(nearest, islice(pool, wanted * _NEAREST, None))


def _in_order(offers: Iterable[Offer]) -> tuple[str, ...]:
    """The texts in the order of time."""
    return tuple(offer.text for offer in sorted(offers, key=lambda offer: span(offer.cards[0]) or (0, 0)))
