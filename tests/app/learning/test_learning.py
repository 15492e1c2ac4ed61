"""Learning through the window: what is due, what is written down, how it goes, and lessons made of mistakes."""

import time
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.learning.lessons import DUE
from artgames.app.learning.page import LearningPage
from artgames.app.result.page import ResultPage
from artgames.app.setup.page import SetupPage
from artgames.app.table.turn_order import Task
from artgames.decks.labels import Label
from artgames.learning.schedule import Item, Review
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.hands import at_rest, play_to_the_end, said, table_page

DAY = 86_400.0
RUTH = (Player("Ruth", 0),)


def learn(app: App, *missed: int, cards: int = 3, deck: str = "met", **options: bool | int | str) -> list[int]:
    """Ruth turns cards; those at these places, counted from 1 on, she does not know. Returns all cards in order."""
    app.flow.start(Table("flash_cards", RUTH, {"form": "turn", "cards": cards, "again": False, **options}, deck))
    return answer_all(app, *missed)


def answer_all(app: App, *missed: int) -> list[int]:
    page, asked = table_page(app), []
    page.lock_out = 0.0
    assert page.flow is not None
    while page.flow.next().task is not Task.RESULT:
        app.bot.waitUntil(lambda: at_rest(page.flow))  # type: ignore[arg-type]
        view: Any = page.flow.match.view(None)
        if view.phase == "asked":
            asked.append(view.asked.card)
            page.press()
        else:
            QTest.keyClick(page.ui.boardView, Qt.Key.Key_Left if len(asked) in missed else Qt.Key.Key_Right)
    app.bot.waitUntil(lambda: at_rest(page.flow))  # type: ignore[arg-type]
    return asked


def remember(app: App, *items: Item, knew: bool = False, days_ago: float = 3.0, person: str = "Ruth") -> None:
    """Somebody was asked these some days ago."""
    at = time.time() - days_ago * DAY
    match = 1000 + len(app.context.store.memories.learners()) * 1000
    app.context.store.memories.record(
        person, match, {place: Review(item, knew, at) for place, item in enumerate(items)}
    )


def cards_of(app: App, count: int) -> list[int]:
    return list(app.context.library.packs[0].ids[:count])


# What is written down


def test_every_answer_is_written_down_as_it_is_given(app: App) -> None:
    asked = learn(app, 2)
    reviews = app.context.store.memories.reviews("Ruth")
    assert [(one.item.card, one.knew) for one in reviews] == [(asked[0], True), (asked[1], False), (asked[2], True)]
    assert set(app.context.store.memories.of("Ruth")) == {one.item for one in reviews}


def test_a_match_that_is_left_and_continued_counts_every_answer_once(app: App) -> None:
    app.flow.start(Table("flash_cards", RUTH, {"form": "turn", "cards": 3}, "met"))
    page = table_page(app)
    page.lock_out = 0.0
    assert page.flow is not None
    app.bot.waitUntil(lambda: at_rest(page.flow))  # type: ignore[arg-type]
    page.press()
    app.bot.waitUntil(lambda: at_rest(page.flow))  # type: ignore[arg-type]
    QTest.keyClick(page.ui.boardView, Qt.Key.Key_Right)
    page.leave()
    (waiting,) = app.context.store.unfinished()
    app.flow.resume(waiting.id)
    assert len(app.context.store.memories.reviews("Ruth")) == 1
    answer_all(app)
    assert len(app.context.store.memories.reviews("Ruth")) == 3


def test_other_games_write_nothing_down(app: App) -> None:
    app.flow.start(Table("chronology_solo", RUTH, {}, "met"))
    play_to_the_end(app.flow.opened)  # type: ignore[arg-type]
    assert app.context.store.memories.learners() == []


# What is due


def test_as_long_as_nobody_learns_the_home_page_says_nothing_about_it(app: App) -> None:
    app.navigator.open("home")
    assert app.learning._panel is None


