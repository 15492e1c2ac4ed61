"""A demonstration without a screen: bots play one match through the real windows, and every phase becomes a picture."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer
from PySide6.QtWidgets import QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.diagnostics.crash_log import CrashLog
from artgames.app.main import build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.result.podium import Podium
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.shell import Shell
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.decks.library import COLLECTION
from artgames.engine.api import Seat
from artgames.engine.choices import Action, Choice, Text
from artgames.engine.rng import Rng
from artgames.scene.screenshots import take_picture
from artgames.store import Player, Settings, Store, Table
from artgames.store.settings import Theme

NAMES = ("Ada", "Ben", "Cleo", "Dario", "Eva", "Finn", "Gia", "Hugo")
BOT_NAMES = ("Ochre", "Umber", "Sienna", "Indigo", "Cobalt", "Madder", "Viridian", "Amber")
SEED = "demonstration"
"""Always the same paintings, so that two demonstrations can be compared."""

STEP_MS = 40
REST_STEPS = 12
"""A page that has just been turned to is let come to rest before it is photographed."""


def run(
    game: str,
    out: Path,
    seats: int,
    size: tuple[int, int],
    theme: Theme,
    *,
    recorder: type[Demonstration] | None = None,
) -> int:
    """Play and write the pictures. The result is the exit code. A `recorder` of one's own keeps others of them."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    out.mkdir(parents=True, exist_ok=True)
    app = make_application()
    with TemporaryDirectory() as folder, Store.in_memory() as store:
        settings = LiveSettings(Settings(theme=theme, pace=3.0, muted=True), lambda kept: None)
        data = Path(folder)
        context = AppContext(store, settings, data, data / "cache")
        window = MainWindow(context)
        shell = build_pages(window, context)
        _end_at_a_mistake(window)
        window.resize(QSize(*size))
        window.show()
        (recorder or Demonstration)(context, window, shell, demo_table(game, seats), out)
        code = app.exec()
        window.close()
        context.close()
    return code


def _end_at_a_mistake(window: MainWindow) -> None:
    """A window goes on after a mistake of ours; a demonstration that goes on would never come to its end."""
    log = window.findChild(CrashLog)
    assert log is not None
    log.written.connect(lambda _file: QCoreApplication.exit(1))


class Demonstration(QObject):
    """Leads through home, set-up, a match and its result, and photographs each picture that has come to rest.

    Two seats are people, whose answers are entered on the board as if by hand: so curtains and private pages are seen.
    """

    def __init__(self, context: AppContext, window: MainWindow, shell: Shell, table: Table, out: Path) -> None:
        super().__init__(window)
        self.context, self.window, self._shell, self._out = context, window, shell, out
        self._game = games.load(table.game)
        self._table = table
        self._taken: list[str] = []
        self._stage = 0
        self._seen: QWidget | None = None
        self._rest = 0
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._step)
        window.first_painted.connect(self._timer.start)

    @property
    def pictures(self) -> list[str]:
        """The names of the pictures taken so far."""
        return self._taken

    def _step(self) -> None:
        self.context.pictures.wait()
        page = self.window.page()
        if page is not self._seen:
            self._seen, self._rest = page, REST_STEPS
        self._rest -= 1
        if self._rest >= 0:
            return
        if isinstance(page, TablePage):
            self._play(page)
        elif self._stage == 0:
            self._photograph("home")
            self._stage = 1
            self._shell.navigator.open("setup", self._table)
        elif self._stage == 1:
            self._photograph("setup")
            self._stage = 2
            self._shell.controllers.flow.start(self._table, SEED)
        else:
            self._end()

    def _end(self) -> None:
        podium = self.window.findChild(Podium)
        if podium is not None:
            podium.skip()
        self._photograph("result")
        self._timer.stop()
        QCoreApplication.quit()

    def _play(self, page: TablePage) -> None:
        page.lock_out = 0.0
        flow = page.flow
        if flow is None:
            return
        phase = flow.match.view(None).phase
        if flow.is_moving:
            if phase in self._taken:  # nobody waits for a hundred more turns that look like the first
                flow.finish_moving()
            return
        if flow.surface is Surface.CURTAIN:
            self._photograph("curtain")
            flow.open_private()
        elif flow.surface is Surface.PRIVATE:
            assert flow.seat is not None
            self._enter(page, flow.seat)
            self._photograph(f"{phase}-private")
            page.press()
        else:
            self._photograph(phase)
            self._go_on(page)

    def _go_on(self, page: TablePage) -> None:
        flow = page.flow
        assert flow is not None
        what = flow.next()
        if what.task is Task.ANSWER and what.seat is not None:
            action = self._enter(page, what.seat)
            if flow.board.draft() is None:  # an answer that is given by one press, with nothing to put together
                flow.give(what.seat, action)
                return
        if what.task is not Task.WAIT:
            page.press()
            return
        for seat in flow.session.people_asked():
            if not flow.session.answers_in_secret(seat):
                flow.session.submit(seat, self._decide(page, seat))
                return

    def _enter(self, page: TablePage, seat: Seat) -> Action:
        """Put an answer on the board as if by hand."""
        assert page.flow is not None
        action = self._decide(page, seat)
        page.flow.board.restore_draft(action)
        return action

    def _decide(self, page: TablePage, seat: Seat) -> Action:
        assert page.flow is not None
        choice: Choice = page.flow.match.choices(seat)[0]
        # A bot remembers by its stream; where none plays, the same throw again could mark and unmark for ever.
        throw = "" if self._game.info.has_bots else f"/{page.flow.match.turn}"
        rng = Rng.from_seed(f"demo/{seat}{throw}")
        if any(isinstance(field, Text) for field in choice.fields):  # no bot writes; here any words will do
            return choice.sample(rng)[0]
        bot = self._game.make_bot("normal", page.deck.likeness, facts=page.deck.painting)
        return bot.choose(page.flow.match.seen(seat), rng).action

    def _photograph(self, name: str) -> None:
        """Each picture once, numbered in the order in which a table sees them."""
        if name in self._taken:
            return
        self._taken.append(name)
        self.settle()
        self.record(name, self._out / f"{len(self._taken):02d}-{name}.png")

    def settle(self) -> None:
        """Nothing moves any more, and every picture is there."""
        page = self.window.page()
        if isinstance(page, TablePage) and page.flow is not None:
            page.flow.board.finish_running()
        self.context.pictures.wait()
        QCoreApplication.processEvents()

    def record(self, name: str, file: Path) -> None:
        """Keep what is shown now."""
        take_picture(self.window).save(str(file))


def demo_table(slug: str, seats: int) -> Table:
    """Two people, or as many as the game needs, and as many bots as there are seats left."""
    info = games.load(slug).info
    people = tuple(Player(name, mark) for mark, name in enumerate(NAMES[: max(2, info.least_people)]))
    bots = tuple(Player(BOT_NAMES[mark], mark, "bot") for mark in range(len(people), seats))
    return Table(slug, (people + bots)[:seats], {}, info.deck or COLLECTION)
