"""The last minute of a match: small awards, how it turned, and what people made on the way.

A game says what happened in its own words (`Recap` in ``capabilities``); who gets which award, and where the points
turned, is found out here in the same way for all of them. Nothing of it is asked before a match is over.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice

Lines: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat: the points after each round, from 0 on."""

_say = Voice("engine")


class Award(NamedTuple):
    """Something that somebody did best. Nothing anybody would not like to hear about themselves."""

    seat: int
    title: Sentence
    """It is given once: several who could have it are several awards of this title."""

    says: Sentence
    """What happened, with a `{painting}` in it where there is a card."""

    card: int | None = None
    teases: bool = False
    """Among grown-ups only."""

    perfect: bool = False
    """Nothing could have been done better."""


class Keepsake(NamedTuple):
    """Something that people wrote or chose, to be read once more with the paintings it was about."""

    head: Sentence
    text: str = ""
    """As it was written."""

    cards: tuple[int, ...] = ()
    says: tuple[Sentence, ...] = ()
    """What came of it."""

    by_turns: bool = False
    """The text is a conversation: one says a line, and the other the next."""


class SheetLine(NamedTuple):
    """One player's line of a score sheet that is written at the end."""

    seat: int
    points: int
    says: tuple[Sentence, ...]


# Awards


def best(values: Mapping[int, int], least: int = 1) -> tuple[int, ...]:
    """The seats with the highest value, if that is worth telling; nobody, where all are level."""
    most = max(values.values(), default=0)
    seats = tuple(seat for seat, value in values.items() if value == most)
    return seats if most >= least and (len(seats) < len(values) or len(values) == 1) else ()


class Honours:
    """Makes the awards of one game: each for whoever has most of something, which is `{count}` in what it says."""

    def __init__(self, context: str) -> None:
        self._say = Voice(context)

    def __call__(
        self, counts: Mapping[int, int], title: str, says: str, least: int = 1, *, teases: bool = False
    ) -> list[Award]:
        return [
            Award(seat, self._say(title), self._say(says, count=counts[seat]), teases=teases)
            for seat in best(counts, least)
        ]

    def perfect(self, seats: Iterable[int], title: str, says: str) -> list[Award]:
        """For those who could not have done better."""
        return [Award(seat, self._say(title), self._say(says), perfect=True) for seat in seats]


_honour = Honours("engine")


def hand_out(candidates: Iterable[Award], *, gentle: bool) -> tuple[Award, ...]:
    """One for each seat and each title once, so that as many people as possible get one; of several titles those that
    are named first. In the order of the seats."""
    allowed = [one for one in candidates if not (gentle and one.teases)]
    by_title: dict[str, list[Award]] = {}
    for award in sorted(allowed, key=lambda one: not one.perfect):
        by_title.setdefault(award.title.text, []).append(award)
    given: dict[int, Award] = {}
    for title in by_title:
        _give(title, by_title, given, set())
    return tuple(given[seat] for seat in sorted(given))


def _give(title: str, by_title: Mapping[str, Sequence[Award]], given: dict[int, Award], asked: set[int]) -> bool:
    """Find somebody for this title; whoever has another one may pass it on to be free."""
    for award in by_title[title]:
        if award.seat in asked:
            continue
        asked.add(award.seat)
        before = given.get(award.seat)
        if before is None or _give(before.title.text, by_title, given, asked):
            given[award.seat] = award
            return True
    return False


def usual_awards(lines: Lines) -> list[Award]:
    """What the points of any game show. They come after a game's own."""
    gains = [[after - before for before, after in pairwise(line)] for line in lines]
    if not gains or len(gains) < 2 or len(gains[0]) < 2:
        return []
    seats = range(len(lines))
    last = {seat: gains[seat][-1] for seat in seats}
    first = {seat: gains[seat][0] for seat in seats}
    leaps = {seat: max(gains[seat]) for seat in seats}
    steady = [seat for seat in seats if min(gains[seat]) > 0]
    risen = {seat: _risen(lines, seat) for seat in seats}
    single, last_round, first_round = (
        QT_TRANSLATE_NOOP("engine", "{count:One point|# points} in a single round"),
        QT_TRANSLATE_NOOP("engine", "{count:One point|# points} in the last round"),
        QT_TRANSLATE_NOOP("engine", "{count:One point|# points} in the first round"),
    )
    up = QT_TRANSLATE_NOOP("engine", "Up {count:one place|# places} in the second half")
    every = QT_TRANSLATE_NOOP("engine", "Points in every round")
    return [
        *_honour(leaps, QT_TRANSLATE_NOOP("engine", "Giant leap"), single, 2),
        *_honour(risen, QT_TRANSLATE_NOOP("engine", "Great comeback"), up),
        *_honour(last, QT_TRANSLATE_NOOP("engine", "Strong finish"), last_round),
        *_honour(first, QT_TRANSLATE_NOOP("engine", "Flying start"), first_round),
        *(Award(seat, _say(QT_TRANSLATE_NOOP("engine", "Steady hand")), _say(every)) for seat in steady),
    ]


