"""The guessers' symbols: pressed to leave one's own on a painting that could be meant."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from artgames.games.picture_code.board.named import translate
from artgames.scene.drawing.faces import SeatLook
from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import tip
from artgames.scene.wall_part import ReadyMark


class PerhapsMark(ReadyMark):
    """Somebody's symbol below the clue."""

    takes_enter = True
    """Enter on somebody's symbol means this person, and uncovers nothing."""

    def __init__(self, rect: QRectF, look: SeatLook, name: str, theme: Theme) -> None:
        super().__init__(rect, look, name, False, theme)
        self.is_idle = True
        """Whether a press would only say that a painting has to be chosen first, for who cannot see that."""

        self._told = translate("picture_code", "{name}: perhaps this one").format(name=name)
        self.setToolTip(tip(self._told))

    def accessible_text(self) -> str:
        return self._told

    def accessible_offer(self) -> str:
        return translate("picture_code", "cannot be chosen now") if self.is_idle else ""


def plan_press(room: QRectF, guessers: int) -> tuple[QRectF, tuple[QRectF, ...]]:
    """Where to stop, to the left, and the symbols, as large as there is room, to the right."""
    half, gap = room.width() / 2, room.width() * 0.03
    side = min(room.height(), (half - gap * guessers) / guessers)
    top = room.center().y() - side / 2
    right = room.right() - guessers * side - (guessers - 1) * gap
    symbols = tuple(QRectF(right + number * (side + gap), top, side, side) for number in range(guessers))
    return QRectF(room.left(), room.top(), half, room.height()), symbols
