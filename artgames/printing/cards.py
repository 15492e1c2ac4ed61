"""A deck to cut out: fronts and backs of cards, aligned for printing on both sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from artgames.decks import Painting
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.credits import credit_pages
from artgames.printing.document import Content, Document, Draw, Of, label_lines, page_of, tr
from artgames.printing.ink import HAIR, PICTURE_DPI, QUIET, Face, Ink
from artgames.printing.layout import (
    GRIDS,
    PAPERS,
    PRINTERS_MARGIN,
    Box,
    Grid,
    PaperName,
    PerPage,
    Sheet,
    crop_marks,
    parts,
)
from artgames.scene.drawing.card_back import draw_card_back
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.labels import label_of

Label: TypeAlias = Literal["none", "back", "below"]
"""Where title, artist and date are: nowhere (for games), on the back (to learn by), or below the painting."""

_BORDER = 3.2
"""White round a card: a cut that is a millimetre off spoils nothing."""

_SMALL_LABEL = 48.6
"""The width of a label on the smallest cards."""


def card_document(content: Content, paper: PaperName, per_page: PerPage, label: Label) -> Document:
    grid, sheet = GRIDS[per_page], PAPERS[paper]
    sheets = parts(content.paintings, grid.cards)
    pages: list[Draw] = []
    for number, cards in enumerate(sheets, 1):
        foot = f"{content.title} · {page_of(Of(number, len(sheets)))}"
        pages.append(_fronts(content, cards, (grid, sheet), label, foot))
        pages.append(_backs(cards, grid, sheet, label))
    title = tr(QT_TRANSLATE_NOOP("Paper", "Cards: {deck}")).format(deck=content.title)
    less_fine = {painting.id for painting in coarse(content, per_page, label)}
    return Document(title, paper, (*pages, *credit_pages(content, sheet, less_fine)))


def _fronts(content: Content, cards: Sequence[Painting], on: tuple[Grid, Sheet], label: Label, foot: str) -> Draw:
    grid, sheet = on

    def draw(ink: Ink) -> Iterator[None]:
        _draw_crop_marks(ink, grid, sheet)
        _draw_hint(ink, grid, sheet, foot)
        for place, painting in enumerate(cards):
            _draw_front(ink, grid.front(sheet, place).inset(_BORDER), content, painting, label)
            yield

    return draw


def _backs(cards: Sequence[Painting], grid: Grid, sheet: Sheet, label: Label) -> Draw:
    def draw(ink: Ink) -> Iterator[None]:
        _draw_crop_marks(ink, grid, sheet)
        for place, painting in enumerate(cards):
            box = grid.back(sheet, place).inset(_BORDER)
            if label == "back":
                _draw_label(ink, box, painting)
            else:
                ink.image(box, _pattern(ink.dots(box.width), ink.dots(box.height)))
        yield

    return draw


def _draw_crop_marks(ink: Ink, grid: Grid, sheet: Sheet) -> None:
    for stroke in crop_marks(grid, sheet):
        ink.line(stroke, QUIET, 0.15)


def _draw_hint(ink: Ink, grid: Grid, sheet: Sheet, foot: str) -> None:
    """Below the cards, between two crop marks; where printers leave that white, beside them."""
    area, face = grid.area(sheet), Face(6.5)
    away = 1.6
    if area.bottom + away + face.line <= sheet.height - PRINTERS_MARGIN:
        _draw_two(ink, Box(area.left + 2, area.bottom + away, area.width - 4, face.line), foot, face)
    else:
        row = grid.card.height
        with ink.turned(area.left - away - face.line, area.bottom - 2):
            _draw_two(ink, Box(0, 0, row - 4, face.line), foot, face)


def _draw_two(ink: Ink, box: Box, foot: str, face: Face) -> None:
    hint = tr(QT_TRANSLATE_NOOP("Paper", "Print double-sided, flip on the long edge, at 100%"))
    ink.text(box._replace(width=box.width - face.width(hint) - 3), foot, face, QUIET)
    ink.text(box, hint, face, QUIET, align="right")


def _draw_front(ink: Ink, box: Box, content: Content, painting: Painting, label: Label) -> None:
    """The whole painting, the number of the card, and the label where it is wanted here."""
    number, below = Face(7.5, digits=True), _below(label)
    picture = _picture_place(box, painting, label)
    ink.picture(picture, content.find, painting)
    ink.frame(picture, HAIR, 0.1)
    if label == "below":
        _draw_caption(ink, box._replace(top=box.bottom - below, height=below), painting)
    ink.text(
        box._replace(top=box.bottom - number.line, height=number.line),
        painting.printed_id,
        number,
        QUIET,
        align="right",
    )


def _below(label: Label) -> float:
    """How high what is written below the painting is."""
    return 3 * Face(8.5).line + 1.0 if label == "below" else Face(7.5, digits=True).line


def _picture_place(box: Box, painting: Painting, label: Label) -> Box:
    _, _, wide, high = painting.shown
    return box._replace(height=box.height - _below(label) - 1.2).fitted(wide, high)


def coarse(content: Content, per_page: PerPage, label: Label) -> tuple[Painting, ...]:
    """The paintings whose pictures have too few pixels for cards of this size to be printed as finely as the rest."""
    card = GRIDS[per_page].card
    box = Box(0, 0, card.width, card.height).inset(_BORDER)

    def is_coarse(painting: Painting) -> bool:
        _, _, wide, _ = painting.shown
        return wide / (_picture_place(box, painting, label).width / 25.4) < PICTURE_DPI

    return tuple(painting for painting in content.paintings if is_coarse(painting))


def _draw_caption(ink: Ink, box: Box, painting: Painting) -> None:
    title, who = Face(8.5, title=True), Face(8)
    top = box.top + ink.text(box, painting.title, title, most=2)
    beside = box._replace(top=top, height=box.bottom - top + 0.5, width=box.width - 9)
    ink.text(beside, label_lines(painting)[0], who, most=1)


def _draw_label(ink: Ink, box: Box, painting: Painting) -> None:
    """To learn by: everything that is asked for, large enough to be read at arm's length."""
    ink.frame(box, HAIR, 0.15)
    inner = box.inset(4.0)
    size = min(1.35, inner.width / _SMALL_LABEL)  # a larger card has a larger label
    label = label_of(painting)
    top = inner.top
    for text, face, most in (
        (label.title, Face(13 * size, title=True), 4),
        (label.who, Face(11 * size, strong=True), 3),
        (label.dated, Face(11 * size), 2),
        (label.movement, Face(9 * size), 2),
        (label.sentence, Face(9 * size), 4),
        (label.place, Face(8 * size), 4),
    ):
        if text:
            top += ink.text(Box(inner.left, top, inner.width, inner.bottom - 6 - top), text, face, most=most) + 1.2
    face = Face(7.5, digits=True)
    ink.text(inner._replace(top=inner.bottom - face.line), painting.printed_id, face, QUIET, align="right")


@lru_cache(maxsize=8)
def _pattern(wide: int, high: int) -> QImage:
    """The back of all cards as one picture: a document holds it once."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        draw_card_back(painter, QRectF(0, 0, wide, high), GALLERY)
    return image
