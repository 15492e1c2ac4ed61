"""Pages as they will be on paper, drawn on the screen by the very same pens."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.printing import Document, draw_page

_GAP = 14
_LEAST = 24
"""A page that is less wide than this is not drawn: the widget has not got its size yet."""


class PagePreview(QWidget):
    """Shows one page, or two side by side where there is room; each is drawn step by step while the window lives.

    Signals:
        turned(): other pages are shown.
    """

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._first = 0
        self._images: dict[int, QImage] = {}
        self._drawing: Iterator[None] | None = None
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._step)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 200)
        self.setAccessibleName(self.tr("Page preview"))

    # What is shown

    def show_document(self, document: Document | None) -> None:
        """From its first page on."""
        self._document, self._first = document, 0
        self._draw_anew()

    def pages_shown(self) -> range:
        """The numbers of the pages shown now, from 0."""
        if self._document is None:
            return range(0)
        return range(self._first, min(len(self._document.pages), self._first + self._abreast()))

    def can_turn(self, by: int) -> bool:
        return self._document is not None and 0 <= self._first + by * self._abreast() < len(self._document.pages)

    def turn(self, by: int) -> None:
        """So many times forward, or back."""
        if self.can_turn(by):
            self._first += by * self._abreast()
            self._draw_anew()

    def is_drawing(self) -> bool:
        """Whether something is still missing."""
        return self._next.isActive()

    def finish(self) -> None:
        """Draw everything now: for tests and pictures."""
        while self._next.isActive():
            self._step()

    def rest(self) -> None:
        """Nobody looks: draw no more."""
        self._next.stop()
        if self._drawing is not None:
            self._drawing.close()  # type: ignore[attr-defined]
            self._drawing = None

    # Drawing

    def _abreast(self) -> int:
        size = self._page_size(2)
        return 2 if size.height() > 0.8 * self._page_size(1).height() else 1

    def _page_size(self, abreast: int) -> QSize:
        """Of a page when so many stand side by side, in points of the screen."""
        if self._document is None:
            return QSize()
        sheet = self._document.sheet
        wide = (self.width() - 8 - _GAP * (abreast - 1)) / abreast
        scale = min(wide / sheet.width, (self.height() - 8) / sheet.height)
        return QSize(int(sheet.width * scale), int(sheet.height * scale))

    def _draw_anew(self) -> None:
        self.rest()
        self._images.clear()
        self.update()
        self.turned.emit()
        if self._document is not None and self._page_size(self._abreast()).width() >= _LEAST:
            self._drawing = self._draw_pages(self._document)
            self._next.start()

    def _draw_pages(self, document: Document) -> Iterator[None]:
        ratio = self.devicePixelRatioF()
        size = self._page_size(self._abreast()) * ratio
        for number in self.pages_shown():
            image = QImage(size, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            self._images[number] = image
            with QPainter(image) as painter:
                dots = size.width() / document.sheet.width
                for _ in draw_page(document, number, painter, dots, round(dots * 25.4)):
                    yield
            yield

    def _step(self) -> None:
        if self._drawing is not None and next(self._drawing, self) is self:
            self._drawing = None
            self._next.stop()
        self.update()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = self.pages_shown()
        with QPainter(self) as painter:
            size = self._page_size(self._abreast())
            wide = size.width() * len(shown) + _GAP * (len(shown) - 1)
            left, top = (self.width() - wide) / 2, (self.height() - size.height()) / 2
            for place, number in enumerate(shown):
                page = QRectF(QPointF(left + place * (size.width() + _GAP), top), size.toSizeF())
                painter.fillRect(page, Qt.GlobalColor.white)
                if number in self._images:
                    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                    painter.drawImage(page, self._images[number])
                painter.setPen(QPen(QColor("#8F8571"), 1))
                painter.drawRect(page)
            if self.hasFocus():
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3))
                painter.drawRect(QRectF(left - 3, top - 3, wide + 6, size.height() + 6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_anew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        later = (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down)
        earlier = (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up)
        if event.key() in (*later, *earlier):
            self.turn(1 if event.key() in later else -1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only for who has gone here: otherwise it scrolls the page that this is a part of."""
        if self.hasFocus() and event.angleDelta().y():
            self.turn(-1 if event.angleDelta().y() > 0 else 1)
        else:
            event.ignore()
