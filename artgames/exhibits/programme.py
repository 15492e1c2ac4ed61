"""In which order rounds come, and how long they take."""

from artgames.engine.audience import COUNT_IN
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Value
from artgames.exhibits.playlist import Playlist, Round

USUAL_THINKING = 30
"""Seconds for a round without a limit where nobody is there to end it."""

INVITATION = 3
"""Seconds that the invitation stands alone."""

_HANGING = 3.0
"""Seconds for hanging wall and auction, and until the wall is dark."""

_RETURN = 5.0
"""Seconds until the guesses lie under the wall and newcomers are stamped."""

_FLIGHT = 2.2
"""Seconds for each painting that flies home."""

_USUALLY_STOLEN = 2

_READING = 5
"""Seconds in which a question of usual length is read, or its answer."""


class RoundOrder:
    """Which round comes next: one after another, once or for ever, unless somebody jumps. Numbers begin at 0."""

    def __init__(self, playlist: Playlist, most: int | None = None) -> None:
        """`most`: no more rounds than this, whether the playlist begins again or not."""
        self._count, self._loop, self._most = len(playlist.rounds), playlist.loop or most is not None, most
        self._at = self._taken = 0

    @property
    def following(self) -> int | None:
        """The round that would be taken; None after the last."""
        if self._taken == self._most or not self._count:
            return None
        return self._at % self._count if self._loop or self._at < self._count else None

    def take(self) -> int | None:
        """The next round begins; None where there is none."""
        number = self.following
        if number is not None:
            self._at, self._taken = number + 1, self._taken + 1
        return number

    def jump(self, number: int) -> None:
        """This one comes next."""
        self._at = max(0, min(number, self._count - 1))


def seconds_of(one: Round) -> float:
    """How long a round lasts with its pause, about."""
    if one.game:
        shown = thinking(one) + _READING + max(one.hold_seconds, _READING) + one.pause_seconds
        return INVITATION + COUNT_IN + shown + (one.label_seconds if one.labels else 0)
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
    values: dict[str, Value] = {"rounds": len(rounds), **_time(sum(map(seconds_of, rounds)))}
    sizes = sorted({one.paintings for one in rounds if not one.game})
    if not sizes:
        return Sentence("exhibits", _ONLY_MINUTES if "minutes" in values else _ONLY_SECONDS, values)
    paintings = str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]}–{sizes[-1]}"
    values |= {"paintings": paintings, "most": sizes[-1]}
    return Sentence("exhibits", _IN_MINUTES if "minutes" in values else _IN_SECONDS, values)


def _time(seconds: float) -> dict[str, int]:
    """Whole minutes, or tens of seconds for what is over before two minutes have passed."""
    if seconds < 100:
        return {"seconds": max(10, round(seconds / 10) * 10)}
    return {"minutes": round(seconds / 60)}


_IN_SECONDS = QT_TRANSLATE_NOOP(
    "exhibits", "{rounds:# round|# rounds} · {paintings} {most:painting|paintings} · about {seconds:# second|# seconds}"
)
_IN_MINUTES = QT_TRANSLATE_NOOP(
    "exhibits", "{rounds:# round|# rounds} · {paintings} {most:painting|paintings} · about {minutes:# minute|# minutes}"
)
_ONLY_SECONDS = QT_TRANSLATE_NOOP("exhibits", "{rounds:# round|# rounds} · about {seconds:# second|# seconds}")
_ONLY_MINUTES = QT_TRANSLATE_NOOP("exhibits", "{rounds:# round|# rounds} · about {minutes:# minute|# minutes}")
