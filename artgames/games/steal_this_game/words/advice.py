"""What the solution would have done, in words. Where it has no opinion, nothing is said."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from artgames.engine.api import SeatKnowledge
from artgames.engine.choices import Action
from artgames.engine.review import Gauge
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules.actions import Answer, Claim, Open
from artgames.games.steal_this_game.rules.track import TRACK, Stop
from artgames.games.steal_this_game.words.say import say

Advise: TypeAlias = Callable[[SeatKnowledge], Mapping[Action, float]]
"""How often the solution would do what, in shares of 1, for one who knows just this; empty where it has no opinion."""


def no_advice(seen: SeatKnowledge) -> Mapping[Action, float]:
    return {}


def about_claim(stop: Stop, advice: Mapping[Action, float]) -> tuple[Gauge, ...]:
    if not advice:
        return ()
    share = advice.get(Claim(stop), 0.0)
    text = QT_TRANSLATE_NOOP(
        "steal_this_game",
        "With these dice, perfect play {percent:=0 never does this|=100 always does this|does this once in 100 times|"
        "does this # times in 100}.",
    )
    same = Gauge(share, say(text, percent=percent(share)))
    best = max(advice, key=lambda action: advice[action])
    if best == Claim(stop) or not isinstance(best, Claim):
        return (same,)
    return same, Gauge(advice[best], _rather(best.stop, advice[best]))


_RATHER = {
    "prepare": QT_TRANSLATE_NOOP(
        "steal_this_game",
        "Most often it claims Prepare {number}: {percent:=100 always|once in 100 times|# times in 100}.",
    ),
    "observe": QT_TRANSLATE_NOOP(
        "steal_this_game",
        "Most often it claims Observe {number}: {percent:=100 always|once in 100 times|# times in 100}.",
    ),
    "hit": QT_TRANSLATE_NOOP(
        "steal_this_game", "Most often it claims Hit: {percent:=100 always|once in 100 times|# times in 100}."
    ),
    "steal": QT_TRANSLATE_NOOP(
        "steal_this_game",
        "Most often it goes for the money: {percent:=100 always|once in 100 times|# times in 100}.",
    ),
}


def _rather(stop: Stop, share: float) -> Sentence:
    place = TRACK[stop]
    return say(_RATHER[place.kind], number=place.number, percent=percent(share))


def about_answer(advice: Mapping[Action, float]) -> tuple[Gauge, ...]:
    if not advice:
        return ()
    share = advice.get(Answer(0), 0.0)
    text = QT_TRANSLATE_NOOP(
        "steal_this_game",
        "Perfect play {percent:=0 never doubts this|=100 always doubts this|doubts this once in 100 times|"
        "doubts this # times in 100}.",
    )
    return (Gauge(share, say(text, percent=percent(share))),)


def about_opening(position: int, advice: Mapping[Action, float]) -> tuple[Gauge, ...]:
    if not advice:
        return ()
    share = advice.get(Open(position), 0.0)
    text = QT_TRANSLATE_NOOP(
        "steal_this_game",
        "Perfect play {percent:=0 never opens this box|=100 always opens this box|opens it once in 100 times|"
        "opens it # times in 100}.",
    )
    return (Gauge(share, say(text, percent=percent(share))),)


def percent(share: float) -> int:
    return round(100 * share)
