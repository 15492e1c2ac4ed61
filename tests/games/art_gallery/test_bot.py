"""Bots: they answer legally and the same way twice, and each level knows what it should."""

from random import Random
from typing import Any

import msgspec
import pytest

from artgames.bots import RandomBot, play_match
from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.info import LEVELS
from artgames.engine.rng import Rng
from artgames.games.art_gallery.bot import make_bot, thinker
from artgames.games.art_gallery.bot.chances import Chances
from artgames.games.art_gallery.bot.foresight import RIVAL_CARD, Foresight
from artgames.games.art_gallery.bot.judgement import Judgement
from artgames.games.art_gallery.bot.levels import OUTLOOK, SENSIBLE, THINKING, Habits
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.actions import Answer, Buy, PickUp, Visit
from artgames.games.art_gallery.simulator import VISIT, from_state
from artgames.search import Budget
from tests.games.art_gallery.conftest import AGTable, new_match

THOROUGH = Budget(150)
NAMES = ("Anna", "Ben", "Carla", "David", "Eva", "Finn")


def bot_of(level: str, budget: Budget = THOROUGH) -> Bot:
    return make_bot(level, budget=budget)


def quick_bot(level: str) -> Bot:
    """One that answers, well or not."""
    return make_bot(level, budget=Budget(6), habits=Habits(width=3))


def seen_at(table: AGTable) -> SeatKnowledge:
    """What the seat that is asked knows of a table that was laid out: nothing of how it came about."""
    seat = RULES.to_act(table.state)[0]
    return SeatKnowledge(seat, table.view(seat), RULES.choices(table.state, seat), ())


def answers(level: str, table: AGTable, times: int = 4) -> set[Any]:
    bot = bot_of(level)
    return {bot.choose(seen_at(table), Rng.from_seed(f"{number}")).action for number in range(times)}


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


def test_in_one_imagined_world_the_same_turn_leads_to_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck is settled with the world, so that candidates differ by what they do, not by what befell them."""
    ends: list[tuple[float, float]] = []

    def best_of(candidates: Any, __: Budget, imagine: Any, try_out: Any) -> Any:
        for _ in range(20):
            world = imagine()
            once = try_out(world, candidates[0])
            try_out(world, candidates[-1])
            ends.append((once, try_out(world, candidates[0])))
        return candidates[0]

    monkeypatch.setattr(thinker, "best_of", best_of)
    make_bot("hard", habits=Habits(whim=0.5)).choose(seen_at(AGTable(2, turns=0)), Rng(1))
    assert all(once == again for once, again in ends)
    assert len(set(ends)) > 10


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
