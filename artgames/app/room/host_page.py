"""What both pages have from which a host leads: the console, and the room's own picture where there is only one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.page_base import Page, Topic
from artgames.app.room.console_keys import HOST_KEYS, ZOOM_KEYS, HostKey
from artgames.app.room.host_controller import Host
from artgames.app.room.room_window import RoomWindow
from artgames.app.room.slide_priority import Cover
from artgames.app.table.match_controller import MatchController
from artgames.app.table.surface import Surface
from artgames.scene.keyboard.typing_keys import is_letter


class HostPage(Page):
    """The host's keys, and what each of them does to the match and to the room."""

    is_the_room = False
    """Whether the room sees this very page, and what the host lays over its picture."""

    def __init__(self, context: AppContext, host: Host, room: RoomWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self.host, self._room = context, host, room
        self._evening: MatchController | None = None
        self._add_keys(HOST_KEYS)
        self._zoom_keys = self._add_keys(ZOOM_KEYS)

    def _add_keys(self, keys: tuple[HostKey, ...]) -> list[QShortcut]:
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        return [
            QShortcut(QKeySequence(key), self, getattr(self, one.slot), context=context)
            for one in keys
            for key in one.keys
        ]

    # Keys and buttons (see console_keys.HOST_KEYS)

    def go_on(self) -> None:
        self.host.next()

    def go_back(self) -> None:
        self.host.back()

    def pause(self) -> None:
        self.host.pause()

    def more_time(self) -> None:
        self.host.more_time()

    def finish_time(self) -> None:
        self.host.finish_time()

    def black(self) -> None:
        self.host.cover(Cover.BLACK)

    def freeze(self) -> None:
        self.host.cover(Cover.FROZEN)

    def house(self) -> None:
        self.host.cover(Cover.HOUSE)

    def take_break(self) -> None:
        if self.host.shown.cover is Cover.BREAK:
            self.host.lift()
        else:
            self.host.take_break()

    def open_lobby(self) -> None:
        self.host.open_lobby()

    def zoom(self) -> None:
        self.host.zoom()

    def zoom_on(self) -> None:
        self.host.zoom_next(+1)

    def zoom_back(self) -> None:
        self.host.zoom_next(-1)

    def swap(self) -> None:
        self.host.swap_wanted.emit()

    def press_picture(self, point: QPoint) -> None:
        """A click on a painting of the room shows it to everybody; on one that is shown, takes it away."""
        item = self._room.painting_at(point)
        if self.host.shown.zoomed or self.host.shown.cover is not None:
            self.host.shown.zoom("")
        elif item is not None:
            self.host.zoom(item.card_id)

    def tell(self, sentence: str) -> None:
        """To the host, where this page is before them."""
        raise NotImplementedError

    def _room_plays(self) -> bool:
        """Whether the room sees the match, and everybody may."""
        shown, evening = self.host.shown, self._evening
        covered = shown.cover is not None or shown.is_paused or bool(shown.zoomed)
        return evening is not None and evening.flow.surface is Surface.ROOM and not covered

    # Page

    def help_topic(self) -> Topic:
        evening = self._evening
        if evening is None:
            return Topic("", "")
        return Topic(evening.game.slug, evening.session.match.view(None).phase)

    def step_back(self) -> bool:
        """Esc takes away what covers the room; a clicker's Esc must not end the evening."""
        if self.host.shown.cover is not None:
            self.host.lift()
        elif self.host.shown.zoomed:
            self.host.shown.zoom("")
        else:
            self.tell(self.tr("F8 closes the room screen; the match carries on."))
        return True

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of those who want to be first."""
        if self._room_plays() and is_letter(event):
            if self._evening is not None and not event.isAutoRepeat():
                self._evening.board.letter_key(event.text().upper())
        else:
            super().keyPressEvent(event)
