"""A quick cross-fade from one page to the next: a picture of the old page melts away over the new one."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStackedWidget, QWidget

from artgames.scene.screenshots import take_picture
from artgames.scene.tempo import Beat, Tempo


class PageFade(QWidget):
    """Lies over the pages while one melts into the other; takes no clicks and no keys."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._pages = pages
        self._old = QPixmap()
        self._opacity = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.valueChanged.connect(self._set_opacity)
        self._animation.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def turn_to(self, page: QWidget, tempo: Tempo) -> None:
        """Show another page."""
        old = self._pages.currentWidget()
        if old is page:
            return
        self.finish_now()
        if old is not None and old.isVisible():
            self._old = take_picture(old)
            self._begin(tempo)
        self._pages.setCurrentWidget(page)
        self.raise_()

    def finish_now(self) -> None:
        if self._animation.state() != QAbstractAnimation.State.Stopped:
            self._animation.stop()
        self.hide()

    def _begin(self, tempo: Tempo) -> None:
        self.setGeometry(self._pages.rect())
        self._opacity = 1.0
        self.show()
        self._animation.setDuration(tempo.ms(Beat.PANEL_OUT))
        self._animation.setEasingCurve(tempo.curve(Beat.PANEL_OUT))
        self._animation.start()

    def _set_opacity(self, value: float) -> None:
        self._opacity = value
        self.update()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setOpacity(self._opacity)
            painter.drawPixmap(0, 0, self._old)
