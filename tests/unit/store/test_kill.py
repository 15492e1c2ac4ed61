"""The process may end at any moment and nothing that was shown is lost. `kill_trial` tries it more often."""

import random
import sqlite3
from pathlib import Path

import pytest

from artgames.store.store import FILE
from scripts.trials.kill_trial import Lost, Trial


@pytest.mark.slow
def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    trial = Trial(tmp_path, random.Random(20), "stolen_paintings")
    for _ in range(20):
        trial.kill_once()
    trial.look_at_everything()
    assert trial.steps > 20


def test_the_trial_would_notice_a_lost_step(tmp_path: Path) -> None:
    trial = Trial(tmp_path, random.Random(3), "stolen_paintings")
    while trial.steps < 5:
        trial.kill_once()
    connection = sqlite3.connect(tmp_path / FILE)
    # All of them: the last ones may have been written and not been shown yet, and nobody would miss those.
    connection.execute("DELETE FROM line")
    connection.commit()
    connection.close()
    with pytest.raises(Lost):
        for _ in range(5):
            trial.kill_once()
        trial.look_at_everything()  # the match may have ended with the last step that was shown
