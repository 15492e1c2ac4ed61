"""Sequential halving: the best candidate is found, and most of the work goes into those that are close."""

from collections import Counter

from artgames.search import Budget, best_of


def test_the_best_one_is_found_and_the_close_ones_are_tried_most() -> None:
    worths = {"poor": 0.1, "fair": 0.4, "good": 0.8, "best": 0.9}
    tried = Counter[str]()

    def try_out(world: int, name: str) -> float:
        tried[name] += 1
        return worths[name] + (0.3 if world % 2 else 0.0)

    worlds = iter(range(1000))
    assert best_of(list(worths), Budget(80), lambda: next(worlds), try_out) == "best"
    assert tried["best"] == tried["good"] > tried["fair"] == tried["poor"]
    assert tried.total() <= 80


def test_all_are_tried_in_the_same_worlds() -> None:
    seen: dict[str, list[int]] = {"a": [], "b": []}
    worlds = iter(range(1000))

    def try_out(world: int, name: str) -> float:
        seen[name].append(world)
        return 0.0

    assert best_of(["a", "b"], Budget(10), lambda: next(worlds), try_out) == "a"
    assert seen["a"] == seen["b"] == [0, 1, 2, 3, 4]


def test_even_without_patience_everything_is_tried_once() -> None:
    assert best_of([1, 2, 3], Budget(0), lambda: None, lambda _, number: number / 3) == 3


def test_a_single_candidate_needs_no_thought() -> None:
    assert best_of(["only"], Budget(100), lambda: 1 / 0, lambda *_: 0.0) == "only"
