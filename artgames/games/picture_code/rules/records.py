"""The records of the game: what is done, what happens, how things stand and what an audience sees of it.

A painting is its card number; a place is where it hangs, counted from 0 in reading order. The key says for each place
to whom its painting belongs: to a team, to nobody, or to the alarm.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Outcome, PublicEvent, Seat, View
from artgames.engine.choices import Action, ClockAction
from artgames.engine.rng import Rng

Team: TypeAlias = Literal["sun", "rain"]
Kind: TypeAlias = Literal["sun", "rain", "nobody", "alarm"]
Phase: TypeAlias = Literal["clue", "guess", "ended"]
Why: TypeAlias = Literal["wrong", "limit", "stopped", "time"]
Reason: TypeAlias = Literal["all_found", "given_away", "alarm"]

TEAMS: tuple[Team, Team] = ("sun", "rain")
COLUMNS = 5
MIXES: dict[str, tuple[int, int, int, int]] = {"5x5": (9, 8, 7, 1), "5x4": (8, 7, 4, 1)}
"""SP-50: paintings of the team that begins, of the other team, of nobody and of the alarm."""

LONGEST_WORD = 40
MOST = 9
UNLIMITED = -1


def other(team: Team) -> Team:
    return "rain" if team == "sun" else "sun"


# What is done


class Clue(Action, frozen=True):
    """One word, and how many paintings it means; `number` may be `UNLIMITED`."""

    word: str
    number: int


class Guess(Action, frozen=True):
    """The team points at a painting."""

    places: tuple[int, ...]


class Suggest(Action, frozen=True):
    """A guesser leaves a mark on a painting for the others of the team, or takes it away again. It uncovers nothing."""

    places: tuple[int, ...]


class Stop(Action, frozen=True):
    """The team has guessed enough."""


class TimeUp(ClockAction, frozen=True):
    """The house says that the time for a clue is over."""


# What is written down of a turn


class Turn(msgspec.Struct, frozen=True):
    team: Team
    giver: Seat
    word: str
    number: int
    found: tuple[Kind, ...] = ()
    """What the paintings were that the team has pointed at, in that order."""


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """Somebody thinks that it could be this painting."""

    place: int
    seat: Seat


# What happens


class MatchStarted(PublicEvent, frozen=True):
    wall: tuple[int, ...]
    first: Team
    givers: tuple[Seat, Seat]


class ClueGiven(PublicEvent, frozen=True):
    team: Team
    giver: Seat
    word: str
    number: int


class PaintingMarked(PublicEvent, frozen=True):
    """Somebody of the team thinks that it could be this one; with `on` false, no longer."""

    seat: Seat
    place: int
    on: bool


class PaintingUncovered(PublicEvent, frozen=True):
    team: Team
    place: int
    kind: Kind


class TurnEnded(PublicEvent, frozen=True):
    team: Team
    why: Why


class KeyShown(PublicEvent, frozen=True):
    """When the match is over everybody sees what the clue givers saw."""

    key: tuple[Kind, ...]


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first clue and never changes."""

    grid: str
    names: bool
    first: Team
    teams: tuple[Team, ...]
    """By seat."""

    givers: tuple[Seat, Seat]
    """Of the sun and of the rain."""

    seconds: int = 0
    """How long somebody may look for a clue; 0 for as long as it takes."""


class State(msgspec.Struct, frozen=True):
    house: House
    rng: Rng
    phase: Phase
    wall: tuple[int, ...]
    key: tuple[Kind, ...]
    team: Team
    """Whose turn it is; in the end, whose last turn it was."""

    open: tuple[int, ...] = ()
    """The places that were pointed at, in that order."""

    turns: tuple[Turn, ...] = ()
    marked: tuple[Mark, ...] = ()
    """What the guessers have marked in this turn, in that order."""

    missed: int = 0
    """How many turns were over before there was a clue."""


class TableView(View, frozen=True):
    """What one audience sees."""

    phase: Phase
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    wall: tuple[int, ...]
    key: tuple[Kind, ...]
    """Empty for everybody but the clue givers until the match is over."""

    shown: tuple[Kind | None, ...]
    """What is uncovered, by place."""

    team: Team
    first: Team
    teams: tuple[Team, ...]
    givers: tuple[Seat, Seat]
    left: tuple[int, int]
    """How many paintings the sun and the rain still have to find."""

    turns: tuple[Turn, ...]
    guesses_left: int | None
    """How often the team may still point in this turn; None where that has no limit, or nobody points."""

    may_stop: bool
    names: bool
    """Whether titles and painters are allowed as clues."""

    marked: tuple[Mark, ...]
    missed: int
    winner: Team | None
    reason: Reason | None
