"""Tuples with one thing changed: how states and views are made of the ones before them."""

from typing import TypeVar

T = TypeVar("T")


def replaced(some: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """With another value at this place."""
    return (*some[:place], value, *some[place + 1 :])


def without(some: tuple[T, ...], one: T) -> tuple[T, ...]:
    """With the first such thing taken away, if there is any."""
    if one not in some:
        return some
    place = some.index(one)
    return some[:place] + some[place + 1 :]


def given(piles: tuple[tuple[T, ...], ...], place: int, *more: T) -> tuple[tuple[T, ...], ...]:
    """With more things on one of the piles."""
    return replaced(piles, place, piles[place] + more)


def taken(piles: tuple[tuple[T, ...], ...], place: int, one: T) -> tuple[tuple[T, ...], ...]:
    """With a thing taken from one of the piles."""
    return replaced(piles, place, without(piles[place], one))
