"""Missing system libraries are found, installed where we may, and named in one line where we may not."""

import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

from scripts.setup import system
from scripts.setup.problems import SetupError


class Machine:
    """A machine that lacks some things, and remembers what it was told to run."""

    def __init__(self, lacks: set[str], refuses: str = "") -> None:
        self.lacks = lacks
        self.refuses = refuses
        self.commands: list[list[str]] = []

    def has(self, name: str) -> bool:
        return name not in self.lacks

    def run(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        self.commands.append(list(command))
        refused = bool(self.refuses) and self.refuses in command
        return subprocess.CompletedProcess(command, int(refused), stdout="E: Unable to locate package\n")

    def settle(self, monkeypatch: pytest.MonkeyPatch, root: bool) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
        monkeypatch.setattr(system, "loads", self.has)
        monkeypatch.setattr(system, "is_program", self.has)
        monkeypatch.setattr(system, "_run", self.run)


def test_only_what_cannot_be_loaded_is_missing() -> None:
    assert system.missing({"liba": "a", "libb": "b"}, lambda name: name == "liba") == {"libb": "b"}


def test_a_library_that_does_not_exist_does_not_load() -> None:
    assert not system.loads("libartgames-never-was.so.7")


def test_a_complete_machine_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks=set())
    machine.settle(monkeypatch, root=True)
    system.provide(for_tests=True, say=lambda line: None)
    assert machine.commands == []


def test_root_installs_what_is_missing_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libEGL.so.1", "Xvfb"})
    machine.settle(monkeypatch, root=True)
    system.provide(for_tests=True, say=lambda line: None)
    assert machine.commands[-1][-3:] == ["--no-install-recommends", "libegl1", "xvfb"]
    assert "sudo" not in machine.commands[-1]


def test_playing_does_not_ask_for_what_tests_need(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"Xvfb", "xdotool"})
    machine.settle(monkeypatch, root=True)
    system.provide(for_tests=False, say=lambda line: None)
    assert machine.commands == []


def test_sudo_is_used_when_it_does_not_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libGL.so.1"})
    machine.settle(monkeypatch, root=False)
    system.provide(for_tests=False, say=lambda line: None)
    assert machine.commands[-1][:2] == ["sudo", "-n"]


def test_without_rights_the_line_to_run_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libGL.so.1", "sudo"})
    machine.settle(monkeypatch, root=False)
    with pytest.raises(SetupError, match=r"sudo apt-get install --no-install-recommends libgl1$"):
        system.provide(for_tests=False, say=lambda line: None)


def test_where_there_is_no_apt_the_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libGL.so.1", "apt-get"})
    machine.settle(monkeypatch, root=True)
    with pytest.raises(SetupError, match=r"package manager.*libGL\.so\.1"):
        system.provide(for_tests=False, say=lambda line: None)


def test_a_failing_apt_says_why_and_what_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libGL.so.1"}, refuses="install")
    machine.settle(monkeypatch, root=True)
    with pytest.raises(SetupError, match=r"Unable to locate package(.|\n)*libgl1"):
        system.provide(for_tests=False, say=lambda line: None)


def test_windows_and_macos_need_no_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks=set(system.QT_LIBRARIES))
    machine.settle(monkeypatch, root=True)
    monkeypatch.setattr(sys, "platform", "darwin")
    system.provide(for_tests=True, say=lambda line: None)
    assert machine.commands == []
