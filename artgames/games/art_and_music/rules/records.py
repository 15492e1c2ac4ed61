"""The records of the game: what is done, what happens, how things stand and what an audience sees of it.

A painting is its card number; a token is the number 1–8 that lies before a painting of the row.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent, View
from artgames.engine.capabilities import ScoreRow
from artgames.engine.choices import Action
from artgames.engine.rng import Rng

Paintings: TypeAlias = tuple[int, ...]
Guesses: TypeAlias = tuple[int | None, ...]
"""Tokens by seat; None for the lover and for whoever has not locked in."""

Phase: TypeAlias = Literal["love", "guess", "scored", "ended"]
HintKind: TypeAlias = Literal["song", "film", "quote"]

ROW_SIZE = 8
ALL_TOKENS = tuple(range(1, ROW_SIZE + 1))
LONGEST_HINT = 280


# What is done


class Love(Action, frozen=True):
    """The lover's painting, which stays a secret, and the words that shall lead some to it."""

    tokens: tuple[int, ...]
    hint: str


class SayHint(Action, frozen=True):
    """The house says that the lover has named something aloud: now all write down a number."""


class NamePainting(Action, frozen=True):
    """Who has said the hint aloud enters the number of the painting, while the others enter their guesses."""

    tokens: tuple[int, ...]


class Pass(Action, frozen=True):
    """The lover has no idea, or is a bot: the turn goes to the left without any points."""


class Guess(Action, frozen=True):
    tokens: tuple[int, ...]


class NextTurn(Action, frozen=True):
    """The house hangs the next row."""


# How a turn is scored


class Row(ScoreRow, frozen=True):
    """The points of one seat in one turn, and where they come from."""

    seat: Seat
    lover: bool
    guess: int | None
    right: bool
    points: int


class Turn(msgspec.Struct, frozen=True):
    """One turn on the score sheet, rows in seat order; what was loved and what was said of it is kept, too."""

    round: int
    lover: Seat
    hint: str
    token: int
    painting: int
    rows: tuple[Row, ...]


# What happens


class TurnStarted(PublicEvent, frozen=True):
    round: int
    lover: Seat
    paintings: Paintings


class HintGiven(SecretEvent, frozen=True):
    """Everybody reads the hint; only the lover knows what it is about."""

    lover: Seat
    hint: str
    token: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.lover else HintGiven(self.lover, self.hint, None)


class PaintingNamed(SecretEvent, frozen=True):
    """The lover's painting is entered; until the reveal nobody else knows it."""

    lover: Seat
    token: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.lover else PaintingNamed(self.lover, None)


class TurnPassed(PublicEvent, frozen=True):
    lover: Seat


class GuessLocked(SecretEvent, frozen=True):
    seat: Seat
    token: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else GuessLocked(self.seat, None)


class GuessesRevealed(PublicEvent, frozen=True):
    guesses: Guesses


class ChoiceRevealed(PublicEvent, frozen=True):
    lover: Seat
    token: int
    painting: int


class TurnScored(PublicEvent, frozen=True):
    rows: tuple[Row, ...]


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first turn and never changes."""

    seats: int
    cards: int
    hint_is: HintKind
    keep_row: bool
    aloud: bool = False
    """Whether hints are said aloud; they are empty then."""


class State(msgspec.Struct, frozen=True):
    house: House
    rng: Rng
    phase: Phase
    round: int
    lover: Seat
    deck: Paintings
    """Top card first."""

    row: Paintings
    guesses: Guesses
    totals: tuple[int, ...]
    box: Paintings = ()
    hint: str = ""
    token: int | None = None
    pad: tuple[Turn, ...] = ()


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it is empty or None."""

    phase: Phase
    round: int
    rounds: int
    lover: Seat
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    hint_is: HintKind
    aloud: bool
    row: Paintings
    hint: str
    token: int | None
    """The lover's painting: for the lover at once, for all others at the reveal."""

    locked: tuple[Seat, ...]
    """Who has guessed; of a hint that was said aloud, also whether its painting was entered."""

    my_guess: int | None
    guesses: Guesses
    totals: tuple[int, ...]
    pad: tuple[Turn, ...]
