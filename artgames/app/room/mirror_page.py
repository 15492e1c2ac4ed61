"""Where the laptop's picture is the room's, too: the room's own board fills it, with a slim strip for the host."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout

from artgames.app.context import AppContext
from artgames.app.room.host_controller import Host
from artgames.app.room.host_page import HostPage
from artgames.app.room.host_strip import HostStrip
from artgames.app.room.room_window import RoomWindow
from artgames.app.table.match_controller import MatchController
from artgames.app.table.surface import Surface
from artgames.scene.drawing.theme import Theme


class MirrorPage(HostPage):
    """Borrows the room's window while the room has no screen of its own. What is told to the host appears on the strip:
    the wall is the audience's.

    Signals:
        room_ended(): a plain table again.
        end_seen(): everybody has seen who stands on the podium.
    """

    room_ended = Signal()
    end_seen = Signal()
    is_the_room = True

    def __init__(self, context: AppContext, host: Host, room: RoomWindow) -> None:
        super().__init__(context, host, room)
        self.setAccessibleName(self.tr("Room screen"))
        self.strip = HostStrip(self)
        self.strip.set_leave(
            self.tr("Close room screen (F8)"), self.tr("Back to the ordinary table; the match carries on (F8)")
        )
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.strip)
        self._is_on = False
        self._connect()

    def _connect(self) -> None:
        self.strip.pressed.connect(lambda slot: getattr(self, slot)())
        self.strip.leave_wanted.connect(self.room_ended)
        self.host.changed.connect(self.refresh)
        self.host.told.connect(self.tell)
        self._room.slide.pressed.connect(self._press_slide)

    # In and out

    def set_on(self, on: bool) -> None:
        """Whether everybody sees the laptop's picture."""
        if on != self._is_on:
            self._is_on = on
            self._room.embed(self._column if on else None)

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
        self.strip.hush()
        evening, self._evening = self._evening, None
        if evening is not None:
            evening.session.clock.tick.disconnect(self._show_time)
            evening.session.refused.disconnect(self.tell)

    def focus_first(self) -> None:
        self.strip.ui.nextButton.setFocus()

    def tell(self, sentence: str) -> None:
        if self.isVisible():
            self.strip.tell(sentence)

    # Keys and buttons

    @property
    def shows_end(self) -> bool:
        """Whether everybody looks at the podium here."""
        return self._is_on and self.isVisible() and self._room.shows_end

    def go_on(self) -> None:
        """From the podium, which nobody has to wait for, to the result."""
        if not self.shows_end or self.host.shown.cover is not None:
            super().go_on()
        elif not self._room.podium.is_settled:
            self._room.podium.skip()
        else:
            self.end_seen.emit()

    def go_back(self) -> None:
        if self.shows_end and self.host.shown.cover is None:
            self.tell(self.tr("The match is over. Next shows the result."))
        else:
            super().go_back()

    def step_back(self) -> bool:
        """Esc leads on from the podium, as it does on the page of the result."""
        if self.shows_end and self.host.shown.cover is None:
            self.go_on()
            return True
        return super().step_back()

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
        self.strip.ui.pauseButton.setChecked(shown.is_paused or self.host.is_held)
        for key in self._zoom_keys:
            key.setEnabled(bool(shown.zoomed))
        self._show_time()

    def _show_time(self, _left: float = 0.0) -> None:
        """One clock: the room's own, where it can be seen."""
        left = self._evening.session.clock.remaining if self._evening is not None else 0.0
        self.strip.show_time(left if left > 0 and not self._room.tells_time() else None)

    # Look

    def set_look(self, theme: Theme, em: float) -> None:
        self.strip.set_look(em, self._context.settings.value.text_scale)
        self._room.apply_style()

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point: QPoint = event.position().toPoint()
        if self.shows_end:
            self.go_on()
        elif self._is_on and self._room.geometry().contains(point) and not self._answer():
            self.press_picture(self._room.mapFrom(self, point))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A number answers what everybody was asked aloud."""
        number = event.text()
        if not (number.isdecimal() and self._answer(int(number))):
            super().keyPressEvent(event)
