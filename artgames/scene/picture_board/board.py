"""The board itself: draws a picture, and lets its question be answered by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QObject, QRectF
from PySide6.QtGui import QFont

from artgames.engine.api import Options, Seat
from artgames.scene.animations import around, one_after_another, pause, together, turn
from artgames.scene.answering_board import AnsweringBoard
from artgames.scene.board_scene import ViewT
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, sans, target_px
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.text import TextItem
from artgames.scene.picture_board.album import AlbumPage, common_font, picture_cells, plan_album
from artgames.scene.picture_board.buttons import Counter, WordButton
from artgames.scene.picture_board.draft_answer import Answer
from artgames.scene.picture_board.layout import Places, plan
from artgames.scene.picture_board.painting_factory import hang_painting
from artgames.scene.picture_board.picture_spec import PaintingSpec, Picture, Question, corrected
from artgames.scene.picture_board.room_layout import caption_item, for_projector, note_item, plan_afar, score_item
from artgames.scene.picture_board.writing_sheet import WritingSheet
from artgames.scene.tempo import Beat

translate = QCoreApplication.translate

_MOST_OF_A_TOKEN = 0.1
"""Number tokens have so much of the board's height at most, however large the text is."""


class PictureBoard(AnsweringBoard[ViewT]):
    """Base of the boards of small games with paintings. A game says by `picture` what is to be seen."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self.shown = Picture()
        """What is on the board now."""

        self._answer: Answer | None = None
        self._hung: list[tuple[PaintingSpec, PaintingItem]] = []
        self._paper: WritingSheet | None = None
        self._counter: Counter | None = None
        self._ways: list[WordButton] = []

    # For games

    def picture(self) -> Picture:
        """What `view`, `seat` and `choices` are to look like."""
        raise NotImplementedError

    def dealt(self, view: ViewT) -> QAbstractAnimation:
        """The wall of this view is hung card by card."""
        self._arrive(view)
        return self.deal([item for _, item in self._hung])

    def turned_up(self, view: ViewT) -> QAbstractAnimation:
        """The wall of this view lies face down, and is turned over."""
        self._arrive(view)
        faces = [item for _, item in self._hung if not item.is_face_down]
        for item in faces:
            item.set_face_down(True)
        return together(turn(item, False, self.style.tempo) for item in faces)

    def played(self, *pictures: Picture) -> QAbstractAnimation:
        """One picture after the other, each with time to look at it."""
        return one_after_another(
            around(pause(Beat.REVEAL_REST, self.style.tempo), before=partial(self.put_up, one)) for one in pictures
        )

    def from_afar(self, picture: Picture) -> Picture:
        """What a whole room sees of it."""
        return for_projector(picture)

    def put_up(self, picture: Picture) -> None:
        """Draw everything anew."""
        self.sweep()
        picture = corrected(picture, self.style.added)
        picture = self.from_afar(picture) if self.style.for_projector else picture
        self.shown = picture
        self._hung, self._ways, self._paper, self._counter = [], [], None, None
        question = picture.question
        self._answer = Answer(tuple(way.choice for way in question.ways)) if question is not None else None
        token = min(self._px(Role.TOKEN), self.area.height() * _MOST_OF_A_TOKEN)
        if self.style.for_projector:
            token = float(self._px(Role.TOKEN))
            places = plan_afar(self.area, picture, token, self.style)
        else:
            usual = min(token, self.style.usual_px(Role.TOKEN))
            target = target_px(Profile.TABLE, self.style.usual_scale)
            places = plan(self.area, picture, usual, target, max(1.0, self.style.text))
        self._hang_all(picture, places, token)
        self._lay_column(picture, places.column)
        self._lay_album(picture)
        if picture.headline:
            font = sans(self._px(Role.HEADLINE), QFont.Weight.DemiBold)
            room = self.area.adjusted(self.area.width() * 0.06, 0, -self.area.width() * 0.06, 0)
            self.scene.addItem(TextItem(picture.headline, room, font, self.style.theme.ink))
        self._show_answer()
        self.light_wall()

    # Drawing

    def rebuild(self) -> None:
        if self.has_view:
            self.put_up(self.picture())
            self.draft_changed.emit()

    def _arrive(self, view: ViewT) -> None:
        self.view, self.choices = view, ()
        self.rebuild()

    def _px(self, role: Role) -> int:
        return self.style.px(role)

    def _hang_all(self, picture: Picture, places: Places, token: float) -> None:
        cells, paintings = places.wall + places.hand + places.beside, picture.wall + picture.hand + picture.beside
        if not self.style.for_projector:
            token = min([token, *(cell.height() * self.style.grown(0.3, 0.42) for cell in places.wall + places.hand)])
        for hung, cell in zip(paintings, cells, strict=True):
            item = self._hang(hung, cell, round(token))
            if places.tokens_beside:
                item.set_token(hung.token, round(token), beside=True)
            item.activated.connect(partial(self._on_pressed, hung))
            self._hung.append((hung, item))
        for hung, room in zip(paintings, places.captions, strict=True):
            if hung.caption:
                self.scene.addItem(caption_item(hung.caption, room, self.style))

    def _hang(self, hung: PaintingSpec, cell: QRectF, token: int) -> PaintingItem:
        item = hang_painting(hung, cell, token, self.style)
        self.scene.addItem(item)
        return item

    def _lay_column(self, picture: Picture, rooms: dict[str, QRectF]) -> None:
        if picture.note is not None and "note" in rooms:
            self.scene.addItem(note_item(picture.note, rooms["note"], self.style))
        if picture.lines:
            self.scene.addItem(score_item(picture.lines, rooms["sheet"], self.style))
        if picture.question is not None:
            self._lay_question(picture.question, rooms)

    def _lay_question(self, question: Question, rooms: dict[str, QRectF]) -> None:
        assert self._answer is not None
        if self._answer.text_field is not None:
            most = self._answer.text_field.max_length
            self._paper = WritingSheet(rooms["paper"], question.prompt, most, question.lines, self.style)
            self._paper.changed.connect(self._on_written)
            self.scene.addItem(self._paper)
            self._paper.take_keyboard()
        if self._answer.number_field is not None:
            self._counter = Counter(question.number, self._answer.number, rooms["number"], self.style, self._on_counted)
            self.scene.addItem(self._counter)
        if "ways" in rooms:
            self._lay_ways(question, rooms["ways"])

    def _lay_ways(self, question: Question, room: QRectF) -> None:
        count = len(question.ways)
        gap = room.width() * 0.03
        high = (room.height() - gap * (count - 1)) / count
        for number, way in enumerate(question.ways):
            rect = QRectF(room.left(), room.top() + number * (high + gap), room.width(), high)
            button = WordButton(way.choice.action, way.label, rect, self.style)
            button.activated.connect(partial(self._on_way, number))
            self.scene.addItem(button)
            self._ways.append(button)

    def _lay_album(self, picture: Picture) -> None:
        if not picture.entries:
            return
        pages = plan_album(self.area, len(picture.entries))
        font = common_font(picture.entries, pages[0], self.style)
        for entry, page in zip(picture.entries, pages, strict=True):
            self.scene.addItem(AlbumPage(entry, page, font, self.style))
            for card, cell in zip(entry.cards, picture_cells(page, len(entry.cards)), strict=True):
                self._hang(PaintingSpec(card), cell, 1).set_lifted(True)  # it lies on paper, not on the wall

    # Answering

    def _on_pressed(self, hung: PaintingSpec) -> None:
        answer = self._answer
        if answer is None or answer.pick_field is None:
            self.refused.emit(self.shown.closed)
            return
        problem = answer.toggle(self._value(hung))
        if problem is not None:
            self.refused.emit(self.style.say(problem))
        self._changed()

    def _value(self, hung: PaintingSpec) -> int:
        """By what a painting is called in the answer."""
        field = self._answer.pick_field if self._answer is not None else None
        by_token = field is not None and field.what == "token" and hung.token is not None
        return hung.token if by_token and hung.token is not None else hung.card

    def _is_answer(self, hung: PaintingSpec) -> bool:
        field = self._answer.pick_field if self._answer is not None else None
        return field is not None and self._value(hung) in field.of

    def _on_written(self, text: str) -> None:
        if self._answer is not None and text != self._answer.text:
            self._answer.text = text
            self.draft_changed.emit()

    def _on_counted(self, step: int) -> None:
        if self._answer is not None:
            self._answer.count(step)
            self._changed()

    def _on_way(self, way: int) -> None:
        if self._answer is not None:
            self._answer.way = way
            self._changed()

    def _changed(self) -> None:
        self._show_answer()
        self.draft_changed.emit()

    def _show_answer(self) -> None:
        """What was picked, written, counted and chosen so far."""
        answer = self._answer
        picks = answer.picked if answer is not None else ()
        unsigned = self.shown.signing is not None  # once all have signed there is no sheet any more
        for hung, item in self._hung:
            item.set_marked(hung.marked or self._value(hung) in picks, tentative=unsigned)
            item.set_choosable(self._is_answer(hung))
        if answer is None:
            return
        if self._paper is not None:
            self._paper.set_text(answer.text)
        if self._counter is not None:
            self._counter.set_value(answer.number)
        for number, button in enumerate(self._ways):
            button.change(chosen=number == answer.way)

    def number_key(self, number: int) -> None:
        """The painting with this token, or the so-manieth that can be picked."""
        field = self._answer.pick_field if self._answer is not None else None
        if field is not None and field.what != "token":
            found = [hung for hung, _ in self._hung if hung.card in field.of][number - 1 : number]
        else:
            found = [hung for hung, _ in self._hung if hung.token == number]
        for hung in found:
            self._on_pressed(hung)

    def numbered(self) -> dict[int, int]:
        return {hung.token: hung.card for hung, _ in self._hung if hung.token is not None}

    # Words

    def answer_text(self) -> str:
        question, answer = self.shown.question, self._answer
        if question is None or answer is None:
            return ""
        return question.ways[answer.way or 0].lock.format(chosen=" · ".join(map(str, sorted(answer.picked))))

    def hint(self) -> str:
        """What to do; once something was begun, what is missing; and once nothing is, how it is sent."""
        question, answer = self.shown.question, self._answer
        if question is None or answer is None:
            return ""
        problem = answer.problem()
        if problem is not None and answer.partial_draft() is not None:
            return self.style.say(problem)
        if answer.picked and problem is None and self.shown.signing is None:
            return translate("Tabletop", "{button}, or choose another.").format(button=self.answer_text())
        return question.ways[answer.way or 0].hint or question.hint

    def moving_text(self) -> str:
        return self.shown.moving
