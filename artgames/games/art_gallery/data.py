"""What is printed on the paintings and on the board, read from ``resources/art_gallery/paintings.json``.

A work is a number 1–48: of a painting, and of the tile that shows a detail of it. A symbol is a number 0–3, a row of
its own through a collection (AG-21). A pile of the Shop is a number 0–3, the cheapest first.
"""

import msgspec

from artgames import paths

PILES = 4
HIGHEST = 4
"""The most that a symbol is worth on one painting."""


class Pile(msgspec.Struct, frozen=True):
    """One of the piles of tiles in the Shop, as it is at the beginning."""

    price: int
    height: int


class Board(msgspec.Struct, frozen=True):
    """The board for so many players, and how many empty piles end the match there (AG-16)."""

    seats: tuple[int, ...]
    parts: tuple[str, ...]
    galleries: int
    empty_piles: int


class Sums(msgspec.Struct, frozen=True):
    """What a slip of the pen in the file would change."""

    works: int
    tiles: int
    works_with_symbol: tuple[int, ...]
    values_of_symbol: tuple[int, ...]
    works_with_so_many: tuple[int, ...]
    """How many works have no symbol, one, two, three, four."""


class Box(msgspec.Struct, frozen=True):
    """Everything in the box but the action cards, as the file lists it; `Faces` makes tables of it."""

    edition: int
    works: tuple[tuple[int, int, int, int], ...]
    shop: tuple[Pile, ...]
    boards: tuple[Board, ...]
    sums: Sums


class Faces:
    """What is printed, as tables."""

    def __init__(self, box: Box) -> None:
        self.edition = box.edition
        self.count = len(box.works)
        self.works = tuple(range(1, self.count + 1))
        self.symbols = ((0, 0, 0, 0), *box.works)
        """By work: the values of its four symbols, 0 where it has none. There is no work 0."""

        self.prices = tuple(pile.price for pile in box.shop)
        self.heights = tuple(pile.height for pile in box.shop)
        self.boards = {seats: board for board in box.boards for seats in board.seats}
        """By number of players."""


def read_box() -> Box:
    """The box as it ships. Raises ValueError when its sums do not agree."""
    data = (paths.resources() / "art_gallery" / "paintings.json").read_bytes()
    return checked(msgspec.json.decode(data, type=Box))


def checked(box: Box) -> Box:
    """The same box, if its sums agree."""
    sums, works = box.sums, box.works
    rows = tuple(zip(*works, strict=True))
    counts = [sum(map(bool, work)) for work in works]
    seats = [count for board in box.boards for count in board.seats]
    agreed = {
        "works": len(works) == sums.works,
        "tiles": sum(pile.height for pile in box.shop) == sums.tiles == sums.works,
        "values": all(0 <= value <= HIGHEST for work in works for value in work),
        "works_with_symbol": tuple(sum(map(bool, row)) for row in rows) == sums.works_with_symbol,
        "values_of_symbol": tuple(map(sum, rows)) == sums.values_of_symbol,
        "works_with_so_many": tuple(map(counts.count, range(5))) == sums.works_with_so_many,
        "piles": len(box.shop) == PILES,
        "prices_rise": all(one.price < next_one.price for one, next_one in zip(box.shop, box.shop[1:], strict=False)),
        "boards": sorted(seats) == list(range(min(seats), max(seats) + 1)),
        "parts": all(board.galleries == 2 * len(board.parts) for board in box.boards),
    }
    wrong = [name for name, agrees in agreed.items() if not agrees]
    if wrong:
        raise ValueError(f"the sums in paintings.json do not agree: {', '.join(wrong)}")
    return box


FACES = Faces(read_box())
"""The faces of the box that ships."""
