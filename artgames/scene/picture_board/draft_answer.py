"""The answer in the making to the question of a picture: at most one field of each kind is answered on a board."""

from __future__ import annotations

from typing import TypeVar

from artgames.engine.choices import Choice, Number, Order, Pick, Text
from artgames.engine.words import Sentence
from artgames.scene.draft_answer import Asked, DraftAnswer

F = TypeVar("F", Pick, Text, Number, Order)


class Answer(DraftAnswer):
    """What is picked, written and counted, whichever way is chosen."""

    @property
    def pick_field(self) -> Pick | None:
        """What can be picked: by the chosen way or, where nothing is picked there, by the first where something is."""
        return None if self.choice is None else _first((self.choice, *self.choices), Pick)

    @property
    def text_field(self) -> Text | None:
        return _first(self.choices, Text)

    @property
    def number_field(self) -> Number | None:
        return _first(self.choices, Number)

    def picks(self, field: Asked) -> tuple[int, ...]:
        """In the order in which they hang, however they were pressed."""
        taken = super().picks(field)
        return tuple(one for one in field.of if one in taken) if isinstance(field, Pick) else taken

    @property
    def picked(self) -> tuple[int, ...]:
        """By the chosen way; nothing where nothing is picked there."""
        field = self.pick_field
        return self.picks(field) if field is not None and field in self.fields else ()

    @property
    def text(self) -> str:
        return self.text_of(self.text_field) if self.text_field is not None else ""

    @text.setter
    def text(self, text: str) -> None:
        if self.text_field is not None:
            self.say(self.text_field, text)

    @property
    def number(self) -> int:
        return self.number_of(self.number_field) if self.number_field is not None else 0

    def toggle(self, one: int) -> Sentence | None:
        """Pick it, or take it back; whoever picks has chosen a way where that can be done. Why not, if not."""
        field = self.pick_field
        if field is None or one not in field.of:
            return None
        if field in self.fields:
            return self.press(field, one)
        self.way = next(way for way, choice in enumerate(self.choices) if field in choice.fields)
        return None if one in self.picks(field) else self.press(field, one)

    def count(self, step: int) -> None:
        """So much more or less, within what is allowed."""
        if self.number_field is not None:
            self.say(self.number_field, self.number + step)


def _first(choices: tuple[Choice, ...], kind: type[F]) -> F | None:
    return next((field for choice in choices for field in choice.fields if isinstance(field, kind)), None)
