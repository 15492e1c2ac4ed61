"""The console where there is only one picture: a strip below the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame

from artgames.app.context import AppContext
from artgames.app.forms.ui_room_strip import Ui_HostStrip
from artgames.app.page_base import let_enter_press
from artgames.app.room.host_controller import Host
from artgames.app.room.slide import Slide
from artgames.app.room.slide_priority import Cover, Seen
from artgames.app.table.audience_flow import Surface
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage


class HostStrip(QFrame):
    """Buttons and keys of the host on the table page itself.

    Signals:
        room_ended(): a plain table again.
    """

    room_ended = Signal()

    def __init__(self, context: AppContext, host: Host, page: TablePage) -> None:
        super().__init__(page)
        self.ui = Ui_HostStrip()
        self.ui.setupUi(self)
        self._context, self._host, self._page = context, host, page
        self._is_on = False
        self.slide = Slide(context.pictures, page)
        self.slide.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.slide.pressed.connect(host.lift)
        page.ui.columns.addWidget(self)
        self._keys: list[QShortcut] = []
        self._connect()
        let_enter_press(self)
        self.hide()

    def _connect(self) -> None:
        ui, host = self.ui, self._host
        acts: tuple[tuple[object, tuple[str, ...], Callable[[], None]], ...] = (
            (ui.nextButton, ("PgDown",), host.next),
            (ui.backButton, ("PgUp",), host.back),
            (ui.moreButton, ("+", "="), host.more_time),
            (ui.blackButton, ("B", "."), lambda: host.cover(Cover.BLACK)),
            (ui.houseButton, ("H",), lambda: host.cover(Cover.HOUSE)),
            (ui.breakButton, ("K",), self._take_break),
            (None, ("E",), host.finish_time),
        )
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for button, keys, act in acts:
            guarded = self._guarded(act)
            if button is not None:
                button.clicked.connect(guarded)  # type: ignore[attr-defined]
            self._keys += [QShortcut(QKeySequence(key), self._page, guarded, context=context) for key in keys]
        for key in self._keys:
            key.setEnabled(False)
        ui.leaveButton.clicked.connect(self.room_ended)
        host.shown.changed.connect(self._cover)
        host.told.connect(self._tell)
        host.break_clock.tick.connect(self.slide.count_down)

    def _guarded(self, act: Callable[[], None]) -> Callable[[], None]:
        """Nothing of this while somebody has a page of their own before them."""

        def do() -> None:
            evening = self._page.evening
            if self._is_on and evening is not None and evening.flow.surface is Surface.ROOM:
                act()

        return do

    def set_on(self, on: bool) -> None:
        """Whether the room has no picture of its own."""
        self._is_on = on
        self._make_room()
        for key in self._keys:
            key.setEnabled(on)
        self._cover()

    def follow(self, evening: MatchController) -> None:
        evening.flow.changed.connect(self._make_room)

    def _make_room(self) -> None:
        """As all bars do where a board wants the whole picture; the keys work on."""
        evening = self._page.evening
        self.setVisible(self._is_on and not (evening is not None and evening.board.fills_window()))

    def stop(self) -> None:
        self.slide.hide()

    # What covers the picture

    def _take_break(self) -> None:
        self._host.take_break()

    def _tell(self, sentence: str) -> None:
        if self._is_on and self._page.evening is not None:
            self._page.covers.tell(sentence)

    def _cover(self) -> None:
        cover = self._host.shown.cover if self._is_on else None
        theme, scale = self._context.theme(), self._context.settings.scale(self._page.height())
        self.slide.apply_style(theme, scale)
        self.slide.set_house(self._host.room.slide.house)
        self.slide.set_invitation(self._host.room.slide.invitation)
        painting = self._host.room.break_painting if cover is Cover.BREAK else None
        self.slide.show_seen(Seen(cover=cover), painting)
        if cover is not None:
            self.slide.setFocus()  # keys must not reach what lies below
