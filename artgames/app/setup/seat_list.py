"""The seats on the set-up page: one card for each row of the model, in the same order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, QPoint, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QFrame, QWidget

from artgames.app.forms.ui_seat_card import Ui_SeatCard
from artgames.app.models.bot_habits import habit_text
from artgames.app.models.seat_ways import Way
from artgames.app.models.seats import Column, SeatsModel
from artgames.app.page_base import label_boxes
from artgames.app.setup.face_sheet import FaceSheet
from artgames.app.widgets.flow_layout import FlowLayout
from artgames.app.widgets.wheel_filter import let_wheel_scroll
from artgames.scene.drawing.faces import SeatLook, seat_icon, seat_name, sitter_name
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.plain_text import tip
from artgames.store.seating import Player

WIDE, _FACE = 6.9, 4.1
"""A card and the face on it, in sizes of the menu text."""

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class SeatCard(QFrame):
    """The controls of one seat. It only passes on what people do; the model says what is shown.

    Signals:
        named(str), marked(int), faced(str), played(str): a new value.
        unwanted(): remove this seat.
        stepped(int): move it so many places.
        dragged(QPoint): the mouse holds it here, in the coordinates of the list.
        entered(): Enter in the name.
    """

    named = Signal(str)
    marked = Signal(int)
    faced = Signal(str)
    played = Signal(str)
    unwanted = Signal()
    stepped = Signal(int)
    dragged = Signal(QPoint)
    entered = Signal()

    def __init__(self, people: QStringListModel, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em, self._look, self._growth = theme, em, SeatLook(0), 1.0
        self.ui = Ui_SeatCard()
        self.ui.setupUi(self)
        ui = self.ui
        completer = QCompleter(people, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        ui.name.setCompleter(completer)
        ui.name.textEdited.connect(self.named)
        completer.activated.connect(self.named)
        ui.name.returnPressed.connect(self.entered)
        ui.plays.activated.connect(lambda index: self.played.emit(ui.plays.itemData(index)))
        ui.face.clicked.connect(self.open_faces)
        ui.remove.clicked.connect(self.unwanted)
        ui.grip.setCursor(Qt.CursorShape.OpenHandCursor)
        ui.grip.installEventFilter(self)
        for control in (ui.face, ui.name, ui.plays, ui.remove):
            control.installEventFilter(self)
        label_boxes(self)
        let_wheel_scroll(self)
        self.set_look(theme, em)

    def show_seat(self, model: SeatsModel, row: int, fewest: int) -> None:
        """Take over what the model says."""
        ui = self.ui
        _, name, way, _ = (model.index(row, column).data(Qt.ItemDataRole.EditRole) for column in Column)
        self._look = model.look(row)
        if ui.name.text() != name:
            ui.name.setText(name)
            ui.name.setCursorPosition(0)
        ui.name.setPlaceholderText(model.suggestion(row) if not name.strip() else "")
        self._offer(model.ways)
        ui.plays.setCurrentIndex(ui.plays.findData(way))
        self._draw_face()
        shown = seat_name(sitter_name(self._look.sitter), self._look.mark)
        ui.face.setAccessibleName(self.tr("Face: {face}").format(face=shown))
        self._tell_habit(model.players()[row])
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

    def _tell_habit(self, player: Player) -> None:
        """Bots have one habit each; the list says that it is a bot."""
        tells = habit_text(player) if player.kind == "bot" else ""
        self.setToolTip(tip(tells))
        self.ui.plays.setToolTip(tip(tells))

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.setFixedWidth(round(WIDE * self._growth * em))
        side = max(24, round(1.5 * em))  # Qt draws a border in it that grows with no letter
        self.ui.remove.setFixedSize(side, side)
        self._draw_face()

    def grow(self, growth: float) -> None:
        """So many times larger than it has to be: the card and its face, not its words."""
        if growth != self._growth:
            self._growth = growth
            self.set_look(self._theme, self._em)

    def _draw_face(self) -> None:
        side = round(_FACE * self._growth * self._em)
        self.ui.face.setIcon(seat_icon(self._look, self._theme, side))
        self.ui.face.setIconSize(QSize(side, side))

    def open_faces(self) -> FaceSheet:
        """Let somebody choose another face or symbol."""
        sheet = FaceSheet(self._look, self._theme, self._em, self)
        sheet.face_chosen.connect(self.faced)
        sheet.mark_chosen.connect(self.marked)
        sheet.open_below(self.ui.face)
        return sheet

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        grip: QWidget = self.ui.grip
        if watched is grip and isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseMove and event.buttons() & Qt.MouseButton.LeftButton:
                self.dragged.emit(self.pos() + grip.mapTo(self, event.position().toPoint()))
            return event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove)
        if watched is self.ui.remove and event.type() == QEvent.Type.MouseButtonDblClick:
            return True  # the row above is gone, and this one has come under the pointer: one seat is enough
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = _STEPS.get(Qt.Key(event.key()))
            if steps and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.stepped.emit(steps)
                return True
        return super().eventFilter(watched, event)


class SeatList(QObject):
    """Keeps one `SeatCard` for each row of the model, in the model's order, inside a layout of the form.

    Signals:
        passed_end(): Enter in the last name.
    """

    passed_end = Signal()

    def __init__(self, layout: FlowLayout, model: SeatsModel, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout, self._model, self._theme, self._em = layout, model, theme, em
        self._fewest, self._growth = 2, 1.0
        self._people = QStringListModel(self)
        self._rows: list[SeatCard] = []
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
    def rows(self) -> tuple[SeatCard, ...]:
        return tuple(self._rows)

    def row(self, index: int) -> SeatCard:
        return self._rows[index]

    def focus_name(self, index: int) -> None:
        self._rows[index].ui.name.setFocus()
        self._rows[index].ui.name.selectAll()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        for row in self._rows:
            row.set_look(theme, em)
        self._refresh()

    def grow(self, growth: float) -> None:
        """Where there is room, cards and faces are so many times larger."""
        self._growth = growth
        for row in self._rows:
            row.grow(growth)

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
        self._layout.insert(place, row)
        self._refresh()

    def _refresh(self) -> None:
        for index, row in enumerate(self._rows):
            row.show_seat(self._model, index, self._fewest)

    # Rows

    def _put(self, index: int) -> None:
        row = SeatCard(self._people, self._theme, self._em, self._layout.parentWidget())
        row.grow(self._growth)
        self._rows.insert(index, row)
        self._layout.insert(index, row)
        row.show()
        self._connect(row)

    def _connect(self, row: SeatCard) -> None:
        def put(column: Column) -> object:
            return lambda value: self._model.setData(self._model.index(self._rows.index(row), column), value)

        row.named.connect(put(Column.NAME))
        row.marked.connect(put(Column.MARK))
        row.faced.connect(put(Column.FACE))
        row.played.connect(put(Column.PLAYS))
        row.unwanted.connect(lambda: self._take_away(row))
        row.stepped.connect(lambda steps: self._step(row, steps))
        row.dragged.connect(lambda spot: self._drag(row, spot))
        row.entered.connect(lambda: self._enter(row))

    def _drop(self, row: SeatCard) -> None:
        self._layout.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _take_away(self, row: SeatCard) -> None:
        index = self._rows.index(row)
        self._model.remove(index)
        self.focus_name(min(index, len(self._rows) - 1))

    def _step(self, row: SeatCard, steps: int) -> None:
        index = self._rows.index(row)
        focused = row.focusWidget()
        if self._model.move(index, index + steps) and focused is not None:
            focused.setFocus()

    def _drag(self, row: SeatCard, spot: QPoint) -> None:
        for index, other in enumerate(self._rows):
            if other.geometry().contains(spot) and other is not row:
                self._model.move(self._rows.index(row), index)
                self._layout.activate()
                return

    def _enter(self, row: SeatCard) -> None:
        index = self._rows.index(row) + 1
        if index < len(self._rows):
            self.focus_name(index)
        else:
            self.passed_end.emit()
