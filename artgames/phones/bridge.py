"""A match on one side, phones on the other: publishes what each seat may know, and takes answers to the match.

It knows the engine and no game: words, paintings and labels are given by whoever opens the table. It belongs to the
table's thread.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Refused, Seat, View
from artgames.engine.capabilities import Pictured
from artgames.engine.choices import Action, Choice, Pick
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Translate, listed, untranslated
from artgames.phones import phrases
from artgames.phones.host import PhoneHost
from artgames.phones.messages import AUDIENCE, Joined, SeatState, Submitted, ToTable

Submit: TypeAlias = Callable[[Seat, Action], str]
"""Does it, and returns nothing, or the sentence that says why not."""

Labels: TypeAlias = Callable[[Any, tuple[Choice, ...]], Mapping[str, str]]
"""Words for what a view asks: see `SeatState.labels`."""

LINES = 6


class Words(Protocol):
    """What a bridge needs of a game's own sentences."""

    def status(self, view: Any) -> Sentence: ...

    def describe_event(self, event: Event) -> Sentence | None: ...


class _Asked:
    """What a seat has been asked, by number."""

    def __init__(self) -> None:
        self.question = 0
        self.choices: tuple[Choice, ...] = ()
        self.lines: deque[str] = deque(maxlen=LINES)

    def ask(self, choices: tuple[Choice, ...]) -> int:
        """The number stays as long as the seat is asked the same; nothing asked is no new question."""
        if choices and choices != self.choices:
            self.question += 1
            self.choices = choices
        return self.question

    def answered(self) -> None:
        """Being asked the same once more is another question."""
        self.choices = ()


def no_labels(view: Any, choices: tuple[Choice, ...]) -> Mapping[str, str]:
    return {}


