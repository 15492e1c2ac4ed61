"""One painting on the sheet of votes: its number, the picture small, and how often it was named."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIntValidator, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from artgames.app.widgets.painting_view import draw_whole
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.drawing.theme import Theme, on_paper, set_variant
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.plain_text import PlainLabel, tip

MOST_HANDS = 9999
_GO_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_PageDown)
_STEPS: dict[int, int] = {Qt.Key.Key_Up: 1, Qt.Key.Key_Space: 1, Qt.Key.Key_Down: -1}
_LOWEST_PICTURE = 64


class VotePicture(QWidget):
    """The painting, with a bar below it that grows with its votes; a tick says that it counts.

    Signals:
        pressed(int): the mouse counts one hand more, or one less with its other button.
    """

    pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = on_paper(theme)
        self._card = ""
        self._pictures: PictureStore | None = None
        self._share, self._chosen = 0.0, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_card(self, card: int | None, pictures: PictureStore) -> None:
        """None where the game shows no painting for this number."""
        self._card = "" if card is None else str(card)
        self._pictures = pictures
        pictures.ready.connect(self._refresh)

    def set_votes(self, share: float, chosen: bool) -> None:
        self._share, self._chosen = share, chosen
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = on_paper(theme)
        self.update()

    def _refresh(self, card: str) -> None:
        if card == self._card:
            self.update()

    def _draw_bar(self, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, QColor(self._theme.hair))
        if self._share > 0:
            filled = QRectF(area.left(), area.top(), area.width() * min(1.0, self._share), area.height())
            painter.fillRect(filled, QColor(self._theme.ink if self._chosen else self._theme.faded))

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit(-1 if event.button() == Qt.MouseButton.RightButton else 1)

    def sizeHint(self) -> QSize:
        return QSize(140, 110)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, _LOWEST_PICTURE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            bar = max(6.0, self.fontMetrics().height() * 0.35)
            area = QRectF(self.rect()).adjusted(1, 1, -1, -(bar + 6))
            if self._pictures is not None and self._card and area.height() > 8:
                box = QSize(int(area.width()), int(area.height()))
                how = (self._card, box, self.devicePixelRatioF())
                pixmap = self._pictures.pixmap(*how) or self._pictures.stretched(*how)
                if pixmap is not None:
                    draw_whole(painter, area, pixmap, self._theme)
            self._draw_bar(painter, QRectF(0, self.height() - bar, self.width(), bar))


class VoteTile(QFrame):
    """Takes a count by the keyboard, or shows one.

    Signals:
        changed(): another count was typed.
        done(): Enter: on to the next one.
        entered(): the keyboard is here now.
    """

    changed = Signal()
    done = Signal()
    entered = Signal()

    def __init__(self, number: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self._theme, self._chosen = on_paper(theme), False
        self.setProperty("panel", True)
        self.token = PlainLabel(str(number), self)
        set_variant(self.token, "role", "headline")
        self.picture = VotePicture(theme, self)
        self.edit = QLineEdit(self)
        self.edit.setValidator(QIntValidator(0, MOST_HANDS, self))
        self.edit.setMaxLength(4)
        self.edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.edit.setPlaceholderText("0")
        self.edit.setAccessibleName(self.tr("Votes for number {number}").format(number=number))
        self.edit.textEdited.connect(self.changed)
        self.picture.setToolTip(tip(self.tr("Click: one more hand. Right-click: one less.")))
        self.picture.pressed.connect(self.add)
        self.edit.installEventFilter(self)
        self._lay_out()

    def _lay_out(self) -> None:
        beside = QHBoxLayout()
        beside.setSpacing(8)
        beside.addWidget(self.token)
        beside.addWidget(self.edit, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(6)
        column.addLayout(beside)
        column.addWidget(self.picture, 1)

    @property
    def count(self) -> int:
        return int(self.edit.text() or 0)

    def set_count(self, count: int) -> None:
        """Show a count that was not typed here."""
        self.edit.setText(str(count) if count else "")

    def add(self, hands: int) -> None:
        """Count so many more, where hands are counted."""
        if not self.edit.isReadOnly():
            self.set_count(min(MOST_HANDS, max(0, self.count + hands)))
            self.edit.setFocus()
            self.changed.emit()

    def set_theme(self, theme: Theme) -> None:
        self._theme = on_paper(theme)
        self.picture.set_theme(theme)
        self.update()

    def set_votes(self, share: float, chosen: bool) -> None:
        self._chosen = chosen
        self.picture.set_votes(share, chosen)
        self.update()

    @property
    def is_chosen(self) -> bool:
        return self._chosen

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter, or a clicker's button, goes on to the next one; arrows and the space bar count: a whole room is typed
        in without the mouse."""
        if watched is self.edit and pressed(event) in _GO_ON:
            self.done.emit()
            return True
        step = _STEPS.get(pressed(event) or 0)
        if watched is self.edit and step is not None and not self.edit.isReadOnly():
            self.add(step)
            return True
        if watched is self.edit and event.type() == QEvent.Type.FocusIn:
            self.entered.emit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._chosen:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = painter.pen()
            pen.setColor(QColor(self._theme.accent if self._theme.is_dark else self._theme.ink))
            pen.setWidthF(3.0)
            painter.setPen(pen)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)
            side = self.fontMetrics().height() * 0.9
            place = self.picture.geometry()
            draw_tick(painter, QRectF(place.left(), place.top(), side, side), self._theme.right)


def pressed(event: QEvent) -> int | None:
    return event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
