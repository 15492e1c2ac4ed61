"""The catalogue on paper: every painting small, with its label and the sentence to remember it by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from artgames.decks import Painting
from artgames.engine.words import QT_TRANSLATE_NOOP, filled
from artgames.printing.credits import credit_pages
from artgames.printing.document import Content, Document, Draw, Of, draw_foot, label_lines, tr
from artgames.printing.ink import HAIR, QUIET, Face, Ink
from artgames.printing.layout import PAPERS, Box, PaperName, Sheet, Stroke, columns_of, page_area, parts, rows_of

_COLUMNS, _ROWS, _GAP = 2, 6, 8.0
_PICTURE = 34.0
_HEAD = 16.0


def booklet_document(content: Content, paper: PaperName) -> Document:
    sheet = PAPERS[paper]
    lists = parts(content.paintings, _COLUMNS * _ROWS)
    pages = tuple(_page(content, cards, sheet, Of(number, len(lists))) for number, cards in enumerate(lists, 1))
    title = tr(QT_TRANSLATE_NOOP("Paper", "Catalogue: {deck}")).format(deck=content.title)
    return Document(title, paper, (*pages, *credit_pages(content, sheet)))


def _page(content: Content, cards: Sequence[Painting], sheet: Sheet, at: Of) -> Draw:
    def draw(ink: Ink) -> Iterator[None]:
        area = page_area(sheet)
        _draw_head(ink, area, content)
        draw_foot(ink, sheet, content.title, at)
        body = area._replace(top=area.top + _HEAD, height=area.height - _HEAD)
        columns = [rows_of(column, _ROWS, 4.0) for column in columns_of(body, _COLUMNS, _GAP)]
        for place, painting in enumerate(cards):
            row, column = divmod(place, _COLUMNS)
            _draw_entry(ink, columns[column][row], content, painting)
            yield

    return draw


def _draw_head(ink: Ink, area: Box, content: Content) -> None:
    face = Face(15, strong=True)
    ink.text(area._replace(height=face.line), content.title, face)
    count = filled(tr(QT_TRANSLATE_NOOP("Paper", "{count:# painting|# paintings}")), count=len(content.paintings))
    ink.text(area._replace(top=area.top + face.line, height=6), count, Face(9), QUIET)
    below = area.top + _HEAD - 3.0
    ink.line(Stroke(area.left, below, area.right, below), HAIR, 0.2)


def _draw_entry(ink: Ink, box: Box, content: Content, painting: Painting) -> None:
    _, _, wide, high = painting.shown
    room = Box(box.left, box.top, _PICTURE, box.height)
    picture = room.fitted(wide, high)._replace(top=box.top)  # all begin at the same height
    ink.picture(picture, content.find, painting)
    ink.frame(picture, HAIR, 0.1)
    words = Box(box.left + _PICTURE + 4, box.top, box.width - _PICTURE - 4, box.height)
    number = Face(8, strong=True, digits=True)
    top = words.top + ink.text(words, painting.printed_id, number, QUIET)
    who, where = label_lines(painting)
    for text, face, most, colour in (
        (painting.title, Face(10.5, title=True), 2, ""),
        (who, Face(8.5, strong=True), 2, ""),
        (painting.sentence, Face(8), 4, ""),
        (where, Face(7), 3, QUIET),
    ):
        if text and words.bottom - top >= face.line:
            room = words._replace(top=top, height=words.bottom - top)
            top += ink.text(room, text, face, colour or "#1B1A19", most=most) + 0.5
