"""What happens at the table, and who sees how much of it."""

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent
from artgames.games.art_gallery.rules.records import Area, AwardedBy, Bid, Card, Cards, EndReason, Total, Work, Works


class RoundStarted(PublicEvent, frozen=True):
    round: int
    """Counted from 1."""

    first: Seat


class PaintingHung(PublicEvent, frozen=True):
    area: Area
    work: Work


class Walked(PublicEvent, frozen=True):
    seat: Seat
    card: Card
    direction: int
    path: tuple[Area, ...]
    """The benches passed, the last one included; empty for a 0."""

    area: Area
    diverted: bool = False
    """AG-06: no card could have ended at a free marker space, so the walk went on clockwise to the next one."""


class Visited(SecretEvent, frozen=True):
    seat: Seat
    area: Area
    marker: int
    """The space on the bar, counted from 1."""

    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Visited(self.seat, self.area, self.marker, None)


class LastCardsShown(PublicEvent, frozen=True):
    cards: Cards


class FirstPlayerChosen(PublicEvent, frozen=True):
    """By the highest last card; `tied` are those who shared it (AG-07)."""

    seat: Seat
    tied: tuple[Seat, ...] = ()


class AreaOpened(PublicEvent, frozen=True):
    area: Area
    bids: tuple[Bid, ...]


class TilesBought(PublicEvent, frozen=True):
    """With one marker in the Shop; nothing, where nothing was wanted or could be had."""

    seat: Seat
    marker: int
    card: Card
    piles: tuple[int, ...]
    tiles: Works


class PaintingAwarded(PublicEvent, frozen=True):
    area: Area
    seat: Seat
    work: Work
    totals: tuple[Total, ...]
    """Everybody's who laid a card there, highest first, ties in the order of their first markers."""

    by: AwardedBy


class PaintingRefused(PublicEvent, frozen=True):
    """AG-11: it stays where it hangs."""

    area: Area
    seat: Seat
    work: Work
    totals: tuple[Total, ...]


class CardPickedUp(PublicEvent, frozen=True):
    """`forced`: there was nothing to choose, so nobody was asked."""

    seat: Seat
    area: Area
    marker: int
    card: Card
    forced: bool = False


class RoundEnded(PublicEvent, frozen=True):
    round: int
    paintings: int
    """How many were awarded."""


class Closed(PublicEvent, frozen=True):
    """The museum closes: why no further round is played (AG-16 to AG-18)."""

    reasons: tuple[EndReason, ...]


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome
