"""Set-ups for any game on a machine without a deck: cards that are numbers, with invented labels."""

from collections.abc import Iterator

from artgames.decks.match_box import labelled_box
from artgames.decks.similarity import Likeness
from artgames.engine.api import (
    Options,
    Setup,
)
from artgames.engine.facts import Facts
from artgames.engine.info import GameInfo

CARDS = tuple(range(1001, 1201))
"""Cards that are numbers and nothing else, for machines without a deck: rules need no more."""


def plain_setup(
    info: GameInfo, seats: int, seed: str, options: Options | None = None, cards: tuple[int, ...] = CARDS
) -> Setup:
    """A set-up with cards that are numbers and nothing else; where a game needs dates or labels, with invented ones."""
    return labelled_box(cards, info, PlainCards(info)).setup(seats, info.complete(options or {}), seed)


class PlainCards:
    """Supplies for cards without a deck."""

    likeness = Likeness()
    in_order = False

    def __init__(self, info: GameInfo) -> None:
        self._every_sitter = "sitters" in info.needs

    def artist_of(self, _card: int) -> str:
        return ""

    def year_of(self, card: int) -> int:
        """In no order, and some years twice."""
        return 1450 + card * 7919 % 450

    def facts_of(self, card: int) -> Facts:
        """Labels that nobody takes for real ones; on some something is missing, but nothing that the game needs."""
        return _plain_label(card, self.year_of(card), self._every_sitter or card % 3 == 0)


def _plain_label(card: int, year: int, has_sitter: bool) -> Facts:
    painter = card * 31 % 40
    born = year - 30 - painter % 7
    return Facts(
        title=f"Number {card}",
        artist=f"Painter{painter} Surname{painter}" if card % 9 else "",
        lived=f"{born}–{born + 60}",
        born=born,
        died=born + 60,
        country=f"Land{painter % 6}",
        dated=str(year) if card % 11 else "",
        begun=year if card % 11 else None,
        completed=year if card % 11 else None,
        school=f"Manner{painter % 8}" if card % 7 else "",
        museum=f"House{card % 10}",
        city=f"Town{card % 10}",
        sitter=f"Person{card} Name{card}" if has_sitter else "",
    )


def setups(info: GameInfo, seats: int, seed: str = "contract") -> Iterator[Setup]:
    """The default house rules, and each one at either end of what it allows, one at a time."""
    yield plain_setup(info, seats, seed)
    for option in info.options:
        extremes = {*option.values[:1], *option.values[-1:], *(option.free_range or ())}
        if all(isinstance(value, int) for value in option.values):
            extremes |= {min(option.values), max(option.values)}
        for value in sorted(extremes - {option.default}, key=str):
            beside = {option.only_with[0]: option.only_with[1][0]} if option.only_with else {}
            yield plain_setup(info, seats, f"{seed}/{option.key}/{value}", {**beside, option.key: value})
