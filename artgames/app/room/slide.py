"""What lies over the room's picture: nothing at all, the house, a break, a pause, or one painting for everybody."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPixmap, QTextDocument
from PySide6.QtWidgets import QWidget

from artgames.app.phones.invitation import Invitation, draw_invitation
from artgames.app.room.lobby import Lobby, LobbyPainter
from artgames.app.room.slide_priority import Cover, Seen
from artgames.decks import Painting
from artgames.scene.drawing.fonts import SERIF, Profile, Role, figures, role_px, sans
from artgames.scene.drawing.rooms import Room, in_room
from artgames.scene.drawing.symbols import draw_token
from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.labels import label_of
from artgames.scene.overlays.overlay import Overlay
from artgames.scene.pictures.picture_store import PictureStore

_MARGIN = 0.05
_LABEL_SHARE = 0.33
"""Of the width, for the label beside a painting."""

_HOUSE_SHARE = 0.6
"""Of both sides, for the picture of the house."""


class Slide(Overlay):
    """Covers its parent while there is something to show. Painted by itself: everything is sized for the back row.

    Signals:
        pressed(): somebody clicked on it, where there is a mouse.
    """

    pressed = Signal()

    def __init__(self, pictures: PictureStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._theme, self._scale = GALLERY, 1.0
        self._seen = Seen()
        self._frozen, self._house = QPixmap(), QPixmap()
        self._painting: Painting | None = None
        self._countdown = ""
        self._invitation: Invitation | None = None
        self._with_label = True
        self._number = 0
        self._lobby: Lobby | None = None
        self._lobby_painter = LobbyPainter(pictures)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        pictures.ready.connect(self._on_picture)

    def apply_style(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.update()

    @property
    def house(self) -> QPixmap:
        return self._house

    def set_house(self, picture: QPixmap) -> None:
        self._house = picture
        self.update()

    @property
    def invitation(self) -> Invitation | None:
        return self._invitation

    def set_invitation(self, invitation: Invitation | None) -> None:
        """How to join with a phone; None while phones are closed."""
        if invitation != self._invitation:
            self._invitation = invitation
            self.setAccessibleName(self._told())
            self.update()

    def show_seen(
        self, seen: Seen, painting: Painting | None = None, *, with_label: bool = True, number: int = 0
    ) -> None:
        """Lay over the match what is to be seen instead of it; `painting` is for a break or a close look, where it
        keeps its `number`."""
        self._seen, self._painting, self._with_label, self._number = seen, painting, with_label, number
        self.setAccessibleName(self._told())
        if seen == Seen():
            self.hide()
        else:
            self._fill_parent()
            self.show()
            self.raise_()
            self.update()

    def set_lobby(self, lobby: Lobby | None) -> None:
        """What a room reads before a match."""
        self._lobby = lobby

    def freeze(self, picture: QPixmap) -> None:
        """What stands still from now on."""
        self._frozen = picture

    def count_down(self, left: float) -> None:
        text = f"{int(left) // 60}:{int(left) % 60:02d}"
        if text != self._countdown:
            self._countdown = text
            if self._seen.cover in (Cover.BREAK, Cover.LOBBY):
                self.update()

    def _told(self) -> str:
        """What a screen reader says; a black or frozen picture says nothing."""
        if self._seen.pause:
            return self._seen.pause
        if self._seen.cover is Cover.JOIN and self._invitation is not None:
            return self._invitation.spoken()
        if self._seen.cover is Cover.LOBBY and self._lobby is not None:
            return self._lobby.spoken()
        if self._painting is not None and (self._seen.zoomed or self._seen.cover is Cover.BREAK):
            number = f"{self._number}. " if self._number else ""
            return f"{number}{self._painting.sentence}" if self._seen.zoomed else self.tr("Break")
        return ""

    def _on_picture(self, card_id: str) -> None:
        waits = self._painting is not None and card_id == str(self._painting.id)
        if waits or (self._lobby is not None and card_id in self._lobby.cards):
            self.update()

    # Drawing

    def _px(self, role: Role) -> int:
        return role_px(role, Profile.ROOM, self._scale)

    def _paint_pause(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._theme.ink))
        size = self._px(Role.HEADLINE) * (2.4 if self._seen.pause.isdigit() else 1.0)
        painter.setFont(figures(size) if self._seen.pause.isdigit() else sans(size, QFont.Weight.DemiBold))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self._seen.pause)

    def _paint_house(self, painter: QPainter) -> None:
        if self._house.isNull():
            return
        most = QSize(round(self.width() * _HOUSE_SHARE), round(self.height() * _HOUSE_SHARE))
        size = self._house.size().scaled(most, Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(0, 0, size.width(), size.height())
        box.moveCenter(QRectF(self.rect()).center())
        painter.drawPixmap(box, self._house, QRectF(self._house.rect()))

    def _paint_painting(self, painter: QPainter) -> None:
        """The whole painting, and to its right what a museum would print; in a break the time above it."""
        assert self._painting is not None
        space = min(self.width(), self.height()) * _MARGIN
        inner = QRectF(self.rect()).adjusted(space, space, -space, -space)
        is_break = self._seen.cover is Cover.BREAK
        words = self.width() * _LABEL_SHARE if self._with_label or is_break else 0.0
        token = self._px(Role.TOKEN) * 1.2 if self._number else 0.0
        room = inner.adjusted(token * 1.1, 0, -words, 0)
        how = (str(self._painting.id), room.size().toSize(), self.devicePixelRatioF())
        picture = self._pictures.pixmap(*how) or self._pictures.stretched(*how)
        if picture is not None:
            size = picture.deviceIndependentSize()
            corner = room.center() - QPointF(size.width() / 2, size.height() / 2)
            painter.setPen(QColor(self._theme.edge))
            painter.drawRect(QRectF(corner, size).adjusted(-1, -1, 1, 1))
            painter.drawPixmap(corner.toPoint(), picture)
            if self._number:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                beside = QRectF(corner.x() - token * 1.1, corner.y(), token, token)
                draw_token(painter, beside, self._number, self._theme)
        beside = QRectF(room.right() + space, inner.top(), words - space, inner.height())
        if is_break:
            beside = self._paint_countdown(painter, beside)
        if self._with_label:
            self._paint_label(painter, beside)

    def _paint_countdown(self, painter: QPainter, room: QRectF) -> QRectF:
        """Returns what is left for the label."""
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(sans(self._px(Role.PLAY)))
        line = QRectF(room.left(), room.top(), room.width(), self._px(Role.PLAY) * 1.3)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self.tr("Break"))
        painter.setFont(figures(self._px(Role.TOKEN) * 1.4))
        line = QRectF(room.left(), line.bottom(), room.width(), self._px(Role.TOKEN) * 1.8)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._countdown)
        return room.adjusted(0, line.bottom() - room.top() + self._px(Role.LABEL), 0, 0)

    def _paint_bare_break(self, painter: QPainter) -> None:
        """All paintings of the house are in play: none of them may hang here."""
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(figures(self._px(Role.TOKEN) * 2))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self._countdown)

    def _paint_label(self, painter: QPainter, room: QRectF) -> None:
        """Title, artist and date, set smaller until they fit."""
        assert self._painting is not None
        document = QTextDocument()
        document.setDocumentMargin(0)
        px = self._px(Role.LABEL)
        while True:
            document.setDefaultFont(sans(px))
            document.setHtml(_label(self._painting, self._theme.ink))
            document.setTextWidth(room.width())
            fits = document.size().height() <= room.height() and document.idealWidth() <= room.width()
            if fits or px <= 12:
                break
            px = max(12, int(px * 0.94))
        painter.translate(room.left(), room.bottom() - document.size().height())
        document.drawContents(painter)

    # Qt

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.pressed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            black = self._seen.cover is Cover.BLACK
            painter.fillRect(self.rect(), QColor("#000000" if black else self._theme.wall))
            if self._seen.cover is Cover.FROZEN:
                painter.drawPixmap(self.rect(), self._frozen)
            elif self._seen.cover is Cover.HOUSE:
                self._paint_house(painter)
            elif self._seen.cover is Cover.JOIN and self._invitation is not None:
                draw_invitation(painter, QRectF(self.rect()), self._invitation, self._theme, self._scale)
            elif self._seen.cover is Cover.LOBBY and self._lobby is not None:
                left = "" if self._countdown in ("", "0:00") else self._countdown
                area, room = QRectF(self.rect()), in_room(self._theme, Room.GREEN)
                self._lobby_painter.draw(painter, area, self._lobby, room, scale=self._scale, left=left)
            elif self._seen.pause:
                self._paint_pause(painter)
            elif self._painting is not None:
                self._paint_painting(painter)
            elif self._seen.cover is Cover.BREAK:
                self._paint_bare_break(painter)


def _label(painting: Painting, ink: str) -> str:
    label = label_of(painting)
    parts = [f"<p style='font-family: {SERIF}; margin: 0'><i>{escape(label.title)}</i></p>"]
    parts += [f"<p style='margin: 0'>{escape(text)}</p>" for text in (label.who, label.dated) if text]
    return f"<div style='color: {ink}'>{''.join(parts)}</div>"
