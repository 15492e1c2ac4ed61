"""The time line: every painting is a point above its year, as a small picture where there is room for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from artgames.app.catalogue.painting_model import spoken
from artgames.app.catalogue.sort_order import middle_year
from artgames.app.catalogue.timeline_axis import YearAxis, YearScale
from artgames.app.catalogue.timeline_layout import Plot, stack
from artgames.app.catalogue.timeline_points import Points
from artgames.app.catalogue.timeline_tooltip import PointCard
from artgames.decks import Painting
from artgames.scene.drawing.fonts import Role, desk_px, sans
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.sound.announcing import announce

_ZOOM = 1.3


class TimeLine(pyqtgraph.PlotWidget):  # type: ignore[misc] # pyqtgraph has no types
    """A line of years to stretch and to move along.

    Signals:
        opened(int): look at this card.
        liked(int): F was pressed at this card.
    """

    opened = Signal(int)
    liked = Signal(int)

    def __init__(self, pictures: PictureStore, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        self._axis = YearAxis()
        super().__init__(parent, background=None, enableMenu=False, axisItems={"bottom": self._axis})
        self._pictures, self._theme, self._em = pictures, theme, em
        self._places: tuple[float, ...] = ()
        """Where the paintings stand, as the scale of the axis has it."""

        self._points = Points(pictures, theme, self)
        self._pointer: QPointF | None = None
        self._card = PointCard(pictures, theme, em, self.viewport())
        # pyqtgraph makes a menu even where none is wanted, and makes it a window of nobody's.
        self.plotItem.ctrlMenu.setParent(self, Qt.WindowType.Popup)
        self.hideButtons()
        self.hideAxis("left")
        self.setMouseEnabled(x=True, y=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(pyqtgraph.PlotWidget.Shape.NoFrame)
        self.setStyleSheet("background: transparent;")
        self.setAccessibleName(self.tr("Timeline"))
        self.addItem(self._points, ignoreBounds=True)
        self.plotItem.vb.sigXRangeChanged.connect(lambda *_range: self._stack())
        self.scene().sigMouseMoved.connect(self._on_moved)
        self.scene().sigMouseClicked.connect(self._on_clicked)
        pictures.ready.connect(self._on_ready)
        self._dress()

    def show_paintings(self, paintings: Sequence[Painting]) -> None:
        """Those that have a date; the others are nowhere on the line."""
        dated = sorted(
            ((year, one.id, one) for one in paintings if (year := middle_year(one)) is not None),
            key=lambda entry: entry[:2],
        )
        before = self.card()
        years = [year for year, _, _ in dated]
        self._axis.scale_of_years = scale = YearScale(years) if years else YearScale()
        self._places = tuple(map(scale.place, years))
        self._points.paintings = tuple(painting for _, _, painting in dated)
        self._points.hot, self._points.current = -1, self._place_of(before)
        self._card.hide()
        self.show_all()

    def show_all(self) -> None:
        """The whole line, as long as the paintings are old."""
        if not self._places:
            self._stack()
            return
        first, last = self._places[0], self._places[-1]
        room = max(10.0, (last - first) * 0.03)
        self.plotItem.vb.setLimits(
            xMin=first - 4 * room, xMax=last + 4 * room, minXRange=8, maxXRange=last - first + 8 * room
        )
        self.setXRange(first - room, last + room, padding=0)
        self._stack()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._points.theme, self._em = theme, theme, em
        self._card.set_look(theme, em)
        self._dress()
        self._stack()

    def card(self) -> int | None:
        """The card that the keyboard is at."""
        return self._points.paintings[self._points.current].id if self._points.has(self._points.current) else None

    def go_to(self, card: int) -> bool:
        """Put the keyboard at a card; False if it has no date."""
        place = self._place_of(card)
        if place < 0:
            return False
        self._make_current(place)
        return True

    def without_date(self, paintings: Sequence[Painting]) -> int:
        return len(paintings) - len(self._points.paintings)

    def point(self, card: int) -> QPointF:
        """The middle of a card's point in the widget."""
        return self._points.area(self._place_of(card)).center()

    # Drawing

    def _dress(self) -> None:
        self._axis.dress(self._theme, sans(desk_px(Role.SMALL, self._em)), round(2.0 * self._em))

    def _stack(self) -> None:
        area = self.plotItem.vb.sceneBoundingRect()
        (first, last), _ = self.plotItem.vb.viewRange()
        scale = max(1.0, area.width()) / (last - first)
        swarm = stack(self._places, 1 / scale, round(area.height() - self._em))
        self._points.plot = Plot(swarm, first, area.left(), round(area.bottom()) - 3, scale)
        if self._pointer is not None:
            self._points.hot = self._points.plot.at(self._pointer.x(), self._pointer.y())
        self._points.prepareGeometryChange()
        self._points.update()
        self._show_card()

    # Where points are

    def _place_of(self, card: int | None) -> int:
        return next((place for place, one in enumerate(self._points.paintings) if one.id == card), -1)

    # Pointer and keyboard

    def _on_moved(self, spot: QPointF) -> None:
        self._pointer = spot
        hot = self._points.plot.at(spot.x(), spot.y())
        if hot != self._points.hot:
            self._points.hot = hot
            self.setCursor(Qt.CursorShape.PointingHandCursor if hot >= 0 else Qt.CursorShape.ArrowCursor)
            self._points.update()
            self._show_card()

    def _on_clicked(self, event: Any) -> None:
        place = self._points.plot.at(event.scenePos().x(), event.scenePos().y())
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if place >= 0:
            self._points.current = place
            self.opened.emit(self._points.paintings[place].id)
        elif event.double():
            self.show_all()

    def _make_current(self, place: int) -> None:
        self._points.current = place
        self._points.hot = -1
        self._bring_into_sight(self._places[place])
        self._points.update()
        self._show_card()
        said = spoken(self._points.paintings[place])
        self.setAccessibleDescription(said)
        announce(self, said)

    def _bring_into_sight(self, spot: float) -> None:
        (first, last), _ = self.plotItem.vb.viewRange()
        if not first <= spot <= last:
            half = (last - first) / 2
            self.setXRange(spot - half, spot + half, padding=0)

    def _show_card(self) -> None:
        """Picture and title beside the point that is meant."""
        place = self._points.hot if self._points.hot >= 0 else self._points.current if self.hasFocus() else -1
        if self._points.has(place):
            self._card.show_beside(self._points.paintings[place], self._points.area(place))
        else:
            self._card.hide()

    def _on_ready(self, _card: str) -> None:
        if self.isVisible():
            self._points.update()

    def _neighbour(self, key: int) -> int | None:
        """Left and right go through time, up and down within a column."""
        last = len(self._points.paintings) - 1
        if self._points.current < 0:
            return 0
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return min(last, max(0, self._points.current + (1 if key == Qt.Key.Key_Right else -1)))
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return 0 if key == Qt.Key.Key_Home else last
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return self._points.plot.above(self._points.current, 1 if key == Qt.Key.Key_Up else -1)
        return None

    def _zoom(self, factor: float) -> None:
        (first, last), _ = self.plotItem.vb.viewRange()
        middle = self._places[self._points.current] if self._points.current >= 0 else (first + last) / 2
        self.setXRange(middle - (middle - first) / factor, middle + (last - middle) / factor, padding=0)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, card = event.key(), self.card()
        if not self._points.paintings:
            super().keyPressEvent(event)
        elif (place := self._neighbour(key)) is not None and key not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._make_current(place)
        elif card is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(card)
        elif card is not None and key == Qt.Key.Key_F and not event.modifiers():
            self.liked.emit(card)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._zoom(_ZOOM)
        elif key == Qt.Key.Key_Minus:
            self._zoom(1 / _ZOOM)
        elif key == Qt.Key.Key_0:
            self.show_all()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._points.current < 0 and self._points.paintings and event.reason() != Qt.FocusReason.MouseFocusReason:
            self._make_current(0)
        self._points.update()
        self._show_card()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._points.update()
        self._show_card()

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)
        self._pointer, self._points.hot = None, -1
        self._points.update()
        self._show_card()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_points", None) is not None:
            self._stack()

    def sizeHint(self) -> QSize:
        return QSize(800, 400)
