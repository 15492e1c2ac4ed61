"""Everybody who has a phone here, as the record knows them: at seats, in the audience, in a class."""

from __future__ import annotations

from typing import NamedTuple

from artgames.phones.audience import Audience
from artgames.phones.pupils import Pupils
from artgames.phones.record import RoomRecord
from artgames.phones.seating import Seating


class People(NamedTuple):
    """Shared by all parts of the room."""

    seating: Seating
    audience: Audience
    pupils: Pupils

    @classmethod
    def of(cls, record: RoomRecord) -> People:
        return cls(
            Seating(record.seats),
            Audience(record.visitors, record.votes, record.voted_on),
            Pupils(record.pupils, record.lesson),
        )
