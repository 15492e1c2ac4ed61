"""A match as a file of its own, there and back."""

import errno
import json
import os
from pathlib import Path
from typing import Any, NoReturn

import pytest
from msgspec.json import encode

from artgames.engine.api import Refused
from artgames.engine.codec import SAVE_FORMAT
from artgames.engine.match import Match
from artgames.store import MatchRecord, Store, StoreProblem
from artgames.store.match_files import FILE_FORMAT
from tests.support.toy_game import SLUG, Add, Roll, ToyRules, ToyState, toy_setup, toy_table

RULES = ToyRules()


def played(store: Store) -> tuple[MatchRecord, Match[ToyState]]:
    record = store.new_match(toy_table("Zoë", "Łukasz"), toy_setup(), SLUG, RULES.version)
    match = Match(SLUG, RULES, toy_setup(), record.journal)
    match.submit(0, Roll(), at=3.5)
    match.submit(1, Add(2))
    match.submit(0, Add(2))
    match.undo(0)
    record.note("seconds_left", 12)
    return record, match


@pytest.fixture
def exported(store: Store, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    store.export_match(played(store)[0].id, path)
    return path


def test_a_match_travels_from_one_machine_to_another(store: Store, tmp_path: Path) -> None:
    record, match = played(store)
    path = tmp_path / "für Zoë.json"
    store.export_match(record.id, path)
    with Store.open(tmp_path / "elsewhere") as other:
        arrived = other.import_match(path)
        table, save, found = other.load(arrived.id)
        assert table == toy_table("Zoë", "Łukasz")
        assert encode(save) == encode(match.save())
        assert found.notes() == arrived.notes() == {"seconds_left": 12}
        going_on = Match.load(RULES, save, found.journal)
        going_on.submit(0, Add(3))
        assert len(other.load(arrived.id)[1].entries) == 3


def test_a_finished_match_arrives_in_the_history(store: Store, tmp_path: Path) -> None:
    record, match = played(store)
    while match.to_act():
        match.submit(match.to_act()[0], Add(3))
    outcome = match.outcome()
    assert outcome is not None
    record.finish(outcome)
    store.export_match(record.id, tmp_path / "match.json")
    with Store.open(tmp_path / "elsewhere") as other:
        other.import_match(tmp_path / "match.json")
        assert [(result.outcome, result.when) for result in other.results()] == [
            (result.outcome, result.when) for result in store.results()
        ]


def test_a_match_continued_under_later_rules_still_refuses_earlier_ones(store: Store, tmp_path: Path) -> None:
    record, _ = played(store)
    later = ToyRules(version=2)
    _, save, found = store.load(record.id, later.version)
    match = Match.load(later, save, found.journal)
    match.submit(0, Add(1))
    store.export_match(record.id, tmp_path / "match.json")
    arrived = store.import_match(tmp_path / "match.json")
    with pytest.raises(Refused, match="newer version"):
        store.load(arrived.id, RULES.version)
    assert Match.load(later, store.load(arrived.id, later.version)[1]).state == match.state


def test_an_import_replaces_nothing(store: Store, exported: Path) -> None:
    first, second = store.import_match(exported), store.import_match(exported)
    assert len({first.id, second.id, *(one.id for one in store.unfinished())}) == 3


def changed(path: Path, **changes: Any) -> Path:
    content = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(content | changes), "utf-8")
    return path


def test_a_file_of_a_later_version_is_refused_clearly(store: Store, exported: Path) -> None:
    with pytest.raises(Refused, match="newer version") as refusal:
        store.import_match(changed(exported, format=FILE_FORMAT + 1, table="written otherwise then"))
    assert refusal.value.code == "newer"


def test_a_save_of_a_later_format_inside_is_refused_clearly(store: Store, exported: Path) -> None:
    save = json.loads(exported.read_text("utf-8"))["save"]
    with pytest.raises(Refused, match="newer version") as refusal:
        store.import_match(changed(exported, save=save | {"format": SAVE_FORMAT + 1}))
    assert refusal.value.code == "newer"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"[1, 2]",
        b"null",
        b"{}",
        b'{"kind": "artgames match"}',
        b'{"kind": "recipe", "format": 1}',
    ],
)
def test_a_file_that_is_no_match_is_refused_by_name(store: Store, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "holiday.json"
    path.write_bytes(content)
    with pytest.raises(Refused) as refusal:
        store.import_match(path)
    assert "holiday.json" in refusal.value.sentence.render(())
    assert store.unfinished() == []


def test_a_file_cut_short_is_refused(store: Store, exported: Path) -> None:
    exported.write_bytes(exported.read_bytes()[:-40])
    with pytest.raises(Refused):
        store.import_match(exported)


@pytest.mark.parametrize("changes", [{"game": "other"}, {"players": []}])
def test_a_file_that_contradicts_itself_is_refused(store: Store, exported: Path, changes: dict[str, Any]) -> None:
    table = json.loads(exported.read_text("utf-8"))["table"]
    with pytest.raises(Refused, match="contradicts"):
        store.import_match(changed(exported, table=table | changes))


def test_a_file_that_is_not_there_is_named(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreProblem) as problem:
        store.import_match(tmp_path / "gone.json")
    assert problem.value.code == "unreadable_file"
    assert "gone.json" in problem.value.sentence.render(())


def test_an_export_that_fails_leaves_the_earlier_file_whole(
    store: Store, exported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = exported.read_bytes()

    def no_room(handle: int) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(StoreProblem) as problem:
        store.export_match(played(store)[0].id, exported)
    assert problem.value.code == "full"
    assert exported.read_bytes() == before
    assert list(exported.parent.glob("*.part")) == list(exported.parent.glob(".*.part")) == []
