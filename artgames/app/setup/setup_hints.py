"""What people want to know of a table before they start: how long it takes, and what they need for it."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from artgames import games
from artgames.app.setup.asked_at_table import Asked, what_is_asked
from artgames.decks import Deck
from artgames.engine.info import ALOUD, WALL, GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP, filled
from artgames.store.seating import Table

MANY = 4
"""From so many people on, a laptop that goes round to be written into is slower than paper."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("TableFacts", text)


def length(table: Table, deck: Deck | None, usual: Deck | None = None) -> str:
    """Rounds and minutes, as far as the game can tell. `usual`: the deck of somebody who does not choose one."""
    asked = what_is_asked(table, deck)
    rounds = asked.rounds if asked is not None else None
    minutes = _minutes(games.load(table.game).info, len(table.players), _share(table, asked, usual or deck))
    text = QT_TRANSLATE_NOOP("TableFacts", "{rounds:# round|# rounds}, about {minutes:# minute|# minutes}")
    if rounds is None or rounds == 1:
        text = QT_TRANSLATE_NOOP("TableFacts", "About {minutes:# minute|# minutes}")
    return filled(_tr(text), rounds=rounds or 0, minutes=minutes)


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


def hints(table: Table, deck: Deck | None, room_paintings: int = 0, phones_open: bool = False) -> list[str]:
    """What to have at hand and what will happen, in short sentences. `room_paintings`: how many the back row can tell
    apart, if that was found out; `phones_open`: people are joining already."""
    asked = what_is_asked(table, deck)
    told = []
    if all(player.kind == "bot" for player in table.players):
        told.append(_tr(QT_TRANSLATE_NOOP("TableFacts", "Bots only: just watch.")))
    if asked is not None:
        told += _about_secrets(table, asked, phones_open)
    if 0 < room_paintings < int(table.options.get(WALL, 0)):
        told.append(filled(back_row_text(), count=room_paintings))
    return told


def back_row_text() -> str:
    """What the room check found out, where a wall has more."""
    return _tr(
        QT_TRANSLATE_NOOP(
            "TableFacts", "Room screen: the back row can make out {count:# painting|# paintings} at most."
        )
    )


def _about_secrets(table: Table, asked: Asked, phones_open: bool) -> list[str]:
    """Where the laptop goes, and what is written down, as these rules have it."""
    people = {seat: player for seat, player in enumerate(table.players) if player.kind == "person"}
    paper = {seat: player.name for seat, player in people.items() if player.answers == "paper" and asked.on_paper}
    phone = {seat: player.name for seat, player in people.items() if player.answers == "phone"}
    at_laptop = [seat for seat in people if seat not in phone and (seat not in paper or seat in asked.at_laptop)]
    info, told = games.load(table.game).info, []
    if len(at_laptop) > 1 and "hands" not in info.needs:
        told.append(_where_the_laptop_goes(info, asked))
    if asked.votes:
        text = QT_TRANSLATE_NOOP("TableFacts", "The audience answers last, by show of hands or paper slips.")
        told.append(_tr(text))
    if phone and not phones_open:
        text = _tr(QT_TRANSLATE_NOOP("TableFacts", "Phones for {names}: they scan a square after Start."))
        told.append(text.format(names=", ".join(phone.values())))
    if len(people) >= MANY and any(one.key == ALOUD for one in info.options) and not table.options.get(ALOUD):
        text = QT_TRANSLATE_NOOP("TableFacts", "With so many, writing on paper and reading aloud is quicker.")
        told.append(_tr(text))
    if paper:
        text = _tr(QT_TRANSLATE_NOOP("TableFacts", "Paper and pencil for {names}."))
        told.append(text.format(names=", ".join(paper.values())))
    return told


def _where_the_laptop_goes(info: GameInfo, asked: Asked) -> str:
    if not info.secrets:
        return _tr(QT_TRANSLATE_NOOP("TableFacts", "A seat can be a team: “Foxes (Ada, Ben)”."))
    if len(asked.in_secret) > 1:
        return _tr(QT_TRANSLATE_NOOP("TableFacts", "You’ll pass the laptop round for secret answers."))
    text = QT_TRANSLATE_NOOP("TableFacts", "One player acts in secret; everything else happens on the shared screen.")
    return _tr(text)
