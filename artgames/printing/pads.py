"""Score pads: one design for all games, and slips for what is written down in secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from artgames.engine.pad import ROUND, PaperPad, Slip
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.document import Document, Draw, Of, draw_foot, tr
from artgames.printing.ink import HAIR, INK, QUIET, Face, Ink, say
from artgames.printing.layout import PAPERS, Box, PaperName, Sheet, Stroke, columns_of, page_area, rows_of

_FEW = 4
"""So many columns or fewer: two pads stand side by side."""

_FIRST = 22.0
"""The width of the column with the names of the lines."""

_HEAD = 11.0
_ROW = 9.0


class GamePad(NamedTuple):
    """The pad of a game, by its title."""

    title: str
    pad: PaperPad


def pad_document(games: Sequence[GamePad], paper: PaperName) -> Document:
    """Every game's pad, and its slips behind it."""
    sheet = PAPERS[paper]
    pages: list[Draw] = []
    for game in games:
        if game.pad.seats > 1 or game.pad.slip is None:
            pages.append(_pad_page(game, sheet))
        if game.pad.slip is not None:
            pages.append(_slip_page(game.title, game.pad.slip, sheet))
    only = games[0].title if len(games) == 1 else ""
    title = tr(QT_TRANSLATE_NOOP("Paper", "Score pad: {game}")).format(game=only) if only else ""
    return Document(title or tr(QT_TRANSLATE_NOOP("Paper", "Score pads")), paper, tuple(pages))


def _pad_page(game: GamePad, sheet: Sheet) -> Draw:
    def draw(ink: Ink) -> Iterator[None]:
        for box in _copies(page_area(sheet, 12.0), game.pad):
            _draw_pad(ink, box, game)
        draw_foot(ink, sheet, game.title, Of(1, 1), 12.0)
        yield

    return draw


def _copies(area: Box, pad: PaperPad) -> list[Box]:
    """As many pads as find room on a sheet, so that none is wasted."""
    across = 2 if pad.seats <= _FEW else 1
    high = _HEAD + _ROW * (_lines(pad) + 2)
    down = max(1, int((area.height + 8) / (high + 8)))
    boxes = rows_of(area, down, 8.0)
    return [part for box in boxes for part in columns_of(box, across, 10.0)]


def _lines(pad: PaperPad) -> int:
    return pad.rounds + len(pad.lines)


def _draw_pad(ink: Ink, box: Box, game: GamePad) -> None:
    pad = game.pad
    title = Face(13, strong=True)
    ink.text(box, game.title, title)
    ink.text(box, tr(QT_TRANSLATE_NOOP("Paper", "Date")) + " ____________", Face(9), QUIET, align="right")
    high = min(_ROW * 1.4, (box.height - _HEAD) / (_lines(pad) + 2))
    body = Box(box.left, box.top + _HEAD, box.width, high * (_lines(pad) + 2))
    rows = rows_of(body, _lines(pad) + 2)
    first = max(_FIRST, min(40.0, max(Face(9).width(name) for name in _names(pad)) + 3))
    _draw_grid(ink, body, rows, first, pad.seats)
    for row, name in zip(rows, ("", *_names(pad)), strict=True):
        is_total = row == rows[-1]
        ink.middle(row._replace(left=row.left + 1.5, width=first - 2), name, Face(9, strong=is_total))


def _names(pad: PaperPad) -> list[str]:
    numbered = [f"{say(ROUND)} {number}" for number in range(1, pad.rounds + 1)]
    return [*numbered, *map(say, pad.lines), tr(QT_TRANSLATE_NOOP("Paper", "Total"))]


def _draw_grid(ink: Ink, body: Box, rows: Sequence[Box], first: float, seats: int) -> None:
    """Names go into the first row; the total stands below a strong line."""
    wide = (body.width - first) / seats
    for row in rows[1:]:
        is_strong = row in (rows[1], rows[-1])
        ink.line(
            Stroke(body.left, row.top, body.right, row.top), INK if is_strong else HAIR, 0.3 if is_strong else 0.15
        )
    for seat in range(seats):
        x = body.left + first + seat * wide
        ink.line(Stroke(x, body.top, x, body.bottom), HAIR, 0.15)
    ink.frame(body, INK, 0.3)


# Slips


def _slip_page(title: str, slip: Slip, sheet: Sheet) -> Draw:
    """Slips to be cut apart: two side by side where there is room, as many as fit below each other."""

    def draw(ink: Ink) -> Iterator[None]:
        area = page_area(sheet, 10.0)
        high = 24.0 + slip.rounds * 9.5
        down = max(1, int(area.height / high))
        across = 1 if slip.numbers > 8 else 2
        for row in rows_of(area, down):
            for box in columns_of(row, across, 0.0):
                ink.frame(box, HAIR, 0.15)
                _draw_slip(ink, box.inset(4.0), title, slip)
        yield

    return draw


def _draw_slip(ink: Ink, box: Box, title: str, slip: Slip) -> None:
    ink.text(box, title, Face(10.5, strong=True))
    name = tr(QT_TRANSLATE_NOOP("Paper", "Name")) + " ________________"
    ink.text(box, name, Face(9), QUIET, align="right")
    hint = Face(6.5)
    used = 6.5
    if slip.hint is not None:
        used += ink.text(box._replace(top=box.top + used, height=hint.line * 3), say(slip.hint), hint, QUIET, most=3)
    body = Box(box.left, box.top + used + 1.5, box.width, box.height - used - 1.5)
    high = min(14.0, body.height / slip.rounds)
    for number in range(slip.rounds):
        _draw_line(ink, Box(body.left, body.top + number * high, body.width, high), number + 1, slip)


def _draw_line(ink: Ink, row: Box, number: int, slip: Slip) -> None:
    ink.middle(row._replace(width=6), f"{number}", Face(9, strong=True, digits=True), QUIET)
    points = 12.0
    places = columns_of(Box(row.left + 6, row.top, row.width - 6 - points - 2, row.height), slip.numbers, 1.0)
    for count, place in enumerate(places, 1):
        side = min(place.width, row.height - 1.6)
        spot = Box(place.left + (place.width - side) / 2, row.top + (row.height - side) / 2, side, side)
        if slip.ordered:
            ink.frame(spot, QUIET, 0.2)
        else:
            ink.centred(spot, str(count), Face(11, digits=True), INK)
    high = min(row.height - 1.6, 9.0)
    last = Box(row.right - points, row.top + (row.height - high) / 2, points, high)
    ink.frame(last, INK, 0.25)