def test_one_press_asks_exactly_what_is_due(app: App) -> None:
    first, second, third = cards_of(app, 3)
    remember(app, Item(first, "artist"), Item(second, "date"))
    remember(app, Item(third, "title"), days_ago=0, knew=True, person="Paul")
    app.navigator.open("home")
    panel = app.learning.panel
    assert panel.isVisible() and panel.lines[0].text() == "Ruth: 2 cards due"
    assert not panel.lines[1].isVisible()
    QTest.mouseClick(panel.lines[0], Qt.MouseButton.LeftButton)
    page = table_page(app)
    assert page.flow is not None and page.flow.session.table.deck == DUE
    state = page.flow.match.state
    assert [(one.card, one.element) for one in (state.flash, *state.coming)] == [(first, "artist"), (second, "date")]
    answer_all(app)
    app.navigator.open("home")
    assert panel.isVisible() and not panel.lines[0].isVisible()  # Ruth has learned, and nothing is due any more


def test_who_answered_in_writing_last_time_writes_again(app: App) -> None:
    (card,) = cards_of(app, 1)
    app.flow.start(Table("flash_cards", RUTH, {"form": "typed", "cards": 1, "again": False}, "met"))
    opened = app.flow.opened
    assert opened is not None
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    remember(app, Item(card, "artist"))
    app.learning.begin("Ruth")
    page = table_page(app)
    assert page.flow is not None
    view: Any = page.flow.match.view(None)
    assert view.form == "typed"


def test_when_nothing_is_due_that_is_said_and_nothing_begins(app: App) -> None:
    app.flow.start(Table("flash_cards", RUTH, {}, DUE))
    assert said(app) == "Nothing is due for Ruth now."
    assert app.window.page() is app.home


def test_cards_of_a_pack_that_is_gone_are_not_due(app: App) -> None:
    remember(app, Item(987_654, "title"))
    app.navigator.open("home")
    assert not app.learning.panel.lines[0].isVisible()
    app.learning.begin("Ruth")
    assert said(app) == "Nothing is due for Ruth now."


def test_long_names_and_many_people_find_room(app: App) -> None:
    (card,) = cards_of(app, 1)
    for number in range(5):
        remember(app, Item(card, "title"), person=f"{number} {'W' * 58}")
    app.navigator.open("home")
    panel = app.learning.panel
    assert all(line.isVisible() for line in panel.lines)
    assert panel.width() <= app.home.ui.same.width()
    assert panel.lines[0].accessibleName().startswith("4 WWWW") and "…" in panel.lines[0].text()


def test_with_large_text_whoever_is_first_still_has_a_line(app: App) -> None:
    for number, card in enumerate(cards_of(app, 4)):
        remember(app, Item(card, "title"), person=f"Person {number}")
    app.context.settings.update(text_scale=200)
    app.navigator.open("home")
    panel, side = app.learning.panel, app.home.ui.sideLayout
    assert panel.lines[0].isVisible() and not panel.lines[1].isVisible()
    assert panel.height() >= panel.sizeHint().height()
    assert side.geometry().bottom() <= app.home.height()


# How it goes


def page_of(app: App) -> LearningPage:
    page = app.window.page()
    assert isinstance(page, LearningPage)
    return page


def test_the_page_tells_what_was_kept_what_comes_and_what_is_hardest(app: App) -> None:
    first, second = cards_of(app, 2)
    remember(app, Item(first, "artist"), Item(second, "date"), days_ago=5)
    app.context.store.memories.record("Ruth", 7, {0: Review(Item(first, "artist"), False, time.time() - 2 * DAY)})
    app.navigator.open("home")
    QTest.mouseClick(app.learning.panel.progress, Qt.MouseButton.LeftButton)
    page = page_of(app)
    assert page.ui.told.text() == "2 cards started, none of them learned yet. 2 are due now."
    assert "0 of 1" in page.curve.accessibleName() and ": 2" in page.forecast.accessibleName()
    assert [page.hardest.index(row, 0).data() for row in range(2)] == [
        Label(app.context.library.packs[0].painting(card)).line for card in (first, second)
    ]
    QTest.mouseClick(page.ui.learn, Qt.MouseButton.LeftButton)
    table_page(app)


