"""Somebody who plays one game to its end at the real window, with mouse and keyboard: the other half of `window_trial`.

They know no rule of any game. They press what can be pressed, write where something can be
written, and press the large button where it can be pressed; so they make every mistake, and get there in the end. A
picture of the screen is taken whenever something else is shown.
"""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from artgames import games
from artgames.app.home.page import HomePage
from artgames.app.main import make_application, run
from artgames.app.main_window import MainWindow
from artgames.app.navigator import Navigator
from artgames.app.result.page import ResultPage
from artgames.app.setup.page import SetupPage
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.decks.library import COLLECTION
from artgames.engine.api import OptionValue
from artgames.engine.info import GameInfo
from artgames.store import Player, Settings, Store, Table
from scripts.trials.window_hands import HANDS, Album, Hands, Thing, things_in, things_on

TICK_MS = 60
SEEN_TICKS = 3
"""So many ticks something is shown unchanged before it is looked at, and answered."""

PATIENT_TICKS = 150
"""After so many without anything else to be seen, somebody presses *Skip*."""

STUCK_PRESSES = 250
"""Whoever presses so often without getting on does not know what to do."""

FILLING_PRESSES = 16
WORDS = ("moon", "harvest", "a quiet river", "light", "old friends", "journey", "the long way home")
SHORT: dict[str, OptionValue] = {"rounds": 1, "deals": 1, "games": 1, "target": 10, "goal": 4, "points": True}
"""House rules under which a match is soon over; everything else is as it comes."""


class Report(msgspec.Struct, frozen=True):
    """How a match went. `stuck` names the last thing that was shown where it did not come to its end."""

    game: str
    moves: int
    presses: int
    seconds: float
    pictures: int
    stuck: str = ""


def table_for(game: GameInfo) -> Table:
    """Two people, one of whom answers on paper where that can be done, a bot, and the audience."""
    paper = "paper" if game.on_paper else "curtain"
    seats = [Player("Ada", 0), Player("Benedikt", 1, answers=paper)][: game.max_seats]  # type: ignore[arg-type]
    if game.has_bots and len(seats) < game.max_seats and game.max_seats > 1:
        seats.append(Player("Cosimo", 2, "bot", "easy"))
    if game.public and len(seats) < game.max_seats:
        seats.append(Player("Audience", 3, "public"))
    names = iter(("Dorothea", "Emil", "Franziska"))
    while len(seats) < game.min_seats:
        seats.append(Player(next(names), len(seats)))
    options = {option.key: SHORT[option.key] for option in game.options if SHORT.get(option.key) in option.values}
    return Table(game.slug, tuple(seats), options, game.deck or COLLECTION)


