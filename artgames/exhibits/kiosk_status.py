"""How a kiosk is doing, in a small file that its watcher writes and a technician reads."""

from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

import msgspec

from artgames.exhibits.heartbeat import Shows
from artgames.safe_files import write_whole

NAME = "kiosk-status.json"

SHOWN = {
    "invitation": "waiting for visitors",
    "round": "somebody plays",
    "nothing": "closed: the screen is dark",
    "fault": "a fault card: read what it says",
}

FRESH = timedelta(seconds=30)
"""A watcher writes more often than this; what is older was left behind by one that is gone."""


class KioskStatus(msgspec.Struct, frozen=True, kw_only=True):
    """The last that was known."""

    exhibit: str
    written: datetime
    window: int
    """The process of the window; 0 after a fault, until the next one has stood for a while."""

    since: datetime
    """When this window was started."""

    starts: int = 1
    faults: int = 0
    """How often a window ended by a fault since the watcher was started."""

    memory_mb: int | None = None
    last: str = ""
    """The last line of the log."""

    shows: Shows | None = None
    troubles: tuple[str, ...] = ()
    ended: bool = False


def write_status(file: Path, status: KioskStatus) -> None:
    """A disk that takes nothing must not stop a kiosk."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.format(msgspec.json.encode(status), indent=1) + b"\n")


def read_status(file: Path) -> KioskStatus | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=KioskStatus)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def is_well(status: KioskStatus | None, now: datetime) -> bool:
    """Whether a window stands, and stays, and shows what it should."""
    return status is not None and _is_watched(status, now) and status.window > 0 and status.shows != "fault"


def _is_watched(status: KioskStatus, now: datetime) -> bool:
    return not status.ended and now - status.written <= FRESH


def in_words(status: KioskStatus | None, now: datetime) -> list[str]:
    """For the command line, a line each."""
    if status is None:
        return ["no kiosk has run here"]
    if status.ended:
        return [f"{status.exhibit}: ended at {_at(status.written)}", f"last: {status.last}"]
    if not _is_watched(status, now):
        return [f"{status.exhibit}: not running; last seen at {_at(status.written)}", f"last: {status.last}"]
    if not status.window:
        return [f"{status.exhibit}: the window ends by a fault; {_counted(status)}", f"last: {status.last}"]
    memory = f", {status.memory_mb} MB" if status.memory_mb is not None else ""
    return [
        f"{status.exhibit}: running since {_at(status.since)} (process {status.window}{memory})",
        *([f"on the screen: {SHOWN[status.shows]}"] if status.shows is not None else []),
        _counted(status),
        *(f"attention: {trouble}" for trouble in status.troubles),
        f"last: {status.last}",
    ]


def _counted(status: KioskStatus) -> str:
    return f"starts: {status.starts}, after a fault: {status.faults}"


def _at(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M:%S}"
