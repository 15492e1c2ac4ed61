"""The course of a match, and who gets which points (SP-52)."""

import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.engine.match import Match
from artgames.engine.points import most_points
from artgames.games.title_teller import GAME
from artgames.games.title_teller.rules import RULES
from artgames.games.title_teller.rules.records import Add, CardsAdded, Tell, TitleTold, TurnPassed, Vote, VoteLocked
from artgames.games.title_teller.rules.scoring import score_turn
from tests.games.title_teller.conftest import TellersTable


def test_sp52_it_takes_three_to_eight() -> None:
    for seats in (2, 9):
        with pytest.raises(Refused):
            TellersTable(seats)
    for seats in range(3, 9):
        assert TellersTable(seats).state.phase == "tell"


@pytest.mark.parametrize(("seats", "hand", "row"), [(3, 7, 5), (4, 6, 4), (8, 6, 8)])
def test_sp52_a_hand_of_six_and_with_three_of_seven_and_two_cards_each(seats: int, hand: int, row: int) -> None:
    table = TellersTable(seats)
    assert {len(cards) for cards in table.state.hands} == {hand}
    table.tell()
    table.add()
    assert len(table.state.row) == row
    table.vote(*[table.teller] * (seats - 1))
    table.next_turn()
    assert {len(cards) for cards in table.state.hands} == {hand}


def test_sp52_eighty_four_at_random_or_as_many_as_the_option_says() -> None:
    assert TellersTable(cards=200).state.house.cards == 84
    assert TellersTable(cards=200, size=120).state.house.cards == 120
    assert TellersTable(cards=50).state.house.cards == 50
    first, other = (set(TellersTable(cards=200, seed=seed).state.deck) for seed in ("one", "two"))
    assert first != other
    with pytest.raises(Refused) as refusal:
        TellersTable(8, cards=47)
    assert "48 paintings" in refusal.value.sentence.render(())


def test_sp52_some_have_found_it(table: TellersTable) -> None:
    first, second, third = table.others
    table.tell()
    table.add()
    table.vote(table.teller, third, second)
    assert [table.state.totals[seat] for seat in (table.teller, first, second, third)] == [3, 3, 1, 1]


def test_sp52_all_have_found_it(table: TellersTable) -> None:
    table.tell()
    table.add()
    table.vote(*[table.teller] * 3)
    assert table.state.totals[table.teller] == 0
    assert [table.state.totals[seat] for seat in table.others] == [2, 2, 2]


def test_sp52_none_has_found_it_and_votes_count_all_the_same(table: TellersTable) -> None:
    first, second, third = table.others
    table.tell()
    table.add()
    table.vote(second, first, first)
    assert [table.state.totals[seat] for seat in (table.teller, first, second, third)] == [0, 4, 3, 2]


@pytest.mark.parametrize(("four", "points"), [(True, 4), (False, 3)])
def test_sp52_three_players_get_four_when_only_one_finds_it(four: bool, points: int) -> None:
    table = TellersTable(3, four_for_three=four)
    first, second = table.others
    table.tell()
    table.add()
    table.vote(table.teller, first)
    assert [table.state.totals[seat] for seat in (table.teller, first, second)] == [points, points + 1, 0]


def test_sp52_the_four_points_are_for_three_players_only() -> None:
    assert TellersTable(3).state.house.found == 4
    assert {TellersTable(seats).state.house.found for seats in range(4, 9)} == {3}


def test_sp52_both_cards_of_one_player_collect_votes() -> None:
    rows = score_turn(0, (1, 2, 0, 1, 2), (None, 5, 4), 4)
    assert [row.points for row in rows] == [0, 3, 3] and [row.received for row in rows] == [0, 1, 1]


def test_sp52_nobody_may_vote_for_the_own_card() -> None:
    for seats in (3, 5):
        table = TellersTable(seats)
        table.tell()
        table.add()
        voter = table.others[0]
        for token in table.tokens_of(voter):
            with pytest.raises(Refused):
                table.match.submit(voter, Vote((token,)))
        with pytest.raises(Refused):
            table.match.submit(table.teller, Vote((1,)))


def test_sp52_the_teller_moves_clockwise(table: TellersTable) -> None:
    tellers = []
    for _ in range(5):
        tellers.append(table.teller)
        table.turn()
        table.next_turn()
    assert tellers == [(tellers[0] + step) % 4 for step in range(5)]


def test_sp52_thirty_points_end_the_match() -> None:
    table = TellersTable(4, cards=200, size=160)
    while table.match.outcome() is None:
        assert max(table.state.totals) < 30
        table.turn(finders=1)
        if table.state.phase == "scored":
            table.next_turn()
    assert max(table.state.totals) >= 30 and len(table.state.deck) >= 4
    assert table.match.outcome() == most_points(table.state.totals)


