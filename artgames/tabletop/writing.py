"""A sheet of paper to write on, with what is to be written as long as it is empty, and how many letters are left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QGraphicsTextItem, QStyle, QStyleOptionGraphicsItem, QWidget

from artgames.stage.board import Kit
from artgames.stage.fonts import Profile, Role, figures, sans
from artgames.stage.lettering import draw_wrapped
from artgames.stage.paper import draw_sheet, paper_of
from artgames.stage.thickness import thick

_SMALLEST = 11
_Align = Qt.AlignmentFlag
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Pen(QGraphicsTextItem):
    """The writing itself: plain text, set smaller when there is much of it.

    Signals:
        focus_changed(): it got or lost the keyboard.
    """

    focus_changed = Signal()

    def __init__(self, name: str, lines: int, parent: QGraphicsObject) -> None:
        super().__init__(parent)
        self._name, self._lines = name, lines
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextEditorInteraction)
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)  # what is dropped may be more than letters
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.document().setDocumentMargin(0)

    def ends_with(self, event: QKeyEvent) -> bool:
        """Enter, where there is only one line; Ctrl+Enter in any case."""
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return event.key() in _ENTER and (ctrl or self._lines == 1)

    def accessible_text(self) -> str:
        return f"{self._name}: {self.toPlainText()}" if self.toPlainText() else self._name

    def fit(self, room: QRectF, font: QFont) -> None:
        """Use this room, in this font or in a smaller one if the text needs it."""
        made = QFont(font)
        self.setPos(room.topLeft())
        self.setTextWidth(room.width())
        while True:
            self.setFont(made)
            size = self.document().size()
            if made.pixelSize() <= _SMALLEST or (size.height() <= room.height() and size.width() <= room.width() + 1):
                return
            made.setPixelSize(made.pixelSize() - 1)

    def write(self, text: str) -> None:
        """Put this text there, and the cursor behind it."""
        self.setPlainText(text)
        cursor = self.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        self.setTextCursor(cursor)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):  # letters only, whatever they looked like elsewhere
            self.textCursor().insertText(QGuiApplication.clipboard().text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        option.state &= ~QStyle.StateFlag.State_HasFocus  # the sheet has a ring of our own
        super().paint(painter, option, widget)  # type: ignore[arg-type]  # Qt may draw without a widget


class WritingSheet(QGraphicsObject):
    """The sheet with its pen.

    Signals:
        changed(str): another letter.
    """

    changed = Signal(str)

    def __init__(self, rect: QRectF, prompt: str, most: int, lines: int, kit: Kit) -> None:
        super().__init__()
        self._rect, self._prompt, self._most, self._kit = rect, prompt, most, kit
        self._paper = paper_of(kit.theme)
        self._small = kit.px(Role.SMALL, Profile.DESK)
        self._font = sans(kit.px(Role.LABEL) * 0.8)
        pad = rect.width() * 0.06
        self._room = rect.adjusted(pad, pad, -pad, -pad - self._small * 1.6)
        self.pen = Pen(prompt, lines, self)
        self.pen.setDefaultTextColor(QColor(self._paper.ink))
        self.pen.fit(self._room, self._font)
        self.pen.document().contentsChanged.connect(self._on_change)
        self.pen.focus_changed.connect(self.update)
        self._known = ""

    @property
    def text(self) -> str:
        return self.pen.toPlainText()

    def write(self, text: str) -> None:
        """Show this text, as after the sheet was covered."""
        if text != self.text:
            self.pen.write(text)

    def take_keyboard(self) -> None:
        self.pen.setFocus(Qt.FocusReason.OtherFocusReason)

    def describe(self) -> str:
        return f"paper {self.text!r} of {self._most}"

    def _on_change(self) -> None:
        """A change of size is a change of the document, too: only another text counts."""
        if self.text == self._known:
            return
        self._known = self.text
        self.pen.fit(self._room, self._font)
        self.update()
        self.changed.emit(self.text)

    def _draw_counter(self, painter: QPainter) -> None:
        too_many = len(self.text) - self._most
        foot = QRectF(self._room.left(), self._room.bottom() + self._small * 0.4, self._room.width(), self._small * 1.4)
        painter.setPen(QColor(self._paper.wrong if too_many > 0 else self._paper.ink))
        text = f"{len(self.text)} / {self._most}"
        if too_many > 0:
            text = self.tr("{count} letters too many").format(count=too_many)
        painter.setFont(figures(self._small, QFont.Weight.Bold if too_many > 0 else QFont.Weight.Normal))
        painter.drawText(foot, _Align.AlignRight | _Align.AlignVCenter, text)

    # Qt

    def boundingRect(self) -> QRectF:
        rim = thick(self._kit, 8)
        return self._rect.adjusted(-rim, -rim, rim, rim)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._kit.theme)
        if self.pen.hasFocus():
            line = thick(self._kit, 4)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._kit.theme.focus), line))
            painter.drawRect(self._rect.adjusted(-line, -line, line, line))
        if not self.text:
            painter.setPen(QColor(self._paper.pencil))
            draw_wrapped(painter, self._room, self._prompt, self._font, _Align.AlignLeft | _Align.AlignTop)
        self._draw_counter(painter)