def with_good_rounds(given: Sequence[Award], lines: Lines) -> tuple[Award, ...]:
    """Whoever got nothing is told of the best round of their own, if any brought a point. In the order of the seats."""
    have = {award.seat for award in given}
    best_of = {
        seat: max((after - before for before, after in pairwise(line)), default=0) for seat, line in enumerate(lines)
    }
    title, says = (
        QT_TRANSLATE_NOOP("engine", "A good round"),
        QT_TRANSLATE_NOOP("engine", "{count:One point|# points} at once"),
    )
    more = [
        Award(seat, _say(title), _say(says, count=gain))
        for seat, gain in best_of.items()
        if seat not in have and gain > 0 and len(lines) > 1
    ]
    return tuple(sorted((*given, *more), key=lambda award: award.seat))


def _risen(lines: Lines, seat: int) -> int:
    """How many places somebody was further up in the end than half-way."""
    half = (len(lines[0]) - 1) // 2
    return _place(lines, seat, half) - _place(lines, seat, -1) if half else 0


def _place(lines: Lines, seat: int, at: int) -> int:
    return sum(line[at] > lines[seat][at] for line in lines)


# How it turned

Turned: TypeAlias = Literal["ahead", "lead", "throughout", "level", "leap"]


class TurningPoint(NamedTuple):
    """A point of the chart that is worth a sentence: somebody, after so many rounds."""

    after: int
    seat: int
    kind: Turned
    points: int
    """How far somebody was ahead, or how much the round brought."""


def turning_points(lines: Lines, winners: Sequence[int]) -> tuple[TurningPoint, ...]:
    """Two at most, in their order: how somebody else was ahead, or the greatest leap, and how the match was won."""
    rounds = len(lines[0]) - 1 if lines else 0
    if rounds < 2 or len(lines) < 2 or not winners or len(winners) == len(lines):
        return ()
    won = _decision(lines, winners)
    before = _rival(lines, winners, won.after) or _leap(lines, won)
    return tuple(sorted((before, won))) if before is not None else (won,)


def _decision(lines: Lines, winners: Sequence[int]) -> TurningPoint:
    """From when on nobody was before the winners; the last of them to get there, where several share it."""
    reached = {seat: _ahead_from(lines, seat) for seat in winners}
    seat = max(winners, key=lambda one: (reached[one], -one))
    after, line = reached[seat], lines[seat]
    if len(winners) > 1:
        return TurningPoint(max(1, after), seat, "level", line[-1])
    after = _alone_from(lines, seat, after)
    if after <= 1:
        return TurningPoint(1, seat, "throughout", line[1])
    return TurningPoint(after, seat, "lead", line[after] - line[after - 1])


def _alone_from(lines: Lines, seat: int, after: int) -> int:
    """After which round this seat was before all others, from that one on in which nobody was before it any more. Where
    only a tie-break decides: after the one that brought it most."""
    rounds, others = range(after, len(lines[seat])), [line for at, line in enumerate(lines) if at != seat]
    alone = (at for at in rounds if all(line[at] < lines[seat][at] for line in others))
    return next(alone, max(rounds, key=lambda at: lines[seat][at] - lines[seat][at - 1]))


def _ahead_from(lines: Lines, seat: int) -> int:
    """After which round nobody was before this seat any more."""
    behind = [at for at in range(1, len(lines[0])) if any(line[at] > lines[seat][at] for line in lines)]
    return min(behind[-1] + 1, len(lines[0]) - 1) if behind else 1


def _rival(lines: Lines, winners: Sequence[int], until: int) -> TurningPoint | None:
    """Who was furthest ahead of the later winners, and when."""
    found = [
        TurningPoint(at, seat, "ahead", lines[seat][at] - max(lines[one][at] for one in winners))
        for seat in range(len(lines))
        if seat not in winners
        for at in range(1, until)
    ]
    ahead = [one for one in found if one.points > 0]
    return max(ahead, key=lambda one: (one.points, one.after, -one.seat), default=None)


def _leap(lines: Lines, won: TurningPoint) -> TurningPoint | None:
    """The round that brought somebody most, besides what is told already."""
    found = [
        TurningPoint(at, seat, "leap", line[at] - line[at - 1])
        for seat, line in enumerate(lines)
        for at in range(1, len(line))
        if (at, seat) != (won.after, won.seat)
    ]
    leaps = [one for one in found if one.points > 1]
    return max(leaps, key=lambda one: (one.points, one.after, -one.seat), default=None)


def told_turn(point: TurningPoint) -> Sentence:
    texts: dict[Turned, str] = {
        "ahead": QT_TRANSLATE_NOOP("engine", "{name} is {points:one point|# points} ahead of the later winner."),
        "lead": QT_TRANSLATE_NOOP("engine", "{name} scores {points:one point|# points}, and is never overtaken."),
        "throughout": QT_TRANSLATE_NOOP("engine", "{name} takes the lead, and is never overtaken."),
        "level": QT_TRANSLATE_NOOP("engine", "{name} draws level, and shares the victory."),
        "leap": QT_TRANSLATE_NOOP("engine", "{name} scores {points:one point|# points} at once."),
    }
    return _say(texts[point.kind], {"name": point.seat}, points=point.points)
