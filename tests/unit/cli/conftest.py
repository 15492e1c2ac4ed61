"""A table in this process, and the command line in another."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from artgames.cli.protocol import Session
from tests.support.table_client import open_table

Run = Callable[..., "subprocess.CompletedProcess[str]"]

PROJECT = Path(__file__).resolve().parents[3]


@pytest.fixture
def artgames() -> Run:
    """Run `artgames …` as people do."""

    def run(*args: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "artgames", *args]
        return subprocess.run(
            command, input=stdin, capture_output=True, text=True, timeout=120, cwd=PROJECT, check=False
        )

    return run


@pytest.fixture
def table() -> Session:
    return open_table(seats=3)
