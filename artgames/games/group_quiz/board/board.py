"""One painting, as large as it can be, a question beside it, and four answers; afterwards its label."""

from __future__ import annotations

from dataclasses import replace
from functools import partial, singledispatchmethod

from PySide6.QtCore import QAbstractAnimation, QCoreApplication

from artgames.engine.api import HOUSE, Event, Seat
from artgames.engine.facts import Asked, Element
from artgames.games.group_quiz.board.wheel import Wheel
from artgames.games.group_quiz.rules import records
from artgames.games.group_quiz.rules.records import TableView
from artgames.games.group_quiz.words import category, question, status, told_answer
from artgames.scene.animations import pause
from artgames.scene.picture_board.buzzer_row import spread_keys
from artgames.scene.picture_board.layout import WIDE_COLUMN
from artgames.scene.picture_board.picture_spec import AnswerOption, Bar, Buzzer, Note, PaintingSpec, Picture, Question
from artgames.scene.picture_board.question_board import AskingBoard
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

translate = QCoreApplication.translate

_RIGHT, _WRONG = 1, 2
"""The numbers of the two bars by which what was said aloud is judged."""


def _has_wheel(view: TableView) -> bool:
    """Then the painting comes when the wheel has stopped."""
    return bool(view.categories) and view.phase != "choose"


