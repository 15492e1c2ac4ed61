"""A sheet of paper to write on, with what is to be written as long as it is empty, and how many letters are left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTextBoundaryFinder, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QGraphicsTextItem, QStyle, QStyleOptionGraphicsItem, QWidget

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, figures, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.text_fitting import draw_wrapped

_SMALLEST = 11
_Align = Qt.AlignmentFlag
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class WritingSheet(QGraphicsTextItem):
    """Paper and pen in one: all of the paper takes the mouse, and whatever comes in is plain text.

    Letters are counted as the rules count them, by code points; but none is cut in two, however many it is made of.
    Nobody is told of a change before Qt is through with it: another picture may be drawn in the middle of that.

    Signals:
        changed(str): another letter.
    """

    changed = Signal(str)

    def __init__(self, rect: QRectF, prompt: str, most: int, lines: int, style: BoardStyle) -> None:
        super().__init__()
        self._rect, self._style = QRectF(QPointF(), rect.size()), style
        self._prompt, self._most, self._lines = prompt, most, lines
        self._paper = paper_of(style.theme)
        self._small = style.px(Role.SMALL, Profile.DESK)
        self._font = sans(style.px(Role.LABEL) * 0.8)
        pad = rect.width() * 0.06
        self._room = self._rect.adjusted(pad, pad, -pad, -pad - self._small * 1.6)
        self._known = ""
        self._left_out = 0
        self.setPos(rect.topLeft())
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextEditorInteraction)
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)  # what is dropped may be more than letters
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setDefaultTextColor(QColor(self._paper.ink))
        self.document().setDocumentMargin(pad)
        self.setTextWidth(rect.width())
        self._fit()
        self.document().clearUndoRedoStacks()
        # What came in by no door of ours, such as a letter that was drawn to another place.
        self.document().contentsChanged.connect(self._settle, Qt.ConnectionType.QueuedConnection)

    def text(self) -> str:
        return self.toPlainText()

    def set_text(self, text: str) -> None:
        """Show this text, as after the sheet was covered, and the cursor behind it."""
        if text == self.text():
            return
        cursor = self.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(text)
        self.setTextCursor(cursor)
        self.document().clearUndoRedoStacks()
        self._settle()

    def counter(self) -> str:
        """How much is written and how much may be; and how much of what was pasted or typed did not fit."""
        count = f"{len(self.text())} / {self._most}"
        if not self._left_out:
            return count
        return self.tr("{count}; too long by {more}").format(count=count, more=self._left_out)

    def take_keyboard(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def ends_with(self, event: QKeyEvent) -> bool:
        """Enter, where there is only one line; Ctrl+Enter in any case."""
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return event.key() in _ENTER and (ctrl or self._lines == 1)

    def accessible_text(self) -> str:
        return f"{self._prompt}: {self.text()}" if self.text() else self._prompt

    def accessible_offer(self) -> str:
        return self.tr("Write here")

    def describe(self) -> str:
        return f"paper {self.text()!r} of {self._most}"

    # Writing

    def _paste(self) -> None:
        """Letters only, whatever they looked like elsewhere; no more than fits, so that a whole book takes no time."""
        pasted = QGuiApplication.clipboard().text()
        pasted = (" " if self._lines == 1 else "\n").join(pasted.splitlines())
        fitting = whole_letters(pasted, self._most)
        cursor = self.textCursor()
        cursor.beginEditBlock()  # to be taken back by itself
        cursor.insertText(fitting)
        cursor.endEditBlock()
        self._keep_to_limit(len(pasted) - len(fitting))

    def _keep_to_limit(self, left_out: int = 0) -> None:
        """Take away what was written last, if it is too much, and say how much since something was last written."""
        excess = len(self.text()) - self._most
        if excess > 0:
            cursor = self.textCursor()
            here = cursor.position()
            before = self.text().encode("utf-16-le")[: 2 * here].decode("utf-16-le")
            kept = whole_letters(before, max(0, len(before) - excess))
            left_out += len(before) - len(kept)
            cursor.joinPreviousEditBlock()
            cursor.setPosition(len(kept.encode("utf-16-le")) // 2)
            cursor.setPosition(here, cursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            cursor.endEditBlock()
            self.setTextCursor(cursor)
        if self.text() == self._known:
            left_out += self._left_out
        if left_out != self._left_out:
            self._left_out = left_out
            self.update()

    def _settle(self) -> None:
        """Only another text counts: a change of size is a change of the document, too."""
        if self.text() == self._known:
            return
        self._known = self.text()
        self._fit()
        self.update()
        self.changed.emit(self._known)

    def _fit(self) -> None:
        """In a smaller font, if there is much of it."""
        made = QFont(self._font)
        low = self._room.bottom() + self.document().documentMargin()
        while True:
            self.setFont(made)
            size = self.document().size()
            if made.pixelSize() <= _SMALLEST or (size.height() <= low and size.width() <= self._rect.width() + 1):
                return
            made.setPixelSize(made.pixelSize() - 1)

    # Drawing

    def _draw_counter(self, painter: QPainter) -> None:
        foot = QRectF(self._room.left(), self._room.bottom() + self._small * 0.4, self._room.width(), self._small * 1.4)
        painter.setPen(QColor(self._paper.wrong if self._left_out else self._paper.ink))
        painter.setFont(figures(self._small, QFont.Weight.Bold if self._left_out else QFont.Weight.Normal))
        painter.drawText(foot, _Align.AlignRight | _Align.AlignVCenter, self.counter())

    def _draw_paper(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        if self.hasFocus():
            line = thick(self._style, 4)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._style.theme.focus), line))
            painter.drawRect(self._rect.adjusted(-line, -line, line, line))
        if not self.text() and not self.textCursor().block().layout().preeditAreaText():
            painter.setPen(QColor(self._paper.pencil))
            draw_wrapped(painter, self._room, self._prompt, self._font, _Align.AlignLeft | _Align.AlignTop)
        self._draw_counter(painter)

    # Qt

    def boundingRect(self) -> QRectF:
        rim = thick(self._style, 8)
        return self._rect.adjusted(-rim, -rim, rim, rim)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._rect)
        return path

    def contains(self, point: QPointF) -> bool:  # type: ignore[override]
        return self._rect.contains(point)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()
        self._draw_paper(painter)
        painter.restore()
        option.state &= ~QStyle.StateFlag.State_HasFocus  # the sheet has a ring of our own
        super().paint(painter, option, widget)  # type: ignore[arg-type]  # Qt may draw without a widget

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self._paste()
        else:
            super().keyPressEvent(event)
            self._keep_to_limit()
        self._settle()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        super().inputMethodEvent(event)
        self.update()
        if event.commitString():
            self._keep_to_limit()
            self._settle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def whole_letters(text: str, most: int) -> str:
    """The beginning of a text, of so many code points at most, that ends with a whole letter."""
    if len(text) <= most:
        return text
    units = len(text[:most].encode("utf-16-le")) // 2
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    finder.setPosition(units)
    if not finder.isAtBoundary():
        finder.toPreviousBoundary()
    return text.encode("utf-16-le")[: 2 * finder.position()].decode("utf-16-le")
