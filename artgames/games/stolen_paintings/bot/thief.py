"""A thief: steals what is easily forgotten or confused, and hangs it where nobody looks twice."""

from collections.abc import Sequence
from itertools import product
from math import exp, prod

from artgames.bots.memory import Eye, chance_to_take_in
from artgames.engine.api import Decision
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.bot.levels import LEVELS, Level
from artgames.games.stolen_paintings.rules.records import MAX_STOLEN, Hang, PadRound, Steal, TableView
from artgames.games.stolen_paintings.rules.scoring import EXACT_BONUS, HIT_POINTS

RIVAL = LEVELS["normal"]
"""Whom a thief expects to meet before the detectives have shown how good they are."""

USUAL_SPOTTED = 0.45
"""How many of the stolen paintings such detectives spot."""

FALSE_ALARMS = 0.3
"""Wrong marks that such a detective makes in a round."""

COUNTS = range(1, MAX_STOLEN + 1)

UNREMARKABLE = (1, 2, 5, 6)
"""Places of the auction, four by two, that are no corner."""

AUCTION_COLUMNS = 4


def decide_theft(view: TableView, level: Level, eye: Eye, rng: Rng) -> Decision:
    risk = spotting_chances(view, eye)
    order = _by_preference(view.exhibit, risk, level, eye, rng.fork("taste"))
    risks = [[risk[painting] for painting in order[:count]] for count in COUNTS]
    values = [escape_value(one) if view.cooperative else theft_value(one, view.seats - 1) for one in risks]
    count = _choose_count(values if level.counts else [0.0] * MAX_STOLEN, rng.fork("count"))
    return Decision(Steal(tuple(order[:count])), _why(order[:count], view.exhibit, eye))


def _choose_count(values: Sequence[float], rng: Rng) -> int:
    """How many to steal: the better it is, the more often, but never so that detectives can rely on it."""
    weights = [exp(value - max(values)) for value in values]
    luck, _ = rng.unit()
    luck *= sum(weights)
    for count, weight in zip(COUNTS, weights, strict=True):
        luck -= weight
        if luck < 0:
            return count
    return MAX_STOLEN


def spotting_chances(view: TableView, eye: Eye) -> dict[int, float]:
    """How likely a detective spots each painting of the wall, corrected by what was spotted in earlier rounds."""
    exhibit = view.exhibit
    shift = _spotted_so_far(view.pad) - USUAL_SPOTTED
    chances = {}
    for place, painting in enumerate(exhibit):
        remembered = chance_to_take_in(place, exhibit, view.timer_seconds, RIVAL, eye)
        chances[painting] = min(0.97, max(0.03, 0.1 + 0.8 * remembered + shift))
    return chances


def _spotted_so_far(pad: tuple[PadRound, ...]) -> float:
    """The share of stolen paintings that were spotted in this match, leaning on what is usual while there are few."""
    hits = sum(row.hits for scored in pad for row in scored.rows if not row.thief)
    missed = sum(row.missed for scored in pad for row in scored.rows if not row.thief)
    trust = 6
    return (hits + trust * USUAL_SPOTTED) / (hits + missed + trust)


def _by_preference(exhibit: Sequence[int], risk: dict[int, float], level: Level, eye: Eye, rng: Rng) -> list[int]:
    """The wall, most wanted first. A little whim keeps even a cunning thief from being foreseen."""
    wanted = {}
    for painting in exhibit:
        whim, rng = rng.unit()
        liking = 0.5 * eye.striking(painting) + whim
        wanted[painting] = (1 - level.cunning) * liking - level.cunning * (risk[painting] + 0.08 * whim)
    return sorted(exhibit, key=lambda painting: -wanted[painting])


def theft_value(risks: Sequence[float], detectives: int) -> float:
    """Points to be expected as the thief (SP-12), less those of one detective (SP-11), when these are stolen."""
    earned = detectives * sum(1 - risk for risk in risks)
    given = -FALSE_ALARMS
    for spotted in product((False, True), repeat=len(risks)):
        chance = prod(risk if seen else 1 - risk for risk, seen in zip(risks, spotted, strict=True))
        exact = EXACT_BONUS * (1 - FALSE_ALARMS) if all(spotted) else 0
        given += chance * (HIT_POINTS[sum(spotted)] + exact)
    return earned - given


def escape_value(risks: Sequence[float]) -> float:
    """How good it is to steal these where only the whole truth counts (SP-23): the chance that one is missed or another
    is marked in vain, made as weighty as points are."""
    return 4 * (1 - prod(risks) * (1 - FALSE_ALARMS))


def _why(stolen: Sequence[int], exhibit: Sequence[int], eye: Eye) -> Sentence:
    if max(eye.crowding(painting, exhibit) for painting in stolen) > 0.25:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "There were others like it on the wall.")
    elif min(eye.striking(painting) for painting in stolen) < 0.4:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "It didn’t stand out on that wall.")
    elif len(stolen) == 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "One is the hardest number to get exactly right.")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "I liked them.")
    return Sentence("stolen_paintings", text)


def decide_order(view: TableView, level: Level, eye: Eye, rng: Rng) -> Decision:
    """Stolen paintings away from the corners, mostly, each with the newcomer beside it that resembles it most."""
    stolen = [view.auction[token - 1] for token in view.stolen]
    newcomers, rng = rng.shuffled([painting for painting in view.auction if painting not in stolen])
    cautious, rng = rng.unit()
    if cautious >= level.cunning * 0.75:
        order, rng = rng.shuffled(view.auction)
        anyhow = QT_TRANSLATE_NOOP("stolen_paintings", "I hung them just as they came.")
        return Decision(Hang(order), Sentence("stolen_paintings", anyhow))
    places, rng = rng.sample(UNREMARKABLE, len(stolen))
    row = _fill(dict(zip(places, stolen, strict=True)), list(newcomers), eye)
    text = QT_TRANSLATE_NOOP("stolen_paintings", "In the middle, beside something like it, nobody looks twice.")
    return Decision(Hang(row), Sentence("stolen_paintings", text))


def _fill(hung: dict[int, int], newcomers: list[int], eye: Eye) -> tuple[int, ...]:
    """Hang a look-alike beside each stolen painting, and then the rest in any order."""
    for place, painting in tuple(hung.items()):
        beside = next((other for other in _neighbours(place) if other not in hung), None)
        if beside is not None:
            look_alike = max(newcomers, key=lambda other: eye.confusable(painting, other))
            newcomers.remove(look_alike)
            hung[beside] = look_alike
    return tuple(hung[place] if place in hung else newcomers.pop() for place in range(len(hung) + len(newcomers)))


def _neighbours(place: int) -> list[int]:
    """The places to the left and right in the same row of the auction."""
    row = place // AUCTION_COLUMNS
    return [other for other in (place - 1, place + 1) if other // AUCTION_COLUMNS == row]
