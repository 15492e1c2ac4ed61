"""Whatever somebody wrote into the file by hand: what can be read is there, the rest is refused in a sentence."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from artgames.engine.api import Outcome, Refused
from artgames.engine.match import Match
from artgames.learning.schedule import Item, Review
from artgames.store import Person, Result, Settings, Store, StoreProblem, Unfinished
from artgames.store.store import FILE
from tests.support.toy_game import RULES, SLUG, Add, begin

NUMBERS = {
    "match": ("rules_version", "started", "finished", "discarded"),
    "line": ("match", "seat", "keep", "at", "written", "rules_version"),
    "person": ("mark", "used"),
    "review": ("card", "knew", "at", "match", "place"),
    "memory": ("card", "due"),
}
TEXTS = {
    "match": ("game", "seating", "setup", "outcome"),
    "line": ("action",),
    "snapshot": ("state",),
    "note": ("key", "value"),
    "setting": ("name", "value"),
    "person": ("name",),
    "review": ("person", "element"),
    "memory": ("person", "element", "memory"),
}
ODD: dict[str, Any] = {
    "words": "nonsense",
    "bytes": b"\xff\x00{",
    "huge": 2**62,
    "minus": -(2**62),
    "endless": 1e308,
    "list": b"[]",
    "number": b"1e999",
    "half": b'"\\ud800"',
}
PLACES = [(table, column) for group in (NUMBERS, TEXTS) for table, columns in group.items() for column in columns]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("filled")
    with Store.open(folder, now=lambda: 1_750_000_000.0) as store:
        record, match = begin(store)
        match.submit(0, Add(1))
        match.submit(1, Add(1))
        match.rewind(1, by=-1)
        record.note("wall", [])
        done, _ = begin(store)
        done.finish(Outcome((0,), (3, 1), "most_points"))
        store.memories.record("Ada", 1, {0: Review(Item(1, "title"), True, 1_750_000_000.0)})
        store.save_settings(Settings())
    return (folder / FILE).read_bytes()


def everything(store: Store, target: Path) -> list[Callable[[], object]]:
    """All that the windows ask of a store."""
    memories = store.memories
    return [
        store.unfinished,
        store.results,
        lambda: store.results_of(SLUG),
        store.walls,
        lambda: store.last_table(SLUG),
        store.people,
        store.settings,
        *(lambda number=number: play_on(store, number) for number in (1, 2)),
        *(lambda number=number: store.export_match(number, target) for number in (1, 2)),
        lambda: memories.of("Ada"),
        lambda: memories.reviews("Ada"),
        lambda: memories.due("Ada", 2e9),
        lambda: memories.everybody_due(2e9),
        memories.learners,
        lambda: memories.record("Ada", 1, {1: Review(Item(1, "title"), True, 1_750_000_001.0)}),
        lambda: store.forget_person("Ada"),
    ]


def is_plausible(found: object) -> bool:
    """Whether windows can show what they were given: numbers are numbers, and times can stand on a calendar."""
    if isinstance(found, Unfinished | Result):
        return 0 <= found.when < 4e10
    if isinstance(found, Review):
        return is_plausible(found.item) and 0 <= found.at < 4e10
    if isinstance(found, Item):
        return isinstance(found.card, int) and isinstance(found.element, str)
    if isinstance(found, Person):
        return isinstance(found.name, str) and 0 <= found.mark <= 7
    return all(map(is_plausible, found)) if isinstance(found, list | dict) else True


def play_on(store: Store, number: int) -> None:
    _, save, record = store.load(number, RULES.version)
    match = Match.load(RULES, save, record.journal)
    record.notes()
    if match.outcome() is None:
        match.submit(match.to_act()[0], Add(1))


@pytest.mark.parametrize(("table", "column"), PLACES)
def test_a_value_that_cannot_be_is_refused_and_nothing_else(
    tmp_path: Path, filled: bytes, table: str, column: str
) -> None:
    for name, value in ODD.items():
        folder = tmp_path / name
        folder.mkdir()
        (folder / FILE).write_bytes(filled)
        with closing(sqlite3.connect(folder / FILE)) as connection:
            with suppress(sqlite3.IntegrityError):
                connection.execute(f"UPDATE {table} SET {column} = ?", (value,))
            connection.commit()
        with Store.open(folder, now=lambda: 1_750_000_100.0) as store:
            for work in everything(store, folder / "x.json"):
                with suppress(Refused, StoreProblem):
                    assert is_plausible(work()), (name, value)
