"""Bots: they answer legally and the same way twice, know what was shown, and each level knows what it should."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from artgames.bots import RandomBot, play_match
from artgames.engine.api import Bot, Decision, SeatKnowledge, Setup
from artgames.engine.info import LEVELS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.bot import make_bot, thinker
from artgames.games.art_gallery.bot.chances import Chances
from artgames.games.art_gallery.bot.foresight import RIVAL_CARD, Foresight
from artgames.games.art_gallery.bot.judgement import Judgement
from artgames.games.art_gallery.bot.levels import OUTLOOK, SENSIBLE, THINKING, Habits
from artgames.games.art_gallery.bot.memory import Memory
from artgames.games.art_gallery.bot.prospects import expected_chain, expected_gain
from artgames.games.art_gallery.bot.worlds import Model, Worlds
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.actions import Answer, Buy, PickUp, Visit
from artgames.games.art_gallery.rules.records import State
from artgames.games.art_gallery.simulator import VISIT, GallerySimulator, from_state
from artgames.search import Budget
from artgames.testing.plain_setups import CARDS
from tests.games.art_gallery.conftest import AGTable

THOROUGH = Budget(150)
NAMES = ("Anna", "Ben", "Carla", "David", "Eva", "Finn")


def bot_of(level: str, budget: Budget = THOROUGH) -> Bot:
    return make_bot(level, budget=budget)


def quick_bot(level: str) -> Bot:
    """One that answers, well or not."""
    return make_bot(level, budget=Budget(6), habits=Habits(width=3))


def new_match(seats: int, seed: str, **options: Any) -> Match[State]:
    return Match("art_gallery", RULES, Setup(seats, GAME.complete(options), seed, CARDS))


def seen_at(table: AGTable) -> SeatKnowledge:
    """What the seat that is asked knows of a table that was laid out: nothing of how it came about."""
    seat = RULES.to_act(table.state)[0]
    return SeatKnowledge(seat, table.view(seat), RULES.choices(table.state, seat), ())


def answers(level: str, table: AGTable, times: int = 4) -> set[Any]:
    bot = bot_of(level)
    return {bot.choose(seen_at(table), Rng.from_seed(f"{number}")).action for number in range(times)}


def every_moment(seats: int, seed: str, **options: Any) -> list[tuple[State, SeatKnowledge]]:
    """All moments at which a seat is asked in a random match, and what the seat knows."""
    match = new_match(seats, seed, **options)
    moments: list[tuple[State, SeatKnowledge]] = []

    class Noting:
        def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
            moments.append((match.state, seen))
            return RandomBot().choose(seen, rng)

    play_match(match, [Noting()] * seats, Rng.from_seed(seed))
    return moments


# Answering


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"return_order": "forward", "may_refuse": True, "show_known_hands": True},
        {"zero_any_card": True, "start_tie_literal": True},
    ],
    ids=("book", "generous", "literal"),
)
def test_bots_play_whole_matches(level: str, seats: int, options: dict[str, Any]) -> None:
    match = new_match(seats, "an exhibition", **options)
    outcome = play_match(match, [quick_bot(level)] * seats, Rng.from_seed("bots"))
    assert outcome == match.outcome()


@pytest.mark.parametrize("level", LEVELS)
def test_asked_twice_a_bot_answers_the_same_and_says_why(level: str) -> None:
    match = new_match(3, "twice")
    reasons = set()

    class Twice:
        def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
            decision = quick_bot(level).choose(seen, rng)
            assert quick_bot(level).choose(seen, rng) == decision
            assert decision.why is not None
            reasons.add(decision.why.render(NAMES))
            return decision

    play_match(match, [Twice()] * 3, Rng.from_seed("bots"))
    assert len(reasons) > 4
    if level == "easy":
        assert not [said for said in reasons if "I wondered" in said or "others may" in said], "it forgets them"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_join_a_match_whose_beginning_is_unknown(level: str) -> None:
    match = new_match(3, "late")

    class Late:
        def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
            return quick_bot(level).choose(msgspec.structs.replace(seen, events=()), rng)

    play_match(match, [Late(), *[RandomBot()] * 2], Rng.from_seed("bots"))
    assert match.outcome() is not None


@pytest.mark.parametrize("patience", [1, 5])
def test_a_hard_bot_thinks_as_long_as_people_are_patient(monkeypatch: pytest.MonkeyPatch, patience: int) -> None:
    given: list[Budget] = []

    def best_of(candidates: Any, budget: Budget, *_: object) -> Any:
        given.append(budget)
        return candidates[0]

    monkeypatch.setattr(thinker, "best_of", best_of)
    make_bot("hard", patience=patience).choose(seen_at(AGTable(2, turns=0)), Rng(1))
    assert given == [Budget(THINKING.simulations * patience)]


# What each level knows


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_tile_of_an_own_painting_is_bought(level: str) -> None:
    """AG-20: it is worth three points instead of one."""
    table = AGTable(2, bids={0: ((0, 1),)})
    table.go_on()
    top = table.view(0).pile_tops[0]
    table = AGTable(2, bids={0: ((0, 1),)}, collections={0: (top,)})
    table.go_on()
    assert answers(level, table) == {Buy((0,))}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_of_the_cards_that_lie_there_a_high_one_is_taken(level: str) -> None:
    """AG-12."""
    table = AGTable(2, bids={1: ((1, 2), (0, 8), (1, 1))})
    table.go_on()
    assert answers(level, table) == {PickUp(8)}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_painting_that_fits_is_taken_and_no_one_is_asked_twice(level: str) -> None:
    """AG-11."""
    table = AGTable(2, bids={1: ((0, 8),)}, may_refuse=True)
    table.go_on()
    assert answers(level, table) == {Answer(1)}


def test_an_easy_bot_lays_its_highest_card_at_once() -> None:
    match = new_match(3, "hasty")
    laid: list[bool] = []

    class Watched:
        def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
            decision = bot_of("easy").choose(seen, rng)
            if isinstance(decision.action, Visit):
                laid.append(decision.action.card == max(seen.view.hand))
            return decision

    play_match(match, [Watched()] * 3, Rng.from_seed("bots"))
    assert laid and all(laid)


def test_an_easy_bot_overlooks_rivals_and_a_normal_one_does_not() -> None:
    quiet = from_state(AGTable(3, turns=0).state, Random(1))
    quiet.cards[0] = [1] * 9
    judgement = Judgement(SENSIBLE)
    wants = judgement.wants(quiet)
    alone = {card: score for score, card in judgement.visits(quiet, wants, 1, range(9))}
    quiet.markers[1], quiet.laid[1] = [1, 1], [5, 5]
    contested = {card: score for score, card in judgement.visits(quiet, wants, 1, range(9))}
    assert contested[8] < alone[8]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_bot_beats_a_random_one(level: str) -> None:
    won = 0
    for number in range(20):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = bot_of(level)
        won += number % 2 in play_match(new_match(2, f"{number}"), bots, Rng.from_seed(f"{number}")).winners
    assert won >= 17


def test_a_normal_bot_settles_the_round_in_its_head() -> None:
    """A card that lies face down is feared to be a high one: only a bid beyond it looks like a painting."""
    table = from_state(AGTable(2, turns=0).state, Random(1))
    table.cards[table.to_move] = [1] * 9
    table.pawns[table.to_move] = 1
    other = 1 - table.to_move
    judgement = Judgement(SENSIBLE)
    foresight = Foresight(judgement, Chances(OUTLOOK))
    table.walking = False
    table.markers[1], table.laid[1] = [other], [0]
    score = {visit - VISIT: points for points, _, visit in foresight.visits(table, judgement.wants(table))}
    assert score[RIVAL_CARD + 1] > score[RIVAL_CARD - 1] + 1
    table.laid[1] = [8]
    assert score == {visit - VISIT: points for points, _, visit in foresight.visits(table, judgement.wants(table))}


# Memory and imagination


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_watches_knows_what_everybody_has(seats: int) -> None:
    """AG-04: in hand or face down, though not which of them lies where."""
    for state, seen in every_moment(seats, "watching"):
        memory = Memory(seen, Random(1))
        for seat, hand in enumerate(state.hands):
            if seat != seen.seat:
                lasts = () if state.last_cards else hand
                open_area = state.settling.area if state.settling else None
                laid = [
                    bid.card
                    for area, bids in enumerate(state.bids)
                    for bid in bids
                    if bid.seat == seat and area != open_area
                ]
                assert Counter(memory.heaps[seat]) == Counter([*lasts, *laid])


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("late", [False, True])
def test_imagined_worlds_agree_with_what_is_seen(seats: int, late: bool) -> None:
    judgement = Judgement(SENSIBLE)
    for state, seen in every_moment(seats, "worlds")[::7]:
        knowing = msgspec.structs.replace(seen, events=()) if late else seen
        memory = Memory(knowing, Random(1))
        worlds = Worlds(memory, knowing, Model(judgement, judgement.wants(memory.table), 1.0))
        truth = from_state(state, Random(1))
        for _ in range(3):
            world = worlds.imagine()
            assert public_part(world, seen.seat) == public_part(truth, seen.seat)
            assert every_card(world) == every_card(truth)


def public_part(table: GallerySimulator, seat: int) -> list[object]:
    """What the seat knows for sure."""
    loose = [table.to_move, table.walking, table.round, table.first, table.turn, table.area, table.full]
    shown = [table.pawns, table.hanging, table.works, table.tiles, table.moved, table.taken, table.markers]
    tops = [pile[height - 1] if height else None for pile, height in zip(table.piles, table.heights, strict=True)]
    hands = [table.cards[seat], [sum(cards) for cards in table.cards]]
    return [*loose, *shown, tops, table.heights, table.deck_left, hands, table.queue, table.lying, table.runs]


def every_card(table: GallerySimulator) -> Counter[int]:
    settled = table.lying if table.area >= 0 and table.lying else None
    laid = [card for area, cards in enumerate(table.laid) if area != table.area for card in cards]
    here = settled if settled is not None else table.laid[table.area] if table.area >= 0 else []
    held = [card for cards in table.cards for card, count in enumerate(cards) for _ in range(count)]
    return Counter([*laid, *here, *held, *(card for cards in (*table.moved, *table.taken) for card in cards)])


def test_a_low_card_is_not_believed_in_where_much_is_at_stake() -> None:
    table = from_state(AGTable(2, turns=0).state, Random(1))
    table.markers[1], table.laid[1], table.turn = [0, 0], [5, 5], 3
    table.to_move = 1
    judgement = Judgement(SENSIBLE)
    likely = Model(judgement, judgement.wants(table), 1.0).likely(table, 1)
    assert max(likely) == 1.0
    assert min(likely) < 1.0


# What things are worth


def test_a_chain_that_can_still_grow_is_worth_more() -> None:
    assert expected_chain(6, 6, 0) == 6
    assert expected_chain(6, 6, 3) > expected_chain(0, 6, 3) > 6
    assert expected_chain(6, 6, 4) > expected_chain(6, 6, 3)


def test_a_painting_may_do_harm() -> None:
    """AG-11: it breaks rows that could have grown."""
    assert expected_gain([9, 9, 9, 0], [9, 9, 9, 0], 47, 4) < expected_gain([0, 0, 0, 0], [9, 9, 9, 0], 47, 4)


def test_the_chance_to_win_grows_with_chains_and_cards() -> None:
    table = from_state(AGTable(3, turns=0).state, Random(1))
    chances = Chances(OUTLOOK)
    even = chances.of(table)
    table.runs[1], table.bests[1] = [4, 4, 0, 0], [4, 4, 0, 0]
    richer = chances.of(table)
    assert sum(even) == pytest.approx(1)
    assert richer[1] > even[1]
    assert sum(richer) == pytest.approx(1)
