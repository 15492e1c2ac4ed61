"""The host's page for phones: the square to scan, and who has joined with one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QMenu, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_phones import Ui_PhonesPage
from artgames.app.models.bot_habits import face_of
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.phones.phone_row import PhoneRow, RowState
from artgames.app.phones.phone_texts import phones_here, state_text, visitors_here
from artgames.app.phones.seat_acts import acts_for
from artgames.engine.words import listed
from artgames.scene.drawing.faces import SeatLook
from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import button_text

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController
    from artgames.engine.api import Seat
    from artgames.phones.messages import Presence

_NARROW = 38
"""Below so many sizes of the menu text the two panels stand below one another."""

_LOOK_MS = 5_000
"""How long ago a phone was here is told anew so often."""


class PhonesPage(Page):
    """Shows what a `PhonesController` knows; opening it opens phones."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PhonesPage()
        self.ui.setupUi(self)
        self._context = context
        self._phones: PhonesController | None = None
        self._theme = context.theme()
        self.rows: list[PhoneRow] = []
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self.refresh)
        self.ui.back.clicked.connect(self.left)
        self.ui.stopButton.clicked.connect(self._toggle)
        self.ui.lock.toggled.connect(lambda on: self._with_host(lambda host: host.lock_door(on)))
        self.ui.freeNames.toggled.connect(lambda on: self._with_host(lambda host: host.allow_free_names(on)))
        self.ui.asked.told.connect(self.told)
        self.ui.doctor.hide()
        self.ui.doctorButton.toggled.connect(self._show_doctor)
        let_enter_press(self)

    def follow(self, phones: PhonesController) -> None:
        self._phones = phones
        self.ui.doctor.follow(phones)
        phones.changed.connect(self.refresh)
        self.ui.screenButton.clicked.connect(phones.screen_wanted)

    def open(self) -> None:
        """Phones are opened by coming here; they stay open when the host goes back to the table."""
        if self._phones is not None and not self._phones.is_open:
            self._phones.open()
        is_ill = self._phones is not None and not self._phones.is_open
        self.ui.doctorButton.setChecked(is_ill)
        self.refresh()

    def step_back(self) -> bool:
        if self.ui.doctorButton.isChecked():
            self.ui.doctorButton.setChecked(False)
            return True
        return super().step_back()

    def focus_first(self) -> None:
        self.ui.back.setFocus()

    def _show_doctor(self, shown: bool) -> None:
        self.ui.seatsPanel.setVisible(not shown)
        self.ui.doctor.setVisible(shown)
        top = Qt.AlignmentFlag.AlignTop if shown else Qt.AlignmentFlag(0)
        self.ui.columns.setAlignment(self.ui.joinPanel, top)  # beside long advice it stays where it is read first
        if shown:
            self.ui.doctor.test()

    def _toggle(self) -> None:
        if self._phones is None:
            return
        if self._phones.is_open:
            self._phones.close()
        else:
            self._phones.open()
        self.refresh()

    # What is shown

    def refresh(self) -> None:
        phones = self._phones
        if phones is None or self.isHidden():
            return
        self._show_door(phones)
        self.ui.asked.refresh(phones)
        self._show_seats(phones)

    def _show_door(self, phones: PhonesController) -> None:
        ui, host = self.ui, phones.host
        is_open = phones.is_open and host is not None
        ui.qr.show_text(host.join_address(phones.address) if is_open and host is not None else "")
        ui.qr.setAccessibleName(self.tr("A square to scan"))
        ui.address.setText(host.typed_address(phones.address) if is_open and host is not None else "")
        ui.code.setText(host.code if is_open and host is not None else "")
        for widget in (ui.joinHint, ui.typeHint, ui.address, ui.code, ui.lock, ui.freeNames):
            widget.setVisible(is_open)
        ui.problem.setText("" if is_open else phones.problem or self.tr("Phones are closed."))
        ui.problem.setVisible(not is_open)
        ui.screenButton.setVisible(is_open and phones.is_watched())
        ui.stopButton.setText(self.tr("Close phones") if is_open else self.tr("Open phones"))
        if host is not None:
            for box, on in ((ui.lock, host.record.locked), (ui.freeNames, host.record.free_names)):
                box.blockSignals(True)
                box.setChecked(on)
                box.blockSignals(False)

    def _show_seats(self, phones: PhonesController) -> None:
        presence, waited = phones.presence(), phones.waited_for()
        while len(self.rows) < len(presence):
            self._add_row(len(self.rows))
        for row, one in zip(self.rows, presence, strict=False):
            row.show_state(self._row_state(phones, one, one.seat in waited), self._theme, self._em)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(presence))
        names = [phones.name_of(one.seat) for one in presence if one.seat in waited]
        text = self.tr("Waiting for {people}").format(people=listed(names, self._context.translate))
        self.ui.waiting.setText(text if names else phones_here(sum(one.connected for one in presence)))
        self.ui.audience.setText(visitors_here(phones.visitors))
        self.ui.audience.setVisible(phones.visitors > 0)

    def _row_state(self, phones: PhonesController, one: Presence, is_waited_for: bool) -> RowState:
        player = phones.player_at(one.seat)
        text = state_text(player, one, time.time())
        if is_waited_for:
            text = self.tr("{state} · we’re waiting for an answer").format(state=text)
        return RowState(
            player.name, SeatLook(player.mark, face_of(player)), text, is_waited_for, one.connected and is_waited_for
        )

    def _add_row(self, seat: Seat) -> None:
        row = PhoneRow(self.ui.seatsPanel)
        row.nudged.connect(lambda: self._with_host(lambda host: host.nudge(seat)))
        row.renamed.connect(lambda name: self._rename(seat, name))
        row.menu_wanted.connect(lambda place: self.open_menu(seat, place))
        self.ui.rowsLayout.addWidget(row)
        self.rows.append(row)
        let_enter_press(row)

    # What the host does

    def open_menu(self, seat: Seat, place: QPoint) -> QMenu:
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        if self._phones is not None:
            rename = QAction(self.tr("Rename…"), menu)
            rename.triggered.connect(self.rows[seat].ask_name)
            menu.addAction(rename)
            for text, act in acts_for(self._phones, seat):
                action = QAction(button_text(text), menu)
                action.triggered.connect(lambda _checked=False, act=act: act())
                menu.addAction(action)
        menu.popup(place)
        return menu

    def _rename(self, seat: Seat, name: str) -> None:
        if self._phones is not None:
            link = self._phones.link
            if link is not None and (refusal := link.rename(seat, name)):
                self.told.emit(refusal)

    def _with_host(self, do: Callable[..., None]) -> None:
        if self._phones is not None and self._phones.host is not None:
            do(self._phones.host)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.ui.doctor.set_look(theme, em)
        self._arrange()
        self.refresh()

    def help_topic(self) -> Topic:
        return Topic("", "phones")

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.columns.setDirection(way)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look.start()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._look.stop()
