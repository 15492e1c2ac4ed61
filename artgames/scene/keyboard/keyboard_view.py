"""The keyboard on a board: it reaches everything, writes where something is written, and never presses unseen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsScene, QGraphicsView, QWidget

from artgames.scene.items.draggable_painting import CarriedPainting
from artgames.scene.items.painting import PaintingItem
from artgames.scene.keyboard.arrow_navigation import is_arrow, neighbour, reading_order
from artgames.scene.keyboard.typing_keys import HeldKeys, Written, is_command, is_ended_by, is_letter
from artgames.scene.sound.focus_announcer import Listener

NUMBER_KEYS = {ord(key): number for number, key in enumerate("1234567890-=", start=1)}


class KeyboardView(QGraphicsView):
    """Arrows move the focus among focusable items by where they are, or a painting in hand; Space activates, Enter
    confirms.

    Signals:
        item_activated(item): Space on an item (a painting's own ``activated`` is emitted, too).
        item_released(item): Space was let go on an item.
        peek_wanted(item): somebody who listens wants to look into what others hold open with the mouse or with Space.
        confirmed(): Enter.
        number_pressed(int): 1–9, and 0, −, = for 10–12.
        letter_pressed(str): a capital, where no letter can be written.
        zoom_wanted(item): Z on a painting, or another gesture that asks for it.
    """

    item_activated = Signal(object)
    item_released = Signal(object)
    peek_wanted = Signal(object)
    confirmed = Signal()
    number_pressed = Signal(int)
    letter_pressed = Signal(str)
    zoom_wanted = Signal(object)
    _got_keyboard = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listener = Listener(self)
        self.take_arrow: Callable[[int], bool] = lambda _key: False
        """Asked first: whether an arrow means something else on this board than the next item."""

        self.can_confirm: Callable[[], bool] = lambda: True
        """Whether Enter has anything to lock in, or to go on with."""

        self._held_keys = HeldKeys()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Queued: after Qt has told that the board as a whole has the keyboard.
        self._got_keyboard.connect(self.listener.follow, Qt.ConnectionType.QueuedConnection)

    def focusable_items(self) -> list[QGraphicsObject]:
        """What the keyboard can reach now, in reading order."""
        scene: QGraphicsScene | None = self.scene()
        flag = QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
        items = [
            item
            for item in (scene.items() if scene is not None else [])
            if isinstance(item, QGraphicsObject) and item.flags() & flag and item.isVisible()
        ]
        return [items[index] for index in reading_order([item.sceneBoundingRect() for item in items])]

    def _focused(self) -> QGraphicsObject | None:
        scene: QGraphicsScene | None = self.scene()
        item = scene.focusItem() if scene is not None else None
        return item if isinstance(item, QGraphicsObject) else None

    def _move_focus(self, key: int) -> None:
        items = self.focusable_items()
        if not items:
            return
        current = self._focused()
        if current is None or current not in items:
            items[0].setFocus(Qt.FocusReason.TabFocusReason)
            return
        found = neighbour([item.sceneBoundingRect() for item in items], items.index(current), key)
        if found is not None:
            items[found].setFocus(Qt.FocusReason.TabFocusReason)

    def _carry_or_move_focus(self, key: int) -> None:
        item = self._focused()
        if not (isinstance(item, CarriedPainting) and item.carry(key)) and not self.listener.step(key):
            self._move_focus(key)

    def _activate(self) -> None:
        item = self._focused()
        if item is None:  # nothing is pressed unseen: the first Space shows where the keyboard is
            self._move_focus(Qt.Key.Key_Space)
            return
        if self.listener.by_ear and _is_held_open(item):
            self.peek_wanted.emit(item)
            return
        if isinstance(item, PaintingItem):
            item.activated.emit()
        self.item_activated.emit(item)

    def press_item(self, item: QGraphicsObject) -> None:
        """As if Space had been pressed on it and let go: for screen readers."""
        item.setFocus(Qt.FocusReason.OtherFocusReason)
        if _is_held_open(item):
            self.peek_wanted.emit(item)  # nobody holds anything by a screen reader
            return
        self._activate()
        if self._focused() is not None:  # the board may have been drawn anew
            self.item_released.emit(self._focused())

    def _confirm_or_press(self) -> None:
        """Enter locks in. A button that has the keyboard is pressed, and so is anything where there is nothing to lock
        in, except what is only held to be looked at."""
        item = self._focused()
        if item is None or _is_held_open(item) or (self.can_confirm() and not getattr(item, "takes_enter", False)):
            self.confirmed.emit()
        else:
            self._activate()

    def _sheet_for(self, event: QKeyEvent) -> QGraphicsObject | None:
        """Where this key writes: what has the keyboard, or for a letter whatever can be written into. Only Z on a
        painting that somebody went to by keyboard looks at it closely."""
        focused = self._focused()
        if isinstance(focused, Written):
            return focused
        if not is_letter(event) or (event.key() == Qt.Key.Key_Z and isinstance(focused, PaintingItem)):
            return None
        return next((item for item in self.focusable_items() if isinstance(item, Written)), None)

    def _write(self, sheet: QGraphicsObject, event: QKeyEvent) -> None:
        assert isinstance(sheet, Written)
        if not sheet.hasFocus():
            sheet.setFocus(Qt.FocusReason.OtherFocusReason)
        if sheet.ends_with(event):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def painting_at(self, point: QPoint) -> PaintingItem | None:
        """The painting at a point of the viewport, or the one that owns what lies there.

        Asked downwards, from paintings to what lies on them: an item that is asked for its parent and has none is
        taken from the scene by PySide, and ends as soon as Python lets go of it.
        """
        top: QGraphicsItem | None = self.itemAt(point)
        if top is None or isinstance(top, PaintingItem):
            return top
        paintings = (item for item in self.scene().items() if isinstance(item, PaintingItem))
        return next((painting for painting in paintings if painting.isAncestorOf(top)), None)

    def _want_zoom(self, item: QGraphicsItem | None) -> None:
        if isinstance(item, PaintingItem) and not item.is_face_down:
            self.zoom_wanted.emit(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        self._held_keys.press(event)
        if self._held_keys.come_from_elsewhere(event):
            return
        if (sheet := self._sheet_for(event)) is not None:
            self._write(sheet, event)
        elif is_command(event) and not is_ended_by(event):
            super().keyPressEvent(event)
        elif is_arrow(key):
            if event.isAutoRepeat() or not self.take_arrow(key):
                self._carry_or_move_focus(key)
        elif event.isAutoRepeat():
            event.ignore()
        elif key == Qt.Key.Key_Space:
            self._activate()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._confirm_or_press()
        elif key == Qt.Key.Key_Z:
            pointed_at = self.painting_at(self.viewport().mapFromGlobal(QCursor.pos()))
            self._want_zoom(self._focused() or pointed_at)
        elif key in NUMBER_KEYS:
            self.number_pressed.emit(NUMBER_KEYS[key])
        elif is_letter(event):
            self.letter_pressed.emit(event.text().upper())
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab shows where the keyboard is before it leaves the board; inside, arrows lead on, and Tab only from what
        is written into."""
        items = self.focusable_items()
        focused = self._focused()
        if isinstance(focused, Written) and focused in items:
            items[(items.index(focused) + (1 if forward else -1)) % len(items)].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if focused is not None and focused in items and not _is_ringed(focused):
            focused.clearFocus()
            focused.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if not items or focused in items:
            return bool(super().focusNextPrevChild(forward))
        items[0 if forward else -1].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def event(self, event: QEvent) -> bool:
        """While there is something to write into, no letter is a shortcut."""
        done = bool(super().event(event))
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return done
        if is_letter(event) and self._sheet_for(event) is not None:
            event.accept()
            return True
        return done

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._held_keys.release(event)
        item = self._focused()
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and item is not None:
            self.item_released.emit(item)
        else:
            super().keyReleaseEvent(event)

    def setScene(self, scene: QGraphicsScene | None) -> None:
        before = self.scene()
        if before is not None:
            before.focusItemChanged.disconnect(self.listener.follow)
        super().setScene(scene)
        if scene is not None:
            scene.focusItemChanged.connect(self.listener.follow)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._held_keys.forget()  # what was let go before the keyboard came says nothing
        self._got_keyboard.emit()
        by_keyboard = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_keyboard and self._focused() is None and (items := self.focusable_items()):
            items[0].setFocus(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._held_keys.forget()


def _is_held_open(item: QGraphicsItem) -> bool:
    """Whether it is not pressed, but held to look under or into it."""
    return bool(getattr(item, "is_held_open", False))


def _is_ringed(item: QGraphicsObject) -> bool:
    """Whether it shows that it has the keyboard: not, where a mouse gave it."""
    return bool(getattr(getattr(item, "look", None), "focused", True))
