"""Adding a game is one folder: nothing else changes, and everything finds it."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from artgames import games
from artgames.__main__ import main
from artgames.cli.protocol import Session
from artgames.cli.table import serve
from artgames.cli.tables import Box, make_setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.testing.contract import check_match
from artgames.testing.leaks import LeakHunt
from artgames.testing.plain_setups import setups
from tests.contract.test_reasons import require_reasons

PROJECT = Path(__file__).resolve().parents[2]
SLUG = "night_at_the_museum"
TITLE = "Night at the Museum"


def lay_out(into: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "scripts/new_game.py", *arguments, "--into", str(into)]
    return subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, check=False, timeout=60)


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A new game, laid over the installed ones."""
    result = lay_out(tmp_path, SLUG, "--title", TITLE)
    assert result.returncode == 0, result.stdout + result.stderr
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "artgames" / "games")])
    yield games.load(SLUG)
    for name in [name for name in sys.modules if name.startswith(f"artgames.games.{SLUG}")]:
        del sys.modules[name]


def test_only_its_own_files_are_made(tmp_path: Path) -> None:
    lay_out(tmp_path, SLUG)
    made = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file() and SLUG in str(path)}
    assert made == {f"artgames/games/{SLUG}/{part}.py" for part in ("__init__", "rules", "bot", "words")} | {
        f"resources/rules/en/{SLUG}.md"
    }
    assert (tmp_path / "ui" / SLUG).is_dir()
    assert (tmp_path / "resources" / SLUG).is_dir()
    assert not any("game_template" in path.read_text("utf-8") for path in tmp_path.rglob("*.py"))


def test_a_door_stays_open_as_long_as_its_module(game: Game) -> None:
    assert games.load(SLUG) is game
    del sys.modules[f"artgames.games.{SLUG}"]
    assert games.load(SLUG) is not game
    with pytest.raises(KeyError):
        games.load("no_such_game")


def test_discovery_finds_it(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert {SLUG, "stolen_paintings"} <= set(games.names())
    assert (game.info.slug, game.info.title) == (SLUG, TITLE)
    assert main(["games"]) == 0
    assert TITLE in capsys.readouterr().out


def test_it_keeps_every_promise(game: Game) -> None:
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        hunt = LeakHunt(game.rules)
        for setup in setups(game.info, seats):
            check_match(game.rules, setup, Rng.from_seed(setup.seed))
            hunt.search(setup, Rng.from_seed(setup.seed), every=2)
        hunt.require_honest_twins()


def test_its_bots_say_why(game: Game) -> None:
    require_reasons(SLUG)


def test_it_is_told_in_three_short_steps(game: Game) -> None:
    assert [0 < len(step) <= 50 for step in game.info.steps] == [True] * 3


def test_the_table_protocol_plays_it_with_its_own_bots(game: Game) -> None:
    box = Box(None)
    table = Session(game, Match(SLUG, game.rules, make_setup(game, 3, {}, "new", box)), box)
    while table.match.outcome() is None:
        seat = "house" if table.match.to_act()[0] < 0 else table.match.to_act()[0]
        answers = io.BytesIO()
        serve(table, io.BytesIO(json.dumps({"do": "bot", "seat": seat, "level": "hard"}).encode()), answers)
        assert json.loads(answers.getvalue())["ok"], answers.getvalue()


def test_it_puts_itself_into_words(game: Game) -> None:
    match = Match(SLUG, game.rules, make_setup(game, 2, {}, "words", Box(None)))
    assert game.words.status(match.view(None)).render(("Anna", "Ben"))
    assert game.words.resume(match.view(None)).render(("Anna", "Ben")) == "Round 1 of 3"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["Night"], "A slug is made of small letters"),
        (["../night"], "A slug is made of small letters"),
        (["night", "--title", 'a "b"'], "A title holds no straight quotation mark"),
    ],
)
def test_a_bad_name_is_refused(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    result = lay_out(tmp_path, *arguments)
    assert result.returncode == 2
    assert result.stdout.startswith(complaint)


def test_an_existing_game_is_not_overwritten(tmp_path: Path) -> None:
    assert lay_out(tmp_path, SLUG).returncode == 0
    result = lay_out(tmp_path, SLUG)
    assert (result.returncode, result.stdout) == (2, f"There is a game called {SLUG} already.\n")
