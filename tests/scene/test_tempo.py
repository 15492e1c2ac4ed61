from __future__ import annotations

import pytest
from PySide6.QtCore import QEasingCurve

from artgames.scene.tempo import Beat, Tempo


def test_a_wall_of_24_hangs_within_a_second_and_a_third() -> None:
    tempo = Tempo()
    assert tempo.deal_start(23) + tempo.ms(Beat.DEAL_ONE) <= 1300
    assert tempo.deal_start(47, count=48) + tempo.ms(Beat.DEAL_ONE) <= 1300


def test_pace_shortens_and_stretches() -> None:
    assert Tempo(pace=2).ms(Beat.MOVE) == 125
    assert Tempo(pace=0.25).ms(Beat.MOVE) == 1000
    assert Tempo(pace=100).ms(Beat.REVEAL) == 300
    assert Tempo(pace=0).ms(Beat.MOVE) == 1000


@pytest.mark.parametrize("beat", [Beat.PRESS, Beat.COUNT_IN, Beat.CURTAIN_HOLD, Beat.LOCK_OUT])
def test_what_protects_or_answers_a_finger_keeps_its_time(beat: Beat) -> None:
    assert Tempo(pace=3).ms(beat) == Tempo().ms(beat)


def test_reduced_motion_moves_nothing_but_keeps_the_rests() -> None:
    calm = Tempo(reduced=True)
    assert calm.ms(Beat.MOVE) == 0
    assert calm.ms(Beat.DEAL_STEP) == 0
    assert calm.ms(Beat.REVEAL_REST) == Tempo().ms(Beat.REVEAL_REST)


def test_curves() -> None:
    assert Tempo().curve(Beat.PANEL_IN).type() == QEasingCurve.Type.OutCubic
