"""What is kept of the phones' room, so that after a restart the same address, code and tokens work."""

import os
from pathlib import Path
from typing import Any

import msgspec

from artgames.engine.api import Seat
from artgames.phones.codes import new_code, new_secret
from artgames.safe_files import ONLY_MINE_FILE, write_whole

PORTS = (8123, 8787)
"""The port that is offered first, and the second one for networks that block it."""

LARGEST_RECORD = 4 * 1024 * 1024
CLASS_LASTS = 3600.0
"""Seconds. A class that a crash has cut off goes on within this time; later its names and points are forgotten."""


class Draft(msgspec.Struct, frozen=True):
    """A half-written answer: which choice, and what was said so far to its fields, in the words of the rules."""

    asked: str
    """A fingerprint of the choices it was begun for."""

    way: int
    answers: dict[str, Any]
    at: float = 0.0


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat that has a phone: only the token's digest is kept."""

    seat: Seat
    token: str
    draft: Draft | None = None
    remote: bool = False


class Vote(msgspec.Struct, frozen=True):
    visitor: str
    numbers: tuple[int, ...]


class Pupil(msgspec.Struct, frozen=True):
    """Somebody in the audience who has said who they are."""

    visitor: str
    name: str
    face: str = ""
    points: int = 0


class RoomRecord(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    code: str
    secret: str
    port: int = PORTS[0]
    address: str = ""
    """Where phones found it last."""

    seats: tuple[SeatRecord, ...] = ()
    visitors: tuple[str, ...] = ()
    votes: tuple[Vote, ...] = ()
    voted_on: str = ""
    """The fingerprint of what these votes are about."""

    pupils: tuple[Pupil, ...] = ()
    """Visitors with a name, as long as the class is here."""

    lesson: str = ""
    """Which class they are."""

    class_seen: float = 0.0
    """When something of it was last written down."""

    table: str = ""
    """Which match these seats belong to."""

    names: tuple[tuple[Seat, str], ...] = ()
    """Who sat where, so that phones find their people at another table."""

    locked: bool = False
    free_names: bool = True

    def without_past_class(self, now: float) -> "RoomRecord":
        """The same, without names that a crash has left behind too long ago."""
        if not self.pupils or 0 <= now - self.class_seen <= CLASS_LASTS:
            return self
        return msgspec.structs.replace(self, pupils=(), lesson="")

    def without_person(self, name: str) -> "RoomRecord":
        """The same, without anybody of this name, their seat's phone and what they have begun to write."""
        gone = {seat for seat, called in self.names if called == name}
        return msgspec.structs.replace(
            self,
            seats=tuple(one for one in self.seats if one.seat not in gone),
            names=tuple(one for one in self.names if one[0] not in gone),
            pupils=tuple(one for one in self.pupils if one.name != name),
        )


def forget_person(folder: Path, name: str) -> None:
    """In every room that is kept there. Raises OSError."""
    for file in folder.glob("*phones.json"):
        record = load(file)
        if record is not None and record.without_person(name) != record:
            save(record.without_person(name), file)


def new_record(port: int = PORTS[0]) -> RoomRecord:
    return RoomRecord(code=new_code(), secret=new_secret(), port=port)


def save(record: RoomRecord, path: Path) -> None:
    """For the owner's eyes alone: it holds the secret of the door. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, msgspec.json.encode(record))
    os.chmod(path, ONLY_MINE_FILE)  # noqa: PTH101 - the same on a system without these rights


def load(path: Path) -> RoomRecord | None:
    """None where there is none, or where it cannot be read: then a new room is opened."""
    try:
        content = path.read_bytes()
        return msgspec.json.decode(content, type=RoomRecord) if len(content) <= LARGEST_RECORD else None
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None
