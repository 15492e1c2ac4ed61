"""What people want to know of a table before they start: how long it takes, and what they need for it."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from artgames import games
from artgames.app.setup.asked_at_table import Asked, what_is_asked
from artgames.decks import Deck
from artgames.engine.info import WALL, GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.store.seating import Table


def _tr(text: str) -> str:
    return QCoreApplication.translate("TableFacts", text)


def length(table: Table, deck: Deck | None, usual: Deck | None = None) -> str:
    """Rounds and minutes, as far as the game can tell. `usual`: the deck of somebody who does not choose one."""
    asked = what_is_asked(table, deck)
    rounds = asked.rounds if asked is not None else None
    minutes = _minutes(games.load(table.game).info, len(table.players), _share(table, asked, usual or deck))
    if rounds is None or rounds == 1:
        return _tr(QT_TRANSLATE_NOOP("TableFacts", "About {minutes} minutes")).format(minutes=minutes)
    text = _tr(QT_TRANSLATE_NOOP("TableFacts", "{rounds} rounds, about {minutes} minutes"))
    return text.format(rounds=rounds, minutes=minutes)


def _share(table: Table, asked: Asked | None, deck: Deck | None) -> float:
    """How much of a match by the usual house rules with the usual deck this one is: by its rounds or, where there are
    none, by how much is done in it."""
    usual = what_is_asked(msgspec.structs.replace(table, options={}), deck)
    if asked is None or usual is None:
        return 1.0
    if asked.rounds and usual.rounds:
        return asked.rounds / usual.rounds
    return asked.steps / usual.steps if asked.steps and usual.steps else 1.0


def _minutes(game: GameInfo, seats: int, share: float) -> int:
    """Between the shortest and the longest, by the number of seats, in steps of five."""
    low, high = game.minutes
    full = (seats - game.min_seats) / max(1, game.max_seats - game.min_seats)
    return max(5, 5 * round((low + (high - low) * full) * share / 5))


def hints(table: Table, deck: Deck | None, room_paintings: int = 0) -> list[str]:
    """What to have at hand and what will happen, in short sentences. `room_paintings`: how many the back row can tell
    apart, if that was found out."""
    asked = what_is_asked(table, deck)
    told = []
    if all(player.kind == "bot" for player in table.players):
        told.append(_tr(QT_TRANSLATE_NOOP("TableFacts", "Only bots play; you watch.")))
    if asked is not None:
        told += _about_secrets(table, asked)
    if 0 < room_paintings < int(table.options.get(WALL, 0)):
        text = _tr(
            QT_TRANSLATE_NOOP("TableFacts", "Before the room: the back row sees at most {count} paintings well.")
        )
        told.append(text.format(count=room_paintings))
    return told


def _about_secrets(table: Table, asked: Asked) -> list[str]:
    """Where the laptop goes, and what is written down, as these rules have it."""
    people = {seat: player for seat, player in enumerate(table.players) if player.kind == "person"}
    paper = {seat: player.name for seat, player in people.items() if player.answers == "paper" and asked.on_paper}
    at_laptop = [seat for seat in people if seat not in paper or seat in asked.at_laptop]
    info, told = games.load(table.game).info, []
    if len(at_laptop) > 1 and "hands" not in info.needs:
        told.append(_where_the_laptop_goes(info, asked))
    if asked.votes:
        text = QT_TRANSLATE_NOOP("TableFacts", "The public answers last: hands are counted, or slips of paper.")
        told.append(_tr(text))
    if paper:
        text = _tr(QT_TRANSLATE_NOOP("TableFacts", "Paper and pencil for {names}."))
        told.append(text.format(names=", ".join(paper.values())))
    return told


def _where_the_laptop_goes(info: GameInfo, asked: Asked) -> str:
    if not info.secrets:
        return _tr(QT_TRANSLATE_NOOP("TableFacts", "A seat may be a team: “Foxes (Ada, Ben)”."))
    if len(asked.in_secret) > 1:
        return _tr(QT_TRANSLATE_NOOP("TableFacts", "The laptop goes round for secret answers."))
    text = QT_TRANSLATE_NOOP("TableFacts", "One of you plays in secret; everything else happens on the open screen.")
    return _tr(text)
