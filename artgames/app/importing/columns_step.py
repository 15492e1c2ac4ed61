"""What each column of a table is taken for: one row a column, to be looked at and corrected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from artgames.app.widgets.eliding_label import ElidedLabel
from artgames.app.widgets.wheel_filter import let_wheel_scroll
from artgames.decks.importing.column_guess import Columns
from artgames.decks.importing.column_names import Role

if TYPE_CHECKING:
    from artgames.decks.importing.file_names import NameFacts
    from artgames.decks.importing.table_reader import Table

_EXAMPLES = 3


class RoleBox(QComboBox):
    """Chooses what a column is for."""

    def __init__(self, heading: str, roles: QStandardItemModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(roles)  # one for all boxes: an export of a museum has a hundred columns
        self.setAccessibleName(heading)
        self.setMaxVisibleItems(12)
        let_wheel_scroll(self)

    def role(self) -> Role | None:
        return list(Role)[self.currentIndex() - 1] if self.currentIndex() > 0 else None

    def show_role(self, role: Role | None) -> None:
        self.setCurrentIndex(list(Role).index(role) + 1 if role is not None else 0)


class ColumnList(QObject):
    """Fills a grid: heading, meaning, and what stands in the first rows.

    Signals:
        corrected(Columns): somebody knows better.
    """

    corrected = Signal(object)

    def __init__(self, sheet: QWidget, grid: QGridLayout) -> None:
        super().__init__(sheet)
        self._sheet, self._grid = sheet, grid
        self._columns = Columns(())
        self._boxes: dict[int, RoleBox] = {}
        self._labels: list[ElidedLabel] = []
        self._roles = QStandardItemModel(self)
        self._roles.appendRow(QStandardItem(self.tr("not used")))
        for role in Role:
            self._roles.appendRow(QStandardItem(QCoreApplication.translate("packs", role.value)))
        grid.setAlignment(Qt.AlignmentFlag.AlignTop)

    def show_table(self, table: Table, columns: Columns) -> None:
        """The columns that mean something first, in the order of what they mean."""
        self._clear(2, 0, 3)
        self._columns = columns
        for line, column in enumerate(_by_meaning(columns)):
            examples = [row[column] for row in table.rows if row[column]][:_EXAMPLES]
            self._add_line(line, column, table.headings[column], examples)
        self.refresh()

    def show_names(self, files: Sequence[str], told: Sequence[NameFacts]) -> None:
        """Without a table: what the names of some files tell."""
        self._clear(4, 4, 3)
        for line, (file, one) in enumerate(zip(files, told, strict=True)):
            texts = (file, one.title, ", ".join(filter(None, (one.artist, one.dated))))
            labels = [ElidedLabel(text, self._sheet) for text in texts]
            for place, label in enumerate(labels):
                self._grid.addWidget(label, line, place)
            labels[0].setProperty("role", "small")
            self._labels += labels

    def refresh(self) -> None:
        for column, box in self._boxes.items():
            box.show_role(self._columns.roles[column])

    def box(self, column: int) -> RoleBox:
        """The box of a column of the table."""
        return self._boxes[column]

    def _add_line(self, line: int, column: int, heading: str, examples: Sequence[str]) -> None:
        box = RoleBox(heading, self._roles, self._sheet)
        box.activated.connect(lambda: self._correct(column, box.role()))
        before, after = ElidedLabel(heading, self._sheet), ElidedLabel(" · ".join(examples), self._sheet)
        after.setProperty("role", "small")
        for place, widget in enumerate((before, box, after)):
            self._grid.addWidget(widget, line, place)
        self._boxes[column] = box
        self._labels += [before, after]

    def _correct(self, column: int, role: Role | None) -> None:
        self._columns = self._columns.with_role(column, role)
        self.refresh()
        self.corrected.emit(self._columns)

    def _clear(self, *stretches: int) -> None:
        """Make room for lines whose three parts share the width so."""
        for place, stretch in enumerate(stretches):
            self._grid.setColumnStretch(place, stretch)
        for widget in (*self._boxes.values(), *self._labels):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._boxes, self._labels = {}, []


def _by_meaning(columns: Columns) -> list[int]:
    order = list(Role)
    used = [column for column, role in enumerate(columns.roles) if role is not None]
    used.sort(key=lambda column: order.index(columns.roles[column] or Role.FILE))
    return used + [column for column, role in enumerate(columns.roles) if role is None]
