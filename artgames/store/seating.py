"""Who sits where and how they play: everything about a table that the rules do not need to know."""

import re
from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from artgames.engine.api import OptionValue, refuse
from artgames.engine.words import QT_TRANSLATE_NOOP, UNSEEN

Kind: TypeAlias = Literal["person", "bot", "public"]
"""`public`: everybody in the room who has no seat; by majority where that can be asked, and a bot does the rest."""

Level: TypeAlias = Literal["easy", "normal", "hard"]
Answers: TypeAlias = Literal["curtain", "paper", "phone"]
Hands: TypeAlias = Literal["curtain", "open", "facing"]
Theft: TypeAlias = Literal["curtain", "eyes_closed"]
Mark: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]

MAX_NAME = 60


class Player(msgspec.Struct, frozen=True):
    """One seat. `mark` is one of the eight player marks; `answers` is how a person gives a secret answer."""

    name: str
    mark: Mark
    kind: Kind = "person"
    level: Level = "normal"
    answers: Answers = "curtain"
    members: str = ""
    """Who plays together in this seat, where a team does; for people to read."""

    guest: bool = False
    """A person of whom nothing is kept: no name is offered again, and none is left in a match that is over."""

    face: str = ""
    """The sitter that was chosen for this seat; empty, or one that is not known here, for the one that goes with the
    mark."""


class Table(msgspec.Struct, frozen=True):
    """A table as it was set up: what *Same again* repeats."""

    game: str
    players: tuple[Player, ...]
    options: dict[str, OptionValue]
    deck: str
    theft: Theft = "curtain"
    """How somebody acts in secret before everybody's eyes: behind the curtain, or with all others' eyes closed."""

    preset: str = ""
    hands: Hands = "curtain"
    """Where cards are looked at: behind the curtain, by everybody, or by two people at opposite edges."""

    daily: str = ""
    """The day whose deal this is, as 2026-11-18; empty for paintings that are dealt for nobody else."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def audience(self) -> tuple[int, ...]:
        """The seats for which the room votes."""
        return tuple(seat for seat, player in enumerate(self.players) if player.kind == "public")


def is_known(player: Player) -> bool:
    """Whether this is somebody who is remembered by name: a person, and no guest."""
    return player.kind == "person" and not player.guest


def spoken_name(typed: str) -> str:
    """A name as it is used in sentences: one line, no blanks around it, nothing that is not seen."""
    return UNSEEN.sub(" ", typed).strip()


def split_team(typed: str) -> tuple[str, str]:
    """“Foxes (Ada, Ben)” is a team and its members. Without a comma nobody means one: “Ada (7)” is a name."""
    found = re.fullmatch(r"([^()]*\S[^()]*)\(([^()]*,[^()]*)\)\s*", typed)
    return (found[1].strip(), spoken_name(found[2])) if found is not None else (typed, "")


def named(table: Table) -> Table:
    """The table with everybody's name as it is spoken; each must have one of their own. Raises Refused."""
    players = tuple(msgspec.structs.replace(player, name=spoken_name(player.name)) for player in table.players)
    _check_names([player.name for player in players])
    return msgspec.structs.replace(table, players=players)


def renamed(table: Table, seat: int, name: str) -> Player:
    """Whoever sits there, under another name. Raises Refused."""
    player = msgspec.structs.replace(table.players[seat], name=spoken_name(name))
    _check_names([*table.names[:seat], player.name, *table.names[seat + 1 :]])
    return player


def _check_names(names: Sequence[str]) -> None:
    for seat, name in enumerate(names):
        if not name:
            raise refuse("option", QT_TRANSLATE_NOOP("store", "Seat {seat} has no name."), "store", seat=seat + 1)
        if len(name) > MAX_NAME:
            text = QT_TRANSLATE_NOOP("store", "A name can have at most {most} letters.")
            raise refuse("option", text, "store", most=MAX_NAME)
        if name.casefold() in (other.casefold() for other in names[:seat]):
            raise refuse("option", QT_TRANSLATE_NOOP("store", "Two players are called {name}."), "store", name=name)
