"""Making a sentence of this game."""

from collections.abc import Mapping

from artgames.engine.words import Sentence, Value


def say(text: str, people: Mapping[str, int] | None = None, own: str = "", **values: Value) -> Sentence:
    return Sentence("stolen_paintings", text, values, people or {}, own)
