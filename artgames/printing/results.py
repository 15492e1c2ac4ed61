"""Results of a class on one page: everybody's answers, and the paintings that were missed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from artgames.decks import Painting
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.document import Document, Of, draw_foot, label_lines, tr
from artgames.printing.ink import HAIR, INK, QUIET, Face, Find, Ink
from artgames.printing.layout import PAPERS, Box, PaperName, Stroke, columns_of, page_area, rows_of

MOST_PUPILS, MOST_PAINTINGS = 40, 10
_HEAD = 22.0
_BAR = "#3F6F64"


class PupilLine(NamedTuple):
    name: str
    asked: int
    right: int


class PaintingLine(NamedTuple):
    painting: Painting | None
    """None where the pack is no longer there."""

    number: str
    asked: int
    right: int


class ResultSheet(NamedTuple):
    """Everything that stands on the page; `when` says of which day, game and class."""

    title: str
    when: str
    counted: str
    """How many answers there were, and how many of them were right."""

    pupils: Sequence[PupilLine]
    paintings: Sequence[PaintingLine]
    find: Find


def result_document(results: ResultSheet, paper: PaperName) -> Document:
    """One page, however many there are: the rest is counted, and is in the CSV."""
    sheet = PAPERS[paper]

    def draw(ink: Ink) -> Iterator[None]:
        area = page_area(sheet)
        _draw_head(ink, area, results)
        body = area._replace(top=area.top + _HEAD, height=area.height - _HEAD)
        left, right = columns_of(body, 2, 10.0)
        _draw_pupils(ink, left, results.pupils)
        yield
        _heading(ink, right, tr(QT_TRANSLATE_NOOP("Paper", "Most missed")))
        rows = rows_of(right._replace(top=right.top + 8, height=right.height - 8), MOST_PAINTINGS)
        for row, line in zip(rows, results.paintings, strict=False):
            _draw_painting(ink, row, results.find, line)
            yield
        foot = QT_TRANSLATE_NOOP("Paper", "Asked: paintings to recognise, date or name. Nearly right counts as right.")
        draw_foot(ink, sheet, tr(foot), Of(1, 1))

    return Document(results.title, paper, (draw,))


def _draw_head(ink: Ink, area: Box, results: ResultSheet) -> None:
    face = Face(18, strong=True)
    ink.text(area, results.title, face)
    top = area.top + face.line
    top += ink.text(area._replace(top=top, height=6), results.when, Face(10), QUIET)
    ink.text(area._replace(top=top, height=6), results.counted, Face(10), QUIET)


def _heading(ink: Ink, box: Box, text: str) -> None:
    face = Face(11, strong=True)
    ink.text(box._replace(height=face.line), text, face)
    ink.line(Stroke(box.left, box.top + 6.4, box.right, box.top + 6.4), INK, 0.3)


def _draw_pupils(ink: Ink, box: Box, pupils: Sequence[PupilLine]) -> None:
    _heading(ink, box, tr(QT_TRANSLATE_NOOP("Paper", "Pupils")))
    shown = pupils if len(pupils) <= MOST_PUPILS else pupils[: MOST_PUPILS - 1]
    body = box._replace(top=box.top + 8, height=box.height - 8)
    high = min(7.5, body.height / MOST_PUPILS)
    for number, line in enumerate(shown):
        _draw_pupil(ink, Box(body.left, body.top + number * high, body.width, high), line)
    if len(shown) < len(pupils):
        rest = tr(QT_TRANSLATE_NOOP("Paper", "… and {count} more")).format(count=len(pupils) - len(shown))
        ink.middle(Box(body.left, body.top + len(shown) * high, body.width, high), rest, Face(9), QUIET)


def _draw_pupil(ink: Ink, row: Box, line: PupilLine) -> None:
    """The name, a bar, and the figures."""
    figures, bar = 17.0, 24.0
    ink.middle(row._replace(width=row.width - figures - bar - 3), line.name, Face(9.5))
    track = Box(row.right - figures - bar, row.top + row.height / 2 - 1.1, bar, 2.2)
    _draw_bar(ink, track, line.right, line.asked)
    ink.middle(row, f"{line.right} / {line.asked}", Face(9.5, digits=True), align="right")
    ink.line(Stroke(row.left, row.bottom, row.right, row.bottom), HAIR, 0.1)


def _draw_bar(ink: Ink, track: Box, right: int, asked: int) -> None:
    ink.frame(track, HAIR, 0.1)
    if right:
        ink.frame(track._replace(width=track.width * right / asked), _BAR, 0.0, _BAR)


def _draw_painting(ink: Ink, row: Box, find: Find, line: PaintingLine) -> None:
    room = Box(row.left, row.top + 1.5, 22.0, row.height - 3.0)
    painting = line.painting
    words = Box(row.left + 26, row.top + 1.5, row.width - 26, row.height - 3.0)
    if painting is None:
        ink.text(words, line.number, Face(9.5))
        top = words.top + 5
    else:
        _, _, wide, high = painting.shown
        ink.picture(room.fitted(wide, high), find, painting)
        top = words.top + ink.text(words, painting.title, Face(9.5, title=True), most=2)
        top += ink.text(words._replace(top=top), label_lines(painting)[0], Face(8.5))
    text = tr(QT_TRANSLATE_NOOP("Paper", "missed {missed} of {asked}"))
    told = text.format(missed=line.asked - line.right, asked=line.asked)
    ink.text(words._replace(top=top + 0.4), told, Face(8.5, strong=True), QUIET)
    ink.line(Stroke(row.left, row.bottom, row.right, row.bottom), HAIR, 0.1)
