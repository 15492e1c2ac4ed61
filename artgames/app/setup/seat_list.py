"""The seats on the set-up page: one row of controls for each row of the model, in the same order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QMenu, QVBoxLayout, QWidget

from artgames.app.forms.ui_seat_row import Ui_SeatRow
from artgames.app.models.seats import MOST_SEATS, Column, SeatsModel, Way
from artgames.app.page_base import label_boxes
from artgames.app.widgets.wheel_filter import let_wheel_scroll
from artgames.scene.drawing.player_marks import mark_icon, mark_name
from artgames.scene.drawing.theme import Theme, set_variant


class SeatRow(QWidget):
    """The controls of one seat. It only passes on what people do; the model says what is shown.

    Signals:
        named(str), marked(int), played(str): a new value.
        unwanted(): remove this seat.
        stepped(int): move it so many places.
        dragged(int): the mouse holds it at this height, in the coordinates of the list.
        entered(): Enter in the name.
    """

    named = Signal(str)
    marked = Signal(int)
    played = Signal(str)
    unwanted = Signal()
    stepped = Signal(int)
    dragged = Signal(int)
    entered = Signal()

    def __init__(self, people: QStringListModel, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SeatRow()
        self.ui.setupUi(self)
        ui = self.ui
        completer = QCompleter(people, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        ui.name.setCompleter(completer)
        ui.name.textEdited.connect(self.named)
        completer.activated.connect(self.named)
        ui.name.returnPressed.connect(self.entered)
        ui.plays.activated.connect(lambda index: self.played.emit(ui.plays.itemData(index)))
        ui.mark.setMenu(self._mark_menu())
        ui.remove.clicked.connect(self.unwanted)
        ui.grip.setCursor(Qt.CursorShape.OpenHandCursor)
        ui.grip.installEventFilter(self)
        for control in (ui.mark, ui.name, ui.plays, ui.remove):
            control.installEventFilter(self)
        label_boxes(self)
        let_wheel_scroll(self)
        self.set_look(theme, em)

    def show_seat(self, model: SeatsModel, row: int, fewest: int) -> None:
        """Take over what the model says."""
        ui = self.ui
        mark, name, way = (model.index(row, column).data(Qt.ItemDataRole.EditRole) for column in Column)
        if ui.name.text() != name:
            ui.name.setText(name)
            ui.name.setCursorPosition(0)
        ui.name.setPlaceholderText(model.suggestion(row) if not name.strip() else "")
        self._offer(model.ways)
        ui.plays.setCurrentIndex(ui.plays.findData(way))
        ui.mark.setIcon(mark_icon(mark, self._theme))
        ui.mark.setAccessibleName(self.tr("Mark: {mark}").format(mark=mark_name(mark)))
        ui.remove.setEnabled(model.rowCount() > fewest)
        self._say_where(row + 1)
        wrong = "wrong" if model.problem(row) else ""
        if ui.name.property("state") != wrong:
            set_variant(ui.name, "state", wrong)

    def _say_where(self, number: int) -> None:
        """Whoever goes from one to the next by Tab hears each alone: it says which seat it is for."""
        seat = self.tr("Seat {number}").format(number=number)
        self.setAccessibleName(seat)
        self.ui.name.setAccessibleName(self.tr("{seat}: name").format(seat=seat))
        self.ui.plays.setAccessibleDescription(seat)
        self.ui.remove.setAccessibleName(self.tr("{seat}: remove").format(seat=seat))

    def _offer(self, ways: Sequence[Way]) -> None:
        plays = self.ui.plays
        if [plays.itemData(index) for index in range(plays.count())] != [way.key for way in ways]:
            plays.clear()
            for way in ways:
                plays.addItem(QCoreApplication.translate("Seats", way.title), way.key)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme = theme
        self.ui.mark.setIconSize(QSize(round(1.7 * em), round(1.7 * em)))
        for mark, action in enumerate(self.ui.mark.menu().actions()):
            action.setIcon(mark_icon(mark, theme))

    def _mark_menu(self) -> QMenu:
        menu = QMenu(self)
        for mark in range(MOST_SEATS):
            action = menu.addAction(mark_name(mark))
            action.setData(mark)
        menu.triggered.connect(lambda action: self.marked.emit(action.data()))
        return menu

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        grip: QWidget = self.ui.grip
        if watched is grip and isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseMove and event.buttons() & Qt.MouseButton.LeftButton:
                self.dragged.emit(self.y() + grip.mapTo(self, event.position().toPoint()).y())
            return event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove)
        if watched is self.ui.remove and event.type() == QEvent.Type.MouseButtonDblClick:
            return True  # the row above is gone, and this one has come under the pointer: one seat is enough
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if steps and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.stepped.emit(steps)
                return True
        return super().eventFilter(watched, event)


class SeatList(QObject):
    """Keeps one `SeatRow` for each row of the model, in the model's order, inside a layout of the form.

    Signals:
        passed_end(): Enter in the last name.
    """

    passed_end = Signal()

    def __init__(self, layout: QVBoxLayout, model: SeatsModel, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout, self._model, self._theme, self._em = layout, model, theme, em
        self._fewest = 2
        self._people = QStringListModel(self)
        self._rows: list[SeatRow] = []
        model.modelReset.connect(self._rebuild)
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.rowsMoved.connect(self._move)
        model.dataChanged.connect(self._refresh)

    def set_people(self, names: Sequence[str], fewest: int) -> None:
        """Names to complete what is typed, and how many seats the game needs."""
        self._people.setStringList(list(names))
        self._fewest = fewest
        self._refresh()

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        return tuple(self._rows)

    def row(self, index: int) -> SeatRow:
        return self._rows[index]

    def focus_name(self, index: int) -> None:
        self._rows[index].ui.name.setFocus()
        self._rows[index].ui.name.selectAll()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        for row in self._rows:
            row.set_look(theme, em)
        self._refresh()

    # What the model says

    def _rebuild(self) -> None:
        while self._rows:
            self._drop(self._rows.pop())
        for index in range(self._model.rowCount()):
            self._put(index)
        self._refresh()

    def _insert(self, _parent: QModelIndex, first: int, last: int) -> None:
        for index in range(first, last + 1):
            self._put(index)
        self._refresh()

    def _remove(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in self._rows[first : last + 1]:
            self._drop(row)
        del self._rows[first : last + 1]
        self._refresh()

    def _move(self, _parent: QModelIndex, first: int, _last: int, _to_parent: QModelIndex, to: int) -> None:
        row = self._rows.pop(first)
        place = to - (to > first)
        self._rows.insert(place, row)
        self._layout.removeWidget(row)
        self._layout.insertWidget(place, row)
        self._refresh()

    def _refresh(self) -> None:
        for index, row in enumerate(self._rows):
            row.show_seat(self._model, index, self._fewest)

    # Rows

    def _put(self, index: int) -> None:
        row = SeatRow(self._people, self._theme, self._em)
        self._rows.insert(index, row)
        self._layout.insertWidget(index, row)
        self._connect(row)

    def _connect(self, row: SeatRow) -> None:
        def put(column: Column) -> object:
            return lambda value: self._model.setData(self._model.index(self._rows.index(row), column), value)

        row.named.connect(put(Column.NAME))
        row.marked.connect(put(Column.MARK))
        row.played.connect(put(Column.PLAYS))
        row.unwanted.connect(lambda: self._take_away(row))
        row.stepped.connect(lambda steps: self._step(row, steps))
        row.dragged.connect(lambda height: self._drag(row, height))
        row.entered.connect(lambda: self._enter(row))

    def _drop(self, row: SeatRow) -> None:
        self._layout.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _take_away(self, row: SeatRow) -> None:
        index = self._rows.index(row)
        self._model.remove(index)
        self.focus_name(min(index, len(self._rows) - 1))

    def _step(self, row: SeatRow, steps: int) -> None:
        index = self._rows.index(row)
        focused = row.focusWidget()
        if self._model.move(index, index + steps) and focused is not None:
            focused.setFocus()

    def _drag(self, row: SeatRow, height: int) -> None:
        for index, other in enumerate(self._rows):
            if other.geometry().top() <= height <= other.geometry().bottom() and other is not row:
                self._model.move(self._rows.index(row), index)
                self._layout.activate()
                return

    def _enter(self, row: SeatRow) -> None:
        index = self._rows.index(row) + 1
        if index < len(self._rows):
            self.focus_name(index)
        else:
            self.passed_end.emit()
