"""*Show me*: the moves that cost most, for when the match is over."""

from artgames.bots.hindsight import Hindsight, Words
from artgames.engine.api import Event, SeatKnowledge
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.engine.review import Moment
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.bot import ManyMovesAhead
from artgames.games.art_robbery.bot.levels import Habits
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.records import State
from artgames.games.art_robbery.simulator import move_of
from artgames.games.art_robbery.words.event_texts import describe_event
from artgames.games.art_robbery.words.say import say
from artgames.search import Budget

AT_THE_END = True
"""Hands stay secret from raid to raid, and looking back takes a while."""

LOOKING_BACK = Budget(simulations=300)


def review(match: Match[State]) -> tuple[Moment, ...]:
    return Hindsight(match, ManyMovesAhead(LOOKING_BACK, Habits()), move_of, Words(_tell, _part)).moments()


DEEDS = (events.TileTaken, events.TileStolen, events.TheftTried, events.DogTaken, events.DogGiven, events.CardPlayed)
"""The first of these that happened says what was done: a theft says more than the card it was done with."""


def _tell(seen: SeatKnowledge, action: Action, happened: tuple[Event, ...]) -> Sentence | None:
    deeds = (event for kind in DEEDS for event in happened if isinstance(event, kind))
    return next((told for event in deeds if (told := describe_event(event)) is not None), None)


def _part(seen: SeatKnowledge) -> Sentence:
    return say(QT_TRANSLATE_NOOP("art_robbery", "Raid {number}"), number=seen.view.raid + 1)
