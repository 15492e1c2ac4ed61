"""What a card buys in the Shop."""

from functools import cache

from artgames.engine.choices import Choice
from artgames.games.art_gallery.data import Faces
from artgames.games.art_gallery.rules.actions import Buy
from artgames.games.art_gallery.rules.records import Card, Works


def buy_choices(faces: Faces, piles: tuple[Works, ...], card: Card) -> tuple[Choice, ...]:
    """AG-14: the top tiles of two piles, of one or of none; a 0 counts 0 here (AG-09)."""
    return _buys(faces.prices, tuple(map(bool, piles)), card)


@cache
def _buys(prices: tuple[int, ...], stocked: tuple[bool, ...], card: Card) -> tuple[Choice, ...]:
    """The dearest first, nothing last; an empty pile has nothing for sale."""
    on_sale = [pile for pile, has_tiles in enumerate(stocked) if has_tiles]
    ones = [(pile,) for pile in on_sale]
    pairs = [(one, other) for one in on_sale for other in on_sale if one < other]

    def cost(piles: tuple[int, ...]) -> int:
        return sum(prices[pile] for pile in piles)

    affordable = [piles for piles in (*pairs, *ones) if cost(piles) <= card]
    wanted = [*sorted(affordable, key=cost, reverse=True), ()]
    return tuple(Choice(Buy, given=(("piles", piles),)) for piles in wanted)
