"""The first pictures of a process are read by several threads at once, and that must not end it."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
PROCESSES = 12
READ_THE_FIRST = """
import os, sys
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from artgames.decks.met_package import find_pictures
from artgames.scene.pictures.decoding import PictureFile
from artgames.scene.pictures.picture_store import PictureStore
sys.setswitchinterval(0.0005)
app = QApplication([])
files = sorted(file for file in find_pictures().iterdir() if file.suffix == ".jpg")
store = PictureStore(lambda card: PictureFile(files[int(card)]))
store.prefetch(map(str, range(8)), QSize(200, 200))
sys.stdout.write(str(store.wait()))
store.close()
"""


def read_in_a_fresh_process(_number: int) -> tuple[int, str]:
    command = [sys.executable, "-c", READ_THE_FIRST]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=PROJECT)
    return ended.returncode, ended.stdout


@pytest.mark.slow
def test_no_process_dies_of_its_first_pictures() -> None:
    """Without `prepare_reading` about one in three does."""
    with ThreadPoolExecutor(3) as starters:
        assert set(starters.map(read_in_a_fresh_process, range(PROCESSES))) == {(0, "True")}
