"""How to vote with a phone, along the edge of an exhibit: a square, an address, a code, and how many have voted."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.app.exhibit.show_phones import ShowPhones
from artgames.app.phones.invitation import write_fitted
from artgames.app.phones.qr_view import draw_qr
from artgames.engine.words import filled
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.theme import Theme

SHARE = 0.14
"""Of the height of the window: a square of this size is read from the first rows; a cover shows it to the last ones."""

_WORDS, _SPACE = 0.24, 0.1


class PhonesStrip(QWidget):
    """Is only there while phones are open. It has its place from the beginning: pictures must not be hung anew."""

    def __init__(self, phones: ShowPhones, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._phones, self._theme = phones, theme
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        phones.changed.connect(self.refresh)
        self.refresh()

    def set_height(self, window: int) -> None:
        self.setFixedHeight(round(window * SHARE))

    def refresh(self) -> None:
        told = self._phones.invitation()
        self.setVisible(told is not None)
        self.setAccessibleName(f"{told.spoken()}. {self.count()}" if told is not None else "")
        self.update()

    def count(self) -> str:
        """Who is here, or how many of them have voted."""
        if self._phones.book is not None:
            return self._class_count()
        if self._phones.ballot.voters:
            text = self.tr("{votes:# vote|# votes}")
            return filled(text, votes=self._phones.ballot.voters)
        return filled(self.tr("{phones:# phone|# phones}"), phones=self._phones.visitors)

    def _class_count(self) -> str:
        voters, here = self._phones.ballot.voters, self._phones.visitors
        if not self._phones.is_asking:
            return filled(self.tr("{pupils:# pupil|# pupils}"), pupils=here)
        return self.tr("{voters} of {here} have answered").format(voters=voters, here=max(here, voters))

    def _invites(self) -> str:
        return self.tr("Vote with your phone") if self._phones.book is None else self.tr("Answer with your phone")

    def paintEvent(self, _event: QPaintEvent) -> None:
        told = self._phones.invitation()
        if told is None:
            return
        with QPainter(self) as painter:
            area, side = QRectF(self.rect()), self.height()
            painter.fillRect(area, QColor(self._theme.wall))
            space, px = side * _SPACE, round(side * _WORDS)
            draw_qr(painter, QRectF(space, 0, side, side), told.link)
            rest = QRectF(side + 3 * space, space, area.width() - side - 5 * space, side - 2 * space)
            words = rest.adjusted(0, 0, -rest.width() * 0.34, -rest.height() / 2)
            ink, right = self._theme.ink, Qt.AlignmentFlag.AlignRight
            write_fitted(painter, words, self._invites(), sans(px), ink)
            line = words.translated(0, words.height())
            write_fitted(painter, line, f"{told.address}  ·  {told.code}", figures(px), ink)
            count = QRectF(words.right(), rest.top(), rest.right() - words.right(), rest.height())
            write_fitted(painter, count, self.count(), sans(round(px * 1.4)), ink, across=right)
