"""Names that were used before are offered again, with the mark that goes with them."""

import re
from pathlib import Path

import msgspec

from artgames.engine.api import Outcome
from artgames.learning.schedule import Item, Review
from artgames.store import MatchRecord, Person, Player, Store, Table, schema
from artgames.store.guests import NOBODY
from artgames.store.people import OF_ONE_PERSON
from tests.support.toy_game import SLUG, toy_setup


def play(store: Store, *players: Player) -> MatchRecord:
    return store.new_match(Table(SLUG, players, {}, "museum"), toy_setup(len(players)), SLUG, 1)


def test_whoever_played_last_comes_first(store: Store) -> None:
    play(store, Player("Ada", 1), Player("Ben", 2))
    play(store, Player("Cleo", 3), Player("Ada", 1))
    assert [person.name for person in store.people()] == ["Ada", "Cleo", "Ben"]


def test_the_latest_mark_counts(store: Store) -> None:
    play(store, Player("Ada", 1), Player("Ben", 2))
    play(store, Player("Ada", 6), Player("Ben", 2))
    assert Person("Ada", 6) in store.people()


def test_bots_are_nobody(store: Store) -> None:
    play(store, Player("Ada", 1), Player("Vincent", 2, kind="bot"))
    assert store.people() == [Person("Ada", 1)]


def test_a_person_can_be_forgotten_and_the_others_keep_their_match(store: Store) -> None:
    play(store, Player("Ada", 1), Player("Ben", 2))
    store.forget_person("Ada")
    assert store.people() == [Person("Ben", 2)]
    assert store.unfinished()[0].table.names == (NOBODY, "Ben")


def test_two_who_were_forgotten_are_not_called_the_same(store: Store) -> None:
    play(store, Player("Ada", 1), Player("Ben", 2), Player("Cleo", 3))
    store.forget_person("Ada")
    store.forget_person("Ben")
    assert store.unfinished()[0].table.names == (NOBODY, f"{NOBODY}2", "Cleo")


def test_a_match_of_nobody_else_goes_with_its_person(store: Store) -> None:
    play(store, Player("Ada", 1), Player("Vincent", 2, kind="bot"))
    store.forget_person("Ada")
    assert store.unfinished() == [] and store.people() == []


def test_a_bot_of_the_same_name_stays(store: Store) -> None:
    play(store, Player("Vincent", 1, kind="bot"), Player("Ben", 2))
    store.forget_person("Vincent")
    assert store.unfinished()[0].table.names == ("Vincent", "Ben")


def test_a_team_plays_on_without_a_member_who_was_forgotten(store: Store) -> None:
    play(store, Player("Foxes", 1, members="Ada, Ben"), Player("Owls", 2, members="Cleo, Dan"))
    store.forget_person("Ada")
    assert [player.members for player in store.unfinished()[0].table.players] == ["Ben", "Cleo, Dan"]
    store.forget_person("Owls")
    assert [player.members for player in store.unfinished()[0].table.players] == ["Ben", ""]


def test_a_guest_leaves_nothing_when_the_match_is_over(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        guest = Player("Philippina", 1, guest=True, members="Ida, Jo")
        record = play(store, guest, Player("Otto", 3, guest=True), Player("Ben", 2))
        record.note("players", [{"name": "Philippina", "guest": True}, {"name": "Ben", "guest": False}])
        assert store.people() == [Person("Ben", 2)], "no guest is offered again"
        assert store.unfinished()[0].table.names == ("Philippina", "Otto", "Ben"), "but a match can be continued"
        record.finish(Outcome((0,), (1, 0, 0), "most_points"))
        assert store.results()[0].table.names == (NOBODY, f"{NOBODY}2", "Ben")
        assert record.notes()["players"][1]["name"] == "Ben"
    assert not any(traces(tmp_path, name) for name in ("Philippina", "Otto", "Ida"))


def test_a_guest_leaves_nothing_in_a_match_that_was_removed(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        record = play(store, Player("Philippina", 1, guest=True), Player("Ben", 2))
        store.discard(record.id)
        store.restore(record.id)
        assert store.unfinished()[0].table.names == ("Philippina", "Ben"), "for a while it can be brought back"
        store.discard(record.id)
    assert not traces(tmp_path, "Philippina")


def test_a_name_goes_out_of_sentences_and_somebody_may_be_called_person(store: Store) -> None:
    record = play(store, Player("person", 1), Player("Ann", 2))
    record.note("players", msgspec.to_builtins([Player("person", 1), Player("Ann", 2)]))
    record.note("corrections", [{"why": "Ann gave Anna (person) a point"}])
    store.forget_person("person")
    store.forget_person("nobody")
    _, _, kept = store.load(record.id)
    assert msgspec.convert(kept.notes()["players"], list[Player])[0] == Player(NOBODY, 1)
    assert kept.notes()["corrections"] == [{"why": f"Ann gave Anna ({NOBODY}) a point"}]


def test_no_trace_of_a_name_is_left_on_disk(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for _ in range(40):
            record = play(store, Player("Philippina Überall", 1), Player("Ben", 2))
            record.note("players", [{"name": "Philippina Überall"}, {"name": "Ben"}])
            play(store, Player("Philippina Überall", 1), Player("Vincent", 2, kind="bot"))
        store.memories.record("Philippina Überall", 1, {0: Review(Item(7, "title"), True, 1.0)})
        store.forget_person("Philippina Überall")
        assert not traces(tmp_path, "Philippina"), "while the program runs"
    assert not traces(tmp_path, "Philippina")
    with Store.open(tmp_path) as store:
        assert [one.table.names for one in store.unfinished()] == [(NOBODY, "Ben")] * 40
        _, _, kept = store.load(store.unfinished()[0].id)
        assert kept.notes()["players"] == [{"name": NOBODY}, {"name": "Ben"}]


def test_every_table_with_names_is_forgotten_from() -> None:
    """Whoever adds a table about people says so in `OF_ONE_PERSON`."""
    statements = [statement for step in schema.STEPS for statement in step]
    about_people = {
        found[1]
        for statement in statements
        if (found := re.match(r"CREATE TABLE (\w+) \((?:.|\n)*\b(?:person|name) TEXT", statement))
    }
    assert about_people - {"setting"} <= set(OF_ONE_PERSON)


def traces(folder: Path, text: str) -> list[str]:
    return [file.name for file in folder.iterdir() if text.encode() in file.read_bytes()]
