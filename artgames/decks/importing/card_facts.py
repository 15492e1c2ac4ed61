"""Turns a row of a table, or the name of a file, into what is printed on a card."""

import re
from collections.abc import Sequence
from typing import Any

from artgames.decks.filters import plain
from artgames.decks.importing.column_guess import IN_WORDS, Columns, is_reference
from artgames.decks.importing.column_names import Role
from artgames.decks.importing.date_parser import EARLIEST, LATEST, Dated, read_date
from artgames.decks.importing.file_names import NameFacts
from artgames.decks.importing.size_parser import Size, read_length, read_size

LONGEST = 300
"""Signs of a text on a card."""

_PLAIN_TEXTS = {
    "nationality": Role.NATIONALITY,
    "school": Role.SCHOOL,
    "subject": Role.SUBJECT,
    "medium": Role.MEDIUM,
    "museum": Role.MUSEUM,
    "city": Role.CITY,
    "credit": Role.CREDIT,
    "accession": Role.ACCESSION,
    "lived": Role.LIVED,
    "sentence": Role.SENTENCE,
}
_YES = frozenset(
    ["yes", "y", "true", "1", "x", "ja", "j", "wahr", "oui", "o", "vrai", "si", "s", "vero", "sim", "verdadero"]
)
_PORTRAIT = re.compile(
    r"\b(?:self )?(?:portrait|portrat|portraet|bildnis|selbstbildnis|selbstportrat|autoportrait|ritratto|autoritratto|"
    r"retrato|autorretrato)\b"
)
_ACTIVE = re.compile(r"\b(?:active|tätig|actif|attivo|attiva|activo|activa)\b", re.IGNORECASE)
_ARTIST_NOTE = re.compile(r"^(?P<name>[^()]+?)\s*\((?P<note>[^()]*\d{4}[^()]*)\)$")


def facts_of_row(row: Sequence[str], columns: Columns, told: NameFacts, *, surname_first: bool) -> dict[str, Any]:
    """The fields of a card; what the row does not say is taken from the name of its file."""
    texts = {field: _said(columns.cell(row, role), role) for field, role in _PLAIN_TEXTS.items()}
    facts: dict[str, Any] = {field: text for field, text in texts.items() if text}
    facts["title"] = tidy(columns.cell(row, Role.TITLE)) or told.title
    facts |= _artist(_said(columns.cell(row, Role.ARTIST), Role.ARTIST) or told.artist, surname_first=surname_first)
    facts |= life_of(columns.cell(row, Role.BORN), columns.cell(row, Role.DIED), facts.get("lived", ""))
    facts |= _when(row, columns, told)
    facts |= _portrait(row, columns, facts)
    facts |= _size(row, columns)
    wikidata = re.search(r"Q\d{1,12}\b", columns.cell(row, Role.WIKIDATA))
    return facts | ({"wikidata": wikidata[0]} if wikidata else {})


def _said(cell: str, role: Role) -> str:
    """What a cell says; an id or an address is nobody's name."""
    return "" if role in IN_WORDS and is_reference(cell) else tidy(cell)


def facts_of_name(told: NameFacts) -> dict[str, Any]:
    """What the name of a file alone tells."""
    facts: dict[str, Any] = {"title": tidy(told.title) or "?"}
    if told.artist:
        facts["artist"] = tidy(told.artist)
    if told.dated:
        facts |= _dated(read_date(told.dated))
    return facts | ({"portrait": True} if _PORTRAIT.search(plain(told.title)) else {})


def turned_to_fit(facts: dict[str, Any], width: int, height: int) -> dict[str, Any]:
    """Some write width before height: where only that fits the picture's shape, both change places."""
    high, wide = facts.get("height_cm"), facts.get("width_cm")
    if not high or not wide or not 0.8 < (wide / high) * (width / height) < 1.25 or 0.87 < wide / high < 1.15:
        return facts
    return facts | {"height_cm": wide, "width_cm": high}


