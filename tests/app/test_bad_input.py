"""Whatever people, disks and files do: one clear line, nothing lost, the app goes on."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from artgames.app import session
from artgames.app.context import AppContext
from artgames.app.fitted_label import FittedLabel
from artgames.app.live_settings import LiveSettings
from artgames.app.matches import Matches, OpenMatch
from artgames.app.models.unfinished import ROW_ROLE, Waiting
from artgames.app.result import ResultPage
from artgames.app.setup import SetupPage
from artgames.app.table_flow import Surface, TableFlow, Task
from artgames.app.table_page import TablePage
from artgames.bots import RandomBot, play_match
from artgames.decks.museum import find_pictures
from artgames.engine.api import HOUSE, Decision, Seen
from artgames.engine.rng import Rng
from artgames.store import Player, Settings, Store, Table
from tests.app.conftest import App
from tests.app.playing_app import digest
from tests.store.test_problems import full_disk

GAME = "stolen_paintings"
PROJECT = Path(__file__).resolve().parents[2]
ODD_NAMES = ("<b>Ada</b>", "Ben &amp; R&B", "{0} %s {name}", "עדה", "👩‍👩‍👧 Zoë", "W" * 60)


def table_of(*players: Player | str, **options: int) -> Table:
    seats = tuple(Player(one, seat) if isinstance(one, str) else one for seat, one in enumerate(players))
    return Table(GAME, seats, dict(options), "met")


def bots(count: int, **options: int) -> Table:
    return table_of(*(Player(f"Bot {seat}", seat, "bot", "easy") for seat in range(count)), **options)


def play_to_the_end(opened: OpenMatch) -> None:
    """As far as the rules go; nobody has looked at the result."""
    play_match(opened.match, [RandomBot()] * len(opened.table.players), Rng.from_seed("end"))


def waiting(app: App) -> list[Waiting]:
    model = app.flow.home.ui.unfinished.model()
    return [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]


def said(app: App) -> str:
    """The notice, which is one line; taken away."""
    text: str = app.window.ui.notice.text()
    app.window.ui.notice.dismiss()
    assert "\n" not in text
    return text


def table_page(app: App) -> TablePage:
    page = app.window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    return page


def press_on(app: App) -> None:
    """What a person would press who only watches bots."""
    page = table_page(app)
    if page.flow is not None and page.flow.next().task in (Task.GO_ON, Task.RESULT):
        page.press()


def turn_after_pressing(app: App) -> int:
    press_on(app)
    page = table_page(app)
    assert page.flow is not None
    return int(page.flow.match.turn)


def at_rest(flow: TableFlow) -> bool:
    flow.finish_moving()
    return not flow.is_moving


# Tables that cannot be


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (table_of("Ada", "Ben", exhibit=13), "“exhibit” cannot be 13; allowed: 12, 16"),
        (table_of("Ada", "Ben", timer_seconds=-5), "“timer_seconds” cannot be -5"),
        (table_of("Ada", "Ben", colour=1), "This game has no house rule called “colour”."),
        (table_of("Ada"), "This game is for 2 to 8 seats."),
        (table_of(*"ABCDEFGHI"), "This game is for 2 to 8 seats."),
        (table_of("Ada", "ada "), "Two players are called ada."),
        (table_of("Ada", " "), "Seat 2 has no name."),
        (table_of("Ada", "x" * 61), "A name has at most 60 letters."),
        (Table("chess", (Player("Ada", 0), Player("Ben", 1)), {}, "met"), "This game is not in the house any more."),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(app: App, table: Table, reason: str) -> None:
    app.flow.start(table)
    assert reason in said(app)
    assert app.window.page() is app.flow.home and app.context.store.unfinished() == []


def test_an_unknown_deck_is_replaced_by_one_that_is_here(app: App) -> None:
    app.flow.start(Table(GAME, (Player("Ada", 0), Player("Ben", 1)), {}, "tarot"))
    assert table_page(app).deck.slug == "met"


def test_old_house_rules_that_are_no_more_leave_the_set_up_page_whole(app: App) -> None:
    app.flow.change(table_of("Ada", "Ben", exhibit=13, colour=7))
    page = app.window.page()
    assert isinstance(page, SetupPage)
    assert page.table().options["exhibit"] == 24


def test_the_set_up_page_takes_names_as_they_come(app: App) -> None:
    app.flow.change(table_of("Ada", "Ben", "Cleo"))
    page = app.window.page()
    assert isinstance(page, SetupPage)
    names = [page.seat_list.row(seat).ui.name for seat in range(3)]
    for edit, text in zip(names, ("x" * 70, "  ", "<b>&amp;\u202e{0}</b>"), strict=True):
        edit.clear()
        edit.insert(text)
        edit.textEdited.emit(edit.text())
    assert page.table().names == ("x" * 60, "Player 1", "<b>&amp; {0}</b>")
    names[1].setText("X" * 60)
    names[1].textEdited.emit("X" * 60)
    assert "Two players are called" in page.ui.seatProblem.text()
    page.start()
    assert app.window.page() is page


# Names


def labels_with_names(page: QWidget) -> Iterator[QLabel]:
    for label in page.findChildren(QLabel):
        if any(name in label.text() for name in ODD_NAMES):
            yield label


def test_names_are_shown_as_they_were_typed_on_every_page(app: App) -> None:
    opened = app.flow.matches.begin(table_of(*ODD_NAMES, exhibit=12, rounds_per_player=1))
    app.flow.show_home()
    assert app.flow.home.ui.sameWho in labels_with_names(app.window)
    assert all(name in waiting(app)[0].who for name in ODD_NAMES)
    tip = app.flow.home.ui.unfinished.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Ada&lt;/b&gt;" in tip
    app.flow.remove(opened.record.id)
    assert app.window.ui.notice.ui.text in labels_with_names(app.window)
    app.window.ui.notice.dismiss()
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
    while match.view(None).phase != "guess":  # type: ignore[attr-defined]
        seat = match.to_act()[-1] if match.view(None).phase == "exhibit" else match.to_act()[0]  # type: ignore[attr-defined]
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
    app.flow.show_home()
    lines = {row.id: row.line for row in waiting(app)}
    assert "the exhibit is open" in lines[good.record.id]
    assert "later version" in lines[later.record.id]
    assert lines[damaged.record.id] == "This saved match is damaged at step 1."
    assert lines[odd.record.id] == "This saved match is damaged."
    for bad in (later, damaged, odd):
        app.flow.resume(bad.record.id)
        assert said(app) == lines[bad.record.id]
        assert app.window.page() is app.flow.home
    app.flow.resume(good.record.id)
    assert table_page(app).flow is not None


def test_a_match_that_had_ended_before_the_kill_is_put_away_when_it_is_continued(app: App) -> None:
    opened = app.flow.matches.begin(bots(2, exhibit=12, rounds_per_player=1))
    play_to_the_end(opened)
    app.flow.show_home()
    assert [row.id for row in waiting(app)] == [opened.record.id]
    app.flow.resume(opened.record.id)
    app.bot.waitUntil(lambda: press_or_arrived(app), timeout=10_000)
    assert app.context.store.unfinished() == []
    assert [one.id for one in app.context.store.results()] == [opened.record.id]
    app.flow.show_home()
    assert waiting(app) == []


def press_or_arrived(app: App) -> bool:
    if isinstance(app.window.page(), TablePage):
        press_on(app)
    return isinstance(app.window.page(), ResultPage)


# The disk


def test_bots_wait_for_a_full_disk_and_play_on_by_themselves(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "RETRY_MS", 50)
    app.context.settings.update(pace=3.0)
    app.flow.start(bots(3))
    page = table_page(app)
    flow = page.flow
    assert flow is not None

    def stuck() -> bool:
        press_on(app)
        return "disk is full" in page.covers.told()

    with full_disk(app.context.store):
        app.bot.waitUntil(stuck, timeout=30_000)
        turn = flow.match.turn
        assert len(app.context.store.load(1)[1].entries) == turn
    app.bot.waitUntil(lambda: turn_after_pressing(app) > turn + 1, timeout=20_000)
    assert len(app.context.store.load(1)[1].entries) == flow.match.turn


def test_time_that_ran_out_while_nothing_was_written_runs_out_later(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artgames.app.table_flow.RETRY_MS", 50)
    app.flow.start(table_of("Ada", "Ben", "Cleo"))
    page = table_page(app)
    flow = page.flow
    assert flow is not None
    page.press()
    app.bot.waitUntil(lambda: at_rest(flow) and flow.session.clock.is_running)
    with frozen_disk(app.context.store):
        flow.session.clock.finish()
        assert "Nothing can be written" in page.covers.told()
        assert flow.match.view(None).phase == "exhibit"
    app.bot.waitUntil(lambda: flow.match.view(None).phase == "theft", timeout=5000)


@contextmanager
def frozen_disk(store: Store) -> Iterator[None]:
    """Not one more byte is taken, while everything can still be read."""
    store._database.read(lambda connection: connection.execute("PRAGMA query_only = ON"))
    yield
    store._database.read(lambda connection: connection.execute("PRAGMA query_only = OFF"))


def test_leaving_a_table_needs_no_room_on_the_disk(app: App) -> None:
    app.flow.start(table_of("Ada", "Ben", "Cleo"))
    page = table_page(app)
    flow = page.flow
    assert flow is not None
    page.press()
    app.bot.waitUntil(lambda: at_rest(flow) and flow.session.clock.is_running)
    with frozen_disk(app.context.store):
        page.leave()
        assert app.window.page() is app.flow.home
    app.flow.resume(1)
    assert table_page(app).flow is not None


def test_papers_stay_on_the_screen_until_the_disk_takes_them(app: App) -> None:
    players = [Player(name, seat, answers="paper") for seat, name in enumerate(("Ada", "Ben", "Cleo"))]
    opened = app.flow.matches.begin(table_of(*players, exhibit=12))
    match = opened.match
    while match.view(None).phase != "guess":  # type: ignore[attr-defined]
        seat = match.to_act()[0]
        match.submit(seat, RandomBot().choose(match.seen(seat), Rng.from_seed("go")).action)
    app.flow.resume(opened.record.id)
    page = table_page(app)
    flow = page.flow
    assert flow is not None
    page.press()
    assert surface_of(page) is Surface.PAPER
    with frozen_disk(app.context.store):
        page.covers.paper.ui.lockButton.click()
        assert surface_of(page) is Surface.PAPER and page.covers.paper.isVisible()
        assert "Nothing can be written" in page.covers.told()
    page.covers.paper.ui.lockButton.click()
    assert surface_of(page) is Surface.ROOM and flow.match.view(None).phase in ("scored", "ended")


def surface_of(page: TablePage) -> Surface:
    assert page.flow is not None
    return page.flow.surface


# Pictures


@pytest.fixture
def own_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package's pictures that may be spoiled. Ask for it before `app`."""
    original = find_pictures()
    assert original is not None
    folder = tmp_path / "pictures"
    shutil.copytree(original, folder)
    monkeypatch.setattr("artgames.decks.library.find_pictures", lambda: folder)
    return folder


