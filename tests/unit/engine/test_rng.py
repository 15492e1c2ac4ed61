"""Chance is pinned: a saved match must play the same for ever, so these numbers must never change."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artgames.engine.rng import Rng

SEEDED = Rng.from_seed("artgames")


def draw_many(rng: Rng, n: int, count: int) -> list[int]:
    drawn = []
    for _ in range(count):
        value, rng = rng.below(n)
        drawn.append(value)
    return drawn


def test_the_generator_is_splitmix64() -> None:
    # The reference outputs of SplitMix64 seeded with 0.
    assert draw_many(Rng(0), 1 << 64, 3) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_seed_leads_to_a_pinned_place() -> None:
    assert Rng.from_seed("artgames") == Rng(17451932129952127388)
    assert Rng.from_seed("") == Rng(16476032584258269876)


def test_draws_are_pinned() -> None:
    assert draw_many(SEEDED, 1000, 8) == [959, 150, 488, 372, 460, 980, 989, 688]


def test_shuffle_is_pinned() -> None:
    assert SEEDED.shuffled(range(12))[0] == (6, 0, 7, 5, 11, 1, 9, 10, 2, 8, 4, 3)


def test_sample_is_pinned() -> None:
    assert SEEDED.sample(range(100), 5)[0] == (59, 82, 28, 18, 64)


def test_unit_is_pinned() -> None:
    assert SEEDED.unit()[0] == 0.7475964110150544


def test_fork_is_pinned_and_moves_nothing() -> None:
    assert SEEDED.fork("bot/1") == Rng(1140670767839673268)
    assert SEEDED.fork("bot/1") != SEEDED.fork("bot/2")
    assert Rng.from_seed("artgames") == SEEDED


def test_a_draw_leaves_the_generator_as_it_was() -> None:
    assert SEEDED.below(10) == SEEDED.below(10)
    first, after = SEEDED.below(1 << 64)
    assert after.below(1 << 64)[0] != first


def test_seeds_that_are_no_text_are_seeds_too() -> None:
    assert Rng.from_seed("\udcff") != Rng.from_seed("\udcfe")


@pytest.mark.parametrize("n", [2, 3, 7, 24])
def test_below_is_uniform(n: int) -> None:
    count = 6000
    counts = Counter(draw_many(Rng.from_seed(f"uniform/{n}"), n, count))
    chi_square = sum((counts[value] - count / n) ** 2 / (count / n) for value in range(n))
    assert set(counts) == set(range(n))
    assert chi_square < 3 * n + 10  # far beyond what chance does, far below what a modulo bias of a draw does


def test_values_of_the_incomplete_block_are_drawn_again() -> None:
    # With n just over half of all numbers nearly every other draw falls outside; the average must stay in the middle.
    n = (1 << 63) + 1
    drawn = draw_many(Rng(0), n, 2000)
    assert abs(sum(drawn) / len(drawn) / n - 0.5) < 0.03


def test_all_orders_come_up_equally_often() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    rng = Rng.from_seed("orders")
    for _ in range(4800):
        order, rng = rng.shuffled((1, 2, 3, 4))
        counts[order] += 1
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert max(counts.values()) < 270
    assert min(counts.values()) > 140


def test_unit_lies_in_its_range() -> None:
    rng, values = Rng.from_seed("unit"), []
    for _ in range(2000):
        value, rng = rng.unit()
        values.append(value)
    assert 0 <= min(values) < 0.01
    assert 0.99 < max(values) < 1
    assert abs(sum(values) / len(values) - 0.5) < 0.02


@given(st.text(), st.lists(st.integers(), unique=True, max_size=30))
def test_shuffled_keeps_all(seed: str, items: list[int]) -> None:
    shuffled, _ = Rng.from_seed(seed).shuffled(items)
    assert sorted(shuffled) == sorted(items)


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), unique=True, max_size=30), st.data())
def test_sample_takes_each_at_most_once(position: int, items: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(items)))
    sample, _ = Rng(position).sample(items, count)
    assert len(set(sample)) == len(sample) == count
    assert set(sample) <= set(items)
