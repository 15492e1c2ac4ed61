"""Bots: they answer legally and the same way twice, count cards, and each level knows what it should."""

from random import Random
from typing import Any

import msgspec
import pytest

from artgames.bots import RandomBot, play_match
from artgames.engine.api import Bot, Decision, SeatKnowledge, Setup
from artgames.engine.info import LEVELS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery import bot as bot_module
from artgames.games.art_robbery.bot import make_bot
from artgames.games.art_robbery.bot.chances import Chances
from artgames.games.art_robbery.bot.judgement import Judgement
from artgames.games.art_robbery.bot.learned import LEARNED
from artgames.games.art_robbery.bot.levels import practised
from artgames.games.art_robbery.bot.memory import Memory, Model
from artgames.games.art_robbery.bot.worlds import Worlds
from artgames.games.art_robbery.data import BOSS, DOG, FACES, GREEDY
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.actions import Defend, PlayCard
from artgames.games.art_robbery.rules.records import State
from artgames.games.art_robbery.simulator import HOLE, RobberySimulator, from_state, move_of
from artgames.search import Budget, Node, TreeSearch
from tests.games.art_robbery.conftest import ARTable

QUICK = Budget(30)
THOROUGH = Budget(300)
NAMES = ("Anna", "Ben", "Carla", "David", "Eva")


def bot_of(level: str, budget: Budget = THOROUGH) -> Bot:
    return make_bot(level, budget=budget)


def seen_at(table: ARTable) -> SeatKnowledge:
    """What the seat that is asked knows of a table that was laid out: nothing of how it came about."""
    seat = RULES.to_act(table.state)[0]
    return SeatKnowledge(seat, table.view(seat), RULES.choices(table.state, seat), ())


def decisions(level: str, table: ARTable, times: int = 8) -> list[Decision]:
    bot = bot_of(level)
    return [bot.choose(seen_at(table), Rng.from_seed(f"{number}")) for number in range(times)]


def kinds_played(level: str, table: ARTable, times: int = 8) -> set[int]:
    actions = [decision.action for decision in decisions(level, table, times)]
    return {FACES.kinds[action.card] for action in actions if isinstance(action, PlayCard)}


# Thinking


@pytest.mark.parametrize("patience", [1, 5])
def test_a_hard_bot_thinks_as_long_as_people_are_patient(monkeypatch: pytest.MonkeyPatch, patience: int) -> None:
    table = ARTable(2, hands={0: (0, 1, 2, 3, 4)})
    given: list[Budget] = []

    def explore(search: TreeSearch, *_: object) -> Node:
        given.append(search.budget)
        root = Node()
        root.children[0] = Node()
        return root

    monkeypatch.setattr(TreeSearch, "explore", explore)
    monkeypatch.setattr(bot_module, "favourite", lambda root: move_of(RULES.choices(table.state, 0)[0].make()))
    make_bot("hard", patience=patience).choose(seen_at(table), Rng(1))
    assert given == [Budget(1000 * patience)]


# Answering


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"steal_optional": True, "open_hands": True, "open_stacks": True},
        {"greedy_no_boss": True, "all_caught": "nobody", "browse_discard": True},
    ],
    ids=("book", "open", "fan"),
)
def test_bots_play_whole_matches(level: str, seats: int, options: dict[str, Any]) -> None:
    match = Match("art_robbery", RULES, Setup(seats, GAME.complete(options), "a night"))
    outcome = play_match(match, [bot_of(level, Budget(4))] * seats, Rng.from_seed("bots"))
    assert outcome == match.outcome()


