"""Names and values of any game in words, where nobody has given better ones."""

from typing import Any

from artgames.engine.numerals import numeral
from artgames.phones.messages import SeatState

_LEFT_OUT = ("seat", "seats", "round", "rounds", "phase")
"""What the head of the page tells already, or what the seat is itself."""

_SEVERAL = " · "
LONGEST_LINE = 300


def spoken(name: str) -> str:
    """A name of the rules as people read it: "next_round" is "Next round"."""
    return name.replace("_", " ").capitalize()


def label(state: SeatState, name: str, value: object = None) -> str:
    """What the table calls it, or else what the rules do."""
    if value is None:
        return state.labels.get(name, spoken(name))
    if f"{name}={value}" in state.labels:
        return state.labels[f"{name}={value}"]
    if isinstance(value, (tuple, list)) and value:
        return _SEVERAL.join(label(state, name, one) for one in value if one is not None)
    return _value(value)


def private_texts(state: SeatState) -> list[tuple[str, str]]:
    """What this seat knows and the room does not, apart from paintings: a label and a text for each field."""
    told = []
    for field in private_fields(state):
        value = getattr(state.view, field)
        if _is_nothing(value) or field in (*paintings_of(state), captions_of(state)):
            continue
        name, text = label(state, field), label(state, field, value)
        if name and text:
            told.append((name, text[:LONGEST_LINE]))
    return told


def captions_of(state: SeatState) -> str:
    """The field that stands below paintings on this page; none where the room knows it too."""
    field = state.pictured.captions if state.pictured is not None else ""
    return field if field in private_fields(state) else ""


def private_fields(state: SeatState) -> list[str]:
    """The shared screen carries what all may see; a phone what only this seat does."""
    names: tuple[str, ...] = getattr(state.view, "__struct_fields__", ())
    return [
        name for name in names if name not in _LEFT_OUT and getattr(state.view, name) != getattr(state.room, name, None)
    ]


def paintings_of(state: SeatState) -> tuple[str, ...]:
    declared: tuple[str, ...] = getattr(state.view, "PAINTINGS", ())
    return state.pictured.paintings if state.pictured is not None else declared


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "–"
    names: tuple[str, ...] | None = getattr(value, "__struct_fields__", None)
    if names is not None:
        parts = [(name, one) for name in names if not _is_nothing(one := getattr(value, name))]
        if len(parts) == 1:
            return _value(parts[0][1])
        return ", ".join(f"{name.replace('_', ' ')} {_value(one)}" for name, one in parts)
    if isinstance(value, (tuple, list)):
        return _SEVERAL.join(_value(one) for one in value) or "–"
    return numeral(value) if isinstance(value, int) else str(value)


def _is_nothing(value: Any) -> bool:
    return value is None or value in ("", (), [])
