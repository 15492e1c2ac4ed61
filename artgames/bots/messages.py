"""What travels between a table and the process in which its bots think: a line of JSON for each message."""

from collections.abc import Iterator
from typing import Any

import msgspec

from artgames.decks.catalogue import Painting
from artgames.decks.similarity import Table
from artgames.engine.api import Seat
from artgames.engine.codec import Save
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence

_END = b"\n"


class Brief(msgspec.Struct, frozen=True, tag=True):
    """Which bots are wanted: all that they are made from."""

    game: str
    levels: dict[Seat, str]
    patience: int
    cards: dict[int, Painting]
    """The cards in the box of the match; nobody meets others."""

    likeness: Table


class Question(msgspec.Struct, frozen=True, tag=True):
    """Which bot is asked, in which match; there it is given what its seat has seen, and no more."""

    number: int
    seat: Seat
    save: Save
    rng: Rng


class Hurry(msgspec.Struct, frozen=True, tag=True):
    """The question of this number has waited long enough: the best answer found so far is wanted now."""

    number: int


class Answer(msgspec.Struct, frozen=True):
    """To the question of this number; without an action, what went wrong."""

    number: int
    action: dict[str, Any] | None = None
    why: Sentence | None = None
    fault: str = ""


_REQUESTS = msgspec.json.Decoder(Brief | Question | Hurry)
_ANSWERS = msgspec.json.Decoder(Answer)


def packed(message: Brief | Question | Hurry | Answer) -> bytes:
    return msgspec.json.encode(message) + _END


def read_request(line: bytes) -> Brief | Question | Hurry:
    request: Brief | Question | Hurry = _REQUESTS.decode(line)
    return request


def answers_in(received: bytearray) -> Iterator[Answer]:
    """Those that are complete; they are taken out of what was received."""
    while (end := received.find(_END)) >= 0:
        line = bytes(received[:end])
        del received[: end + 1]
        yield _ANSWERS.decode(line)