@pytest.mark.parametrize("level", LEVELS)
def test_asked_twice_a_bot_answers_the_same_and_says_why(level: str) -> None:
    match = Match("art_robbery", RULES, Setup(3, GAME.complete({}), "twice"))
    reasons = set()

    class Twice:
        def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
            decision = bot_of(level, QUICK).choose(seen, rng)
            assert bot_of(level, QUICK).choose(seen, rng) == decision
            assert decision.why is not None
            reasons.add(decision.why.render(NAMES))
            return decision

    play_match(match, [Twice()] * 3, Rng.from_seed("bots"))
    assert len(reasons) > 4
    if level == "easy":
        assert not [said for said in reasons if "alibi" in said or "Boss needs" in said], "it never looks at them"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_join_a_match_whose_beginning_is_unknown(level: str) -> None:
    match = Match("art_robbery", RULES, Setup(3, GAME.complete({}), "late"))

    class Late:
        def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
            return bot_of(level, Budget(4)).choose(msgspec.structs.replace(seen, events=()), rng)

    play_match(match, [Late(), *[RandomBot()] * 2], Rng.from_seed("bots"))
    assert match.outcome() is not None


# What each level knows


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_dog_is_not_given_for_a_tile_that_is_worth_little(level: str) -> None:
    table = ARTable(2, dog=1, loot={1: (1, 7)}, hands={0: (1, DOG, 0, 2, 3), 1: (0, 2, 3, 4, 5)})
    table.play(1, 1, 1)
    assert {decision.action for decision in decisions(level, table)} == {Defend(0)}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_calls_a_dog_that_is_there_already(level: str) -> None:
    owner = ARTable(2, dog=0, hands={0: (DOG, 5, 4, 3, GREEDY)})
    assert DOG not in kinds_played(level, owner)


@pytest.mark.parametrize("level", LEVELS)
def test_the_dog_is_given_for_a_tile_that_is_worth_much(level: str) -> None:
    table = ARTable(2, dog=1, loot={1: (7, 8)}, middle=(1,), hands={0: (5, 2, 2, 3, 3), 1: (1, 2, 3, 4, 4)})
    table.play(5, 7, 1)
    assert {decision.action for decision in decisions(level, table)} == {Defend(1)}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_boss_in_danger_gets_company(level: str) -> None:
    """AR-12: whoever holds the Boss at the end of the raid needs a 4 or a 5."""
    loot = {0: (3, 4, 5, 8), 1: (0, 1, 2, 7)}
    table = ARTable(2, loot=loot, middle=(6,), hands={0: (4, GREEDY, 2, 1, 1), 1: (0, 0, 1, 2, 2)})
    assert kinds_played(level, table, 5) <= {4, GREEDY}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_raid_is_ended_when_it_pays(level: str) -> None:
    loot = {0: (4, 5, 6, 7, 8), 1: (1, 2)}
    table = ARTable(2, loot=loot, middle=(3,), hands={0: (3, 1, 2, DOG, 1), 1: (5, 4, BOSS, 5, 4)})
    assert kinds_played(level, table, 5) == {3}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_an_alibi_is_worth_more_than_a_point(level: str) -> None:
    table = ARTable(3, raid=3, loot={1: (33, 34, 35)}, hands={0: (0, 0, 1, 1, 1)})
    assert kinds_played(level, table, 5) <= {0, 1}
    assert Judgement(practised(3)).worths(from_state(table.state, Random(1)))[0][0] > 2


def test_an_easy_bot_counts_points_and_forgets_alibis() -> None:
    """What it overlooks is there to be learned, and no matter of dice."""
    table = ARTable(3, raid=3, loot={1: (33, 34, 35)}, hands={0: (0, 0, 1, 1, 1)})
    assert kinds_played("easy", table) == {1}
    assert kinds_played("normal", table) == {0}


def test_an_easy_bot_leaves_the_boss_without_company() -> None:
    """AR-12."""
    loot = {0: (3, 4), 1: (0, 1, 2)}
    table = ARTable(3, loot=loot, middle=(5, 7, 8), hands={0: (BOSS, 3, 3, 3, 3), 1: (0, 0, 1, 2, 2)})
    assert kinds_played("easy", table) == {BOSS}
    assert kinds_played("normal", table) == {3}


