"""Limits for whoever comes through the network: how often, how many, how large."""

from collections import defaultdict, deque

import msgspec

MOST_BYTES = 64 * 1024
MOST_VISITORS = 300


class Limits(msgspec.Struct, frozen=True):
    """How much of anything there may be. Only tests, where all phones are one machine, have others."""

    connections: int = 500
    of_one_device: int = 40
    strangers: int = 150
    """Lines that have shown no key yet. One more, and the oldest of them is put out."""

    rate: float = 20.0
    burst: float = 60.0
    """Messages a second of one line, and how many at once."""

    silence: float = 10.0
    """Seconds after which whoever has connected and asked for nothing is cut off."""

    patience: float = 10.0
    """Seconds a phone may take to read one message."""

    ping: float = 15.0
    """Seconds between the questions whether a phone is still there."""


WRONG_FREE = 5
WRONG_WINDOW = 60.0
SLOWEST = 60.0
QUIET = 600.0
WRONG_BY_ALL = 40
"""So many wrong codes a minute from everyone together: then codes are slow for all, and the QR still is not."""


class Bucket:
    """So many messages a second, with some at once."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, now

    def take(self, now: float) -> bool:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class WrongCodes:
    """Five wrong codes a minute are anybody's slip. After that each one makes the next wait twice as long, until the
    device has been quiet for a while."""

    def __init__(self) -> None:
        self._wrong: dict[str, deque[float]] = defaultdict(deque)
        self._all: deque[float] = deque()
        self._strikes: dict[str, int] = {}
        self._until: dict[str, float] = {}

    def wait(self, device: str, now: float) -> float:
        """How many seconds this device has to wait before its next code is looked at."""
        by_all = self._all[-1] + SLOWEST - now if len(_recent(self._all, now)) > WRONG_BY_ALL else 0.0
        return max(0.0, self._until.get(device, 0.0) - now, by_all)

    def count(self, device: str, now: float) -> None:
        self._forget(now)
        wrong = _recent(self._wrong[device], now)
        wrong.append(now)
        self._all.append(now)
        if len(wrong) >= WRONG_FREE or device in self._strikes:
            strikes = self._strikes[device] = self._strikes.get(device, 0) + 1
            self._until[device] = now + min(SLOWEST, 2.0**strikes)

    def forgive(self, device: str) -> None:
        for kept in (self._wrong, self._strikes, self._until):
            kept.pop(device, None)

    def _forget(self, now: float) -> None:
        for device in [one for one, until in self._until.items() if now - until > QUIET]:
            self.forgive(device)
        for device in [one for one, times in self._wrong.items() if not _recent(times, now)]:
            del self._wrong[device]


def _recent(times: deque[float], now: float) -> deque[float]:
    while times and now - times[0] > WRONG_WINDOW:
        times.popleft()
    return times
