"""What a pack says of itself while it is on its way: the same whether it was just made or came from somebody else."""

import hashlib
import re
from pathlib import Path
from typing import NamedTuple

import msgspec

from artgames.decks.catalogue import Painting
from artgames.decks.filters import plain
from artgames.decks.importing.image_features import Measured
from artgames.decks.importing.remarks import Remark

FORMAT = 1
MANIFEST = "manifest.json"
SUFFIX = ".artpack"

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LONGEST_SLUG = 48
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
RESERVED = frozenset({"atelier", "met", "more", "homages", "collection", "all", "set"} | _DEVICES)
"""What our own decks are called, and names that no folder may have on Windows."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The list in a pack. Its cards are numbered from 1; whoever adds it gives them numbers of their own."""

    format: int
    slug: str
    title: str
    licence: str
    credit: str
    cards: tuple[Painting, ...]
    origins: dict[str, str] = {}
    """By file of a card, a fingerprint of the picture it was made from: the same picture stays the same card."""


class Made(NamedTuple):
    """A pack that lies in a folder, ready to be added or given away."""

    folder: Path
    manifest: Manifest
    measured: dict[int, Measured]
    remarks: tuple[Remark, ...] = ()


def slug_of(title: str) -> str:
    """A short name for files and commands."""
    words = re.sub(r"[^a-z0-9]+", "-", plain(title)).strip("-")[:LONGEST_SLUG].strip("-")
    if not words:
        words = f"pack-{hashlib.blake2b(title.encode(), digest_size=3).hexdigest()}"
    return f"my-{words}" if words in RESERVED else words
