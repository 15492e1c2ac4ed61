"""Who knows the code. Every wrong key is answered alike, and whoever tries too often waits."""

import math

import msgspec

from artgames.engine.words import Sentence
from artgames.phones import phrases
from artgames.phones.codes import opens
from artgames.phones.guard import WrongCodes
from artgames.phones.record import RoomRecord


class Door:
    """Looks at keys."""

    PAUSE = 0.3
    """Seconds until a wrong key is answered."""

    def __init__(self, record: RoomRecord) -> None:
        self._code, self._secret = record.code, record.secret
        self._wrong = WrongCodes()

    def knock(self, device: str, key: str, now: float) -> tuple[bool, Sentence | None]:
        """Whether the key opens, or what to say. The long secret opens at any time; codes that come too often wait."""
        opened = opens(key, self._code, self._secret)
        wait = self._wrong.wait(device, now)
        if wait > 0 and not opens(key, self._secret, self._secret):
            return False, msgspec.structs.replace(phrases.TOO_OFTEN, values={"seconds": math.ceil(wait)})
        if opened:
            self._wrong.forgive(device)
        elif key:
            self._wrong.count(device, now)
        return opened, None if opened else phrases.WRONG_KEY
