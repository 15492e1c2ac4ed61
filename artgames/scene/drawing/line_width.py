"""How thick lines are: as designed in a window of usual height, thicker in a larger one, never thinner."""

from __future__ import annotations

from artgames.scene.board_style import BoardStyle


def thick(style: BoardStyle, px: float) -> float:
    return px * max(1.0, style.usual_scale)
