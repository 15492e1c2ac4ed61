"""Bots: they answer legally and the same way twice, remember like people, and differ by level."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artgames import paths
from artgames.bots import play_match
from artgames.bots.memory import Eye, Memory, chance_to_take_in, echo, look, place_bonus, weigh
from artgames.decks.similarity import Likeness
from artgames.engine.api import Setup
from artgames.engine.info import LEVELS as LEVEL_NAMES
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.bot import make_bot
from artgames.games.stolen_paintings.bot.detective import best_marks, expected_points, possible_thefts
from artgames.games.stolen_paintings.bot.levels import LEVELS
from artgames.games.stolen_paintings.bot.thief import theft_value
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.records import Hang, Mark, Ready, State, Steal

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

    MakeTable = Callable[..., SPTable]

WALL = tuple(range(24))


class Portraits:
    """A table of likeness in which paintings 0–5 are much alike, and the higher the number the more striking."""

    def likeness(self, one: int, other: int, /) -> float:
        return 0.95 if one < 6 and other < 6 else 0.4

    def striking(self, painting: int, /) -> float:
        return min(1.0, painting / 24)


def museum() -> tuple[tuple[int, ...], Likeness]:
    return tuple(range(1001, 1172)), Likeness.read(paths.resources() / "decks" / "met" / "likeness.json")


# Answering


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("likeness", [None, Portraits()])
@pytest.mark.parametrize(
    "options", [{}, {"max_marks": 3, "announce_count": True}, {"thief_arranges": False, "timer_seconds": 0}]
)
def test_bots_play_whole_matches(level: str, likeness: Portraits | None, options: dict[str, bool | int | str]) -> None:
    match = Match("stolen_paintings", RULES, Setup(3, {"exhibit": 12, **options}, "a night", tuple(range(60))))
    outcome = play_match(match, [make_bot(level, likeness)] * 3, Rng.from_seed("bots"))
    assert outcome == match.outcome()


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_asked_twice_a_bot_answers_the_same(make_table: MakeTable, level: str) -> None:
    table = make_table()
    bot = make_bot(level, Portraits())

    def ask(seat: int) -> type:
        seen = table.match.seen(seat)
        first, again = (bot.choose(seen, Rng.from_seed("bots")) for _ in range(2))
        assert first == again
        table.do(seat, first.action)
        return type(first.action)

    table.open()
    asked = [ask(seat) for seat in table.detectives]
    asked += [ask(table.thief), ask(table.thief)]
    asked += [ask(seat) for seat in table.detectives]
    assert asked == [Ready] * 3 + [Steal, Hang] + [Mark] * 3


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_bots_give_reasons_for_theft_and_marks(make_table: MakeTable, level: str) -> None:
    table = make_table()
    table.open()
    table.time_up()
    bot = make_bot(level, Portraits())
    theft = bot.choose(table.match.seen(table.thief), Rng.from_seed("bots"))
    table.do(table.thief, theft.action)
    table.hang_stolen_at(*range(1, len(table.state.stolen) + 1))
    marks = bot.choose(table.match.seen(table.detectives[0]), Rng.from_seed("bots"))
    for decision in (theft, marks):
        assert decision.why is not None
        assert decision.why.render(("Alex", "Rick", "Ruth", "Mary")).endswith(".")


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError):
        make_bot("superhuman")


# Remembering


def chance(place: int, wall: tuple[int, ...] = WALL, seconds: int = 60, level: str = "normal") -> float:
    return chance_to_take_in(place, wall, seconds, LEVELS[level], Eye(Portraits()))


def test_a_striking_painting_is_remembered_better() -> None:
    plain, striking = (10, *WALL[1:]), (23, *WALL[1:23])
    assert chance(0, striking) > chance(0, plain) + 0.1


def test_more_time_and_fewer_paintings_help() -> None:
    assert chance(9, seconds=30) < chance(9) < chance(9, seconds=120)
    assert chance(9, WALL[6:18]) > chance(3, WALL[6:])
    assert chance(9, seconds=0) == chance(9, seconds=90)


def test_look_alikes_on_the_wall_make_it_harder() -> None:
    alone = (0, *range(6, 29))
    among_look_alikes = (0, *range(1, 24))
    assert chance(0, among_look_alikes) < chance(0, alone) - 0.2


def test_corners_first_row_and_middle_are_seen_best() -> None:
    corners = {place for place in range(24) if place_bonus(place, 24) == place_bonus(0, 24)}
    assert corners == {0, 5, 18, 23}
    first_row, middle, elsewhere = place_bonus(2, 24), place_bonus(8, 24), place_bonus(6, 24)
    assert place_bonus(0, 24) > first_row == middle > elsewhere


@pytest.mark.parametrize(("worse", "better"), [("easy", "normal"), ("normal", "hard")])
def test_a_higher_level_remembers_more(worse: str, better: str) -> None:
    eye = Eye(Portraits())

    def vividness(level: str) -> float:
        return mean(
            mean(look(WALL, 60, LEVELS[level], eye, Rng.from_seed(str(number))).vivid.values()) for number in range(30)
        )

    assert vividness(better) > vividness(worse) + 0.05


def test_a_look_alike_feels_familiar_and_a_stranger_does_not() -> None:
    memory = Memory({0: 1.0, 10: 1.0})
    eye = Eye(Portraits())
    assert echo(memory, 3, LEVELS["easy"], eye) > 0.5
    assert echo(memory, 30, LEVELS["easy"], eye) == 0.0
    assert echo(memory, 3, LEVELS["hard"], eye) < echo(memory, 3, LEVELS["easy"], eye)


def test_what_was_remembered_weighs_more_than_what_was_not() -> None:
    memory = Memory(dict.fromkeys(range(6, 12), 0.9) | dict.fromkeys(range(12, 18), 0.1))
    evidence = weigh(memory, (7, 40), LEVELS["hard"], Eye(Portraits()), Rng.from_seed("feel"))
    assert evidence[0] > 2
    assert evidence[1] < -0.5


def test_without_memory_there_is_no_evidence() -> None:
    memory = Memory(dict.fromkeys(WALL, 0.0))
    assert weigh(memory, (7, 40), LEVELS["hard"], Eye(None), Rng.from_seed("feel")) == [0.0, 0.0]


# Marking


@settings(max_examples=40, deadline=None)
@given(
    evidence=st.lists(st.floats(-4, 4), min_size=8, max_size=8),
    counts=st.sampled_from([(1,), (2,), (3,), (1, 2, 3)]),
    limit=st.sampled_from([3, 8]),
)
def test_sp11_no_other_marks_promise_more_points(evidence: list[float], counts: tuple[int, ...], limit: int) -> None:
    thefts = possible_thefts(evidence, counts)
    assert sum(probability for _, probability in thefts) == pytest.approx(1.0)
    best = expected_points(best_marks(evidence, thefts, limit), thefts)
    for bits in range(256):
        marks = frozenset(place for place in range(8) if bits >> place & 1)
        if len(marks) <= limit:
            assert expected_points(marks, thefts) <= best + 1e-9


def test_a_sure_detective_marks_exactly_and_a_clueless_one_marks_nothing() -> None:
    sure = [5.0, 5.0] + [-5.0] * 6
    assert best_marks(sure, possible_thefts(sure, (1, 2, 3)), 8) == {0, 1}
    clueless = [0.0] * 8
    assert best_marks(clueless, possible_thefts(clueless, (1,)), 8) == frozenset()


# Stealing


def test_a_thief_takes_few_from_sharp_detectives_and_many_from_dull_ones() -> None:
    assert theft_value([0.9], 1) > theft_value([0.9] * 3, 1)
    assert theft_value([0.2] * 3, 3) > theft_value([0.2], 3)


def stolen_by(make_table: MakeTable, level: str) -> list[int]:
    """What a thief of this level takes, over thirty exhibits."""
    found: list[int] = []
    likeness = museum()[1]
    for number in range(30):
        table = make_table(seed=f"night {number}", cards=171)
        table.open()
        table.time_up()
        decision = make_bot(level, likeness).choose(table.match.seen(table.thief), Rng.from_seed(str(number)))
        assert isinstance(decision.action, Steal)
        found += decision.action.paintings
    return found


def test_a_cunning_thief_leaves_striking_paintings_alone(make_table: MakeTable) -> None:
    likeness = museum()[1]
    striking = {level: mean(map(likeness.striking, stolen_by(make_table, level))) for level in LEVEL_NAMES}
    assert striking["easy"] > striking["normal"] + 0.1 > striking["hard"] + 0.15


def test_a_cunning_thief_hangs_a_look_alike_beside_the_stolen_painting(make_table: MakeTable) -> None:
    """Painting 1001 and one newcomer are alike; the bot hangs them side by side more often than chance does."""
    table = make_table(cards=31, exhibit=24)
    table.open()
    table.time_up()
    table.steal(1)
    stolen = table.state.stolen[0]
    friend = next(card for card in table.state.auction if card != stolen)

    class Twins:
        def likeness(self, one: int, other: int, /) -> float:
            return 0.9 if {one, other} == {stolen, friend} else 0.3

        def striking(self, painting: int, /) -> float:
            return 0.5

    bot = make_bot("hard", Twins())
    together = 0
    for number in range(40):
        action = bot.choose(table.match.seen(table.thief), Rng.from_seed(str(number))).action
        assert isinstance(action, Hang)
        together += abs(action.paintings.index(stolen) - action.paintings.index(friend)) == 1
    assert together > 20


# Levels


def rounds_of(match: Match[State], seats: set[int], thief: bool) -> list[int]:
    return [row.points for scored in match.state.pad for row in scored.rows if row.thief == thief and row.seat in seats]


@pytest.mark.slow
def test_hard_beats_easy_clearly_in_both_roles() -> None:
    """150 matches with fixed seeds, the levels changing seats; the margins are far below what is measured."""
    ids, likeness = museum()
    bots = [make_bot("hard", likeness), make_bot("easy", likeness)]
    won = 0.0
    points: dict[tuple[str, bool], list[int]] = {}
    for number in range(150):
        hard = {seat for seat in range(4) if (seat + number) % 2 == 0}
        match = Match("stolen_paintings", RULES, Setup(4, {"exhibit": 12, "timer_seconds": 30}, str(number), ids))
        outcome = play_match(match, [bots[(seat + number) % 2] for seat in range(4)], Rng.from_seed(str(number)))
        won += len(hard & set(outcome.winners)) / len(outcome.winners)
        for thief in (False, True):
            points.setdefault(("hard", thief), []).extend(rounds_of(match, hard, thief))
            points.setdefault(("easy", thief), []).extend(rounds_of(match, {0, 1, 2, 3} - hard, thief))
    assert won > 110
    assert mean(points["hard", False]) > mean(points["easy", False]) + 1
    assert mean(points["hard", True]) > mean(points["easy", True]) + 1
