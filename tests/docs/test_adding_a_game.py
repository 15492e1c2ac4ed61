"""The game in the guide is laid out as the guide says, keeps every promise, and is played on the plain board."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from artgames import games
from artgames.__main__ import main
from artgames.app.context import AppContext
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.scene.items.painting import PaintingItem
from artgames.scene.plain_board import PlainBoard
from artgames.testing.contract import check_match
from artgames.testing.leaks import LeakHunt
from artgames.testing.plain_setups import setups
from tests.boards.every import Window
from tests.contract.test_reasons import require_reasons
from tests.docs.blocks import PROJECT, blocks

GUIDE = "adding-a-game.md"
SLUG = "same_thought"
FILES = {block.note.removeprefix("file: "): block.text for block in blocks(GUIDE) if block.note.startswith("file: ")}
COMMANDS = [line for block in blocks(GUIDE) if block.language == "text" for line in block.text.splitlines()]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the first command of the guide lays out, with the guide's own files written over it."""
    folder = tmp_path_factory.mktemp("project")
    program, *words = COMMANDS[0].split(maxsplit=3)
    assert program == ".venv/bin/python" and words[1] == SLUG
    command = [sys.executable, words[0], SLUG, "--title", words[2].split('"')[1], "--into", str(folder)]
    subprocess.run(command, cwd=PROJECT, check=True, capture_output=True, timeout=60)
    for name, text in FILES.items():
        assert (folder / name).is_file(), f"{name} is no file that the command lays out"
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def game(project: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(project / "artgames" / "games")])
    yield games.load(SLUG)
    for name in [name for name in sys.modules if name.startswith(f"artgames.games.{SLUG}")]:
        del sys.modules[name]


def test_all_files_of_the_game_are_in_the_guide(project: Path) -> None:
    laid_out = {path.relative_to(project).as_posix() for path in project.rglob("*") if path.is_file()}
    assert {name for name in laid_out if "__pycache__" not in name} == set(FILES)


def test_it_keeps_every_promise(game: Game) -> None:
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        hunt = LeakHunt(game.rules)
        for setup in setups(game.info, seats):
            check_match(game.rules, setup, Rng.from_seed(setup.seed), every=seats)
            hunt.search(setup, Rng.from_seed(setup.seed), every=seats)
        hunt.require_honest_twins()


def test_its_bots_say_why(game: Game) -> None:
    require_reasons(SLUG)


def test_it_is_told_in_three_short_steps(game: Game) -> None:
    assert [0 < len(step) <= 50 for step in game.info.steps] == [True] * 3


def test_bots_play_it_as_the_guide_says(game: Game, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (command,) = (line for line in COMMANDS if " selfplay " in line)
    assert main([*command.split()[1:], "--data", str(tmp_path)]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:4]]
    points = {seat: float(row[-1]) for seat, row in enumerate(rows)}
    assert [row[1] for row in rows] == ["hard", "hard", "easy"]
    assert min(points[0], points[1]) > points[2]


def test_the_plain_board_draws_every_picture_of_it(context: AppContext, game: Game) -> None:
    phases: set[str] = set()
    with Window(context, SLUG) as shown:
        assert isinstance(shown.board, PlainBoard)
        for moment in shown.moments():
            shown.show(moment)
            assert shown.board.errand(moment.view), "a curtain says what for"
            paintings = {int(item.card_id) for item in shown.board.scene.items() if isinstance(item, PaintingItem)}
            assert paintings >= set(moment.view.wall), moment.name
            phases.add(moment.view.phase)
    assert phases == {"choose", "shown", "ended"}


def test_lint_has_nothing_to_say(project: Path) -> None:
    for check in (["check"], ["format", "--check"]):
        words = [sys.executable, "-m", "ruff", *check, "--config", str(PROJECT / "pyproject.toml"), str(project)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
