"""Names that were used before are offered again, with the mark that goes with them."""

from artgames.store import Person, Player, Store, Table
from tests.store.toy import SLUG, toy_setup


def play(store: Store, *players: Player) -> None:
    store.new_match(Table(SLUG, players, {}, "museum"), toy_setup(len(players)), SLUG, 1)


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


def test_a_person_can_be_forgotten(store: Store) -> None:
    play(store, Player("Ada", 1), Player("Ben", 2))
    store.forget_person("Ada")
    assert store.people() == [Person("Ben", 2)]
    assert store.unfinished()[0].table.names == ("Ada", "Ben")
