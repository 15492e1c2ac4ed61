"""A seat's page as it travels: built from what the table said this seat may know, and from nothing else.

Cards of the deck have no numbers on the way. A phone gets the address of a painting, and gives it back as its answer.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from artgames.engine import codec
from artgames.engine.choices import Choice, Number, Order, Pick, Text, how_many
from artgames.engine.numerals import numeral
from artgames.phones.messages import SeatState
from artgames.phones.record import Draft
from artgames.phones.texts import captions_of, label, paintings_of, private_fields, private_texts

Field: TypeAlias = Pick | Order | Number | Text
Addresses: TypeAlias = Mapping[int, str]
Wire: TypeAlias = dict[str, Any]

MOST_LINES = 6
MOST_NAMED = 12
"""Of numbers that the page shows side by side."""


def fingerprint(choices: Iterable[Choice], key: str) -> str:
    """The same for the same question, also after a restart; it tells nothing to whoever has no key."""
    told = msgspec.json.encode([codec.encode_choice(choice) for choice in choices], order="deterministic")
    return hmac.new(key.encode(), told, hashlib.sha256).hexdigest()[:24]


def cards_shown(state: SeatState) -> list[int]:
    """The paintings on this page: those that can be chosen, that a number stands for, or that only this seat sees."""
    found = [card for _, cards in private_paintings(state) for card in cards]
    for field in (field for choice in state.choices for field in choice.fields):
        if isinstance(field, (Pick, Order)):
            found += [card for one in field.of if (card := _card(state, field, one)) is not None]
    return list(dict.fromkeys(found))


def private_paintings(state: SeatState) -> list[tuple[str, tuple[int, ...]]]:
    """By field: hands, and whatever else this seat sees and the room does not; a wall, if only this seat knows what is
    said about it."""
    told = [(field, _cards(state, field)) for field in private_fields(state) if field in paintings_of(state)]
    if (captions := captions_of(state)) and state.pictured is not None:
        told.append((captions, _cards(state, state.pictured.numbered)))
    return [(field, cards) for field, cards in told if cards]


def _cards(state: SeatState, field: str) -> tuple[int, ...]:
    value = getattr(state.view, field, ())
    cards = tuple(value) if isinstance(value, (tuple, list)) else (value,)
    return tuple(card for card in cards if isinstance(card, int))


def _hand(state: SeatState, field: str, cards: tuple[int, ...], addresses: Addresses) -> Wire:
    """Paintings to look at, each with what is said about it."""
    said = getattr(state.view, field) if field == captions_of(state) else ()
    texts = [label(state, field, one) for one in said] if len(said) == len(cards) else [""] * len(cards)
    shown = [[addresses[card], text] for card, text in zip(cards, texts, strict=True) if card in addresses]
    return {"label": label(state, field), "pictures": shown}


def make_sheet(state: SeatState, addresses: Addresses, key: str, draft: Draft | None) -> Wire:
    """All of the page; `draft` is what this seat has begun to answer, if it is still asked that."""
    asked = fingerprint(state.choices, key)
    own = draft is not None and draft.asked == asked
    offered = {card for choice in state.choices for field in choice.fields for card in _offered(state, field)}
    return {
        "type": "sheet",
        "question": state.question,
        "run": str(state.run),
        "asked": asked,
        "status": state.status,
        "progress": state.progress,
        "points": None if state.points is None else numeral(state.points),
        "lines": list(state.lines[-MOST_LINES:]),
        "waiting": state.waiting,
        "over": state.over,
        "ways": [_way(state, choice, addresses) for choice in state.choices],
        "facts": [{"label": name, "text": text} for name, text in private_texts(state)],
        "hands": [
            _hand(state, field, cards, addresses)
            for field, cards in private_paintings(state)
            if field == captions_of(state) or not set(cards) <= offered
        ],
        "draft": _wire_draft(state, draft, addresses) if own and draft is not None else None,
    }


def _offered(state: SeatState, field: Field) -> list[int]:
    if not isinstance(field, (Pick, Order)):
        return []
    return [card for one in field.of if (card := _card(state, field, one)) is not None]


def _card(state: SeatState, field: Pick | Order, one: int) -> int | None:
    """The painting behind a number: the card itself, or the one that hangs where the token or place is."""
    if field.what == "card":
        return one
    if state.pictured is None or not state.pictured.numbered or field.what not in ("token", "place"):
        return None
    wall = getattr(state.view, state.pictured.numbered, ())
    at = one - state.pictured.first
    return wall[at] if 0 <= at < len(wall) and isinstance(wall[at], int) else None


def _way(state: SeatState, choice: Choice, addresses: Addresses) -> Wire:
    return {
        "action": choice.action,
        "label": label(state, choice.action),
        "secret": choice.secret or choice.held,
        "given": [[label(state, name), label(state, name, value)] for name, value in choice.given],
        "fields": [_field(state, field, addresses) for field in choice.fields if not _is_idle(field)],
    }


def _is_idle(field: Field) -> bool:
    """Whether there is nothing to say to it."""
    return isinstance(field, Pick) and field.max == 0


def _field(state: SeatState, field: Field, addresses: Addresses) -> Wire:
    told: Wire = {"form": field.__struct_config__.tag, "name": field.name, "label": label(state, field.name)}
    match field:
        case Pick():
            told |= {"min": field.min, "max": field.max, "hint": how_many(field.min, field.max).render(())}
            told["of"] = [_option(state, field, one, addresses) for one in field.of]
        case Order():
            told["of"] = [_option(state, field, one, addresses) for one in field.of]
        case Number():
            told |= {"low": field.low, "high": field.high} | _named_numbers(state, field)
        case Text():
            told |= {"max": field.max_length, "one_word": field.one_word}
    return told


def _named_numbers(state: SeatState, field: Number) -> Wire:
    """What the numbers stand for, where the table calls them something."""
    numbers = range(field.low, field.high + 1)
    if len(numbers) > MOST_NAMED or not any(f"{field.name}={number}" in state.labels for number in numbers):
        return {}
    return {"texts": [label(state, field.name, number) for number in numbers]}


def _option(state: SeatState, field: Pick | Order, one: int, addresses: Addresses) -> Wire:
    card = _card(state, field, one)
    picture = None if card is None else addresses.get(card)
    if field.what == "card":
        return {"value": picture or "", "text": "", "picture": picture}
    return {"value": one, "text": _option_text(state, field, one), "picture": picture}


def _option_text(state: SeatState, field: Pick | Order, one: int) -> str:
    if f"{field.name}={one}" in state.labels:
        return label(state, field.name, one)
    if field.what == "seat" and 0 <= one < len(state.names):
        return state.names[one]
    shift = 1 - state.pictured.first if state.pictured is not None and field.what == "place" else 0
    return numeral(one + shift)


def _wire_draft(state: SeatState, draft: Draft, addresses: Addresses) -> Wire:
    """A half-written answer in the words of the page."""
    choice = state.choices[draft.way] if 0 <= draft.way < len(state.choices) else None
    fields = {field.name: field for field in choice.fields} if choice is not None else {}
    said: Wire = {}
    for name, value in draft.answers.items():
        field = fields.get(name)
        if isinstance(field, (Pick, Order)) and isinstance(value, (list, tuple)):
            wired = [addresses.get(one) if field.what == "card" else one for one in value]
            said[name] = [one for one in wired if one is not None]
        elif field is not None:
            said[name] = value
    return {"way": draft.way, "answers": said, "at": draft.at}
