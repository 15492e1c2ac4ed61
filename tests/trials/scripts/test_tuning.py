"""How the bots of Art Robbery learned: the programs work and repeat themselves."""

import msgspec
import numpy as np
import pytest

from artgames.games.art_robbery.bot.chances import WIDEST
from artgames.games.art_robbery.bot.levels import PRACTISED_IN_COMPANY
from scripts.tuning import robbery_chances, robbery_weights
from scripts.tuning.robbery_table import by_weights, play
from scripts.tuning.robbery_weights import practise, share_won
from scripts.tuning.styles.robbery import EARLIER, Greedy, Head


def test_the_same_seed_plays_the_same_match() -> None:
    heads: list[Head] = [by_weights(EARLIER), by_weights(PRACTISED_IN_COMPANY), Greedy()]
    assert play("seed", heads) == play("seed", heads)
    assert sum(play("seed", heads)) == pytest.approx(1)


def test_learning_repeats_itself() -> None:
    assert robbery_chances.learn(3, 40) == robbery_chances.learn(3, 40)


def test_a_wider_lead_is_never_worth_less() -> None:
    for learned in robbery_chances.learn(4, 60):
        assert list(learned.margins) == sorted(learned.margins)
        assert len(learned.margins) == 2 * WIDEST + 1
        assert learned.point > 0


def test_the_fit_finds_what_is_there() -> None:
    """Seats that win by a known strength a point: the fit finds it again."""
    chance = np.random.default_rng(1)
    moments = robbery_chances.Moments()
    for _ in range(4000):
        points = chance.integers(0, 20, 3)
        strengths = np.exp(0.2 * points)
        winner = chance.choice(3, p=strengths / strengths.sum())
        rows = [[float(point - points.max()), 0.0, *np.eye(2 * WIDEST + 1)[WIDEST]] for point in points]
        moments.features.append(rows)
        moments.won.append([float(seat == winner) for seat in range(3)])
    assert robbery_chances.fit(moments).point == pytest.approx(0.2, abs=0.02)


def test_equal_bots_win_their_share() -> None:
    earlier = by_weights(EARLIER)
    assert share_won(earlier, earlier, 2, 200, "equal") == pytest.approx(0.5, abs=0.001)  # each deal from both seats


def test_practice_improves_a_foolish_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that likes the others to win finds out, and tells."""
    monkeypatch.setattr(robbery_weights, "DEALS", 3)
    foolish = msgspec.structs.replace(EARLIER, hurt=-4.0)
    told: list[str] = []
    found = practise(foolish, 2, 8, told.append)
    assert share_won(by_weights(found), by_weights(foolish), 2, 200, "afterwards") > 0.6
    assert len(told) == 8 and told[0].startswith("generation 1: ")
