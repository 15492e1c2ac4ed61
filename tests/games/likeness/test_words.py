"""The sentences: who, what, and how it ended."""

from artgames.games.likeness import words
from artgames.games.likeness.rules.records import Remove
from tests.games.likeness.conftest import LikenessTable

NAMES = ("Ada", "Ben", "Cleo", "Dario")


def lines(table: LikenessTable) -> list[str]:
    told = [words.describe_event(event) for event in table.match.events(None, since=table.match.turn - 1)]
    return [sentence.render(NAMES) for sentence in told if sentence is not None]


def status(table: LikenessTable) -> str:
    return words.status(table.view()).render(NAMES)


def test_a_clue_says_what_it_means(table: LikenessTable) -> None:
    giver = NAMES[table.giver]
    table.clue(0, "sideways")
    assert lines(table) == [f"Round 1: {giver} lays a clue sideways. The secret is different from it."]
    table.remove(*table.others())
    table.clue(0, "upright")
    assert lines(table) == [f"Round 2: {giver} lays a clue upright. The secret is similar to it."]


def test_how_many_shall_go_and_who_is_missing(table: LikenessTable) -> None:
    table.clue()
    assert status(table) == "Agree on one painting that is not the secret."
    table.remove(*table.others())
    table.clue()
    assert status(table) == "Agree on 2 paintings that are not the secret."
    tokens = table.others()
    first, second, third = table.guessers
    table.match.submit(first, Remove(tokens))
    assert status(table) == "Waiting for 2 more to confirm."
    assert lines(table) == [f"{NAMES[first]} wants to remove {tokens[0]} and {tokens[1]}."]
    table.match.submit(second, Remove(tokens))
    assert lines(table) == [f"{NAMES[second]} agrees."]
    assert status(table) == f"Waiting for {NAMES[third]} to confirm."


def test_how_it_ended(table: LikenessTable) -> None:
    table.clue()
    table.remove(table.state.secret)
    outcome = table.match.outcome()
    assert outcome is not None
    assert words.result(outcome).render(NAMES) == status(table) == "The secret has been removed: you all lose."
