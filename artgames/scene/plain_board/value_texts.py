"""Names and values of any game in words. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from artgames.engine.api import Seat, View
from artgames.engine.choices import Choice, Number, Order, Pick, Text
from artgames.engine.numerals import numeral

Name = Callable[[Seat], str]

_LEFT_OUT = ("seat", "seats", "round", "rounds", "phase")
"""What the bars round the board tell already, or what the audience is itself."""

_BETWEEN = " · "


def spoken(name: str) -> str:
    """A name of the rules as people read it: "next_round" is "Next round"."""
    return name.replace("_", " ").capitalize()


def choice_words(choice: Choice) -> str:
    """What is done, with what is settled about it."""
    given = _BETWEEN.join(f"{name.replace('_', ' ')} {_value(value)}" for name, value in choice.given)
    return f"{spoken(choice.action)}: {given}" if given else spoken(choice.action)


def choices_words(choices: tuple[Choice, ...]) -> list[str]:
    """The same for several. Where two are called the same, each says what it asks for."""
    words = [choice_words(choice) for choice in choices]
    return [
        f"{said} – {', '.join(field.name.replace('_', ' ') for field in asked_fields(choice))}"
        if words.count(said) > 1 and choice.fields
        else said
        for choice, said in zip(choices, words, strict=True)
    ]


def asked_fields(choice: Choice) -> tuple[Pick | Order | Number | Text, ...]:
    """Those to which there is anything to say."""
    return tuple(field for field in choice.fields if not (isinstance(field, Pick) and field.max == 0))


def view_lines(view: View, name: Name, *, but: tuple[str, ...] = ()) -> list[str]:
    """Everything that this audience knows and that is not shown as a painting, a line or several for each field; `but`
    these, which are told elsewhere."""
    lines: list[str] = []
    for field in view.__struct_fields__:
        value = getattr(view, field)
        if field in (*_LEFT_OUT, *but, *view.PAINTINGS) or _is_nothing(value):
            continue
        lines += _field_lines(view, field, value, name)
    return lines


def _field_lines(view: View, field: str, value: object, name: Name) -> Iterator[str]:
    title, several = spoken(field), _several(value)
    if field in view.BY_SEAT:
        each = [f"{name(seat)}\u00a0{_value(one)}" for seat, one in enumerate(several) if not _is_nothing(one)]
        yield from [f"{title}: {_BETWEEN.join(each)}"] if each else []
    elif field in view.OF_SEATS:
        yield f"{title}: {_BETWEEN.join(name(seat) for seat in several if isinstance(seat, int))}"
    elif isinstance(value, (tuple, list)) and any(isinstance(one, Struct) for one in value):
        yield f"{title}:"
        yield from (f"– {_value(one)}" for one in value)
    else:
        yield f"{title}: {_value(value)}"


def _several(value: object) -> Sequence[object]:
    """What a field holds, one or more."""
    return value if isinstance(value, (tuple, list)) else (value,)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "–"
    if isinstance(value, Struct):
        parts = ((field, getattr(value, field)) for field in value.__struct_fields__)
        return ", ".join(f"{field.replace('_', ' ')} {_value(one)}" for field, one in parts if not _is_nothing(one))
    if isinstance(value, (tuple, list)):
        nested = any(isinstance(one, (tuple, list)) for one in value)
        return (" | " if nested else _BETWEEN).join(_value(one) for one in value) or "–"
    return numeral(value) if isinstance(value, int) else str(value)


def _is_nothing(value: object) -> bool:
    """Empty fields tell nobody anything; zero and no do."""
    return value is None or value in ("", (), [])


def known_cards(view: View, name: Name) -> list[tuple[int, str]]:
    """The paintings that this audience sees, each with whose it is or what it belongs to."""
    found = []
    for field in view.PAINTINGS:
        cards = _several(getattr(view, field))
        for place, card in enumerate(cards):
            if isinstance(card, int):
                number = f" {place + 1}" if len(cards) > 1 else ""
                found.append((card, name(place) if field in view.BY_SEAT else f"{spoken(field)}{number}"))
    return found
