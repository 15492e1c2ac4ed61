"""Missing system libraries are found, installed where we may, and named in one line where we may not."""

import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

from scripts.setup import system
from scripts.setup.problems import SetupError


class Machine:
    """A machine that lacks some things, and remembers what it was told to run.

    Its apt says before what it would do: `upsets` names, for a package, what would be changed along with it.
    """

    def __init__(self, lacks: set[str], refuses: str = "", upsets: dict[str, str] | None = None) -> None:
        self.lacks = lacks
        self.refuses = refuses
        self.upsets = upsets or {}
        self.commands: list[list[str]] = []
        self.said: list[str] = []

    def has(self, name: str) -> bool:
        return name not in self.lacks

    def run(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        self.commands.append(list(command))
        if self.refuses and self.refuses in command:
            return subprocess.CompletedProcess(command, 1, stdout="E: Unable to locate package\n")
        return subprocess.CompletedProcess(command, 0, stdout=self._simulation(command) if "-s" in command else "")

    def _simulation(self, command: Sequence[str]) -> str:
        wanted = command[command.index("--no-upgrade") + 1 :]
        lines = [f"Inst {package} (2.0 Debian:12 [amd64]) []" for package in wanted]
        return "\n".join([*(self.upsets[package] for package in wanted if package in self.upsets), *lines])

    def installed(self) -> list[list[str]]:
        """The packages of each installation that was more than a question."""
        commands = [command for command in self.commands if "install" in command and "-s" not in command]
        return [[word for word in command[command.index("install") :][1:] if word[0] != "-"] for command in commands]

    def provide(self, for_tests: bool = False) -> None:
        system.provide(for_tests, self.said.append)

    def settle(self, monkeypatch: pytest.MonkeyPatch, root: bool) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
        monkeypatch.setattr(system, "loads", self.has)
        monkeypatch.setattr(system, "is_program", self.has)
        monkeypatch.setattr(system, "_run", self.run)


UPGRADE = "Inst systemd [252.38] (252.39 Debian:12 [amd64])"
REMOVAL = "Remv desktop [1.0]"


@pytest.fixture(autouse=True)
def no_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has said what may be done to this machine."""
    monkeypatch.setenv(system.CONSENT, "")


def test_only_what_cannot_be_loaded_is_missing() -> None:
    assert system.missing({"liba": "a", "libb": "b"}, lambda name: name == "liba") == {"libb": "b"}


def test_a_library_that_does_not_exist_does_not_load() -> None:
    assert not system.loads("libartgames-never-was.so.7")


def test_a_complete_machine_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks=set())
    machine.settle(monkeypatch, root=True)
    machine.provide(for_tests=True)
    assert machine.commands == []


def test_root_installs_what_is_missing_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libEGL.so.1", "Xvfb"})
    machine.settle(monkeypatch, root=True)
    machine.provide(for_tests=True)
    assert machine.installed() == [["libegl1"], ["xvfb"]]
    assert {"--no-upgrade", "--no-install-recommends", "--no-remove"} <= set(machine.commands[-1])
    assert "sudo" not in machine.commands[-1]


def test_what_will_be_installed_is_named_first_with_all_that_comes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libEGL.so.1"}, upsets={"libegl1": "Inst libglvnd0 (1.6 Debian:12 [amd64])"})
    told_at: list[int] = []

    def run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        told_at.append(len(machine.said))
        return machine.run(command)

    machine.settle(monkeypatch, root=True)
    monkeypatch.setattr(system, "_run", run)
    machine.provide()
    assert machine.said[-1] == "Installing system packages: libglvnd0 libegl1"
    assert told_at[-1] == len(machine.said)


@pytest.mark.parametrize("upset", [UPGRADE, REMOVAL])
def test_a_library_that_would_change_other_packages_is_left_to_the_person(
    monkeypatch: pytest.MonkeyPatch, upset: str
) -> None:
    machine = Machine(lacks={"libEGL.so.1"}, upsets={"libegl1": upset})
    machine.settle(monkeypatch, root=True)
    with pytest.raises(SetupError, match=r"(systemd|desktop)\)(.|\n)*sudo apt-get install .* libegl1$"):
        machine.provide()
    assert machine.installed() == []


@pytest.mark.parametrize("upset", [UPGRADE, REMOVAL])
def test_a_test_program_that_would_change_other_packages_is_left_out(
    monkeypatch: pytest.MonkeyPatch, upset: str
) -> None:
    machine = Machine(lacks={"Xorg", "Xvfb"}, upsets={"xserver-xorg-core": upset})
    machine.settle(monkeypatch, root=True)
    machine.provide(for_tests=True)
    assert machine.installed() == [["xvfb"]]
    assert "sudo apt-get install --no-install-recommends xserver-xorg-core" in machine.said


def test_a_machine_made_for_tests_may_be_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(system.CONSENT, "upgrade")
    machine = Machine(lacks={"Xorg", "libEGL.so.1"}, upsets={"xserver-xorg-core": UPGRADE, "libegl1": UPGRADE})
    machine.settle(monkeypatch, root=True)
    machine.provide(for_tests=True)
    assert machine.installed() == [["libegl1"], ["xserver-xorg-core"]]
    assert "Upgrading or removing: systemd" in machine.said


def test_no_system_leaves_the_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libEGL.so.1", "Xvfb"})
    machine.settle(monkeypatch, root=True)
    assert system.consent_from(["--no-system", "-k", "wall"]) == ["-k", "wall"]
    machine.provide(for_tests=True)
    with pytest.raises(SetupError, match=r"python3-venv$"):
        system.apt_install(["python3-venv"], machine.said.append)
    assert machine.commands == []


def test_the_plan_is_read_from_apts_own_words() -> None:
    said = "Reading package lists...\nInst a [1] (2 Debian [all]) []\nInst b (1 Debian [all])\nRemv c [3]\nConf b (1)\n"
    assert system.read_plan(said) == system.Plan(("b",), ("a", "c"))


def test_playing_does_not_ask_for_what_tests_need(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"Xvfb", "xdotool"})
    machine.settle(monkeypatch, root=True)
    machine.provide()
    assert machine.commands == []


def test_sudo_is_used_when_it_does_not_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libGL.so.1"})
    machine.settle(monkeypatch, root=False)
    machine.provide()
    assert machine.commands[-1][:2] == ["sudo", "-n"]


def test_without_rights_the_line_to_run_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libGL.so.1", "sudo"})
    machine.settle(monkeypatch, root=False)
    with pytest.raises(SetupError, match=r"sudo apt-get install --no-install-recommends libgl1$"):
        machine.provide()


def test_where_there_is_no_apt_the_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libGL.so.1", "apt-get"})
    machine.settle(monkeypatch, root=True)
    with pytest.raises(SetupError, match=r"package manager.*libGL\.so\.1"):
        machine.provide()


def test_a_failing_apt_says_why_and_what_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks={"libGL.so.1"}, refuses="install")
    machine.settle(monkeypatch, root=True)
    with pytest.raises(SetupError, match=r"Unable to locate package(.|\n)*libgl1"):
        machine.provide()


def test_windows_and_macos_need_no_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(lacks=set(system.QT_LIBRARIES))
    machine.settle(monkeypatch, root=True)
    monkeypatch.setattr(sys, "platform", "darwin")
    machine.provide(for_tests=True)
    assert machine.commands == []
