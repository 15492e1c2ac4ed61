"""Changing a playlist step by step; every step can be taken back."""

from collections.abc import Sequence
from typing import Any

import msgspec

from artgames.exhibits.playlist import MOST_ROUNDS, Brand, Kiosk, Playlist, Round

_MOST_STEPS = 200


class Draft:
    """A playlist in the making. Values are never changed, so a step back is an older value."""

    def __init__(self, playlist: Playlist | None = None, *, is_saved: bool = True) -> None:
        self._now = playlist or Playlist()
        self._saved = self._now if is_saved else Playlist()
        self._past: list[Playlist] = []
        self._future: list[Playlist] = []
        self._last: object = None

    @property
    def playlist(self) -> Playlist:
        return self._now

    @property
    def rounds(self) -> tuple[Round, ...]:
        return self._now.rounds

    @property
    def is_changed(self) -> bool:
        """Whether there is something that is in no file."""
        return self._now != self._saved

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    @property
    def is_full(self) -> bool:
        return len(self.rounds) >= MOST_ROUNDS

    def mark_saved(self) -> None:
        self._saved = self._now

    # Steps

    def add(self, made: Round, at: int | None = None) -> int:
        """Put a round behind that at `at`, or at the end; where it is now."""
        place = len(self.rounds) if at is None else at + 1
        if not self.is_full:
            self._set_rounds((*self.rounds[:place], made, *self.rounds[place:]))
        return min(place, len(self.rounds) - 1)

    def duplicate(self, at: int) -> int:
        return self.add(self.rounds[at], at)

    def remove(self, at: int) -> int:
        """Take a round away; the one that is beside it then, −1 for none."""
        self._set_rounds((*self.rounds[:at], *self.rounds[at + 1 :]))
        return min(at, len(self.rounds) - 1)

    def move(self, at: int, by: int) -> int:
        """Let a round change places; where it is then."""
        to = max(0, min(len(self.rounds) - 1, at + by))
        rounds = list(self.rounds)
        rounds.insert(to, rounds.pop(at))
        self._set_rounds(rounds)
        return to

    def change(self, at: int, **fields: Any) -> None:
        """Set fields of a round. The same field again, as when a number is being turned up, is the same step."""
        rounds = list(self.rounds)
        rounds[at] = msgspec.structs.replace(rounds[at], **fields)
        self._step(msgspec.structs.replace(self._now, rounds=tuple(rounds)), (at, *fields))

    def set(self, **fields: Any) -> None:
        """Set fields of the playlist itself."""
        self._step(msgspec.structs.replace(self._now, **fields), tuple(fields))

    def set_kiosk(self, **fields: Any) -> None:
        kiosk: Kiosk = msgspec.structs.replace(self._now.kiosk, **fields)
        self._step(msgspec.structs.replace(self._now, kiosk=kiosk), ("kiosk", *fields))

    def set_brand(self, **fields: Any) -> None:
        brand: Brand = msgspec.structs.replace(self._now.brand, **fields)
        self._step(msgspec.structs.replace(self._now, brand=brand), ("brand", *fields))

    # Back and forth

    def undo(self) -> None:
        if self._past:
            self._future.append(self._now)
            self._now, self._last = self._past.pop(), None

    def redo(self) -> None:
        if self._future:
            self._past.append(self._now)
            self._now, self._last = self._future.pop(), None

    def _set_rounds(self, rounds: Sequence[Round]) -> None:
        self._step(msgspec.structs.replace(self._now, rounds=tuple(rounds)), None)

    def _step(self, value: Playlist, what: object) -> None:
        if value == self._now:
            return
        if what is None or what != self._last or not self._past:
            self._past = [*self._past[1 - _MOST_STEPS :], self._now]
        self._future.clear()
        self._now, self._last = value, what
