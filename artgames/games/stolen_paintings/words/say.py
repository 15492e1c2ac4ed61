"""Making a sentence of this game."""

from collections.abc import Mapping

from artgames.engine.words import Sentence
from artgames.games.stolen_paintings.rules.values import Tokens


def say(text: str, people: Mapping[str, int] | None = None, **values: int | str) -> Sentence:
    return Sentence("stolen_paintings", text, values, people or {})


def listed(tokens: Tokens) -> str:
    return ", ".join(map(str, tokens))
