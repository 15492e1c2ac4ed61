"""Sheets for a class: a line for each painting to be filled in, and the key on a page of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from artgames.decks import Painting
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.document import Content, Document, Draw, Of, draw_foot, tr
from artgames.printing.ink import HAIR, INK, QUIET, Face, Ink
from artgames.printing.layout import PAPERS, Box, PaperName, Sheet, Stroke, page_area, parts, rows_of
from artgames.scene.labels import label_of

_LINES, _LINES_WITH_PICTURES, _KEYS = 18, 11, 40
_HEAD, _HEADINGS = 22.0, 8.0
_NUMBER, _PICTURE = 9.0, 26.0

_COLUMNS = (
    (QT_TRANSLATE_NOOP("Paper", "Title"), 0.42),
    (QT_TRANSLATE_NOOP("Paper", "Artist"), 0.36),
    (QT_TRANSLATE_NOOP("Paper", "Date"), 0.22),
)
"""What is asked for, and its share of the width."""

Numbered = tuple[int, Painting]


def answer_document(content: Content, paper: PaperName, *, pictures: bool = False) -> Document:
    """`pictures`: each line shows its painting, for work at home; without, the class looks at the wall."""
    sheet = PAPERS[paper]
    numbered = list(enumerate(content.paintings, 1))
    lines = _LINES_WITH_PICTURES if pictures else _LINES
    asked = parts(numbered, lines)
    keys = parts(numbered, _KEYS)
    sheets = [_sheet(content, some, sheet, Of(number, len(asked)), pictures) for number, some in enumerate(asked, 1)]
    solved = [_key(content, some, sheet, Of(number, len(keys))) for number, some in enumerate(keys, 1)]
    title = tr(QT_TRANSLATE_NOOP("Paper", "Answer sheet: {deck}")).format(deck=content.title)
    return Document(title, paper, (*sheets, *solved))


def _sheet(content: Content, asked: Sequence[Numbered], sheet: Sheet, at: Of, pictures: bool) -> Draw:
    def draw(ink: Ink) -> Iterator[None]:
        area = page_area(sheet)
        _draw_head(ink, area, content)
        draw_foot(ink, sheet, content.title, at)
        body = area._replace(top=area.top + _HEAD, height=area.height - _HEAD)
        heads, rows = _table(body, _LINES_WITH_PICTURES if pictures else _LINES)
        places = _places(heads, _PICTURE if pictures else 0.0)
        _draw_headings(ink, heads, places)
        for row, (count, painting) in zip(rows, asked, strict=False):
            ink.line(Stroke(row.left, row.bottom, row.right, row.bottom), HAIR, 0.25)
            ink.middle(row, str(count), Face(11, strong=True, digits=True))
            if pictures:
                _draw_small(ink, row, content, painting)
            yield
        for place in places[1:]:
            ink.line(Stroke(place.left - 2, heads.bottom, place.left - 2, rows[len(asked) - 1].bottom), HAIR, 0.15)

    return draw


def _draw_small(ink: Ink, row: Box, content: Content, painting: Painting) -> None:
    _, _, wide, high = painting.shown
    room = Box(row.left + _NUMBER, row.top + 0.8, _PICTURE - 2.5, row.height - 1.6)
    ink.picture(room.fitted(wide, high), content.find, painting)


def _draw_head(ink: Ink, area: Box, content: Content) -> None:
    face = Face(16, strong=True)
    ink.text(area, content.title, face)
    if any(painting.is_homage for painting in content.paintings):
        hint = tr(QT_TRANSLATE_NOOP("Paper", "For a homage: title, artist and date of the original"))
        ink.text(area._replace(top=area.top + face.line), hint, Face(9), QUIET)
    top = area.top + face.line + 8.0
    label = Face(10)
    left = area.left
    fields = (
        (QT_TRANSLATE_NOOP("Paper", "Name"), 0.5),
        (QT_TRANSLATE_NOOP("Paper", "Class"), 0.2),
        (QT_TRANSLATE_NOOP("Paper", "Date"), 0.3),
    )
    for name, share in fields:
        text, wide = tr(name), area.width * share
        ink.text(Box(left, top, wide, label.line), text, label, QUIET)
        start = left + label.width(text) + 2
        ink.line(Stroke(start, top + label.ascent + 0.4, left + wide - 4, top + label.ascent + 0.4), INK, 0.25)
        left += wide


def _table(body: Box, lines: int) -> tuple[Box, list[Box]]:
    """The row of the headings, and those below it."""
    heads = body._replace(height=_HEADINGS)
    return heads, rows_of(body._replace(top=heads.bottom, height=body.height - _HEADINGS), lines)


def _places(row: Box, pictures: float) -> list[Box]:
    """The columns that are written into, in this row."""
    left = row.left + _NUMBER + pictures
    room = row.right - left
    places = []
    for _, share in _COLUMNS:
        places.append(row._replace(left=left + 2, width=room * share - 4))
        left += room * share
    return places


def _draw_headings(ink: Ink, row: Box, places: Sequence[Box]) -> None:
    for place, (name, _) in zip(places, _COLUMNS, strict=True):
        face = Face(9, strong=True)
        ink.text(place._replace(top=place.bottom - face.line - 1), tr(name), face, QUIET)
    ink.line(Stroke(row.left, row.bottom, row.right, row.bottom), INK, 0.3)


def _key(content: Content, solved: Sequence[Numbered], sheet: Sheet, at: Of) -> Draw:
    def draw(ink: Ink) -> Iterator[None]:
        area = page_area(sheet)
        title = tr(QT_TRANSLATE_NOOP("Paper", "Key: {deck}")).format(deck=content.title)
        ink.text(area, title, Face(16, strong=True))
        ink.text(area._replace(top=area.top + 9), tr(QT_TRANSLATE_NOOP("Paper", "For the teacher")), Face(9), QUIET)
        draw_foot(ink, sheet, title, at)
        body = area._replace(top=area.top + 14, height=area.height - 14)
        heads, rows = _table(body, _KEYS)
        _draw_headings(ink, heads, _places(heads, 12.0))
        for row, one in zip(rows, solved, strict=False):
            _draw_solved(ink, row, *one)
        yield

    return draw


def _draw_solved(ink: Ink, row: Box, count: int, painting: Painting) -> None:
    face, small = Face(9), Face(8, digits=True)
    ink.middle(row, str(count), Face(9, strong=True, digits=True))
    ink.middle(row._replace(left=row.left + _NUMBER), painting.printed_id, small, QUIET)
    label = label_of(painting)
    texts = (label.title, label.who, label.dated)
    for place, text in zip(_places(row, 12.0), texts, strict=True):
        ink.middle(place, text, face)
    ink.line(Stroke(row.left, row.bottom, row.right, row.bottom), HAIR, 0.1)
