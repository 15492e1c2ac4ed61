"""Who must do what, and where a match stands."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.data import RAIDS
from artgames.games.art_robbery.rules.records import MIDDLE, RaidEnd, TableView, Theft
from artgames.games.art_robbery.words.result import result
from artgames.games.art_robbery.words.say import say, say_of_tile


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.outcome is not None:
        return result(view.outcome)
    if view.pending is not None:
        return _status_defence(view.pending)
    if view.raid_end is not None:
        return _status_raid_over(view, view.raid_end)
    return _status_play(view)


def _status_play(view: TableView) -> Sentence:
    text = QT_TRANSLATE_NOOP("art_robbery", "{player}, play a card. {left:One tile|# tiles} left in the middle.")
    return say(
        text,
        {"player": view.active},
        told=QT_TRANSLATE_NOOP("art_robbery", "{player} is choosing a card."),
        left=len(view.middle),
    )


def _status_defence(theft: Theft) -> Sentence:
    return say_of_tile(
        theft.tile,
        QT_TRANSLATE_NOOP("art_robbery", "{victim}, will you give {thief} the {value} or the dog?"),
        QT_TRANSLATE_NOOP("art_robbery", "{victim}, will you give {thief} the Boss or the dog?"),
        {"victim": theft.victim, "thief": theft.thief},
        told=QT_TRANSLATE_NOOP("art_robbery", "{victim} is choosing: the tile or the dog."),
    )


def _status_raid_over(view: TableView, end: RaidEnd) -> Sentence:
    raid = view.raid + 1
    if end.boss == MIDDLE:
        text = QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} is abandoned. Nobody took the Boss.")
        return say(text, raid=raid)
    text = told = QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} is over. {player} keeps the Boss.")
    if not end.boss_kept:
        text = QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} is over. {player} has no 4 or 5 and loses the Boss.")
        told = QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} is over. {player} loses the Boss.")
    return say(text, {"player": end.boss}, told=told, raid=raid)


_RESUME = {
    "play": QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} of {raids}: {player} is about to play a card."),
    "defence": QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} of {raids}: {player} must give a tile or the dog."),
    "raid_over": QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} of {raids} is over; {player} played last."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.outcome is not None:
        return result(view.outcome)
    player = view.active if view.pending is None else view.pending.victim
    return say(_RESUME[view.phase], {"player": player}, raid=view.raid + 1, raids=RAIDS)
