"""The game in sentences."""

from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.points import victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice

from .rules import CardPlayed, CardsShown, RoundStarted, TableView

say = Voice("game_template")
result = victory


def status(view: TableView) -> Sentence:
    if view.phase == "play":
        return say(QT_TRANSLATE_NOOP("game_template", "Everyone plays a card, face down."))
    return say(QT_TRANSLATE_NOOP("game_template", "The cards are on the table."))


describe_event = describe_events(
    "game_template",
    {
        RoundStarted: EventText(QT_TRANSLATE_NOOP("game_template", "Round {round} begins.")),
        CardPlayed: EventText(QT_TRANSLATE_NOOP("game_template", "{who} has played a card."), who="seat"),
        CardsShown: EventText(QT_TRANSLATE_NOOP("game_template", "{winner} has the highest card."), "winner"),
    },
)


def resume(view: TableView) -> Sentence:
    text = QT_TRANSLATE_NOOP("game_template", "Round {round} of {rounds}")
    return say(text, round=view.round, rounds=view.rounds)
