"""The ways to play a seat, and what a player is called where nobody has typed a name."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QCoreApplication

from artgames.app.models.bot_habits import FACES_OF_BOTS
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.store.seating import Answers, Kind, Level, Player

MOST_SEATS = 8


class Way(msgspec.Struct, frozen=True):
    """A way to play: kind of player and, in one word, how it answers or how well it plays."""

    key: str
    title: str
    kind: Kind
    level: Level = "normal"
    answers: Answers = "curtain"
    guest: bool = False


WAYS = (
    Way("curtain", QT_TRANSLATE_NOOP("Seats", "Person"), "person"),
    Way("paper", QT_TRANSLATE_NOOP("Seats", "On paper"), "person", answers="paper"),
    Way("phone", QT_TRANSLATE_NOOP("Seats", "On a phone"), "person", answers="phone"),
    Way("guest", QT_TRANSLATE_NOOP("Seats", "Guest"), "person", guest=True),
    Way("public", QT_TRANSLATE_NOOP("Seats", "Audience"), "public"),
    Way("easy", QT_TRANSLATE_NOOP("Seats", "Easy bot"), "bot", "easy"),
    Way("normal", QT_TRANSLATE_NOOP("Seats", "Normal bot"), "bot", "normal"),
    Way("hard", QT_TRANSLATE_NOOP("Seats", "Hard bot"), "bot", "hard"),
)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Seats", text)


def names_for(kind: Kind) -> list[str]:
    """What players of this kind are called where nobody has typed a name."""
    numbers = range(2, MOST_SEATS * (MOST_SEATS + 1) + 1)
    if kind == "public":
        name = _tr(QT_TRANSLATE_NOOP("Seats", "The audience"))
        return [name] + [f"{name} {number}" for number in numbers]
    if kind == "person":
        pattern = _tr(QT_TRANSLATE_NOOP("Seats", "Player {number}"))
        return [pattern.format(number=number) for number in (1, *numbers)]
    pattern = _tr(QT_TRANSLATE_NOOP("Seats", "Bot {pigment}"))
    plain = [pattern.format(pigment=pigment) for pigment in FACES_OF_BOTS]
    return plain + [f"{name} {number}" for number in range(2, MOST_SEATS + 2) for name in plain]


def own_names(names: Iterable[str]) -> list[str]:
    """Without those that nobody has typed: “Player 3” is whoever sits there, and nobody to be offered again."""
    suggested = set(names_for("person"))
    return [name for name in names if name not in suggested]


def as_person(player: Player) -> Player:
    """A person takes over: under the name that is there, unless it is one that only a bot or the room has."""
    name = names_for("person")[player.mark] if player.name in names_for(player.kind) else player.name
    return msgspec.structs.replace(player, kind="person", name=name)


def way_of(player: Player) -> str:
    """The key of the way in which a player plays."""
    if player.kind == "public":
        return "public"
    if player.kind == "person" and player.guest:
        return "guest"
    return player.level if player.kind == "bot" else player.answers
