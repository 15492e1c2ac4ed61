"""The turning points of games that are over: every claim and how likely it was, and every box that was opened."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from artgames.engine.api import Event, SeatKnowledge
from artgames.engine.match import Match
from artgames.engine.review import Gauge, Moment
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import NOWHERE, State
from artgames.games.steal_this_game.rules.track import STEAL, holds
from artgames.games.steal_this_game.words.advice import Advise, about_answer, about_claim, about_opening, no_advice
from artgames.games.steal_this_game.words.chances import can_all_be_true, chance_of_truth, whereabouts
from artgames.games.steal_this_game.words.event_texts import describe_event
from artgames.games.steal_this_game.words.reasons import reason
from artgames.games.steal_this_game.words.say import box, say


class Scene(NamedTuple):
    """One action: how things stood before it, and what happened."""

    turn: int
    before: State
    events: tuple[Event, ...]

    def first(self, *kinds: type[Event]) -> Event | None:
        return next((event for event in self.events if isinstance(event, kinds)), None)


def turning_points(match: Match[State], advise: Advise = no_advice) -> tuple[Moment, ...]:
    """Of all games of this match that are over; of a game that is being played nothing is told."""
    return tuple(moment for game in _finished_games(match) for moment in _Review(match, game, advise).moments())


def _finished_games(match: Match[State]) -> Iterable[list[Scene]]:
    """The scenes of each game, if they are known from its beginning on: an old save may go on in the middle of one."""
    game: list[Scene] = []
    history = match.history
    for turn, played in enumerate(history):
        scene = Scene(turn + 1, history[max(0, turn - 1)].step.state, played.step.events)
        game.append(scene)
        if scene.first(events.GameEnded):
            if any(scene.first(events.MoneyHidden) for scene in game):
                yield game
            game = []


class _Review:
    """Of one game that is over."""

    def __init__(self, match: Match[State], scenes: Sequence[Scene], advise: Advise) -> None:
        self._match, self._scenes, self._advise = match, scenes, advise
        last = scenes[-1].before
        self._part = _line(events.GameStarted(last.game, last.thief, last.exhibitor))
        """The heading over all moments of this game."""

    def moments(self) -> Iterable[Moment]:
        for place, scene in enumerate(self._scenes):
            event = scene.first(events.Claimed, events.BoxOpened, events.GameEnded)
            if isinstance(event, events.Claimed) and event.stop != STEAL:
                yield self._claim(place, event)
            elif isinstance(event, events.BoxOpened):
                yield self._opening(place, event)
            elif isinstance(event, events.GameEnded):
                yield Moment(scene.turn, self._part, reason(event.reason, event.thief), decided=True)

    # Claims

    def _claim(self, place: int, event: events.Claimed) -> Moment:
        scene, answer = self._scenes[place], self._scenes[place + 1]
        dice, shown = scene.before.dice, scene.before.last_shown_dice
        truth, doubted = holds(event.stop, dice), answer.first(events.Doubted) is not None
        chance = chance_of_truth(event.stop, shown)
        text = QT_TRANSLATE_NOOP("steal_this_game", "Chance it was true, dice unseen: {ways} in {cases}.")
        gauges = (
            Gauge(chance.share, say(text, ways=chance.ways, cases=chance.cases)),
            *about_claim(event.stop, self._advise(self._seen(scene, event.thief))),
            *about_answer(self._advise(self._seen(answer, scene.before.exhibitor))),
        )
        says = (*self._contradictions(place), _answered(truth, doubted, scene.before), *self._consequences(place + 2))
        return Moment(scene.turn, self._part, _line(event), says, gauges, mark=truth, decided=doubted)

    def _contradictions(self, place: int) -> list[Sentence]:
        """Whether this claim and those before it on the same roll could not all be true."""
        since = 1 + max((at for at in range(place) if self._scenes[at].first(events.DieRerolled)), default=-1)
        stops = [
            event.stop
            for scene in self._scenes[since : place + 1]
            if isinstance(event := scene.first(events.Claimed), events.Claimed)
        ]
        if can_all_be_true(stops, self._scenes[place].before.last_shown_dice):
            return []
        text = QT_TRANSLATE_NOOP("steal_this_game", "Together with the earlier claims, that could not all be true.")
        return [say(text)]

    def _consequences(self, start: int) -> list[Sentence]:
        """What was done because of the answer, up to the next claim or the end."""
        after = takewhile(lambda scene: not scene.first(events.Claimed, events.BoxOpened), self._scenes[start:])
        kinds = (events.Looked, events.CashierPushed, events.Declined, events.CashierMoved, events.BoxRemoved)
        return [_line(event) for scene in after for event in scene.events if isinstance(event, kinds)]

    # Boxes

    def _opening(self, place: int, event: events.BoxOpened) -> Moment:
        scene = self._scenes[place]
        known = whereabouts([event for before in self._scenes[:place] for event in before.events])
        gauges = (
            _chance_of_money(event.position, known),
            *about_opening(event.position, self._advise(self._seen(scene, event.thief))),
        )
        says = () if event.money else (_where_it_was(scene.before),)
        return Moment(scene.turn, self._part, _line(event), says, gauges, mark=event.money, decided=True)

    def _seen(self, scene: Scene, seat: int) -> SeatKnowledge:
        """What a seat knew before this action."""
        return self._match.seen_before(scene.turn - 1, seat)


def _line(event: Event) -> Sentence:
    """As the log tells it; these events always have a line there."""
    sentence = describe_event(event)
    assert sentence is not None
    return sentence


_ANSWERED = {
    (True, False): QT_TRANSLATE_NOOP(
        "steal_this_game", "The dice showed {first} and {second}: it was true, and {exhibitor} believed it."
    ),
    (True, True): QT_TRANSLATE_NOOP(
        "steal_this_game", "The dice showed {first} and {second}: it was true, but {exhibitor} doubted it."
    ),
    (False, False): QT_TRANSLATE_NOOP(
        "steal_this_game", "The dice showed {first} and {second}: it was a lie, but {exhibitor} believed it."
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "steal_this_game", "The dice showed {first} and {second}: it was a lie, and {exhibitor} saw through it."
    ),
}


def _answered(truth: bool, doubted: bool, state: State) -> Sentence:
    first, second = state.dice
    return say(_ANSWERED[truth, doubted], {"exhibitor": state.exhibitor}, first=first, second=second)


def _chance_of_money(position: int, known: frozenset[int]) -> Gauge:
    if position not in known:
        text = QT_TRANSLATE_NOOP("steal_this_game", "If you tracked every box, you knew it was empty.")
        return Gauge(0.0, say(text))
    if len(known) == 1:
        text = QT_TRANSLATE_NOOP("steal_this_game", "If you tracked every box, you knew the money was there.")
        return Gauge(1.0, say(text))
    text = QT_TRANSLATE_NOOP("steal_this_game", "If you tracked every box: 1 chance in {boxes}.")
    return Gauge(1 / len(known), say(text, boxes=len(known)))


def _where_it_was(state: State) -> Sentence:
    if state.money == state.cashier != NOWHERE:
        return say(QT_TRANSLATE_NOOP("steal_this_game", "The cashier stood in front of the money."))
    return say(QT_TRANSLATE_NOOP("steal_this_game", "The money was in box {box}."), box=box(state.money))
