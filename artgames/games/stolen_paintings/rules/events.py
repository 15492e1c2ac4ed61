"""What happens in a match, and who learns of it."""

from typing import Literal

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent
from artgames.games.stolen_paintings.rules.records import Marks, Paintings, Row, Tokens, Wagers


class RoundStarted(PublicEvent, frozen=True):
    round: int
    thief: Seat


class DeckReshuffled(PublicEvent, frozen=True):
    """The box was shuffled and put under the rest of the deck."""


class PaintingsReturned(PublicEvent, frozen=True):
    """So many paintings of earlier rounds were shuffled into the top of the deck; nobody knows which."""

    count: int


class ExhibitOpened(PublicEvent, frozen=True):
    paintings: Paintings


class DetectiveReady(PublicEvent, frozen=True):
    seat: Seat


class ExhibitClosed(PublicEvent, frozen=True):
    by_time: bool


class PaintingsStolen(SecretEvent, frozen=True):
    """The thief has chosen. `count` is told to all, or None when the number is a secret."""

    thief: Seat
    paintings: Paintings | None
    count: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.thief else PaintingsStolen(self.thief, None, self.count)


class AuctionDrawn(SecretEvent, frozen=True):
    """The thief holds the eight paintings, shuffled, and everybody else only knows that it is so."""

    thief: Seat
    paintings: Paintings | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.thief else AuctionDrawn(self.thief, None)


class AuctionOpened(PublicEvent, frozen=True):
    paintings: Paintings


class MarksLocked(SecretEvent, frozen=True, omit_defaults=True):
    seat: Seat
    tokens: Tokens | None
    wager: int = 0
    """The mark with the wager token, for the detective's own eyes."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else MarksLocked(self.seat, None)


class SheetConfirmed(PublicEvent, frozen=True):
    """A detective stands behind the shared sheet."""

    seat: Seat
    tokens: Tokens
    is_new: bool
    """Whether it says something else than before, so that everybody else is asked again."""


class SheetLocked(PublicEvent, frozen=True):
    """The shared sheet counts now."""

    tokens: Tokens
    agreed: tuple[Seat, ...]
    by: Literal["all", "majority", "time"]


class GuessesRevealed(PublicEvent, frozen=True, omit_defaults=True):
    marks: Marks
    wagers: Wagers = ()


class TheftRevealed(PublicEvent, frozen=True):
    """Which tokens were stolen, which paintings they are and where each one hung, in the same order."""

    tokens: Tokens
    paintings: Paintings
    places: tuple[int, ...]


class RoundScored(PublicEvent, frozen=True):
    rows: tuple[Row, ...]


class RoundDecided(PublicEvent, frozen=True):
    """In the cooperative game a round has a winner and no points (SP-23)."""

    thief: Seat
    found: bool
    """Whether the sheet said exactly what was stolen."""


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome
