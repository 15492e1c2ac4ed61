"""What the room does not know yet, for the host: read from events that were seen in full by somebody only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from artgames.decks import Deck
from artgames.engine.api import Event, Seat
from artgames.engine.match import Match
from artgames.scene.labels import label_of

MOST_PARTS = 8
"""A whole hand of cards is better looked at on the page of who holds it."""

Secret = tuple[Seat, tuple[int, ...]]
"""Who knows it, and the cards or numbers it is about."""


def secrets(match: Match[Any]) -> list[Secret]:
    """The latest secret of each kind that each seat has and that no later event has told to everybody."""
    found: dict[tuple[Seat, type[Event], str], tuple[int, ...]] = {}
    for played in match.history:
        for event in played.step.events:
            _forget_told(found, event.seen_by(None))
            for seat in range(match.setup.seats):
                for name, numbers in _hidden(event, seat):
                    found[(seat, type(event), name)] = numbers
    return [(seat, numbers) for (seat, _, _), numbers in found.items()]


def in_words(secret: Secret, names: Sequence[str], deck: Deck, on_wall: Mapping[int, int]) -> str:
    """A secret as the host reads it: paintings by their titles, with their numbers on the wall where they have any; all
    else as it is."""
    seat, numbers = secret
    cards = deck.knows(numbers)
    parts = [_painting(card, deck, on_wall) for card in numbers] if cards else [str(number) for number in numbers]
    more = " …" if len(parts) > MOST_PARTS else ""
    return f"{names[seat]}: {', '.join(parts[:MOST_PARTS])}{more}"


def _painting(card: int, deck: Deck, on_wall: Mapping[int, int]) -> str:
    name = label_of(deck.painting(card)).name
    return f"{on_wall[card]} {name}" if card in on_wall else name


def _hidden(event: Event, seat: Seat) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The parts of an event that this seat sees and the room does not, as far as they are cards or numbers."""
    seen, told = event.seen_by(seat), event.seen_by(None)
    if seen is None or seen == told:
        return
    for field in msgspec.structs.fields(type(seen)):
        value = getattr(seen, field.name)
        if told is None or type(told) is not type(seen) or getattr(told, field.name) != value:
            numbers = tuple(_numbers(value))
            if numbers and field.name != "seat":
                yield field.name, numbers


def _forget_told(found: dict[tuple[Seat, type[Event], str], tuple[int, ...]], told: Event | None) -> None:
    """What everybody is told now is a secret no longer: the same numbers together, or a single one by the same name."""
    if told is None:
        return
    values = {field.name: getattr(told, field.name) for field in msgspec.structs.fields(type(told))}
    groups = [group for value in values.values() for group in _groups(value)]
    for key in list(found):
        numbers = set(found[key])
        if numbers in groups or numbers == {values.get(key[2])}:
            del found[key]


def _groups(value: Any) -> Iterator[set[int]]:
    """The numbers of each list, and of the lists in it."""
    if isinstance(value, tuple | list):
        yield set(_numbers(value))
        for part in value:
            yield from _groups(part)


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _numbers(part)
