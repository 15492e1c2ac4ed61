"""The sheet that opens below a face: twelve sitters to choose from, and the eight symbols."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QWidget

from artgames.scene.drawing.faces import SITTERS, SeatLook, seat_icon, sitter_name
from artgames.scene.drawing.player_marks import MARKS, mark_icon, mark_name
from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import PlainLabel, tip

_COLUMNS = 4
_FACE, _SYMBOL = 3.8, 1.7
"""Sizes in those of the menu text."""


class FaceSheet(QFrame):
    """Four by three faces, and below them two rows of symbols. Arrow keys go from one to the next, Esc closes.

    Signals:
        face_chosen(str), mark_chosen(int): what somebody has pressed; the sheet closes itself.
    """

    face_chosen = Signal(str)
    mark_chosen = Signal(int)

    def __init__(self, look: SeatLook, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("panel", True)
        self.setAccessibleName(self.tr("Faces and symbols"))
        grid = QGridLayout(self)
        self.faces = [self._button(sitter_name(key), look.sitter == key) for key in SITTERS]
        self.marks = [self._button(mark_name(mark), look.mark == mark) for mark in range(len(MARKS))]
        side = round(_FACE * em)
        for place, (key, button) in enumerate(zip(SITTERS, self.faces, strict=True)):
            button.setIcon(seat_icon(look._replace(face=key), theme, side))
            button.setIconSize(QSize(side, side))
            button.clicked.connect(lambda _checked=False, key=key: self._choose_face(key))
            grid.addWidget(button, *divmod(place, _COLUMNS))
        below = -(-len(self.faces) // _COLUMNS)
        grid.addWidget(self._heading(self.tr("Symbol")), below, 0, 1, _COLUMNS)
        for place, button in enumerate(self.marks):
            button.setIcon(mark_icon(place, theme))
            button.setIconSize(QSize(round(_SYMBOL * em), round(_SYMBOL * em)))
            button.clicked.connect(lambda _checked=False, mark=place: self._choose_mark(mark))
            grid.addWidget(button, below + 1 + place // _COLUMNS, place % _COLUMNS)

    def open_below(self, face: QWidget) -> None:
        """Below the face, as far as the screen reaches."""
        self.adjustSize()
        spot, screen = face.mapToGlobal(QPoint(0, face.height())), face.screen().availableGeometry()
        left = max(screen.left(), min(spot.x(), screen.right() - self.width()))
        top = max(screen.top(), min(spot.y(), screen.bottom() - self.height()))
        self.move(left, top)
        self.show()
        next(button for button in self.faces if button.isChecked()).setFocus(Qt.FocusReason.PopupFocusReason)

    def _button(self, name: str, is_chosen: bool) -> QToolButton:
        button = QToolButton(self)
        button.setCheckable(True)
        button.setChecked(is_chosen)
        button.setAccessibleName(name)
        button.setToolTip(tip(name))
        return button

    def _heading(self, text: str) -> PlainLabel:
        label = PlainLabel(text, self)
        label.setProperty("role", "small")
        return label

    def _choose_face(self, key: str) -> None:
        self.close()
        self.face_chosen.emit(key)

    def _choose_mark(self, mark: int) -> None:
        self.close()
        self.mark_chosen.emit(mark)

    def _step(self, buttons: Sequence[QToolButton], steps: int) -> None:
        focused = next((place for place, button in enumerate(buttons) if button.hasFocus()), 0)
        buttons[max(0, min(len(buttons) - 1, focused + steps))].setFocus(Qt.FocusReason.TabFocusReason)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -_COLUMNS,
            Qt.Key.Key_Down: _COLUMNS,
        }.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if steps is not None:
            self._step([*self.faces, *self.marks], steps)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QToolButton):
            focused.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
