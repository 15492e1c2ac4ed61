"""The walls with what hangs on them, and what is still to be hung: dragged there, or taken in hand first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from artgames.engine.api import HOUSE
from artgames.games.schools.board.layout import Plan, plan
from artgames.games.schools.board.panel import WallPanel, header_height, lines_needed
from artgames.games.schools.rules.records import Hang, Rehang, TableView
from artgames.scene.animations import fly
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.items.draggable_painting import CarriedPainting
from artgames.scene.items.text import TextItem
from artgames.scene.labels import label_of
from artgames.scene.phase_board import Part
from artgames.scene.tempo import Beat

if TYPE_CHECKING:
    from artgames.games.schools.board.board import SchoolsBoard

translate = QCoreApplication.translate

_WRAPPED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)

_MOST_OF_A_NAME, _LARGEST_NAME = 0.05, 0.07
_CAPTION, _LARGEST_CAPTION = 0.24, 0.36
"""The height of the letters of a wall's name, of the area, and of the words below a painting, of its cell: usually, and
where text is large."""


class WallsPart(Part[TableView]):
    """One picture for all phases: only what may be moved differs, and in the end every painting has its name."""

    board: SchoolsBoard

    def build(self) -> None:
        self.items: dict[int, CarriedPainting] = {}
        self._held: int | None = None
        view = self.view
        self._on = self._places()
        hung = {card for cards in self._on for card in cards}
        self._left = tuple(card for card in view.cards if card not in hung)
        afar = self.style.for_projector
        self._plan = self._planned()
        for cards, cells, words in zip(self._on, self._plan.hung, self._plan.captions, strict=True):
            for card, cell, room in zip(cards, cells, words, strict=True):
                self._hang(card, cell, may_move=self.may_rehang)
                if self.is_over and not afar:
                    self._caption(card, room)
        for card, cell in zip(self._left, self._plan.left, strict=True):
            self._hang(card, cell, may_move=bool(self.board.choices))

    def _planned(self) -> Plan:
        """Walls with room above them for the longest name; for large letters that is a second line where needed."""
        afar, counts = self.style.for_projector, tuple(map(len, self._on))
        most = self.area.height() * self.style.grown(_MOST_OF_A_NAME, _LARGEST_NAME)
        letters = self.px(Role.SMALL) if afar else min(self.px(Role.LABEL), most)
        caption = 0.0 if afar or not self.is_over else self.style.grown(_CAPTION, _LARGEST_CAPTION)
        lines = 2 if afar else 1
        if self.style.text > 1.0 and not afar:
            walls = plan(self.area, counts, len(self._left), 0.0, caption=caption).panels
            named = zip(self.view.walls, walls, strict=True)
            lines = max(lines_needed(name, letters, wall.width()) for name, wall in named)
        head = header_height(letters, lines=lines)
        made = plan(self.area, counts, len(self._left), head, caption=caption)
        self._build_walls(made, letters, head)
        return made

    @property
    def is_over(self) -> bool:
        return bool(self.view.phase == "ended")

    @property
    def may_rehang(self) -> bool:
        return self.view.phase == "check" and not self.view.scored

    @property
    def plan(self) -> Plan:
        return self._plan

    def _places(self) -> tuple[tuple[int, ...], ...]:
        """What hangs on each wall; in the end, what belongs there."""
        shown = self.view.right if self.is_over else self.view.hung
        numbers = range(1, len(self.view.walls) + 1)
        return tuple(tuple(one.card for one in shown if one.wall == number) for number in numbers)

    def _build_walls(self, made: Plan, letters: float, head: float) -> None:
        self.panels: list[WallPanel] = []
        for number, (name, rect) in enumerate(zip(self.view.walls, made.panels, strict=True), 1):
            panel = WallPanel(number, name, rect, self.style, letters=letters, head=head)
            panel.is_idle = True  # until a painting is in hand
            if not self.is_over:
                panel.let_press(lit=False)
                panel.activated.connect(partial(self._choose_wall, number))
            self.add(panel)
            self.panels.append(panel)

    def _hang(self, card: int, cell: QRectF, *, may_move: bool) -> None:
        """A screen reader says what one sees; where a painting belongs is nobody's business yet."""
        painting = self.style.deck.painting(card)
        name = painting.sentence or translate("schools", "A painting")
        if self.is_over:
            name = label_of(painting).line
        item = CarriedPainting(str(card), name, self.style.pictures, self.style.theme, lambda key: False)
        self.items[card] = item
        self.add(item)
        item.set_cell(cell, self.style.ratio)
        item.set_interactive(True)
        item.set_draggable(may_move)
        item.set_choosable(may_move)
        self._mark(item, card, cell)
        item.activated.connect(partial(self._choose, card, may_move))
        item.dragged.connect(partial(self._drag, card))
        item.dropped.connect(partial(self._drop, card))

    def _mark(self, item: CarriedPainting, card: int, cell: QRectF) -> None:
        """Who has hung it, where that counts; and in the end the number of the wall on which it was hung."""
        hung = next((one for one in self.view.hung if one.card == card), None)
        if hung is None:
            return
        if self.view.scored:
            item.set_seats((self.style.marks[hung.seat],), self.style.least_mark)
        if self.is_over:
            item.set_token(hung.wall, round(min(self.px(Role.TOKEN) * 0.6, cell.height() * 0.24)))
            item.set_verdict(any(one.card == card and one.wall == hung.wall for one in self.view.right))

    def _caption(self, card: int, room: QRectF) -> None:
        """As much of the label as there is room for in letters of one size: more words are not worth smaller ones."""
        texts = label_of(self.style.deck.painting(card)).shorter_and_shorter()
        font = sans(min(self.px(Role.SMALL) * 0.8, room.height() * 0.42))
        metrics = QFontMetricsF(font)
        whole = (text for text in texts if room.contains(metrics.boundingRect(room, _WRAPPED, text)))
        self.add(TextItem(next(whole, texts[-1]), room, font, self.style.theme.ink))

    # By mouse or keyboard: first a painting, then a wall

    def _choose(self, card: int, may_move: bool) -> None:
        held, wall = self._held, self._wall_of(card)
        if held is not None and wall is not None and not may_move:
            self._choose_wall(wall)  # of a full wall hardly anything else is left to press
            return
        self._hold(card if may_move and held != card else None)
        if self._held is not None:
            self.items[card].setFocus(Qt.FocusReason.OtherFocusReason)
        if not may_move:
            self.board.refused.emit(self.board.why_not())
        if self._held != held:
            self.board.draft_changed.emit()

    def let_go(self) -> bool:
        if self._held is None:
            return False
        self._hold(None)
        self.board.draft_changed.emit()
        return True

    def _hold(self, card: int | None) -> None:
        """Nobody is told before the gesture is over: the board may be drawn anew by whoever hears of it."""
        if self._held is not None:
            self.items[self._held].set_marked(False)
        self._held = card
        if card is not None:
            self.items[card].set_marked(True)
        for panel in self.panels:
            panel.is_idle = card is None

    def _choose_wall(self, wall: int) -> None:
        if self._held is None:
            self.board.refused.emit(translate("schools", "First choose a painting, or drag one here."))
        else:
            self._give(self._held, wall)

    def number_key(self, number: int) -> None:
        if 1 <= number <= len(self.view.walls) and not self.is_over:
            self._choose_wall(number)

    # By dragging

    def _drag(self, card: int, middle: QPointF) -> None:
        for panel in self.panels:
            panel.change(chosen=panel.place.contains(middle))
        self.let_go()

    def _drop(self, card: int) -> None:
        middle = self.items[card].cell.center()
        for number, panel in enumerate(self.panels, 1):
            panel.change(chosen=False)
            if panel.place.contains(middle) and card not in self._on[number - 1]:
                self._give(card, number)
                return
        self.board.run(fly(self.items[card], self._home(card), Beat.MOVE_SHORT, self.style.tempo, self.style.ratio))

    def _home(self, card: int) -> QRectF:
        if card in self._left:
            return self._plan.left[self._left.index(card)]
        wall = (self._wall_of(card) or 1) - 1
        return self._plan.hung[wall][self._on[wall].index(card)]

    def _wall_of(self, card: int) -> int | None:
        """On which wall it hangs; None while it is still to be hung."""
        return next((number for number, cards in enumerate(self._on, 1) if card in cards), None)

    def _give(self, card: int, wall: int) -> None:
        if self.may_rehang:
            self.board.acted.emit(HOUSE, Rehang((card,), (wall,)))
        elif self.view.player is not None and card in self._left:
            self.board.acted.emit(self.view.player, Hang((card,), (wall,)))

    def aside(self) -> int | None:
        return self._held

    def take_up(self, aside: int) -> None:
        self._choose(aside, may_move=True)

    # Words

    def answer_text(self) -> str:
        if self._held is None:
            return translate("schools", "Choose a painting")
        return translate("schools", "Choose a wall")

    def hint(self) -> str:
        if self._held is not None:
            return translate("schools", "Choose the wall where it belongs, or press its number.")
        return translate("schools", "Drag a painting to the wall where it belongs, or choose it and press a number.")
