"""The solved time line: it builds itself from the oldest painting on, then the lists are judged one by one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QRectF

from artgames.decks import Painting
from artgames.decks.labels import is_vague
from artgames.games.chronology.board.axis import TimeAxis
from artgames.games.chronology.board.ladder import STEPS, Ladder
from artgames.games.chronology.board.layout import AXIS, AXIS_LARGE, TimeLinePlan, plan_time_line, slices
from artgames.games.chronology.board.lists import LINE, ListSheet
from artgames.games.chronology.board.part import ChronologyPart, translate
from artgames.games.chronology.board.projector import TileSheet, Title
from artgames.scene.animations import around, fly, one_after_another, pause, together
from artgames.scene.drawing.fonts import Role
from artgames.scene.items.painting import PaintingItem
from artgames.scene.labels import label_of
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

SPACE = 0.6
"""Between the list and the ladder of who plays alone, in sizes of the letters."""

_LARGEST = 0.065
"""Letters are no higher than this share of the board, or the largest text would leave no room for the paintings."""

_ONE_COLUMN = 4
"""More lists than this stand in two columns."""


class TimeLinePart(ChronologyPart):
    """Everything is public now. When built for an animation, nothing but the paintings is shown at first."""

    def build(self, *, is_solved: bool = True) -> None:
        view = self.view
        self.set_letters()
        self._plan = self._make_plan()
        self._axis = TimeAxis(self._plan.axis, self._plan.row, self._letters, self.style)
        self._axis.set_years(view.years, self._dated_words())
        self.add(self._axis)
        for token, cell in zip(view.time_line, self._plan.row, strict=True):
            self._hang(token, cell)
        self._sheets = self._make_sheets()
        self._ladder: Ladder | None = self._make_ladder() if view.solo else None
        for item in (*self._sheets, *self._ladders()):
            self.add(item)
            item.setVisible(is_solved)
        if is_solved:
            self._axis.show_first(len(view.row))
            self._judge_all()

    def set_letters(self) -> None:
        self._letters = round(min(self.px(Role.LABEL), self.area.height() * _LARGEST))
        if self.style.for_projector:
            self._letters = self.px(Role.SMALL)

    def lists_count(self) -> int:
        return len(self.view.rows)

    def _make_plan(self) -> TimeLinePlan:
        px, lists = self._letters, self.lists_count()
        lines = lists if lists <= _ONE_COLUMN else -(-lists // 2)
        if self.style.for_projector:
            return plan_time_line(self.area, len(self.view.row), px, px * (2.9 if lists > _ONE_COLUMN else 1.6))
        high = px * (LINE + SPACE + STEPS) if self.view.solo else px * LINE * lines
        return plan_time_line(self.area, len(self.view.row), px, high, AXIS_LARGE if self.style.larger > 1.0 else AXIS)

    def _hang(self, token: int, cell: QRectF) -> None:
        card = self.view.row[token - 1]
        item = PaintingItem(str(card), self._label(token), self.style.pictures, self.style.theme)
        self.by_token[token] = item
        self.add(item)
        item.set_cell(cell, self.style.ratio)
        if not self.style.for_projector:  # nobody asks by number any more
            item.set_token(token, round(min(self.px(Role.TOKEN), cell.width() * self.style.grown(0.34, 0.48))))
        item.set_interactive(True)

    def _painting(self, token: int) -> Painting:
        return self.style.deck.painting(self.view.row[token - 1])

    def _dated_words(self) -> tuple[str, ...]:
        return tuple("" if self.style.for_projector else self._dated(token) for token in self.view.time_line)

    def _dated(self, token: int) -> str:
        """The words of the label; a vague date says that the year above is what counts for it."""
        painting = self._painting(token)
        return (
            translate("chronology", "for “{dated}”").format(dated=painting.dated)
            if is_vague(painting)
            else painting.dated
        )

    def _label(self, token: int) -> str:
        label = label_of(self._painting(token))
        return ". ".join(part for part in (label.line, label.last_year) if part)

    # Lists

    def _make_sheets(self) -> list[ListSheet]:
        rows, room = self.view.rows, QRectF(self._plan.sheets)
        totals = self.view.totals if self.view.rounds > 1 and not self.view.solo else ()
        if self.style.for_projector:
            room = QRectF() if self.view.solo else room
            return [TileSheet(self.style, rows, totals, room, self._letters)]
        if self.view.solo:  # the ladder of points stands below
            room.setHeight(room.height() * LINE / (LINE + SPACE + STEPS))
        columns = 2 if len(rows) > _ONE_COLUMN else 1
        half = -(-len(rows) // columns)
        places = slices(room, columns, room.width() * 0.015)
        return [
            ListSheet(self.style, rows[half * number : half * (number + 1)], totals, place, self._letters)
            for number, place in enumerate(places)
        ]

    def _make_ladder(self) -> Ladder:
        if self.style.for_projector:
            return Title(self.style, self.view, QRectF(self._plan.sheets), self._letters)
        (sheet,) = self._sheets
        room = QRectF(self._plan.sheets)
        room.setTop(sheet.paper_rect.bottom() + room.height() * SPACE / (LINE + SPACE + STEPS))
        return Ladder(self.style, self.view, room, self._letters)

    def _ladders(self) -> tuple[Ladder, ...]:
        return () if self._ladder is None else (self._ladder,)

    def _judge_all(self) -> None:
        for sheet in self._sheets:
            sheet.judge(sheet.lines)
        for ladder in self._ladders():
            ladder.light()

    def moving_text(self) -> str:
        if self._sheets[0].isVisible():
            return translate("chronology", "Every painting in the right order counts.")
        return translate("chronology", "The catalogue opens: from oldest to newest.")

    # The way there

    def build_up(self, before: dict[int, QRectF]) -> QAbstractAnimation:
        """From where the paintings hung: first all step aside, then each one takes its place, the oldest first."""
        order = self.view.lists[0] if self.view.solo else sorted(self.by_token)
        assert order is not None, "lists are told before the time line is"
        if self.view.solo:  # as the list was left on the private page
            before = dict(zip(order, sorted(before.values(), key=lambda cell: (cell.y(), cell.x())), strict=False))
        waiting = dict(zip(order, self._plan.waiting, strict=True))
        home = {token: self._take_place(place, token, waiting) for place, token in enumerate(self.view.time_line)}
        aside = together(self._step_aside(token, before, cell) for token, cell in waiting.items())
        rest = [pause(beat, self.style.tempo) for beat in (Beat.MOVE, Beat.REVEAL_REST)]
        return around(one_after_another([aside, rest[0], *home.values(), rest[1]]), after=self._show_lists)

    def _take_place(self, place: int, token: int, waiting: dict[int, QRectF]) -> QAbstractAnimation:
        item = self.by_token[token]
        item.set_cell(waiting[token], self.style.ratio)  # a flight is planned from where it begins
        flight = fly(item, self._plan.row[place], Beat.MOVE_ROOM, self.style.tempo, self.style.ratio)

        def arrive() -> None:
            self.style.sounds.play(Cue.DEAL)
            self._axis.show_first(place + 1)

        return one_after_another([around(flight, after=arrive), pause(Beat.FLIP, self.style.tempo)])

    def take_last_place(self, before: dict[int, QRectF]) -> QAbstractAnimation:
        """All others hang already: the latest joins them."""
        *others, token = self.view.time_line
        self._axis.show_first(len(others))
        return self._take_place(len(others), token, before)

    def _step_aside(self, token: int, before: dict[int, QRectF], cell: QRectF) -> QAbstractAnimation:
        item = self.by_token[token]
        item.set_cell(before.get(token, cell), self.style.ratio)
        return fly(item, cell, Beat.MOVE_ROOM, self.style.tempo, self.style.ratio)

    def _show_lists(self) -> None:
        for item in (*self._sheets, *self._ladders()):
            item.setVisible(True)

    def judge(self) -> QAbstractAnimation:
        """List by list, what is left of it is lit, and the rest is struck out."""
        self._show_lists()
        steps: list[QAbstractAnimation] = [pause(Beat.REVEAL_REST, self.style.tempo)]
        for sheet in self._sheets:
            for count in range(1, sheet.lines + 1):
                steps.append(around(pause(Beat.FLIP, self.style.tempo), after=self._judging(sheet, count)))
        steps.append(pause(Beat.REVEAL_REST, self.style.tempo))
        return around(one_after_another(steps), after=self._judge_all)

    def _judging(self, sheet: ListSheet, count: int) -> Callable[[], None]:
        def judge() -> None:
            self.style.sounds.play(Cue.RIGHT)
            sheet.judge(count)

        return judge
