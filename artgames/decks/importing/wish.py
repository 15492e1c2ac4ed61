"""What whoever makes a pack says about it. It is filled in before anything heavy is loaded."""

from typing import NamedTuple


class Wish(NamedTuple):
    title: str
    licence: str = ""
    credit: str = ""
