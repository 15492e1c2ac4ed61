"""Which entry of Wikidata is a painting without a number: found by title, proved by artist, date and museum.

A wrong number would hang another painting. What is not proved is therefore refused, and so is what has a rival.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from artgames.decks.catalogue import Painting
from artgames.decks.originals import problems
from artgames.decks.originals.answers import WIKIDATA, Claims, is_busy, values_of
from artgames.decks.originals.problems import OriginalProblem

MOST_HITS = 15
"""Entries of one title that are looked at: there are films, books and villages called “Summer”."""

MOST_NAMES = 50
"""Entries that Wikidata tells of in one answer."""

YEARS_APART = 5
"""So far the dates of museum and Wikidata may lie apart: both are often estimates."""

_IMAGE, _KIND, _CREATOR, _COLLECTION, _PLACE, _DATE = "P18", "P31", "P170", "P195", "P276", "P571"
_YEAR, _DECADE, _CENTURY = 9, 8, 7
_WORD = re.compile(r"[^\W\d_]+")
_PICTURES = frozenset(
    {"painting", "print", "woodcut", "drawing", "watercolor", "watercolour", "scroll", "folding", "byobu"}
)
_PICTURES_BY_PAGE = frozenset({"miniature", "folio", "illustration", "leaf"})
_MANY = frozenset({"series", "group", "cycle", "pair", "set", "genre", "technique"})
_ARTICLES = frozenset({"a", "das", "der", "die", "i", "l", "la", "le", "s", "the"})
_JOINING = frozenset(
    {"and", "at", "d", "da", "de", "del", "dell", "della", "des", "di", "du", "fur", "in", "of", "von"}
)
_UNNAMED = frozenset({"artist", "own", "foundation", "private", "collection"})
"""Of a place that the label does not name: that cannot agree with anything."""


class Candidate(NamedTuple):
    """An entry that has the title. Kinds, creators and places are entries themselves: their names are asked next."""

    wikidata: str
    kinds: tuple[str, ...]
    creators: tuple[str, ...]
    places: tuple[str, ...]
    dates: tuple[tuple[int, int], ...]  # first and last year of each


class _Hit(msgspec.Struct):
    id: str
    description: str = ""


class _Hits(msgspec.Struct):
    search: list[_Hit] = []
    error: dict[str, Any] = {}


class _Name(msgspec.Struct):
    value: str


class _Entry(msgspec.Struct):
    claims: Claims = {}
    labels: dict[str, _Name] | list[Any] = {}
    aliases: dict[str, list[_Name]] | list[Any] = {}


class _Entries(msgspec.Struct):
    entities: dict[str, _Entry] = {}
    error: dict[str, Any] = {}


Names = Mapping[str, Sequence[str]]
"""What entries are called, in a few languages."""


def read_hits(answer: bytes, card: Painting) -> list[str]:
    """The entries with a title that may be pictures, as far as a line about each tells. Raises OriginalProblem."""
    try:
        read = msgspec.json.decode(answer, type=_Hits)
    except msgspec.MsgspecError:
        raise OriginalProblem(problems.UNREADABLE, host=WIKIDATA) from None
    _check_patience(read.error)
    signs = _PICTURES | _words(card.artist)
    return [hit.id for hit in read.search if not hit.description or _words(hit.description) & signs][:MOST_HITS]


def read_candidates(answer: bytes) -> list[Candidate]:
    """What Wikidata knows of them; an entry without a picture is no help. Raises OriginalProblem."""
    found = _read_entries(answer)
    return [_candidate(number, entry.claims) for number, entry in found.items() if values_of(entry.claims, _IMAGE)]


def read_names(answer: bytes) -> dict[str, list[str]]:
    """What artists, museums and kinds of works are called. Raises OriginalProblem."""
    return {number: _names(entry) for number, entry in _read_entries(answer).items()}


def named_by(candidates: Sequence[Candidate]) -> list[str]:
    """The entries whose names decide."""
    wanted = [number for one in candidates for number in (*one.creators, *one.kinds, *one.places)]
    return list(dict.fromkeys(wanted))[:MOST_NAMES]


def choose(card: Painting, candidates: Sequence[Candidate], names: Names) -> str:
    """The entry that is this painting, beyond doubt. Raises OriginalProblem."""
    pictures = [one for one in candidates if _is_picture(one, names)]
    if not pictures:
        raise OriginalProblem(problems.NO_SUCH_TITLE)
    by_artist = [one for one in pictures if _is_by(card, one, names)]
    if not by_artist:
        raise OriginalProblem(problems.OTHER_ARTIST)
    right = [one for one in by_artist if _agrees(card, one, names)]
    if not right:
        raise OriginalProblem(problems.OTHER_FACTS)
    if len(right) > 1:  # impressions of one print have one date; the museum tells which is ours
        right = [one for one in right if _is_there(card, one, names)]
    if len(right) != 1:
        raise OriginalProblem(problems.SEVERAL)
    return right[0].wikidata


def _is_picture(one: Candidate, names: Names) -> bool:
    kinds = [_words(name) for kind in one.kinds for name in names.get(kind, ())]
    return any(kind & _PICTURES and not kind & _MANY for kind in kinds)


def _is_by(card: Painting, one: Candidate, names: Names) -> bool:
    """Whether one of its artists has a name with all the words of ours: “Ustad Mansur” is Mansur."""
    artist = _words(card.artist)
    return bool(artist) and any(artist <= _words(name) for number in one.creators for name in names.get(number, ()))


def _agrees(card: Painting, one: Candidate, names: Names) -> bool:
    """Date and museum, of which at least one is known on both sides, and neither says otherwise."""
    there = _is_there(card, one, names)
    if there is False and not _is_print(card):
        return False
    then = _is_from_then(card, one)
    return then is not False and (then or bool(there))


def _is_from_then(card: Painting, one: Candidate) -> bool | None:
    if card.begun is None or card.completed is None or not one.dates:
        return None
    first, last = card.begun - YEARS_APART, card.completed + YEARS_APART
    return any(begun <= last and first <= completed for begun, completed in one.dates)


def _is_there(card: Painting, one: Candidate, names: Names) -> bool | None:
    museum = _words(card.museum)
    known = [_words(name) for number in one.places for name in names.get(number, ())]
    if not museum - _UNNAMED or not known:
        return None
    return any(name in (museum, museum | _words(card.city)) for name in known)


def _is_print(card: Painting) -> bool:
    """Of which many museums have an impression."""
    return bool(_words(card.medium) & {"woodblock", "print", "woodcut"})


def _candidate(number: str, claims: Claims) -> Candidate:
    def entries(*properties: str) -> tuple[str, ...]:
        found = [value for name in properties for value in values_of(claims, name) if isinstance(value, dict)]
        return tuple(str(value["id"]) for value in found if value.get("id"))

    dates = tuple(span for value in values_of(claims, _DATE) if (span := _span(value)) is not None)
    return Candidate(number, entries(_KIND), entries(_CREATOR), entries(_COLLECTION, _PLACE), dates)


def _span(value: object) -> tuple[int, int] | None:
    """The years that a date of Wikidata means: “+1830-00-00T00:00:00Z” of precision 8 is the 1830s."""
    if not isinstance(value, dict):
        return None
    found, precision = re.match(r"\+(\d{1,4})-", str(value.get("time"))), value.get("precision")
    if found is None or not isinstance(precision, int):
        return None
    year = int(found[1])
    if precision >= _YEAR:
        return year, year
    if precision == _DECADE:
        return year - year % 10, year - year % 10 + 9
    if precision == _CENTURY:
        first = year - (year - 1) % 100
        return first, first + 99
    return None


def _read_entries(answer: bytes) -> dict[str, _Entry]:
    try:
        read = msgspec.json.decode(answer, type=_Entries)
    except msgspec.MsgspecError:
        raise OriginalProblem(problems.UNREADABLE, host=WIKIDATA) from None
    _check_patience(read.error)
    return read.entities


def _check_patience(error: Mapping[str, Any]) -> None:
    if is_busy(error):
        raise OriginalProblem(problems.BUSY, host=WIKIDATA)


def _names(entry: _Entry) -> list[str]:
    labels = entry.labels.values() if isinstance(entry.labels, dict) else ()
    aliases = entry.aliases.values() if isinstance(entry.aliases, dict) else ()
    return [label.value for label in labels] + [alias.value for some in aliases for alias in some]


def _words(text: str) -> frozenset[str]:
    """Without accents, capitals and small words, in any order: “Hokusai, Katsushika”."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(one))
    return frozenset(_WORD.findall(plain)) - _ARTICLES - _JOINING
