"""The score pad of a whole match as a table model: a row for each player, the best first, with the total and a column
for each round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from artgames.app.table.score_corrections import Correction, sums
from artgames.engine.capabilities import ScoreRound, ScoreRow
from artgames.engine.numerals import numeral, signed
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.scene.plain_text import in_role
from artgames.store.seating import Player

AnyIndex = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The row of the pad behind a cell: one player in one round; None for totals."""

MARK_ROLE = Qt.ItemDataRole.UserRole + 1
"""The mark of the player of a row, in its head."""

Tell: TypeAlias = Callable[[ScoreRow], str]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Pad", text)


def _nothing(_row: ScoreRow) -> str:
    return ""


def round_numbers(pad: Sequence[ScoreRound]) -> tuple[int, ...]:
    """What the columns are called: as the table called them, which may have left some out, where nobody scored; counted
    where several belong to one round."""
    named = tuple(one.round for one in pad)
    return named if len({*named, 0}) == len(pad) + 1 else tuple(range(1, len(pad) + 1))


class PadModel(QAbstractTableModel):
    """Works with any game whose view has a `pad`. Why a row has its points, the game tells."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: tuple[Player, ...] = ()
        self._pad: tuple[ScoreRound, ...] = ()
        self._totals: tuple[int, ...] = ()
        self._ranked: tuple[int, ...] = ()
        self._tell: Tell = _nothing
        self._corrections: tuple[Correction, ...] = ()

    def set_pad(
        self,
        players: Sequence[Player],
        pad: Sequence[ScoreRound],
        totals: Sequence[int],
        tell: Tell | None = None,
        corrections: Sequence[Correction] = (),
        *,
        winners: Sequence[int] = (),
    ) -> None:
        """`tell` puts into words where the points of a row come from; corrections have a column of their own."""
        self.beginResetModel()
        self._players, self._pad, self._totals = tuple(players), tuple(pad), tuple(totals)
        self._tell, self._corrections = tell or _nothing, tuple(corrections)
        self._ranked = tuple(sorted(range(len(players)), key=lambda seat: (seat not in winners, -totals[seat])))
        self.endResetModel()

    def seat(self, row: int) -> int:
        """Whose line this is."""
        return self._ranked[row]

    def _cell(self, seat: int, number: int) -> ScoreRow | None:
        return next((row for row in self._pad[number].rows if row.seat == seat), None)

    def _number(self, column: int) -> int:
        return round_numbers(self._pad)[column - 1]

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._players)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() or not self._players else len(self._pad) + 1 + bool(self._corrections)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if index.column() == 0:
            return self._total(self.seat(index.row()), role)
        if index.column() > len(self._pad):
            return self._corrected(self.seat(index.row()), role)
        row = self._cell(self.seat(index.row()), index.column() - 1)
        if row is not None and role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index, self._round(row, role))
        return None if row is None else self._round(row, role)

    def _spoken(self, index: AnyIndex, told: str) -> str:
        """A cell is heard alone, without the heads of its row and column."""
        text = _tr(QT_TRANSLATE_NOOP("Pad", "{name}, round {round}: {told}"))
        return text.format(
            name=self._players[self.seat(index.row())].name, round=self._number(index.column()), told=told
        )

    def _round(self, row: ScoreRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return numeral(row.points)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            told = self._tell(row)
            return in_role(role, f"{numeral(row.points)}: {told}" if told else numeral(row.points))
        return row if role == ROW_ROLE else None

    def _total(self, seat: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return numeral(self._totals[seat])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = _tr(QT_TRANSLATE_NOOP("Pad", "{name}: {points} in all"))
            return text.format(name=self._players[seat].name, points=numeral(self._totals[seat]))
        return None

    def _corrected(self, seat: int, role: int) -> Any:
        mine = [one for one in self._corrections if one.seat == seat]
        if role == Qt.ItemDataRole.DisplayRole:
            added = sums(mine, len(self._players))[seat]
            return signed(added) if mine else ""
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return in_role(role, " · ".join(one.note for one in mine))
        return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way == Qt.Orientation.Vertical:
            player = self._players[self.seat(section)]
            return {Qt.ItemDataRole.DisplayRole: player.name, MARK_ROLE: player.mark}.get(Qt.ItemDataRole(role))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if section > len(self._pad):
            return "±"
        return str(self._number(section)) if section else _tr(QT_TRANSLATE_NOOP("Pad", "Total"))
