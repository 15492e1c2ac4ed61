"""Who sits where, as a table model: one row a seat; columns for mark, name, the way this seat plays and its face."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from artgames.app.models.bot_habits import face_of
from artgames.app.models.seat_ways import MOST_SEATS, WAYS, Way, _tr, names_for, own_names, way_of
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.scene.drawing.faces import SITTERS, SeatLook, sitter_name
from artgames.store.seating import MAX_NAME, Answers, Kind, Player, split_team, spoken_name

AnyIndex = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    MARK = 0
    NAME = 1
    PLAYS = 2
    FACE = 3


def _playing(player: Player, key: str) -> Player:
    way = next(way for way in WAYS if way.key == key)
    return msgspec.structs.replace(player, kind=way.kind, level=way.level, answers=way.answers, guest=way.guest)


def _as_typed(player: Player) -> Player:
    """A team's members stand behind its name, where they can be changed."""
    typed = f"{player.name} ({player.members})" if player.members else player.name
    return msgspec.structs.replace(player, name=typed, members="")


def _as_suggested(player: Player) -> Player:
    """A person's name that nobody has typed is suggested anew."""
    is_typed = player.kind != "person" or own_names([player.name])
    return player if is_typed else msgspec.structs.replace(player, name="")


def _at_laptop(player: Player) -> Player:
    return msgspec.structs.replace(player, answers="curtain")


def _as_person(player: Player) -> Player:
    """A seat whose player cannot play this game is a person's, under another name."""
    return player if player.kind == "person" else msgspec.structs.replace(player, kind="person", name="")


