"""The records of the game: what is done, what happens, how things stand and what an audience sees of it.

A painting is its card number; a token is the number, from 1 on, of its place in the row that is voted on.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent, View
from artgames.engine.capabilities import ScoreRow
from artgames.engine.choices import Action
from artgames.engine.rng import Rng

Paintings: TypeAlias = tuple[int, ...]
Tokens: TypeAlias = tuple[int, ...]
Votes: TypeAlias = tuple[int | None, ...]
"""Tokens by seat; None for the teller and for whoever has not locked in."""

Phase: TypeAlias = Literal["tell", "add", "vote", "scored", "ended"]

LONGEST_TITLE = 100

# What is done


class Tell(Action, frozen=True):
    """The teller's card, which stays a secret, and the title that shall lead some to it."""

    cards: Paintings
    title: str


class Pass(Action, frozen=True):
    """The teller has no idea, or is a bot: the next one is the teller, and nobody scores."""


class Add(Action, frozen=True):
    """Cards of the own hand that could have this title, too."""

    cards: Paintings


class Vote(Action, frozen=True):
    tokens: Tokens


class NextTurn(Action, frozen=True):
    """The house deals new cards, and the next one is the teller."""


# How a turn is scored


class Row(ScoreRow, frozen=True):
    """The points of one seat in one turn, and where they come from."""

    seat: Seat
    teller: bool
    vote: int | None
    right: bool
    received: int
    """Votes for what this seat has added."""

    points: int


class Turn(msgspec.Struct, frozen=True):
    """One turn on the score sheet, rows in seat order; what was told of which painting is kept, too."""

    round: int
    teller: Seat
    title: str
    token: int
    painting: int
    rows: tuple[Row, ...]


# What happens


class TurnStarted(PublicEvent, frozen=True):
    round: int
    teller: Seat


class CardsDealt(SecretEvent, frozen=True):
    seat: Seat
    cards: Paintings

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class TitleTold(SecretEvent, frozen=True):
    """Everybody reads the title; only the teller knows what it is about."""

    teller: Seat
    title: str
    card: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.teller else TitleTold(self.teller, self.title, None)


class TurnPassed(PublicEvent, frozen=True):
    teller: Seat


class CardsAdded(SecretEvent, frozen=True):
    seat: Seat
    cards: Paintings

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else CardsAdded(self.seat, ())


class RowHung(PublicEvent, frozen=True):
    paintings: Paintings


class VoteLocked(SecretEvent, frozen=True):
    seat: Seat
    token: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else VoteLocked(self.seat, None)


class VotesRevealed(PublicEvent, frozen=True):
    votes: Votes


class OwnersRevealed(PublicEvent, frozen=True):
    teller: Seat
    token: int
    owners: tuple[Seat, ...]
    """By token: whose painting each one is."""


class TurnScored(PublicEvent, frozen=True):
    rows: tuple[Row, ...]


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first turn and never changes."""

    seats: int
    cards: int
    hand_size: int
    to_add: int
    """How many cards everybody but the teller adds."""

    found: int
    """What teller and finders get when some have found it."""

    target: int = 30
    """SP-52: whoever has so many points ends the match with that turn."""


class State(msgspec.Struct, frozen=True):
    house: House
    rng: Rng
    phase: Phase
    round: int
    teller: Seat
    deck: Paintings
    """Top card first."""

    hands: tuple[Paintings, ...]
    laid: tuple[Paintings, ...]
    """By seat: what everybody has played in this turn."""

    votes: Votes
    totals: tuple[int, ...]
    title: str = ""
    row: Paintings = ()
    """All that was laid, shuffled, from the vote on."""

    box: Paintings = ()
    passed: int = 0
    """How many tellers in a row had no idea."""

    pad: tuple[Turn, ...] = ()


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it is empty or None."""

    phase: Phase
    round: int
    teller: Seat
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    title: str
    hand: Paintings
    mine: Paintings
    """What this seat has laid in this turn."""

    to_add: int
    face_down: int
    """How many cards lie on the table that nobody sees yet."""

    row: Paintings
    token: int | None
    """The teller's painting: for the teller at once, for all others at the reveal."""

    owners: tuple[Seat, ...]
    locked: tuple[Seat, ...]
    my_vote: int | None
    votes: Votes
    deck_left: int
    totals: tuple[int, ...]
    pad: tuple[Turn, ...]
