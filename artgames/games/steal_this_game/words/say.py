"""Making a sentence of this game."""

from collections.abc import Mapping

from artgames.engine.words import Sentence, Voice
from artgames.games.steal_this_game.rules.track import TRACK, Stop

SLUG = "steal_this_game"
say = Voice(SLUG)


def say_of_stop(
    stop: Stop,
    texts: Mapping[str, str],
    people: Mapping[str, int] | None = None,
    own: Mapping[str, str] | None = None,
    told: str = "",
) -> Sentence:
    """One text for each kind of stop, which may use ``{number}``; `own` are those for whoever is asked."""
    place = TRACK[stop]
    return say(texts[place.kind], people, (own or {}).get(place.kind, ""), told, number=place.number)


def box(position: int) -> int:
    """People count boxes from 1."""
    return position + 1
