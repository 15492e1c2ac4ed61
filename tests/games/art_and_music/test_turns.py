"""The course of a match, and who gets which points."""

import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.engine.choices import Pick, Text
from artgames.engine.points import most_points
from artgames.games.art_and_music.rules import RULES
from artgames.games.art_and_music.rules.records import Guess, GuessLocked, HintGiven, Love, TurnPassed
from artgames.games.art_and_music.rules.scoring import lover_points
from tests.games.art_and_music.conftest import LoversTable


def test_sp37_it_takes_three_to_eight() -> None:
    for seats in (2, 9):
        with pytest.raises(Refused):
            LoversTable(seats)
    for seats in range(3, 9):
        assert LoversTable(seats).state.phase == "love"


def test_sp38_eight_new_paintings_each_turn(table: LoversTable) -> None:
    seen = list(table.state.row)
    assert len(seen) == 8
    for _ in range(3):
        table.pass_on()
        assert not set(table.state.row) & set(seen)
        seen += table.state.row


def test_sp38_keep_row_keeps_the_row() -> None:
    table = LoversTable(keep_row=True, cards=8)
    row = table.state.row
    table.love(2)
    table.guess(1, 2, 3)
    table.next_turn()
    assert table.state.row == row


def test_sp38_a_small_box_never_shows_the_same_row_twice_running() -> None:
    table = LoversTable(8, cards=16)
    for _ in range(7):
        row = table.state.row
        table.pass_on()
        assert not set(row) & set(table.state.row)
    with pytest.raises(Refused) as refusal:
        LoversTable(3, cards=15)
    assert "16 paintings" in refusal.value.sentence.render(())


@pytest.mark.parametrize(
    ("guesses", "points"),
    [
        ((1, 2, 3), (0, 1, 0, 1)),
        ((2, 2, 3), (1, 1, 0, 2)),
        ((2, 2, 2), (1, 1, 1, 0)),  # all right: they score all the same, the lover does not
        ((1, 3, 8), (0, 0, 0, 0)),
    ],
)
def test_sp39_all_or_none_scoring(guesses: tuple[int, ...], points: tuple[int, ...]) -> None:
    table = LoversTable()
    guessers, lover = table.guessers, table.lover
    table.love(2)
    table.guess(*guesses)
    assert tuple(table.state.totals[seat] for seat in (*guessers, lover)) == points


def test_sp39_with_three_players_one_right_is_not_all() -> None:
    assert [lover_points(right, 2) for right in (0, 1, 2)] == [0, 1, 0]


def test_sp39_one_turn_each_to_the_left_and_then_it_ends(table: LoversTable) -> None:
    lovers = []
    for turn in range(4):
        lovers.append(table.lover)
        table.love(1)
        table.guess(1, 1, 2)
        if turn < 3:
            table.next_turn()
    assert lovers == [(lovers[0] + step) % 4 for step in range(4)]
    assert table.match.outcome() == most_points(table.state.totals)
    assert [turn.hint for turn in table.view().pad] == ["Blue Moon"] * 4


def test_sp39_a_tie_is_shared() -> None:
    assert most_points((3, 5, 5)).winners == (1, 2)
    assert most_points((3, 5, 5)).reason == "shared"
    assert most_points((3, 6, 5)).winners == (1,)


def test_sp39_the_hint_is_free_text_whatever_it_is_called() -> None:
    for kind in ("song", "film", "quote"):
        table = LoversTable(hint_is=kind)
        assert table.view().hint_is == kind
        table.love(5, "  “All the world’s\n a stage”  ")
        assert table.view().hint == "“All the world’s a stage”"


@pytest.mark.parametrize("hint", ["", "  \n ", "\u200b\u202e", "x" * 281])
def test_a_hint_must_be_readable(table: LoversTable, hint: str) -> None:
    with pytest.raises(Refused):
        table.love(1, hint)


def test_a_lover_without_an_idea_passes_and_nobody_scores(table: LoversTable) -> None:
    lover = table.lover
    assert isinstance(table.pass_on()[0], TurnPassed)
    assert table.lover == (lover + 1) % 4
    for _ in range(3):
        table.pass_on()
    assert table.match.outcome() == most_points((0, 0, 0, 0))


def test_only_the_lover_knows_the_painting_and_only_the_guesser_the_guess(table: LoversTable) -> None:
    (given,) = table.love(7)
    guesser, other = table.guessers[:2]
    table.match.submit(guesser, Guess((3,)))
    for audience in (None, *table.guessers):
        assert table.view(audience).token is None
        assert given.seen_by(audience) == HintGiven(table.lover, "Blue Moon", None)
    assert table.view(table.lover).token == 7
    assert table.view(guesser).my_guess == 3
    for audience in (None, other, table.lover):
        assert table.view(audience).guesses == () and table.view(audience).my_guess is None
        assert GuessLocked(guesser, None) in table.match.events(audience)


def test_what_a_form_needs_to_ask_for_an_answer(table: LoversTable) -> None:
    love, _ = table.match.choices(table.lover)
    pick, text = love.fields
    assert isinstance(pick, Pick) and (pick.min, pick.max, pick.what) == (1, 1, "token")
    assert isinstance(text, Text) and text.max_length == 280
    assert love.secret
    table.love(1)
    (guess,) = table.match.choices(table.guessers[0])
    assert guess.secret and guess.fields == (pick,)


def test_a_guess_can_be_taken_back_until_the_last_one(table: LoversTable) -> None:
    table.love(1)
    first, *others = table.guessers
    table.match.submit(first, Guess((2,)))
    assert table.match.can_undo(first)
    for seat in others:
        table.match.submit(seat, Guess((1,)))
    assert not table.match.can_undo(others[-1])
    assert table.match.to_act() == (HOUSE,)


def test_a_hint_that_was_read_stays(table: LoversTable) -> None:
    lover = table.lover
    table.love(1)
    assert not table.match.can_undo(lover)
    with pytest.raises(Refused):
        table.match.submit(lover, Love((2,), "another"))


def test_a_double_painting_is_refused() -> None:
    with pytest.raises(Refused, match="twice"):
        RULES.start(Setup(3, {}, "x", (1001,) * 20))
