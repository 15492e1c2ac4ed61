"""How the hard bot of Art Gallery learned what counts between rounds: the program works and repeats itself."""

import numpy as np
import pytest

from scripts.tuning import gallery_outlook
from scripts.tuning.gallery_outlook import LOOSER, Moments, learn, watch_match


def test_learning_repeats_itself() -> None:
    assert learn(3, 3) == learn(3, 3)


def test_every_moment_between_rounds_is_noted_for_every_seat() -> None:
    moments = Moments()
    watch_match(3, "noted", moments)
    watch_match(3, "again", moments)
    assert len(moments.features) == len(moments.left) == len(moments.won) > 4
    for rows, won in zip(moments.features, moments.won, strict=True):
        assert len(rows) == 3
        assert sum(row[-1] for row in rows) == 1, "one of them begins"
        assert sum(won) == pytest.approx(1)


def test_the_fit_finds_what_is_there() -> None:
    """Seats that win by known strengths: a pip is worth half a point, to begin costs one, all else nothing."""
    chance = np.random.default_rng(1)
    spread, looser = 3.0, LOOSER[1]
    moments = Moments()
    for _ in range(6000):
        rows, left = np.round(chance.normal(0, 4, (3, 6)), 1), int(chance.integers(0, 6))
        strengths = np.exp((rows @ [1, 0, 0, 0.5, 0, -1]) / (spread * (1 + looser * left)))
        winner = chance.choice(3, p=strengths / strengths.sum())
        moments.features.append(rows.tolist())
        moments.left.append(left)
        moments.won.append([float(seat == winner) for seat in range(3)])
    found, surprise = gallery_outlook.fit(moments)
    assert found.pip == pytest.approx(0.5, abs=0.05)
    assert found.first == pytest.approx(-1, abs=0.08)
    assert max(map(abs, (found.tile, found.match, found.zero))) < 0.05
    assert found.spread == pytest.approx(spread, abs=0.3)
    assert 0 < surprise < np.log(3)
