"""Reads what Wikidata and Wikimedia Commons answer. Whatever they send is text from outside."""

import html
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

import msgspec

from artgames.decks.catalogue import LONGEST_TEXT
from artgames.decks.originals import problems
from artgames.decks.originals.hosts import SOURCE
from artgames.decks.originals.problems import OriginalProblem
from artgames.engine.words import one_line

TYPES = frozenset({"image/jpeg", "image/png", "image/webp", "image/tiff"})
"""What Commons shows as a picture of one page; of others it would send a drawing or a first page."""

MOST_ANSWER, MOST_PICTURE = 8_000_000, 30_000_000
"""Bytes; more than any entry, and more than any picture of 1600 pixels has, also one that was saved without loss."""

WIKIDATA = "Wikidata"
_IMAGE, _HEIGHT, _WIDTH = "P18", "P2048", "P2049"
_CENTIMETRES = {"Q174728": 1.0, "Q11573": 100.0, "Q174789": 0.1, "Q218593": 2.54}
_BUSY = frozenset({"ratelimited", "maxlag", "readonly"})
_FREE_KEY = re.compile(r"(pd|cc0|cc-zero|cc-pd)(-|$)", re.IGNORECASE)
_FREE_NAME = re.compile(r"(public domain|pd\b|cc0|cc zero|no restrictions)", re.IGNORECASE)
_TAG = re.compile(r"<[^>]*>")


class Named(NamedTuple):
    """What Wikidata says of a painting: the file of its picture and, where it knows it, its size."""

    file: str
    height_cm: float | None = None
    width_cm: float | None = None


class Offer(NamedTuple):
    """A picture that may be taken, and what a label must say of it."""

    address: str
    licence: str
    credit: str
    page: str
    sha1: str  # of the picture at this address; empty where it is a smaller copy of the file


class _Snak(msgspec.Struct):
    datavalue: dict[str, Any] = {}


class _Claim(msgspec.Struct):
    mainsnak: _Snak
    rank: str = "normal"


Claims: TypeAlias = dict[str, list[_Claim]] | list[Any]
"""What an entry says, by property; an empty list where it says nothing."""


class _Entity(msgspec.Struct):
    claims: Claims = {}


class _Entities(msgspec.Struct):
    entities: dict[str, _Entity]


class _Info(msgspec.Struct):
    url: str
    mime: str
    sha1: str = ""
    thumburl: str = ""
    descriptionurl: str = ""
    extmetadata: dict[str, dict[str, Any]] | list[Any] = {}


class _Page(msgspec.Struct):
    imageinfo: list[_Info] = []


class _Query(msgspec.Struct):
    pages: list[_Page] = []


class _Answer(msgspec.Struct):
    query: _Query = msgspec.field(default_factory=_Query)
    error: dict[str, Any] = {}


def read_entity(answer: bytes) -> Named:
    """The picture that Wikidata names. Raises OriginalProblem."""
    try:
        found = msgspec.json.decode(answer, type=_Entities).entities
    except msgspec.MsgspecError:
        raise OriginalProblem(problems.UNREADABLE, host=WIKIDATA) from None
    claims = next((one.claims for one in found.values()), {})  # an entry that was merged answers under its new name
    files = [value for value in values_of(claims, _IMAGE) if isinstance(value, str) and value.strip()]
    if not files:
        raise OriginalProblem(problems.NO_PICTURE)
    return Named(files[0], _centimetres(claims, _HEIGHT), _centimetres(claims, _WIDTH))


def read_offer(answer: bytes) -> Offer:
    """The picture that Commons offers. Raises OriginalProblem, also where its licence is not free."""
    try:
        read = msgspec.json.decode(answer, type=_Answer)
    except msgspec.MsgspecError:
        raise OriginalProblem(problems.UNREADABLE, host=SOURCE) from None
    if is_busy(read.error):
        raise OriginalProblem(problems.BUSY, host=SOURCE)
    info = next((info for page in read.query.pages for info in page.imageinfo), None)
    if info is None:
        raise OriginalProblem(problems.NOT_ON_COMMONS)
    if info.mime not in TYPES:
        raise OriginalProblem(problems.WRONG_TYPE, type=one_line(info.mime, 40))
    about = {name: _plain(field.get("value")) for name, field in dict(info.extmetadata).items()}
    address = info.thumburl or info.url
    sha1 = info.sha1 if address == info.url else ""
    return Offer(address, _free_licence(about), _credit(about), info.descriptionurl, sha1)


def is_busy(error: Mapping[str, Any]) -> bool:
    """Whether a service asks to come back later, inside an answer that is otherwise in order."""
    return error.get("code") in _BUSY


def values_of(claims: Claims, name: str) -> list[Any]:
    """The values of a claim, those that Wikidata prefers first; what it deprecates is left out."""
    found = claims.get(name, []) if isinstance(claims, dict) else []
    kept = sorted((one for one in found if one.rank != "deprecated"), key=lambda one: one.rank != "preferred")
    return [one.mainsnak.datavalue.get("value") for one in kept]


def _centimetres(claims: Claims, name: str) -> float | None:
    for value in values_of(claims, name):
        with suppress(ValueError, TypeError, KeyError, AttributeError):
            size = float(value["amount"]) * _CENTIMETRES[value["unit"].rpartition("/")[2]]
            if size > 0:
                return size
    return None


def _free_licence(about: dict[str, str]) -> str:
    key, name = about.get("License", ""), about.get("LicenseShortName", "")
    if not key and not name:
        raise OriginalProblem(problems.NO_LICENCE)
    if (key and not _FREE_KEY.match(key)) or (name and not _FREE_NAME.match(name)):
        raise OriginalProblem(problems.NOT_FREE, licence=name or key)
    return "CC0 1.0" if "cc0" in f"{key} {name}".casefold() else "Public domain"


def _credit(about: dict[str, str]) -> str:
    said = about.get("Attribution") or about.get("Credit", "")
    return one_line(f"{said}, via {SOURCE}" if said and len(said) < LONGEST_TEXT - 40 else SOURCE, LONGEST_TEXT)


def _plain(value: object) -> str:
    """Without the markup in which Commons writes."""
    return one_line(" ".join(html.unescape(_TAG.sub(" ", str(value or ""))).split()), LONGEST_TEXT)
