"""What a seat may do now.

A choice names an action and the fields it still needs. The same object validates an answer, samples a random legal
one for bots and tests, is drawn as a control on the laptop, and travels to other programs as JSON.
"""

from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.engine.writing import tidy

CONTEXT = "engine"

What: TypeAlias = Literal["card", "token", "seat", "place", "number"]


def snake_case(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Base of everything a seat can do. A subclass is a small record, tagged with its own name in JSON."""


class ClockAction(Action, frozen=True):
    """Base of what the house does when a clock has run out, and at no other time."""


class Field(msgspec.Struct, frozen=True, tag_field="form", tag=snake_case):
    """Base of the forms an answer can take."""

    name: str


def _wrong(text: str, **values: int | str) -> Sentence:
    return Sentence(CONTEXT, text, values)


def how_many(least: int, most: int) -> Sentence:
    """How many are to be chosen, said the same way wherever too few or too many are."""
    if least == most:
        text = QT_TRANSLATE_NOOP("engine", "Choose {max:one|exactly #}.")
    elif least == 0:
        text = QT_TRANSLATE_NOOP("engine", "Choose {max:only one|at most #}.")
    elif most == least + 1:
        text = QT_TRANSLATE_NOOP("engine", "Choose {min} or {max}.")
    else:
        text = QT_TRANSLATE_NOOP("engine", "Choose {min} to {max}.")
    return _wrong(text, min=least, max=most)


class Pick(Field, frozen=True):
    """`min` to `max` different ones of these, in any order."""

    of: tuple[int, ...]
    min: int
    max: int
    what: What = "card"

    def problem(self, answer: Any) -> Sentence | None:
        if not self.min <= len(answer) <= self.max:
            return how_many(self.min, self.max)
        if len(set(answer)) < len(answer):
            return _wrong(QT_TRANSLATE_NOOP("engine", "You can choose each one only once."))
        for one in answer:
            if one not in self.of:
                return _wrong(QT_TRANSLATE_NOOP("engine", "{one} cannot be chosen here."), one=one)
        return None

    def sample(self, rng: Rng) -> tuple[tuple[int, ...], Rng]:
        extra, rng = rng.below(self.max - self.min + 1)
        return rng.sample(self.of, self.min + extra)


class Order(Field, frozen=True):
    """All of these, in an order of one's own."""

    of: tuple[int, ...]
    what: What = "card"

    def problem(self, answer: Any) -> Sentence | None:
        if sorted(answer) != sorted(self.of):
            return _wrong(
                QT_TRANSLATE_NOOP("engine", "Put all {count} in order, using each one once."), count=len(self.of)
            )
        return None

    def sample(self, rng: Rng) -> tuple[tuple[int, ...], Rng]:
        return rng.shuffled(self.of)


class Number(Field, frozen=True):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def problem(self, answer: Any) -> Sentence | None:
        if not self.low <= answer <= self.high:
            text = QT_TRANSLATE_NOOP("engine", "Enter a number from {low} to {high}.")
            return _wrong(text, low=self.low, high=self.high)
        return None

    def sample(self, rng: Rng) -> tuple[int, Rng]:
        offset, rng = rng.below(self.high - self.low + 1)
        return self.low + offset, rng


class Text(Field, frozen=True, omit_defaults=True):
    """A short text that is not empty."""

    max_length: int
    one_word: bool = False

    SAMPLES: ClassVar[tuple[str, ...]] = ("Blue rain", "A quiet harbour", "Who painted whom?")

    def problem(self, answer: Any) -> Sentence | None:
        words = tidy(answer).split()
        if not words:
            return _wrong(QT_TRANSLATE_NOOP("engine", "Write something first."))
        if self.one_word and len(words) > 1:
            return _wrong(QT_TRANSLATE_NOOP("engine", "One word only."))
        if len(answer) > self.max_length:
            return _wrong(QT_TRANSLATE_NOOP("engine", "Keep it to {max:# letter|# letters}."), max=self.max_length)
        return None

    def sample(self, rng: Rng) -> tuple[str, Rng]:
        which, rng = rng.below(len(self.SAMPLES))
        sample = self.SAMPLES[which]
        return (sample.split()[-1] if self.one_word else sample)[: self.max_length], rng


class Choice(msgspec.Struct, frozen=True):
    """One thing a seat may do: an action whose `given` values are settled and whose `fields` are to be answered.

    Where one field would depend on another, the combinations are listed as separate choices.
    """

    kind: type[Action]
    fields: tuple[Pick | Order | Number | Text, ...] = ()
    given: tuple[tuple[str, int | str | tuple[int, ...]], ...] = ()
    secret: bool = False
    """To be answered out of the others' sight: behind the curtain, on paper, or on a screen of one's own."""

    held: bool = False
    """An open answer that is chosen with an eye on what only this seat sees, such as dice under a cup."""

    together: bool = False
    """An open answer of several seats, which counts when all of them stand behind it."""

    shown: tuple[int, ...] = ()
    """All numbers that a sheet for several people shows, where it is a secret which ones this seat may not choose."""

    @property
    def action(self) -> str:
        """The name under which the action travels."""
        return str(self.kind.__struct_config__.tag)

    def fits(self, action: Action) -> bool:
        """Whether this is the kind of action meant here, however its fields are answered."""
        return type(action) is self.kind and all(getattr(action, name) == value for name, value in self.given)

    def problem(self, action: Action) -> Sentence | None:
        """What is wrong with the answers in an action that fits; None when it is legal."""
        for field in self.fields:
            problem = field.problem(getattr(action, field.name))
            if problem is not None:
                return problem
        return None

    def make(self, **answers: Any) -> Action:
        return self.kind(**dict(self.given), **answers)

    def sample(self, rng: Rng) -> tuple[Action, Rng]:
        """A random legal answer."""
        answers: dict[str, Any] = dict(self.given)
        for field in self.fields:
            answers[field.name], rng = field.sample(rng)
        return self.kind(**answers), rng
