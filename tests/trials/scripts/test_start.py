"""`scripts/play.py` starts the app, or plays a demonstration where there is no screen."""

import os
import subprocess
from pathlib import Path

import pytest

from scripts.setup import start, system
from scripts.setup.environment import Environment, Purpose
from scripts.setup.problems import SetupError


@pytest.mark.parametrize(
    ("platform", "surroundings", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "vnc"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_screen_is_found(platform: str, surroundings: dict[str, str], expected: bool) -> None:
    assert start.has_screen(platform, surroundings) is expected


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that are started, instead of starting them."""
    commands: list[list[str]] = []

    def call(command: list[str], cwd: Path | None = None) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(start, "prepare", lambda environment, purpose, say: None)
    monkeypatch.setattr(os, "execv", lambda program, command: commands.append(command))
    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(start, "has_screen", lambda platform, surroundings: False)
    return commands


def test_without_a_screen_a_demonstration_is_played(
    started: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start.main(tmp_path, []) == 0
    assert started[0][1:] == ["demo", "--game", "stolen_paintings", "--out", str(tmp_path / "demo")]
    said = capsys.readouterr().out.splitlines()
    assert "no screen" in said[0]
    assert str(tmp_path / "demo") in said[1]


def test_with_a_screen_the_app_is_started(
    started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "has_screen", lambda platform, surroundings: True)
    start.main(tmp_path, ["--data", "here"])
    assert started[0] == [str(Environment(tmp_path).program("artgames")), "--data", "here"]


def test_a_subcommand_needs_no_screen(started: list[list[str]], tmp_path: Path) -> None:
    start.main(tmp_path, ["games", "--json"])
    assert started[0][1:] == ["games", "--json"]


def test_setup_starts_nothing(started: list[list[str]], tmp_path: Path) -> None:
    assert start.main(tmp_path, ["--setup"]) == 0
    assert started == []


def test_a_problem_is_said_and_nothing_started(
    started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(environment: Environment, purpose: Purpose, say: object) -> None:
        raise SetupError("One sentence.")

    monkeypatch.setattr(start, "prepare", fail)
    assert start.main(tmp_path, []) == 1
    assert capsys.readouterr().err == "One sentence.\n"
    assert started == []


def test_no_system_is_heard_and_not_handed_on(
    started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(system.CONSENT, "")
    start.main(tmp_path, ["--no-system", "games"])
    assert started[0][1:] == ["games"]
    assert system.consent() is system.Consent.NOTHING
