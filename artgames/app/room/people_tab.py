"""The console's list of people."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from artgames.app.room.console_texts import may_enter
from artgames.app.room.seat_row import SeatRow
from artgames.app.table.chip import Chip
from artgames.app.table.match_controller import MatchController
from artgames.engine.api import Seat
from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import button_text
from artgames.store.seating import Player


class PeopleTab(QObject):
    """Fills the People tab: one row for each seat, with what the host can do for it.

    Signals:
        enter_wanted(Seat): the host enters an answer for this seat.
        seat_wanted(Seat, Player): the seat is played by another from now on.
        correction_wanted(Seat): the points of this seat are to be corrected by hand.
    """

    enter_wanted = Signal(int)
    correction_wanted = Signal(int)
    seat_wanted = Signal(int, object)

    def __init__(self, rows: QVBoxLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout, self._parent = rows, parent
        self._rows: list[SeatRow] = []
        self._evening: MatchController | None = None
        rows.addStretch(1)

    @property
    def rows(self) -> list[SeatRow]:
        return self._rows

    def show(self, evening: MatchController, chips: tuple[Chip, ...], theme: Theme, em: float) -> None:
        self._evening = evening
        while len(self._rows) < len(chips):
            self._add(len(self._rows))
        for seat, row in enumerate(self._rows):
            row.setVisible(seat < len(chips))
            if seat < len(chips):
                row.show_chip(chips[seat], self._state(evening, seat, chips[seat]), theme, em)

    def _add(self, seat: Seat) -> None:
        row = SeatRow(self._parent)
        row.menu_wanted.connect(lambda place: self.open_menu(seat, place))
        self._layout.insertWidget(len(self._rows), row)
        self._rows.append(row)

    def _state(self, evening: MatchController, seat: Seat, chip: Chip) -> str:
        if evening.session.is_bot(seat):
            return self.tr("bot")
        if chip.state == "asked":
            return self.tr("choosing")
        return self.tr("done") if chip.state == "done" else ""

    def acts(self, seat: Seat) -> list[tuple[str, Callable[[], None]]]:
        """What the host can do for a seat now, each with the words for it."""
        evening, made = self._evening, list[tuple[str, Callable[[], None]]]()
        if evening is None:
            return made
        if may_enter(evening, seat):
            text = self.tr("Enter an answer for {name}").format(name=evening.table.names[seat])
            made.append((text, lambda: self.enter_wanted.emit(seat)))
        if evening.guests is None:
            made += [(text, self._become(seat, player)) for text, player in evening.offers_for(seat)]
        if evening.board.standing(evening.flow.room_view)[seat] is not None:
            text = self.tr("Correct the score for {name}…").format(name=evening.table.names[seat])
            made.append((text, lambda: self.correction_wanted.emit(seat)))
        return made

    def _become(self, seat: Seat, player: Player) -> Callable[[], None]:
        return lambda: self.seat_wanted.emit(seat, player)

    def open_menu(self, seat: Seat, place: QPoint) -> QMenu:
        menu = QMenu(self._parent)
        menu.aboutToHide.connect(menu.deleteLater)
        for text, act in self.acts(seat):
            action = QAction(button_text(text), menu)
            action.triggered.connect(lambda _checked=False, act=act: act())
            menu.addAction(action)
        menu.popup(place)
        return menu
