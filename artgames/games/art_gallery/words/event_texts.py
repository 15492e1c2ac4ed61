"""What happened, line by line. A turn is one line: the walk tells where the card is laid that follows it."""

from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.rules import events
from artgames.games.art_gallery.rules.records import SHOP
from artgames.games.art_gallery.words.result import result
from artgames.games.art_gallery.words.say import SLUG, say, say_of_area


def _walked(event: events.Walked) -> Sentence:
    player = {"player": event.seat}
    if event.diverted:
        return say_of_area(
            event.area,
            QT_TRANSLATE_NOOP("art_gallery", "{player} plays {steps}, finds no free space and walks on to the Shop."),
            QT_TRANSLATE_NOOP(
                "art_gallery", "{player} plays {steps}, finds no free space and walks on to gallery {area}."
            ),
            player,
            steps=event.card,
        )
    if not event.path:
        return say_of_area(
            event.area,
            QT_TRANSLATE_NOOP("art_gallery", "{player} stays in the Shop with a 0."),
            QT_TRANSLATE_NOOP("art_gallery", "{player} stays in gallery {area} with a 0."),
            player,
        )
    return say_of_area(
        event.area,
        QT_TRANSLATE_NOOP("art_gallery", "{player} plays {steps} and walks to the Shop."),
        QT_TRANSLATE_NOOP("art_gallery", "{player} plays {steps} and walks to gallery {area}."),
        player,
        steps=event.card,
    )


def _first_player_chosen(event: events.FirstPlayerChosen) -> Sentence:
    if event.tied:
        text = QT_TRANSLATE_NOOP("art_gallery", "Tie for the highest last card: {player} gets the first player card.")
    else:
        text = QT_TRANSLATE_NOOP("art_gallery", "{player} has the highest last card and gets the first player card.")
    return say(text, {"player": event.seat})


def _area_opened(event: events.AreaOpened) -> Sentence | None:
    """A gallery needs no line of its own: the award names it."""
    if event.area != SHOP:
        return None
    return say(QT_TRANSLATE_NOOP("art_gallery", "The cards in the Shop are revealed."))


def _tiles_bought(event: events.TilesBought) -> Sentence:
    player = {"player": event.seat}
    if not event.tiles:
        return say(
            QT_TRANSLATE_NOOP("art_gallery", "{player} buys nothing with card {value}."), player, value=event.card
        )
    if len(event.tiles) == 1:
        text = QT_TRANSLATE_NOOP("art_gallery", "{player} buys tile {one} with card {value}.")
        return say(text, player, one=event.tiles[0], value=event.card)
    text = QT_TRANSLATE_NOOP("art_gallery", "{player} buys tiles {one} and {other} with card {value}.")
    return say(text, player, one=event.tiles[0], other=event.tiles[1], value=event.card)


_AWARDED = {
    "alone": QT_TRANSLATE_NOOP("art_gallery", "{player} is alone in gallery {area} and gets painting {work}."),
    "highest": QT_TRANSLATE_NOOP("art_gallery", "{player} bids {value} in gallery {area} and gets painting {work}."),
    "tile": QT_TRANSLATE_NOOP(
        "art_gallery", "A tie at {value} in gallery {area}: {player} has the tile and gets painting {work}."
    ),
    "marker": QT_TRANSLATE_NOOP(
        "art_gallery", "A tie at {value} in gallery {area}: {player} came first and gets painting {work}."
    ),
}


def _painting_awarded(event: events.PaintingAwarded) -> Sentence:
    value = event.totals[0].value
    return say(_AWARDED[event.by], {"player": event.seat}, value=value, area=event.area, work=event.work)


def _card_picked_up(event: events.CardPickedUp) -> Sentence:
    return say_of_area(
        event.area,
        QT_TRANSLATE_NOOP("art_gallery", "{player} takes card {value} back from the Shop."),
        QT_TRANSLATE_NOOP("art_gallery", "{player} takes card {value} back from gallery {area}."),
        {"player": event.seat},
        value=event.card,
    )


def _round_ended(event: events.RoundEnded) -> Sentence:
    text = QT_TRANSLATE_NOOP(
        "art_gallery",
        "Round {round} is over: {count:=0 no painting was|one painting was|# paintings were} taken.",
    )
    return say(text, round=event.round, count=event.paintings)


_CLOSED = {
    "paintings": QT_TRANSLATE_NOOP("art_gallery", "Someone has ten paintings: the museum closes."),
    "cards": QT_TRANSLATE_NOOP("art_gallery", "There are too few paintings for the walls: the museum closes."),
    "tiles": QT_TRANSLATE_NOOP("art_gallery", "The Shop is nearly sold out: the museum closes."),
    "no_awards": QT_TRANSLATE_NOOP("art_gallery", "Three rounds and no painting taken: the museum closes."),
}


describe_event = describe_events(
    SLUG,
    {
        events.RoundStarted: EventText(QT_TRANSLATE_NOOP("art_gallery", "Round {round}. {first} begins."), "first"),
        events.Walked: _walked,
        events.FirstPlayerChosen: _first_player_chosen,
        events.AreaOpened: _area_opened,
        events.TilesBought: _tiles_bought,
        events.PaintingAwarded: _painting_awarded,
        events.PaintingRefused: EventText(
            QT_TRANSLATE_NOOP("art_gallery", "{player} wins in gallery {area}, but leaves painting {work} there."),
            player="seat",
        ),
        events.CardPickedUp: _card_picked_up,
        events.RoundEnded: _round_ended,
        events.Closed: lambda event: say(_CLOSED[event.reasons[0]]),  # one is enough, if there are several
        events.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""
