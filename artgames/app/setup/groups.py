"""People who have played together: the family, the class. Whoever sets up a table may seat all of them at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from artgames.app.models.seat_ways import own_names
from artgames.engine.words import shortened
from artgames.scene.plain_text import button_text
from artgames.store import Store
from artgames.store.seating import Player, Table, is_known

MOST = 6
_LOOKED_THROUGH = 60
_LONGEST_NAME = 18


def groups_of(store: Store) -> list[tuple[Player, ...]]:
    """Everybody who sat at one table and is known by a name of their own, the latest first, each group once. Raises
    StoreProblem."""
    tables = [(one.when, one.table) for one in store.unfinished()]
    tables += [(one.when, one.table) for one in store.results(limit=_LOOKED_THROUGH)]
    found: dict[frozenset[str], tuple[Player, ...]] = {}
    for _, table in sorted(tables, key=lambda pair: -pair[0]):
        people = _people(table)
        if len(people) > 1:
            found.setdefault(frozenset(player.name for player in people), people)
    return list(found.values())[:MOST]


def _people(table: Table) -> tuple[Player, ...]:
    return tuple(player for player in table.players if is_known(player) and own_names([player.name]))


class GroupsMenu(QObject):
    """The button with its menu; there is none while there is nothing to choose from.

    Signals:
        chosen(object): these players shall sit down.
    """

    chosen = Signal(object)

    def __init__(self, button: QPushButton) -> None:
        super().__init__(button)
        self._button = button
        self.menu = QMenu(button)
        button.setMenu(self.menu)

    def fill(self, groups: list[tuple[Player, ...]]) -> None:
        self.menu.clear()
        for players in groups:
            names = ", ".join(shortened(player.name, _LONGEST_NAME) for player in players)
            action = QAction(button_text(names), self.menu)
            action.triggered.connect(lambda _checked=False, players=players: self.chosen.emit(players))
            self.menu.addAction(action)
        self._button.setVisible(len(groups) > 1)
