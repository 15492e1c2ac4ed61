"""What bots remember and imagine, and what they think that things are worth."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from artgames.bots import RandomBot, play_match
from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.games.art_gallery.bot.chances import Chances
from artgames.games.art_gallery.bot.judgement import Judgement
from artgames.games.art_gallery.bot.levels import GRASPING, OUTLOOK, SENSIBLE, learned
from artgames.games.art_gallery.bot.memory import Memory
from artgames.games.art_gallery.bot.prospects import expected_chain, expected_gain
from artgames.games.art_gallery.bot.worlds import Model, Worlds
from artgames.games.art_gallery.rules.records import State
from artgames.games.art_gallery.simulator import GallerySimulator, from_state
from tests.games.art_gallery.conftest import AGTable, new_match


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
        worlds = Worlds(memory, knowing, [Model(judgement, judgement.wants(memory.table), 1.0)])
        truth = from_state(state, Random(1))
        for _ in range(3):
            world = worlds.imagine([0] * seats)
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


def test_a_hidden_card_is_dealt_as_whoever_sits_there_would_lay_it() -> None:
    """Somebody who thinks of nobody else spares high cards in an empty room; somebody sensible is afraid of others."""
    for _, seen in every_moment(2, "dealt"):
        laid = [(area, bid) for area, bids in enumerate(seen.view.bids) for bid in bids if bid.card is None]
        if len(laid) == 1 and laid[0][0] and seen.view.turn == 0 and len(seen.view.bids[laid[0][0]]) == 1:
            break
    memory = Memory(seen, Random(1))
    minds = [Judgement(GRASPING), Judgement(SENSIBLE)]
    worlds = Worlds(memory, seen, [Model(mind, mind.wants(memory.table), 1.0) for mind in minds])
    sums = [sum(worlds.imagine([mind] * 2).laid[laid[0][0]][0] for _ in range(300)) for mind in (0, 1)]
    assert sums[0] + 300 < sums[1]


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


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hard_bot_does_not_care_to_bid_first(seats: int) -> None:
    """AG-07: whoever begins the next round shows the others where it goes."""
    table = from_state(AGTable(seats, turns=0).state, Random(1))
    chances = Chances(learned(seats)).of(table)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) == chances[table.first] < max(chances)
