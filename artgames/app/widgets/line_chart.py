"""Points by round: one line a player, with the player's mark and name at its end instead of a legend."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor
from typing import Any

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from artgames.engine.numerals import numeral
from artgames.scene.drawing.fonts import Role, desk_px, sans
from artgames.scene.drawing.player_marks import MARKS, symbol_path
from artgames.scene.drawing.theme import Theme, on_paper
from artgames.store.seating import Player

_NAME_LENGTH = 12
"""Longer names are left out: the mark and the points stand alone."""

_LABELS, _LABEL_HIGH, _AXIS = 9.6, 1.3, 1.7
"""Room for marks and names at the ends of the lines, how high each of them is, and the numbers along the lower edge; in
sizes of the menu text."""

_HALF = 0.4
"""Of the room of a label so much is filled above its middle, and as much below."""

_RING = 0.9
"""From the middle of a ring to its edge, with the pen, in the same."""

_TICK_HIGH = 1.7
"""Figures along the left edge are so far apart at least."""

_PADDING = 0.04
"""Around everything, as a share of it."""


class QuietChart(pyqtgraph.PlotWidget):  # type: ignore[misc] # pyqtgraph has no types
    """Base of all charts: nothing to drag, nothing to click."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None, enableMenu=False)
        self._theme, self._em = on_paper(theme), em
        self.setMouseEnabled(False, False)
        # pyqtgraph makes a menu even where none is wanted, and makes it a window of nobody's.
        self.plotItem.ctrlMenu.setParent(self, Qt.WindowType.Popup)
        self.hideButtons()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(pyqtgraph.PlotWidget.Shape.NoFrame)
        self.setStyleSheet("background: transparent;")

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em
        self.draw()

    def draw(self) -> None:
        """Everything anew, in the present look and size."""

    def dress_axes(self, numbers: Sequence[int], called: Sequence[int] = ()) -> None:
        """`numbers` are those along the lower edge, and what they are `called` if otherwise; of many, some are left
        out."""
        for side in ("left", "bottom"):
            axis: Any = self.getAxis(side)
            axis.setPen(pyqtgraph.mkPen(self._theme.hair))
            axis.setTextPen(pyqtgraph.mkPen(self._theme.ink2))
            axis.setTickFont(sans(desk_px(Role.SMALL, self._em)))
            axis.enableAutoSIPrefix(False)
        step = max(1, -(-(len(numbers) - 1) // 10))
        self.getAxis("bottom").setTicks([[*zip(numbers, map(str, called or numbers), strict=True)][::step]])
        self.getAxis("left").setWidth(round(2.4 * self._em))
        self.getAxis("bottom").setHeight(round(_AXIS * self._em))
        self.showGrid(x=False, y=True, alpha=0.18)


class PointsChart(QuietChart):
    """One line a player."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, em, parent)
        self._lines: tuple[tuple[int, ...], ...] = ()
        self._players: tuple[Player, ...] = ()
        self._called: tuple[int, ...] = ()
        self._marked: tuple[tuple[int, int], ...] = ()
        self._per_em = 0.1

    def show_points(
        self,
        lines: Sequence[Sequence[int]],
        players: Sequence[Player],
        rounds: Sequence[int] = (),
        marked: Sequence[tuple[int, int]] = (),
    ) -> None:
        """`lines` are each player's points after each round, from 0 on; `rounds` are their numbers. What is told of
        beside the chart is `marked`: after how many rounds, and whose point."""
        self._marked = tuple(marked)
        self._called = (0, *rounds) if lines and rounds and len(lines[0]) == len(rounds) + 1 else ()
        self._lines = tuple(tuple(line) for line in lines)
        self._players = tuple(players)
        self.setAccessibleName(self._told())
        self.draw()

    def _told(self) -> str:
        """The chart in words."""
        told = (
            f"{who.name}: {', '.join(map(str, line[1:]))}."
            for who, line in zip(self._players, self._lines, strict=True)
        )
        return " ".join((str(self.tr("Points after each round.")), *told))

    def draw(self) -> None:
        self.clear()
        if not self._lines:
            return
        rounds = len(self._lines[0]) - 1
        low, high = min(min(line) for line in self._lines), max(max(line) for line in self._lines)
        high = max(high, low + 4)
        self.dress_axes(range(rounds + 1), self._called)
        self._per_em = rounds / max(4.0, self.width() / self._em - _LABELS - 3)
        ends, height = self._place_labels(low, high)
        height = self._with_rings(height)
        width = rounds + _LABELS * self._per_em
        self.setRange(xRange=(0, width), yRange=height, padding=_PADDING, disableAutoRange=True)
        self.getAxis("left").setTicks([[(value, numeral(value)) for value in self._steps(*height)]])
        for player, line, end in zip(self._players, self._lines, ends, strict=True):
            self._draw_line(player, line, end, rounds)
        for after, seat in self._marked:
            self._draw_ring(after, self._lines[seat][after])

    def _steps(self, low: float, high: float) -> range:
        """Round numbers with 0 among them, as many as can be told apart."""
        room = max(1.0, self.height() - _AXIS * self._em)
        least = (high - low) * _TICK_HIGH * self._em / room
        step = next(one * 10**power for power in range(9) for one in (1, 2, 5) if one * 10**power >= least)
        return range(ceil(low / step) * step, floor(high) + 1, step)

    def _with_rings(self, reach: tuple[float, float]) -> tuple[float, float]:
        """What the chart has to reach from and to so that no ring is cut."""
        room = max(1.0, (self.height() - _AXIS * self._em) / (1 + 2 * _PADDING))
        half = (reach[1] - reach[0]) * _RING * self._em / room
        ringed = [self._lines[seat][after] for after, seat in self._marked]
        return min([reach[0], *(at - half for at in ringed)]), max([reach[1], *(at + half for at in ringed)])

    def _draw_ring(self, x: float, y: float) -> None:
        pen = pyqtgraph.mkPen(self._theme.wrong, width=3)
        self.plot([x], [y], pen=None, symbol="o", symbolSize=1.5 * self._em, symbolBrush=None, symbolPen=pen)

    def _place_labels(self, low: float, high: float) -> tuple[list[float], tuple[float, float]]:
        """How high each line's label is, and what the chart reaches from and to. Labels that are moved apart may reach
        further than the lines, and then the same points are closer together."""
        last = [line[-1] for line in self._lines]
        room = (self.height() - _AXIS * self._em) / (1 + 2 * _PADDING)
        share = min(_LABEL_HIGH * self._em / max(1.0, room), 1 / len(last))
        ends, reach = spread(last, (high - low) * share), (float(low), float(high))
        for _ in last:
            gap = (reach[1] - reach[0]) * share
            ends = spread(last, gap)
            reach = min(low, min(ends) - gap * _HALF), max(high, max(ends) + gap * _HALF)
        return ends, reach

    def _draw_line(self, player: Player, line: tuple[int, ...], end: float, rounds: int) -> None:
        mark, rows = MARKS[player.mark], list(range(len(line)))
        if self._theme.mark_outline:
            self.plot(rows, line, pen=pyqtgraph.mkPen(self._theme.mark_outline, width=5), antialias=True)
        colour = QColor(mark.colour)
        self.plot(rows, line, pen=pyqtgraph.mkPen(colour, width=3), antialias=True)
        label_x = rounds + 1.3 * self._per_em
        self.plot([rounds, label_x], [line[-1], end], pen=pyqtgraph.mkPen(self._theme.faded, width=1), antialias=True)
        outline = pyqtgraph.mkPen(self._theme.mark_outline or mark.colour, width=1.5)
        self.plot(
            [label_x],
            [end],
            pen=None,
            symbol=_as_symbol(mark.symbol),
            symbolSize=1.15 * self._em,
            symbolBrush=colour,
            symbolPen=outline,
        )
        name = f"{player.name} " if len(player.name) <= _NAME_LENGTH else ""
        text = pyqtgraph.TextItem(f"{name}{numeral(line[-1])}", color=self._theme.ink, anchor=(0, 0.5))
        text.setFont(sans(desk_px(Role.SMALL, self._em)))
        text.setPos(label_x + 0.6 * self._per_em, end)
        self.addItem(text, ignoreBounds=True)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_lines", ()):
            self.draw()


def spread(values: Sequence[float], gap: float) -> list[float]:
    """The same values, moved apart just enough that labels beside them do not touch."""
    order = sorted(range(len(values)), key=lambda index: values[index])
    moved = [float(value) for value in values]
    for before, index in pairwise(order):
        moved[index] = max(moved[index], moved[before] + gap)
    too_high = (moved[order[-1]] - values[order[-1]]) / 2 if order else 0.0
    return [value - too_high for value in moved]


def _as_symbol(name: str) -> QPainterPath:
    """pyqtgraph wants its symbols one unit wide."""
    return QTransform.fromScale(0.5, 0.5).map(symbol_path(name))
