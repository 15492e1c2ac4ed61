"""Results as files: three tables for a spreadsheet, and one page of paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale

from artgames import games
from artgames.app.context import AppContext
from artgames.app.results.collect_answers import Answer
from artgames.app.results.tally import Count, by_painting, by_pupil, in_all
from artgames.decks import Painting
from artgames.decks.catalogue import PACK_BLOCK
from artgames.engine.assessment import Element
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing import Document, PaperName
from artgames.printing.results import PaintingLine, PupilLine, ResultSheet, result_document
from artgames.scene.labels import label_of
from artgames.spreadsheets import Cell, csv_text

What: TypeAlias = Literal["pupils", "paintings", "answers"]

Know: TypeAlias = Callable[[int], Painting | None]
"""What is printed on a card, if its pack is still here."""

ELEMENTS: dict[Element, str] = {
    "seen": QT_TRANSLATE_NOOP("Results", "seen before"),
    "title": QT_TRANSLATE_NOOP("Results", "title"),
    "artist": QT_TRANSLATE_NOOP("Results", "artist"),
    "date": QT_TRANSLATE_NOOP("Results", "date"),
    "century": QT_TRANSLATE_NOOP("Results", "century"),
    "school": QT_TRANSLATE_NOOP("Results", "school"),
    "country": QT_TRANSLATE_NOOP("Results", "country"),
    "museum": QT_TRANSLATE_NOOP("Results", "museum"),
    "subject": QT_TRANSLATE_NOOP("Results", "subject"),
    "sitter": QT_TRANSLATE_NOOP("Results", "sitter"),
    "other": QT_TRANSLATE_NOOP("Results", "other"),
}


def tr(text: str) -> str:
    return QCoreApplication.translate("Results", text)


def shown_name(name: str) -> str:
    """Guests have none."""
    return name or tr(QT_TRANSLATE_NOOP("Results", "Guests"))


def printed(card: int) -> str:
    """The number on a card, also when its pack is gone."""
    return f"{card % PACK_BLOCK:04d}"


def know_from(context: AppContext) -> Know:
    """Looks into all decks of this machine."""

    def know(card: int) -> Painting | None:
        for deck in context.library.decks:
            if deck.knows([card]):
                return deck.painting(card)
        return None

    return know


def csv_of(what: What, answers: Sequence[Answer], know: Know) -> str:
    separator = ";" if QLocale.system().decimalPoint() == "," else ","
    heads, rows = {"pupils": _pupils, "paintings": _paintings, "answers": _answers}[what](answers, know)
    return csv_text(heads, rows, separator)


Rows: TypeAlias = tuple[list[str], list[list[Cell]]]


def _counts(counted: Count) -> list[Cell]:
    return [counted.asked, counted.right, counted.missed, round(100 * counted.share)]


def _count_heads() -> list[str]:
    return [
        tr(QT_TRANSLATE_NOOP("Results", "Asked")),
        tr(QT_TRANSLATE_NOOP("Results", "Right")),
        tr(QT_TRANSLATE_NOOP("Results", "Missed")),
        tr(QT_TRANSLATE_NOOP("Results", "Per cent right")),
    ]


def _pupils(answers: Sequence[Answer], _know: Know) -> Rows:
    heads = [tr(QT_TRANSLATE_NOOP("Results", "Pupil")), *_count_heads()]
    return heads, [[shown_name(name), *_counts(counted)] for name, counted in by_pupil(answers)]


def _label_heads() -> list[str]:
    return [
        tr(QT_TRANSLATE_NOOP("Results", "Card")),
        tr(QT_TRANSLATE_NOOP("Results", "Title")),
        tr(QT_TRANSLATE_NOOP("Results", "Artist")),
        tr(QT_TRANSLATE_NOOP("Results", "Date")),
    ]


def _label(card: int, know: Know) -> list[Cell]:
    painting = know(card)
    if painting is None:
        return [printed(card), "", "", ""]
    label = label_of(painting)
    return [printed(card), label.title, label.who, label.dated.replace("\u00a0", " ")]


def _paintings(answers: Sequence[Answer], know: Know) -> Rows:
    rows = [[*_label(card, know), *_counts(counted)] for card, counted in by_painting(answers)]
    return [*_label_heads(), *_count_heads()], rows


def _answers(answers: Sequence[Answer], know: Know) -> Rows:
    heads = [
        tr(QT_TRANSLATE_NOOP("Results", "Day")),
        tr(QT_TRANSLATE_NOOP("Results", "Game")),
        tr(QT_TRANSLATE_NOOP("Results", "Pupil")),
        *_label_heads(),
        tr(QT_TRANSLATE_NOOP("Results", "Asked for")),
        tr(QT_TRANSLATE_NOOP("Results", "Answer")),
        tr(QT_TRANSLATE_NOOP("Results", "Right")),
    ]
    rows: list[list[Cell]] = [
        [
            one.day,
            QCoreApplication.translate(one.game, games.load(one.game).info.title),
            shown_name(one.name),
            *_label(one.card, know),
            tr(ELEMENTS[one.element]),
            "" if one.given is None else one.given.render((), QCoreApplication.translate),
            int(one.right),
        ]
        for one in answers
    ]
    return heads, rows


def told(answers: Sequence[Answer]) -> str:
    """How many there are, in words."""
    counted = in_all(answers)
    text = tr(QT_TRANSLATE_NOOP("Results", "Answers: {asked}, {percent}% right"))
    return text.format(asked=counted.asked, percent=round(100 * counted.share))


def page_of(answers: Sequence[Answer], when: str, context: AppContext, paper: PaperName) -> Document:
    """One page of paper; the pupils in the order of their names, or of their numbers."""
    know = know_from(context)
    results = ResultSheet(
        title=tr(QT_TRANSLATE_NOOP("Results", "Results")),
        when=when,
        counted=told(answers),
        pupils=[PupilLine(shown_name(name), counted.asked, counted.right) for name, counted in by_pupil(answers)],
        paintings=[
            PaintingLine(know(card), printed(card), counted.asked, counted.right)
            for card, counted in by_painting(answers)
            if counted.missed
        ],
        find=lambda card: context.picture_of(str(card)),
    )
    return result_document(results, paper)
