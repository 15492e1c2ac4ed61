"""An answer as a phone sends it, turned into an action of the rules, or refused with a sentence."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from artgames.engine.api import Refused, refuse
from artgames.engine.choices import Action, Choice, Number, Order, Pick, Text
from artgames.engine.words import QT_TRANSLATE_NOOP

CardAt: TypeAlias = Callable[[str], int | None]
"""The painting that this seat means by an address."""


def read_answer(choices: tuple[Choice, ...], way: int, said: Mapping[str, Any], card_at: CardAt) -> Action:
    """Raises Refused with what is wrong."""
    choice = choice_at(choices, way)
    answers = read_fields(choice, said, card_at)
    problem = next((problem for field in choice.fields if (problem := field.problem(answers[field.name]))), None)
    if problem is not None:
        raise Refused("illegal", problem)
    return choice.make(**answers)


def begun_answer(choices: tuple[Choice, ...], way: int, begun: Mapping[str, Any]) -> Action:
    """A half-written answer as it would count now; it is kept in the words of the rules. Raises Refused."""
    choice = choice_at(choices, way)
    answers = {name: tuple(value) if isinstance(value, list) else value for name, value in begun.items()}
    action = choice.make(**answers)
    problem = choice.problem(action)
    if problem is not None:
        raise Refused("illegal", problem)
    return action


def choice_at(choices: tuple[Choice, ...], way: int) -> Choice:
    if not choices:
        raise refuse("not_asked", QT_TRANSLATE_NOOP("phones", "You’re not asked anything just now."), "phones")
    if not 0 <= way < len(choices):
        raise _unreadable()
    return choices[way]


def read_fields(choice: Choice, said: Mapping[str, Any], card_at: CardAt) -> dict[str, Any]:
    """All fields in the words of the rules; what was not said is empty, and is refused later if it may not be."""
    return {field.name: _read(field, said.get(field.name), card_at) for field in choice.fields}


def _read(field: Pick | Order | Number | Text, said: Any, card_at: CardAt) -> Any:
    match field:
        case Pick() | Order():
            return tuple(_one(field, one, card_at) for one in _listed(said, len(field.of)))
        case Number():
            if said is None:
                return field.low
            if not isinstance(said, int) or isinstance(said, bool):
                raise _unreadable()
            return said
        case Text():
            if not isinstance(said, str | None):
                raise _unreadable()
            return said or ""


def _listed(said: Any, most: int) -> list[Any]:
    if said is None:
        return []
    if not isinstance(said, list) or len(said) > most:
        raise _unreadable()
    return said


def _one(field: Pick | Order, one: Any, card_at: CardAt) -> int:
    meant = card_at(one) if field.what == "card" and isinstance(one, str) else one
    if not isinstance(meant, int) or isinstance(meant, bool) or (field.what == "card" and not isinstance(one, str)):
        raise _unreadable()
    return meant


def _unreadable() -> Refused:
    return refuse("malformed", QT_TRANSLATE_NOOP("phones", "That answer cannot be read. Please try again."), "phones")
