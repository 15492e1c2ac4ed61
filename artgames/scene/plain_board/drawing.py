"""One drawing of the plain board: makes the items, and remembers which of them answer what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeGuard, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF

from artgames.engine.api import Seat
from artgames.engine.choices import Number, Order, Pick, Text
from artgames.engine.words import shortened
from artgames.scene.draft_answer import Asked, DraftAnswer
from artgames.scene.drawing.fonts import Profile, Role, role_px, sans, target_px
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.buttons import Counter, WordButton
from artgames.scene.picture_board.painting_factory import hang_painting
from artgames.scene.picture_board.picture_spec import PaintingSpec
from artgames.scene.picture_board.room_layout import caption_item
from artgames.scene.picture_board.writing_sheet import WritingSheet
from artgames.scene.plain_board.knowledge_sheet import ToldSheet
from artgames.scene.plain_board.layout import Wanted, button_cells, divide, grid_for, row_cells, text_pages
from artgames.scene.plain_board.rank_button import RankButton
from artgames.scene.plain_board.value_texts import choice_words, choices_words, known_cards, spoken, view_lines
from artgames.scene.wall_layout import hang

if TYPE_CHECKING:
    from artgames.scene.plain_board.board import PlainBoard

translate = QCoreApplication.translate
T = TypeVar("T")

_MOST_ON_A_WALL = 24
_NAME, _NAME_AFAR = 24, 10
_CAPTION = 1.5
_PAD = 0.8
_LONGEST_SAID = 24
"""Paintings on a page; letters of a name on the sheet; heights in letters of what is written below a painting and round
the words of a sheet; letters of an answer that the button of its part shows."""


class Drawing:
    """Everything that is on the board at one moment."""

    def __init__(self, board: PlainBoard) -> None:
        self._board, self._style = board, board.style
        self._target = float(target_px(Profile.TABLE, board.style.scale)) * 0.8
        self._pages: dict[str, int] = {}
        self.field: Asked | None = None
        """The part of the answer that is open; None while it is chosen among several choices, or nothing is asked."""

        self.pressed: list[tuple[int, PaintingItem | RankButton]] = []
        """What can be pressed for an answer, with the value that it stands for."""

        self.paper: WritingSheet | None = None
        self.counter: Counter | None = None
        self.token = 1

    def draw(self, answer: DraftAnswer | None, steps: Sequence[Asked | None], step: int, pages: dict[str, int]) -> None:
        self._pages = pages
        self.field = steps[step] if steps else None
        asked = answer is not None and bool(steps)
        offered = self.field.of if self._are_paintings(self.field) else ()
        known = [(card, of) for card, of in known_cards(self._board.view, self._board.name) if card not in offered]
        told_elsewhere = ("totals", "points") if self._style.for_projector else ()
        lines = view_lines(self._board.view, self._short_name, but=told_elsewhere)
        wanted = Wanted(len(steps) > 1, bool(known), asked, bool(lines))
        places = divide(self._board.area, wanted, self._target)
        self._tell(lines, places.told)
        self._show(known, places.known)
        if answer is not None and asked:
            if wanted.steps:
                self._lay_steps(answer, steps, step, places.steps)
            self._ask(answer, places.asked)

    # What is known

    def _tell(self, lines: list[str], room: QRectF) -> None:
        if not lines:
            return
        px = self._letter()
        pad = px * _PAD
        pages = text_pages(lines, sans(px), room.adjusted(pad, pad, -pad, -pad))
        if len(pages) > 1 and not self._style.for_projector:
            room = self._lay_pager("told", len(pages), room)
            pages = text_pages(lines, sans(px), room.adjusted(pad, pad, -pad, -pad))
        page = pages[self._page("told", len(pages))]
        self._board.scene.addItem(ToldSheet(page, room, room.adjusted(pad, pad, -pad, -pad), sans(px), self._style))

    def _show(self, known: list[tuple[int, str]], room: QRectF) -> None:
        """Paintings that are only looked at, each with whose it is."""
        shown, room = self._paged("known", known, room, _MOST_ON_A_WALL)
        for (card, of), cell in zip(shown, self._cells(len(shown), room), strict=True):
            below = min(self._letter() * _CAPTION, cell.height() * 0.3)
            self._hang(card, cell.adjusted(0, 0, 0, -below))
            words = QRectF(cell.left(), cell.bottom() - below, cell.width(), below)
            self._board.scene.addItem(caption_item(of, words, self._style))

    def _short_name(self, seat: Seat) -> str:
        """Who is meant can be told from the beginning of a name."""
        return shortened(self._board.name(seat), _NAME_AFAR if self._style.for_projector else _NAME)

    def _letter(self) -> int:
        if self._style.for_projector:
            return role_px(Role.SMALL, Profile.TABLE, self._style.scale)
        return round(role_px(Role.PLAY, Profile.DESK, self._style.scale) * 1.1)

    def _cells(self, count: int, room: QRectF) -> tuple[QRectF, ...]:
        return hang(count, room, 0.0).cells if count else ()

    def _hang(self, card: int, cell: QRectF) -> PaintingItem:
        item = hang_painting(PaintingSpec(card), cell, self.token, self._style)
        self._board.scene.addItem(item)
        return item

    # What is asked

    def _are_paintings(self, field: Asked | None) -> TypeGuard[Pick | Order]:
        return isinstance(field, (Pick, Order)) and field.what == "card" and self._style.deck.knows(field.of)

    def _lay_steps(self, answer: DraftAnswer, steps: Sequence[Asked | None], step: int, room: QRectF) -> None:
        cells = row_cells(len(steps), room, self._target * 0.2)
        for number, (field, cell) in enumerate(zip(steps, cells, strict=True)):
            button = self._button(f"step {number}", self._step_words(answer, field), cell)
            button.change(chosen=number == step)
            button.takes_enter = True
            button.activated.connect(partial(self._board.turn_to_step, number))

    def _step_words(self, answer: DraftAnswer, field: Asked | None) -> str:
        """What a part is called, and what was said to it once nothing is missing."""
        if field is None:
            return translate("Plain", "Choose") if answer.choice is None else choice_words(answer.choice)
        said = answer.value(field)
        if not answer.is_said(field) or self._are_paintings(field):
            return spoken(field.name)
        words = " · ".join(map(str, said)) if isinstance(said, tuple) else str(said)
        return f"{spoken(field.name)}: {words if len(words) <= _LONGEST_SAID else words[:_LONGEST_SAID] + '…'}"

    def _ask(self, answer: DraftAnswer, room: QRectF) -> None:
        match self.field:
            case None:
                self._lay_buttons(list(enumerate(choices_words(answer.choices))), room, self._board.choose_way)
            case Pick() | Order() as field if self._are_paintings(field):
                self._lay_wall(field, room)
            case Pick() | Order() as field:
                labels = [(one, self._label(field, one)) for one in field.of]
                self._lay_buttons(labels, room, partial(self._board.press, field))
            case Number() as field:
                self._lay_number(field, answer.number_of(field), room)
            case Text() as field:
                self.paper = WritingSheet(room, spoken(field.name), field.max_length, 1, self._style)
                self.paper.changed.connect(partial(self._board.say, field))
                self._board.scene.addItem(self.paper)
                self.paper.take_keyboard()

    def _label(self, field: Pick | Order, one: int) -> str:
        return self._board.name(one) if field.what == "seat" else str(one)

    def _lay_wall(self, field: Pick | Order, room: QRectF) -> None:
        cards, room = self._paged("asked", field.of, room, _MOST_ON_A_WALL)
        cells = self._cells(len(cards), room)
        self.token = round(min(role_px(Role.TOKEN, Profile.TABLE, self._style.scale), cells[0].height() * 0.3))
        for card, cell in zip(cards, cells, strict=True):
            item = self._hang(card, cell.adjusted(self.token * 0.3, self.token * 0.3, 0, 0))
            item.set_choosable(True)
            item.activated.connect(partial(self._board.press, field, card))
            self.pressed.append((card, item))

    def _lay_buttons(self, labels: Sequence[tuple[int, str]], room: QRectF, press: Callable[[int], None]) -> None:
        px = self._letter()
        words = [label for _, label in labels]
        if grid_for(words, room, self._target, px).holds < len(labels):
            smaller = room.adjusted(0, 0, 0, -self._target * 1.2)
            labels, room = self._paged("asked", labels, room, grid_for(words, smaller, self._target, px).holds)
        grid = grid_for(words, room, self._target, px)
        for (value, label), cell in zip(labels, button_cells(len(labels), grid, room, self._target), strict=True):
            button = self._button(f"answer {value}", label, cell)
            button.activated.connect(partial(press, value))
            self.pressed.append((value, button))

    def _lay_number(self, field: Number, value: int, room: QRectF) -> None:
        place = QRectF(0, 0, min(room.width(), self._target * 8), min(room.height(), self._target * 1.4))
        place.moveCenter(room.center())
        count = partial(self._board.count, field)
        self.counter = Counter(spoken(field.name), value, place, self._style, count)
        self._board.scene.addItem(self.counter)

    def _button(self, key: str, words: str, cell: QRectF) -> RankButton:
        button = RankButton(key, words, cell, self._style)
        self._board.scene.addItem(button)
        return button

    # Pages

    def _page(self, region: str, count: int) -> int:
        return min(self._pages.get(region, 0), count - 1)

    def _paged(self, region: str, things: Sequence[T], room: QRectF, most: int) -> tuple[Sequence[T], QRectF]:
        """Those on the page that is open, and the room that is left for them."""
        if len(things) <= most:
            return things, room
        count = -(-len(things) // most)
        first = self._page(region, count) * most
        return things[first : first + most], room if self._style.for_projector else self._lay_pager(region, count, room)

    def _lay_pager(self, region: str, count: int, room: QRectF) -> QRectF:
        """Two buttons at the foot; nobody presses anything from afar."""
        page = self._page(region, count)
        foot = QRectF(room.left(), room.bottom() - self._target, room.width(), self._target)
        texts = (("‹", translate("Plain", "Previous page"), page - 1), ("›", translate("Plain", "Next page"), page + 1))
        for (sign, spoken_name, to), cell in zip(texts, row_cells(2, foot, self._target * 0.2), strict=True):
            button = WordButton(f"{region} {sign}", f"{sign}  {page + 1} / {count}", cell, self._style, spoken_name)
            button.activated.connect(partial(self._board.turn_page, region, to % count))
            self._board.scene.addItem(button)
        return room.adjusted(0, 0, 0, -self._target * 1.2)
