"""The shell game by hand: boxes are dragged past each other, or two of them are pressed one after the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from artgames.engine.api import Event
from artgames.games.steal_this_game.board.travel import BEHIND, IN_FRONT
from artgames.games.steal_this_game.rules.actions import Swap
from artgames.games.steal_this_game.rules.events import BoxesSwapped
from artgames.games.steal_this_game.rules.records import MOST_SWAPS
from artgames.scene.arc_animation import glide
from artgames.scene.tempo import Beat

if TYPE_CHECKING:
    from artgames.games.steal_this_game.board.board import StealThisGameBoard
    from artgames.games.steal_this_game.board.stall import Stall
    from artgames.games.steal_this_game.board.things import CashBox

_REACH_BEHIND, _REACH_IN_FRONT = 0.16, 0.34
"""How far above and below the row a box may be dragged, in heights of a box."""


class Shells:
    """Turns the movements of a hand into swaps of neighbours, and keeps the picture while the hand is at it."""

    def __init__(self, board: StealThisGameBoard) -> None:
        self._board = board
        self._row: list[CashBox] = []
        self._places: tuple[QRectF, ...] = ()
        self._slides: list[QAbstractAnimation] = []
        self._dragged: CashBox | None = None
        self._shown: BoxesSwapped | None = None
        self._picked: int | None = None

    @property
    def is_dragging(self) -> bool:
        return self._dragged is not None

    def has_shown(self, event: Event) -> bool:
        """Whether this swap was made by the hand that everybody has just seen."""
        return event == self._shown

    def let_move(self, stall: Stall) -> None:
        """Every box of this stall may be dragged and pressed."""
        self._row, self._places = list(stall.boxes), stall.plan.boxes
        for position, box in enumerate(stall.boxes):
            box.draggable = True
            box.let_press(chosen=position == self._picked)
            box.dragged.connect(partial(self._drag, box))
            box.dropped.connect(self._drop)
            box.activated.connect(partial(self.pick, position))

    def forget(self) -> None:
        """Another picture is shown."""
        for slide in self._slides:
            slide.stop()
        self._slides.clear()
        self._dragged = None

    # Pressing two of them

    def pick(self, position: int) -> None:
        """The first press picks a box up, a second one swaps it; the same box again puts it back."""
        picked, self._picked = self._picked, None
        if picked is None:
            self._picked = position
        if picked is None or picked == position:
            self._board.rebuild()
        else:
            self._board.act(Swap(min(picked, position), max(picked, position)))

    # Dragging

    def _drag(self, box: CashBox, wanted: QPointF) -> None:
        self._dragged, self._picked = box, None
        home = self._places[0]
        first, last = home.center(), self._places[-1].center()
        x = min(max(wanted.x(), first.x() - home.width() * 0.3), last.x() + home.width() * 0.3)
        y = min(max(wanted.y(), first.y() - home.height() * _REACH_BEHIND), first.y() + home.height() * _REACH_IN_FRONT)
        box.setPos(QPointF(x, y) - QPointF(home.width() / 2, home.height() / 2))
        box.setScale(1 + 0.16 * (y - first.y()) / home.height() + 0.04)
        box.setZValue(IN_FRONT if y >= first.y() else BEHIND)
        self._pass_neighbours(box, x, in_front=y >= first.y())

    def _pass_neighbours(self, box: CashBox, x: float, *, in_front: bool) -> None:
        while self._dragged is box:
            here = self._row.index(box)
            nearest = min(range(len(self._places)), key=lambda place: abs(self._places[place].center().x() - x))
            if nearest == here or self._board.view.swaps >= MOST_SWAPS:
                return
            there = here + (1 if nearest > here else -1)
            other = self._row[there]
            self._row[here], self._row[there] = other, box
            self._slide(other, self._places[here], in_front=not in_front)
            self._swap(min(here, there), max(here, there))

    def _slide(self, box: CashBox, to: QRectF, *, in_front: bool) -> None:
        """The box that is passed goes the other way round."""
        tempo = self._board.style.tempo
        if tempo.reduced:
            box.setPos(to.topLeft())
            return
        box.setZValue(IN_FRONT - 0.5 if in_front else BEHIND + 0.1)
        depth = box.size.height() * 0.2
        slide = glide(box, to, tempo.ms(Beat.MOVE), lift=-depth if in_front else depth)
        self._slides.append(slide)
        slide.start()

    def _swap(self, first: int, second: int) -> None:
        swap = Swap(first, second)
        self._shown = BoxesSwapped(swap.first, swap.second, swap.pace)
        self._board.act(swap)
        self._shown = None

    def _drop(self) -> None:
        self.forget()
        self._board.rebuild()
