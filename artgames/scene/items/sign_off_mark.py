"""A mark that somebody presses to stand behind an answer that several people give together."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from artgames.scene.drawing.faces import SeatLook
from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import tip
from artgames.scene.wall_part import ReadyMark


class ConfirmMark(ReadyMark):
    """Somebody's mark on a shared sheet: pressed by whoever stands behind it, then ticked."""

    takes_enter = True
    """Enter on somebody's mark means this person, not the next one in turn."""

    def __init__(self, rect: QRectF, look: SeatLook, name: str, confirmed: bool, theme: Theme) -> None:
        super().__init__(rect, look, name, confirmed, theme)
        self.is_idle = False
        """Whether a press would only say why not, for who cannot see that."""

        self._told = f"{name}, " + (self.tr("confirmed") if confirmed else self.tr("not confirmed yet"))
        if not confirmed:
            told = self.tr("{name}: confirm the sheet").format(name=name)
            self.setToolTip(tip(told))

    def accessible_text(self) -> str:
        return self._told

    def accessible_offer(self) -> str:
        return self.tr("cannot be chosen now") if self.is_idle else ""
