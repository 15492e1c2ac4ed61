"""Contests between bots: fair, repeatable, and taken up where they were broken off."""

from pathlib import Path

import pytest

from artgames.bots.ratings import wilson
from scripts.benchmarks import contests
from scripts.benchmarks.contests import Contest, Played, Record, Standing, play, standing

QUICK = Contest("art_robbery", "normal", "random", 2, 0)


def test_a_match_of_a_contest_is_always_the_same() -> None:
    assert play(QUICK, 3) == play(QUICK, 3)
    assert play(QUICK, 3).steps != play(QUICK, 4).steps or play(QUICK, 3) != play(QUICK, 4)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(90, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)
    assert wilson(10, 10)[0] == pytest.approx(0.722, abs=0.001)
    bounds = [wilson(won, matches) for matches in range(1, 60) for won in (0, matches)]
    assert all(f"{low:.1f} {high:.1f}".count("-") == 0 and 0 <= low < high <= 1 for low, high in bounds)


def test_a_standing_counts_shared_victories_in_part() -> None:
    won = (1.0, 0.5, 0.0, 1.0)
    now = standing(QUICK, [Played(QUICK, number, share, 10) for number, share in enumerate(won)])
    assert now.share == 0.625
    assert str(now).startswith("art_robbery: normal against random: 62.5 % (")


def test_a_contest_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Standing] = []
    Record(tmp_path / "record").go_on(QUICK, 2, heard.append)
    asked: list[int] = []

    def counted(contest: Contest, number: int) -> Played:
        asked.append(number)
        return play(contest, number)

    monkeypatch.setattr(contests, "play", counted)
    again = Record(tmp_path / "record")
    again.go_on(QUICK, 4, heard.append)
    assert asked == [2, 3]
    assert [now.matches for now in heard] == [1, 2, 3, 4]
    assert [played.number for played in again.of(QUICK)] == [0, 1, 2, 3]


def test_other_contests_in_the_same_record_do_not_count(tmp_path: Path) -> None:
    record = Record(tmp_path / "record")
    record.go_on(QUICK, 1, lambda _: None)
    assert record.of(Contest("art_robbery", "normal", "random", 3, 0)) == []
