"""One painting and a question; afterwards its label. Right is *Knew it*, left is *Not yet*."""

from __future__ import annotations

from dataclasses import replace
from functools import partial, singledispatchmethod

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QRectF, Qt

from artgames.engine.api import Event, Seat
from artgames.engine.choices import Action, Choice
from artgames.engine.words import filled
from artgames.games.flash_cards.board.label import AnswerNote, LabelCard
from artgames.games.flash_cards.rules.play import LEARNER
from artgames.games.flash_cards.rules.records import (
    AnswerTold,
    CardAsked,
    CardTurned,
    GiveUp,
    KnewIt,
    NotYet,
    TableView,
    Write,
)
from artgames.games.flash_cards.words import question, status
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.painting_label import LabelCard as RoomLabel
from artgames.scene.picture_board.picture_spec import AnswerOption, Bar, Note, PaintingSpec, Picture, Question
from artgames.scene.picture_board.question_board import AskingBoard
from artgames.scene.sound.sound import Cue

translate = QCoreApplication.translate


class FlashBoard(AskingBoard[TableView]):
    """Draws what the learner sees of a match."""

    def picture(self) -> Picture:
        view = self.view
        picture = Picture((self._hung_card(),), question=self._question(), closed=self._closed())
        if view.phase != "asked":
            return self._with_label(picture)
        heading = translate("flash_cards", "Again") if view.is_again else ""
        return replace(picture, note=Note(self.style.say(question(view.asked)), heading), bars=self._answers())

    def _with_label(self, picture: Picture) -> Picture:
        """It has as much room as the answers had."""
        label = self.view.asked.card
        if self.style.for_projector:
            return replace(picture, label=label, note=Note(self.style.say(status(self.view))))
        return replace(picture, label=label) if self.view.form == "choice" else replace(picture, note=Note(""))

    def _answers(self) -> tuple[Bar, ...]:
        """The answers to choose from, and the honest one behind them."""
        texts = self.view.asked.answers
        if self.view.form != "choice":
            return ()
        return tuple(Bar(number, text) for number, text in enumerate((*texts, self._label(GiveUp())), 1))

    def _hung_card(self) -> PaintingSpec:
        """Its name for screen readers must not be its title."""
        card = self.view.asked.card
        sentence = self.style.deck.painting(card).sentence
        return PaintingSpec(card, name=sentence or translate("flash_cards", "The painting in question"))

    def _closed(self) -> str:
        if self.view.form == "typed" and self.view.phase == "asked":  # whoever writes would write a Z
            return translate("flash_cards", "Right-click for a close-up.")
        return translate("flash_cards", "Right-click or press Z for a close-up.")

    # What is asked

    def _question(self) -> Question | None:
        """What is pressed or written; answers to choose from are bars."""
        if not self.choices or (self.view.form == "choice" and self.view.phase == "asked"):
            return None
        if self.view.phase == "turned":
            hint = translate("flash_cards", "Be honest with yourself: right arrow if you knew it, left if not.")
        else:
            hint = self._writing_hint()
        ways = tuple(AnswerOption(choice, "", self._label(choice.make())) for choice in self._pressed())
        prompt = translate("flash_cards", "Type your answer")
        if self.view.phase == "asked":
            ways = (AnswerOption(self.choices[0], translate("flash_cards", "Answer")), *ways)
        return Question(ways, hint, prompt)

    def _pressed(self) -> list[Choice]:
        """The choices that are buttons."""
        return [choice for choice in self.choices if not choice.fields]

    def _label(self, action: Action) -> str:
        if isinstance(action, KnewIt):
            return translate("flash_cards", "Knew it  →")
        if isinstance(action, NotYet):
            return translate("flash_cards", "←  Not yet")
        return translate("flash_cards", "I don’t know")

    def _writing_hint(self) -> str:
        if self.view.asked.element == "artist":
            return translate("flash_cards", "The surname is enough.")
        if self.view.asked.element != "date":
            return translate("flash_cards", "Capitals, accents and articles don’t matter.")
        if not self.view.tolerance:
            return translate("flash_cards", "A year, exactly as on the label.")
        text = translate("flash_cards", "A year, give or take {years:a year|# years}.")
        return filled(text, years=self.view.tolerance)

    # Drawing

    def _lay_column(self, picture: Picture, rooms: dict[str, QRectF]) -> None:
        if self.view.phase == "asked" or self.style.for_projector:  # the back row reads what the house's own label says
            super()._lay_column(picture, rooms)
            return
        painting = self.style.deck.painting(self.view.asked.card)
        if self.style.for_projector:
            self.scene.addItem(RoomLabel(painting, rooms["label"], self.style))
            return
        room = rooms["note" if picture.label is None else "label"]
        self.scene.addItem(LabelCard(painting, self.view.asked.element, self._told(), room, self.style))
        super()._lay_column(replace(picture, note=None, label=None), rooms)

    def _told(self) -> AnswerNote:
        view = self.view
        if view.worth is None or view.form == "turn":
            return AnswerNote()
        heads = {
            "right": translate("flash_cards", "Right"),
            "nearly": translate("flash_cards", "Close enough: it counts"),
            "wrong": translate("flash_cards", "Not yet"),
        }
        said = ""
        if view.said and view.worth != "right":
            text = translate("flash_cards", "You typed: {said}")
            chosen = translate("flash_cards", "You chose: {said}")
            said = (text if view.form == "typed" else chosen).format(said=view.said)
        return AnswerNote(heads[view.worth], view.worth != "wrong", said)

    def _lay_ways(self, question: Question, room: QRectF) -> None:
        """Left and right for what the arrows say; else one below the other, but nothing for what is written."""
        ways = [(number, way) for number, way in enumerate(question.ways) if not way.choice.fields]
        beside = self.view.phase == "turned"
        if beside:
            ways.reverse()
        gap = room.width() * 0.03
        count = len(question.ways)
        high = room.height() if beside else (room.height() - gap * (count - 1)) / count
        wide = (room.width() - gap) / 2 if beside else room.width()
        for place, (number, way) in enumerate(ways):
            left = room.left() + (wide + gap) * place if beside else room.left()
            top = room.top() if beside else room.top() + (high + gap) * number
            button = WordButton(way.choice.action, way.label, QRectF(left, top, wide, high), self.style)
            button.activated.connect(partial(self._on_way, number))
            self.scene.addItem(button)
            self._ways.append(button)

    def _show_answer(self) -> None:
        """Buttons answer at once: none of them is ever the chosen one."""
        if self._paper is not None and self._answer is not None:
            self._paper.set_text(self._answer.text)

    # Answering

    def _on_way(self, way: int) -> None:
        if self.shown.question is not None:
            self.acted.emit(LEARNER, self.shown.question.ways[way].choice.make())

    def press_bar(self, number: int) -> None:
        """An answer is given at once: nobody else has to see it first."""
        if 1 <= number <= len(self.choices):
            self.acted.emit(LEARNER, self.choices[number - 1].make())

    def takes_bars(self) -> bool:
        return bool(self.choices)

    def number_key(self, number: int) -> None:
        """Answers by their numbers; of a turned card 1 is left and 2 is right."""
        if self.view.phase == "turned" and self.shown.question is not None and number in (1, 2):
            self._on_way(2 - number)
        else:
            super().number_key(number)

    def arrow_key(self, key: int) -> bool:
        """→ knew it, ← not yet."""
        if not self.has_view or self.view.phase != "turned" or self.shown.question is None:
            return False
        ways = {Qt.Key.Key_Right: 0, Qt.Key.Key_Left: 1}
        if key not in ways:
            return False
        self._on_way(ways[Qt.Key(key)])
        return True

    def draft(self) -> Action | None:
        """Only what is written waits for Enter."""
        draft = super().draft()
        return draft if isinstance(draft, Write) else None

    def partial_draft(self) -> Action | None:
        return super().partial_draft() if self._paper is not None else None

    # The way there

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return None

    @animation.register
    def _(self, event: CardAsked, view: TableView) -> QAbstractAnimation | None:
        return self.dealt(view)

    @animation.register
    def _(self, event: CardTurned, view: TableView) -> QAbstractAnimation | None:
        self.style.sounds.play(Cue.DEAL)
        return None

    @animation.register
    def _(self, event: AnswerTold, view: TableView) -> QAbstractAnimation | None:
        if view.form != "turn":
            self.style.sounds.play(Cue.RIGHT if event.result.knew else Cue.WRONG)
        return None

    # Words

    def hint(self) -> str:
        if self.shown.bars and self.choices:
            return translate("flash_cards", "Choose the right answer, or its number.")
        return super().hint()

    def go_on_text(self, action: str) -> str:
        following = translate("flash_cards", "Continue") if self._is_last() else translate("flash_cards", "Next card")
        texts = {"turn": translate("flash_cards", "Turn the card"), "next_card": following}
        return texts.get(action, action)

    def _is_last(self) -> bool:
        """Whether no card follows in this row; whether what was missed comes once more is told then."""
        return self.has_view and self.view.number == self.view.count

    def progress(self, view: TableView) -> str:
        if view.is_again:
            text = translate("flash_cards", "Again: {number} of {count}")
        else:
            text = translate("flash_cards", "Card {number} of {count}")
        return text.format(number=view.number, count=view.count)

    def tells_labels(self) -> bool:
        return not self.has_view or self.view.phase != "asked"

    def people(self, view: TableView, asked: tuple[Seat, ...]) -> tuple[tuple[str, bool], ...]:
        return (("", False),)
