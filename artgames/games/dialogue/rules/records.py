"""The records of the game: what is done, what happens, how things stand and what an audience sees of it.

A portrait is its card number; a token is the number 1–12 that lies before a portrait. Pairs of tokens are always kept
in the order of their numbers: who speaks first does not matter (SP-48).
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent, View
from artgames.engine.capabilities import ScoreRow
from artgames.engine.choices import Action
from artgames.engine.rng import Rng

Portraits: TypeAlias = tuple[int, ...]
Pair: TypeAlias = tuple[int, ...]
Guesses: TypeAlias = tuple[Pair | None, ...]
"""By seat; None for the writer and for whoever has not locked in."""

Phase: TypeAlias = Literal["write", "guess", "scored", "album", "ended"]

ROW_SIZE = 12
ALL_TOKENS = tuple(range(1, ROW_SIZE + 1))
LONGEST_TEXT = 280  # SP-48
MOST_LINES = 6


# What is done


class Write(Action, frozen=True):
    """A dialogue, and the two who speak it."""

    tokens: tuple[int, ...]
    text: str


class ReadOut(Action, frozen=True):
    """The house says that everybody has written on paper: the first one is read."""


class NameSpeakers(Action, frozen=True):
    """Who has read from paper enters the two who speak, while the others enter their guesses."""

    tokens: tuple[int, ...]


class Guess(Action, frozen=True):
    tokens: tuple[int, ...]


class GoOn(Action, frozen=True):
    """The house turns to the next dialogue, or to the album when all were read."""


class NextRound(Action, frozen=True):
    """The house hangs twelve new portraits."""


# What is written, and how it is scored


class Written(msgspec.Struct, frozen=True):
    tokens: Pair
    text: str


class Row(ScoreRow, frozen=True):
    """The points of one seat for one dialogue, and where they come from."""

    seat: Seat
    writer: bool
    guess: Pair
    right: bool
    points: int


class Scene(msgspec.Struct, frozen=True):
    """One dialogue after it was guessed: it is kept with the match."""

    round: int
    writer: Seat
    text: str
    tokens: Pair
    portraits: Portraits
    rows: tuple[Row, ...]


# What happens


class RoundStarted(PublicEvent, frozen=True):
    round: int
    portraits: Portraits


class DialogueWritten(SecretEvent, frozen=True):
    seat: Seat
    written: Written | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else DialogueWritten(self.seat, None)


class SpeakersNamed(SecretEvent, frozen=True):
    seat: Seat
    tokens: Pair | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else SpeakersNamed(self.seat, None)


class DialogueRead(PublicEvent, frozen=True):
    """It is read aloud, and everybody may read it, unless it is on the writer's own paper."""

    writer: Seat
    text: str


class GuessLocked(SecretEvent, frozen=True):
    seat: Seat
    tokens: Pair | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else GuessLocked(self.seat, None)


class GuessesRevealed(PublicEvent, frozen=True):
    guesses: Guesses


class SpeakersRevealed(PublicEvent, frozen=True):
    writer: Seat
    tokens: Pair
    portraits: Portraits


class SceneScored(PublicEvent, frozen=True):
    rows: tuple[Row, ...]


class AlbumOpened(PublicEvent, frozen=True):
    """All dialogues of a round have been guessed."""

    round: int


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first round and never changes."""

    seats: int
    cards: int
    rounds: int
    aloud: bool = False
    """Whether everybody writes on paper of their own; texts are empty then."""


class State(msgspec.Struct, frozen=True):
    house: House
    rng: Rng
    phase: Phase
    round: int
    deck: Portraits
    """Top card first."""

    row: Portraits
    written: tuple[Written | None, ...]
    guesses: Guesses
    totals: tuple[int, ...]
    box: Portraits = ()
    readers: tuple[Seat, ...] = ()
    """Whose dialogue was read in this round; the last one is read now."""

    pad: tuple[Scene, ...] = ()


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it is empty or None."""

    phase: Phase
    round: int
    rounds: int
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    row: Portraits
    mine: Written | None
    """What this seat has written in this round."""

    writer: Seat | None
    """Whose dialogue is read now."""

    aloud: bool
    reading: int
    """The so-manieth dialogue of this round."""

    text: str
    speakers: Pair
    """For the writer at once, for all others at the reveal."""

    locked: tuple[Seat, ...]
    """Who has written, or guessed; of a dialogue on paper, also whether its speakers were entered."""

    my_guess: Pair | None
    guesses: Guesses
    totals: tuple[int, ...]
    pad: tuple[Scene, ...]
