"""Points: who has most of them, how a sheet adds up, and how a victory is told."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from artgames.engine.api import Outcome, Seat
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice

_say = Voice("engine")


class HasPoints(Protocol):
    """One seat's line on a score sheet."""

    @property
    def points(self) -> int: ...


class HasRows(Protocol):
    """A round on a score sheet, lines in the order of the seats."""

    @property
    def rows(self) -> Sequence[HasPoints]: ...


def added(totals: Iterable[int], rows: Iterable[HasPoints]) -> tuple[int, ...]:
    """The totals after a round."""
    return tuple(total + row.points for total, row in zip(totals, rows, strict=True))


def sums(pad: Iterable[HasRows], seats: int) -> tuple[int, ...]:
    """What the rounds on a sheet add up to."""
    rounds = tuple(pad)
    return tuple(sum(one.rows[seat].points for one in rounds) for seat in range(seats))


def leaders(points: Sequence[int]) -> tuple[Seat, ...]:
    best = max(points)
    return tuple(seat for seat, made in enumerate(points) if made == best)


def most_points(points: tuple[int, ...], reason: str = "most_points") -> Outcome:
    """Most points win, and a tie is shared."""
    winners = leaders(points)
    return Outcome(winners, points, reason if len(winners) == 1 else "shared")


def found_by(right: Sequence[Seat], guessers: int) -> Sentence:
    """Who of so many has found what somebody meant; that all have is no compliment."""
    if not right:
        return _say(QT_TRANSLATE_NOOP("engine", "Nobody found it."))
    if len(right) == guessers:
        return _say(QT_TRANSLATE_NOOP("engine", "Everyone found it: too easy!"))
    if len(right) == 1:
        return _say(QT_TRANSLATE_NOOP("engine", "Only {finder} found it."), {"finder": right[0]})
    return _say(QT_TRANSLATE_NOOP("engine", "{count} players found it."), count=len(right))


def victory(outcome: Outcome, *, named: int = 2) -> Sentence:
    """Who has won, and with how many points; more than `named` people, three at the most, are only counted."""
    winners, points = outcome.winners, outcome.points[outcome.winners[0]]
    if len(winners) > named:
        text = QT_TRANSLATE_NOOP("engine", "{count} players share the victory, with {points} each.")
        return _say(text, count=len(winners), points=points)
    if len(winners) == 3:
        text = QT_TRANSLATE_NOOP("engine", "{first}, {second} and {third} share the victory, with {points} each.")
        return _say(text, {"first": winners[0], "second": winners[1], "third": winners[2]}, points=points)
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP("engine", "{first} and {second} share the victory, with {points} each.")
        return _say(text, {"first": winners[0], "second": winners[1]}, points=points)
    text = QT_TRANSLATE_NOOP("engine", "{winner} wins with {points:one point|# points}.")
    return _say(text, {"winner": winners[0]}, points=points)
