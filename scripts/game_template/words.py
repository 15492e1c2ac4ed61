"""The game in sentences."""

from artgames.engine.api import Event, Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

from .rules import CardPlayed, CardsShown, RoundStarted, TableView

CONTEXT = "game_template"


def status(view: TableView) -> Sentence:
    if view.phase == "play":
        return Sentence(CONTEXT, QT_TRANSLATE_NOOP("game_template", "Everyone plays a card, face down."))
    return Sentence(CONTEXT, QT_TRANSLATE_NOOP("game_template", "The cards are on the table."))


def describe_event(event: Event) -> Sentence | None:
    match event:
        case RoundStarted():
            text = QT_TRANSLATE_NOOP("game_template", "Round {round} begins.")
            return Sentence(CONTEXT, text, {"round": event.round})
        case CardPlayed():
            text = QT_TRANSLATE_NOOP("game_template", "{who} has played a card.")
            return Sentence(CONTEXT, text, people={"who": event.seat})
        case CardsShown():
            text = QT_TRANSLATE_NOOP("game_template", "{who} has the highest card.")
            return Sentence(CONTEXT, text, people={"who": event.winner})
    return None


def resume(view: TableView) -> Sentence:
    text = QT_TRANSLATE_NOOP("game_template", "Round {round} of {rounds}")
    return Sentence(CONTEXT, text, {"round": view.round, "rounds": view.rounds})


def result(outcome: Outcome) -> Sentence:
    if len(outcome.winners) > 1:
        return Sentence(CONTEXT, QT_TRANSLATE_NOOP("game_template", "The victory is shared."))
    text = QT_TRANSLATE_NOOP("game_template", "{who} wins.")
    return Sentence(CONTEXT, text, people={"who": outcome.winners[0]})
