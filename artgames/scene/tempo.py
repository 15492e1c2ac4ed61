"""How long everything takes, in one place.

Movement is there to explain what happened. Ordinary moves are short; only shared moments, when a whole table must
follow, are long.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEasingCurve

SLOWEST, FASTEST = 0.25, 3.0
"""What a user may set the pace to."""

_Curve = QEasingCurve.Type


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds as designed and with reduced motion, the curve, and whether the user's pace changes it."""

    ms: int
    reduced_ms: int
    curve: QEasingCurve.Type = _Curve.InOutCubic
    paced: bool = True


class Beat(Enum):
    """Everything on the stage that takes time."""

    PRESS = Timing(100, 0, _Curve.OutCubic, paced=False)
    PANEL_IN = Timing(225, 100, _Curve.OutCubic, paced=False)
    PANEL_OUT = Timing(195, 100, _Curve.InCubic, paced=False)
    MOVE = Timing(250, 0)
    MOVE_SHORT = Timing(200, 0)
    MOVE_ROOM = Timing(450, 200)
    FLIP = Timing(350, 150)
    DEAL_STEP = Timing(40, 0, _Curve.OutCubic)  # from one painting to the next
    DEAL_ONE = Timing(340, 300, _Curve.OutCubic)  # 24 paintings: 23 × 40 + 340 ms = within 1.3 s
    WALL_TO_DARK = Timing(600, 300, _Curve.InCubic)
    TORCH = Timing(160, 0, _Curve.OutCubic, paced=False)  # its light goes to another painting
    INTO_BAG = Timing(450, 0)
    REVEAL = Timing(900, 200)
    REVEAL_REST = Timing(1200, 1200, _Curve.Linear)
    SCORE_HOLD = Timing(1600, 1600, _Curve.Linear)
    SCORE_MOVE = Timing(500, 0, _Curve.OutCubic)
    VOTE = Timing(400, 0, _Curve.OutCubic, paced=False)  # a bar grows as hands are counted
    PODIUM_STEP = Timing(2000, 1000, _Curve.OutCubic)
    BOT_THINK = Timing(800, 800, _Curve.Linear)
    BOT_REST = Timing(700, 1000, _Curve.Linear)
    BUBBLE = Timing(3180, 3180, _Curve.Linear, paced=False)  # read at anybody's own pace, or skipped
    COUNT_IN = Timing(1000, 1000, _Curve.Linear, paced=False)  # each of 3-2-1
    CURTAIN_HOLD = Timing(600, 600, _Curve.Linear, paced=False)
    LOCK_OUT = Timing(500, 500, _Curve.Linear, paced=False)  # after a commit, against double presses


@dataclass(frozen=True, slots=True)
class Tempo:
    """The user's choice: ``pace`` 2.0 is twice as fast; ``reduced`` replaces movement by fades and jumps."""

    pace: float = 1.0
    reduced: bool = False

    def ms(self, beat: Beat) -> int:
        """Milliseconds that a beat takes."""
        timing = beat.value
        plain = timing.reduced_ms if self.reduced else timing.ms
        return round(plain / self.clamped_pace) if timing.paced else plain

    def curve(self, beat: Beat) -> QEasingCurve:
        """How a beat starts and ends."""
        return QEasingCurve(beat.value.curve)

    def deal_start(self, index: int, count: int = 24) -> int:
        """When the painting with this index (from 0) sets out, counted from the beginning of the deal.

        More paintings than 24 set out closer together, so that any wall hangs within the same time.
        """
        return round(index * self.ms(Beat.DEAL_STEP) * min(1.0, 24 / max(1, count)))

    @property
    def clamped_pace(self) -> float:
        """The pace within ×0.25–×3."""
        return min(FASTEST, max(SLOWEST, self.pace))