def test_the_short_game_ends_with_fifteen_points() -> None:
    (short,) = [preset for preset in GAME.presets if preset.key == "short"]
    assert short.options == {"target": 15}
    table = TellersTable(4, cards=200, target=15)
    while table.match.outcome() is None:
        assert max(table.state.totals) < 15
        table.turn(finders=1)
        if table.state.phase == "scored":
            table.next_turn()
    assert 15 <= max(table.state.totals) < 30


def test_a_match_from_before_the_short_game_goes_to_thirty() -> None:
    table = TellersTable(4, cards=200, size=84, four_for_three=True)
    table.turn(finders=1)
    saved = table.match.save()
    assert "target" not in saved.setup.options
    assert Match.load(RULES, saved).state.house.target == 30


def test_sp52_a_deck_that_cannot_fill_all_hands_ends_the_match() -> None:
    table = TellersTable(5, cards=48, size=60)
    turns = 0
    while table.match.outcome() is None:
        table.turn(finders=4)
        turns += 1
        if table.state.phase == "scored":
            table.next_turn()
    assert turns == 4, "eighteen cards fill the hands of five three times"
    assert max(table.state.totals) < 30


def test_sp52_a_tie_is_shared() -> None:
    assert most_points((30, 31, 31)).winners == (1, 2)
    assert most_points((30, 31, 31)).reason == "shared"


def test_a_teller_without_an_idea_passes_and_when_all_do_it_is_over(table: TellersTable) -> None:
    teller, hands = table.teller, table.state.hands
    assert isinstance(table.pass_on()[0], TurnPassed)
    assert table.teller == (teller + 1) % 4 and table.state.hands == hands
    table.turn()
    table.next_turn()
    for _ in range(3):
        table.pass_on()
    assert table.match.outcome() is None, "a title in between begins the count anew"
    table.pass_on()
    assert table.match.outcome() == most_points(table.state.totals)


def test_nobody_knows_more_than_the_own_cards_before_the_reveal(table: TellersTable) -> None:
    card = table.state.hands[table.teller][0]
    (told,) = table.tell()
    first, second, third = table.others
    for audience in (None, *table.others):
        assert table.view(audience).token is None and table.view(audience).face_down == 1
        assert told.seen_by(audience) == TitleTold(table.teller, "Late again", None)
    added = table.match.submit(first, Add(table.state.hands[first][:1])).events[0]
    assert [added.seen_by(seat) for seat in (None, second)] == [CardsAdded(first, ())] * 2
    for seat in (second, third):
        table.match.submit(seat, Add(table.state.hands[seat][:1]))
    assert card in table.view().row and table.view().owners == ()
    assert table.view(table.teller).token == table.tokens_of(table.teller)[0]
    table.match.submit(first, Vote(table.tokens_of(second)))
    for audience in (None, second, table.teller):
        assert table.view(audience).votes == () and table.view(audience).my_vote is None
        assert VoteLocked(first, None) in table.match.events(audience)
    assert table.view(None).hand == () and table.view(first).hand == table.state.hands[first]


def test_the_title_is_tidy_and_cannot_be_taken_back(table: TellersTable) -> None:
    teller = table.teller
    table.tell("  Late \n again\u200b ")
    assert table.view().title == "Late again"
    assert not table.match.can_undo(teller)


@pytest.mark.parametrize("title", ["", "  \n ", "\u200b\u202e", "x" * 101])
def test_a_title_must_be_readable(table: TellersTable, title: str) -> None:
    with pytest.raises(Refused):
        table.tell(title)


def test_only_cards_of_the_own_hand_can_be_played(table: TellersTable) -> None:
    first = table.others[0]
    with pytest.raises(Refused):
        table.match.submit(table.teller, Tell(table.state.hands[first][:1], "Not mine"))
    table.tell()
    with pytest.raises(Refused):
        table.match.submit(first, Add(table.state.hands[first][:2]))


def test_a_card_can_be_taken_back_until_the_last_one_is_added(table: TellersTable) -> None:
    table.tell()
    first, *others = table.others
    table.match.submit(first, Add(table.state.hands[first][:1]))
    assert table.match.can_undo(first)
    for seat in others:
        table.match.submit(seat, Add(table.state.hands[seat][:1]))
    assert not table.match.can_undo(others[-1])
    table.vote(*[table.teller] * 3)
    assert table.match.to_act() == (HOUSE,)


def test_a_double_painting_is_refused() -> None:
    with pytest.raises(Refused, match="twice"):
        RULES.start(Setup(3, {}, "x", (1001,) * 60))
