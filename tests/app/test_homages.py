"""No page of the application labels a homage as the original: the strip of stolen paintings, the collection, results
and their files, the host's secrets, the zoom, the room's slide, the painting of the day."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from artgames.app.catalogue.painting_model import cell_text, spoken
from artgames.app.catalogue.painting_viewer import facts_of
from artgames.app.catalogue.sort_order import Column
from artgames.app.context import AppContext
from artgames.app.models.stolen import StolenModel, StolenRow
from artgames.app.results.exports import _label as label_cells
from artgames.app.room.secrets.host_secrets import in_words
from artgames.app.room.slide import _label as slide_label
from artgames.app.widgets.painting_label_html import label_html
from artgames.app.widgets.painting_view import label_lines
from artgames.decks import Deck, Painting


def stolen(painting: Painting, deck: Deck) -> list[str]:
    model = StolenModel()
    model.set_rows([StolenRow("Round 1", painting)])
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    return [model.index(0).data(role) for role in roles]


def results(painting: Painting, deck: Deck) -> list[str]:
    _card, _title, *facts = label_cells(painting.id, deck.painting)
    return [str(fact) for fact in facts]


def listed(painting: Painting, deck: Deck) -> list[str]:
    return [cell_text(painting, column) for column in (Column.ARTIST, Column.DATED, Column.MUSEUM)]


PLACES: dict[str, Callable[[Painting, Deck], list[str]]] = {
    "strip of stolen paintings": stolen,
    "results": results,
    "list of the collection": listed,
    "what a screen reader says": lambda painting, deck: [spoken(painting)],
    "viewer": lambda painting, deck: [facts_of(painting)],
    "zoom": lambda painting, deck: [label_html(painting)],
    "painting of the day": lambda painting, deck: label_lines(painting),
    "host’s secrets": lambda painting, deck: [in_words((0, (painting.id,)), ["Ada"], deck, {})],
    "slide of a break": lambda painting, deck: [slide_label(painting, "#000000")],
}


@pytest.mark.parametrize("place", PLACES)
def test_a_homage_never_reads_as_the_original(place: str, context: AppContext) -> None:
    deck = context.library.deck("atelier")
    assert deck is not None
    for painting in map(deck.painting, deck.ids):
        texts = [text for text in PLACES[place](painting, deck) if text]
        assert texts
        for text in texts:
            assert any(word in text for word in ("after ", "original", "Homage")), text
            assert text.count(painting.artist) == text.count(f"after {painting.artist}"), text
