"""Looks through a pack that is being made for whatever its maker should know."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

import msgspec

from artgames.decks.importing import remarks
from artgames.decks.importing.card_builder import Prepared
from artgames.decks.importing.card_facts import facts_of_row, writes_surnames_first
from artgames.decks.importing.column_names import Role
from artgames.decks.importing.duplicates import near_pairs
from artgames.decks.importing.errors import PackProblem
from artgames.decks.importing.file_names import NameFacts, stem
from artgames.decks.importing.remarks import SMALL_SIDE, Oddity, Remark
from artgames.decks.importing.row_matching import Matching
from artgames.decks.importing.spoilers import gives_away, named_artist, named_year
from artgames.decks.importing.survey import Survey

MOST_ALIKE = 200
"""Pairs that look alike; in a folder of a film's frames there would be thousands."""


def sort_out(done: Sequence[Prepared | PackProblem], named: Container[str]) -> tuple[list[Prepared], list[Remark]]:
    """The pictures that become cards, and a remark for each that does not; of two copies the one that a table names."""
    kept: dict[str, Prepared] = {}
    copies: list[tuple[str, str]] = []
    unread = [Remark(Oddity.UNREADABLE, problem.sentence) for problem in done if isinstance(problem, PackProblem)]
    for one in done:
        if isinstance(one, PackProblem):
            continue
        known = kept.setdefault(one.fingerprint, one)
        if known is not one:
            better, worse = (one, known) if one.file in named and known.file not in named else (known, one)
            kept[one.fingerprint] = better
            copies.append((worse.file, one.fingerprint))
    numbers = {mark: number for number, mark in enumerate(kept, 1)}
    same = [remarks.same(file, kept[mark].file, numbers[mark]) for file, mark in copies]
    return list(kept.values()), unread + same


def check_kept(kept: Sequence[Prepared]) -> tuple[list[Prepared], list[Remark]]:
    """The cards without descriptions that tell too much, and remarks about them."""
    found = [remark for one in kept for remark in _of_card(one)]
    found += _of_dates(kept)
    for pair in near_pairs([one.thumbnail for one in kept])[:MOST_ALIKE]:
        one, other = kept[pair.one].card, kept[pair.other].card
        found.append(remarks.alike(one.title, other.title, (one.id, other.id)))
    return [_discreet(one) for one in kept], found


def others(looked: Survey) -> list[Remark]:
    """Remarks about files that look like pictures and are not read, and about tables that cannot be."""
    unread = [Remark(Oddity.UNREADABLE, sentence) for sentence in looked.problems]
    unread += [Remark(Oddity.NOT_USED, sentence) for sentence in looked.unused]
    return unread + [remarks.other_kind(file) for file in looked.found.others]


def of_table(looked: Survey, matching: Matching, cards: Mapping[str, int]) -> list[Remark]:
    """Remarks about rows without pictures and pictures without rows, as far as they have become cards: `cards` says
    which file has become which."""
    table = looked.table
    if table is None:
        return []

    def what(row: int) -> str:
        cells = [looked.columns.cell(table.rows[row], role) for role in (Role.TITLE, Role.FILE, Role.ACCESSION)]
        return next((cell for cell in cells if cell), next(filter(None, table.rows[row]), "?"))[:80]

    def file(row: int) -> str:
        return looked.columns.cell(table.rows[row], Role.FILE)[:80]

    surname_first = writes_surnames_first([looked.columns.cell(row, Role.ARTIST) for row in table.rows])

    def label(row: int) -> dict[str, Any]:
        told = NameFacts(stem(what(row)))
        return facts_of_row(table.rows[row], looked.columns, told, surname_first=surname_first)

    return [
        *(remarks.no_row(file, cards[file]) for file in matching.pictures_without_row if file in cards),
        *(
            remarks.no_picture(what(row), table.number(row), label(row), file(row))
            for row in matching.rows_without_picture
        ),
        *(remarks.second_row(what(row), table.number(row), label(row)) for row in matching.second_rows),
    ]


def _of_card(one: Prepared) -> list[Remark]:
    card, found = one.card, []
    if max(one.original) < SMALL_SIDE:
        found.append(remarks.small(card.title, *one.original, card.id))
    if artist := named_artist(card.title, card.artist):
        found.append(remarks.names_artist(card.title, artist, card.id))
    elif year := named_year(card.title, card.begun, card.completed):
        found.append(remarks.names_year(card.title, year, card.id))
    if card.sentence and gives_away(card.sentence, card.title, card.artist, card.sitter or ""):
        found.append(remarks.telling_description(card.title, card.id))
    return found


def _of_dates(kept: Sequence[Prepared]) -> list[Remark]:
    if all(one.card.begun is None and not one.card.dated for one in kept):
        return [remarks.no_dates_at_all()]
    missing = [one.card for one in kept if one.card.begun is None]
    return [
        remarks.odd_date(card.title, card.dated, card.id) if card.dated else remarks.no_date(card.title, card.id)
        for card in missing
    ]


def _discreet(one: Prepared) -> Prepared:
    card = one.card
    if card.sentence and gives_away(card.sentence, card.title, card.artist, card.sitter or ""):
        return one._replace(card=msgspec.structs.replace(card, sentence=""))
    return one
