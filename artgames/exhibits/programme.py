"""In which order rounds come, and how long they take."""

from collections.abc import Iterator
from itertools import count

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Value
from artgames.exhibits.playlist import Playlist, Round

USUAL_THINKING = 30
"""Seconds for a round without a limit where nobody is there to end it."""

COUNT_IN = 3
"""Seconds between the invitation and the wall."""

INVITATION = 3
"""Seconds that the invitation stands alone."""

_HANGING = 3.0
"""Seconds for hanging wall and auction, and until the wall is dark."""

_RETURN = 5.0
"""Seconds until the guesses lie under the wall and newcomers are stamped."""

_FLIGHT = 2.2
"""Seconds for each painting that flies home."""

_USUALLY_STOLEN = 2


def turns(playlist: Playlist, most: int | None = None) -> Iterator[tuple[int, Round]]:
    """Numbers and rounds in the order in which they are played: once or for ever, but no more than `most`."""
    if not playlist.rounds:
        return
    for played in count():
        over = played == most or (most is None and not playlist.loop and played >= len(playlist.rounds))
        if over:
            return
        number = played % len(playlist.rounds)
        yield number, playlist.rounds[number]


def seconds_of(one: Round) -> float:
    """How long a round lasts with its pause, about."""
    stolen = one.stolen or _USUALLY_STOLEN
    shown = one.look_seconds + one.dark_seconds + thinking(one) + one.hold_seconds + one.pause_seconds
    labels = stolen * one.label_seconds if one.labels else 0
    return INVITATION + COUNT_IN + _HANGING + shown + _RETURN + stolen * _FLIGHT + labels


def thinking(one: Round) -> int:
    """Seconds that a room is given."""
    return one.think_seconds or USUAL_THINKING


def summary(playlist: Playlist) -> Sentence:
    """“5 rounds · 24 paintings · about 14 minutes”."""
    rounds = playlist.rounds
    if not rounds:
        return Sentence("exhibits", QT_TRANSLATE_NOOP("exhibits", "No rounds yet"))
    sizes = sorted({one.paintings for one in rounds})
    paintings = str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]}–{sizes[-1]}"
    values: dict[str, Value] = {"rounds": len(rounds), "paintings": paintings, **_time(sum(map(seconds_of, rounds)))}
    return Sentence("exhibits", _SUMMARIES[(len(rounds) == 1, "minutes" in values)], values)


def _time(seconds: float) -> dict[str, int]:
    """Whole minutes, or tens of seconds for what is over before two minutes have passed."""
    if seconds < 100:
        return {"seconds": max(10, round(seconds / 10) * 10)}
    return {"minutes": round(seconds / 60)}


_SUMMARIES = {
    (True, False): QT_TRANSLATE_NOOP("exhibits", "1 round · {paintings} paintings · about {seconds} seconds"),
    (True, True): QT_TRANSLATE_NOOP("exhibits", "1 round · {paintings} paintings · about {minutes} minutes"),
    (False, False): QT_TRANSLATE_NOOP("exhibits", "{rounds} rounds · {paintings} paintings · about {seconds} seconds"),
    (False, True): QT_TRANSLATE_NOOP("exhibits", "{rounds} rounds · {paintings} paintings · about {minutes} minutes"),
}
"""By whether there is only one round, and whether its time is told in minutes."""
