"""What is printed: a document is a number of pages, each of which can be drawn alone and step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from artgames.decks import Deck, Painting
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.ink import QUIET, Face, Find, Ink
from artgames.printing.layout import PAPERS, Box, PaperName, Sheet
from artgames.scene.labels import label_of
from artgames.scene.pictures.card_files import printed_file
from artgames.scene.pictures.decoding import PictureFile

Draw: TypeAlias = Callable[[Ink], Iterator[None]]
"""Draws a page, and rests after every picture: so that a window stays alive and anybody can stop it."""


class Document(NamedTuple):
    """Pages for one kind of paper."""

    title: str
    paper: PaperName
    pages: tuple[Draw, ...]

    @property
    def sheet(self) -> Sheet:
        return PAPERS[self.paper]


class Content(NamedTuple):
    """Paintings in the order in which they are printed, and whom to thank for them."""

    title: str
    paintings: tuple[Painting, ...]
    find: Find
    credit: str = ""
    licence: str = ""


def content_of(deck: Deck) -> Content:
    """Everything that a deck or a set deals."""

    def find(card: int) -> PictureFile:
        return printed_file(deck, card)

    title = QCoreApplication.translate("decks", deck.title)
    paintings = tuple(deck.painting(card) for card in deck.ids)
    return Content(title, paintings, find, deck.credit, deck.licence)


class Of(NamedTuple):
    """Which page it is, and of how many."""

    number: int
    pages: int


def draw_foot(ink: Ink, sheet: Sheet, text: str, at: Of, margin: float = 14.0) -> None:
    """What it is at the left, which page at the right."""
    face = Face(7.5)
    box = Box(margin, sheet.height - margin + 2.0, sheet.width - 2 * margin, face.line)
    of = page_of(at)
    ink.text(box._replace(width=box.width - face.width(of) - 4), text, face, QUIET)
    ink.text(box, of, face, QUIET, align="right")


def page_of(at: Of) -> str:
    return tr(QT_TRANSLATE_NOOP("Paper", "Page {number} of {pages}")).format(number=at.number, pages=at.pages)


def tr(text: str) -> str:
    return QCoreApplication.translate("Paper", text)


def label_lines(painting: Painting) -> tuple[str, str]:
    """Artist and date, and where it hangs, as a label prints them; of a homage, what it is."""
    label = label_of(painting)
    return label.byline, label.place
