"""What hung within the last hour is no decoy."""

import pytest

from artgames.exhibits.recent_walls import LATELY, Recent

WALL, DECOYS = 24, 7


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.mark.parametrize("cards", [48, 152, 200])
def test_no_decoy_hung_within_the_last_hour(cards: int) -> None:
    watch, hung = Watch(), dict[int, float]()
    recent = Recent(watch)
    for number in range(300):
        hanging = recent.hang(range(cards), WALL, DECOYS, f"round {number}")
        assert len(set(hanging.wall)) == WALL and len(hanging.decoys) >= DECOYS
        assert not set(hanging.wall) & set(hanging.decoys)
        lately = {card for card, at in hung.items() if watch.time - at < LATELY}
        assert not lately & set(hanging.decoys)
        hung |= dict.fromkeys(hanging.wall, watch.time)
        watch.time += 100
    assert len(hung) > 0.95 * cards, "in the course of a day nearly everything has hung"


def test_walls_differ_from_round_to_round() -> None:
    recent = Recent(Watch())
    walls = {recent.hang(range(48), WALL, DECOYS, f"round {number}").wall for number in range(5)}
    assert len(walls) == 5 and len({frozenset(wall) for wall in walls}) == 5


def test_where_another_deck_left_too_few_those_that_hung_longest_ago_are_decoys() -> None:
    watch = Watch()
    recent = Recent(watch)
    first = recent.hang(range(40), WALL, DECOYS, "first").wall
    watch.time += 60
    second = recent.hang(first, 12, DECOYS, "second")
    assert len(second.wall) == 12 and len(second.decoys) == DECOYS
    assert not set(second.wall) & set(second.decoys)


def test_a_set_in_its_order_hangs_wall_after_wall_and_begins_again() -> None:
    watch = Watch()
    recent = Recent(watch)
    walls = []
    for _ in range(4):
        hanging = recent.hang_in_order((5, 3, 9, 1, 7, 2), 2, 1)
        assert not set(hanging.wall) & set(hanging.decoys)
        walls.append(hanging.wall)
        watch.time += 60
    assert walls == [(5, 3), (9, 1), (7, 2), (5, 3)]
