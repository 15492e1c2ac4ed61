"""Where everything is: the wall to the left with its letters and numbers, a column of words to the right."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from artgames.games.picture_code.rules.records import COLUMNS
from artgames.scene.wall_layout import hang

COLUMN = 0.3
"""Share of the width."""

TEAMS_HIGH, COMPACT_HIGH, CARD_HIGH, SHEET_HIGH, LEGEND_HIGH = 0.34, 0.16, 0.22, 0.3, 0.07
"""Shares of the column's height: the teams with all names or without, the clue or the sheet where it is
written, and the other two signs."""

NUMBER_COLUMNS = 6


@dataclass(frozen=True, slots=True)
class WallPlan:
    cells: tuple[QRectF, ...]
    letters: tuple[QRectF, ...]
    numbers: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """`card` is the clue or where it is written; `press` is what can be pressed below it, if anything."""

    wall: WallPlan
    teams: tuple[QRectF, QRectF]
    card: QRectF
    press: QRectF
    history: QRectF
    legend: QRectF


_MORE_COLUMN, _MORE_NAMES, _MORE_LEGEND, _MORE_SHARE = 0.06, 0.26, 0.06, 0.6
"""What the column, the names and the other two signs have more of it where letters are twice as large, and how much of
that is there at once."""


def plan(area: QRectF, count: int, letter: float, press: float, *, compact: bool, text: float = 1.0) -> Plan:
    """`letter` is how high letters beside the wall are, `press` the room for what can be pressed, `text` how much
    larger than usual letters are."""
    margin = area.height() * 0.02
    more = min(1.0, (text - 1.0) * 2 * _MORE_SHARE)
    width = area.width() * (COLUMN + _MORE_COLUMN * more)
    inner = QRectF(area.right() - width - margin, area.top() + margin, width, area.height() - 2 * margin)
    high = inner.height() * (COMPACT_HIGH + 0.05 * more if compact else TEAMS_HIGH + _MORE_NAMES * more * 0.5)
    half = (inner.width() - margin) / 2
    teams = (
        QRectF(inner.left(), inner.top(), half, high),
        QRectF(inner.left() + half + margin, inner.top(), half, high),
    )
    card = QRectF(inner.left(), inner.top() + high + margin, inner.width(), 0)
    card.setHeight(inner.height() * (SHEET_HIGH if compact else CARD_HIGH))
    buttons = QRectF(inner.left(), card.bottom() + margin, inner.width(), press)
    history = QRectF(inner)
    history.setTop(buttons.bottom() + margin if press else card.bottom() + margin)
    legend = inner.adjusted(0, inner.height() * (1 - LEGEND_HIGH - _MORE_LEGEND * more * 0.5), 0, 0)
    history.setBottom(legend.top() - margin)
    wall = QRectF(area.left(), area.top(), inner.left() - area.left() - margin * 0.5, area.height())
    return Plan(plan_wall(wall, count, letter), teams, card, buttons, history, legend)


def plan_afar(area: QRectF, count: int, letter: float) -> Plan:
    """For a whole room: the teams, the clue below them as high as there is room, and the other two signs."""
    margin = area.height() * 0.02
    width = area.width() * COLUMN
    inner = QRectF(area.right() - width - margin, area.top() + margin, width, area.height() - 2 * margin)
    half, high = (inner.width() - margin) / 2, letter * 3.4
    teams = (
        QRectF(inner.left(), inner.top(), half, high),
        QRectF(inner.left() + half + margin, inner.top(), half, high),
    )
    legend = inner.adjusted(0, inner.height() - letter * 1.3, 0, 0)
    card = QRectF(inner.left(), teams[0].bottom() + margin, inner.width(), 0)
    card.setBottom(legend.top() - margin)
    wall = QRectF(area.left(), area.top(), inner.left() - area.left() - margin * 0.5, area.height())
    return Plan(plan_wall(wall, count, letter), teams, card, QRectF(), QRectF(), legend)


def plan_wall(area: QRectF, count: int, letter: float) -> WallPlan:
    """Letters stand close to the paintings, outside of them."""
    edge = letter * 1.25
    high = letter * 1.3  # a line of type is a little higher than it may seem
    shape = (COLUMNS, count // COLUMNS)
    cells = hang(count, area.adjusted(edge, edge, 0, 0), 0.01, shape=shape).cells
    left, top = cells[0].left(), cells[0].top()
    rows = cells[::COLUMNS]
    return WallPlan(
        cells,
        tuple(QRectF(left - edge, cell.top(), edge, cell.height()) for cell in rows),
        tuple(QRectF(cell.left(), top - high, cell.width(), high) for cell in cells[:COLUMNS]),
    )


def plan_numbers(room: QRectF, count: int) -> tuple[QRectF, ...]:
    """Buttons in rows of six; the last one has what is left of its row."""
    rows = -(-count // NUMBER_COLUMNS)
    gap = room.width() * 0.02
    width = (room.width() - gap * (NUMBER_COLUMNS - 1)) / NUMBER_COLUMNS
    height = (room.height() - gap * (rows - 1)) / rows
    places = (divmod(number, NUMBER_COLUMNS) for number in range(count))
    buttons = [
        QRectF(room.left() + column * (width + gap), room.top() + row * (height + gap), width, height)
        for row, column in places
    ]
    buttons[-1].setRight(room.right())
    return tuple(buttons)
