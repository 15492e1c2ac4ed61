"""What was odd about a folder of pictures: every remark a sentence, in groups that people can read through."""

from collections.abc import Iterable
from enum import Enum
from pathlib import PurePath
from typing import Any, TypeAlias

import msgspec

from artgames.decks.importing.errors import CONTEXT
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

SMALL_SIDE = 300
"""Pixels on the long side; below it a painting is a blur on the wall."""


Label: TypeAlias = dict[str, Any]
"""Fields of a card."""


class Oddity(Enum):
    """The groups of a report, the most important first; the value is the heading."""

    UNREADABLE = QT_TRANSLATE_NOOP("packs", "Could not be read")
    NOT_USED = QT_TRANSLATE_NOOP("packs", "Tables that are not used")
    OTHER_KIND = QT_TRANSLATE_NOOP("packs", "Other types of file")
    SAME = QT_TRANSLATE_NOOP("packs", "The same picture twice")
    ALIKE = QT_TRANSLATE_NOOP("packs", "Nearly the same picture")
    SMALL = QT_TRANSLATE_NOOP("packs", "Small pictures")
    SPOILER = QT_TRANSLATE_NOOP("packs", "Labels that give answers away")
    NO_DATE = QT_TRANSLATE_NOOP("packs", "Without a date")
    ODD_DATE = QT_TRANSLATE_NOOP("packs", "Dates that were not understood")
    NO_ROW = QT_TRANSLATE_NOOP("packs", "Pictures not in the table")
    NO_PICTURE = QT_TRANSLATE_NOOP("packs", "Table rows without a picture")
    SECOND_ROW = QT_TRANSLATE_NOOP("packs", "More than one row for a picture")


class Remark(msgspec.Struct, frozen=True):
    """One sentence of a report, and the cards it is about."""

    kind: Oddity
    sentence: Sentence
    cards: tuple[int, ...] = ()
    label: Label = {}
    """What a row that is left over would say on a card: somebody may know which picture it belongs to."""


def grouped(remarks: Iterable[Remark]) -> dict[Oddity, list[Remark]]:
    """The remarks by kind, in the order of the kinds."""
    found: dict[Oddity, list[Remark]] = {kind: [] for kind in Oddity}
    for remark in remarks:
        found[remark.kind].append(remark)
    return {kind: some for kind, some in found.items() if some}


def _remark(kind: Oddity, text: str, /, *cards: int, **values: int | str) -> Remark:
    return Remark(kind, Sentence(CONTEXT, text, values), cards)


def other_kind(file: str) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "“{file}” is a type that cannot be read ({kind}); save it as JPEG or PNG.")
    return _remark(Oddity.OTHER_KIND, text, file=file, kind=PurePath(file).suffix[1:].upper())


def same(file: str, other: str, card: int) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "“{file}” is the same file as “{other}”, so it is used only once.")
    return _remark(Oddity.SAME, text, card, file=file, other=other)


def alike(one: str, other: str, cards: tuple[int, int]) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "“{one}” and “{other}” look nearly the same.")
    return _remark(Oddity.ALIKE, text, *cards, one=one, other=other)


def small(title: str, width: int, height: int, card: int) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "“{title}” is only {width} × {height} pixels and will look blurry.")
    return _remark(Oddity.SMALL, text, card, title=title, width=width, height=height)


def names_artist(title: str, artist: str, card: int) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "“{title}” gives away the artist, {artist}.")
    return _remark(Oddity.SPOILER, text, card, title=title, artist=artist)


def names_year(title: str, year: str, card: int) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "“{title}” gives away the year, {year}.")
    return _remark(Oddity.SPOILER, text, card, title=title, year=year)


def telling_description(title: str, card: int) -> Remark:
    text = QT_TRANSLATE_NOOP(
        "packs", "The description of “{title}” gives away the title, artist or date, so it is not used."
    )
    return _remark(Oddity.SPOILER, text, card, title=title)


def no_date(title: str, card: int) -> Remark:
    return _remark(Oddity.NO_DATE, QT_TRANSLATE_NOOP("packs", "“{title}” has no date."), card, title=title)


def no_dates_at_all() -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "No picture has a date, so games that ask for dates cannot use them.")
    return _remark(Oddity.NO_DATE, text)


def odd_date(title: str, date: str, card: int) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "The date of “{title}” was not understood: “{date}”.")
    return _remark(Oddity.ODD_DATE, text, card, title=title, date=date)


def no_row(file: str, card: int) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "“{file}” is not in the table; its file name is used as the title.")
    return _remark(Oddity.NO_ROW, text, card, file=file)


def no_picture(what: str, line: int, label: Label, file: str = "") -> Remark:
    """`file` is the picture that the row names."""
    text = QT_TRANSLATE_NOOP("packs", "No picture was found for “{what}” (row {line}); the row names no file.")
    if file:
        text = QT_TRANSLATE_NOOP(
            "packs", "No picture was found for “{what}” (row {line}): there is no “{file}” in the folder."
        )
    values: dict[str, int | str] = {"what": what, "line": line, **({"file": file} if file else {})}
    return Remark(Oddity.NO_PICTURE, Sentence(CONTEXT, text, values), label=label)


def second_row(what: str, line: int, label: Label) -> Remark:
    text = QT_TRANSLATE_NOOP("packs", "Row {line} (“{what}”) names a picture that another row already covers.")
    return Remark(Oddity.SECOND_ROW, Sentence(CONTEXT, text, {"what": what, "line": line}), label=label)
