"""The answer in the making to any choice of any game: which one, and what was said so far to each of its fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from artgames.engine.choices import Action, Choice, Number, Order, Pick, Text
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

Asked: TypeAlias = Pick | Order | Number | Text
Said: TypeAlias = tuple[int, ...] | int | str


@dataclass(frozen=True, slots=True)
class Answered:
    """All that was answered for any of several choices."""

    way: int | None
    said: dict[str, Said]


class DraftAnswer:
    """Fields of one name share what was answered: somebody who turns to another choice loses nothing."""

    def __init__(self, choices: tuple[Choice, ...], way: int | None = 0) -> None:
        self.choices = choices
        self.way = self._first_way = way
        """Which choice; None as long as somebody has to choose among several."""

        self._said: dict[str, Said] = {}
        """By the names of fields; nothing for those that are as they were in the beginning."""

    @property
    def choice(self) -> Choice | None:
        return None if self.way is None else self.choices[self.way]

    @property
    def fields(self) -> tuple[Asked, ...]:
        return () if self.choice is None else self.choice.fields

    # What was said

    def value(self, field: Asked) -> Said:
        """What was said to this field; where nothing was, what it begins with."""
        match field:
            case Pick() | Order():
                return self.picks(field)
            case Number():
                return self.number_of(field)
            case Text():
                return self.text_of(field)

    def picks(self, field: Asked) -> tuple[int, ...]:
        """Those of the offered that were taken, in the order in which they were."""
        said = self._said.get(field.name)
        if not isinstance(field, (Pick, Order)) or not isinstance(said, tuple):
            return ()
        return tuple(one for one in said if one in field.of)

    def number_of(self, field: Number) -> int:
        said = self._said.get(field.name)
        return min(field.high, max(field.low, said)) if isinstance(said, int) else field.low

    def text_of(self, field: Text) -> str:
        return str(self._said.get(field.name, ""))

    # Saying it

    def press(self, field: Pick | Order, one: int) -> Sentence | None:
        """Take it, or give it back; where only one may be taken, another one takes its place. Why not, if not."""
        said = self.picks(field)
        most = field.max if isinstance(field, Pick) else len(field.of)
        if one in said:
            said = tuple(other for other in said if other != one)
        elif most == 1:
            said = (one,)
        elif len(said) >= most:
            return Sentence("engine", QT_TRANSLATE_NOOP("engine", "{max} at most. Remove one first."), {"max": most})
        else:
            said = (*said, one)
        self.say(field, said)
        return None

    def say(self, field: Asked, value: Said) -> None:
        """A number is kept within what is allowed."""
        self._said.pop(field.name, None)
        beginning = self.value(field)
        self._said[field.name] = value
        if self.value(field) == beginning:
            del self._said[field.name]
        elif isinstance(field, Number):
            self._said[field.name] = self.number_of(field)

    # What it comes to

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

    def problem(self) -> Sentence | None:
        """What is still missing or wrong; None when it can be locked in."""
        missing = self.missing()
        return missing[1] if missing is not None else None

    def action(self) -> Action | None:
        """The answer, once it is complete."""
        return self.so_far() if self.missing() is None else None

    def partial_draft(self) -> Action | None:
        """The answer as far as it is; None where nobody has begun."""
        return self.so_far() if self._said or self.way != self._first_way else None

    def so_far(self) -> Action | None:
        """The answer as it stands, though nothing may be in it."""
        choice = self.choice
        return None if choice is None else choice.make(**{field.name: self.value(field) for field in choice.fields})

    def restore_draft(self, action: Action) -> None:
        """Take over an answer, complete or not; where several choices are of its kind, the one that it is legal for."""
        fitting = [way for way, choice in enumerate(self.choices) if choice.fits(action)]
        legal = [way for way in fitting if self.choices[way].problem(action) is None]
        if fitting:
            self.way = (legal or fitting)[0]
            for field in self.fields:
                self.say(field, getattr(action, field.name))

    def leaves_words_out(self) -> bool:
        """Whether something was written that the chosen way has no place for."""
        written = [said for said in self._said.values() if isinstance(said, str) and said.strip()]
        return bool(written) and not any(isinstance(field, Text) for field in self.fields)

    def parts(self) -> Answered | None:
        """All that was answered for any of the ways; None where nobody has begun."""
        return None if self.partial_draft() is None else Answered(self.way, dict(self._said))

    def take_parts(self, parts: Answered) -> None:
        """Take over what `parts` told of an answer to the same choices."""
        self.way, self._said = parts.way, dict(parts.said)


@dataclass(frozen=True, slots=True)
class Sketch:
    """What somebody has begun on a board, however little of an answer it is yet."""

    answer: Action | None
    aside: object = None
    """What is no part of any answer: a painting in hand, a card whose place is still to be chosen."""