def test_pictures_lost_during_play_are_told_of_and_play_goes_on(own_pictures: Path, app: App) -> None:
    app.flow.start(table_of("Ada", "Ben", "Cleo", exhibit=12))
    for number, file in enumerate(sorted(own_pictures.iterdir())):
        if number % 2:
            file.unlink()
        else:
            file.write_bytes(file.read_bytes()[:2000])
    page = table_page(app)
    flow = page.flow
    assert flow is not None
    page.press()
    app.bot.waitUntil(lambda: at_rest(flow) and flow.match.view(None).phase == "exhibit")
    app.window.grab()
    app.bot.waitUntil(lambda: "cannot be read" in app.window.ui.notice.text(), timeout=5000)
    shown = flow.match.view(None).exhibit
    app.bot.waitUntil(lambda: any(app.context.pictures.is_missing(str(card)) for card in shown), timeout=5000)
    flow.session.clock.finish()
    app.bot.waitUntil(lambda: at_rest(flow) and flow.match.view(None).phase == "theft")
    app.window.grab()
    said(app)


def test_without_the_package_the_house_stays_open(
    tmp_path: Path, context: AppContext, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    begun = Matches(context.store, context.library).begin(table_of("Ada", "Ben")).record.id
    del context.library
    monkeypatch.setattr("artgames.decks.library.find_pictures", lambda: None)
    app: App = request.getfixturevalue("app")
    assert "“The Metropolitan Museum of Art” are not installed" in said(app)
    app.flow.start(table_of("Ada", "Ben"))
    assert said(app) == "There are no paintings to play with."
    app.flow.resume(begun)
    assert said(app) == "The paintings of this match are not here."
    app.flow.set_up(GAME)
    page = app.window.page()
    assert isinstance(page, SetupPage)
    assert not page.ui.start.isEnabled() and "no paintings" in page.ui.footText.text()
    page.start()
    assert said(app) == "There are no paintings to play with."


# Mistakes of ours


def fail(*_args: object) -> None:
    raise ZeroDivisionError("one of ours")


def test_an_exception_in_a_slot_is_written_down_and_the_app_goes_on(
    app: App, capfd: pytest.CaptureFixture[str]
) -> None:
    app.flow.home.ui.settings.clicked.connect(fail)
    QTest.mouseClick(app.flow.home.ui.settings, Qt.MouseButton.LeftButton)
    assert "You can go on" in said(app)
    assert "one of ours" in (app.context.data / "problems.log").read_text(encoding="utf-8")
    app.flow.start(bots(2))
    assert table_page(app).flow is not None
    capfd.readouterr()


class Failing:
    """A bot that cannot think."""

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        raise ZeroDivisionError("no thought")


def test_a_bot_that_fails_plays_on_at_random(
    app: App, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(TablePage, "_bots", lambda *_: {seat: Failing() for seat in range(3)})
    app.context.settings.update(pace=3.0)
    app.flow.start(bots(3))
    flow = table_page(app).flow
    assert flow is not None
    app.bot.waitUntil(lambda: turn_after_pressing(app) >= 3, timeout=20_000)
    assert "You can go on" in said(app)
    capfd.readouterr()


# The process


@pytest.mark.slow
@pytest.mark.parametrize("steps", [1, 4, 8])
def test_a_killed_app_finds_its_match_under_continue(
    tmp_path: Path, steps: int, qapp: object, request: pytest.FixtureRequest
) -> None:
    folder = tmp_path / "killed"
    command = [sys.executable, "-m", "tests.app.playing_app", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=PROJECT) as playing:
        assert playing.stdout is not None
        shown = [playing.stdout.readline().strip() for _ in range(steps)]
        playing.kill()
        shown += playing.stdout.read().split("\n")[:-1]
    with Store.open(folder) as store:
        assert store.notices == ()
        matches = Matches(store, continued(store, folder).library)
        (one,) = store.unfinished()
        opened = matches.resume(one.id)
        again = matches.resume(one.id).match
        while again.turn > int(shown[-1].split()[0]):
            again.rewind(again.turn - 1, by=HOUSE)
        assert digest(again) == shown[-1]
        assert opened.match.turn <= len(shown) + 1


def continued(store: Store, folder: Path) -> AppContext:
    return AppContext(store, LiveSettings(Settings(), lambda kept: None), folder, folder / "cache")


SECOND_COPY = """
import sys
from artgames.app import main
from artgames.__main__ import main as start
main.SECOND_COPY_MS = 100
sys.exit(start(["--data", sys.argv[1]]))
"""


def test_a_second_copy_ends_though_nobody_presses_anything(tmp_path: Path) -> None:
    (tmp_path / "window.ini").write_text("[General]\ntheme=daylight\n", encoding="utf-8")
    with Store.open(tmp_path) as first:
        record = Matches(first, continued(first, tmp_path).library).begin(bots(2)).record
        command = [sys.executable, "-c", SECOND_COPY, str(tmp_path)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=PROJECT)
        assert ended.returncode == 1
        assert f"Artgames is already running and is using the folder {tmp_path}." in ended.stderr
        assert [one.id for one in first.unfinished()] == [record.id]
    assert (tmp_path / "window.ini").read_text(encoding="utf-8") == "[General]\ntheme=daylight\n"
