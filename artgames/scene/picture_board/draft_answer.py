"""The answer in the making: what was picked, written and counted so far for one of several choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from artgames.engine.choices import Action, Choice, Number, Order, Pick, Text
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence


@dataclass(frozen=True, slots=True)
class Answered:
    """All that was answered for any of several ways."""

    way: int
    picked: tuple[int, ...]
    text: str
    number: int


F = TypeVar("F", Pick, Text, Number, Order)


class Answer:
    """Fields of one kind share what was answered: somebody who changes the way loses nothing."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self._choices = choices
        self.way = 0
        self.picked: list[int] = []
        self.text = ""
        number = _first(choices, Number)
        self.number = number.low if number is not None else 0

    @property
    def choice(self) -> Choice:
        """The choice that is being answered."""
        return self._choices[self.way]

    @property
    def pick_field(self) -> Pick | None:
        return _first((self.choice,), Pick)

    @property
    def text_field(self) -> Text | None:
        return _first(self._choices, Text)

    @property
    def number_field(self) -> Number | None:
        return _first(self._choices, Number)

    def toggle(self, one: int) -> Sentence | None:
        """Pick it, or take it back; where only one may be picked, another one takes its place. Why not, if not."""
        field = self.pick_field
        if field is None or one not in field.of:
            return None
        if one in self.picked:
            self.picked.remove(one)
        elif field.max == 1:
            self.picked = [one]
        elif len(self.picked) == field.max:
            text = QT_TRANSLATE_NOOP("engine", "{max} at most. Take one away first.")
            return Sentence("engine", text, {"max": field.max})
        else:
            self.picked.append(one)
        return None

    def count(self, step: int) -> None:
        """So much more or less, within what is allowed."""
        field = self.number_field
        if field is not None:
            self.number = min(field.high, max(field.low, self.number + step))

    def problem(self) -> Sentence | None:
        """What is still missing or wrong; None when it can be locked in."""
        return self.choice.problem(self._made(self.choice))

    def action(self) -> Action | None:
        """The answer, once it is complete."""
        return None if self.problem() is not None else self._made(self.choice)

    def partial_draft(self) -> Action | None:
        """The answer as far as it is; None where nobody has begun."""
        started = self.picked or self.text or self.way or self.number != Answer(self._choices).number
        return self.so_far() if started else None

    def so_far(self) -> Action:
        """The answer as it stands, though nothing may be in it."""
        return self._made(self.choice)

    def leaves_words_out(self) -> bool:
        """Whether something was written that the chosen way has no place for."""
        return bool(self.text.strip()) and _first((self.choice,), Text) is None

    def parts(self) -> Answered | None:
        """All that was answered for any of the ways; None where nobody has begun."""
        return None if self.partial_draft() is None else Answered(self.way, tuple(self.picked), self.text, self.number)

    def take_parts(self, parts: Answered) -> None:
        """Take over what `parts` told of an answer to the same choices."""
        self.way, self.picked, self.text, self.number = parts.way, list(parts.picked), parts.text, parts.number

    def restore_draft(self, action: Action) -> None:
        """Take over an answer, complete or not, to one of the choices."""
        for way, choice in enumerate(self._choices):
            if choice.fits(action):
                self.way = way
                for field in choice.fields:
                    self._take(field, getattr(action, field.name))
                return

    def _take(self, field: Pick | Order | Number | Text, value: Any) -> None:
        match field:
            case Pick():
                self.picked = [one for one in value if one in field.of]
            case Text():
                self.text = value
            case Number():
                self.number = value
            case Order():
                raise NotImplementedError("an order is not picked on this board")

    def _made(self, choice: Choice) -> Action:
        return choice.make(**{field.name: self._value(field) for field in choice.fields})

    def _value(self, field: Pick | Order | Number | Text) -> Any:
        match field:
            case Pick():
                return tuple(one for one in field.of if one in self.picked)
            case Text():
                return self.text
            case Number():
                return self.number
            case Order():
                raise NotImplementedError("an order is not picked on this board")


def _first(choices: tuple[Choice, ...], kind: type[F]) -> F | None:
    return next((field for choice in choices for field in choice.fields if isinstance(field, kind)), None)
