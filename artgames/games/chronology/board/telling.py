"""The time line while it is built painting by painting: what hangs there has its year, the rest waits below."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QRectF

from artgames.games.chronology.board.axis import TimeAxis
from artgames.games.chronology.board.part import translate
from artgames.games.chronology.board.time_line import TimeLinePart
from artgames.games.chronology.rules.scoring import right_so_far
from artgames.scene.animations import fly, together
from artgames.scene.drawing.fonts import Role
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat


class TellingPart(TimeLinePart):
    """Below each painting on the line stand the marks of those who have it in the right order so far."""

    def build(self, *, is_solved: bool = True) -> None:
        view = self.view
        self.set_letters()
        self._plan = self._make_plan()
        self._axis = TimeAxis(self._plan.axis, self._plan.row, self._letters, self.style)
        self._axis.set_years(view.years, self._dated_words())
        self._axis.show_first(len(view.years))
        self.add(self._axis)
        years = dict(zip(view.time_line, view.years, strict=True))
        kept = [set(right_so_far(listed or (), years)) for listed in view.lists]
        for token, cell in zip(view.time_line, self._plan.row, strict=False):
            self._hang(token, cell)
            seats = [seat for seat, tokens in enumerate(kept) if token in tokens]
            self.by_token[token].set_seats(tuple(self.style.marks[seat] for seat in seats), self.style.least_mark)
        waiting = [token for token in range(1, len(view.row) + 1) if token not in view.time_line]
        for token, cell in zip(waiting, self._plan.waiting, strict=False):
            self._hang(token, cell)
            self.by_token[token].set_name(self.named(token))
            self.by_token[token].set_token(token, round(min(self.px(Role.TOKEN), cell.width() * 0.34)))

    def lists_count(self) -> int:
        return len(self.view.lists)

    def take_places(self, before: dict[int, QRectF]) -> QAbstractAnimation:
        """From where the paintings were."""
        self.style.sounds.play(Cue.DEAL)
        flights = []
        for token, item in self.by_token.items():
            cell = QRectF(item.cell)
            if before.get(token, cell) != cell:
                item.set_cell(before[token], self.style.ratio)
                flights.append(fly(item, cell, Beat.MOVE_ROOM, self.style.tempo, self.style.ratio))
        return together(flights)

    def moving_text(self) -> str:
        return translate("chronology", "The catalogue opens: from oldest to newest.")
