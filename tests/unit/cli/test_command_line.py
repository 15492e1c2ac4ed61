"""The command line answers in one clear line, and never with a traceback."""

import argparse
import json
import subprocess
import sys

import pytest

import artgames
from artgames import games
from artgames.__main__ import main
from artgames.cli.tables import Box, add_table_arguments, open_match
from tests.unit.cli.conftest import PROJECT, Run

GAME = "stolen_paintings"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"artgames {artgames.__version__}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert all(name in text for name in ("games", "table", "selfplay", "demo", "--data"))


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (["fly"], "no command and no file called “fly”"),
        (["--fly"], "unrecognized arguments: --fly"),
        (["--data"], "argument --data: expected one argument"),
        (["table"], "the following arguments are required: --game"),
        (["table", "--game", "chess"], "there is no game called “chess”; there are: "),
        (["table", "--game", "../x"], "there is no game called “../x”"),
        (["table", "--game", GAME, "--seats", "9"], "This game is for 2 to 8 players."),
        (["table", "--game", GAME, "--seats", "-1"], "This game is for 2 to 8 players."),
        (["table", "--game", GAME, "--seats", "two"], "argument --seats: invalid int value: 'two'"),
        (["table", "--game", GAME, "--options", "{"], "--options takes a JSON object of house rules"),
        (["table", "--game", GAME, "--options", "[" * 5000], "--options takes a JSON object of house rules"),
        (["table", "--game", GAME, "--options", "\udcff"], "--options takes a JSON object of house rules"),
        (["table", "--game", GAME, "--options", "[1]"], "--options takes a JSON object of house rules"),
        (["table", "--game", GAME, "--options", '{"exhibit": 13}'], "“exhibit” cannot be 13; allowed: 12, 16"),
        (["table", "--game", GAME, "--options", '{"colour": 1}'], "no house rule called “colour”"),
        (["table", "--game", GAME, "--deck", "tarot"], "there is no deck called “tarot”; there are: "),
        (["selfplay", "--game", GAME, "--bots", "clever"], "there is no bot called “clever”; there are: easy"),
        (["selfplay", "--game", GAME, "--bots", "random,random", "--seats", "3"], "--bots names 2 bots for 3 seats"),
        (["selfplay", "--game", GAME, "--bots", "random", "--matches", "0"], "--matches must be at least 1"),
        (["selfplay", "--game", GAME, "--bots", "random", "--seats", "1"], "This game is for 2 to 8 players."),
        (["selfplay", "--game", GAME, "--bots", "random", "--options", "5"], "--options takes a JSON object"),
        (["demo", "--game", GAME], "the following arguments are required: --out"),
        (["demo", "--game", GAME, "--out", "x", "--seats", "9"], "Stolen Paintings is for 2 to 8 seats"),
        (["demo", "--game", GAME, "--out", "x", "--size", "big"], "a size looks like 1920x1080"),
        (["demo", "--game", GAME, "--out", "x", "--theme", "pink"], "invalid choice: 'pink'"),
    ],
)
def test_a_mistake_is_answered_in_one_line(
    given: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("artgames: ")
    assert complaint in said.err
    assert said.err.count("\n") == 1


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(games.names())


def test_games_are_listed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [game["slug"] for game in listed] == list(games.names())
    stolen = next(game for game in listed if game["slug"] == GAME)
    assert (stolen["min_seats"], stolen["max_seats"]) == (2, 8)
    assert {option["key"] for option in stolen["options"]} >= {"exhibit", "timer_seconds", "max_marks"}


def test_a_real_process_says_it_without_a_traceback(artgames: Run) -> None:
    result = artgames("table", "--game", "chess")
    assert (result.returncode, result.stdout) == (2, "")
    assert "Traceback" not in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end differently there")
def test_a_reader_who_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "artgames", "games", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=PROJECT) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_selfplay_counts(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["selfplay", "--game", GAME, "--bots", "random,random,random", "--matches", "4", "--seed", "s", "--json"]
    assert main(given) == 0
    first = json.loads(capsys.readouterr().out)
    assert [seat["level"] for seat in first["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(4)
    assert len(first["lengths"]) == first["matches"] == 4
    assert first["steps_per_second"] > 0
    assert main(given) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["seats"], again["lengths"]) == (first["seats"], first["lengths"])


def test_selfplay_takes_one_level_for_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["selfplay", "--game", GAME, "--bots", "random", "--seats", "5", "--matches", "1", "--seed", "s"]
    assert main(given) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if " random " in line]) == 5
    assert "steps a second, seed s" in lines[-1]


@pytest.mark.parametrize(("given", "deck"), [([], range(1, 1000)), (["--deck", "met"], range(1001, 1201))])
def test_a_game_is_played_with_the_deck_it_is_made_for(given: list[str], deck: range) -> None:
    parser = argparse.ArgumentParser()
    add_table_arguments(parser)
    args = parser.parse_args(["--game", "art_gallery", *given])
    game = games.load("art_gallery")
    match = open_match(game, args, Box.open(args.deck, args.data, game.info))
    assert len(match.setup.deck) >= 48 and set(match.setup.deck) <= set(deck)


def test_selfplay_needs_no_pictures(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from artgames.decks import Library

    monkeypatch.setattr(Library, "decks", ())
    given = ["selfplay", "--game", GAME, "--bots", "random", "--matches", "1", "--json"]
    assert main(given) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 1


@pytest.mark.parametrize("levels", ["easy,normal,hard"])
def test_selfplay_lets_all_levels_play(levels: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["selfplay", "--game", GAME, "--bots", levels, "--matches", "1", "--seed", "s", "--json"]
    assert main(given) == 0
    assert [seat["level"] for seat in json.loads(capsys.readouterr().out)["seats"]] == levels.split(",")


def test_demo_offers_the_themes_there_are() -> None:
    from artgames.app.settings import live_settings
    from artgames.cli.demo import THEMES

    assert set(THEMES) == set(live_settings.THEMES)  # by the names that settings know
