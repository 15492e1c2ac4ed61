"""A match: the only authority over what has happened. It takes actions, keeps the history and tells listeners."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol

import msgspec

from artgames.engine import codec
from artgames.engine.api import (
    Event,
    Outcome,
    Refused,
    Rules,
    S,
    Seat,
    SeatKnowledge,
    Setup,
    Step,
    View,
    not_asked,
    refuse,
)
from artgames.engine.choices import Action, Choice
from artgames.engine.codec import Entry, Save
from artgames.engine.words import QT_TRANSLATE_NOOP


class Journal(Protocol):
    """Where a match is written down. Both calls return only when the line is safely on disk."""

    def append(self, entry: Entry, snapshot: Mapping[str, Any]) -> None: ...

    def rewind(self, keep: int, by: Seat) -> None:
        """From here on only the first `keep` entries count. Who took the others back is part of the record."""


class HistoryStep(msgspec.Struct, Generic[S], frozen=True):
    """An action that was done, with the state it led to."""

    entry: Entry
    step: Step[S]


Listener = Callable[[int, tuple[Event, ...]], None]
"""Called with the number of actions so far and what happened; with no event after a rewind."""


class Match(Generic[S]):
    """One match of one game.

    Each action is on disk before anybody sees its result: the journal is written first, then the listeners are told.
    """

    def __init__(
        self,
        slug: str,
        rules: Rules[S],
        setup: Setup,
        journal: Journal | None = None,
        *,
        opening: Step[S] | None = None,
    ) -> None:
        """`opening` is where a match goes on whose beginning the present rules cannot replay."""
        self.slug = slug
        self.rules = rules
        self.setup = setup
        self._journal = journal
        self._opening = rules.start(setup) if opening is None else opening
        self._played: list[HistoryStep[S]] = []
        self._listeners: list[Listener] = []
        self._rules_version = rules.version
        self._locked = 0

    @property
    def state(self) -> S:
        return self._played[-1].step.state if self._played else self._opening.state

    @property
    def turn(self) -> int:
        """How many actions have been done."""
        return len(self._played)

    @property
    def history(self) -> tuple[HistoryStep[S], ...]:
        return tuple(self._played)

    def state_before(self, turn: int) -> S:
        """How things stood when only so many actions had been done."""
        return self._played[turn - 1].step.state if turn > 0 else self._opening.state

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def stop_listening(self, listener: Listener) -> None:
        self._listeners.remove(listener)

    # What an audience may know

    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        return self.rules.choices(self.state, seat)

    def choices_before(self, turn: int, seat: Seat) -> tuple[Choice, ...]:
        """What this seat was asked when only so many actions had been done."""
        return self.rules.choices(self.state_before(turn), seat)

    def view(self, seat: Seat | None) -> View:
        return self.rules.view(self.state, seat)

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    def timed(self) -> int | None:
        return self.rules.timed(self.state)

    def events(self, seat: Seat | None, since: int = -1) -> tuple[Event, ...]:
        """What this audience has witnessed; `since` a turn number, or from the opening on."""
        steps = [self._opening] if since < 0 else []
        steps += [played.step for played in self._played[max(since, 0) :]]
        seen = (event.seen_by(seat) for step in steps for event in step.events)
        return tuple(event for event in seen if event is not None)

    def seen(self, seat: Seat) -> SeatKnowledge:
        """All that a bot in this seat may base its answer on."""
        return SeatKnowledge(seat, self.view(seat), self.choices(seat), self.events(seat))

    def seen_before(self, turn: int, seat: Seat) -> SeatKnowledge:
        """The same when only so many actions had been done."""
        state = self.state_before(turn)
        witnessed, since = self.events(seat), self.events(seat, since=turn)
        known = witnessed[: len(witnessed) - len(since)]
        return SeatKnowledge(seat, self.rules.view(state, seat), self.rules.choices(state, seat), known)

    # Doing

    def submit(self, seat: Seat, action: Action, *, at: float = 0.0, turn: int | None = None) -> Step[S]:
        """Do an action. `turn` is the turn the sender was looking at: a late tap is refused. Raises Refused."""
        if turn is not None and turn != self.turn:
            raise refuse("stale", QT_TRANSLATE_NOOP("engine", "The game has moved on; please look again."))
        step = self.rules.apply(self.state, seat, action)
        entry = Entry(seat, codec.encode(action), at)
        if self._journal is not None:
            self._journal.append(entry, codec.encode(step.state))
        self._played.append(HistoryStep(entry, step))
        self._tell(step.events)
        return step

    def submit_data(self, seat: Seat, data: Mapping[str, Any], **more: Any) -> Step[S]:
        """The same for an action that arrives as JSON data."""
        return self.submit(seat, codec.decode_action(self.rules.actions, data), **more)

    # Taking back

    def can_undo(self, seat: Seat) -> bool:
        """Only one's own last step, and only while it has shown nothing and used no chance."""
        if not self._played or self._played[-1].entry.seat != seat:
            return False
        last = self._played[-1].step
        return not last.reveals and last.state.rng == self.state_before(self.turn - 1).rng

    def undo(self, seat: Seat) -> None:
        if not self.can_undo(seat):
            raise refuse("nothing_to_undo", QT_TRANSLATE_NOOP("engine", "This step cannot be undone."))
        self.rewind(self.turn - 1, seat)

    def rewind(self, keep: int, by: Seat) -> None:
        """The host's way back beyond what undo allows; it stays in the journal."""
        if not self._locked <= keep < self.turn:
            raise refuse("nothing_to_undo", QT_TRANSLATE_NOOP("engine", "There is nothing to undo."))
        if self._journal is not None:
            self._journal.rewind(keep, by)
        del self._played[keep:]
        self._tell(())

    # Keeping

    def save(self) -> Save:
        entries = tuple(played.entry for played in self._played)
        return Save(self.slug, self._rules_version, self.setup, entries, codec.encode(self.state))

    @classmethod
    def load(cls, rules: Rules[S], save: Save, journal: Journal | None = None) -> "Match[S]":
        """Replay a save. When the rules have changed since, go on from the snapshot instead. Raises Refused."""
        if save.rules_version == rules.version:
            match = cls(save.game, rules, save.setup)
            match._replay(save.entries)
        else:
            match = cls._continue_from(rules, save)
        match._journal = journal
        return match

    def _replay(self, entries: tuple[Entry, ...]) -> None:
        for number, entry in enumerate(entries, 1):
            try:
                self.submit_data(entry.seat, entry.action, at=entry.at)
            except Refused as problem:
                text = QT_TRANSLATE_NOOP("engine", "This saved match is damaged at step {number}.")
                raise refuse("malformed", text, number=number) from problem

    @classmethod
    def _continue_from(cls, rules: Rules[S], save: Save) -> "Match[S]":
        here = Step(_read_snapshot(rules, save), (), reveals=True)
        match = cls(save.game, rules, save.setup, opening=here)
        # The old steps keep their place in the record, but nobody knows what they led to: there is no way back into
        # them, and the next save still says that only the snapshot can be trusted.
        match._played = [HistoryStep(entry, here) for entry in save.entries]
        match._locked = len(save.entries)
        match._rules_version = save.rules_version
        return match

    def _tell(self, events: tuple[Event, ...]) -> None:
        for listener in tuple(self._listeners):
            listener(self.turn, events)


def _read_snapshot(rules: Rules[S], save: Save) -> S:
    """The last state of a save, if the present rules can go on from it. Raises Refused."""
    try:
        state = msgspec.convert(save.snapshot, rules.state_type)
        broken = rules.check(state)
    except Exception as problem:  # a snapshot by unknown rules can be wrong in ways that no check foresees
        raise _unknown_rules() from problem
    if broken:
        raise _unknown_rules()
    return state


def _unknown_rules() -> Refused:
    return refuse("newer", QT_TRANSLATE_NOOP("engine", "This match was saved with rules that are no longer supported."))


def asked(match: Match[S], seat: Seat) -> tuple[Choice, ...]:
    """The seat's choices, or a refusal that says why there are none."""
    choices = match.choices(seat)
    if not choices:
        raise not_asked(match.rules, match.state)
    return choices
