"""What happens at the table, and who sees how much of it."""

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent
from artgames.games.art_robbery.data import Card, Tile
from artgames.games.art_robbery.rules.records import Effect, Tiles


class RaidStarted(PublicEvent, frozen=True):
    raid: int
    starter: Seat


class CardPlayed(PublicEvent, frozen=True):
    seat: Seat
    card: Card
    effect: Effect


class TileTaken(PublicEvent, frozen=True):
    seat: Seat
    tile: Tile


class TheftTried(PublicEvent, frozen=True):
    """The victim has the dog and is asked (AR-10)."""

    thief: Seat
    victim: Seat
    tile: Tile


class DogGiven(PublicEvent, frozen=True):
    """The victim has kept the tile and handed the dog over (AR-10)."""

    victim: Seat
    thief: Seat


class TileStolen(PublicEvent, frozen=True):
    thief: Seat
    victim: Seat
    tile: Tile


class DogTaken(PublicEvent, frozen=True):
    """By a Dog card, from somebody or from the middle."""

    seat: Seat
    from_seat: Seat


class CardDrawn(SecretEvent, frozen=True):
    seat: Seat
    card: Card | None
    open_hands: bool = False

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if self.open_hands or seat == self.seat else CardDrawn(self.seat, None)


class DeckReshuffled(PublicEvent, frozen=True):
    """The discard pile has become the new deck."""


class RaidEnded(PublicEvent, frozen=True):
    """`left` are the tiles that go out of the game because nobody took them from the middle (AR-17)."""

    raid: int
    stalled: bool
    left: Tiles = ()


class BossKept(PublicEvent, frozen=True):
    """A 4 or a 5 of the same raid lies beside the Boss (AR-12)."""

    seat: Seat
    tile: Tile


class BossCaught(PublicEvent, frozen=True):
    """None does: the Boss tile goes out of the game (AR-12)."""

    seat: Seat
    tile: Tile


class StacksClosed(PublicEvent, frozen=True):
    """Everybody has turned the loot of the raid face down on the own stack: it is safe now."""


class Revealed(PublicEvent, frozen=True):
    stacks: tuple[Tiles, ...]


class Arrested(PublicEvent, frozen=True):
    """Those with the fewest alibis, of three to five players (AR-18)."""

    seats: tuple[Seat, ...]


class Penalised(PublicEvent, frozen=True):
    """Of two players the one with fewer alibis gives back tiles, or only points (AR-20)."""

    seat: Seat
    tiles: Tiles
    points: int


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome
