"""Who sits where and how they play: everything about a table that the rules do not need to know."""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import OptionValue

Kind: TypeAlias = Literal["person", "bot"]
Level: TypeAlias = Literal["easy", "normal", "hard"]
Answers: TypeAlias = Literal["curtain", "paper"]
Theft: TypeAlias = Literal["curtain", "eyes_closed"]

MAX_NAME = 60


class Player(msgspec.Struct, frozen=True):
    """One seat. `mark` is one of the eight player marks; `answers` is how a person gives a secret answer."""

    name: str
    mark: int
    kind: Kind = "person"
    level: Level = "normal"
    answers: Answers = "curtain"


class Table(msgspec.Struct, frozen=True):
    """A table as it was set up: what *Same again* repeats."""

    game: str
    players: tuple[Player, ...]
    options: dict[str, OptionValue]
    deck: str
    theft: Theft = "curtain"
    """How somebody acts in secret before everybody's eyes: behind the curtain, or with all others' eyes closed."""

    preset: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)
