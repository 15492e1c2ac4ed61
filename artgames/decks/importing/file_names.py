"""Names of picture files: what they are compared by, and what they tell of a painting without a table."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from artgames.decks.filters import plain
from artgames.decks.importing.date_parser import read_date

_SUFFIX = re.compile(r"\.(?:jpe?g|jpe|jfif|png|webp|tiff?|bmp|dib|gif|heic|avif|psd)$", re.IGNORECASE)
_CAMERA = re.compile(r"^(?:img|dsc[nf]?|dscf|p|pict|mvimg|pxl|scan|image|photo|foto|bild)[ _-]*\d+", re.IGNORECASE)


class NameFacts(NamedTuple):
    """What a file name tells; empty for what it does not."""

    title: str
    artist: str = ""
    dated: str = ""


def tail(name: str) -> str:
    """The last part of a path of any system, or of an address."""
    return re.split(r"[/\\]", name.strip().split("?")[0])[-1]


def stem(name: str) -> str:
    """The name of a picture without its suffix; a point in “Inv. 12” is none."""
    return _SUFFIX.sub("", tail(name))


class NameKeys(NamedTuple):
    """By what a name is recognised, the surest first."""

    name: str  # with its suffix
    stem: str
    words: str  # without signs and accents


def name_keys(name: str) -> NameKeys:
    bare = stem(name)
    return NameKeys(tail(name).casefold(), bare.casefold(), plain(bare.replace("_", " ")))


def number_key(name: str) -> str:
    """The number that a name begins with, however many noughts stand before it: “001050.jpg” and “1050”, “0full.jpg”
    and “0”; empty where a name begins otherwise, or is longer than a number with a word."""
    found = re.fullmatch(r"0*(\d{1,12})(?:[ _-]?[^\W\d_]+)?", stem(name).strip())
    return found[1] if found else ""


def natural(name: str) -> tuple[tuple[int, str], ...]:
    """A key to sort by: 9.jpg comes before 10.jpg."""
    parts = re.split(r"(\d+)", name.casefold())
    return tuple((int(part), "") if part.isdigit() and len(part) < 30 else (-1, part) for part in parts)


def facts_from_names(files: Sequence[str]) -> list[NameFacts]:
    """What the names of a folder tell: “Monet - Water Lilies (1906).jpg”, “007_the_kiss.png”."""
    parts = [_parts(stem(file)) for file in files]
    return [_told(one, artist_last=_artist_is_last(parts)) for one in parts]


def _parts(name: str) -> list[str]:
    """The pieces between dashes, and a date in brackets or behind a comma as a piece of its own."""
    text = re.sub(r"_{2,}", " - ", name)
    text = re.sub(r"_", " ", text) if " " not in name or "_" in name else text
    if _CAMERA.match(text):
        return [re.sub(r"\s+", " ", text).strip()]
    text = re.sub(r"^\(?\d{1,4}\)?[\s._-]+(?=[^\W\d])", "", text)  # the running number of a list
    dated = re.search(r"[\s,(\[–-]+((?:(?:c|ca|um|vers)\.?\s*)?(?:1\d|20)\d\d(?:[-–/]\d{2,4})?s?\??)[)\]]?$", text)
    if dated and read_date(dated[1]).is_known:
        return [*_split(text[: dated.start()]), f"\0{dated[1]}"]
    return _split(text)


def _split(text: str) -> list[str]:
    pieces = [re.sub(r"\s+", " ", piece).strip(" ,") for piece in re.split(r"\s+[-–—]\s+", text)]
    return [piece for piece in pieces if piece]


def _artist_is_last(names: Iterable[Sequence[str]]) -> bool:
    """Of two pieces, the one that repeats from file to file is the artist; usually it comes first."""
    pairs = [[piece for piece in parts if not piece.startswith("\0")] for parts in names]
    pairs = [pair for pair in pairs if len(pair) == 2]
    first, last = Counter(pair[0] for pair in pairs), Counter(pair[1] for pair in pairs)
    return len(last) < len(first)


def _told(parts: Sequence[str], *, artist_last: bool) -> NameFacts:
    dated = next((piece[1:] for piece in parts if piece.startswith("\0")), "")
    words = [piece for piece in parts if not piece.startswith("\0")]
    if len(words) == 2:
        artist, title = reversed(words) if artist_last else words
        return NameFacts(_capital(title), artist, dated)
    return NameFacts(_capital(" – ".join(words)), "", dated)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
