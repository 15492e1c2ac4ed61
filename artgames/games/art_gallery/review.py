"""*Show me*: the turns that cost most, for when the match is over."""

from artgames.bots.hindsight import Hindsight, Words
from artgames.engine.api import Event, SeatKnowledge
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.engine.review import Moment
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.bot import OneRoundAhead
from artgames.games.art_gallery.bot.levels import Habits
from artgames.games.art_gallery.rules.actions import Visit
from artgames.games.art_gallery.rules.records import State
from artgames.games.art_gallery.simulator import move_of
from artgames.games.art_gallery.words.event_texts import describe_event
from artgames.games.art_gallery.words.say import say, say_of_area
from artgames.search import Budget

AT_THE_END = True
"""Cards stay face down from round to round, and looking back takes a while."""

LOOKING_BACK = Budget(simulations=300)


def review(match: Match[State]) -> tuple[Moment, ...]:
    return Hindsight(match, OneRoundAhead(LOOKING_BACK, Habits()), move_of, Words(_tell, _part)).moments()


def _tell(seen: SeatKnowledge, action: Action, happened: tuple[Event, ...]) -> Sentence | None:
    """The log tells of a walk and not of the card that is laid after it."""
    if isinstance(action, Visit):
        return say_of_area(
            seen.view.pawns[seen.seat],
            QT_TRANSLATE_NOOP("art_gallery", "{player} lays card {value} in the Shop."),
            QT_TRANSLATE_NOOP("art_gallery", "{player} lays card {value} in gallery {area}."),
            {"player": seen.seat},
            value=action.card,
        )
    return next((told for event in happened if (told := describe_event(event)) is not None), None)


def _part(seen: SeatKnowledge) -> Sentence:
    return say(QT_TRANSLATE_NOOP("art_gallery", "Round {number}"), number=seen.view.round)
