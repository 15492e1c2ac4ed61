"""The end of the match: a sheet that fills line by line, and beside it the collections, where what counts shines."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QRectF

from artgames.games.art_gallery.board.belongings import Belongings
from artgames.games.art_gallery.board.layout import fields
from artgames.games.art_gallery.board.people import Place
from artgames.games.art_gallery.board.sheet import ScoreSheet
from artgames.games.art_gallery.rules.records import Row
from artgames.scene.animations import around, one_after_another, pause
from artgames.scene.tempo import Beat, Tempo

if TYPE_CHECKING:
    from artgames.games.art_gallery.board.board import ArtGalleryBoard


_UNFOLDED = 3
"""So few collections have room for large letters."""


class SheetStage(IntEnum):
    """The lines of the sheet in the order in which they are written; the first four are the itineraries."""

    TILES = 4
    CARDS = 5
    FIRST = 6
    POINTS = 7


class Ending:
    """Builds the last picture."""

    def __init__(self, board: ArtGalleryBoard) -> None:
        self._board = board
        self._sheet: ScoreSheet | None = None
        self._places: list[Place] = []
        self._people = QRectF()

    def build(self) -> None:
        board, area = self._board, self._board.area
        gap = area.height() * 0.02
        wide = -gap if board.style.for_projector else area.width() * self._share()
        self._people = QRectF(area.right() - wide - gap, area.top() + gap, wide, area.height() - 2 * gap)
        sheet = QRectF(area.left() + gap, area.top() + gap, self._people.left() - 2 * gap, area.height() - 2 * gap)
        winners = board.view.outcome.winners if board.view.outcome is not None else ()
        self._sheet = ScoreSheet(board.style, sheet, board.view.rows, winners)
        board.scene.addItem(self._sheet)
        self._lay_places(None)

    def _share(self) -> float:
        """Of the width, for collections; where they are folded up, a sheet in large letters has more of it."""
        is_folded = self._board.style.larger > 1.0 and self._board.view.seats > _UNFOLDED
        return 0.3 if is_folded else 0.44

    def _lay_places(self, lit: int | None) -> None:
        board = self._board
        if board.style.for_projector:
            return
        board.remove_items(*self._places)
        rects = fields(self._people, board.view.seats)
        self._places = [self._place(row, rects[row.seat], lit) for row in board.view.rows]
        for place in self._places:
            place.prepare()
            place.is_idle = True
            board.scene.addItem(place)

    def _place(self, row: Row, rect: QRectF, lit: int | None) -> Place:
        view = self._board.view
        has = Belongings(
            seat=row.seat,
            works=view.collections[row.seat],
            tiles=view.tiles[row.seat],
            open_cards=row.hand,
            known=(),
            hand=0,
            is_first=bool(row.first_points),
            is_active=False,
            lit=lit,
        )
        return Place(self._board.style, view.house, has, rect)

    def write(self, tempo: Tempo) -> QAbstractAnimation:
        """Line by line, each with what it comes from; at the end everything shines again."""
        self._tell(-1)
        lines = [around(pause(Beat.REVEAL, tempo), before=lambda line=line: self._tell(line)) for line in range(7)]  # type: ignore[misc]
        total = around(pause(Beat.REVEAL_REST, tempo), before=lambda: self._tell(SheetStage.POINTS))
        return one_after_another([*lines, total])

    def _tell(self, line: int) -> None:
        if self._sheet is not None:
            self._sheet.tell(line)
            self._lay_places(line if 0 <= line < SheetStage.POINTS else None)
