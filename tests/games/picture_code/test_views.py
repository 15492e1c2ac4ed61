"""SP-50: two know the key, and nobody else before the end."""

from msgspec.structs import replace

from artgames.engine.rng import Rng
from artgames.games.picture_code.rules import RULES
from tests.games.picture_code.conftest import CodeTable


def test_sp50_both_clue_givers_see_the_key_and_nobody_else() -> None:
    table = CodeTable(8)
    for phase in ("clue", "guess"):
        assert table.state.phase == phase
        for seat in (None, *range(8)):
            expected = table.state.key if seat in table.state.house.givers else ()
            assert table.view(seat).key == expected
        if phase == "clue":
            table.clue(2)


def test_the_end_shows_the_whole_key_to_everybody(table: CodeTable) -> None:
    table.clue(1)
    table.guess("alarm")
    assert all(table.view(seat).key == table.state.key for seat in (None, 0, 1, 2, 3))


def test_what_is_uncovered_is_seen_by_everybody_and_nothing_else(table: CodeTable) -> None:
    table.clue(2)
    place = table.covered(table.team)[0]
    team = table.team
    table.own()
    shown = table.view().shown
    assert shown[place] == team and [one for one in shown if one] == [team]


def test_another_world_has_the_same_uncovered_paintings_and_another_key() -> None:
    table = CodeTable()
    table.clue(3)
    table.own()
    guesser = next(seat for seat in range(4) if seat not in table.state.house.givers)
    worlds = [RULES.resample_hidden(table.state, guesser, Rng.from_seed(str(n))) for n in range(5)]
    assert len({world.key for world in worlds}) == 5
    assert all(RULES.view(world, guesser) == table.view(guesser) for world in worlds)
    known = RULES.resample_hidden(table.state, table.giver, Rng.from_seed("other"))
    assert known.key == table.state.key


def test_broken_states_are_noticed(table: CodeTable) -> None:
    table.clue(2)
    table.own()
    turn = table.state.turns[-1]
    for broken, name in (
        (replace(table.state, key=("nobody",) * 25), "key_has_its_mix"),
        (replace(table.state, open=()), "what_was_found_is_uncovered"),
        (replace(table.state, turns=(replace(turn, word="a b"),)), "clues_are_one_word"),
        (replace(table.state, turns=(replace(turn, number=10),)), "numbers_are_allowed"),
        (replace(table.state, phase="ended"), "ended_when_somebody_has_won"),
    ):
        assert name in RULES.check(broken)
    assert RULES.check(table.state) == []
