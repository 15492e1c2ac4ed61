"""Somebody's face is remembered with the name, and files from before there were faces lose nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from artgames.store import Person, Player, Store
from artgames.store.store import FILE
from tests.unit.store.test_people import play


def without_faces(folder: Path) -> Path:
    """As a version wrote it that knew no faces."""
    with Store.open(folder) as store:
        play(store, Player("Ruth", 3), Player("Ben", 1))
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("ALTER TABLE person DROP COLUMN face")
        for number, seating in connection.execute("SELECT id, seating FROM match").fetchall():
            data = msgspec.json.decode(seating)
            for player in data["players"]:
                player.pop("face", None)
            connection.execute("UPDATE match SET seating = ? WHERE id = ?", (msgspec.json.encode(data), number))
        connection.execute("PRAGMA user_version = 2")
        connection.commit()
    return folder / FILE


def test_a_face_is_remembered_with_the_name_until_another_is_chosen(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        play(store, Player("Ruth", 0, face="hare"), Player("Ben", 1))
        play(store, Player("Ruth", 0, face="fox"), Player("Ben", 1))
    with Store.open(tmp_path) as store:
        assert {person.name: person.face for person in store.people()} == {"Ruth": "fox", "Ben": ""}


def test_a_file_from_before_there_were_faces_is_opened_and_keeps_everything(tmp_path: Path) -> None:
    without_faces(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        assert set(store.people()) == {Person("Ruth", 3), Person("Ben", 1)}
        assert [one.table.players for one in store.unfinished()] == [(Player("Ruth", 3), Player("Ben", 1))]
        play(store, Player("Ruth", 3, face="wig"), Player("Ben", 1))
        assert Person("Ruth", 3, "wig") in store.people()


def test_rows_without_a_face_are_salvaged(tmp_path: Path) -> None:
    file = without_faces(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TABLE setting")
        connection.commit()
    with Store.open(tmp_path) as store:
        assert {person.name for person in store.people()} == {"Ruth", "Ben"}


def test_a_forgotten_person_may_be_called_like_a_face(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        play(store, Player("pearl", 0, face="pearl"), Player("Ben", 1, face="pearl"))
        store.forget_person("pearl")
        assert [player.face for player in store.unfinished()[0].table.players] == ["pearl", "pearl"]