class SeatsModel(QAbstractTableModel):
    """The seats of a table while it is being set up. A name may be empty here: then the suggested one is meant."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: list[Player] = []
        self._people: dict[int, str] = {}
        """What people are called whose seats are played by a bot or the room now, by their marks."""
        self.known_faces: dict[str, str] = {}
        """The faces that people had last, by their names."""
        self.ways: tuple[Way, ...] = WAYS
        """The ways that a seat may choose from."""

    def set_players(
        self,
        players: Sequence[Player],
        *,
        on_paper: bool = True,
        by_phone: bool = True,
        with_bots: bool = True,
        with_public: bool = False,
    ) -> None:
        """`on_paper`: whether there is anything in this game that could be answered on paper; `by_phone`: whether there
        are others to keep a secret from; `with_bots`: whether a bot can play it; `with_public`: whether the room can
        vote in it."""
        self.beginResetModel()
        allowed = {"person": True, "bot": with_bots, "public": with_public and with_bots}
        answers = {"curtain", *(["paper"] if on_paper else []), *(["phone"] if by_phone else [])}
        ways = tuple(way for way in WAYS if allowed[way.kind] and way.answers in answers)
        alone = all(way.kind == "person" and way.answers == "curtain" for way in ways)
        self.ways = tuple(way for way in ways if not way.guest) if alone else ways  # nothing to choose from
        seated = [_as_suggested(player if allowed[player.kind] else _as_person(player)) for player in players]
        self._people.clear()
        typed = [_as_typed(player if player.answers in answers else _at_laptop(player)) for player in seated]
        guests = any(way.guest for way in self.ways)
        self._players = typed if guests else [msgspec.structs.replace(player, guest=False) for player in typed]
        self.endResetModel()

    def players(self) -> tuple[Player, ...]:
        """The table as it would be played, suggested names filled in."""
        rows = enumerate(zip(self._players, self._faces(), strict=True))
        return tuple(
            msgspec.structs.replace(player, name=self.shown_name(row), members=split_team(player.name)[1], face=face)
            for row, (player, face) in rows
        )

    def _faces(self) -> list[str]:
        """What was chosen; of those who have not, nobody looks like somebody else: who would, gets a free face."""
        own = [msgspec.structs.replace(player, name=self.shown_name(row)) for row, player in enumerate(self._players)]
        taken = {player.face for player in own if player.face}
        faces = []
        for player in own:
            usual = SeatLook(player.mark, face_of(player)).sitter
            free = next((sitter for sitter in (usual, *SITTERS) if sitter not in taken), usual)
            faces.append(player.face or ("" if free == usual else free))
            taken.add(player.face or free)
        return faces

    def with_known_face(self, player: Player) -> Player:
        """With the face that this person had last, where nothing else was chosen."""
        if player.kind != "person" or player.face:
            return player
        return msgspec.structs.replace(player, face=self.known_faces.get(player.name, ""))

    def look(self, row: int) -> SeatLook:
        """How somebody will be drawn."""
        player = self.players()[row]
        return SeatLook(player.mark, face_of(player))

    def shown_name(self, row: int) -> str:
        return spoken_name(split_team(self._players[row].name)[0]) or self.suggestion(row)

    def suggestion(self, row: int) -> str:
        """The name of a seat where nobody has typed one. It does not depend on whether others have typed theirs, or
        names would change under the eyes of who is typing; only a name that somebody has is left out."""
        kind = self._players[row].kind
        taken = {spoken_name(player.name).casefold() for player in self._players}
        names = names_for(kind)
        first = sum(player.kind == kind for player in self._players[:row])
        return next(name for name in names[first::MOST_SEATS] if name.casefold() not in taken)

    def is_named(self, row: int) -> bool:
        """Whether somebody is meant by this seat: whoever has a name that was typed."""
        return bool(spoken_name(self._players[row].name))

    def problem(self, row: int) -> str:
        """What is wrong with a seat, in one sentence; empty when nothing is."""
        name = self.shown_name(row)
        same = [other for other in range(len(self._players)) if self.shown_name(other).casefold() == name.casefold()]
        if same[0] != row:
            return _tr(
                QT_TRANSLATE_NOOP("Seats", "Two players are called {name}. Add a letter to one of them.")
            ).format(name=name)
        return ""

    def first_problem(self) -> tuple[int, str] | None:
        """The first seat that cannot be played with, and why."""
        problems = ((row, self.problem(row)) for row in range(len(self._players)))
        return next(((row, problem) for row, problem in problems if problem), None)

    # Changing

    def add(self, kind: Kind) -> int:
        """One more seat at the end; its row."""
        row = len(self._players)
        self.beginInsertRows(QModelIndex(), row, row)
        self._players.append(Player("", self._free_mark(), kind))
        self.endInsertRows()
        self._suggestions_changed()
        return row

    def remove(self, row: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._players[row]
        self.endRemoveRows()
        self._suggestions_changed()

    def move(self, row: int, to: int) -> bool:
        """Seat somebody at another place; False where there is none."""
        if row == to or not 0 <= to < len(self._players):
            return False
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), to + (to > row))
        self._players.insert(to, self._players.pop(row))
        self.endMoveRows()
        self._suggestions_changed()
        return True

    def give_mark(self, row: int, mark: int) -> None:
        """Marks are never shared: whoever has this one gets the other in exchange."""
        old = self._players[row].mark
        for other, player in enumerate(self._players):
            if player.mark == mark and other != row:
                self._put(other, msgspec.structs.replace(player, mark=old))
        self._put(row, msgspec.structs.replace(self._players[row], mark=mark))

    def let_answer(self, row: int, answers: Answers) -> None:
        """A person answers so from now on; a guest stays one."""
        player = self._players[row]
        if player.answers != answers and player.kind == "person":
            self._put(row, msgspec.structs.replace(player, answers=answers))

    def _put(self, row: int, player: Player) -> None:
        self._players[row] = player
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def _suggestions_changed(self) -> None:
        """Suggested names count the seats, so any seat may now be called otherwise."""
        if self._players:
            self.dataChanged.emit(self.index(0, Column.NAME), self.index(len(self._players) - 1, Column.NAME))

    def _name_as(self, player: Player, kind: Kind) -> str:
        """What a seat is called when it is played otherwise: no bot has the name of a person, who gets it back."""
        if kind == player.kind:
            return player.name
        if player.kind == "person":
            self._people[player.mark] = player.name
            return ""
        typed = "" if player.name in names_for(player.kind) else player.name
        return typed or (self._people.pop(player.mark, "") if kind == "person" else "")

    def _free_mark(self) -> int:
        taken = {player.mark for player in self._players}
        return next(mark for mark in range(MOST_SEATS) if mark not in taken)

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._players)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        player = self._players[index.row()]
        if role == Qt.ItemDataRole.EditRole:
            return (player.mark, player.name, way_of(player), player.face)[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            way = next(way for way in WAYS if way.key == way_of(player))
            face = sitter_name(self.look(index.row()).sitter)
            return (player.mark + 1, self.shown_name(index.row()), _tr(way.title), face)[index.column()]
        return None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        row, player = index.row(), self._players[index.row()]
        if index.column() == Column.MARK:
            self.give_mark(row, int(value))
        elif index.column() == Column.NAME:
            if len(value) > MAX_NAME:
                return False
            known = self.known_faces.get(spoken_name(value), "") if player.kind == "person" else ""
            self._put(row, msgspec.structs.replace(player, name=value, face=known or player.face))
            self._suggestions_changed()
        elif index.column() == Column.FACE:
            self._put(row, msgspec.structs.replace(player, face=value))
            self._suggestions_changed()
        else:
            played = _playing(player, value)
            name = self._name_as(player, played.kind)
            face = player.face if played.kind == player.kind else self.known_faces.get(name, "")
            self._put(row, msgspec.structs.replace(played, name=name, face=face))
            self._suggestions_changed()
        return True

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if way == Qt.Orientation.Vertical:
            return section + 1
        titles = (
            QT_TRANSLATE_NOOP("Seats", "Symbol"),
            QT_TRANSLATE_NOOP("Seats", "Name"),
            QT_TRANSLATE_NOOP("Seats", "Plays"),
            QT_TRANSLATE_NOOP("Seats", "Face"),
        )
        return _tr(titles[section])
