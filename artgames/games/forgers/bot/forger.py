"""A forger: hangs what looks like the original, where few people look, and lets others change places as a lure."""

from artgames.bots.memory import Eye, chance_to_take_in
from artgames.engine.api import Decision
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.forgers.bot.levels import LEVELS, Level
from artgames.games.forgers.rules.records import Forge, TableView
from artgames.games.forgers.words.say import say

RIVAL = LEVELS["normal"]
"""Whom a forger expects to meet."""

MISSED, NEW = 0.65, 0.35
"""How forgeries are found out: the original is missed at its place, or the newcomer feels new."""

MOST_LURES = 3
LOOKS_LIKE = 0.25


def decide_forgeries(view: TableView, level: Level, eye: Eye, rng: Rng) -> Decision:
    wall = tuple(painting for painting in view.wall if painting is not None)
    remembered = {place: chance_to_take_in(place, wall, view.timer_seconds, RIVAL, eye) for place in range(len(wall))}
    hung = choose_forgeries(remembered, view, level, eye, rng.fork("taste"))
    others = {place: chance for place, chance in remembered.items() if place not in hung}
    lures = choose_lures(others, view, level, rng.fork("lure"))
    return Decision(Forge(tuple(hung.values()), tuple(hung), lures), _why(hung, wall, level, eye))


def choose_forgeries(remembered: dict[int, float], view: TableView, level: Level, eye: Eye, rng: Rng) -> dict[int, int]:
    """Place → card of the hand, the best pair first. A little whim keeps even a cunning forger from being foreseen."""
    wall = tuple(painting for painting in view.wall if painting is not None)
    worth = {}
    for place, chance in remembered.items():
        for card in view.hand:
            whim, rng = rng.unit()
            risk = spotting_chance(card, wall[place], wall, chance, eye)
            worth[place, card] = (1 - level.cunning) * whim - level.cunning * (risk + 0.08 * whim)
    hung: dict[int, int] = {}
    for place, card in sorted(worth, key=lambda pair: -worth[pair]):
        if len(hung) < view.forgeries and place not in hung and card not in hung.values():
            hung[place] = card
    return hung


def spotting_chance(card: int, original: int, wall: tuple[int, ...], remembered: float, eye: Eye) -> float:
    """How likely somebody sees through this card in the place of this original."""
    missed = remembered * (1 - eye.confusable(card, original))
    new = 1 - max(eye.confusable(card, painting) for painting in wall)
    return MISSED * missed + NEW * new


def choose_lures(remembered: dict[int, float], view: TableView, level: Level, rng: Rng) -> tuple[int, ...]:
    """Well remembered paintings that change places, now and then, so that somebody misses them in vain."""
    tempted, rng = rng.unit()
    if not view.extra_swaps or tempted >= level.cunning * 0.7:
        return ()
    fewer, rng = rng.below(min(view.extra_swaps, MOST_LURES))
    count = fewer + 1
    striking = sorted(remembered, key=lambda place: -remembered[place])[: 4 * count]
    lures, _ = rng.sample(striking, 2 * count)
    return lures


def _why(hung: dict[int, int], wall: tuple[int, ...], level: Level, eye: Eye) -> Sentence:
    if level.cunning and max(eye.confusable(card, wall[place]) for place, card in hung.items()) > LOOKS_LIKE:
        return say(QT_TRANSLATE_NOOP("forgers", "It looked like what hung there before."))
    if level.cunning:
        return say(QT_TRANSLATE_NOOP("forgers", "Hardly anyone looks at that part of the wall."))
    return say(QT_TRANSLATE_NOOP("forgers", "I thought it went well with the others."))
