"""Whatever people type, whatever is in a file, whatever we did wrong: one clear line, nothing lost, the app goes on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from artgames.app.result.page import ResultPage
from artgames.app.setup.page import SetupPage
from artgames.app.table.page import TablePage
from artgames.app.widgets.shrinking_label import FittedLabel
from artgames.bots import RandomBot
from artgames.engine.api import HOUSE
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.bot import PaintingBot
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.hands import (
    GAME,
    bots,
    play_to_the_end,
    press_on,
    said,
    table_of,
    table_page,
    turn_after_pressing,
    waiting,
)

ODD_NAMES = ("<b>Ada</b>", "Ben &amp; R&B", "{0} %s {name}", "עדה", "👩‍👩‍👧 Zoë", "W" * 60)


# Tables that cannot be


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (table_of("Ada", "Ben", exhibit=13), "“exhibit” cannot be 13; allowed: 12, 16"),
        (table_of("Ada", "Ben", timer_seconds=-5), "“timer_seconds” cannot be -5"),
        (table_of("Ada", "Ben", colour=1), "This game has no house rule called “colour”."),
        (table_of("Ada"), "This game is for 2 to 8 players."),
        (table_of(*"ABCDEFGHI"), "This game is for 2 to 8 players."),
        (table_of("Ada", "ada "), "Two players are called ada."),
        (table_of("Ada", " "), "Seat 2 has no name."),
        (table_of("Ada", "x" * 61), "A name can have at most 60 letters."),
        (Table("chess", (Player("Ada", 0), Player("Ben", 1)), {}, "met"), "This game is no longer available."),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(app: App, table: Table, reason: str) -> None:
    app.flow.start(table)
    assert reason in said(app)
    assert app.window.page() is app.home and app.context.store.unfinished() == []


def test_an_unknown_deck_is_replaced_by_one_that_is_here(app: App) -> None:
    app.flow.start(Table(GAME, (Player("Ada", 0), Player("Ben", 1)), {}, "tarot"))
    assert table_page(app).deck.slug == "collection"


def test_old_house_rules_that_are_no_more_leave_the_set_up_page_whole(app: App) -> None:
    app.navigator.open("setup", table_of("Ada", "Ben", exhibit=13, colour=7))
    page = app.window.page()
    assert isinstance(page, SetupPage)
    assert page.table().options["exhibit"] == 24


def test_the_set_up_page_takes_names_as_they_come(app: App) -> None:
    app.navigator.open("setup", table_of("Ada", "Ben", "Cleo"))
    page = app.window.page()
    assert isinstance(page, SetupPage)
    names = [page.seat_list.row(seat).ui.name for seat in range(3)]
    for edit, text in zip(names, ("x" * 70, "  ", "<b>&amp;\u202e{0}</b>"), strict=True):
        edit.clear()
        edit.insert(text)
        edit.textEdited.emit(edit.text())
    assert page.table().names == ("x" * 60, "Player 2", "<b>&amp; {0}</b>")
    names[1].setText("X" * 60)
    names[1].textEdited.emit("X" * 60)
    assert "Two players are called" in page.ui.seatProblem.text()
    page.start()
    assert app.window.page() is page


# Names


def labels_with_names(page: QWidget) -> Iterator[QLabel]:
    for label in page.findChildren(QLabel):
        words = label.text().replace("\u200b", "")  # where a very long name may be broken
        if any(name in words for name in ODD_NAMES):
            yield label


def test_names_are_shown_as_they_were_typed_on_every_page(app: App) -> None:
    opened = app.flow.matches.begin(table_of(*ODD_NAMES, exhibit=12, rounds_per_player=1))
    app.navigator.open("home")
    assert app.home.ui.sameWho in labels_with_names(app.window)
    assert all(name in waiting(app)[0].who for name in ODD_NAMES)
    tip = app.home.ui.unfinished.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Ada&lt;/b&gt;" in tip
    app.shell.controllers.home.remove(opened.record.id)
    assert app.window.notices.ui.text in labels_with_names(app.window)
    app.window.notices.dismiss()
    app.flow.resume(opened.record.id)
    app.window.grab()
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    page = app.window.page()
    assert isinstance(page, ResultPage)
    page.podium.skip()
    app.window.grab()
    assert page.ui.title in labels_with_names(app.window)
    for label in labels_with_names(app.window):
        assert isinstance(label, FittedLabel) or label.textFormat() == Qt.TextFormat.PlainText, label.objectName()


def test_an_ampersand_in_a_name_marks_no_key_on_a_button(app: App) -> None:
    opened = app.flow.matches.begin(table_of("R&B", "A&O", exhibit=12))
    match = opened.match
    while match.view(None).phase != "guess":
        seat = match.to_act()[-1] if match.view(None).phase == "exhibit" else match.to_act()[0]
        match.submit(seat, RandomBot().choose(match.seen(seat), Rng.from_seed("go")).action)
    app.flow.resume(opened.record.id)
    table_page(app).press()
    texts = [button.text() for button in app.window.findChildren(QAbstractButton)]
    named = [text for text in texts if "A&" in text or "R&" in text]
    assert named and all("&&" in text for text in named)


# Matches that cannot be read


def test_damaged_and_later_matches_say_why_and_hide_no_other(app: App) -> None:
    store = app.context.store
    good, later, damaged, odd = (app.flow.matches.begin(bots(3)) for _ in range(4))
    for opened in (good, later, damaged):
        opened.match.submit(HOUSE, opened.match.choices(HOUSE)[0].make())
    store._execute("UPDATE line SET rules_version = 999 WHERE match = ?", later.record.id)
    store._execute("UPDATE line SET action = ? WHERE match = ?", b'{"type": "dan', damaged.record.id)
    store._execute("UPDATE match SET setup = ? WHERE id = ?", b'{"seats": 5, "options": {}, "seed": ""}', odd.record.id)
    app.navigator.open("home")
    lines = {row.id: row.line for row in waiting(app)}
    assert "the exhibit is open" in lines[good.record.id]
    assert "newer version" in lines[later.record.id]
    assert lines[damaged.record.id] == "This saved match is damaged at step 1."
    assert lines[odd.record.id] == "This saved match is damaged."
    for bad in (later, damaged, odd):
        app.flow.resume(bad.record.id)
        assert said(app) == lines[bad.record.id]
        assert app.window.page() is app.home
    app.flow.resume(good.record.id)
    assert table_page(app).flow is not None


def test_a_match_that_had_ended_before_the_kill_is_put_away_when_it_is_continued(app: App) -> None:
    opened = app.flow.matches.begin(bots(2, exhibit=12, rounds_per_player=1))
    play_to_the_end(opened)
    app.navigator.open("home")
    assert [row.id for row in waiting(app)] == [opened.record.id]
    app.flow.resume(opened.record.id)
    app.bot.waitUntil(lambda: press_or_arrived(app))
    assert app.context.store.unfinished() == []
    assert [one.id for one in app.context.store.results()] == [opened.record.id]
    app.navigator.open("home")
    assert waiting(app) == []


def press_or_arrived(app: App) -> bool:
    if isinstance(app.window.page(), TablePage):
        press_on(app)
    return isinstance(app.window.page(), ResultPage)


# Mistakes of ours


def fail(*_args: object) -> None:
    raise ZeroDivisionError("one of ours")


def test_an_exception_in_a_slot_is_written_down_and_the_app_goes_on(
    app: App, capfd: pytest.CaptureFixture[str]
) -> None:
    app.home.ui.settings.clicked.connect(fail)
    QTest.mouseClick(app.home.ui.settings, Qt.MouseButton.LeftButton)
    assert "You can carry on" in said(app)
    assert "one of ours" in (app.context.data / "problems.log").read_text(encoding="utf-8")
    app.flow.start(bots(2))
    assert table_page(app).flow is not None
    capfd.readouterr()


def test_a_bot_that_fails_plays_on_at_random(
    app: App, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(PaintingBot, "choose", fail)
    app.context.settings.update(pace=3.0)
    app.flow.start(bots(3))
    flow = table_page(app).flow
    assert flow is not None
    app.bot.waitUntil(lambda: turn_after_pressing(app) >= 3)
    assert "You can carry on" in said(app)
    capfd.readouterr()
