"""The end of the match: the police at the museum's steps, and beside them a sheet that fills line by line."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QRectF, QVariantAnimation

from artgames.games.art_robbery.board.art.night import Night
from artgames.games.art_robbery.board.sheet import ScoreSheet
from artgames.scene.animations import one_after_another, pause
from artgames.scene.tempo import Beat

if TYPE_CHECKING:
    from artgames.games.art_robbery.board.board import ArtRobberyBoard


class SheetStage(IntEnum):
    """Which lines of the sheet are written already."""

    LOOT = 1
    ALIBIS = 2
    POLICE = 3
    POINTS = 4


class Ending:
    """Builds the last picture."""

    def __init__(self, board: ArtRobberyBoard) -> None:
        self._board = board
        self._night: Night | None = None
        self._sheet: ScoreSheet | None = None

    def build(self) -> None:
        board = self._board
        view, area, gap = board.view, board.area, board.area.height() * 0.02
        wide = min(area.width() * 0.36, area.height() * 0.8)
        scene = QRectF(area.left() + gap, area.top() + gap, wide, area.height() - 2 * gap)
        sheet = QRectF(scene.right() + gap, scene.top(), area.right() - scene.right() - 2 * gap, scene.height())
        caught = view.arrested or tuple(row.seat for row in view.rows if row.penalty)
        self._night = Night(board.style, scene, caught, arrested=bool(view.arrested))
        self._sheet = ScoreSheet(board.style, sheet, view.rows, SheetStage.POINTS)
        for item in (self._night, self._sheet):
            board.scene.addItem(item)

    def tell(self, told: SheetStage) -> None:
        """Write the sheet as far as this line. Who is caught is not seen before the police come."""
        if self._sheet is not None and self._night is not None:
            self._sheet.tell(told)
            self._night.set_quiet(told < SheetStage.POLICE)

    def lights(self) -> QVariantAnimation:
        """One turn of the siren lamps."""
        assert self._night is not None
        return self._night.turn_lights()

    def siren(self) -> QAbstractAnimation:
        """Blue and red light, coming and going slowly; with reduced motion it stands still."""
        tempo = self._board.style.tempo
        rest = pause(Beat.REVEAL_REST, tempo)
        return rest if tempo.reduced else one_after_another([self.lights(), rest])
