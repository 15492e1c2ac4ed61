"""Matches are written down step by step and found again."""

from pathlib import Path

import pytest
from msgspec.json import encode

from artgames.engine.api import Refused
from artgames.engine.match import Match
from artgames.store import MatchRecord, Player, Store, Table
from tests.support.toy_game import RULES, SLUG, Add, Roll, ToyRules, ToyState, begin, toy_setup, toy_table


def again(store: Store, match_id: int, rules: ToyRules = RULES) -> Match[ToyState]:
    _, save, record = store.load(match_id, rules.version)
    return Match.load(rules, save, record.journal)


def play_to_the_end(match: Match[ToyState]) -> None:
    while match.to_act():
        match.submit(match.to_act()[0], Add(3))


def steps_on_disk(store: Store, record: MatchRecord) -> int:
    return len(store.load(record.id)[1].entries)


def test_a_match_goes_on_after_the_store_was_closed(folder: Path) -> None:
    with Store.open(folder) as store:
        record, match = begin(store)
        match.submit(0, Roll(), at=12.5)
        match.submit(1, Add(2))
    with Store.open(folder) as store:
        table, save, _ = store.load(record.id)
        assert table == toy_table()
        assert encode(save) == encode(match.save())
        assert again(store, record.id).state == match.state


def test_a_match_that_was_continued_is_written_on(store: Store) -> None:
    record, match = begin(store)
    match.submit(0, Roll())
    continued = again(store, record.id)
    continued.submit(1, Roll())
    assert again(store, record.id).history == continued.history


def test_a_step_is_on_disk_before_anybody_hears_of_it(store: Store) -> None:
    record, match = begin(store)
    found: list[int] = []
    match.listen(lambda turn, events: found.append(steps_on_disk(store, record) - turn))
    match.submit(0, Add(1))
    match.submit(1, Add(1))
    match.undo(1)
    assert found == [0, 0, 0]


def test_what_was_taken_back_stays_in_the_journal(store: Store) -> None:
    record, match = begin(store)
    match.submit(0, Add(1))
    match.submit(1, Add(2))
    match.submit(0, Add(3))
    match.rewind(1, by=-1)
    match.submit(1, Add(3))
    _, save, _ = store.load(record.id)
    assert [entry.action["amount"] for entry in save.entries] == [1, 3]
    assert encode(save) == encode(match.save())
    lines = store._database.read(lambda connection: connection.execute("SELECT keep FROM line").fetchall())
    assert lines == [(None,), (None,), (None,), (1,), (None,)]


def test_a_match_rewound_to_its_opening_can_be_continued(store: Store) -> None:
    record, match = begin(store)
    match.submit(0, Add(1))
    match.rewind(0, by=0)
    assert again(store, record.id).turn == 0


def test_unfinished_matches_are_listed_by_their_last_step(store: Store) -> None:
    first, first_match = begin(store, toy_table("Ada", "Ben"))
    second, second_match = begin(store, toy_table("Cleo", "Dan"))
    third, _ = begin(store)
    second_match.submit(0, Add(1))
    first_match.submit(0, Add(1))
    listed = store.unfinished()
    assert [one.id for one in listed] == [first.id, second.id, third.id]
    assert listed[0].table.names == ("Ada", "Ben")
    assert listed[0].when > listed[1].when > listed[2].when


def test_a_finished_match_moves_to_the_history(store: Store) -> None:
    record, match = begin(store)
    play_to_the_end(match)
    outcome = match.outcome()
    assert outcome is not None
    record.finish(outcome)
    assert store.unfinished() == []
    (result,) = store.results()
    assert (result.id, result.table, result.outcome) == (record.id, toy_table(), outcome)
    assert again(store, record.id).outcome() == outcome


def test_a_finished_match_keeps_only_its_last_snapshot(store: Store) -> None:
    record, match = begin(store)
    play_to_the_end(match)
    outcome = match.outcome()
    assert outcome is not None
    record.finish(outcome)
    query = "SELECT count(*) FROM snapshot"
    assert store._database.read(lambda connection: connection.execute(query).fetchone()) == (1,)
    assert encode(store.load(record.id)[1]) == encode(match.save())


def test_a_finished_match_that_is_rewound_waits_to_be_continued(store: Store) -> None:
    record, match = begin(store)
    play_to_the_end(match)
    outcome = match.outcome()
    assert outcome is not None
    record.finish(outcome)
    match.rewind(match.turn - 2, by=-1)
    assert store.results() == []
    assert [one.id for one in store.unfinished()] == [record.id]
    assert again(store, record.id).state == match.state


def test_the_history_is_limited_and_the_latest_comes_first(store: Store) -> None:
    ids = []
    for _ in range(4):
        record, match = begin(store)
        play_to_the_end(match)
        outcome = match.outcome()
        assert outcome is not None
        record.finish(outcome)
        ids.append(record.id)
    assert [result.id for result in store.results(limit=3)] == ids[:0:-1]
    game = store.results()[0].table.game
    assert [result.id for result in store.results_of(game)] == ids[::-1]
    assert store.results_of("another_game") == []


def test_a_discarded_match_can_be_brought_back(store: Store) -> None:
    record, match = begin(store)
    match.submit(0, Add(1))
    store.discard(record.id)
    assert store.unfinished() == []
    store.restore(record.id)
    assert [one.id for one in store.unfinished()] == [record.id]


def test_a_match_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(Refused, match="no longer exists"):
        store.load(99)


def test_same_again_finds_the_last_table_of_that_game(store: Store) -> None:
    assert store.last_table(SLUG) is None
    begin(store, toy_table("Ada", "Ben"))
    begin(store, toy_table("Cleo", "Dan", "Eve"))
    other = Table("other", (Player("Flo", 1), Player("Gus", 2)), {}, "museum")
    store.new_match(other, toy_setup(), "other", 1)
    assert store.last_table(SLUG) == toy_table("Cleo", "Dan", "Eve")
    assert store.last_table("other") == other


def test_notes_are_kept_with_their_match(folder: Path) -> None:
    with Store.open(folder) as store:
        record, _ = begin(store)
        other, _ = begin(store)
        record.note("seconds_left", 31.5)
        record.note("paper", [0, 2])
        record.note("seconds_left", 30.5)
        assert record.notes() == {"seconds_left": 30.5, "paper": [0, 2]}
    with Store.open(folder) as store:
        assert store.load(record.id)[2].notes() == {"seconds_left": 30.5, "paper": [0, 2]}
        assert store.load(other.id)[2].notes() == {}


def test_steps_after_a_note_are_again_safe_from_a_power_cut(store: Store) -> None:
    record, match = begin(store)
    record.note("seconds_left", 3)
    full = 2
    assert store._database.read(lambda connection: connection.execute("PRAGMA synchronous").fetchone()) == (full,)
    match.submit(0, Add(1))
    assert steps_on_disk(store, record) == 1


def test_names_in_any_script_and_of_sixty_letters_come_back_unchanged(folder: Path) -> None:
    names = ("Zoë", "Łukasz 🎨", "美術館", "ა" * 60, "Robert'); DROP TABLE match;--", "a\u0301bc")
    with Store.open(folder) as store:
        record, _ = begin(store, toy_table(*names))
    with Store.open(folder) as store:
        assert store.load(record.id)[0].names == names
        assert {person.name for person in store.people()} == set(names)


def test_a_store_in_memory_plays_like_any_other() -> None:
    with Store.in_memory() as store:
        record, match = begin(store)
        match.submit(0, Roll())
        assert again(store, record.id).state == match.state
