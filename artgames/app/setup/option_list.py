"""The house rules on the set-up page: one row of controls for each row of the model."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from artgames.app.forms.ui_option_row import Ui_OptionRow
from artgames.app.models.options import Column, OptionsModel, value_name
from artgames.app.widgets.wheel_filter import let_wheel_scroll
from artgames.engine.info import Option
from artgames.scene.drawing.theme import set_variant
from artgames.scene.plain_text import PlainLabel


class _Values(QComboBox):
    """Has room for its longest value."""

    # Qt

    def minimumSizeHint(self) -> QSize:
        """Qt measures this once, with the letters of that moment, and not again when they grow."""
        return self.sizeHint()


class OptionRow(QWidget):
    """Title and control of one house rule: a tick, a list, or a list with a number beside it."""

    def __init__(self, model: OptionsModel, row: int, context: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_OptionRow()
        self.ui.setupUi(self)
        self._model, self._row, self._context = model, row, context
        self._option: Option = model.option(row)
        title = model.index(row, Column.TITLE)
        self._tick: QCheckBox | None = None
        self._list: QComboBox | None = None
        self._number: QSpinBox | None = None
        self.ui.title.setText(title.data())
        if self._option.is_switch:
            self._make_tick(title.data())
        else:
            self._make_list(title.data())
        let_wheel_scroll(self)
        self.show_value()

    def show_value(self) -> None:
        """Take over what the model says."""
        self.setEnabled(self._model.applies(self._row))
        self.setToolTip(self._model.index(self._row, Column.TITLE).data(Qt.ItemDataRole.ToolTipRole))
        value = self._model.index(self._row, Column.VALUE).data(Qt.ItemDataRole.EditRole)
        if self._tick is not None:
            self._tick.setChecked(value)
        if self._list is not None:
            known = self._option.values.index(value) if value in self._option.values else self._list.count() - 1
            self._list.setCurrentIndex(known)
        if self._number is not None:
            self._number.setVisible(value not in self._option.values)
            self._number.setValue(value)

    def _put(self, value: object) -> None:
        self._model.setData(self._model.index(self._row, Column.VALUE), value)

    def _make_tick(self, title: str) -> None:
        self._tick = QCheckBox(self)
        self._tick.setAccessibleName(title)
        self.ui.rowLayout.addWidget(self._tick)
        self._tick.clicked.connect(self._put)

    def _make_list(self, title: str) -> None:
        self._list = _Values(self)
        self._list.setAccessibleName(title)
        self.ui.title.setBuddy(self._list)
        self._list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in self._option.values:
            self._list.addItem(value_name(self._option, value, self._context))
        self.ui.rowLayout.addWidget(self._list)
        if self._option.free_range is not None:
            self._list.addItem(self.tr("Other"))
            self._make_number(title, self._option.free_range)
        self._list.activated.connect(self._choose)

    def _make_number(self, title: str, span: tuple[int, int]) -> None:
        self._number = QSpinBox(self)
        self._number.setRange(*span)
        self._number.setAccessibleName(title)
        self._number.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.ui.rowLayout.addWidget(self._number)
        self._number.editingFinished.connect(lambda: self._put(self._number.value()) if self._number else None)

    def _choose(self, index: int) -> None:
        if index < len(self._option.values):
            self._put(self._option.values[index])
        elif self._number is not None:
            self._number.show()
            self._number.setFocus()
            self._number.selectAll()

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The words beside a tick are part of it."""
        if self._tick is not None:
            self._tick.click()
        super().mousePressEvent(event)


class OptionList(QObject):
    """Keeps a row for each rule of the model in a layout of the form."""

    def __init__(self, model: OptionsModel, layout: QVBoxLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._layout = model, layout
        self._rows: list[OptionRow] = []
        self._headings: list[QLabel] = []
        model.dataChanged.connect(self.refresh)

    def rebuild(self, context: str) -> None:
        """Rows for another game."""
        for widget in (*self._rows, *self._headings):
            widget.hide()
            widget.deleteLater()
        self._rows, self._headings = [], []
        for index in range(self._model.rowCount()):
            heading = self._model.option(index).heading
            if heading:
                self._layout.addWidget(self._make_heading(QCoreApplication.translate(context, heading)))
            row = OptionRow(self._model, index, context)
            self._layout.addWidget(row)
            self._rows.append(row)

    def _make_heading(self, text: str) -> QLabel:
        label = PlainLabel(text)
        set_variant(label, "role", "heading")
        self._headings.append(label)
        return label

    def refresh(self) -> None:
        for row in self._rows:
            row.show_value()

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        return tuple(self._rows)

    def row(self, index: int) -> OptionRow:
        return self._rows[index]
