"""The wall of the first game on the home page: four places, and one of the paintings is gone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.scene.drawing.background import draw_lamp, draw_pool
from artgames.scene.drawing.fonts import Role, desk_px, sans, serif
from artgames.scene.drawing.frames import FrameStyle, frame, picture_box
from artgames.scene.drawing.theme import GALLERY, Theme, on_paper
from artgames.scene.pictures.picture_store import PictureStore

_PLACES, _GONE = 4, 2
_HIGH = 10.6
"""In sizes of the menu text."""
_LAMP = 1.3
"""Above each frame, in the same."""


class HeroWall(QWidget):
    """Others hang there every day. The missing one says nothing but that it is missing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = GALLERY, 20.0
        self._pictures: PictureStore | None = None
        self._cards: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: Sequence[int], pictures: PictureStore) -> None:
        if self._pictures is None:
            pictures.ready.connect(self.update)
        self._pictures, self._cards = pictures, tuple(cards)
        self.update()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.updateGeometry()
        self.update()

    def _places(self) -> list[QRectF]:
        """Four places of one height, below their lamps."""
        wide, em = self.width() / _PLACES, self._em
        return [QRectF(n * wide, _LAMP * em, wide, self.height() - (_LAMP + 0.5) * em) for n in range(_PLACES)]

    def _draw_light(self, painter: QPainter, place: QRectF) -> None:
        """A pool of light behind each place; none where decoration would only disturb."""
        if not (self._theme.frames and self._theme.is_dark):
            return
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        painter.setPen(Qt.PenStyle.NoPen)
        middle = QPointF(place.center().x(), place.top() + place.height() * 0.34)
        reach = min(middle.y(), place.width() / 2)  # beyond it, the wall of the page is not lit either
        draw_pool(painter, middle, reach, self._theme.light, 0.5)
        painter.restore()

    def _draw_painting(self, painter: QPainter, place: QRectF, card: int | None) -> None:
        assert self._pictures is not None
        cell, ratio, bright, picture = place.size().toSize(), painter.device().devicePixelRatioF(), None, None
        if card is not None:
            bright = self._pictures.luminance(str(card))
            how = (str(card), picture_box(cell, self._theme, bright), ratio)
            picture = self._pictures.pixmap(*how) or self._pictures.stretched(*how)
        hung = frame(picture, cell, FrameStyle(self._theme, ratio, bright))
        painter.drawPixmap(place.topLeft() + QPointF(hung.offset), hung.pixmap)
        if self._theme.frames and self._theme.is_dark:
            draw_lamp(painter, QRectF(hung.outer).translated(place.topLeft()), self._em / 22)

    def _draw_gap(self, painter: QPainter, place: QRectF) -> None:
        """Where the frame was: its outline, the nail, and a note on paper."""
        theme, em = self._theme, self._em
        painter.setPen(QPen(QColor(theme.ink2), max(1.0, em / 14), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = place.width() * 0.08
        outline = place.adjusted(inset, place.height() * 0.12, -inset, -place.height() * 0.12)
        painter.drawRect(outline)
        painter.setPen(Qt.PenStyle.NoPen)
        if theme.frames:
            painter.setBrush(QColor("#C9A24B"))
            painter.drawEllipse(QPointF(outline.center().x(), outline.top() + 0.6 * em), 0.16 * em, 0.16 * em)
        note = QRectF(0, 0, min(place.width() * 0.78, 8.2 * em), 3.6 * em)
        note.moveCenter(outline.center() + QPointF(0, 0.5 * em))
        self._draw_note(painter, note)

    def _draw_note(self, painter: QPainter, note: QRectF) -> None:
        paper, em, half = on_paper(self._theme), self._em, note.height() / 2
        painter.save()
        painter.translate(note.center())
        painter.rotate(-3 if paper.frames else 0)
        painter.translate(-note.center())
        painter.setBrush(QColor(paper.panel))
        painter.drawRect(note)
        painter.setPen(QColor(paper.ink))
        for text, font, top in (
            (self.tr("Gone."), serif(desk_px(Role.HEADING, em), QFont.Weight.DemiBold), note.top() + 0.15 * em),
            (self.tr("Who noticed?"), sans(desk_px(Role.LABEL, em)), note.top() + half - 0.15 * em),
        ):
            painter.setFont(font)
            painter.drawText(QRectF(note.left(), top, note.width(), half), Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(round(20 * self._em), round(_HIGH * self._em))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(12 * self._em), round(_HIGH * self._em))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pictures is None:
            return
        places = self._places()
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            for place in places:
                self._draw_light(painter, place)
            cards = iter(self._cards)
            for number, place in enumerate(places):
                if number == _GONE:
                    self._draw_gap(painter, place)
                else:
                    self._draw_painting(painter, place.adjusted(8, 0, -8, 0), next(cards, None))
