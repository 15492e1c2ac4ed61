"""The sentences: names, numbers, and why somebody has these points."""

import pytest

from artgames.engine.api import Outcome
from artgames.games.art_and_music import words
from tests.games.art_and_music.conftest import LoversTable

NAMES = ("Ada", "Ben", "Cleo", "Dario")


def last_line(table: LoversTable) -> list[str]:
    told = [words.describe_event(event) for event in table.match.events(None, since=table.match.turn - 1)]
    return [sentence.render(NAMES) for sentence in told if sentence is not None]


@pytest.mark.parametrize(
    ("guesses", "said"),
    [
        ((1, 3, 4), "Nobody found it."),
        ((2, 2, 2), "Everyone found it: too easy!"),
        ((2, 2, 4), "2 players found it."),
    ],
)
def test_how_a_turn_went(table: LoversTable, guesses: tuple[int, ...], said: str) -> None:
    table.love(2)
    table.guess(*guesses)
    assert said in last_line(table)


def test_who_alone_has_found_it(table: LoversTable) -> None:
    finder = NAMES[table.guessers[0]]
    table.love(2)
    table.guess(2, 1, 1)
    assert f"Only {finder} found it." in last_line(table)


def test_a_hint_with_braces_is_a_hint_all_the_same(table: LoversTable) -> None:
    table.love(2, "{lover} {0} %s “quoted”")
    assert last_line(table) == [f"{NAMES[table.lover]}: “{{lover}} {{0}} %s “quoted””"]


@pytest.mark.parametrize(
    ("guesses", "why"),
    [
        ((2, 1, 1), "One found it: +1"),
        ((2, 2, 1), "2 found it: +2"),
        ((2, 2, 2), "Everyone found it: 0"),
        ((1, 1, 1), "Nobody found it: 0"),
    ],
)
def test_sp39_the_lovers_points_are_explained(table: LoversTable, guesses: tuple[int, ...], why: str) -> None:
    table.love(2)
    table.guess(*guesses)
    rows = table.view().pad[-1].rows
    assert [reason.render(NAMES) for reason in words.reasons(rows[table.lover], rows)] == [why]


def test_who_wins() -> None:
    def said(*points: int) -> str:
        best = tuple(seat for seat, one in enumerate(points) if one == max(points))
        return words.result(Outcome(best, points, "")).render(NAMES)

    assert said(1, 0, 0) == "Ada wins with one point."
    assert said(1, 5, 0) == "Ben wins with 5 points."
    assert said(5, 5, 0) == "Ada and Ben share the victory, with 5 each."
    assert said(0, 0, 0) == "3 players share the victory, with 0 each."