def writes_surnames_first(artists: Sequence[str]) -> bool:
    """Whether most names of a column are written “Vermeer, Johannes”."""
    names = [name for name in artists if name]
    return sum(_is_turned(name) for name in names) > 0.6 * len(names)


def tidy(text: str) -> str:
    """One line without signs that cannot be printed, and not too long for a label."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text[: 4 * LONGEST])
    line = re.sub(r"\s+", " ", printable).strip()
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1].rstrip()}…"


def _artist(name: str, *, surname_first: bool) -> dict[str, Any]:
    """“Monet, Claude (French, 1840–1926)” becomes a name, dates and a nationality."""
    note = _ARTIST_NOTE.match(name)
    facts: dict[str, Any] = {}
    if note:
        name = note["name"]
        before, _, dates = note["note"].rpartition(",")
        facts["lived"] = tidy(dates)
        if before and not re.search(r"\d", before):
            facts["nationality"] = tidy(before)
    if surname_first and _is_turned(name):
        surname, _, forename = name.partition(",")
        name = f"{forename.strip()} {surname.strip()}"
    return facts | ({"artist": name} if name else {})


def _is_turned(name: str) -> bool:
    surname, comma, forename = _ARTIST_NOTE.sub(r"\g<name>", name).partition(",")
    return bool(comma) and forename.strip()[:1].isupper() and "," not in forename and len(surname.split()) <= 3


def life_of(born: str, died: str, lived: str) -> dict[str, Any]:
    """When an artist lived, in numbers as far as they are known."""
    known = "" if _ACTIVE.search(lived) else lived
    first, _, last = known.partition("–") if "–" in known else known.partition("-")
    years = {"born": _year(born) or _year(first), "died": _year(died) or _year(last)}
    facts: dict[str, Any] = {name: year for name, year in years.items() if year is not None}
    if not lived and len(facts) == 2:
        facts["lived"] = f"{facts['born']}–{facts['died']}"
    return facts


def _year(text: str) -> int | None:
    found = re.search(r"\b\d{3,4}\b", text)
    return int(found[0]) if found else None


def _when(row: Sequence[str], columns: Columns, told: NameFacts) -> dict[str, Any]:
    """By the label's date; years in columns of their own are more exact than what its words leave open."""
    dated = read_date(columns.cell(row, Role.DATED) or told.dated)
    begun, completed = (_whole(columns.cell(row, role)) for role in (Role.BEGUN, Role.COMPLETED))
    begun, completed = begun if begun is not None else completed, completed if completed is not None else begun
    if begun is None or completed is None or not EARLIEST <= begun <= completed <= LATEST:
        return _dated(dated)
    years = f"{begun}" if begun == completed else f"{begun}–{completed}"
    return _dated(Dated(begun, completed, dated.label or years))


def _whole(text: str) -> int | None:
    found = re.fullmatch(r"(-?\d{1,4})(?:\.0+)?", text.strip())
    return int(found[1]) if found else None


def _dated(dated: Dated) -> dict[str, Any]:
    facts: dict[str, Any] = {"dated": tidy(dated.label)} if dated.label else {}
    return facts | ({"begun": dated.begun, "completed": dated.completed} if dated.is_known else {})


def _portrait(row: Sequence[str], columns: Columns, facts: dict[str, Any]) -> dict[str, Any]:
    sitter = tidy(columns.cell(row, Role.SITTER))
    said = plain(columns.cell(row, Role.PORTRAIT))
    told = _PORTRAIT.search(plain(facts.get("subject", ""))) or _PORTRAIT.match(plain(facts["title"]))
    is_portrait = said in _YES if said else bool(sitter or told)
    return ({"portrait": True} if is_portrait else {}) | ({"sitter": sitter} if sitter and is_portrait else {})


def _size(row: Sequence[str], columns: Columns) -> dict[str, Any]:
    height, width = (read_length(columns.cell(row, role)) for role in (Role.HEIGHT, Role.WIDTH))
    size = Size(height, width) if height and width else read_size(columns.cell(row, Role.SIZE))
    return {"height_cm": size.height, "width_cm": size.width} if size else {}
