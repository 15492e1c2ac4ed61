"""The answer in the making to any choice of any game: which one, and what was said so far to each of its fields."""

from __future__ import annotations

from typing import TypeAlias

from artgames.engine.choices import Action, Choice, Number, Order, Pick, Text
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

Asked: TypeAlias = Pick | Order | Number | Text


class PlainAnswer:
    """Fields of one name share what was answered: somebody who turns to another choice loses nothing."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self.choices = choices
        self.way: int | None = 0 if len(choices) == 1 else None
        """Which choice; None as long as somebody has to choose among several."""

        self._said: dict[str, tuple[int, ...] | int | str] = {}

    @property
    def choice(self) -> Choice | None:
        return None if self.way is None else self.choices[self.way]

    @property
    def fields(self) -> tuple[Asked, ...]:
        return () if self.choice is None else self.choice.fields

    def value(self, field: Asked) -> tuple[int, ...] | int | str:
        """What was said to this field; where nothing was, what it begins with."""
        match field:
            case Pick() | Order():
                return self.picked(field)
            case Number():
                return self.number(field)
            case Text():
                return self.text(field)

    def picked(self, field: Asked) -> tuple[int, ...]:
        """What was pressed, of what it may be."""
        said = self._said.get(field.name)
        offered = field.of if isinstance(field, (Pick, Order)) else ()
        return tuple(one for one in said if one in offered) if isinstance(said, tuple) else ()

    def number(self, field: Number) -> int:
        said = self._said.get(field.name)
        return min(field.high, max(field.low, said)) if isinstance(said, int) else field.low

    def text(self, field: Text) -> str:
        return str(self._said.get(field.name, ""))

    def press(self, field: Pick | Order, one: int) -> Sentence | None:
        """Take it, or give it back; where only one may be taken, another one takes its place. Why not, if not."""
        said = self.picked(field)
        most = field.max if isinstance(field, Pick) else len(field.of)
        if one in said:
            said = tuple(other for other in said if other != one)
        elif most == 1:
            said = (one,)
        elif len(said) >= most:
            return Sentence("engine", QT_TRANSLATE_NOOP("engine", "{max} at most. Take one away first."), {"max": most})
        else:
            said = (*said, one)
        self._said[field.name] = said
        return None

    def say(self, field: Number | Text, value: int | str) -> None:
        """A number is kept within what is allowed."""
        self._said[field.name] = value
        self._said[field.name] = self.value(field)

    def is_said(self, field: Asked) -> bool:
        """Whether nothing is missing any more."""
        return field.problem(self.value(field)) is None

    def missing(self) -> tuple[Asked, Sentence] | None:
        """The first field that is not answered yet, and what is wrong with it."""
        for field in self.fields:
            problem = field.problem(self.value(field))
            if problem is not None:
                return field, problem
        return None

    def action(self) -> Action | None:
        """The answer, once it is complete."""
        return self._made() if self.choice is not None and self.missing() is None else None

    def partial_draft(self) -> Action | None:
        """The answer as far as it is; None where nobody has begun."""
        chosen_among_several = self.way is not None and len(self.choices) > 1
        return self._made() if self.choice is not None and (self._said or chosen_among_several) else None

    def restore_draft(self, action: Action) -> None:
        """Take over an answer, complete or not; where several choices are of its kind, the one that it is legal for."""
        fitting = [way for way, choice in enumerate(self.choices) if choice.fits(action)]
        legal = [way for way in fitting if self.choices[way].problem(action) is None]
        if not fitting:
            return
        self.way = (legal or fitting)[0]
        for field in self.fields:
            self._said[field.name] = getattr(action, field.name)

    def _made(self) -> Action:
        assert self.choice is not None
        return self.choice.make(**{field.name: self.value(field) for field in self.fields})