def test_a_normal_bot_beats_a_random_one() -> None:
    won = 0
    for number in range(40):
        match = Match("art_robbery", RULES, Setup(2, GAME.complete({}), f"{number}"))
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = bot_of("normal")
        won += number % 2 in play_match(match, bots, Rng.from_seed(f"{number}")).winners
    assert won >= 35


# Memory and imagination


def every_moment(seats: int, seed: str, **options: Any) -> list[tuple[State, SeatKnowledge]]:
    """All moments at which a seat is asked in a match of normal bots, and what the seat knows."""
    match = Match("art_robbery", RULES, Setup(seats, GAME.complete(options), seed))
    moments: list[tuple[State, SeatKnowledge]] = []

    class Noting:
        def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
            moments.append((match.state, seen))
            return RandomBot().choose(seen, rng)

    play_match(match, [Noting()] * seats, Rng.from_seed(seed))
    return moments


def worlds_of(seen: SeatKnowledge, chance: Random) -> Worlds:
    model = Model(Judgement(practised(seen.view.seats)), 1.5)
    return Worlds(Memory(seen, chance, model), seen.view, chance)


def public_part(table: RobberySimulator, seat: int) -> list[object]:
    """What the seat knows for sure: everything but the order of the deck and the hands of the others."""
    known = [table.raid, table.active, table.to_move, table.dog, table.tile, table.left, table.reshuffles, table.middle]
    sizes = [len(table.deck), sorted(table.discard), [hand.count(HOLE) for hand in table.hands]]
    sums = [sorted(stack) for stack in table.stacks]
    return [*known, *sizes, sums, table.points, table.dots, table.loot, sorted(table.hands[seat])]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("open_hands", [False, True])
def test_imagined_worlds_agree_with_what_was_seen(seats: int, open_hands: bool) -> None:
    chance = Random(1)
    for state, seen in every_moment(seats, "worlds", open_hands=open_hands):
        truth = from_state(state, chance)
        worlds = worlds_of(seen, chance)
        for _ in range(3):
            world = worlds.imagine()
            assert public_part(world, seen.seat) == public_part(truth, seen.seat)
            assert sorted(every_card(world)) == sorted(FACES.kinds)
            if open_hands:
                assert [sorted(hand) for hand in world.hands] == [sorted(hand) for hand in truth.hands]


def every_card(world: RobberySimulator) -> list[int]:
    return [card for pile in (world.deck, world.discard, *world.hands) for card in pile if card != HOLE]


def test_whoever_counts_knows_the_other_hand_when_the_deck_is_made_anew() -> None:
    chance = Random(1)
    fresh = [(state, seen) for state, seen in every_moment(2, "counting") if not state.discard and len(seen.events) > 9]
    assert fresh
    for state, seen in fresh:
        other = 1 - seen.seat
        truth = sorted(FACES.kinds[card] for card in state.hands[other])
        worlds = worlds_of(seen, chance)
        assert all(sorted(worlds.imagine().hands[other]) == truth for _ in range(5))


def test_a_card_that_was_not_played_is_believed_in_less() -> None:
    """Somebody who lets the 5 lie and takes the 1 hardly has a 5 in hand."""
    table = ARTable(3, hands={1: (1, 0, 2, 3, 4)})
    doubts = Model(Judgement(practised(3)), 1.5).doubts(from_state(table.state, Random(1)), 1, 1)
    assert doubts[5] < 0.5
    assert doubts[1] == 1.0


def test_the_chance_to_win_grows_with_points_and_alibis() -> None:
    for seats, learned in LEARNED.items():
        table = from_state(RULES.start(Setup(seats, GAME.complete({}), "a")).state, Random(1))
        table.raid, table.points, table.dots = 3, [20] * seats, [3] * seats
        even = Chances(learned).of(table)
        assert sum(even) == pytest.approx(1)
        table.points[1] += 5
        richer = Chances(learned).of(table)
        table.dots[1] += 2
        safer = Chances(learned).of(table)
        assert even[1] < richer[1] < safer[1] < 1
