"""A match at a table: lets bots play at a pace people can follow, runs the clock, and turns refusals into words."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from artgames.app.models.bot_habits import habit_of
from artgames.app.table.bot_runner import BotRunner
from artgames.app.voting.vote_count import is_called_out, votable
from artgames.engine import codec
from artgames.engine.api import HOUSE, Decision, Event, Refused, Seat
from artgames.engine.choices import Action, Choice, ClockAction
from artgames.engine.info import OPEN_HANDS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence
from artgames.scene.clock import Clock
from artgames.scene.tempo import Beat, Tempo
from artgames.store.errors import StoreProblem
from artgames.store.seating import Table

LOOK_LONGER = 5
"""A bot that only has to say "seen enough", or that talks something over with people, takes so many times longer than
it thinks about a move."""

IN_ONE_GO = 0.1
"""A bot that acts several times in a row against the clock stops only so much of its thinking time in between."""

LONG_THOUGHT_MS = 3000
"""A bot that thinks longer than this says so."""

RETRY_MS = 3000
"""After a disk that took nothing, what goes on by itself is tried again so much later."""


def from_hand(choice: Choice) -> bool:
    """Whether this choice plays a card that its seat holds, or looks at something else that only this seat sees."""
    return choice.held or any(name == "card" for name, _ in choice.given)


def is_put_together(choice: Choice) -> bool:
    """Whether an answer is put together on the board, and given when whoever is asked is content with it."""
    return bool(choice.fields) and not choice.given


class TableSession(QObject):
    """One match with the people and bots round it.

    Signals:
        stepped(tuple[Event, ...]): something happened; nothing is in it after a rewind.
        seated(Seat, Player): this seat is played by somebody else now, or answers otherwise; by whom it was before.
        refused(str): why something could not be done, in the reader's language.
        stumbled(int, bool): something broke while this bot was thinking; whether it is given a simpler answer now.
        ponders(int): this bot has been thinking for a while; `hurry` makes it answer.
    """

    stepped = Signal(object)
    seated = Signal(int, object)
    refused = Signal(str)
    stumbled = Signal(int, bool)
    ponders = Signal(int)

    def __init__(
        self,
        match: Match[Any],
        table: Table,
        *,
        bots: BotRunner,
        tempo: Tempo,
        clock: Clock,
        translate: Callable[[str, str], str],
        has_hands: bool = False,
        one_by_one: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """`has_hands`: everybody holds cards that the others must not see. `one_by_one`: the board draws whatever
        somebody is asked openly, for one person after the other; else only what is put together or held there."""
        super().__init__(parent)
        self.match = match
        self.table = table
        self.clock = clock
        self.has_hands = has_hands
        self._one_by_one = one_by_one
        self._reasons: list[tuple[Seat, Sentence]] = []
        self._bots = self._adopted(bots)
        self._tempo = tempo
        self._translate = translate
        self._waiting: dict[Seat, QTimer] = {}
        self._thinking: dict[Seat, QTimer] = {}
        """Each with what tells that it takes long."""
        self._turn, self._steps_back = match.turn, 0
        self._excused: tuple[Seat, int] | None = None
        self._held = True
        self.phones_open = False
        """Whether phones can answer; where they cannot, whoever has one answers behind the curtain."""
        match.listen(self._on_step)

    # People

    def people_asked(self) -> tuple[Seat, ...]:
        """People who answer at the laptop, or on paper."""
        return tuple(seat for seat in self._everyone_asked() if not self.by_phone(seat))

    def phones_asked(self) -> tuple[Seat, ...]:
        """People who answer on a page of their own, all at once."""
        return tuple(filter(self.by_phone, self._everyone_asked()))

    def _everyone_asked(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.match.to_act() if seat != HOUSE and not self.is_bot(seat))

    def by_phone(self, seat: Seat) -> bool:
        player = self.table.players[seat]
        return self.phones_open and player.kind == "person" and player.answers == "phone"

    def secrets_asked(self) -> tuple[Seat, ...]:
        """People who have something to answer out of the others' sight, beginning left of who acted last."""
        return tuple(seat for seat in self.people_asked() if self.answers_in_secret(seat))

    def votes(self, seat: Seat) -> bool:
        """Whether this seat is the public's and is asked something that the room can vote about."""
        is_public = self.table.players[seat].kind == "public" and self._excused != (seat, self.match.turn)
        return is_public and votable(self.match.choices(seat)) is not None

    def let_bot_answer(self, seat: Seat) -> None:
        """The public has no answer this time, and the rules want one: a bot gives it."""
        self._excused = (seat, self.match.turn)
        self._wake_bots()

    def answers_in_secret(self, seat: Seat) -> bool:
        """Whether this seat is asked something that must be answered out of the others' sight.

        A card that is laid open is no secret, but the hand that it is chosen from is.
        """
        behind_curtain = self.has_hands and not self.hands_are_open() and not self.facing_seats()
        return any(choice.secret or (behind_curtain and from_hand(choice)) for choice in self.match.choices(seat))

    def hands_are_open(self) -> bool:
        return bool(self.match.setup.options.get(OPEN_HANDS, False))

    def facing_seats(self) -> tuple[Seat, ...]:
        """The two people who have their hands before them, each at an edge of the screen; else nobody."""
        people = tuple(seat for seat, player in enumerate(self.table.players) if player.kind == "person")
        may_face = self.has_hands and not self.hands_are_open() and not self._one_by_one
        may_face = may_face and not any(map(self.by_phone, people))
        return people if may_face and self.table.hands == "facing" and len(people) == 2 else ()

    def open_answerer(self) -> Seat | None:
        """The person who is to answer on the shared screen: from a hand, by an answer put together there, or by
        anything at all where people are asked one by one."""
        for seat in self.people_asked():
            choices, drawn = self.match.choices(seat), self._one_by_one
            if self.answers_in_secret(seat):
                continue
            if drawn or any(from_hand(one) or is_put_together(one) for one in choices):
                return seat
        return None

    def house_choice(self, *, time_up: bool = False) -> Choice | None:
        """What the house may do: go on, or end a timed phase."""
        for choice in self.match.choices(HOUSE):
            if issubclass(choice.kind, ClockAction) == time_up:
                return choice
        return None

    def house_decides(self) -> bool:
        """Whether the house has more than one way to go on by a press, as where somebody judges what was said aloud.
        What is answered on the board, such as hanging a painting elsewhere, is no such way."""
        choices = self.match.choices(HOUSE)
        return sum(not choice.fields and not issubclass(choice.kind, ClockAction) for choice in choices) > 1

    def submit(self, seat: Seat, action: Action) -> bool:
        """Do it; False, and a sentence by `refused`, when it cannot be done."""
        if refusal := self.attempt(seat, action):
            self.refused.emit(refusal)
        return not refusal

    def attempt(self, seat: Seat, action: Action) -> str:
        """Do it; the sentence that says why not goes to whoever asked, and to nobody else."""
        try:
            self.match.submit(seat, action, at=time.time())
        except (Refused, StoreProblem) as problem:
            return self._say(problem)
        return ""

    def go_on(self) -> bool:
        choice = self.house_choice()
        return choice is not None and self.submit(HOUSE, choice.make())

    def time_up(self) -> bool:
        """End the timed phase, if there is one; False when it must be tried again."""
        choice = self.house_choice(time_up=True)
        return choice is None or self.submit(HOUSE, choice.make())

    def undoable(self) -> Seat | None:
        """The person whose last step can still be taken back."""
        history = self.match.history
        if not history:
            return None
        seat = history[-1].entry.seat
        return seat if seat != HOUSE and not self.is_bot(seat) and self.match.can_undo(seat) else None

    def last_action(self) -> Action | None:
        """What was done last, whoever did it."""
        history = self.match.history
        return codec.decode_action(self.match.rules.actions, history[-1].entry.action) if history else None

    def undo(self) -> bool:
        """Take the last step back; False, and a sentence by `refused`, when that cannot be done."""
        seat = self.undoable()
        if seat is None:
            return False
        try:
            self.match.undo(seat)
        except (Refused, StoreProblem) as problem:
            self.refused.emit(self._say(problem))
            return False
        return True

    def rewind(self, keep: int) -> bool:
        """The host's way back: only the first `keep` steps count, whoever did the others. It stays in the record."""
        try:
            self.match.rewind(keep, HOUSE)
        except (Refused, StoreProblem) as problem:
            self.refused.emit(self._say(problem))
            return False
        return True

    # Bots

    def resume(self) -> None:
        """Let bots think and the clock be started from now on."""
        self._held = False
        self._wake_bots()

    def hold(self) -> None:
        """Stop everything that goes on by itself: pause, curtain during a private page, leaving the table."""
        self._held = True
        for timer in self._waiting.values():
            _let_go(timer)
        self._waiting.clear()

    def close(self) -> None:
        self.hold()
        self._bots.close()
        self._forget_thoughts()
        self.match.stop_listening(self._on_step)

    def take_reasons(self) -> list[tuple[Seat, Sentence]]:
        """Why the bots did what they did since this was last asked. Only to be told when nothing is secret any more."""
        reasons, self._reasons = self._reasons, []
        return reasons

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot answers what this seat is asked now; it does so for the public wherever the room cannot."""
        return seat in self._bots.seats and not self.votes(seat) and not self._is_called_out(seat)

    def _is_called_out(self, seat: Seat) -> bool:
        return self.table.players[seat].kind == "public" and is_called_out(self.match.choices(seat))

    def set_tempo(self, tempo: Tempo) -> None:
        self._tempo = tempo

    def replace_player(self, table: Table, bots: BotRunner) -> None:
        """A person takes over from a bot, or the other way round, at any moment."""
        was_held = self._held
        self.hold()
        self._bots.close()
        self._bots.deleteLater()
        self._forget_thoughts()
        self.table, self._bots = table, self._adopted(bots)
        if not was_held:
            self.resume()

    def _adopted(self, bots: BotRunner) -> BotRunner:
        bots.setParent(self)
        bots.decided.connect(self._act_for_bot)
        bots.stumbled.connect(self.stumbled)
        return bots

    def _wake_bots(self) -> None:
        if self._held:
            return
        asked = [seat for seat in self.match.to_act() if seat != HOUSE and self.is_bot(seat)]
        asked.sort(key=lambda seat: habit_of(self.table.players[seat]).rank)
        for place, seat in enumerate(asked):
            if seat not in self._waiting and seat not in self._thinking:
                self._let_think(seat, self._think_ms(seat) * (1 + 0.6 * place))

    def _think_ms(self, seat: Seat) -> int:
        habit = habit_of(self.table.players[seat])
        think = round(self._tempo.ms(Beat.BOT_THINK) * habit.thinks(len(self.match.history)))
        first, *others = self.match.choices(seat)
        if not others and ((not first.fields and not first.given) or self._is_talked_over(first)):
            return think * LOOK_LONGER
        history = self.match.history
        goes_on = self.match.timed() is not None and bool(history) and history[-1].entry.seat == seat
        return round(think * IN_ONE_GO) if goes_on else think

    def _is_talked_over(self, choice: Choice) -> bool:
        """Whether people are asked the same openly at the same time: then bots let them speak first."""
        if choice.secret:
            return False
        return choice.action in (other.action for seat in self._everyone_asked() for other in self.match.choices(seat))

    def _let_think(self, seat: Seat, after: float) -> None:
        self._waiting[seat] = self._after(after, lambda: self._think(seat))

    def _after(self, milliseconds: float, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(do)
        timer.start(round(milliseconds))
        return timer

    def thinks(self, seat: Seat) -> bool:
        """Whether this bot is at it now."""
        return seat in self._thinking

    def hurry(self, seat: Seat) -> None:
        """Whoever cannot wait lets a bot play now what seems best so far."""
        self._bots.hurry(seat)

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
        if seat not in self.match.to_act():
            return
        self._thinking[seat] = self._after(LONG_THOUGHT_MS, lambda: self._ponder(seat))
        # One stream per seat for the whole match: a bot asked twice remembers the same things.
        rng = Rng.from_seed(f"{self.match.setup.seed}/bot/{seat}")
        self._bots.ask(seat, self.match, rng, self._steps_back)

    def _act_for_bot(self, seat: Seat, decision: Decision, steps_back: int) -> None:
        self._stop_thinking(seat)
        if not self.is_bot(seat) or seat not in self.match.to_act():
            return
        if self._held:
            return
        still_asked = steps_back == self._steps_back  # otherwise what it saw has not happened
        if still_asked and any(choice.fits(decision.action) for choice in self.match.choices(seat)):
            if not self.submit(seat, decision.action):
                self._let_think(seat, RETRY_MS)
            elif decision.why is not None:
                self._reasons.append((seat, decision.why))
        else:
            self._wake_bots()

    # Steps

    def _on_step(self, turn: int, events: tuple[Event, ...]) -> None:
        self._steps_back += turn < self._turn
        self._turn = turn
        self.stepped.emit(events)
        self._wake_bots()

    def _say(self, problem: Refused | StoreProblem) -> str:
        return problem.sentence.render(self.table.names, self._translate)


def _let_go(timer: QTimer) -> None:
    """End a timer. What it was to do goes at once: it holds the session, which must not end, with this child of it,
    while Qt ends the child."""
    timer.stop()
    timer.timeout.disconnect()
    timer.deleteLater()
