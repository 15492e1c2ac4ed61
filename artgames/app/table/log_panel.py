"""What has happened, beside the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QListView

from artgames.app.models.log import LogModel
from artgames.app.table.log_line import LogLine
from artgames.app.table.match_controller import MatchController
from artgames.app.table.speech_bubble import Speech
from artgames.app.table.turn_order import Task
from artgames.engine.api import HOUSE, Event


class TableLog(QObject):
    """Writes down what the room has seen, and what the bots say about it.

    Signals:
        happened(str): another line about the match itself, for those who play by ear.
    """

    happened = Signal(str)

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._lines = LogModel(self)
        view.setModel(self._lines)
        view.setItemDelegate(LogLine(view))

    def begin(self, evening: MatchController) -> None:
        """Everything that has happened before somebody sat down again."""
        match = evening.session.match
        later = [[event for event in played.step.events if event.seen_by(None)] for played in match.history]
        seen = match.events(None)
        told = [evening.line(event) for event in seen[: len(seen) - sum(map(len, later))]]
        votes = evening.votes.told()
        for turn, events in enumerate(later):
            told += [evening.line(one) for event in events if (one := event.seen_by(None)) is not None]
            told.append(votes.get(turn, ""))
        self._lines.begin([line for line in told if line])

    def say(self, evening: MatchController, event: Event) -> None:
        line = evening.line(event)
        if line:
            self.write(line)
            self.happened.emit(line)

    def write(self, line: str) -> None:
        self._lines.say(line)
        self._view.scrollToBottom()

    def tell_reasons(self, evening: MatchController) -> list[Speech]:
        """Bots say why once nothing is secret: after a reveal or, where hands last the whole match, at its end. What
        each of them has just said last can be told aloud."""
        has_hands, flow = evening.session.has_hands, evening.flow
        told_at = (Task.RESULT,) if has_hands else (Task.GO_ON, Task.RESULT)
        still_asked = any(seat != HOUSE for seat in evening.session.match.to_act())
        if flow.is_moving or flow.has_news or still_asked or flow.next().task not in told_at:
            return []
        reasons = evening.session.bots.take_reasons()
        for seat, why in dict(reasons).items() if has_hands else reasons:  # of a whole match, only the last of each
            text = self.tr("{name}: “{reason}”")
            self._lines.say(text.format(name=evening.table.names[seat], reason=evening.say(why)))
        return [Speech(seat, evening.say(why)) for seat, why in dict(reasons).items()]
