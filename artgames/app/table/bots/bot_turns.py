"""Bots at one table: when each of them thinks, at a pace people can follow, and what it does then."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from artgames.app.models.bot_habits import habit_of
from artgames.app.table.bots.bot_runner import BotRunner
from artgames.engine.api import HOUSE, Decision, Seat
from artgames.engine.choices import Choice
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence
from artgames.scene.tempo import Beat, Tempo

if TYPE_CHECKING:
    from artgames.app.table.match_session import TableSession

LOOK_LONGER = 5
"""A bot that only has to say "seen enough", or that talks something over with people, takes so many times longer than
it thinks about a move."""

IN_ONE_GO = 0.1
"""A bot that acts several times in a row against the clock stops only so much of its thinking time in between."""

LONG_THOUGHT_MS = 3000
"""A bot that thinks longer than this says so."""

RETRY_MS = 3000
"""After a disk that took nothing, what goes on by itself is tried again so much later."""


class BotTurns(QObject):
    """Lets bots think, and answers for them. It is held until the table has begun, and whenever nothing may go on.

    Signals:
        stumbled(int, bool): something broke while this bot was thinking; whether it is given a simpler answer now.
        ponders(int): this bot has been thinking for a while; `hurry` makes it answer.
    """

    stumbled = Signal(int, bool)
    ponders = Signal(int)

    def __init__(self, session: TableSession, runner: BotRunner, tempo: Tempo) -> None:
        super().__init__(session)
        self._session, self._tempo = session, tempo
        self._runner = self._adopted(runner)
        self._reasons: list[tuple[Seat, Sentence]] = []
        self._waiting: dict[Seat, QTimer] = {}
        self._thinking: dict[Seat, QTimer] = {}
        """Each with what tells that it takes long."""
        self._turn, self._steps_back = session.match.turn, 0
        self._held = True

    @property
    def seats(self) -> Collection[Seat]:
        """Whose answers can be thought of here."""
        return self._runner.seats

    @property
    def is_idle(self) -> bool:
        """Whether none thinks, or is about to."""
        return not self._waiting and not self._thinking

    def resume(self) -> None:
        """Let bots think and the clock be started from now on."""
        self._held = False
        self.wake()

    def hold(self) -> None:
        """Stop everything that goes on by itself: pause, curtain during a private page, leaving the table."""
        self._held = True
        for timer in self._waiting.values():
            _let_go(timer)
        self._waiting.clear()

    def close(self) -> None:
        self.hold()
        self._runner.close()
        self._forget_thoughts()

    def note_turn(self, turn: int) -> None:
        """The match has gone on to this turn, or back."""
        self._steps_back += turn < self._turn
        self._turn = turn

    def take_reasons(self) -> list[tuple[Seat, Sentence]]:
        """Why the bots did what they did since this was last asked. Only to be told when nothing is secret any more."""
        reasons, self._reasons = self._reasons, []
        return reasons

    def thinks(self, seat: Seat) -> bool:
        """Whether this bot is at it now."""
        return seat in self._thinking

    def hurry(self, seat: Seat) -> None:
        """Whoever cannot wait lets a bot play now what seems best so far."""
        self._runner.hurry(seat)

    def set_tempo(self, tempo: Tempo) -> None:
        self._tempo = tempo

    def replace(self, runner: BotRunner) -> None:
        """Other bots sit at the table now, or fewer of them."""
        was_held = self._held
        self.hold()
        self._runner.close()
        self._runner.deleteLater()
        self._forget_thoughts()
        self._runner = self._adopted(runner)
        if not was_held:
            self.resume()

    def _adopted(self, runner: BotRunner) -> BotRunner:
        runner.setParent(self)
        runner.decided.connect(self._act)
        runner.stumbled.connect(self.stumbled)
        return runner

    def wake(self) -> None:
        """Whoever is asked now and does not think yet begins to."""
        if self._held:
            return
        asked = [seat for seat in self._session.match.to_act() if seat != HOUSE and self._session.is_bot(seat)]
        asked.sort(key=lambda seat: habit_of(self._session.table.players[seat]).rank)
        for place, seat in enumerate(asked):
            if seat not in self._waiting and seat not in self._thinking:
                self._let_think(seat, self._think_ms(seat) * (1 + 0.6 * place))

    def _think_ms(self, seat: Seat) -> int:
        habit = habit_of(self._session.table.players[seat])
        think = round(self._tempo.ms(Beat.BOT_THINK) * habit.thinks(len(self._session.match.history)))
        first, *others = self._session.match.choices(seat)
        if not others and ((not first.fields and not first.given) or self._is_talked_over(first)):
            return think * LOOK_LONGER
        history = self._session.match.history
        goes_on = self._session.match.timed() is not None and bool(history) and history[-1].entry.seat == seat
        return round(think * IN_ONE_GO) if goes_on else think

    def _is_talked_over(self, choice: Choice) -> bool:
        """Whether people are asked the same openly at the same time: then bots let them speak first."""
        if choice.secret:
            return False
        return choice.action in (
            other.action for seat in self._session.everyone_asked() for other in self._session.match.choices(seat)
        )

    def _let_think(self, seat: Seat, after: float) -> None:
        self._waiting[seat] = self._after(after, lambda: self._think(seat))

    def _after(self, milliseconds: float, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(do)
        timer.start(round(milliseconds))
        return timer

    def _ponder(self, seat: Seat) -> None:
        """Whoever is not waiting for it need not hear of it."""
        if not self._held:
            self.ponders.emit(seat)

    def _forget_thoughts(self) -> None:
        for seat in list(self._thinking):
            self._stop_thinking(seat)

    def _stop_thinking(self, seat: Seat) -> None:
        if (timer := self._thinking.pop(seat, None)) is not None:
            _let_go(timer)

    def _think(self, seat: Seat) -> None:
        _let_go(self._waiting.pop(seat))
        if seat not in self._session.match.to_act():
            return
        self._thinking[seat] = self._after(LONG_THOUGHT_MS, lambda: self._ponder(seat))
        # One stream per seat for the whole match: a bot asked twice remembers the same things.
        rng = Rng.from_seed(f"{self._session.match.setup.seed}/bot/{seat}")
        self._runner.ask(seat, self._session.match, rng, self._steps_back)

    def _act(self, seat: Seat, decision: Decision, steps_back: int) -> None:
        self._stop_thinking(seat)
        if not self._session.is_bot(seat) or seat not in self._session.match.to_act():
            return
        if self._held:
            return
        still_asked = steps_back == self._steps_back  # otherwise what it saw has not happened
        if still_asked and any(choice.fits(decision.action) for choice in self._session.match.choices(seat)):
            if not self._session.submit(seat, decision.action):
                self._let_think(seat, RETRY_MS)
            elif decision.why is not None:
                self._reasons.append((seat, decision.why))
        else:
            self.wake()


def _let_go(timer: QTimer) -> None:
    """End a timer. What it was to do goes at once: it holds the session, which must not end, with this child of it,
    while Qt ends the child."""
    timer.stop()
    timer.timeout.disconnect()
    timer.deleteLater()
