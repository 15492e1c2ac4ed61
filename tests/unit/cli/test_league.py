"""A league of bots: everybody meets everybody from every seat, and it can be read by people and programs."""

import json
from pathlib import Path

import pytest

from artgames.__main__ import main

GAME = ["selfplay", "--game", "art_robbery", "--league", "--seed", "s"]


def test_each_two_meet_once_at_a_table_of_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--bots", "easy,normal,random", "--matches", "7", "--json"]) == 0
    league = json.loads(capsys.readouterr().out)
    met = [(one["bot"], one["against"]) for one in league["contests"]]
    assert met == [("easy", "normal"), ("easy", "random"), ("normal", "random")]
    assert {one["matches"] for one in league["contests"]} == {8}, "each deal from both seats"
    assert all(one["low"] <= one["won"] <= one["high"] for one in league["contests"])
    assert league["ratings"][-1]["player"] == "random" and all(one["error"] > 0 for one in league["ratings"])


def test_at_a_larger_table_each_sits_among_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--bots", "normal,random", "--seats", "3", "--matches", "3", "--json"]) == 0
    contests = json.loads(capsys.readouterr().out)["contests"]
    assert [(one["bot"], one["against"], one["seats"], one["matches"]) for one in contests] == [
        ("normal", "random", 3, 3),
        ("random", "normal", 3, 3),
    ]


def test_the_same_seed_gives_the_same_league(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = []
    for name in ("one.csv", "two.csv"):
        given = [*GAME, "--bots", "easy,random", "--matches", "4", "--csv", str(tmp_path / name)]
        assert main(given) == 0
        told.append((capsys.readouterr().out, (tmp_path / name).read_bytes()))
    assert told[0] == told[1]
    assert "Elo" in told[0][0] and "±" in told[0][0]
    head, first, *_ = told[0][1].decode("utf-8-sig").splitlines()
    assert head == "bot,against,seats,won %,from %,to %,matches" and first.startswith("easy,random,2,")


def test_progress_is_shown_to_somebody_who_looks_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given = [*GAME, "--bots", "easy,random", "--matches", "2"]
    assert main(given) == 0 and capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert main(given) == 0 and "1 of 1: easy against random, 2 matches" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--bots", "easy,easy"], "a league needs two different bots at least"),
        (["--bots", "easy,normal", "--seats", "9"], "This game is for 2 to 5 players."),
        (["--bots", "easy,random", "--matches", "2", "--csv", "/nowhere/x.csv"], "/nowhere/x.csv cannot be written"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    more: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*GAME, *more]) == 2
    assert complaint in capsys.readouterr().err
