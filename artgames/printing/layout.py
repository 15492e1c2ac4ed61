"""Where things are on a sheet, in millimetres. Nothing here knows Qt.

Cards stand in the middle of a sheet without gaps, so that one cut parts two of them and a sheet that is turned over its
long edge has each back behind its front: the back of a column is as far from the right edge as its front is from the
left one.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

PaperName: TypeAlias = Literal["A4", "Letter"]
PerPage: TypeAlias = Literal[6, 9]

CROP_GAP, CROP_LENGTH = 1.2, 3.6
"""How far a crop mark is from the cards, and how long it is, where there is room for that."""

PRINTERS_MARGIN = 6.35
"""A quarter of an inch, which the fussiest of printers leave white at every edge."""


class Sheet(NamedTuple):
    """The size of a sheet of paper."""

    width: float
    height: float


PAPERS: dict[PaperName, Sheet] = {"A4": Sheet(210.0, 297.0), "Letter": Sheet(215.9, 279.4)}


class Box(NamedTuple):
    """A place on a sheet."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def inset(self, by: float) -> "Box":
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def fitted(self, width: float, height: float) -> "Box":
        """The largest place of these proportions within this one, in its middle: nothing is ever cropped."""
        scale = min(self.width / width, self.height / height)
        wide, high = width * scale, height * scale
        return Box(self.left + (self.width - wide) / 2, self.top + (self.height - high) / 2, wide, high)


class Grid(NamedTuple):
    """How cards stand on a sheet; the size of a card is the same on every paper, so that two printers make one deck."""

    columns: int
    rows: int
    card: Sheet

    @property
    def cards(self) -> int:
        return self.columns * self.rows

    def area(self, sheet: Sheet) -> Box:
        wide, high = self.columns * self.card.width, self.rows * self.card.height
        return Box((sheet.width - wide) / 2, (sheet.height - high) / 2, wide, high)

    def front(self, sheet: Sheet, place: int) -> Box:
        """Where the front of a card is; places are counted in reading order."""
        row, column = divmod(place, self.columns)
        return self._cell(sheet, row, column)

    def back(self, sheet: Sheet, place: int) -> Box:
        """Where its back is on the next page, when the sheet is turned over its long edge."""
        row, column = divmod(place, self.columns)
        return self._cell(sheet, row, self.columns - 1 - column)

    def _cell(self, sheet: Sheet, row: int, column: int) -> Box:
        area, card = self.area(sheet), self.card
        return Box(area.left + column * card.width, area.top + row * card.height, card.width, card.height)


GRIDS: dict[PerPage, Grid] = {6: Grid(2, 3, Sheet(90.0, 86.0)), 9: Grid(3, 3, Sheet(63.0, 88.0))}
"""Nine of them fit the sleeves that are sold for playing cards."""


class Stroke(NamedTuple):
    """A straight line from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


def crop_marks(grid: Grid, sheet: Sheet) -> Iterator[Stroke]:
    """A short line outside the cards at both ends of every cut."""
    area = grid.area(sheet)
    near, far = _reach(area.top)
    for column in range(grid.columns + 1):
        x = area.left + column * grid.card.width
        yield Stroke(x, area.top - far, x, area.top - near)
        yield Stroke(x, area.bottom + near, x, area.bottom + far)
    near, far = _reach(area.left)
    for row in range(grid.rows + 1):
        y = area.top + row * grid.card.height
        yield Stroke(area.left - far, y, area.left - near, y)
        yield Stroke(area.right + near, y, area.right + far, y)


def _reach(white: float) -> tuple[float, float]:
    """From where to where a mark goes, away from the cards, where so much of the sheet is left white beside them."""
    room = white - PRINTERS_MARGIN
    return min(CROP_GAP, room / 4), min(CROP_GAP + CROP_LENGTH, room)


def parts(things: Sequence[T], size: int) -> list[Sequence[T]]:
    """So many at a time, the last part with what is left."""
    return [things[start : start + size] for start in range(0, len(things), size)]


def columns_of(area: Box, count: int, gap: float) -> list[Box]:
    """Columns side by side."""
    wide = (area.width - gap * (count - 1)) / count
    return [Box(area.left + number * (wide + gap), area.top, wide, area.height) for number in range(count)]


def rows_of(area: Box, count: int, gap: float = 0.0) -> list[Box]:
    """Rows one below the other."""
    high = (area.height - gap * (count - 1)) / count
    return [Box(area.left, area.top + number * (high + gap), area.width, high) for number in range(count)]


def page_area(sheet: Sheet, margin: float = 14.0) -> Box:
    """What is written on: the sheet without its margins."""
    return Box(0, 0, sheet.width, sheet.height).inset(margin)
