"""An exhibit shows a set as the teacher arranged it: round after round, and from the front again."""

import pytest

from artgames.app.context import AppContext
from artgames.app.exhibit.editor_page import ExhibitEditor
from artgames.app.exhibit.round_setup import deal
from artgames.decks import Filter, SavedSets
from artgames.decks.library import ORDERED
from artgames.exhibits.playlist import Round
from artgames.exhibits.recent_walls import Recent
from tests.app.conftest import App


@pytest.fixture
def cards(context: AppContext) -> tuple[int, ...]:
    """Thirty paintings, put in order by hand."""
    deck = context.library.deck("atelier")
    assert deck is not None
    cards = deck.ids[30:0:-1]
    SavedSets(context.data / "sets.json").save("Mine", "atelier", Filter(cards=cards), "hand")
    context.library.refresh()
    return cards


def test_walls_are_the_next_paintings_of_the_set(context: AppContext, cards: tuple[int, ...]) -> None:
    recent = Recent(lambda: 1000.0)
    one = Round(deck=f"set:mine{ORDERED}", paintings=12)
    for first in (0, 12):
        match = deal(one, context.library, answers=False, recent=recent).match
        assert match.state.deck[:12] == cards[first : first + 12]


def test_questions_go_through_the_set(context: AppContext, cards: tuple[int, ...]) -> None:
    now = [1000.0]
    recent = Recent(lambda: now[0])
    asked = []
    for _ in range(4):
        match = deal(
            Round(game="trivia", deck=f"set:mine{ORDERED}"), context.library, answers=False, recent=recent
        ).match
        asked += match.state.posed.cards
        now[0] += 60
    assert tuple(asked) == cards[:4]


def test_the_editor_offers_it(app: App, cards: tuple[int, ...]) -> None:
    app.navigator.open("exhibit")
    editor = app.window.page()
    assert isinstance(editor, ExhibitEditor)
    editor.ui.emptyAdd.click()
    editor.ui.paintings.setCurrentIndex(editor.ui.paintings.findData(12))
    editor.ui.deck.setCurrentIndex(editor.ui.deck.findText("Mine, in its order"))
    assert editor.draft.rounds[0].deck == f"set:mine{ORDERED}"
    assert editor.preview.cards == cards[:12]
