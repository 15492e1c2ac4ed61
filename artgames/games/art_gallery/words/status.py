"""Who must do what, and where a match stands."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.rules.records import TURNS, TableView
from artgames.games.art_gallery.words.result import result
from artgames.games.art_gallery.words.say import say, say_of_area


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.outcome is not None:
        return result(view.outcome)
    player = {"player": view.active}
    if view.phase == "walk":
        text = QT_TRANSLATE_NOOP("art_gallery", "{player}, walk to a room. Turn {turn} of {turns}.")
        return say(
            text,
            player,
            told=QT_TRANSLATE_NOOP("art_gallery", "{player} is choosing where to walk."),
            turn=view.turn + 1,
            turns=TURNS,
        )
    if view.phase == "visit":
        return _status_visit(view)
    if view.phase == "all_placed":
        text = QT_TRANSLATE_NOOP("art_gallery", "All visits are done. Is everyone looking? Then reveal the cards.")
        return say(text, told=QT_TRANSLATE_NOOP("art_gallery", "All visits are done."))
    if view.phase == "round_over":
        text = QT_TRANSLATE_NOOP("art_gallery", "Round {round} is over. {first} begins the next one.")
        return say(text, {"first": view.first}, round=view.round)
    return _status_settling(view)


def _status_visit(view: TableView) -> Sentence:
    return say_of_area(
        view.pawns[view.active],
        QT_TRANSLATE_NOOP("art_gallery", "{player}, lay a card face down in the Shop."),
        QT_TRANSLATE_NOOP("art_gallery", "{player}, lay a card face down in gallery {area}."),
        {"player": view.active},
        told=QT_TRANSLATE_NOOP("art_gallery", "{player} is laying a card face down."),
    )


def _status_settling(view: TableView) -> Sentence:
    player, settling = {"player": view.active}, view.settling
    assert settling is not None
    if view.phase == "buy":
        text = QT_TRANSLATE_NOOP("art_gallery", "{player}, spend up to {value} on tiles.")
        return say(
            text,
            player,
            told=QT_TRANSLATE_NOOP("art_gallery", "{player} is buying tiles."),
            value=settling.lying[settling.cursor],
        )
    if view.phase == "award":
        text = QT_TRANSLATE_NOOP(
            "art_gallery", "{player}, you have won the painting in gallery {area}: take it or leave it?"
        )
        return say(
            text, player, told=QT_TRANSLATE_NOOP("art_gallery", "{player} has won the painting."), area=settling.area
        )
    return say_of_area(
        settling.area,
        QT_TRANSLATE_NOOP("art_gallery", "{player}, take a card back from the Shop."),
        QT_TRANSLATE_NOOP("art_gallery", "{player}, take a card back from gallery {area}."),
        player,
        told=QT_TRANSLATE_NOOP("art_gallery", "{player} is taking a card back."),
    )


_RESUME = {
    "walk": QT_TRANSLATE_NOOP("art_gallery", "Round {round}, turn {turn} of {turns}: {player} is about to walk."),
    "visit": QT_TRANSLATE_NOOP(
        "art_gallery", "Round {round}, turn {turn} of {turns}: {player} is about to lay a card."
    ),
    "all_placed": QT_TRANSLATE_NOOP("art_gallery", "Round {round}: all visits are done; {player} was last."),
    "buy": QT_TRANSLATE_NOOP("art_gallery", "Round {round}: {player} is buying in the Shop."),
    "award": QT_TRANSLATE_NOOP("art_gallery", "Round {round}: will {player} take the painting just won?"),
    "pick": QT_TRANSLATE_NOOP("art_gallery", "Round {round}: {player} is about to take a card back."),
    "round_over": QT_TRANSLATE_NOOP("art_gallery", "Round {round} is over; {first} begins the next one."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.outcome is not None:
        return result(view.outcome)
    people = {"player": view.active, "first": view.first}
    return say(_RESUME[view.phase], people, round=view.round, turn=view.turn + 1, turns=TURNS)
