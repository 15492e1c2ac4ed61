"""On paper, too, a homage never reads as the original."""

from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from artgames.decks import Library, Painting
from artgames.printing import Content, Document, Wish, compose, content_of, draw_page
from artgames.printing.ink import Ink
from artgames.printing.results import PaintingLine, ResultSheet, result_document

WISHES: dict[str, Wish] = {
    "backs": Wish("deck", "A4", 9, "back"),
    "captions": Wish("deck", "A4", 6, "below"),
    "catalogue": Wish("booklet"),
    "answers": Wish("answers"),
}


@pytest.fixture(scope="module")
def atelier(tmp_path_factory: pytest.TempPathFactory) -> Content:
    folder = tmp_path_factory.mktemp("atelier")
    deck = Library.open(folder, folder / "cache").deck("atelier")
    assert deck is not None
    return content_of(deck)


@pytest.mark.parametrize("kind", WISHES)
def test_no_page_says_that_a_homage_is_the_original(
    kind: str, atelier: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(compose(WISHES[kind], atelier, []), atelier.paintings, monkeypatch)


def test_neither_does_the_sheet_of_results(atelier: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [PaintingLine(one, one.printed_id, 3, 1) for one in atelier.paintings[:6]]
    sheet = ResultSheet("Results", "today", "3 answers", [], lines, atelier.find)
    check(result_document(sheet, "A4"), atelier.paintings[:6], monkeypatch)


def check(document: Document, homages: tuple[Painting, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    texts = printed(document, monkeypatch)
    for painting in homages:
        named = [text for text in texts if painting.artist in text]
        assert named, painting.title
        assert all(f"after {painting.artist}" in text for text in named), named
        museums = [text for text in texts if painting.museum and painting.museum.removeprefix("The ") in text]
        assert all("original" in text for text in museums), museums
        assert painting.dated not in texts, "a date is the original's, and says so"


def printed(document: Document, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is written on the pages, before it is broken into lines."""
    texts: list[str] = []

    def note(ink: Ink, box: Any, text: str, *more: Any, **named: Any) -> float:
        texts.append(text)
        return 1.0

    for name in ("text", "middle", "centred"):
        monkeypatch.setattr(Ink, name, note)
    monkeypatch.setattr(Ink, "picture", lambda *_: None)
    paper = QImage(40, 60, QImage.Format.Format_RGB32)
    paper.fill(QColor("white"))
    painter = QPainter(paper)
    for number in range(len(document.pages)):
        for _ in draw_page(document, number, painter, 0.2, 20):
            pass
    painter.end()
    return texts


def test_the_sheet_to_fill_in_asks_for_the_originals(atelier: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "For a homage: title, artist and date of the original" in printed(
        compose(Wish("answers"), atelier, []), monkeypatch
    )
