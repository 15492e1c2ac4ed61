"""Between visitors: a wall with a gap, one sentence, and one button. Whoever comes by is to touch it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from artgames.app.kiosk.sizes import button_font, text_px
from artgames.app.kiosk.wall import VanishingWall
from artgames.scene.drawing.faces import SeatLook, draw_portrait
from artgames.scene.drawing.fonts import Role, sans, serif
from artgames.scene.drawing.text_fitting import draw_line, draw_wrapped
from artgames.scene.drawing.theme import GALLERY, Theme, on_paper, set_variant
from artgames.scene.overlays.overlay import Overlay
from artgames.scene.pictures.picture_store import PictureStore

_HEAD, _PANEL, _STACKED = 0.085, 0.2, 0.25
"""Of the height: the rail above, the paper below the wall, and the same where the button stands below the words."""

_MARGIN, _PAPER = 0.028, 6
_THIEF = SeatLook(2, "hare", masked=True)
_Align = Qt.AlignmentFlag


class Invited(NamedTuple):
    """What is said to whoever comes by."""

    title: str
    house: str
    headline: str
    line: str
    cards: tuple[int, ...]
    has_gap: bool = True
    """Whether something is stolen in what can be played."""


class AttractScreen(Overlay):
    """Nothing on it has to be aimed at: a touch anywhere begins."""

    def __init__(self, pictures: PictureStore, parent: QWidget, *, speed: float = 1.0) -> None:
        super().__init__(parent)
        self._theme, self._text = GALLERY, 1.0
        self._told = Invited("", "", "", "", ())
        self._notice = ""
        self._logo = QPixmap()
        self.moves = True
        """Whether paintings vanish while it is shown."""

        self.wall = VanishingWall(pictures, self, speed=speed)
        self.wall.changed.connect(self.update)
        self.button = QPushButton(self.tr("Touch to play"), self)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a touch anywhere does the same
        set_variant(self.button, "variant", "primary")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def invite(self, told: Invited, logo: QPixmap, notice: str = "") -> None:
        """`notice` is for the staff, in small letters."""
        self._told, self._logo, self._notice = told, logo, notice
        self.setAccessibleName(f"{told.title}. {told.headline} {told.line}")
        self.wall.hang_up(told.cards, gap=told.has_gap)
        self.cover()
        self.update()
        if self.moves:
            self.wall.start()

    def dismiss(self) -> None:
        self.hide()
        self.wall.rest()

    @property
    def notice(self) -> str:
        return self._notice

    def set_look(self, theme: Theme, text: float, *, is_calm: bool) -> None:
        self._theme, self._text, self.wall.is_calm = theme, text, is_calm
        self._lay_out()

    # Where things are

    def _px(self, role: Role) -> int:
        return text_px(role, self.size(), self._text)

    def _is_stacked(self) -> bool:
        """Whether words and button have no room beside each other."""
        return self.width() < 1.2 * self.height()

    def _head(self) -> QRectF:
        return QRectF(0, 0, self.width(), round(self.height() * _HEAD))

    def _paper(self) -> QRectF:
        edge = round(self.width() * _MARGIN)
        grown = 1 + (self._text - 1) * 0.6
        high = round(self.height() * (_STACKED if self._is_stacked() else _PANEL) * grown)
        return QRectF(edge, self.height() - high - edge * 0.6, self.width() - 2 * edge, high)

    def _lay_out(self) -> None:
        paper, head = self._paper(), self._head()
        area = QRectF(0, head.bottom(), self.width(), paper.top() - head.bottom())
        below = QRectF(0, head.bottom(), self.width(), self.height() - head.bottom())
        self.wall.set_look(area, below, self._theme, self.devicePixelRatioF())
        pad = paper.height() * 0.16
        if self._is_stacked():
            place = paper.adjusted(pad, paper.height() * 0.58, -pad, -pad * 0.8)
        else:
            place = paper.adjusted(paper.width() * 0.66, pad, -pad, -pad)
        self.button.setGeometry(place.toRect())
        px = min(self._px(Role.PLAY), round(place.height() * 0.42))
        self.button.setStyleSheet(button_font([self.button.text()], px, place.width()))
        self.update()

    # Drawing

    def _draw_head(self, painter: QPainter) -> None:
        head, theme = self._head(), self._theme
        painter.fillRect(head, QColor(theme.panel))
        edge = self.width() * _MARGIN
        line = head.adjusted(edge, 0, -edge, 0)
        painter.setPen(QColor(theme.ink))
        px = min(self._px(Role.PLAY), round(head.height() * 0.56))
        name = line.adjusted(line.width() * 0.58, 0, 0, 0)
        if not self._logo.isNull():
            self._draw_logo(painter, name.adjusted(0, head.height() * 0.12, 0, -head.height() * 0.12))
        elif self._told.house:
            draw_line(painter, name, self._told.house, sans(px * 0.72), _Align.AlignRight | _Align.AlignVCenter)
        title = line.adjusted(0, 0, -line.width() * 0.44, 0)
        if self._notice:
            notice = title.adjusted(0, head.height() * 0.58, 0, 0)
            draw_wrapped(painter, notice, self._notice, sans(px * 0.4), _Align.AlignLeft | _Align.AlignVCenter)
            title = title.adjusted(0, 0, 0, -head.height() * 0.4)
        font = serif(px, QFont.Weight.DemiBold)
        draw_line(painter, title, self._told.title, font, _Align.AlignLeft | _Align.AlignVCenter)

    def _draw_logo(self, painter: QPainter, room: QRectF) -> None:
        size = self._logo.size().scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(room.right() - size.width(), room.center().y() - size.height() / 2, size.width(), size.height())
        painter.drawPixmap(place, self._logo, QRectF(self._logo.rect()))

    def _draw_paper(self, painter: QPainter) -> None:
        paper, sheet = self._paper(), on_paper(self._theme)
        painter.setPen(QColor(sheet.line) if not self._theme.frames else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(sheet.panel))
        painter.drawRoundedRect(paper, _PAPER, _PAPER)
        pad = paper.height() * (0.1 if self._is_stacked() else 0.16)
        words = paper.adjusted(pad, pad, -pad, -pad)
        if self._is_stacked():
            words.setBottom(float(self.button.y()) - pad * 0.6)
        else:
            words.setRight(float(self.button.x()) - pad)
        face = min(words.height() * 0.92, words.width() * 0.2)
        if self._told.has_gap:
            draw_portrait(painter, QRectF(words.left(), words.center().y() - face / 2, face, face), _THIEF, sheet)
            words.setLeft(words.left() + face + pad)
        painter.setPen(QColor(sheet.ink))
        upper = QRectF(words.left(), words.top(), words.width(), words.height() * 0.6)
        left = _Align.AlignLeft
        font = serif(min(self._px(Role.HEADLINE), round(upper.height() * 0.8)), QFont.Weight.DemiBold)
        draw_line(painter, upper, self._told.headline, font, left | _Align.AlignVCenter)
        painter.setPen(QColor(sheet.ink2))
        lower = QRectF(words.left(), upper.bottom(), words.width(), words.height() * 0.4)
        draw_wrapped(painter, lower, self._told.line, sans(self._px(Role.LABEL) * 0.8), left | _Align.AlignTop)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(self.rect(), QColor(self._theme.wall))
            self.wall.draw(painter)
            self._draw_head(painter)
            self._draw_paper(painter)
