"""A guesser: points at what feels new, or at the place where something is missed."""

from artgames.bots.memory import Eye, Memory, hazy, look, weigh
from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.forgers.bot.levels import Level
from artgames.games.forgers.rules.records import Guess, TableView, WallOpened
from artgames.games.forgers.words.say import place_name, say

FADES = 0.85
"""So much of a memory is left a round later."""

NOTICED = 0.45
"""A painting must be remembered better than this to be missed at its place."""

MISSED_WEIGHT = 3.0
"""How much missing a painting counts beside the feeling that another one is new."""

SURE = 2.5
DOUBTFUL = 0.8


def decide_guess(seen: SeatKnowledge, level: Level, eye: Eye, rng: Rng) -> Decision:
    suspicions = suspect(seen, level, eye, rng)
    place = max(suspicions, key=lambda one: suspicions[one])
    return Decision(Guess((place,)), _why(place, suspicions[place]))


def suspect(seen: SeatKnowledge, level: Level, eye: Eye, rng: Rng) -> dict[int, float]:
    """How much speaks for a forgery at each place where one may still hang."""
    view: TableView = seen.view
    walls = [event.paintings for event in seen.events if isinstance(event, WallOpened)]
    memory = remember(walls, view.timer_seconds, level, eye, rng)
    cleared = {guess.place for guess in view.guesses}
    hung = {place: card for place, card in enumerate(view.wall) if card is not None and place not in cleared}
    old = weigh(memory, tuple(hung.values()), level, eye, rng.fork(f"feel/{view.round}"))
    missed = _missed(memory, walls[-1], view, level, rng.fork(f"miss/{view.round}"))
    return {place: missed[place] - feeling for place, feeling in zip(hung, old, strict=True)}


def remember(walls: list[tuple[int, ...]], seconds: int, level: Level, eye: Eye, rng: Rng) -> Memory:
    """What is left of the last wall, of which most hung in the rounds before, too."""
    vivid = dict.fromkeys(walls[-1], 0.0)
    for age, wall in enumerate(reversed(walls)):
        seen = look(wall, seconds, level, eye, rng.fork(f"look/{len(walls) - age}"))
        for painting in vivid.keys() & seen.vivid.keys():
            vivid[painting] = max(vivid[painting], FADES**age * seen.vivid[painting])
    return Memory(vivid)


def _missed(memory: Memory, before: tuple[int, ...], view: TableView, level: Level, rng: Rng) -> list[float]:
    """For each place how strongly the painting is missed that hung there. Who does not look for it at the other places
    falls for two that only changed theirs (SP-42)."""
    missed = []
    for place, painting in enumerate(before):
        feeling, rng = hazy(memory.vivid[painting], level.haze, rng)
        is_there = view.wall[place] == painting or (level.checks and painting in view.wall)
        missed.append(0.0 if is_there else MISSED_WEIGHT * max(0.0, feeling - NOTICED))
    return missed


def _why(place: int, suspicion: float) -> Sentence:
    if suspicion >= SURE:
        text = QT_TRANSLATE_NOOP("forgers", "I was sure about {place}: something else hung there.")
    elif suspicion >= DOUBTFUL:
        text = QT_TRANSLATE_NOOP("forgers", "I couldn’t remember {place}.")
    else:
        text = QT_TRANSLATE_NOOP("forgers", "{place} was a guess.")
    return say(text, place=place_name(place))
