"""Paintings for phones: small, and under addresses that tell nothing.

An address is made by chance for one seat and one painting. It works as long as that seat may see the painting; when
it is seen again later, it has another one.
"""

import io
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import Image

from artgames.engine.api import Seat

Size: TypeAlias = Literal["small", "large"]
LONGEST_SIDE: dict[Size, int] = {"small": 420, "large": 1200}
QUALITY = 78

Draw: TypeAlias = Callable[[int, Size], bytes]
"""A card of the deck as a JPEG of that size."""

Crop: TypeAlias = tuple[int, int, int, int] | None


def small_picture(file: Path, crop: Crop, size: Size) -> bytes:
    """A painting as a JPEG without anything but its pixels: no title, no date, no name is in it."""
    side = LONGEST_SIDE[size]
    with Image.open(file) as opened:
        if crop is None:
            opened.draft("RGB", (side, side))  # JPEGs are read at an eighth of their size where that will do
        picture = opened.convert("RGB")
    if crop is not None:
        left, top, width, height = crop
        picture = picture.crop((left, top, left + width, top + height))
    picture.thumbnail((side, side))
    written = io.BytesIO()
    picture.save(written, "JPEG", quality=QUALITY)
    return written.getvalue()


class Shelf:
    """Pictures that were drawn once, for all seats; the small ones stay, of the large ones the last few."""

    MOST_LARGE = 60

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._small: dict[int, bytes] = {}
        self._large: dict[int, bytes] = {}

    def get(self, card: int, size: Size) -> bytes:
        shelf = self._small if size == "small" else self._large
        if card not in shelf:
            shelf[card] = self._draw(card, size)
        if len(self._large) > self.MOST_LARGE:
            self._large.pop(next(iter(self._large)))
        return shelf[card]


class Addresses:
    """Which seat sees which painting under which address."""

    def __init__(self) -> None:
        self._cards: dict[str, tuple[Seat, int]] = {}
        self._of_seat: dict[Seat, dict[int, str]] = {}

    def show(self, seat: Seat, cards: Iterable[int]) -> dict[int, str]:
        """The addresses of all that this seat sees now. Those of anything else are forgotten."""
        before, wanted = self._of_seat.get(seat, {}), dict.fromkeys(cards)
        for card, address in before.items():
            if card not in wanted:
                del self._cards[address]
        now = {card: before.get(card) or secrets.token_urlsafe(16) for card in wanted}
        self._of_seat[seat] = now
        self._cards.update({address: (seat, card) for card, address in now.items()})
        return now

    def forget(self, seat: Seat) -> None:
        """All anew: whoever had this seat before keeps no address of it."""
        self.show(seat, ())

    def card(self, address: str) -> int | None:
        found = self._cards.get(address)
        return None if found is None else found[1]

    def card_of(self, seat: Seat, address: str) -> int | None:
        """The painting that this seat means by an address; another seat's address is none."""
        owner, card = self._cards.get(address, (None, None))
        return card if owner == seat else None
