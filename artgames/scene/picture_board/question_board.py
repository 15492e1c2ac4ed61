"""A board on which questions are answered in words: bars to choose from, keys to be first, and a label in the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QRectF

from artgames.engine.api import Options, Seat
from artgames.engine.choices import Pick
from artgames.scene.board_scene import ViewT
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, target_px
from artgames.scene.picture_board.answer_bar import AnswerBar, bar_places, common_font
from artgames.scene.picture_board.board import PictureBoard
from artgames.scene.picture_board.buzzer_row import BuzzMark, buzzer_places
from artgames.scene.picture_board.note_item import NoteCard
from artgames.scene.picture_board.painting_label import LabelCard
from artgames.scene.picture_board.picture_spec import Bar, Picture


class AskingBoard(PictureBoard[ViewT]):
    """A `Pick` of numbers is answered on the bars; what else pressing a bar or a buzzer means is the game's."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._bars: list[AnswerBar] = []
        self.have_pressed: set[Seat] = set()
        """Who was first at least once: they know their key."""

    # For games

    def press_bar(self, number: int) -> None:
        """A bar was pressed that is no answer to a question of the picture."""
        self.refused.emit(self.shown.closed)

    def press_buzzer(self, seat: Seat) -> None:
        """Somebody wants to be first."""

    def takes_bars(self) -> bool:
        """Whether a bar that is pressed now answers something."""
        return self._picks_bars()

    def takes_buzzer(self, seat: Seat) -> bool:
        """Whether this seat may be first now."""
        return False

    # Drawing

    def _lay_column(self, picture: Picture, rooms: dict[str, QRectF]) -> None:
        self._bars = []
        has_words = picture.note is not None and not self.style.for_projector  # there the note stands across the top
        is_low = has_words and bool(picture.bars or picture.label)
        super()._lay_column(replace(picture, note=None) if is_low else picture, rooms)
        if is_low and picture.note is not None:
            self.scene.addItem(NoteCard(picture.note, rooms["note"], self.style, low=True))
        if picture.bars:
            self._lay_bars(picture.bars, rooms["bars"])
        if picture.label is not None:
            self.scene.addItem(LabelCard(self.style.deck.painting(picture.label), rooms["label"], self.style))
        if picture.buzzers:
            for buzzer, place in zip(
                picture.buzzers, buzzer_places(rooms["buzzers"], len(picture.buzzers)), strict=True
            ):
                mark = BuzzMark(buzzer, place, self.style)
                mark.activated.connect(partial(self.press_buzzer, buzzer.seat))
                mark.is_idle = not self.takes_buzzer(buzzer.seat)
                self.scene.addItem(mark)

    def _lay_bars(self, bars: tuple[Bar, ...], room: QRectF) -> None:
        letter = self.style.px(Role.SMALL) if self.style.for_projector else 0
        places = bar_places(room, len(bars), target_px(Profile.TABLE, self.style.usual_scale), letter)
        font = common_font(bars, places[0], self.style)
        for bar, place in zip(bars, places, strict=True):
            item = AnswerBar(bar, place, font, self.style)
            if item.is_open:
                item.let_press(lit=False)
                item.activated.connect(partial(self._on_bar, bar.number))
                item.is_idle = not self.takes_bars()
            self.scene.addItem(item)
            self._bars.append(item)

    def _show_answer(self) -> None:
        super()._show_answer()
        picked = self._answer.picked if self._picks_bars() and self._answer is not None else ()
        for item in self._bars:
            item.change(chosen=item.bar.number in picked)

    # Answering

    def _picks_bars(self) -> bool:
        field = self._answer.pick_field if self._answer is not None else None
        return isinstance(field, Pick) and field.what == "number"

    def _on_bar(self, number: int) -> None:
        if not self._picks_bars() or self._answer is None:
            self.press_bar(number)
            return
        self._answer.toggle(number)
        self._changed()

    def number_key(self, number: int) -> None:
        """The bar with this number; while somebody has to be first, none can be pressed."""
        if not any(item.bar.number for item in self._bars):
            super().number_key(number)
        elif not self.shown.buzzers and any(item.bar.number == number and item.is_open for item in self._bars):
            self._on_bar(number)

    def letter_key(self, letter: str) -> None:
        """The buzzer with this key."""
        for buzzer in self.shown.buzzers:
            if buzzer.key == letter and not buzzer.out and not buzzer.first:
                self.press_buzzer(buzzer.seat)
                return
