"""Who may leave a kiosk: a PIN that is kept hashed, and patience with those who try."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from time import monotonic

_TURNS = 120_000
_SHAPE = re.compile(r"\d{4,8}")
LONGEST_DELAY = 300.0
FREE_TRIES = 2
"""So many slips cost nothing."""


NOBODY = "-"
"""Stands for a PIN that is not known: it is asked for, and none opens."""


def is_pin(text: str) -> bool:
    """Four to eight digits: what a pad on the screen can take."""
    return _SHAPE.fullmatch(text) is not None


def hashed(pin: str) -> str:
    """How a PIN stands in the file."""
    salt = secrets.token_hex(8)
    return f"pbkdf2-sha256:{_TURNS}:{salt}:{_digest(pin, salt, _TURNS)}"


def opens(pin: str, kept: str) -> bool:
    """Whether this is the PIN of the file. A value that was written by hand opens for nobody."""
    parts = kept.split(":")
    if len(parts) != 4 or parts[0] != "pbkdf2-sha256" or not parts[1].isdigit():
        return False
    return hmac.compare_digest(_digest(pin, parts[2], max(1, min(int(parts[1]), 10_000_000))), parts[3])


def _digest(pin: str, salt: str, turns: int) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), turns).hex()


class PinLock:
    """Lets a PIN be tried; after a few slips only ever more slowly."""

    def __init__(self, kept: str, now: Callable[[], float] = monotonic) -> None:
        self._kept, self._now = kept, now
        self._slips = 0
        self._closed_until = 0.0

    @property
    def needs_pin(self) -> bool:
        return bool(self._kept)

    def wait(self) -> float:
        """Seconds until the next attempt counts."""
        return max(0.0, self._closed_until - self._now())

    def try_pin(self, pin: str) -> bool:
        """Whether the door opens. While one has to wait nothing is looked at."""
        if self.wait() > 0:
            return False
        if not self.needs_pin or opens(pin, self._kept):
            self._slips = 0
            return True
        self._slips += 1
        if self._slips > FREE_TRIES:
            delay = 5.0 * 2.0 ** (self._slips - FREE_TRIES - 1)
            self._closed_until = self._now() + min(LONGEST_DELAY, delay)
        return False
