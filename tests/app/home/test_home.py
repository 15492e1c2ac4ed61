"""The home page, with the keyboard and the mouse."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from artgames import games
from artgames.app.context import AppContext
from artgames.app.home import game_card_delegate, game_picture
from artgames.app.home.page import HomePage
from artgames.app.home.painting_of_the_day import Today, bright, of_the_day
from artgames.app.home.situations import SITUATIONS
from artgames.app.practice.page import PracticePage
from artgames.app.setup.page import SetupPage
from artgames.app.table.page import TablePage
from artgames.engine.words import Sentence
from artgames.scene.drawing.theme import GALLERY
from artgames.store import Table
from tests.app.conftest import App
from tests.reading.reader import BoardReader, read_by

MakeTable = Callable[..., Table]


def waiting(app: App) -> list[str]:
    model = app.home.ui.unfinished.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_somebody_new_is_greeted_and_led_to_the_first_game(app: App) -> None:
    ui = app.home.ui
    assert not ui.waiting.isVisible(), "an empty card would only keep the painting of the day small"
    assert ui.sameAgain.hasFocus()
    QTest.keyClick(ui.sameAgain, Qt.Key.Key_Return)
    page = app.window.page()
    assert isinstance(page, SetupPage) and len(page.seats.players()) == 2


@pytest.mark.parametrize("names, waits", [("", False), ("Ruth, Jonas", True)])
def test_before_the_store_is_open_the_page_looks_as_last_time(
    context: AppContext, qtbot: QtBot, names: str, waits: bool
) -> None:
    home = HomePage(context)
    qtbot.addWidget(home)
    home.remember(names, waits)
    home.show()
    ui = home.ui
    assert (ui.sameHeading.text(), ui.unfinished.isVisible()) == ("Play again" if names else "Welcome", waits)
    assert ui.unfinished.isVisible() is waits
    assert names in ui.sameWho.text() and ui.sameAgain.isVisible()


def test_every_game_is_there_and_more_than_one_can_be_filtered(app: App) -> None:
    ui = app.home.ui
    assert ui.hero.isVisible() and ui.heroTitle.text() == "Stolen Paintings"
    assert ui.games.model().rowCount() == len(games.names()) - 1, "and the first, large"
    assert ui.players.isVisible() and ui.minutes.isVisible()


def test_a_click_on_a_card_sets_the_game_up(app: App) -> None:
    games = app.home.ui.games
    middle = games.visualRect(games.model().index(0, 0)).center()
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert isinstance(app.window.page(), SetupPage)


def test_unfinished_matches_say_where_they_stand_and_tell_no_secret(app: App, make_table: MakeTable) -> None:
    app.flow.matches.begin(make_table("Ruth", "Jonas", "Emil"))
    app.navigator.open("home")
    (line,) = waiting(app)
    assert line.startswith("Round 1 of 6")
    assert app.home.ui.sameWho.text() == "Stolen Paintings: Ruth, Jonas, Emil"


@pytest.mark.parametrize("by", ["key", "cross"])
def test_a_removed_match_can_be_brought_back(app: App, make_table: MakeTable, by: str) -> None:
    app.flow.matches.begin(make_table("Ruth", "Jonas"))
    app.flow.matches.begin(make_table("Anna", "Bert"))
    app.navigator.open("home")
    view, before = app.home.ui.unfinished, waiting(app)
    QTest.qWait(50)
    if by == "key":
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Delete)
    else:
        row = view.visualRect(view.model().index(0, 0))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=row.topRight() + QPoint(-14, 14))
    assert len(waiting(app)) == 1 and len(app.context.store.unfinished()) == 1
    assert "Anna, Bert" in app.window.notices.text()
    app.window.notices.ui.act.click()
    assert waiting(app) == before and len(app.context.store.unfinished()) == 2


def test_what_the_store_has_to_say_is_shown_until_dismissed(app: App) -> None:
    app.window.notice(app.context.say(Sentence("store", "Something was set aside.")))
    app.window.notice("And something else.")
    bar = app.window.notices
    assert bar.isVisible() and bar.text() == "Something was set aside."
    bar.ui.dismiss.click()
    assert bar.text() == "And something else."
    bar.ui.dismiss.click()
    assert not bar.isVisible()


def test_a_match_that_is_not_there_is_refused_in_words(app: App) -> None:
    app.flow.resume(12345)
    assert app.window.notices.text()
    assert app.window.page() is app.home
    app.window.notices.dismiss()


def test_a_match_of_a_game_that_is_gone_has_a_row_that_says_so(app: App, make_table: MakeTable) -> None:
    setup = app.flow.matches.begin(make_table("Ruth", "Jonas")).match.setup
    lost = msgspec.structs.replace(make_table("Anna", "Bert"), game="lost_game")
    app.context.store.new_match(lost, setup, "lost_game", 1)
    app.navigator.open("home")
    assert waiting(app)[0] == "This game is no longer available."
    app.home.ui.unfinished.chosen.emit(app.home.ui.unfinished.model().index(0, 0))
    assert "no longer available" in app.window.notices.text() and app.window.page() is app.home
    app.window.notices.dismiss()


def test_very_long_names_are_cut_and_may_be_broken(app: App, make_table: MakeTable) -> None:
    app.flow.matches.begin(make_table("Donaudampfschifffahrtsgesellschaftskapitänswitwe", "Jo"))
    app.navigator.open("home")
    told = app.home.ui.sameWho.text()
    assert told.replace("\u200b", "") == "Stolen Paintings: Donaudampfschifffahrtsge…, Jo"
    assert max(len(word) for word in told.replace("\u200b", " ").split()) <= 14


@pytest.mark.parametrize("scale", [100, 110, 120, 140, 160, 200])
def test_at_the_smallest_window_nothing_at_the_top_is_clipped(app: App, scale: int) -> None:
    app.context.settings.update(text_scale=scale)
    app.window.apply_style()
    QTest.qWait(300)
    ui = app.home.ui
    assert ui.kinds.isVisible() == (scale == 100)
    top = (ui.collection, ui.more, ui.settings, ui.help, ui.quit)
    assert all(button.width() >= button.minimumSizeHint().width() for button in top)
    assert ui.quit.mapTo(app.window, ui.quit.rect().topRight()).x() < app.window.width()
    for chip in [one for one in (ui.kinds, ui.players, ui.minutes) if one.isVisible()]:
        assert chip.width() >= chip.minimumSizeHint().width() and chip.width() >= chip.sizeHint().width()


def test_unfinished_matches_are_written_as_large_as_somebody_wants_and_not_cut(app: App, make_table: MakeTable) -> None:
    names = ("Annegret", "Maximilian", "Wolfgang", "Theodora")
    app.flow.matches.begin(make_table(*names))
    app.window.resize(1366, 768)
    app.navigator.open("home")
    sizes = []
    for scale in (100, 150, 200):
        app.context.settings.update(text_scale=scale)
        app.window.apply_style()
        QTest.qWait(300)
        reader = BoardReader()
        with read_by(reader):
            lines = reader.read_window(app.home.ui.unfinished).lines
        words = {word.strip(","): line.px for line in lines for word in line.text.split()}
        assert {*names, "thief."} <= set(words) and all(line.is_whole for line in lines)
        sizes.append((words["Theodora"], words["thief."]))
    usual, half_more, double = sizes
    for one, larger, largest in zip(usual, half_more, double, strict=True):
        assert larger == pytest.approx(one * 1.5, abs=1) and largest == pytest.approx(one * 2, abs=1)


def test_a_filter_that_is_hidden_filters_nothing(app: App) -> None:
    ui, games_shown = app.home.ui, app.home.lists.shown_games
    everything = games_shown()
    ui.kinds.setCurrentIndex(3)
    ui.kinds.activated.emit(3)
    assert 0 < games_shown() < everything
    app.context.settings.update(text_scale=200)
    app.window.apply_style()
    app.bot.waitUntil(lambda: not ui.kinds.isVisible())
    app.bot.waitUntil(lambda: games_shown() == len(games.names()))


def test_at_the_smallest_window_cards_stand_in_two_columns(app: App) -> None:
    view = app.home.ui.games
    assert view.visualRect(view.model().index(1, 0)).left() > view.visualRect(view.model().index(0, 0)).right()


@pytest.mark.parametrize("size", [1, 7, 47, 94, 188, 200])
def test_no_painting_hangs_twice_on_one_day(size: int) -> None:
    shown = of_the_day(range(size), 20_000, count=8)
    assert len(set(shown)) == len(shown) == min(8, size)
    assert of_the_day(range(size), 20_001)[0] != shown[0] or size == 1


def test_bright_paintings_hang_first_and_dark_ones_where_there_are_too_few(app: App) -> None:
    pictures, deck = app.context.pictures, app.context.library.deck("met")
    assert deck is not None
    cards = sorted(deck.ids[:20], key=lambda card: pictures.luminance(str(card)) or 0)
    darkest, brightest = cards[:3], cards[-3:]
    assert bright([*darkest, *brightest], pictures, 3) == tuple(brightest)
    assert bright(darkest, pictures, 2) == tuple(darkest[:2])


@pytest.mark.parametrize("size", [(1093, 614), (1024, 768), (1366, 700)])
def test_the_label_of_the_day_is_not_covered_by_its_picture(app: App, size: tuple[int, int]) -> None:
    """A laptop of 1366 × 768 opens a window that is lower than others."""
    app.window.resize(*size)
    app.bot.wait(50)
    today = app.home.findChild(Today)
    assert today is not None
    if today.isVisible():
        label = today._title.parentWidget()
        assert label is not None
        app.bot.waitUntil(lambda: today._box.geometry().bottom() < label.geometry().top())
        picture, title = today._box.geometry(), today._title.geometry()
        assert title.height() >= today._title.heightForWidth(title.width())
        assert picture.height() > 40


def test_emblems_are_read_and_scaled_once_and_kept(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, read = app.home.ui.games, []

    def note(file: str) -> QPixmap:
        read.append(file)
        return QPixmap(file)

    monkeypatch.setattr(game_picture, "QPixmap", note)
    QPixmapCache.clear()
    for _ in range(2):
        shown.setItemDelegate(game_card_delegate.GameCard(GALLERY, 20, shown))
        shown.grab()
    assert read and len(read) == len(set(read))


def test_the_first_game_is_set_up_or_tried_from_its_wall(app: App) -> None:
    ui = app.home.ui
    ui.heroPlay.click()
    assert isinstance(app.window.page(), SetupPage)
    app.navigator.open("home")
    ui.heroPractise.click()
    assert isinstance(app.window.page(), PracticePage)


def test_a_match_that_waits_is_continued_by_one_key_and_comes_before_playing_again(
    app: App, make_table: MakeTable
) -> None:
    ui = app.home.ui
    assert not ui.continueMatch.isVisible() and ui.sameAgain.property("variant") == "primary"
    app.flow.matches.begin(make_table("Ruth", "Jonas", "Emil"))
    app.home.returned()
    QTest.qWait(50)
    assert ui.continueMatch.hasFocus() and ui.waiting.y() < ui.same.y()
    assert ui.continueMatch.property("variant") == "primary" != ui.sameAgain.property("variant")
    QTest.keyClick(ui.continueMatch, Qt.Key.Key_Return)
    table = app.window.page()
    assert isinstance(table, TablePage) and table.evening is not None
    assert table.evening.table.names == ("Ruth", "Jonas", "Emil")


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_with_large_text_the_wall_gives_way_and_the_game_is_in_the_list(app: App, scale: int) -> None:
    app.context.settings.update(text_scale=scale)
    app.window.apply_style()
    app.bot.waitUntil(lambda: app.home.ui.hero.isVisible() == (scale == 100))
    assert app.home.lists.shown_games() == len(games.names()) - (scale == 100)


def test_every_situation_has_games_and_none_has_all(app: App) -> None:
    infos = [games.load(slug).info for slug in games.names()]
    counts = [sum(map(situation.fits, infos)) for situation in SITUATIONS]
    assert all(1 <= count < len(infos) for count in counts), counts
    kinds = app.home.ui.kinds
    for place in range(1, kinds.count()):
        kinds.setCurrentIndex(place)
        kinds.activated.emit(place)
        assert app.home.lists.shown_games() < len(infos)


@pytest.mark.parametrize("height", [150, 220, 300, 500])
def test_large_letters_shorten_the_label_of_the_day_and_cut_no_line(app: App, height: int) -> None:
    today = app.home.findChild(Today)
    assert today is not None
    today.setParent(None)
    app.bot.addWidget(today)
    for label in today._words:
        label.setStyleSheet("font-size: 20px")
    today.resize(270, height)
    today.show()
    app.bot.wait(1)
    assert today._box.height() >= height // 6 and today._title.isVisible()
    assert height < 500 or today._byline.isVisible(), "whose it is, before where it hangs"
    for label in today._words:
        assert label.isHidden() or label.height() >= label.heightForWidth(label.width())
