"""The plain board itself: asks and answers with standard controls, and shows what is known in words and paintings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from artgames.engine.api import Event, Options, PublicEvent, Seat, View
from artgames.engine.choices import Choice, Number, Order, Pick, Text
from artgames.engine.words import Sentence
from artgames.scene.answering_board import AnsweringBoard
from artgames.scene.board_style import BoardStyle
from artgames.scene.draft_answer import Asked, DraftAnswer
from artgames.scene.items.painting import PaintingItem
from artgames.scene.plain_board.drawing import Drawing
from artgames.scene.plain_board.rank_button import RankButton
from artgames.scene.plain_board.value_texts import asked_fields, choice_words, spoken

translate = QCoreApplication.translate


class PlainBoard(AnsweringBoard[View]):
    """Draws any game from its choices and its view. An answer of several parts is given step by step."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._asked_before: tuple[Choice, ...] = ()
        self._step = 0
        self._pages: dict[str, int] = {}
        self._drawing = Drawing(self)

    # Drawing

    def rebuild(self) -> None:
        if not self.has_view:
            return
        if self.choices != self._asked_before:
            self._step, self._pages, self._asked_before = 0, {}, self.choices
        self._answer = DraftAnswer(self.choices, 0 if len(self.choices) == 1 else None) if self.choices else None
        self._draw()
        self.draft_changed.emit()

    def _draw(self) -> None:
        """Everything anew; whatever had the keyboard has it again."""
        focused = self.focus.mark
        self.sweep()
        self._drawing = Drawing(self)
        self._drawing.draw(self._answer, self._steps(), self._step, self._pages)
        self._show_answer()
        self.focus.give_to(focused)

    def _steps(self) -> list[Asked | None]:
        """What is to be said, part by part; None is which of several choices."""
        if self._answer is None:
            return []
        among_several: list[Asked | None] = [None] if len(self._answer.choices) > 1 else []
        chosen = self._answer.choice
        return [*among_several, *(asked_fields(chosen) if chosen is not None else ())]

    def _show_answer(self) -> None:
        """What was said so far to the part that is open."""
        drawing, answer = self._drawing, self._answer
        field = drawing.field
        if answer is None:
            return
        picked = (answer.way,) if field is None else answer.picks(field)
        for one, item in drawing.pressed:
            rank = picked.index(one) + 1 if isinstance(field, Order) and one in picked else None
            if isinstance(item, PaintingItem):
                item.set_marked(one in picked)
                item.set_token(rank, drawing.token)
            else:
                item.change(chosen=one in picked)
                if isinstance(item, RankButton):
                    item.set_rank(rank)
        if drawing.counter is not None and isinstance(field, Number):
            drawing.counter.set_value(answer.number_of(field))
        if drawing.paper is not None and isinstance(field, Text):
            drawing.paper.set_text(answer.text_of(field))

    def errand(self, view: View) -> str:
        return translate("Plain", "Give your answer.")

    # Called by what is drawn

    def turn_page(self, region: str, page: int) -> None:
        """Show another page of something that has too little room."""
        self._pages = {**self._pages, region: page}
        self._draw()

    def turn_to_step(self, step: int) -> None:
        """Open another part of the answer."""
        self._step = step
        self._draw()

    def choose_way(self, way: int) -> None:
        """One of several choices; if it has parts, the first of them is next."""
        if self._answer is not None:
            self._answer.way = way
            self._step = 1
            self._changed()

    def _changed(self) -> None:
        self._step = min(self._step, len(self._steps()) - 1)
        self._draw()
        self.draft_changed.emit()

    def press(self, field: Pick | Order, one: int) -> None:
        if self._answer is not None:
            self._after(self._answer.press(field, one))

    def say(self, field: Number | Text, value: int | str) -> None:
        if self._answer is not None and value != self._answer.value(field):
            self._answer.say(field, value)
            self._after(None)

    def count(self, field: Number, by: int) -> None:
        if self._answer is not None:
            self.say(field, self._answer.number_of(field) + by)

    def _after(self, problem: Sentence | None) -> None:
        if problem is not None:
            self.refused.emit(self.style.say(problem))
        self._show_answer()
        self.draft_changed.emit()

    # Keys

    def number_key(self, number: int) -> None:
        """The so-manieth of what can be pressed, or the number itself."""
        field = self._drawing.field
        if isinstance(field, Number):
            self.say(field, number)
        for _, item in self._drawing.pressed[number - 1 : number]:
            item.activated.emit()

    # Words

    def name(self, seat: Seat) -> str:
        """Whoever sits there; a number that is no seat stays one."""
        return self.style.names[seat] if 0 <= seat < len(self.style.names) else str(seat)

    def answer_text(self) -> str:
        if self._answer is None:
            return ""
        choice = self._answer.choice
        return translate("Plain", "Choose") if choice is None else choice_words(choice)

    def hint(self) -> str:
        """What is still missing; on the shared screen with the name of who is asked."""
        answer = self._answer
        if answer is None:
            return ""
        missing = answer.missing()
        if answer.choice is None:
            said = translate("Plain", "Choose what to do.")
        elif missing is not None:
            problem = self.style.say(missing[1])
            said = f"{spoken(missing[0].name)}: {problem[:1].lower()}{problem[1:]}"
        else:
            said = choice_words(answer.choice)
        who = self.answers_openly
        return said if who is None else f"{self.name(who)} – {said}"

    def go_on_text(self, action: str) -> str:
        return spoken(action)

    def needs_whole_room(self, event: Event) -> bool:
        """Whatever concerns everybody is shown before anybody gets the laptop."""
        return isinstance(event, PublicEvent)

    def tells_labels(self) -> bool:
        """Nobody knows what this game asks about."""
        return False
