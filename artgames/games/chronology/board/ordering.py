"""The paintings before their time line: looked at by everybody, put in order by each one in secret."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt

from artgames.engine.choices import Action
from artgames.games.chronology.board.arrow import TimeArrow
from artgames.games.chronology.board.layout import plan_order
from artgames.games.chronology.board.part import ChronologyPart, translate
from artgames.games.chronology.rules.records import Arrange
from artgames.scene.animations import fly, together
from artgames.scene.drawing.fonts import Role
from artgames.scene.items.draggable_painting import CarriedPainting
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat


class OrderPart(ChronologyPart):
    """In the room the paintings lie in the order of their tokens; on a private page, in that of its list."""

    def build(self) -> None:
        count = len(self.view.row)
        self._held: int | None = None
        self._dragged: int | None = None
        self._list = self._list_at_first()
        # With the largest text, tokens and words must leave room for the paintings.
        self._token = round(min(self.px(Role.TOKEN), self.area.height() * (0.2 if self.style.for_projector else 0.115)))
        self._letters = round(min(self.px(Role.SMALL), self.area.height() * 0.075))
        self._plan = plan_order(self.area, count, self._token, self._letters if self.is_private else 0)
        self._show_direction()
        for token, cell in zip(self._list, self._plan.cells, strict=True):
            self._hang(token, cell)
        self._name_places()

    def _list_at_first(self) -> list[int]:
        return list(self.view.my_list or range(1, len(self.view.row) + 1))

    @property
    def is_private(self) -> bool:
        return self.view.seat is not None and bool(self.board.choices)

    def _show_direction(self) -> None:
        if self.is_private:
            oldest, latest = translate("chronology", "Oldest"), translate("chronology", "Newest")
            px, theme = self._letters, self.style.theme
            self.add(TimeArrow(oldest, self._plan.oldest, px, theme, at_start=True))
            self.add(TimeArrow(latest, self._plan.latest, px, theme, at_start=False))

    def _hang(self, token: int, cell: QRectF) -> None:
        card = str(self.view.row[token - 1])
        item = CarriedPainting(
            card, self.named(token), self.style.pictures, self.style.theme, lambda key: self._carry(token, key)
        )
        self.by_token[token] = item
        self.add(item)
        item.set_cell(cell, self.style.ratio)
        item.set_token(token, self._token)
        item.set_interactive(True)
        item.set_draggable(self.is_private)
        item.set_choosable(self.is_private)
        item.activated.connect(lambda: self._choose(token))
        item.dragged.connect(lambda middle: self._drag(token, middle))
        item.dropped.connect(lambda: self._drop(token))

    # By mouse, or by choosing a painting and then a place

    def _choose(self, token: int) -> None:
        """The first painting chosen is taken in hand; the second one says where it goes."""
        if not self.is_private:
            self.board.refused.emit(
                translate("chronology", "Lists are secret: make yours behind the curtain or on paper.")
            )
            return
        held = self._held
        if held is None:
            self._take(token)
            return
        self._put_down()
        if held == token or not self._move(held, self._list.index(token)):
            self.board.draft_changed.emit()

    def _take(self, token: int) -> None:
        self._held = token
        self.by_token[token].set_marked(True)
        self.by_token[token].setFocus(Qt.FocusReason.OtherFocusReason)
        self.board.draft_changed.emit()

    def let_go(self) -> bool:
        """What the mouse drags is put down by letting go of the button."""
        if self._held is None:
            return self._dragged is not None
        self._put_down()
        self.board.draft_changed.emit()
        return True

    def _put_down(self) -> None:
        """Nobody is told before the gesture is over: the board may be drawn anew by whoever hears of it."""
        held, self._held = self._held, None
        if held is not None:
            self.by_token[held].set_marked(False)

    def _drag(self, token: int, middle: QPointF) -> None:
        """The others make room while the painting is still in the air."""
        was_held = self._held is not None
        self._put_down()
        if self._dragged != token:
            self._dragged = token
            self.board.finish_running()  # it may still be on its way
        cells = self._plan.cells
        nearest = min(range(len(cells)), key=lambda place: _distance(cells[place], middle))
        if not self._move(token, nearest, is_dragged=True) and was_held:
            self.board.draft_changed.emit()

    def _drop(self, token: int) -> None:
        self._dragged = None
        home = self._plan.cells[self._list.index(token)]
        self.style.sounds.play(Cue.DEAL)
        self.board.run(fly(self.by_token[token], home, Beat.MOVE_SHORT, self.style.tempo, self.style.ratio))

    # By keyboard

    def _carry(self, token: int, key: int) -> bool:
        """An arrow key moves the painting in hand, one place or one row."""
        if self._held != token:
            return False
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -self._plan.columns}.get(
            Qt.Key(key), self._plan.columns
        )
        place = self._list.index(token) + step
        if 0 <= place < len(self._list):
            self._move(token, place)
        return True

    def number_key(self, number: int) -> None:
        if number in self.by_token:
            self._choose(number)

    # The list

    def _move(self, token: int, place: int, *, is_dragged: bool = False) -> bool:
        """Put a painting at a place; those between move up by one. False where it lies there already."""
        style, before = self.style, list(self._list)
        self._list.remove(token)
        self._list.insert(place, token)
        if self._list == before:
            return False
        moved = [one for one in self._list if before.index(one) != self._list.index(one)]
        flights = [
            fly(self.by_token[one], self._plan.cells[self._list.index(one)], Beat.MOVE_SHORT, style.tempo, style.ratio)
            for one in moved
            if not (is_dragged and one == token)
        ]
        self.board.run(together(flights))
        self._name_places()
        self.board.draft_changed.emit()
        return True

    def _name_places(self) -> None:
        if not self.is_private:
            return
        text = translate("chronology", "{painting} Position {place} of {count}")
        for place, token in enumerate(self._list, 1):
            named = text.format(painting=self.named(token), place=place, count=len(self._list))
            self.by_token[token].set_name(named)

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Arrange) and sorted(action.tokens) == sorted(self._list):
            self._list = list(action.tokens)
            for token, cell in zip(self._list, self._plan.cells, strict=True):
                self.by_token[token].set_cell(cell, self.style.ratio)
            self._name_places()
            self.board.draft_changed.emit()

    def draft(self) -> Action | None:
        return Arrange(tuple(self._list)) if self.is_private else None

    def partial_draft(self) -> Action | None:
        return self.draft() if self._list != self._list_at_first() else None

    def aside(self) -> int | None:
        return self._held

    def take_up(self, aside: int) -> None:
        self._take(aside)

    def answer_text(self) -> str:
        return translate("chronology", "Lock in this order") if self.is_private else ""

    def moving_text(self) -> str:
        return translate("chronology", "Dealing new paintings.")

    def hint(self) -> str:
        if not self.is_private:
            return ""
        if self._held is not None:
            text = translate("chronology", "Move painting {number} with the arrow keys, or choose its place.")
            return text.format(number=self._held)
        return translate("chronology", "Drag each painting to its place in time, oldest first.")


def _distance(cell: QRectF, point: QPointF) -> float:
    way = cell.center() - point
    return way.x() ** 2 + way.y() ** 2
