"""Bots in a process of their own: it comes with the table and goes with it, and no fault of it stops the evening."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from artgames import games, paths
from artgames.app.table.bots import bot_runner, bot_turns
from artgames.app.table.bots.bot_runner import BotFault, ProcessRunner
from artgames.bots.messages import Brief
from artgames.decks.similarity import Likeness
from artgames.engine.api import Bot, Decision, SeatKnowledge, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.store import Player, Table
from artgames.testing.plain_setups import CARDS
from tests.app.conftest import App
from tests.support.hands import at_rest, bots, table_page

PROJECT = Path(__file__).resolve().parents[3]
GAME = "art_robbery"
RNG = Rng.from_seed("s")
THINK = [*paths.program(), "think"]
ENDS = [sys.executable, "-c", "raise SystemExit(3)"]
SLEEPS = [sys.executable, "-c", "import sys; sys.stdin.buffer.read()"]


def begun() -> Match[Any]:
    game = games.load(GAME)
    return Match(GAME, game.rules, Setup(2, game.info.complete({}), "s", CARDS))


class Simple:
    """Answers when the process cannot."""

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        return Decision(seen.choices[-1].sample(rng)[0])


class Watched:
    """A runner, and all that it says."""

    def __init__(
        self, command: list[str], level: str = "normal", seats: tuple[int, ...] = (0, 1), patience: int = 1
    ) -> None:
        brief = Brief(GAME, dict.fromkeys(seats, level), patience, {}, Likeness().table_of(()))
        self.runner = ProcessRunner(command, brief, Simple)
        self.decided: list[Decision] = []
        self.stumbled: list[tuple[int, bool]] = []
        self.runner.decided.connect(lambda seat, decision, about: self.decided.append(decision))
        self.runner.stumbled.connect(lambda seat, simply: self.stumbled.append((seat, simply)))

    def ask(self) -> SeatKnowledge:
        match = begun()
        seen = match.seen(match.to_act()[0])
        self.runner.ask(seen.seat, match, RNG, 5)
        return seen


@pytest.fixture
def watch(qapp: QApplication) -> Iterator[Any]:
    made: list[Watched] = []

    def start(*given: Any) -> Watched:
        made.append(Watched(*given))
        return made[-1]

    yield start
    for one in made:
        one.runner.close()
        one.runner.deleteLater()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def bot_of(level: str) -> Bot:
    return games.load(GAME).make_bot(level)


def test_it_answers_what_the_bot_would_answer_here(watch: Any, qtbot: QtBot) -> None:
    watched = watch(THINK)
    seen = watched.ask()
    qtbot.waitUntil(lambda: bool(watched.decided))
    assert watched.decided == [bot_of("normal").choose(seen, RNG)] and not watched.stumbled


def test_a_killed_process_is_started_anew_and_asked_again(watch: Any, qtbot: QtBot) -> None:
    watched = watch(THINK, "hard")
    seen = watched.ask()
    first = watched.runner.pid
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(watched.decided))
    assert watched.stumbled == [(seen.seat, False)] and watched.runner.pid not in (0, first)
    assert watched.decided == [bot_of("hard").choose(seen, RNG)], "it thinks as well as before"


def test_one_that_was_killed_while_nobody_asked_is_not_missed(watch: Any, qtbot: QtBot) -> None:
    watched = watch(THINK)
    os.kill(watched.runner.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: watched.runner.pid == 0)
    watched.ask()
    qtbot.waitUntil(lambda: bool(watched.decided))
    assert not watched.stumbled


@pytest.mark.parametrize("command", [ENDS, ["/nowhere/artgames"]], ids=["ends at once", "is not there"])
def test_where_no_process_lives_a_simple_answer_is_given(watch: Any, qtbot: QtBot, command: list[str]) -> None:
    watched = watch(command)
    seen = watched.ask()
    qtbot.waitUntil(lambda: bool(watched.decided))
    assert watched.decided == [Simple().choose(seen, RNG)]
    assert watched.stumbled[-1] == (seen.seat, True)


def test_one_that_does_not_answer_after_a_fault_is_not_waited_for(
    watch: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "PATIENCE_MS", 50)
    watched = watch(SLEEPS)
    watched.ask()
    qtbot.wait(150)
    assert not watched.decided, "thinking takes as long as it takes"
    os.kill(watched.runner.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(watched.decided))
    assert [simply for _, simply in watched.stumbled] == [False, True]


def test_a_mistake_of_a_bot_is_written_down(watch: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    monkeypatch.setattr("sys.excepthook", lambda *problem: written.append(problem))
    watched = watch(THINK, "normal", ())  # the process has no bot for anybody
    seen = watched.ask()
    qtbot.waitUntil(lambda: bool(watched.decided))
    ((kind, error, _),) = written
    assert kind is BotFault and f"KeyError: {seen.seat}" in str(error)
    assert watched.stumbled == [(seen.seat, True)]


FOR_AGES = 1_000_000


def test_one_that_thinks_for_ages_answers_at_once_when_it_is_hurried(watch: Any, qtbot: QtBot) -> None:
    watched = watch(THINK, "hard", (0, 1), FOR_AGES)
    seen = watched.ask()
    qtbot.wait(500)
    assert not watched.decided
    watched.runner.hurry(1 - seen.seat)
    qtbot.wait(200)
    assert not watched.decided, "somebody else was hurried"
    watched.runner.hurry(seen.seat)
    qtbot.waitUntil(lambda: bool(watched.decided))
    assert any(choice.fits(watched.decided[0].action) for choice in seen.choices) and not watched.stumbled
    watched.ask()
    qtbot.wait(500)
    assert len(watched.decided) == 1, "the next question is thought about as long as ever"


def test_a_bot_that_thinks_long_says_so_and_plays_when_nobody_can_wait(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "LONG_THOUGHT_MS", 50)
    app.context.bots_apart = True
    app.context.settings.update(pace=3.0, patience=FOR_AGES)
    people = tuple(Player(f"Bot {seat}", seat, "bot", "hard") for seat in range(2))
    app.flow.start(Table(GAME, people, {}, "", hands="facing"), "slow")
    page = table_page(app)
    assert page.evening is not None
    session, covers, seats = page.evening.session, page.evening.covers, range(2)
    qtbot.waitUntil(lambda: any(map(session.bots.thinks, seats)))
    seat = next(filter(session.bots.thinks, seats))
    qtbot.waitUntil(lambda: f"Bot {seat} needs more time." in covers.told())
    assert session.match.turn == 0
    page._offer_seat(seat, page.mapToGlobal(QPoint(9, 9)))
    (menu,) = page.findChildren(QMenu)
    (now,) = [action for action in menu.actions() if action.text() == "Play now"]
    now.trigger()
    menu.close()
    qtbot.waitUntil(lambda: session.match.turn > 0)
    assert session.match.history[0].entry.seat == seat
    monkeypatch.setattr(bot_turns, "LONG_THOUGHT_MS", 400)
    qtbot.waitUntil(lambda: any(map(session.bots.thinks, seats)))
    heard: list[int] = []
    session.bots.ponders.connect(heard.append)
    session.hold()
    qtbot.wait(600)
    assert not heard, "nobody is waiting for it while the match rests"


KILLED = """
import os, sys
from PySide6.QtCore import QCoreApplication, QTimer
from tests.app.table.test_bot_runner import THINK, Watched
app = QCoreApplication([])
watched = Watched(THINK, "hard")
watched.ask()

def tell():
    if watched.decided:
        print(watched.runner.pid, flush=True)

timer = QTimer(interval=20)
timer.timeout.connect(tell)
timer.start()
app.exec()
"""


def test_whoever_kills_the_program_leaves_no_process_behind(qtbot: QtBot) -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED], cwd=PROJECT, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        assert is_running(pid)
        program.kill()
    qtbot.waitUntil(lambda: not is_running(pid))


def test_the_process_comes_and_goes_with_the_table(app: App, qtbot: QtBot) -> None:
    app.context.bots_apart = True
    app.context.settings.update(pace=3.0)
    app.flow.start(bots(3))
    page = table_page(app)
    assert page.flow is not None and page.evening is not None
    runner = page.evening.session.bots._runner
    assert isinstance(runner, ProcessRunner)
    pid, match = runner.pid, page.evening.session.match

    def thought() -> bool:
        if page.flow is not None and at_rest(page.flow):
            page.press()
        return any(step.entry.seat >= 0 for step in match.history)

    qtbot.waitUntil(thought)
    page.evening.session.bots.stumbled.emit(0, True)
    lines = page.ui.logView.model()
    assert "lost the thread" in lines.index(lines.rowCount() - 1, 0).data()
    page.leave()
    assert not is_running(pid)