class TableBridge:
    """One match and its phones. `names` and `seats` may change while it goes on."""

    def __init__(
        self,
        match: Match[Any],
        host: PhoneHost,
        words: Words,
        names: tuple[str, ...],
        *,
        submit: Submit | None = None,
        pictured: Pictured | None = None,
        labels: Labels = no_labels,
        translate: Translate = untranslated,
    ) -> None:
        self.names = names
        self.seats: frozenset[Seat] = frozenset(range(match.setup.seats))
        """The seats that phones may answer for."""

        self._match, self._host, self._words = match, host, words
        self._submit = submit or self._submit_to_match
        self._pictured, self._labels, self._translate = pictured, labels, translate
        self._asked = {seat: _Asked() for seat in (AUDIENCE, *range(match.setup.seats))}
        self._shown: dict[Seat, SeatState] = {}
        self._turn, self._run = match.turn, time.time_ns()
        self._audience_seat: Seat | None = None
        self.keeps_back: Callable[[], bool] = lambda: False
        """Whether the shared screen has not shown yet what happened: until then phones do not tell it either."""

        self._is_behind = False
        match.listen(self._on_step)

    def close(self) -> None:
        self._match.stop_listening(self._on_step)

    # To phones

    def publish(self, seats: Iterable[Seat] | None = None) -> None:
        """Show every seat, or these, what it may know now."""
        if self.keeps_back():
            self._is_behind = True
            return
        if seats is None:
            self._is_behind = False
        for seat in sorted(self.seats if seats is None else seats):
            self._shown[seat] = self._state(seat)
            self._host.show(self._shown[seat])

    def shown(self, seat: Seat) -> SeatState:
        """What this seat was told last."""
        return self._shown[seat]

    def catch_up(self) -> None:
        """The shared screen may have shown everything by now."""
        if self._is_behind:
            self.publish()

    def _quieten(self) -> None:
        """While the shared screen still shows what came of it: who has answered is not asked any more, and knows what
        it knew before."""
        for seat, shown in self._shown.items():
            if shown.choices and self._match.choices(seat) != shown.choices:
                watch = self._say(QT_TRANSLATE_NOOP("phones", "Watch the screen."))
                self._shown[seat] = msgspec.structs.replace(shown, choices=(), status=watch, waiting="")
                self._host.show(self._shown[seat])

    def ask_audience(self, seat: Seat) -> None:
        """Let everyone without a seat vote about what this seat is asked. What they see is what the room sees."""
        self._audience_seat = seat
        choices = tuple(_shown_to_all(choice) for choice in self._match.choices(seat))
        self._host.show(self._make(AUDIENCE, None, choices))

    def close_vote(self) -> None:
        self._audience_seat = None
        self._asked[AUDIENCE].answered()
        self._host.close_vote()

    def _state(self, seat: Seat) -> SeatState:
        return self._make(seat, seat, self._match.choices(seat))

    def _make(self, seat: Seat, audience: Seat | None, choices: tuple[Choice, ...]) -> SeatState:
        view, asked = self._match.view(audience), self._asked[seat]
        return SeatState(
            seat=seat,
            turn=self._match.turn,
            question=asked.ask(choices),
            run=self._run,
            view=view,
            room=self._match.view(None),
            choices=choices,
            status=self._status(view, is_asked=bool(choices)),
            progress=self._progress(view),
            lines=tuple(asked.lines),
            waiting=self._waiting(seat),
            names=self.names,
            points=_points(view, seat),
            pictured=self._pictured,
            labels=self._labels(view, choices),
            over=self._match.outcome() is not None,
        )

    def _status(self, view: View, *, is_asked: bool) -> str:
        sentence = self._words.status(view)
        if is_asked and sentence.own:
            sentence = msgspec.structs.replace(sentence, text=sentence.own)
        return sentence.render(self.names, self._translate)

    def _progress(self, view: View) -> str:
        if not view.round:
            return ""
        if view.rounds is None:
            return self._say(QT_TRANSLATE_NOOP("phones", "Round {round}"), round=view.round)
        text = QT_TRANSLATE_NOOP("phones", "Round {round} of {rounds}")
        return self._say(text, round=view.round, rounds=view.rounds)

    def _waiting(self, seat: Seat) -> str:
        others = [self.names[one] for one in self._match.to_act() if one not in (HOUSE, seat)]
        if not others:
            return ""
        people = listed(others, self._translate)
        return self._say(QT_TRANSLATE_NOOP("phones", "Waiting for {people}."), people=people)

    def _say(self, text: str, **values: int | str) -> str:
        return Sentence("phones", text, values).render(self.names, self._translate)

    # From the match

    def _on_step(self, turn: int, events: tuple[Event, ...]) -> None:
        if turn < self._turn:  # taken back: what was said and asked since has not happened
            for asked in self._asked.values():
                asked.lines.clear()
                asked.answered()
        self._turn = turn
        for seat in self.seats:
            seen = (event.seen_by(seat) for event in events)
            told = (self._words.describe_event(event) for event in seen if event is not None)
            self._asked[seat].lines.extend(one.render(self.names, self._translate) for one in told if one is not None)
        self.publish()
        if self._is_behind:
            self._quieten()
        if self._audience_seat is not None and self._audience_seat not in self._match.to_act():
            self.close_vote()

    # From phones

    def hear(self, message: ToTable) -> None:
        """Answers, and phones that come back; every other message is for the host's page."""
        if isinstance(message, Submitted):
            self._answer(message)
        elif isinstance(message, Joined) and message.seat in self.seats:
            self.publish((message.seat,))

    def _answer(self, message: Submitted) -> None:
        """Whether the seat is still asked just that, the numbers tell: nobody else's step makes an answer late."""
        seat, asked = message.seat, self._asked[message.seat]
        choices = self._match.choices(seat) if seat in self.seats else ()
        if message.question != asked.question or not choices or choices != asked.choices:
            self.publish((seat,))  # first, so that what is said about it stands on the page that it is about
            self._host.confirm(seat, message.question, phrases.MOVED_ON.render((), self._translate))
            return
        asked.answered()
        refusal = self._submit(seat, message.action)
        if refusal:
            asked.choices = choices
        self._host.confirm(seat, message.question, refusal)

    def _submit_to_match(self, seat: Seat, action: Action) -> str:
        try:
            self._match.submit(seat, action)
        except Refused as refusal:
            return refusal.sentence.render(self.names, self._translate)
        return ""


def _shown_to_all(choice: Choice) -> Choice:
    """For several people, where it is a secret which numbers this seat may not choose."""
    if not choice.shown:
        return choice
    fields = tuple(
        msgspec.structs.replace(field, of=choice.shown) if isinstance(field, Pick) else field for field in choice.fields
    )
    return msgspec.structs.replace(choice, fields=fields)


def _points(view: View, seat: Seat) -> int | None:
    return view.points[seat] if 0 <= seat < len(view.points) else None
