"""What bids, collections and whole tables are worth."""

from collections.abc import Sequence

from artgames.engine.api import Outcome, Seat
from artgames.games.art_gallery.data import FACES, Faces
from artgames.games.art_gallery.rules.chains import FIRST_PLAYER, chains, open_points
from artgames.games.art_gallery.rules.records import Bid, Cards, House, Row, State, Total, Works

CARDS_A_POINT = 4
"""AG-20: so much on the action cards of a hand is one point."""

ZERO_IN_COMPANY = 10
"""AG-09: what a 0 counts in a gallery, together with another card."""


def totals(bids: Sequence[Bid], house: House) -> tuple[Total, ...]:
    """What everybody's cards in a gallery are worth: highest first, ties in the order of their first markers. A card
    that one does not see counts nothing."""
    markers = [bid.seat for bid in bids]
    sums = dict.fromkeys(markers, 0)
    for bid in bids:
        if bid.card:
            sums[bid.seat] += bid.card
        elif bid.card == 0 and _in_company(bid, markers, house):
            sums[bid.seat] += ZERO_IN_COMPANY
    ranked = sorted(sums.items(), key=lambda item: -item[1])  # the order of first markers survives among equals
    return tuple(Total(seat, value) for seat, value in ranked)


def _in_company(zero: Bid, markers: list[Seat], house: House) -> bool:
    """AG-09: another card of the same player lies there, or of anybody by the house rule."""
    return len(markers) > 1 if house.zero_any_card else markers.count(zero.seat) > 1


def row(seat: Seat, works: Works, tiles: Works, hand: Cards, *, is_first: bool, faces: Faces = FACES) -> Row:
    """One line of the score sheet (AG-20). `hand` are all nine action cards."""
    found = chains(works, faces)
    matching = tuple(tile for tile in tiles if tile in works)
    other = tuple(tile for tile in tiles if tile not in works)
    card_points = sum(hand) // CARDS_A_POINT
    first_points = FIRST_PLAYER if is_first else 0
    points = open_points(works, tiles, is_first=is_first, faces=faces) + card_points
    return Row(seat, found, matching, other, hand, card_points, first_points, points)


def score(state: State, faces: Faces = FACES) -> tuple[Row, ...]:
    """The score sheet, in seat order, when the settlement is over."""
    hands = whole_hands(state)
    return tuple(
        row(
            seat,
            state.collections[seat],
            state.tiles[seat],
            hands[seat],
            is_first=seat == state.first,
            faces=faces,
        )
        for seat in range(state.house.seats)
    )


def whole_hands(state: State) -> tuple[Cards, ...]:
    """The cards walked with, the cards taken back and the last card: nine again, if not the same nine."""
    parts = zip(state.hands, state.moved, state.taken, strict=True)
    return tuple(tuple(sorted(hand + moved + taken)) for hand, moved, taken in parts)


def final_outcome(rows: tuple[Row, ...]) -> Outcome:
    """Most points; AG-20: then most tiles, then shared."""
    points = tuple(row.points for row in rows)
    leaders = [row for row in rows if row.points == max(points)]
    if len(leaders) == 1:
        return Outcome((leaders[0].seat,), points, "most_points")
    most = max(map(_tile_count, leaders))
    winners = tuple(row.seat for row in leaders if _tile_count(row) == most)
    return Outcome(winners, points, "most_tiles" if len(winners) == 1 else "shared")


def _tile_count(row: Row) -> int:
    return len(row.matching) + len(row.other)
