"""Where bots think: in a process of their own, so that nothing on the screen waits for them, or in a thread."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QProcess, QThreadPool, QTimer, Signal

from artgames.bots import RandomBot
from artgames.bots.messages import Answer, Brief, Hurry, Question, answers_in, packed
from artgames.engine import codec
from artgames.engine.api import Bot, Decision, Seat, SeatKnowledge
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.engine.rng import Rng

PATIENCE_MS = 10_000
"""A bot whose process broke down has so long to answer in another one; then a simpler answer is given."""

TRIES = 2
"""A question over which the process broke down so often is not asked again."""

END_MS = 1000
"""A process that is killed is gone long before."""


class BotFault(Exception):
    """A mistake in a bot, with its traceback, from the process where it happened."""


def decide(bot: Bot, seen: SeatKnowledge, rng: Rng) -> Decision:
    """One decision, whatever happens."""
    try:
        return bot.choose(seen, rng)
    except Exception:  # a bot that fails must not end the evening: it is written down, and it plays on at random
        sys.excepthook(*sys.exc_info())
        return RandomBot().choose(seen, rng)


class BotRunner(QObject):
    """Asks bots, one after the other. What comes back may answer what is no longer asked: whoever asks looks.

    Signals:
        decided(int, object, int): the decision of this seat, and what `ask` was told beside the question.
        stumbled(int, bool): something broke while this seat was thinking; whether it is given a simpler answer now,
            or thinks again.
    """

    decided = Signal(int, object, int)
    stumbled = Signal(int, bool)

    def __init__(self, seats: Collection[Seat]) -> None:
        super().__init__()
        self.seats = frozenset(seats)
        """Those that bots play for."""

    def ask(self, seat: Seat, match: Match[Any], rng: Rng, about: int) -> None:
        raise NotImplementedError

    def hurry(self, seat: Seat) -> None:
        """Somebody cannot wait: let this seat answer with the best it has found so far. Most bots are as quick as they
        can be."""

    def close(self) -> None:
        """Nothing is decided from here on."""
        raise NotImplementedError


class ThreadRunner(BotRunner):
    """Bots that were brought along, or that need no process."""

    def __init__(self, bots: Mapping[Seat, Bot]) -> None:
        super().__init__(bots)
        self._bots = bots
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def ask(self, seat: Seat, match: Match[Any], rng: Rng, about: int) -> None:
        bot, seen = self._bots[seat], match.seen(seat)
        # A function: of a runnable made in Python, PySide keeps everything for ever.
        self._pool.start(lambda: self.decided.emit(seat, decide(bot, seen, rng), about))

    def close(self) -> None:
        self.blockSignals(True)
        self._pool.waitForDone()


class Asked(msgspec.Struct):
    """A question that is not answered yet."""

    question: Question
    seen: SeatKnowledge
    actions: tuple[type[Action], ...]
    about: int
    tries: int = 1


class ProcessRunner(BotRunner):
    """The game's own bots, in a process that is started anew when it breaks down."""

    def __init__(self, command: Sequence[str], brief: Brief, spare: Callable[[], Bot]) -> None:
        """`spare` makes whoever answers when the process cannot."""
        super().__init__(brief.levels)
        self._command, self._brief, self._spare = command, brief, spare
        self._open: dict[int, Asked] = {}
        self._number = 0
        self._received = bytearray()
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(PATIENCE_MS)
        self._late.timeout.connect(self._give_up_waiting)
        self._process: QProcess | None = None
        self._start()

    @property
    def pid(self) -> int:
        """Of the process; 0 where none is running."""
        return self._process.processId() if self._process is not None else 0

    def ask(self, seat: Seat, match: Match[Any], rng: Rng, about: int) -> None:
        self._number += 1
        question = Question(self._number, seat, match.save(), rng)
        self._open[self._number] = Asked(question, match.seen(seat), match.rules.actions, about)
        if self._process is None:
            self._start()
        else:
            self._process.write(packed(question))

    def hurry(self, seat: Seat) -> None:
        for asked in self._open.values():
            if asked.question.seat == seat and self._process is not None:
                self._process.write(packed(Hurry(asked.question.number)))

    def close(self) -> None:
        self._late.stop()
        self._open.clear()
        self._put_away()

    def _start(self) -> None:
        """A fresh process, which is told what bots it has and what they were asked."""
        process = self._process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._break_down)
        process.errorOccurred.connect(self._fail)
        self._received.clear()
        process.start(self._command[0], self._command[1:])
        if self._process is process:  # where a program cannot be started, some systems say so at once
            process.write(packed(self._brief))
            for asked in self._open.values():
                process.write(packed(asked.question))

    def _put_away(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(END_MS)
            process.deleteLater()

    def _read(self) -> None:
        if self._process is not None:
            self._received += self._process.readAllStandardOutput().data()
        for answer in answers_in(self._received):
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        asked = self._open.get(answer.number)
        if asked is None:  # the process broke down meanwhile, and a simpler answer was given
            return
        if answer.action is None:
            sys.excepthook(BotFault, BotFault(answer.fault), None)
            self._answer_simply(asked)
            return
        del self._open[answer.number]
        if not self._open:
            self._late.stop()
        decision = Decision(codec.decode_action(asked.actions, answer.action), answer.why)
        self.decided.emit(asked.question.seat, decision, asked.about)

    def _fail(self, error: QProcess.ProcessError) -> None:
        """One that could not be started says nothing else; all others finish."""
        if error == QProcess.ProcessError.FailedToStart:
            self._break_down()

    def _break_down(self) -> None:
        """What was asked is asked again in a new process, unless it breaks down over it every time."""
        self._put_away()
        for asked in list(self._open.values()):
            asked.tries += 1
            if asked.tries > TRIES:
                self._answer_simply(asked)
            else:
                self.stumbled.emit(asked.question.seat, False)
        if self._open and self._process is None:
            self._late.start()
            self._start()

    def _give_up_waiting(self) -> None:
        """What a new process has not answered in time either."""
        for asked in [one for one in self._open.values() if one.tries > 1]:
            self._answer_simply(asked)

    def _answer_simply(self, asked: Asked) -> None:
        question = asked.question
        if self._open.pop(question.number, None) is None:  # the table was closed by the answer before
            return
        self.stumbled.emit(question.seat, True)
        self.decided.emit(question.seat, decide(self._spare(), asked.seen, question.rng), asked.about)
