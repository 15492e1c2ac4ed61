"""How thick lines are: as designed in a window of usual height, thicker in a larger one, never thinner."""

from __future__ import annotations

from artgames.stage.board import Kit


def thick(kit: Kit, px: float) -> float:
    return px * max(1.0, kit.usual_scale)
