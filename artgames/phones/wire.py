"""What phones say, one JSON object a message. Anything else is no message of ours, and its sender is cut off."""

from typing import Any, Protocol, TypeAlias

import msgspec

from artgames.engine.choices import snake_case
from artgames.phones.messages import RemoteKey

GONE = 1001
"""The table closes: the phone waits and tries again."""

REFUSED = 1008
"""No phone of ours behaves like that."""

ELSEWHERE = 4001
"""The same seat was opened in another tab or on another phone: this one does not come back by itself."""

REMOVED = 4002
"""The host has taken the seat back."""


class Said(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """Base of everything a phone can say."""


class Hello(Said, frozen=True):
    """The first message: a seat's token, and the code or secret of the door."""

    token: str = ""
    key: str = ""


class Sit(Said, frozen=True):
    seat: int


class Join(Said, frozen=True):
    """To have a seat of one's own at a table that is being laid."""

    name: str = ""
    face: str = ""


class Visit(Said, frozen=True):
    """To watch and vote, without a seat; by a name where the table asks for one."""

    name: str = ""
    face: str = ""


class Wish(Said, frozen=True):
    """To be called otherwise."""

    name: str


class Answer(Said, frozen=True):
    question: int
    way: int
    answers: dict[str, Any]


class Begun(Said, frozen=True):
    """A half-written answer, to be kept."""

    asked: str
    way: int
    answers: dict[str, Any]
    at: float = 0.0


class Press(Said, frozen=True):
    """A key of the host's remote."""

    key: RemoteKey


class Leave(Said, frozen=True):
    """The seat is free again."""


AnySaid: TypeAlias = Hello | Sit | Join | Visit | Wish | Answer | Begun | Press | Leave
decode = msgspec.json.Decoder(AnySaid).decode


def encode(told: dict[str, Any]) -> str:
    return msgspec.json.encode(told).decode()


class Line(Protocol):
    """A connected phone, as the room knows it."""

    @property
    def device(self) -> str:
        """Where it speaks from."""

    def send(self, kind: str, text: str) -> None:
        """Never waits. Of messages of one kind that were not sent yet only the newest is."""

    def close(self, code: int, say: str = "") -> None: ...
