"""A match outlives changes of the rules, and refuses to be played by rules older than those that wrote it."""

from pathlib import Path

import msgspec
import pytest

from artgames.engine.api import Refused, Seat, Step
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.store import MatchRecord, Store
from tests.support.toy_game import SLUG, Add, ToyRules, ToyState, toy_setup, toy_table

OLD, NEW = ToyRules(version=1), ToyRules(version=2)


def begun(store: Store, rules: ToyRules, steps: int) -> int:
    record = store.new_match(toy_table(), toy_setup(), SLUG, rules.version)
    match = Match(SLUG, rules, toy_setup(), record.journal)
    for step in range(steps):
        match.submit(step % 2, Add(1))
    return record.id


def go_on(store: Store, match_id: int, rules: ToyRules) -> tuple[MatchRecord, Match[ToyState]]:
    _, save, record = store.load(match_id, rules.version)
    return record, Match.load(rules, save, record.journal)


def test_later_rules_go_on_from_the_last_snapshot(store: Store) -> None:
    match_id = begun(store, OLD, steps=3)
    _, match = go_on(store, match_id, NEW)
    assert match.state.points == (2, 1)
    match.submit(1, Add(3))
    _, match = go_on(store, match_id, NEW)
    assert match.state.points == (2, 4)


def test_earlier_rules_refuse_a_match_that_later_ones_began(store: Store) -> None:
    with pytest.raises(Refused, match="newer version") as refusal:
        store.load(begun(store, NEW, steps=1), OLD.version)
    assert refusal.value.code == "newer"


def test_earlier_rules_refuse_a_match_that_later_ones_went_on_with(store: Store) -> None:
    match_id = begun(store, OLD, steps=2)
    go_on(store, match_id, NEW)[1].submit(0, Add(1))
    with pytest.raises(Refused, match="newer version"):
        store.load(match_id, OLD.version)


def test_undo_under_later_rules_takes_back_the_same_step_on_disk(store: Store) -> None:
    match_id = begun(store, OLD, steps=3)
    _, match = go_on(store, match_id, NEW)
    match.submit(1, Add(3))
    match.submit(0, Add(2))
    match.undo(0)
    assert go_on(store, match_id, NEW)[1].state == match.state
    assert match.state.points == (2, 4)


def test_what_earlier_rules_played_cannot_be_taken_back(store: Store) -> None:
    match_id = begun(store, OLD, steps=3)
    _, match = go_on(store, match_id, NEW)
    before = match.state
    with pytest.raises(Refused):
        match.rewind(2, by=-1)
    assert match.state == before
    assert go_on(store, match_id, NEW)[1].state == before


def test_a_match_in_which_nothing_was_done_starts_by_the_later_rules(store: Store) -> None:
    match_id = begun(store, OLD, steps=0)
    _, match = go_on(store, match_id, NEW)
    match.submit(0, Add(1))
    assert go_on(store, match_id, NEW)[1].history == match.history


class DoubleRules(ToyRules):
    """Rules that really differ: whatever is added counts twice."""

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        once = super().apply(state, seat, action)
        points = tuple(2 * after - before for before, after in zip(state.points, once.state.points, strict=True))
        return Step(msgspec.structs.replace(once.state, points=points), once.events)


DOUBLE = DoubleRules(version=2)


def test_steps_of_two_rules_are_never_played_again_by_one_of_them(store: Store) -> None:
    match_id = begun(store, OLD, steps=3)
    _, match = go_on(store, match_id, DOUBLE)
    match.submit(1, Add(3))
    assert match.state.points == (2, 7)
    _, again = go_on(store, match_id, DOUBLE)
    assert again.state.points == (2, 7), "replayed by later rules, or by earlier ones"
    _, save, _ = store.load(match_id, DOUBLE.version)
    assert save.rules_version == OLD.version, "the oldest rules of all: nobody may replay it"


def test_a_file_of_steps_by_two_rules_goes_on_from_its_last_state(store: Store, tmp_path: Path) -> None:
    match_id = begun(store, OLD, steps=3)
    go_on(store, match_id, DOUBLE)[1].submit(1, Add(3))
    store.export_match(match_id, tmp_path / "match.json")
    copy = store.import_match(tmp_path / "match.json")
    assert go_on(store, copy.id, DOUBLE)[1].state.points == (2, 7)
    with pytest.raises(Refused, match="newer version"):
        store.load(copy.id, OLD.version)
