"""Full and frozen disks, lost pictures, a killed process, a second copy: nothing lost, the app goes on."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from artgames import paths
from artgames.app.context import AppContext
from artgames.app.main import build_pages
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.setup.page import SetupPage
from artgames.app.table.bots import bot_turns
from artgames.app.table.match_service import Matches
from artgames.app.table.surface import Surface
from artgames.bots import RandomBot
from artgames.decks import Library
from artgames.decks.deck_folder import PackSource
from artgames.decks.met_package import find_pictures
from artgames.engine.rng import Rng
from artgames.store import Player, Settings, Store
from tests.app.conftest import App
from tests.support.hands import (
    GAME,
    at_rest,
    bots,
    press_on,
    said,
    surface_of,
    table_of,
    table_page,
    turn_after_pressing,
    waiting,
)
from tests.support.playing_app import digest, digest_of
from tests.unit.store.test_problems import full_disk

PROJECT = Path(__file__).resolve().parents[2]


# The disk


def test_bots_wait_for_a_full_disk_and_play_on_by_themselves(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "RETRY_MS", 50)
    app.context.settings.update(pace=3.0)
    app.flow.start(bots(3))
    page = table_page(app)
    flow = page.flow
    assert flow is not None

    def stuck() -> bool:
        press_on(app)
        return "disk is full" in page.covers.told()

    with full_disk(app.context.store):
        app.bot.waitUntil(stuck)
        turn = flow.match.turn
        assert len(app.context.store.load(1)[1].entries) == turn
    app.bot.waitUntil(lambda: turn_after_pressing(app) > turn + 1)
    assert len(app.context.store.load(1)[1].entries) == flow.match.turn


def test_time_that_ran_out_while_nothing_was_written_runs_out_later(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artgames.app.table.phase_clock.RETRY_MS", 50)
    app.flow.start(table_of("Ada", "Ben", "Cleo"))
    page = table_page(app)
    flow = page.flow
    assert flow is not None
    page.press()
    app.bot.waitUntil(lambda: at_rest(flow) and flow.session.clock.is_running)
    with frozen_disk(app.context.store):
        flow.session.clock.finish()
        assert "Cannot save to" in page.covers.told()
        assert flow.match.view(None).phase == "exhibit"
    app.bot.waitUntil(lambda: flow.match.view(None).phase == "theft")


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
        assert app.window.page() is app.home
    app.flow.resume(1)
    assert table_page(app).flow is not None


def test_papers_stay_on_the_screen_until_the_disk_takes_them(app: App) -> None:
    players = [Player(name, seat, answers="paper") for seat, name in enumerate(("Ada", "Ben", "Cleo"))]
    opened = app.flow.matches.begin(table_of(*players, exhibit=12))
    match = opened.match
    while match.view(None).phase != "guess":
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
        assert "Cannot save to" in page.covers.told()
    page.covers.paper.ui.lockButton.click()
    assert surface_of(page) is Surface.ROOM and flow.match.view(None).phase in ("scored", "ended")


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
    assert app.context.pictures.wait()  # Qt would warn of a file that is cut while it reads it
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
    app.bot.waitUntil(lambda: "cannot be read" in app.window.notices.text())
    view: Any = flow.match.view(None)
    app.bot.waitUntil(lambda: any(app.context.pictures.is_missing(str(card)) for card in view.exhibit))
    flow.session.clock.finish()
    app.bot.waitUntil(lambda: at_rest(flow) and flow.match.view(None).phase == "theft")
    app.window.grab()
    said(app)


def test_without_any_picture_the_house_stays_open(context: AppContext, request: pytest.FixtureRequest) -> None:
    begun = Matches(context.store, context.library).begin(table_of("Ada", "Ben")).record.id
    lists = paths.resources() / "decks"
    context.library = Library([PackSource(lists / "met", None, context.cache)])
    app: App = request.getfixturevalue("app")
    assert "“The Metropolitan Museum of Art” are not installed" in said(app)
    app.flow.start(table_of("Ada", "Ben"))
    assert said(app) == "There are no paintings to play with."
    app.flow.resume(begun)
    assert said(app) == "This match’s paintings are not on this computer."
    app.navigator.open("setup", GAME)
    page = app.window.page()
    assert isinstance(page, SetupPage)
    assert not page.ui.start.isEnabled() and "no paintings" in page.ui.footText.text()
    page.start()
    assert app.window.page() is page


# The process


@pytest.mark.slow
@pytest.mark.parametrize("steps", [1, 4, 8])
def test_a_killed_app_finds_its_match_under_continue(tmp_path: Path, steps: int, qtbot: QtBot) -> None:
    folder = tmp_path / "killed"
    command = [sys.executable, "-m", "tests.support.playing_app", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=PROJECT) as playing:
        assert playing.stdout is not None
        shown = [playing.stdout.readline().strip() for _ in range(steps)]
        assert all(shown), f"it ended by itself with {playing.wait()}"
        playing.kill()
        shown += playing.stdout.read().split("\n")[:-1]
    with Store.open(folder) as store:
        assert store.notices == ()
        context = continued(store, folder)
        again = restarted(context, qtbot)
        (row,) = waiting(again)
        assert row.who == "Ada, Ben, Cleo"
        # The process was killed between writing a step and telling of it, at worst.
        states = [digest_of(turn, played.step.state) for turn, played in enumerate(history(context, row.id), 1)]
        assert states[: len(shown)] == shown and len(states) <= len(shown) + 1
        again.flow.resume(row.id)
        flow = table_page(again).flow
        assert flow is not None and digest(flow.match) == states[-1]
        again.window.close()
        context.rest()


def restarted(context: AppContext, bot: QtBot) -> App:
    """A window as the next start would show it."""
    window = MainWindow(context)
    flow = build_pages(window, context)
    bot.addWidget(window)
    with bot.waitSignal(window.first_painted):
        window.show()
    return App(bot, context, window, flow)


def history(context: AppContext, match_id: int) -> tuple[Any, ...]:
    return Matches(context.store, context.library).resume(match_id).match.history


def continued(store: Store, folder: Path) -> AppContext:
    return AppContext(
        store, LiveSettings(Settings(motion="reduced", muted=True), lambda kept: None), folder, folder / "cache"
    )


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
