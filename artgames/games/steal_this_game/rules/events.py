"""What happens at the table, and who sees how much of it."""

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent
from artgames.games.steal_this_game.rules.records import Position, Reason
from artgames.games.steal_this_game.rules.track import Dice, Stop


class GameStarted(PublicEvent, frozen=True):
    game: int
    thief: Seat
    exhibitor: Seat


class MoneyHidden(SecretEvent, frozen=True):
    exhibitor: Seat
    position: Position | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.exhibitor else MoneyHidden(self.exhibitor, None)


class CashierPlaced(PublicEvent, frozen=True):
    """At the beginning, and after a wrong accusation (ST-08)."""

    position: Position
    exhibitor: Seat


class DiceRolled(SecretEvent, frozen=True):
    dice: Dice | None
    thief: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.thief else DiceRolled(None, self.thief)


class Claimed(PublicEvent, frozen=True):
    thief: Seat
    stop: Stop


class Believed(PublicEvent, frozen=True):
    exhibitor: Seat


class Doubted(PublicEvent, frozen=True):
    exhibitor: Seat


class DiceShown(PublicEvent, frozen=True):
    """After a doubt: what the thief has rolled, and whether the claim was true."""

    dice: Dice
    truth: bool
    thief: Seat


class Looked(SecretEvent, frozen=True):
    """Everybody sees where; only the thief sees what was there."""

    position: Position
    money: bool | None
    thief: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.thief else Looked(self.position, None, self.thief)


class CashierPushed(PublicEvent, frozen=True):
    """By the thief."""

    from_position: Position
    to_position: Position
    thief: Seat


class Declined(PublicEvent, frozen=True):
    thief: Seat


class CashierMoved(PublicEvent, frozen=True):
    """By the exhibitor."""

    from_position: Position
    to_position: Position
    exhibitor: Seat


class CashierStayed(PublicEvent, frozen=True):
    exhibitor: Seat


class BoxRemoved(PublicEvent, frozen=True):
    """An empty box is gone, the boxes right of it have moved up, and the cashier stands aside."""

    position: Position
    exhibitor: Seat


class BoxesSwapped(PublicEvent, frozen=True):
    first: Position
    second: Position
    pace: int


class BoxesShuffledHidden(PublicEvent, frozen=True):
    exhibitor: Seat


class ShuffleEnded(PublicEvent, frozen=True):
    exhibitor: Seat
    swaps: int
    by_time: bool


class DieRerolled(SecretEvent, frozen=True):
    die: int | None
    value: int | None
    thief: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.thief else DieRerolled(None, None, self.thief)


class BoxOpened(PublicEvent, frozen=True):
    position: Position
    money: bool
    thief: Seat


class GameEnded(PublicEvent, frozen=True):
    """The dice and the money lie open now."""

    game: int
    winner: Seat
    reason: Reason
    dice: Dice
    money: Position
    thief: Seat


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome
