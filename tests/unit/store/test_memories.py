"""What everybody has learned, on disk."""

import sqlite3
from pathlib import Path

from artgames.learning.schedule import Item, Review, review
from artgames.store import Store
from artgames.store.learning_records import Due
from artgames.store.store import FILE

MONA, WAVE = Item(5, "artist"), Item(26, "title")
DAY = 86_400.0


def test_an_answer_is_kept_with_what_the_scheduler_makes_of_it(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.memories.record("Ruth", 1, {0: Review(MONA, True, 1000.0), 1: Review(WAVE, False, 1010.0)})
    with Store.open(tmp_path) as store:
        assert store.memories.of("Ruth") == {MONA: review(None, True, 1000.0), WAVE: review(None, False, 1010.0)}
        assert store.memories.reviews("Ruth") == [Review(MONA, True, 1000.0), Review(WAVE, False, 1010.0)]
        assert store.memories.recorded(1) == 2


def test_an_answer_counts_once_however_often_it_is_recorded() -> None:
    with Store.in_memory() as store:
        for _ in range(3):
            store.memories.record("Ruth", 1, {0: Review(MONA, True, 1000.0)})
        assert store.memories.of("Ruth")[MONA] == review(None, True, 1000.0)


def test_memories_build_on_one_another() -> None:
    with Store.in_memory() as store:
        store.memories.record("Ruth", 1, {0: Review(MONA, True, 0.0)})
        store.memories.record("Ruth", 2, {0: Review(MONA, True, DAY)})
        assert store.memories.of("Ruth")[MONA] == review(review(None, True, 0.0), True, DAY)


def test_everybody_learns_alone() -> None:
    with Store.in_memory() as store:
        store.memories.record("Ruth", 1, {0: Review(MONA, False, 0.0), 1: Review(WAVE, False, 1.0)})
        store.memories.record("Paul", 2, {0: Review(MONA, True, 5.0)})
        assert store.memories.due("Ruth", 300.0) == [MONA, WAVE]
        assert store.memories.due("Paul", 300.0) == []
        assert store.memories.everybody_due(300.0) == [Due("Ruth", 2)]
        assert store.memories.everybody_due(5000.0) == [Due("Paul", 1), Due("Ruth", 2)]
        assert store.memories.learners() == ["Paul", "Ruth"]


def test_whoever_is_forgotten_leaves_no_memory_behind() -> None:
    with Store.in_memory() as store:
        store.memories.record("Ruth", 1, {0: Review(MONA, False, 0.0)})
        store.forget_person("Ruth")
        assert store.memories.learners() == [] and store.memories.of("Ruth") == {}


def test_a_damaged_memory_is_learned_anew(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.memories.record("Ruth", 1, {0: Review(MONA, True, 0.0)})
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE memory SET memory = x'ff'")
    connection.close()
    with Store.open(tmp_path) as store:
        assert store.memories.of("Ruth") == {}
        store.memories.record("Ruth", 2, {0: Review(MONA, True, DAY)})
        assert store.memories.of("Ruth") == {MONA: review(None, True, DAY)}


def test_a_file_from_before_there_was_learning_is_opened_and_keeps_everything(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.save_settings(store.settings())
    with sqlite3.connect(tmp_path / FILE) as connection:
        later = ("DROP TABLE review", "DROP TABLE memory", "ALTER TABLE person DROP COLUMN face")
        for statement in (*later, "PRAGMA user_version = 1"):
            connection.execute(statement)
    connection.close()
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        store.memories.record("Ruth", 1, {0: Review(MONA, True, 0.0)})
        assert store.memories.learners() == ["Ruth"]
