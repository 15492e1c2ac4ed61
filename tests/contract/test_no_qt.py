"""Rules, bots and words know no screen: loading all of them loads no Qt."""

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]

LOAD_EVERYTHING_BUT_THE_SCREEN = """
import sys
from artgames import games
import artgames.__main__, artgames.bots, artgames.decks, artgames.store
from artgames.cli import protocol, selfplay, table
from artgames.decks import Likeness
assert games.names()
for slug in games.names():
    game = games.load(slug)
    game.rules, game.words, game.make_bot("hard", Likeness())
print([name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "pyqtgraph")])
"""


def test_games_without_their_boards_load_no_qt() -> None:
    command = [sys.executable, "-c", LOAD_EVERYTHING_BUT_THE_SCREEN]
    result = subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, check=True, timeout=60)
    assert result.stdout == "[]\n"


def test_the_probe_would_notice_qt() -> None:
    command = [sys.executable, "-c", "import PySide6.QtCore\n" + LOAD_EVERYTHING_BUT_THE_SCREEN]
    result = subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, check=True, timeout=60)
    assert "PySide6.QtCore" in result.stdout
