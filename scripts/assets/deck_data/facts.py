"""The museum's records and our notes, joined into cards."""

import re
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, Literal

import msgspec

from artgames.decks import Painting
from artgames.decks.catalogue import Tag

FURTHER = 200
COLLECTION = 200
"""So many cards hang: whatever our atelier adds takes the place of a card of the museum."""


class ArtistNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lived: str
    school: str
    name: str = ""
    nationality: str = ""


class CardNote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What we add to a record, and where we say something else than it does."""

    id: int
    object: int
    subject: str
    sentence: str
    tags: tuple[Tag, ...] = ()
    portrait: bool = False
    sitter: str | None = None
    title: str = ""
    artist: str = ""
    nationality: str = ""
    school: str = ""
    medium: str = ""
    height_cm: float | None = None
    width_cm: float | None = None
    crop: tuple[int, int, int, int] | None = None
    shows: Literal["painting", "frame", "section"] = "painting"


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    left_out: dict[str, str]
    retired: dict[str, str]
    makes_room: dict[str, str]
    artists: dict[str, ArtistNote]
    cards: list[CardNote]


class Original(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A masterpiece that a card of ours is painted after, as its museum describes it."""

    id: int
    title: str
    artist: str
    lived: str
    born: int | None = None
    died: int | None = None
    nationality: str
    dated: str
    begun: int
    completed: int
    school: str
    subject: str
    medium: str
    height_cm: float
    width_cm: float
    museum: str
    city: str = ""
    wikidata: str = ""
    tags: tuple[Tag, ...] = ()
    portrait: bool = False
    sitter: str | None = None
    sentence: str


class Originals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[Original]


class Record(msgspec.Struct, frozen=True, rename="camel"):
    """The part of a museum's record that a card needs."""

    object_id: int = msgspec.field(name="objectID")
    title: str
    artist_display_name: str
    artist_nationality: str
    object_date: str
    object_begin_date: int
    object_end_date: int
    medium: str
    dimensions: str
    credit_line: str
    accession_number: str
    wikidata: str = msgspec.field(name="objectWikidata_URL")


class Records(msgspec.Struct, frozen=True):
    objects: list[Record]


def hanging_no_more(notes: Notes, painted: int) -> frozenset[int]:
    """The museum's cards that are not dealt any more, once our atelier has painted so many of its own."""
    hang = len(notes.cards) - len(notes.retired)
    too_many = max(0, painted + hang - COLLECTION)
    return frozenset(map(int, (*notes.retired, *tuple(notes.makes_room)[:too_many])))


def further(cards: Iterable[Painting], painted: Collection[str]) -> tuple[Painting, ...]:
    """Paintings to be fetched. What our atelier has painted by now is so no longer, and the next one of the notes takes
    its place; who fetched it before goes on with it."""
    every = [msgspec.structs.replace(card, retired=card.wikidata in painted) for card in cards]
    hanging = [card.id for card in every if not card.retired][:FURTHER]
    return tuple(card for card in every if card.id <= hanging[-1])


def read_notes(file: Path) -> Notes:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), type=Notes)


def read_originals(file: Path) -> list[Original]:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), type=Originals).cards


def read_aliases(file: Path) -> dict[int, tuple[str, ...]]:
    """Other titles, by the number of the card."""
    return {int(card): tuple(titles) for card, titles in tomllib.loads(file.read_text("utf-8")).items()}


def read_records(file: Path) -> dict[int, Record]:
    records = msgspec.json.decode(file.read_bytes(), type=Records)
    return {record.object_id: record for record in records.objects}


def make_painting(record: Record, note: CardNote, artists: dict[str, ArtistNote], picture: dict[str, Any]) -> Painting:
    """A card out of the record and our note; `picture` says file, width, height and crop."""
    known = facts_of_artist(record, artists) | facts_of_record(record)
    if note.height_cm is not None:
        known["width_cm"] = None  # our size takes the place of the record's, also where only the height is known
    ours = {name: value for name, value in msgspec.structs.asdict(note).items() if value not in ("", None)}
    del ours["object"]
    return Painting(**known | ours | picture, origin="photograph")


def make_homage(original: Original, picture: dict[str, Any]) -> Painting:
    """A card of ours; `picture` says file, width, height and detail."""
    credit = f"Painted for Artgames after {original.artist}, {original.title}, {original.dated}"
    return Painting(**msgspec.structs.asdict(original), credit=credit, origin="homage", **picture)


def facts_of_artist(record: Record, artists: dict[str, ArtistNote]) -> dict[str, Any]:
    artist = artists.get(record.artist_display_name, ArtistNote(lived="", school=""))
    born, died = life_of(artist.lived)
    return {
        "artist": artist.name or record.artist_display_name,
        "lived": artist.lived,
        "born": born,
        "died": died,
        "nationality": artist.nationality or record.artist_nationality,
        "school": artist.school,
    }


def facts_of_record(record: Record) -> dict[str, Any]:
    dated = printed_date(record.object_date)
    begun, completed = years_of(dated) or (record.object_begin_date, record.object_end_date)
    height, width = size_of(record.dimensions) or (None, None)
    return {
        "title": record.title,
        "dated": dated,
        "begun": begun,
        "completed": completed,
        "medium": record.medium,
        "height_cm": height,
        "width_cm": width,
        "museum": "The Metropolitan Museum of Art",
        "city": "New York",
        "credit": record.credit_line,
        "accession": record.accession_number,
        "wikidata": record.wikidata.rpartition("/")[2],
    }


def printed_date(date: str) -> str:
    """The museum's date as our labels print it."""
    plain = re.sub(r"^(dated|datable to) ", "", date).replace("ca.", "c.").replace("(?)", "?")
    return re.sub(r"(\d)-(\d)", r"\1–\2", plain)


def years_of(dated: str) -> tuple[int, int] | None:
    """The years that a printed date names: 1485 and 1486 for "c. 1485/86"; None for "1530s" or "after 1595"."""
    found = re.fullmatch(r"(?:probably |possibly )?(?:c\. )?(\d{3,4})(?:[–/](\d{2,4}))?\??", dated)
    if found is None:
        return None
    first, last = found[1], found[2] or found[1]
    return int(first), int(first[: len(first) - len(last)] + last)


def life_of(lived: str) -> tuple[int | None, int | None]:
    """Years of birth and death in "c. 1525–1569"; an artist of whom only works are known has none."""
    first, _, last = lived.partition("–")
    if "active" in first:
        died = re.fullmatch(r"died (\d{4})(?:/\d\d)?", last)
        return None, int(died[1]) if died else None
    born, died = re.search(r"\d{4}", first), re.search(r"\d{4}", last)
    return int(born[0]) if born else None, int(died[0]) if died and "after" not in last else None


def size_of(dimensions: str) -> tuple[float, float] | None:
    """Height and width in centimetres: the first pair that the record gives, if any."""
    found = re.search(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*cm", dimensions)
    return (float(found[1]), float(found[2])) if found else None