def test_the_page_of_somebody_who_has_just_begun_says_what_will_stand_there(app: App) -> None:
    remember(app, Item(cards_of(app, 1)[0], "title"), knew=True, days_ago=0)
    app.navigator.open("learning")
    page = page_of(app)
    assert page.ui.noCurve.isVisible() and page.ui.nothingHard.isVisible() and not page.ui.keepHardest.isVisible()
    assert not page.ui.learn.isEnabled()
    app.window.step_back()
    assert app.window.page() is app.home


def test_every_person_is_shown_alone(app: App) -> None:
    first, second = cards_of(app, 2)
    remember(app, Item(first, "title"))
    remember(app, Item(second, "title"), person="Paul", days_ago=2)
    app.navigator.open("learning", "Ruth")
    page = page_of(app)
    assert page.person == "Ruth" and page.hardest.rowCount() == 1
    page.ui.person.setCurrentIndex(0)
    page.ui.person.activated.emit(0)
    assert page.person == "Paul" and page.ui.person.currentText() == "Paul"


def test_the_hardest_paintings_become_a_set_that_can_be_learned_at_once(app: App) -> None:
    card = cards_of(app, 1)[0]
    remember(app, Item(card, "title"))
    app.navigator.open("learning", "Ruth")
    page_of(app).ui.keepHardest.click()
    page_of(app).ui.keepHardest.click()
    (kept,) = app.context.library.sets
    assert (kept.title, kept.filter.cards) == ("Hardest for Ruth", (card,))
    app.learning.learn_set(kept.deck_slug)
    assert isinstance(app.window.page(), SetupPage)


# Mistakes become lessons


def result_page(app: App) -> ResultPage:
    page = app.window.page()
    assert isinstance(page, ResultPage)
    return page


def test_what_was_missed_becomes_a_lesson(app: App) -> None:
    asked = learn(app, 1, 3)
    table_page(app).press()
    page = result_page(app)
    assert page.ui.lesson.text() == "Learn the 2 you missed"
    assert page.sections.stolen.rowCount() == 2 and not page.ui.podiumPanel.isVisible()
    QTest.mouseClick(page.ui.lesson, Qt.MouseButton.LeftButton)
    (kept,) = app.context.library.sets
    assert kept.filter.cards == (asked[0], asked[2]) and kept.title.startswith("Missed on ")
    setup = app.window.page()
    assert isinstance(setup, SetupPage) and "Missed on" in setup.ui.deckTitle.text()
    deck = app.context.library.deck(kept.deck_slug)
    assert deck is not None and deck.ids == (asked[0], asked[2])
    page.lesson_wanted.emit()
    assert len(app.context.library.sets) == 1, "once is enough"
    page.ui.progress.click()
    assert page_of(app).person == "Ruth"


def test_where_nothing_was_missed_no_lesson_is_offered(app: App) -> None:
    learn(app)
    table_page(app).press()
    assert not result_page(app).ui.lesson.isVisible()


def test_a_table_of_stolen_paintings_can_learn_what_people_missed_and_bots_do_not_count(app: App) -> None:
    players = (Player("Ruth", 0), Player("Emil", 1), Player("Bot", 2, "bot", "easy"))
    app.flow.start(Table("stolen_paintings", players, {"exhibit": 12}, "met"))
    opened = app.flow.opened
    assert opened is not None
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    page = result_page(app)
    page.podium.skip()
    assert page.ui.lesson.isVisible() and page.ui.podiumPanel.isVisible() and not page.ui.progress.isVisible()
    QTest.mouseClick(page.ui.lesson, Qt.MouseButton.LeftButton)
    (kept,) = app.context.library.sets
    assert set(kept.filter.cards) <= set(app.context.library.deck("met").ids)  # type: ignore[union-attr]
    assert "Stolen Paintings" in kept.title


def test_a_game_that_asks_nothing_offers_no_lesson(app: App) -> None:
    players = (Player("Ruth", 0), Player("Bot", 1, "bot", "easy"))
    app.flow.start(Table("art_robbery", players, {}, ""))
    opened = app.flow.opened
    assert opened is not None
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    assert not result_page(app).ui.lesson.isVisible()