class QuizBoard(AskingBoard[TableView]):
    """Draws one audience's view of a match."""

    FOR_THE_ROOM = (records.CardShown, records.AnswerShown, records.MatchEnded)

    def picture(self) -> Picture:
        if self.view.player is not None:
            self.have_pressed.add(self.view.player)
        match self.view.phase:
            case "choose":
                return self._choose()
            case "buzz":
                return self._buzz()
            case "ask":
                return self._ask()
            case "judge":
                return self._judge()
            case _:
                return self._told()

    # What is there in every phase

    def _wall(self) -> tuple[PaintingSpec, ...]:
        """A screen reader says what one sees, never what is asked for."""
        painting = self.style.deck.painting(self.view.card)
        return (PaintingSpec(self.view.card, name=painting.sentence or translate("group_quiz", "A painting")),)

    @property
    def _asked(self) -> Asked:
        """What is asked about the painting; there is nothing yet while a category is chosen."""
        assert self.view.asked is not None
        return self.view.asked

    @property
    def _player(self) -> Seat:
        """Who is asked, where somebody is."""
        assert self.view.player is not None
        return self.view.player

    def _note(self) -> Note:
        """The question, and who is asked."""
        asked, player = self._asked, self.view.player
        title = "" if player is None else self.style.names[player]
        return Note(self.style.say(question(asked)), title, player)

    def _answers(self) -> tuple[Bar, ...]:
        """The answers; those that were wrong are out, and once it is told only the right one is left."""
        view, told = self.view, self.view.right is not None
        return tuple(
            Bar(
                number,
                text,
                verdict=number == view.right if told and (number == view.right or number in view.gone) else None,
                dimmed=number in view.gone or (told and number != view.right),
                seats=tuple(one.seat for one in view.given if one.answer == number),
            )
            for number, text in enumerate(self._asked.answers, 1)
        )

    def _buzzers(self) -> tuple[Buzzer, ...]:
        view = self.view
        out = (*view.locked_out, *view.passed)
        keys = spread_keys(view.seats)
        return tuple(Buzzer(seat, keys[seat], seat in out, seat == view.player) for seat in range(view.seats))

    # Before the answer

    def _choose(self) -> Picture:
        player = self._player
        title = translate("group_quiz", "What would you like to be asked about?")
        note = Note(title, self.style.names[player], player)
        bars = self._categories(self.view.open_categories)
        picture = Picture(self._wall(), note=note, bars=bars, closed=self._whose_turn())
        if not self.choices:
            return picture
        way = AnswerOption(self.choices[0], translate("group_quiz", "Ask me that"))
        return replace(picture, question=Question((way,), translate("group_quiz", "Choose a category.")))

    def _categories(self, lit: tuple[Element, ...]) -> tuple[Bar, ...]:
        return tuple(
            Bar(number, self.style.say(category(element)), dimmed=element not in lit)
            for number, element in enumerate(self.view.categories, 1)
        )

    def _buzz(self) -> Picture:
        closed = translate("group_quiz", "Buzz in first: press your key or your symbol.")
        return Picture(self._wall(), note=self._note(), bars=self._answers(), buzzers=self._buzzers(), closed=closed)

    def _ask(self) -> Picture:
        picture = Picture(self._wall(), note=self._note(), bars=self._answers(), closed=self._whose_turn())
        if self.view.aloud:
            return replace(picture, closed=translate("group_quiz", "Say it aloud, then show the answer."))
        if not self.choices:
            return picture
        way = AnswerOption(self.choices[0], translate("group_quiz", "Lock in {chosen}"))
        return replace(picture, question=Question((way,), translate("group_quiz", "Choose an answer.")))

    def _whose_turn(self) -> str:
        player = self.view.player
        return (
            ""
            if player is None
            else translate("group_quiz", "It’s {name}’s turn.").format(name=self.style.names[player])
        )

    # After it

    def _judge(self) -> Picture:
        view = self.view
        text = self._answer_told()
        if view.said:
            text = translate("group_quiz", "“{said}”\n{told}").format(said=view.said, told=text)
        note = Note(text, self.style.names[self._player], self._player)
        bars = (
            Bar(_RIGHT, translate("group_quiz", "That was right")),
            Bar(_WRONG, translate("group_quiz", "That was wrong")),
        )
        return Picture(self._wall(), note=note, bars=bars)

    def _told(self) -> Picture:
        """Where more is asked about this card, only this answer; otherwise everything that its label says."""
        note = Note(self._answer_told(), *self._who_knew())
        if self.view.is_label_open:
            return Picture(self._wall(), note=note, label=self.view.card)
        return Picture(self._wall(), note=note, bars=self._answers())

    def _answer_told(self) -> str:
        asked = self._asked
        return self.style.say(told_answer(asked.element, self.view.right_answer, homage=asked.homage))

    def _who_knew(self) -> tuple[str, Seat | None]:
        knew = next((one.seat for one in self.view.given if one.right), None)
        return ("", None) if knew is None else (self.style.names[knew], knew)

    # Pressing

    def press_bar(self, number: int) -> None:
        if self.view.phase == "judge":
            self.acted.emit(HOUSE, records.Judge(int(number == _RIGHT)))
        else:
            super().press_bar(number)

    def takes_bars(self) -> bool:
        return self.view.phase == "judge" or super().takes_bars()

    def takes_buzzer(self, seat: Seat) -> bool:
        return self.view.phase == "buzz" and self.is_person(seat)

    def press_buzzer(self, seat: Seat) -> None:
        if self.view.phase != "buzz":
            return
        if self.is_person(seat):
            self.acted.emit(seat, records.Buzz(1))
        else:
            self.refused.emit(
                translate("group_quiz", "{name} buzzes in on its own.").format(name=self.style.names[seat])
            )

    def keys_to_tell(self) -> dict[Seat, str]:
        open_to = [one for one in self._buzzers() if not one.out] if self.has_view and self.view.phase == "buzz" else []
        return {one.seat: one.key for one in open_to if self.is_person(one.seat) and one.seat not in self.have_pressed}

    def cuts_short(self, action: str) -> bool:
        return action == "show" and self.has_view and self.view.phase == "buzz"

    # The way there

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return None

    @animation.register
    def _(self, event: records.CardShown, view: TableView) -> QAbstractAnimation | None:
        return None if _has_wheel(view) else self.dealt(view)

    @animation.register(records.Buzzed)
    @animation.register(records.Said)
    def _(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        self.style.sounds.play(Cue.LOCKED)
        return None

    @animation.register
    def _(self, event: records.WheelTurned, view: TableView) -> QAbstractAnimation | None:
        """The wheel stands where the painting will hang, and its categories beside it."""
        self.view, self.choices = view, ()
        number = view.categories.index(event.category) + 1
        known = tuple(view.categories.index(one) + 1 for one in event.open)
        turns = translate("group_quiz", "Spinning the wheel …")
        note = Note(turns, self.style.names[event.seat], event.seat)
        lit = (event.category,) if self.style.for_projector else event.open
        self.put_up(Picture(self._wall(), note=note, bars=self._categories(lit), moving=turns))
        self.draft_changed.emit()
        for _, item in self._hung:
            item.hide()
        if self.style.for_projector:
            return pause(Beat.REVEAL_REST, self.style.tempo)
        room = self.area.adjusted(0, 0, -self.area.width() * WIDE_COLUMN, 0)
        wheel = Wheel(len(view.categories), known, room, self.style)
        self.scene.addItem(wheel)
        return wheel.stop_at(number, partial(self._light_bar, number))

    def _light_bar(self, number: int) -> None:
        for item in self._bars:
            item.change(chosen=item.bar.number == number)

    @animation.register
    def _(self, event: records.Answered, view: TableView) -> QAbstractAnimation | None:
        self.style.sounds.play(Cue.RIGHT if event.right else Cue.WRONG)
        return None

    @animation.register
    def _(self, event: records.AnswerShown, view: TableView) -> QAbstractAnimation | None:
        """Everybody sees first which answer was right, then the label."""
        self.view, self.choices = view, ()
        if view.aloud or not self._asked.answers:
            return None
        return self.played(Picture(self._wall(), note=self._note(), bars=self._answers()))

    # Words

    def go_on_text(self, action: str) -> str:
        if action == "judge":
            return translate("group_quiz", "That was right")
        if action == "show":
            nobody = self.has_view and self.view.phase == "buzz"
            return translate("group_quiz", "Nobody knows") if nobody else translate("group_quiz", "Show the answer")
        follows = self.has_view and self.view.left
        return translate("group_quiz", "Next question") if follows else translate("group_quiz", "Next painting")

    def moving_text(self) -> str:
        if self.has_view and self.view.phase == "ended":
            return self.style.say(status(self.view))
        return super().moving_text()

    def progress(self, view: TableView) -> str:
        return translate("group_quiz", "Painting {number} of {cards}").format(number=view.number, cards=view.cards)

    def tells_labels(self) -> bool:
        """A closer look must not answer what is asked."""
        return self.has_view and bool(self.view.is_label_open)
