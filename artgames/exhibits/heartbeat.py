"""What a kiosk's window tells its watcher: that it is well, by the time of a file, and what it shows."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

Shows: TypeAlias = Literal["invitation", "round", "nothing", "fault"]
"""A round means that somebody plays; nothing, that it is closed."""

FAULTS = "ARTGAMES_KIOSK_FAULTS"
"""In the environment of a window: how many windows before it ended by a fault, one after the other."""


WATCHER = "ARTGAMES_KIOSK_WATCHER"
"""In the environment of a window: the process that watches over it."""


class Pulse(msgspec.Struct, frozen=True):
    """What the window shows, and what its technician should see to."""

    shows: Shows = "invitation"
    troubles: tuple[str, ...] = ()


def beat(file: Path, pulse: Pulse, before: Pulse | None) -> None:
    """A full disk takes no new words, but a file that is there can still be touched."""
    with suppress(OSError):
        if pulse != before:
            file.write_bytes(msgspec.json.encode(pulse))
    with suppress(OSError):
        file.touch()


def lay_down(file: Path) -> None:
    """Before a window is started: the file is there, and nobody has touched it yet."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (0, 0))


def is_watched() -> bool:
    """Whether whoever started this window still lives: a watcher may be killed before its window can look."""
    pid = int(os.environ.get(WATCHER) or 0)
    if not pid or sys.platform == "win32":  # where to ask about a process is to end it
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def read_pulse(file: Path) -> Pulse | None:
    """None while there is nothing to be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Pulse)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
