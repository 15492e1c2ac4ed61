"""*Show me* for games whose hard bots search: the moments that cost somebody most, what a hard bot would have done
there by what was known, and by how much that would have been better."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from artgames.engine import codec
from artgames.engine.api import HOUSE, Bot, Decision, Event, SeatKnowledge
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.engine.review import Gauge, Moment
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.search import Case, turned

MOMENTS = 3
LOOKED_AT = 7
"""Of so many moments that seem to have mattered those are told that did."""

GLANCES, TRIALS = 6_000, 240
"""Imagined ways to go on: for the whole match at first, and then for each of two moves."""

LEAST = 0.03
"""Nobody minds less than this of a victory, and so few trials cannot tell it from chance."""


class Wise(Bot, Protocol):
    """A bot that can say how good other moves would have been."""

    def case(self, seen: SeatKnowledge, rng: Rng) -> Case: ...


Tell = Callable[[SeatKnowledge, Action, tuple[Event, ...]], Sentence | None]
"""What somebody does, and what happens because of it, in a sentence."""


class Words(NamedTuple):
    """How a game tells of its moments."""

    tell: Tell
    part: Callable[[SeatKnowledge], Sentence]
    """Which part of the match it was."""


class Hindsight:
    """Looks back through one match that is over."""

    def __init__(self, match: Match[Any], bot: Wise, move_of: Callable[[Action], int], words: Words) -> None:
        self._match, self._bot, self._move_of, self._words = match, bot, move_of, words
        self._rng = Rng.from_seed(f"{match.setup.seed}/hindsight")

    def moments(self) -> tuple[Moment, ...]:
        """In the order in which they happened."""
        if self._match.outcome() is None:
            return ()
        cases = dict(self._cases())
        judged = [self._judged(turn, *cases[turn]) for turn in turned(cases, GLANCES, LOOKED_AT)]
        costly = sorted((one for one in judged if one is not None), key=lambda one: -one[0])[:MOMENTS]
        return tuple(sorted((moment for _, moment in costly), key=lambda one: one.turn)) or (self._nothing(),)

    def _cases(self) -> Iterator[tuple[int, tuple[Case, int]]]:
        """By the number of actions before it: every decision that was one, with what was done."""
        for turn, played in enumerate(self._match.history):
            if played.entry.seat != HOUSE and self._was_a_choice(turn):
                case = self._bot.case(self._match.seen_before(turn, played.entry.seat), self._chance(turn))
                made = self._move_of(self._done(turn))
                if made in case.moves and len(case.moves) > 1:
                    yield turn, (case, made)

    def _was_a_choice(self, turn: int) -> bool:
        """Not where there was one thing to do, nor where an old save does not know how things stood."""
        choices, done = self._match.choices_before(turn, self._match.history[turn].entry.seat), self._done(turn)
        return len(choices) > 1 and any(one.fits(done) and one.problem(done) is None for one in choices)

    def _judged(self, turn: int, case: Case, made: int) -> tuple[float, Moment] | None:
        """What a decision has cost, if a hard bot would have decided otherwise."""
        seat = self._match.history[turn].entry.seat
        seen = self._match.seen_before(turn, seat)
        decision = self._bot.choose(seen, self._chance(turn))
        better = self._move_of(decision.action)
        if better == made or better not in case.moves:
            return None
        chances = case.means((made, better), TRIALS)
        cost = chances[better] - chances[made]
        moment = self._moment(turn, seen, decision, (chances[made], chances[better]))
        return None if cost < LEAST or moment is None else (cost, moment)

    def _moment(
        self, turn: int, seen: SeatKnowledge, decision: Decision, chances: tuple[float, float]
    ) -> Moment | None:
        title, instead = self._told(turn, seen, self._done(turn)), self._told(turn, seen, decision.action)
        if title is None or instead is None:
            return None
        made, better = chances
        then = QT_TRANSLATE_NOOP("engine", "A hard bot in {player}’s place:")
        after = QT_TRANSLATE_NOOP("engine", "Chance to win after that: about {percent}%")
        else_after = QT_TRANSLATE_NOOP("engine", "As the hard bot would have played: about {percent}%")
        gauges = (_gauge(after, made), _gauge(else_after, better))
        says = (Sentence("engine", then, people={"player": seen.seat}), instead)
        return Moment(turn + 1, self._words.part(seen), title, says, gauges, mark=False)

    def _told(self, turn: int, seen: SeatKnowledge, action: Action) -> Sentence | None:
        """This action, as if it had been done then."""
        step = self._match.rules.apply(self._match.state_before(turn), seen.seat, action)
        return self._words.tell(seen, action, step.events)

    def _nothing(self) -> Moment:
        part = QT_TRANSLATE_NOOP("engine", "The whole match")
        text = QT_TRANSLATE_NOOP("engine", "No single move decided it: a hard bot would have changed little.")
        return Moment(self._match.turn, Sentence("engine", part), Sentence("engine", text))

    def _done(self, turn: int) -> Action:
        return codec.decode_action(self._match.rules.actions, self._match.history[turn].entry.action)

    def _chance(self, turn: int) -> Rng:
        return self._rng.fork(f"{turn}")


def _gauge(text: str, share: float) -> Gauge:
    return Gauge(share, Sentence("engine", text, {"percent": round(100 * share)}))
