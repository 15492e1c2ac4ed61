"""The wall of the catalogue: framed pictures in rows that end at the same edge, as many as there are."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from artgames.app.catalogue.justified_list_view import MARGIN, REACH, HungView
from artgames.app.catalogue.justified_rows import Wall, justified
from artgames.app.catalogue.painting_model import PaintingsModel
from artgames.app.catalogue.selection import Selection
from artgames.app.catalogue.wall_tile_painter import Place, WallPaint, framed_shape
from artgames.decks import Painting
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.card_files import card_of
from artgames.scene.pictures.picture_store import PictureStore

_GAP = 1.3
_SMALLEST, _LARGEST = 4.5, 27.0
"""How high a picture is at both ends of the slider, in sizes of the menu text."""

_SETTLE_MS = 120
"""Sizes and scroll bars that are being pulled rest when nothing has moved for so long."""


class WallView(HungView):
    """Paints only what is seen, and asks for no other picture.

    Signals:
        opened(int): look at this card.
        liked(int): its heart was pressed.
    """

    opened = Signal(int)
    liked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection: Selection | None = None
        self._pictures: PictureStore | None = None
        self._paint: WallPaint | None = None
        self._theme: Theme | None = None
        self._em, self._size = 17.0, 0.5
        self._hot = self._pressed = -1
        self._by_keyboard = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self._come_to_rest)
        self._go_on = QTimer(self)
        self._go_on.setSingleShot(True)
        self._go_on.setInterval(0)
        self._go_on.timeout.connect(self._draw_left_over)
        self._current = -1
        self._hung: tuple[int, int, int, int, int] | None = None
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def hang(
        self, model: PaintingsModel, selection: Selection, pictures: PictureStore, theme: Theme, em: float
    ) -> None:
        """Show the paintings of a selection."""
        self._selection, self._pictures = selection, pictures
        self._theme, self._em = theme, em
        self._paint = WallPaint(theme, em)
        self.setModel(model)
        pictures.ready.connect(self._on_ready)

    def forget_pictures(self) -> None:
        """Cards may have other pictures now."""
        if self._paint is not None:
            self._paint.forget_pictures()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.scroll_step = round(2.5 * em)
        if self._paint is not None:
            self._paint.set_look(theme, em)
            self._hang_anew()

    def set_size(self, share: float) -> None:
        """How large pictures are: 0 smallest, 1 largest."""
        self._size = share
        self._hang_anew()

    def card(self) -> int | None:
        """The card that the keyboard is at."""
        painting = self._painting(self.currentIndex().row())
        return painting.id if painting is not None else None

    def is_at_rest(self) -> bool:
        """Whether everything in sight hangs in its final size."""
        if self._paint is None or self._pictures is None:
            return True
        return not (self._settle.isActive() or self._paint.left_over or self._pictures.is_busy())

    def go_to(self, card: int) -> None:
        """Put the keyboard at a card and bring it into sight."""
        row = self._selection.row_of(card) if self._selection is not None else None
        if row is not None:
            self.executeDelayedItemsLayout()
            self.setCurrentIndex(self.model().index(row, 0))

    # Where things hang

    def lay_out(self) -> None:
        self._hot = -1
        if self._selection is None or self._paint is None or not self.isVisible():
            self.wall = Wall()  # hung when somebody looks at it
            return
        high = round(self._em * _SMALLEST * (_LARGEST / _SMALLEST) ** self._size)
        caption = self._paint.caption_height(high)
        gap = round(_GAP * self._em * (1.0 if caption else 0.6))
        width = max(60, self.viewport().width() - 2 * MARGIN)
        seen = max(60, self.viewport().height() - 2 * MARGIN - caption)  # no picture is higher than that
        hung = (self._selection.version, width, min(high, seen), gap, caption)
        if hung != self._hung or not len(self.wall):
            self._hung, self.caption = hung, caption
            shapes = [framed_shape(painting) for painting in self._selection.paintings]
            self.wall = justified(shapes, *hung[1:])

    def _hang_anew(self) -> None:
        """Other sizes: the painting in the middle of the view stays in sight."""
        if not self.isVisible():
            self.scheduleDelayedItemsLayout()
            return
        middle = self.in_the_middle()
        if self._paint is not None and self._paint.has_stand_ins:
            self._paint.crisp = False
            self._settle.start()
        self.doItemsLayout()
        if middle >= 0:
            self.scrollTo(self.model().index(middle, 0), QListView.ScrollHint.PositionAtCenter)

    def _come_to_rest(self) -> None:
        if self._paint is not None:
            self._paint.crisp = True
        self.viewport().update()
        self._prefetch_around()

    def _prefetch_around(self) -> None:
        """While nobody scrolls there is time for what would come into sight next."""
        if self.isVisible():
            top, high = self.verticalOffset() - MARGIN, self.viewport().height()
            self._prefetch(self.wall.between(top - high, top))
            self._prefetch(self.wall.between(top + high, top + 2 * high))

    def _prefetch(self, places: Iterable[int]) -> None:
        if self._selection is None or self._pictures is None or self._paint is None:
            return
        for place in places:
            painting = self._selection.paintings[place]
            size = self._paint.picture_rect(painting, self.wall.spot(place)).size()
            self._pictures.prefetch([str(painting.id)], size, self.devicePixelRatioF())

    def _painting(self, place: int) -> Painting | None:
        paintings = self._selection.paintings if self._selection is not None else []
        return paintings[place] if 0 <= place < min(len(paintings), len(self.wall)) else None

    def _on_ready(self, card_id: str) -> None:
        row = self._selection.row_of(card_of(card_id)) if self._selection is not None else None
        if row is not None:
            self.viewport().update(self.visualRect(self.model().index(row, 0)))

    # Painting

    def _draw_one(self, painter: QPainter, place: int) -> None:
        painting = self._painting(place)
        if painting is None or self._paint is None or self._selection is None or self._pictures is None:
            return
        spot, paint = self.spot(place), self._paint
        is_hot, liked = place == self._hot, self._selection.is_favourite(painting.id)
        has_heart = self.caption > 0 and (is_hot or liked)
        paint.draw(painter, painting, Place(spot, self.caption, has_heart), self._pictures)
        if has_heart:
            paint.draw_heart(painter, spot, filled=liked)
        has_focus = self._by_keyboard and place == self._current and self.hasFocus()
        if has_focus or is_hot:
            paint.draw_ring(painter, paint.frame_rect(painting, spot), has_focus=has_focus)

    def _draw_left_over(self) -> None:
        if self._paint is not None:
            cards, self._paint.left_over = self._paint.left_over, set()
            for card in cards:
                self._on_ready(str(card))

    # Pointer

    def _point_at(self, place: int) -> None:
        if place != self._hot:
            for one in (self._hot, place):
                self.viewport().update(self.visualRect(self.model().index(one, 0)))
            self._hot = place
            shape = Qt.CursorShape.PointingHandCursor if place >= 0 else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)

    def _press(self, place: int, at: QPoint) -> None:
        painting = self._painting(place)
        if painting is None or self._paint is None:
            return
        heart = self._paint.heart_rect(self.spot(place)).adjusted(-6, -6, 6, 6)
        on_heart = self.caption > 0 and heart.contains(at.toPointF())
        (self.liked if on_heart else self.opened).emit(painting.id)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._paint is None or self._theme is None:
            return
        self._current = self.currentIndex().row()
        self._paint.begin_frame(self.devicePixelRatioF())
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), QColor(self._theme.wall))
            top = event.rect().top() + self.verticalOffset() - MARGIN
            for place in self.wall.between(top - REACH, top + event.rect().height() + REACH):
                self._draw_one(painter, place)
        if self._paint.left_over:
            self._go_on.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())
        # Now, not at the first paint: the page is still being turned to meanwhile.
        top = self.verticalOffset() - MARGIN
        self._prefetch(self.wall.between(top, top + self.viewport().height()))

    def scrollContentsBy(self, _dx: int, dy: int) -> None:
        self.viewport().scroll(0, dy)
        if self._selection is not None and self._pictures is not None:
            top = self.verticalOffset() - MARGIN
            seen = (self._painting(place) for place in self.wall.between(top, top + self.viewport().height()))
            self._pictures.drop_all_but({str(painting.id) for painting in seen if painting is not None})
            self._settle.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        QAbstractItemView.resizeEvent(self, event)
        if self._paint is not None and event.size() != event.oldSize():
            self._hang_anew()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            index = self.indexAt(event.position().toPoint())
            self._pressed = index.row()
            self._by_keyboard = False
            if index.isValid():
                self.setCurrentIndex(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self.indexAt(event.position().toPoint()).row())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        spot = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self._pressed == self.indexAt(spot).row():
            self._press(self._pressed, spot)
        self._pressed = -1

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first click has already opened it."""

    def leaveEvent(self, event: object) -> None:
        self._point_at(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        card = self.card()
        if card is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(card)
        elif card is not None and event.key() == Qt.Key.Key_F and not event.modifiers():
            self.liked.emit(card)
        else:
            super().keyPressEvent(event)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        QAbstractItemView.focusInEvent(self, event)
        self._by_keyboard = event.reason() != Qt.FocusReason.MouseFocusReason
        if self.model() is not None and self.model().rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))
        self.viewport().update()
