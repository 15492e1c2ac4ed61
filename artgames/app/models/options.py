"""The house rules of a game as a table model: one row a rule; columns for its title and its value."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from artgames.engine.api import Options, OptionValue
from artgames.engine.info import GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.scene.plain_text import tip

AnyIndex = QModelIndex | QPersistentModelIndex

OPTION_ROLE = Qt.ItemDataRole.UserRole
"""The `Option` behind a row."""


class Column(IntEnum):
    TITLE = 0
    VALUE = 1


def value_name(option: Option, value: OptionValue, context: str) -> str:
    """What a value of a house rule is called."""
    if value in option.values and option.names:
        return QCoreApplication.translate(context, option.names[option.values.index(value)])
    if option.is_switch:
        on, off = QT_TRANSLATE_NOOP("Options", "on"), QT_TRANSLATE_NOOP("Options", "off")
        return QCoreApplication.translate("Options", on if value else off)
    return str(value)


class OptionsModel(QAbstractTableModel):
    """The house rules chosen for a table. What the game does not allow is refused."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: GameInfo | None = None
        self._values: dict[str, OptionValue] = {}

    def set_game(self, game: GameInfo, values: Options) -> None:
        """Show the rules of a game. Raises Refused when a value is none of that game's."""
        complete = game.complete(values)
        self.beginResetModel()
        self._game, self._values = game, complete
        self.endResetModel()

    def values(self) -> dict[str, OptionValue]:
        """What the table is played by: what means nothing beside the other rules is as it is by default."""
        return {option.key: self._value(option) for option in self._options}

    def applies(self, row: int) -> bool:
        """Whether this rule can be changed beside the others."""
        return self._game is not None and self._game.applies(self._options[row], self._values)

    def _value(self, option: Option) -> OptionValue:
        is_in_force = self._game is not None and self._game.applies(option, self._values)
        return self._values[option.key] if is_in_force else option.default

    def preset(self) -> str:
        """The key of the preset that these values are; empty when somebody has rules of their own."""
        presets = self._game.presets if self._game is not None else ()
        values = self.values()
        return next((preset.key for preset in presets if self._complete(preset.options) == values), "")

    def use_preset(self, key: str) -> None:
        if self._game is None:
            return
        preset = next(preset for preset in self._game.presets if preset.key == key)
        self._values = self._complete(preset.options)
        self._tell_all()

    def _tell_all(self) -> None:
        self.dataChanged.emit(self.index(0, Column.TITLE), self.index(self.rowCount() - 1, Column.VALUE))

    def put(self, key: str, value: OptionValue) -> None:
        """Choose a value by the name of its rule."""
        row = next(row for row, option in enumerate(self._options) if option.key == key)
        self.setData(self.index(row, Column.VALUE), value)

    def option(self, row: int) -> Option:
        return self._options[row]

    @property
    def _options(self) -> tuple[Option, ...]:
        return self._game.options if self._game is not None else ()

    def _complete(self, values: Options) -> dict[str, OptionValue]:
        return self._game.complete(values) if self._game is not None else {}

    def _hint(self, option: Option) -> str:
        """What the rule does and, where it cannot be changed, what would have to be different."""
        assert self._game is not None
        hint = QCoreApplication.translate(self._game.slug, option.hint)
        if option.only_with is None or self._game.applies(option, self._values):
            return hint
        other = self._game.option(option.only_with[0])
        text = QT_TRANSLATE_NOOP("Options", "Not used with “{other}”: {value}.")
        value = value_name(other, self._values[other.key], self._game.slug)
        title = QCoreApplication.translate(self._game.slug, other.title)
        return f"{hint} {QCoreApplication.translate('Options', text).format(other=title, value=value)}"

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._options)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._game is None:
            return None
        option, slug = self._options[index.row()], self._game.slug
        value = self._value(option)
        if role == OPTION_ROLE:
            return option
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._hint(option))
        if index.column() == Column.TITLE:
            return QCoreApplication.translate(slug, option.title) if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.EditRole:
            return value
        return value_name(option, value, slug) if role == Qt.ItemDataRole.DisplayRole else None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or index.column() != Column.VALUE:
            return False
        option = self._options[index.row()]
        if not option.allows(value) or not self.applies(index.row()):
            return False
        self._values[option.key] = value
        self._tell_all()  # other rules may mean something by it, or nothing any more
        return True

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and not self.applies(index.row()):
            return flags & ~Qt.ItemFlag.ItemIsEnabled
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() and index.column() == Column.VALUE else flags

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or way != Qt.Orientation.Horizontal:
            return None
        titles = (QT_TRANSLATE_NOOP("Options", "House rule"), QT_TRANSLATE_NOOP("Options", "Value"))
        return QCoreApplication.translate("Options", titles[section])
