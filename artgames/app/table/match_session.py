"""A match at a table: who is asked where, what is done and taken back, and refusals in words."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from artgames.app.table.bots.bot_runner import BotRunner
from artgames.app.table.bots.bot_turns import BotTurns
from artgames.app.voting.vote_count import is_called_out, votable
from artgames.engine import codec
from artgames.engine.api import HOUSE, Event, Refused, Seat
from artgames.engine.choices import Action, Choice, ClockAction
from artgames.engine.info import OPEN_HANDS
from artgames.engine.match import Match
from artgames.scene.clock import Clock
from artgames.scene.tempo import Tempo
from artgames.store.errors import StoreProblem
from artgames.store.seating import Table


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
    """

    stepped = Signal(object)
    seated = Signal(int, object)
    refused = Signal(str)

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
        self._translate = translate
        self._excused: tuple[Seat, int] | None = None
        self.phones_open = False
        """Whether phones can answer; where they cannot, whoever has one answers behind the curtain."""
        self.bots = BotTurns(self, bots, tempo)
        match.listen(self._on_step)

    # People

    def people_asked(self) -> tuple[Seat, ...]:
        """People who answer at the laptop, or on paper."""
        return tuple(seat for seat in self.everyone_asked() if not self.by_phone(seat))

    def phones_asked(self) -> tuple[Seat, ...]:
        """People who answer on a page of their own, all at once."""
        return tuple(filter(self.by_phone, self.everyone_asked()))

    def everyone_asked(self) -> tuple[Seat, ...]:
        """All people who have something to answer, wherever they do so."""
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
        self.bots.wake()

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

    # Bots, and what goes on by itself

    def resume(self) -> None:
        """Let bots think and the clock be started from now on."""
        self.bots.resume()

    def hold(self) -> None:
        """Stop everything that goes on by itself: pause, curtain during a private page, leaving the table."""
        self.bots.hold()

    def close(self) -> None:
        self.bots.close()
        self.match.stop_listening(self._on_step)

    def replace_player(self, table: Table, bots: BotRunner) -> None:
        """A person takes over from a bot, or the other way round, at any moment."""
        self.table = table
        self.bots.replace(bots)

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot answers what this seat is asked now; it does so for the public wherever the room cannot."""
        return seat in self.bots.seats and not self.votes(seat) and not self._is_called_out(seat)

    def _is_called_out(self, seat: Seat) -> bool:
        return self.table.players[seat].kind == "public" and is_called_out(self.match.choices(seat))

    # Steps

    def _on_step(self, turn: int, events: tuple[Event, ...]) -> None:
        self.bots.note_turn(turn)
        self.stepped.emit(events)
        self.bots.wake()

    def _say(self, problem: Refused | StoreProblem) -> str:
        return problem.sentence.render(self.table.names, self._translate)
