"""The course of a match: clues, removals, and how all win or lose (SP-51)."""

import pytest

from artgames.engine.api import Refused
from artgames.games.likeness.rules.records import (
    REMOVALS,
    CardDrawn,
    Clue,
    ClueGiven,
    GiveClue,
    PaintingsRemoved,
    Remove,
    SecretDealt,
)
from artgames.games.likeness.rules.views import left
from tests.games.likeness.conftest import LikenessTable


def test_sp51_it_takes_two_to_eight() -> None:
    for seats in (1, 9):
        with pytest.raises(Refused):
            LikenessTable(seats)
    for seats in range(2, 9):
        assert LikenessTable(seats).state.phase == "clue"


def test_sp51_twelve_paintings_a_hand_of_five_and_one_more_for_each_clue() -> None:
    table = LikenessTable(cards=22)
    assert (len(table.state.grid), len(table.state.hand), len(table.state.deck)) == (12, 5, 5)
    for _ in REMOVALS:
        table.clue()
        assert len(table.state.hand) == 5
        table.remove(*table.others())
    assert table.state.deck == () and table.state.phase == "ended"
    with pytest.raises(Refused) as refusal:
        LikenessTable(cards=21)
    assert "22 paintings" in refusal.value.sentence.render(())


def test_sp51_one_two_three_four_and_one_go_and_the_secret_alone_is_a_victory_of_all(table: LikenessTable) -> None:
    gone = []
    for _ in range(5):
        table.clue()
        before = len(left(table.state))
        table.remove(*table.others())
        gone.append(before - len(left(table.state)))
    assert gone == [1, 2, 3, 4, 1]
    assert left(table.state) == (table.state.secret,)
    outcome = table.match.outcome()
    assert outcome is not None and outcome.winners == (0, 1, 2, 3) and not outcome.counted


@pytest.mark.parametrize("lost_in", range(1, 6))
def test_sp51_whoever_removes_the_secret_has_lost_with_all_others(lost_in: int) -> None:
    table = LikenessTable()
    for _ in range(1, lost_in):
        table.clue()
        table.remove(*table.others())
    table.clue()
    events = table.remove(*table.others()[1:], table.state.secret)
    gone = next(event for event in events if isinstance(event, PaintingsRemoved))
    assert table.state.secret in gone.tokens and len(gone.tokens) == REMOVALS[lost_in - 1]
    outcome = table.match.outcome()
    assert outcome is not None and outcome.winners == () and outcome.reason == "lost"
    assert table.view().secret == table.state.secret and table.view().found is False


def test_sp51_a_clue_lies_upright_or_sideways_for_everybody_and_then_a_card_is_drawn(table: LikenessTable) -> None:
    hand, top = table.state.hand, table.state.deck[0]
    given, drawn = table.clue(2, "sideways")
    assert given == ClueGiven(1, table.giver, Clue(hand[2], "sideways"))
    assert table.view().clues == (Clue(hand[2], "sideways"),)
    assert table.state.hand == (hand[0], hand[1], hand[3], hand[4], top)
    assert drawn == CardDrawn(table.giver, top)
    assert [drawn.seen_by(seat) for seat in (None, *table.guessers)] == [None] * 4


def test_sp51_only_the_giver_knows_the_secret_and_the_hand(table: LikenessTable) -> None:
    for audience in (None, *table.guessers):
        assert table.view(audience).secret is None and table.view(audience).hand == ()
        assert not any(isinstance(event, SecretDealt) for event in table.match.events(audience))
    assert table.view(table.giver).secret == table.state.secret
    assert table.view(table.giver).hand == table.state.hand


def test_sp51_guessers_confirm_together(table: LikenessTable) -> None:
    table.clue()
    (token,) = table.others()
    first, second, third = table.guessers
    for seat in (first, second):
        table.match.submit(seat, Remove((token,)))
        assert table.view().removed == () and table.view().sheet == (token,)
    assert table.match.to_act() == (third,)
    table.match.submit(third, Remove((token,)))
    assert table.view().removed == ((token,),) and table.view().phase == "clue"


def test_sp51_something_else_has_to_be_confirmed_by_all_others_again(table: LikenessTable) -> None:
    table.clue()
    one, other = [token for token in left(table.state) if token != table.state.secret][:2]
    first, second, third = table.guessers
    table.match.submit(first, Remove((one,)))
    table.match.submit(second, Remove((other,)))
    assert table.view().sheet == (other,) and table.view().locked == (second,)
    assert table.match.to_act() == (first, third)


def test_what_is_not_removed_by_all_can_be_taken_back(table: LikenessTable) -> None:
    giver = table.giver
    table.clue()
    assert not table.match.can_undo(giver), "everybody has seen the clue"
    first = table.guessers[0]
    table.match.submit(first, Remove(table.others()))
    assert table.match.can_undo(first)


def test_what_is_gone_cannot_go_again_and_nobody_removes_too_few(table: LikenessTable) -> None:
    table.clue()
    (gone,) = table.others()
    table.remove(gone)
    table.clue()
    guesser, (one, other) = table.guessers[0], table.others()
    for tokens in ((gone, one), (one,), (one, one), (one, other, 12), (0, one)):
        with pytest.raises(Refused):
            table.match.submit(guesser, Remove(tokens))


def test_the_giver_plays_from_the_hand_and_has_no_say_in_the_removal(table: LikenessTable) -> None:
    with pytest.raises(Refused):
        table.match.submit(table.giver, GiveClue((table.state.grid[0],), "upright"))
    assert all(choice.secret for choice in table.match.choices(table.giver))
    table.clue()
    with pytest.raises(Refused):
        table.match.submit(table.giver, Remove(table.others()))
    assert not table.match.choices(table.guessers[0])[0].secret, "it is talked over on the shared screen"


def test_a_double_painting_is_refused() -> None:
    from artgames.engine.api import Setup
    from artgames.games.likeness.rules import RULES

    with pytest.raises(Refused, match="twice"):
        RULES.start(Setup(3, {}, "x", (1001,) * 30))


def test_the_first_seat_gives_the_clues_where_that_was_decided() -> None:
    seeds = [f"{number}" for number in range(20)]
    assert {LikenessTable(seed=seed, giver="first").giver for seed in seeds} == {0}
    assert {LikenessTable(seed=seed).giver for seed in seeds} == {0, 1, 2, 3}
