"""Where the laptop's picture is the room's, too: the room's own board fills it, with a slim strip for the host."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton

from artgames.app.context import AppContext
from artgames.app.forms.ui_mirror import Ui_MirrorPage
from artgames.app.page_base import let_enter_press
from artgames.app.room.host_controller import Host
from artgames.app.room.host_page import HostPage
from artgames.app.room.room_window import RoomWindow
from artgames.app.table.match_controller import MatchController
from artgames.app.table.surface import Surface
from artgames.app.widgets.toast import Toast
from artgames.scene.drawing.theme import Theme, set_variant


class MirrorPage(HostPage):
    """Borrows the room's window while the room has no screen of its own. What is told to the host appears on the strip:
    the wall is the audience's.

    Signals:
        room_ended(): a plain table again.
    """

    room_ended = Signal()
    is_the_room = True

    def __init__(self, context: AppContext, host: Host, room: RoomWindow) -> None:
        super().__init__(context, host, room)
        self.ui = Ui_MirrorPage()
        self.ui.setupUi(self)
        self.toast = Toast(self.ui.strip)
        self._with_keys = {button: button.text() for button in self.ui.strip.findChildren(QToolButton)}
        self._is_on = False
        set_variant(self.ui.nextButton, "variant", "primary")
        self._connect()
        let_enter_press(self)

    def _connect(self) -> None:
        ui = self.ui
        for button, slot in (
            (ui.nextButton, self.go_on),
            (ui.backButton, self.go_back),
            (ui.pauseButton, self.pause),
            (ui.moreButton, self.more_time),
            (ui.blackButton, self.black),
            (ui.houseButton, self.house),
            (ui.breakButton, self.take_break),
        ):
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
        ui.leaveButton.clicked.connect(self.room_ended)
        self.host.changed.connect(self.refresh)
        self.host.told.connect(self.tell)
        self._room.slide.pressed.connect(self._press_slide)

    # In and out

    def set_on(self, on: bool) -> None:
        """Whether everybody sees the laptop's picture."""
        if on != self._is_on:
            self._is_on = on
            self._room.embed(self.ui.column if on else None)

    def open(self, evening: MatchController) -> None:
        """Lead this match from here."""
        if evening is not self._evening:
            self.close_match()
            self._evening = evening
            evening.session.clock.tick.connect(self._show_time)
            evening.session.refused.connect(self.tell)
        self.refresh()

    def close_match(self) -> None:
        """The match is no longer played."""
        self.toast.stop()
        evening, self._evening = self._evening, None
        if evening is not None:
            evening.session.clock.tick.disconnect(self._show_time)
            evening.session.refused.disconnect(self.tell)

    def focus_first(self) -> None:
        self.ui.nextButton.setFocus()

    # Keys and buttons

    def black(self) -> None:
        """Not while somebody has a page of their own before them."""
        if self.isVisible() or (self._evening is not None and self._evening.flow.surface is Surface.ROOM):
            super().black()

    def _press_slide(self) -> None:
        if self._is_on:
            self.host.next()

    def _answer(self, number: int = 0) -> bool:
        """Whoever has to answer before everybody's eyes does so on the board that can be touched."""
        evening = self._evening
        if evening is None or not self._room_plays() or self.host.is_moving or not evening.session.people_asked():
            return False
        self.host.play_wanted.emit()
        if number:
            evening.board.number_key(number)
        return True

    # What is shown

    def refresh(self) -> None:
        """Something may look different now."""
        if self._evening is None or not self._is_on:
            return
        shown = self.host.shown
        self.ui.pauseButton.setChecked(shown.is_paused or self.host.is_held)
        for key in self._zoom_keys:
            key.setEnabled(bool(shown.zoomed))
        self._show_time()

    def _show_time(self, _left: float = 0.0) -> None:
        """One clock: the room's own, where it can be seen."""
        left = self._evening.session.clock.remaining if self._evening is not None else 0.0
        needed = left > 0 and not self._room.tells_time()
        self.ui.time.setText(f"{int(left) // 60}:{int(left) % 60:02d}" if needed else "")

    # Look

    def set_look(self, theme: Theme, em: float) -> None:
        for button, text in self._with_keys.items():
            button.setText(self.lettered(text))
        self._fit()
        self._room.apply_style()

    def _fit(self) -> None:
        """What has a key goes first where letters are large: the strip stays one line."""
        ui = self.ui
        spare = (ui.breakButton, ui.houseButton, ui.moreButton, ui.blackButton)
        for button in spare:
            button.show()
        for button in spare:
            if ui.row.minimumSize().width() <= self.width():
                break
            button.hide()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.toast.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point: QPoint = event.position().toPoint()
        if self._is_on and self._room.geometry().contains(point) and not self._answer():
            self.press_picture(self._room.mapFrom(self, point))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A number answers what everybody was asked aloud."""
        number = event.text()
        if not (number.isdecimal() and self._answer(int(number))):
            super().keyPressEvent(event)