class WindowPlayer(QObject):
    """Looks at the window every few milliseconds, and does the next thing."""

    def __init__(self, table: Table, album: Album, hands: type[Hands], parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._chance = table, random.Random(table.game)
        self._album, self._kind_of_hands = album, hands
        self._hands: Hands | None = None
        self._shown, self._ticks, self._since = "", 0, 0
        self._turns, self._began = 0, time.monotonic()
        self._holds = self._busy = False
        self._asides = ["logButton", "helpButton", "pauseButton"]
        self.report: Report | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)

    def _tick(self) -> None:
        window = next((one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)), None)
        if self._busy or window is None or window.page() is None or window.windowHandle() is None:
            return
        self._busy = True
        try:
            if self._hands is None:
                self._begin(window)
            else:
                self._look(window, self._hands)
        finally:
            self._busy = False

    def _begin(self, window: MainWindow) -> None:
        navigator, home = window.findChild(Navigator), window.page()
        if navigator is None or not isinstance(home, HomePage) or not home.ui.more.isVisible():
            return  # the program is still starting
        window.setGeometry(window.screen().geometry())
        window.activateWindow()  # no window manager does it
        self._hands = self._kind_of_hands(window)
        navigator.open("setup", self._table, True)

    def _look(self, window: MainWindow, hands: Hands) -> None:
        page = window.page()
        shown, is_moving = what_is_shown(page)
        self._ticks = self._ticks + 1 if shown == self._shown else 0
        self._shown = shown
        if self._holds and not (isinstance(page, TablePage) and page.flow and page.flow.surface is Surface.CURTAIN):
            self._holds = False
            hands.let_go()
        if self._ticks < (SEEN_TICKS if isinstance(page, TablePage) else 4 * SEEN_TICKS):
            return  # another page fades in
        self._album.take(shown)
        if not is_moving or self._ticks > PATIENT_TICKS:
            self._act(page, hands)

    def _act(self, page: QWidget | None, hands: Hands) -> None:
        if self.report is not None:
            return
        if isinstance(page, SetupPage):
            hands.click_on(page.ui.start)
        elif isinstance(page, TablePage) and page.flow is not None:
            if self._gets_on(page.flow, hands):
                self._play(page, page.flow, hands)
        elif isinstance(page, ResultPage) and page.podium.is_settled:
            self._read_on(page.ui.scroll)

    def _gets_on(self, flow: AudienceFlow, hands: Hands) -> bool:
        if flow.match.turn != self._turns:
            self._turns, self._since = flow.match.turn, hands.presses
        if hands.presses - self._since > STUCK_PRESSES:
            self._album.take(f"stuck {self._shown}")
            self._end(self._shown)
        return self.report is None

    def _read_on(self, area: QScrollArea) -> None:
        """A result may be longer than the window."""
        bar = area.verticalScrollBar()
        self._album.take(f"ResultPage from {bar.value()}")
        if bar.value() >= bar.maximum():
            self._end()
        bar.setValue(bar.value() + bar.pageStep() * 9 // 10)
        self._ticks = -4 * SEEN_TICKS  # pictures have to be read

    def _end(self, stuck: str = "") -> None:
        self._timer.stop()
        self._timer.timeout.disconnect()
        presses = self._hands.presses if self._hands is not None else 0
        seconds = time.monotonic() - self._began
        self.report = Report(self._table.game, self._turns, presses, round(seconds, 1), len(self._album), stuck)
        QApplication.quit()

    # At the table

    def _play(self, page: TablePage, flow: AudienceFlow, hands: Hands) -> None:
        top = page.covers.top()
        if flow.surface is Surface.CURTAIN:
            if not self._holds:
                self._holds = True
                hands.hold(page.covers.curtain)
        elif top is not None:
            self._fill_in(top, hands)
        elif flow.surface is Surface.ROOM and self._asides and self._turns > 0 and not page.ui.statusBar.isHidden():
            self._look_aside(page, hands)
        else:
            self._answer(page, flow, hands)

    def _look_aside(self, page: TablePage, hands: Hands) -> None:
        """Log, help and pause, once each; Esc takes them away."""
        button = self._asides.pop()
        hands.click_on(getattr(page.ui, button))
        QTest.qWait(10 * TICK_MS)
        self._album.take(f"{button} was pressed")
        hands.key(Qt.Key.Key_Escape)
        QTest.qWait(10 * TICK_MS)

    def _fill_in(self, sheet: QWidget, hands: Hands) -> None:
        """Whatever lies over the table: paper, votes, a painting seen closely."""
        lock = sheet.findChild(QWidget, "lockButton")
        found = [thing for thing in things_in(sheet) if not thing.text.startswith(("Back", "Skip", "Show of", "Paper"))]
        if not found or lock is None:
            hands.key(Qt.Key.Key_Escape)
        elif lock.isEnabled() and self._chance.random() < 0.2:
            hands.click_on(lock)
        else:  # marks more and more, and then takes them away again: some number of them is the right one
            fills = hands.presses // FILLING_PRESSES % 2 == 0
            wanted = [thing for thing in found if thing.is_marked != fills]
            self._use(self._chance.choice(wanted or found), hands, "2")

    def _answer(self, page: TablePage, flow: AudienceFlow, hands: Hands) -> None:
        button, following = page.ui.primaryButton, flow.next()
        found = things_on(page.ui.boardView)
        sheets = [thing for thing in found if thing.is_written]
        can_lock = button.isVisible() and button.isEnabled()
        asked = flow.surface is Surface.PRIVATE or following.task is not Task.GO_ON or following.decides
        if sheets and asked and (not sheets[0].text or self._chance.random() < 0.05):
            self._use(sheets[0], hands, self._chance.choice(WORDS))
        elif can_lock and (not found or self._chance.random() < (0.4 if asked else 0.9)):
            hands.click_on(button)
        elif found and (asked or self._chance.random() < 0.5):
            self._use(self._chance.choice(found), hands)

    def _use(self, thing: Thing, hands: Hands, words: str = "") -> None:
        hands.click(thing.place)
        if thing.is_written and words:
            hands.write(words)


def what_is_shown(page: QWidget | None) -> tuple[str, bool]:
    """Where people are, in one line, and whether it is about to change by itself."""
    name = type(page).__name__
    if not isinstance(page, TablePage) or page.flow is None:
        return name, False
    flow, button = page.flow, page.ui.primaryButton
    names = "|".join(map(re.escape, page.evening.table.names)) if page.evening is not None else "$^"
    parts = [flow.surface.name, str(flow.room_view.phase)]
    if flow.is_moving:
        shown = flow.shown
        return " ".join([*parts, "moving", type(shown[-1]).__name__ if shown else ""]), True
    seat = flow.seat if flow.seat is not None else flow.next().seat
    if seat is not None and flow.surface is not Surface.CURTAIN:
        parts += sorted({choice.action for choice in flow.match.choices(seat)})
    if flow.surface in (Surface.ROOM, Surface.PRIVATE):
        pressed = re.sub(names, "N", button.text()) if button.isVisible() else ""
        parts += [re.sub(r"\d+", "#", pressed), "" if button.isEnabled() else "off"]
    return " ".join(part for part in parts if part), False


def play(data: Path, slug: str, text: int, folder: Path, hands: str = "mouse") -> Report | None:
    """Start the program as people do, and play one match. None where its window was closed before."""
    with Store.open(data) as store:
        store.save_settings(Settings(text_scale=text, pace=3.0, muted=True, captions_offered=True))
    app = make_application()
    album = Album(folder, f"{slug}-{text}-{hands}")
    player = WindowPlayer(table_for(games.load(slug).info), album, HANDS[hands], app)
    run(data, data / "cache")
    return player.report
