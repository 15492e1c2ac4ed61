"""A detective: turns feelings of familiarity into marks that are worth making."""

from collections.abc import Sequence
from itertools import combinations
from math import comb, exp

from artgames.bots.memory import Eye, Memory, look, weigh
from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.bot.earlier import faded
from artgames.games.stolen_paintings.bot.levels import Level
from artgames.games.stolen_paintings.bot.wager import worth_a_wager
from artgames.games.stolen_paintings.rules.events import ExhibitOpened
from artgames.games.stolen_paintings.rules.records import Mark, Wager
from artgames.games.stolen_paintings.rules.scoring import detective_points

Theft = tuple[frozenset[int], float]
"""Places 0–7 at the auction that may be the stolen ones, and how likely that is."""

SURE = 0.8
DOUBTFUL = 0.55


def decide_marks(seen: SeatKnowledge, level: Level, eye: Eye, rng: Rng) -> Decision:
    view = seen.view
    evidence, thefts = suspect(seen, level, eye, rng)
    marks = best_marks(evidence, thefts, view.max_marks)
    tokens = tuple(sorted(place + 1 for place in marks))
    belief = beliefs(marks, thefts)
    if marks and worth_a_wager(max(belief.values()), view):
        surest = max(belief, key=lambda place: belief[place]) + 1
        return Decision(Wager(surest, tuple(token for token in tokens if token != surest)), reason(belief))
    return Decision(Mark(tokens), reason(belief))


def suspect(seen: SeatKnowledge, level: Level, eye: Eye, rng: Rng) -> tuple[list[float], list[Theft]]:
    """What the memory of this exhibit, and of earlier ones, says about each painting, and what may have been stolen."""
    view = seen.view
    exhibit = last_exhibit(seen)
    memory = look(exhibit, view.timer_seconds, level, eye, rng.fork("look"))
    memory = Memory(memory.vivid, faded(seen.events, {*exhibit, *view.auction}, level))
    evidence = weigh(memory, view.auction, level, eye, rng.fork("feel"))
    counts = (1, 2, 3) if view.stolen_count is None else (view.stolen_count,)
    return evidence, possible_thefts(evidence, counts)


def last_exhibit(seen: SeatKnowledge) -> tuple[int, ...]:
    return next(event.paintings for event in reversed(seen.events) if isinstance(event, ExhibitOpened))


def possible_thefts(evidence: Sequence[float], counts: Sequence[int]) -> list[Theft]:
    """All sets that may have been stolen, with the probabilities that the evidence gives them."""
    places = range(len(evidence))
    weighted = [
        (frozenset(taken), exp(sum(evidence[place] for place in taken)) / comb(len(evidence), count))
        for count in counts
        for taken in combinations(places, count)
    ]
    total = sum(weight for _, weight in weighted)
    return [(taken, weight / total) for taken, weight in weighted]


def best_marks(evidence: Sequence[float], thefts: Sequence[Theft], limit: int) -> frozenset[int]:
    """The marks with the most points to be expected (SP-11), the bonus for an exact answer included.

    Whatever the number of marks, the most suspicious places are the best ones, so only the number is to be found.
    """
    suspicious = sorted(range(len(evidence)), key=lambda place: -evidence[place])
    candidates = [frozenset(suspicious[:count]) for count in range(min(limit, len(evidence)) + 1)]
    return max(candidates, key=lambda marks: expected_points(marks, thefts))


def expected_points(marks: frozenset[int], thefts: Sequence[Theft]) -> float:
    total = 0.0
    for taken, probability in thefts:
        hits = len(marks & taken)
        total += probability * detective_points(hits, len(marks) - hits, marks == taken)
    return total


def beliefs(marks: frozenset[int], thefts: Sequence[Theft]) -> dict[int, float]:
    """How likely each of these places is a stolen one."""
    return {place: sum(chance for taken, chance in thefts if place in taken) for place in sorted(marks)}


def reason(belief: dict[int, float]) -> Sentence:
    """Why these places and no others, by the one that is most in doubt."""
    if not belief:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Nothing here looked familiar enough to mark.")
        return Sentence("stolen_paintings", text)
    doubtful = min(belief, key=lambda place: belief[place])
    if belief[doubtful] >= SURE:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "I remember painting {token} well.")
    elif belief[doubtful] >= DOUBTFUL:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Painting {token} looks familiar, but I’m not sure.")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Painting {token} is a guess: it may just look like one I saw.")
    return Sentence("stolen_paintings", text, {"token": doubtful + 1})
