"""Whom to thank for the pictures, and who may use them for what."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from artgames.decks import Painting
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.document import Content, Draw, Of, draw_foot, tr
from artgames.printing.ink import INK, PICTURE_DPI, QUIET, Face, Ink
from artgames.printing.layout import Box, Sheet, columns_of, page_area, parts
from artgames.scene.labels import label_of

_COLUMNS, _GAP, _HEAD = 2, 7.0, 34.0
_LINES = 3
"""Of each painting."""


def credit_pages(content: Content, sheet: Sheet, coarse: Collection[int] = ()) -> tuple[Draw, ...]:
    """The pack's own words first, then every painting with whom it belongs to; `coarse` are marked as less fine than
    the rest."""
    face = Face(6.5)
    area = page_area(sheet)
    block = _LINES * face.line + 1.0
    first = int((area.height - _HEAD) / block) * _COLUMNS
    later = int(area.height / block) * _COLUMNS
    lists = [content.paintings[:first], *parts(content.paintings[first:], later)]
    pages = enumerate(lists, 1)
    return tuple(_page(content, cards, sheet, Of(number, len(lists)), coarse) for number, cards in pages)


def _page(content: Content, cards: Sequence[Painting], sheet: Sheet, at: Of, coarse: Collection[int]) -> Draw:
    def draw(ink: Ink) -> Iterator[None]:
        area = page_area(sheet)
        if at.number == 1:
            _draw_head(ink, area, content, len(coarse))
            area = area._replace(top=area.top + _HEAD, height=area.height - _HEAD)
        _draw_list(ink, area, cards, coarse)
        title = tr(QT_TRANSLATE_NOOP("Paper", "Credits: {deck}")).format(deck=content.title)
        draw_foot(ink, sheet, title, at)
        yield

    return draw


def _draw_head(ink: Ink, area: Box, content: Content, coarse: int) -> None:
    top = area.top + ink.text(
        area, tr(QT_TRANSLATE_NOOP("Paper", "Where the pictures come from")), Face(17, strong=True)
    )
    lines = (
        content.title,
        content.credit,
        tr(QT_TRANSLATE_NOOP("Paper", "Licence: {licence}")).format(licence=content.licence) if content.licence else "",
        tr(QT_TRANSLATE_NOOP("Paper", "* fewer than {dots} dots per inch at this size")).format(dots=PICTURE_DPI)
        if coarse
        else "",
    )
    for number, line in enumerate(lines):
        if line:
            face = Face(10, strong=not number)
            top += ink.text(Box(area.left, top + 1, area.width, 12), line, face, INK if not number else QUIET, most=2)


def _draw_list(ink: Ink, area: Box, cards: Sequence[Painting], coarse: Collection[int]) -> None:
    face, strong = Face(6.5), Face(6.5, strong=True)
    block = _LINES * face.line + 1.0
    rows = int(area.height / block)
    columns = columns_of(area, _COLUMNS, _GAP)
    for place, painting in enumerate(cards):
        column, label = columns[place // rows], label_of(painting)
        box = Box(column.left + 8, column.top + place % rows * block, column.width - 8, block)
        number = painting.printed_id + ("*" if painting.id in coarse else "")
        ink.text(box._replace(left=column.left, width=8), number, strong, QUIET)
        used = ink.text(box, label.line, strong)
        owner = " · ".join(
            part for part in (label.place, painting.credit, painting.accession, painting.licence) if part
        )
        ink.text(box._replace(top=box.top + used), owner, face, QUIET, most=_LINES - 1)
