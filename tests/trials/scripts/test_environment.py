"""The environment is made once, found ready in between, updated when its sources change and remade when unfinished."""

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from scripts.setup import environment, system
from scripts.setup.environment import Environment, PackageCounter, Purpose, prepare
from scripts.setup.problems import SetupError


class Workshop:
    """A project with a stand-in for pip and venv, which note what they were asked."""

    def __init__(self, project: Path) -> None:
        self.environment = Environment(project)
        self.done: list[str] = []
        self.pip_fails = False
        for name in (*Purpose.TEST.value, "pyproject.toml"):
            (project / name).write_text(f"{name}\nsome==1\n")

    def quietly(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        if "venv" in command:
            self.done.append("venv")
            for program in ("python", "artgames"):
                file = self.environment.program(program)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.touch()
        return subprocess.CompletedProcess(command, 0, stdout=sys.version)

    def pip(self, environment: Environment, arguments: Sequence[str], watch: Callable[[str], None]) -> None:
        if self.pip_fails:
            raise SetupError("pip failed")
        self.done.append("project" if "--editable" in arguments else f"{arguments.count('--requirement')} locks")

    def prepare(self, purpose: Purpose) -> list[str]:
        """What had to be done this time."""
        self.done = []
        prepare(self.environment, purpose, lambda line: None)
        return self.done


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    workshop = Workshop(tmp_path)
    monkeypatch.setattr(environment, "_quietly", workshop.quietly)
    monkeypatch.setattr(environment, "_pip", workshop.pip)
    monkeypatch.setattr(system, "provide", lambda for_tests, say: None)
    return workshop


def test_the_second_start_does_nothing(workshop: Workshop) -> None:
    assert workshop.prepare(Purpose.PLAY) == ["venv", "1 locks", "project"]
    assert workshop.prepare(Purpose.PLAY) == []


def test_testing_adds_to_what_playing_made(workshop: Workshop) -> None:
    workshop.prepare(Purpose.PLAY)
    assert workshop.prepare(Purpose.TEST) == ["2 locks", "project"]
    assert workshop.prepare(Purpose.PLAY) == []


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_a_changed_source_is_installed_in_place(workshop: Workshop, name: str) -> None:
    workshop.prepare(Purpose.PLAY)
    (workshop.environment.project / name).write_text("other==2\n")
    assert workshop.prepare(Purpose.PLAY) == ["1 locks", "project"]


def test_playing_does_not_care_about_what_tests_need(workshop: Workshop) -> None:
    workshop.prepare(Purpose.PLAY)
    (workshop.environment.project / "requirements-dev.lock").write_text("other==2\n")
    assert workshop.prepare(Purpose.PLAY) == []


def test_an_update_for_playing_makes_tests_look_again(workshop: Workshop) -> None:
    workshop.prepare(Purpose.TEST)
    (workshop.environment.project / "requirements.lock").write_text("other==2\n")
    workshop.prepare(Purpose.PLAY)
    assert workshop.prepare(Purpose.TEST) == ["2 locks", "project"]


def test_what_was_interrupted_is_made_anew(workshop: Workshop) -> None:
    workshop.prepare(Purpose.PLAY)
    (workshop.environment.project / "requirements.lock").write_text("other==2\n")
    workshop.pip_fails = True
    with pytest.raises(SetupError):
        workshop.prepare(Purpose.PLAY)
    left_over = workshop.environment.folder / "half a package"
    left_over.touch()
    workshop.pip_fails = False
    assert workshop.prepare(Purpose.PLAY) == ["venv", "1 locks", "project"]
    assert not left_over.exists()


def test_a_broken_environment_is_made_anew(workshop: Workshop) -> None:
    workshop.prepare(Purpose.PLAY)
    workshop.environment.python.unlink()
    assert workshop.prepare(Purpose.PLAY) == ["venv", "1 locks", "project"]


def test_an_environment_of_another_python_is_made_anew(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop.prepare(Purpose.PLAY)
    monkeypatch.setattr(environment, "_speaks_our_python", lambda environment: False)
    monkeypatch.setattr(sys, "version", "4.0")
    assert workshop.prepare(Purpose.PLAY) == ["venv", "1 locks", "project"]


def test_a_moved_project_is_not_ready(workshop: Workshop, tmp_path: Path) -> None:
    workshop.prepare(Purpose.PLAY)
    moved = Environment(tmp_path / "elsewhere")
    shutil.copytree(tmp_path, moved.project)
    assert workshop.environment.is_ready(Purpose.PLAY)
    assert not moved.is_ready(Purpose.PLAY)


def test_a_full_disk_is_one_sentence(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(environment: Environment, purpose: Purpose) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(environment, "_stamp", full)
    with pytest.raises(SetupError, match="disk is full"):
        workshop.prepare(Purpose.PLAY)


def test_without_ensurepip_and_apt_the_package_is_named(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(system, "is_program", lambda name: False)
    with pytest.raises(SetupError, match="python3-venv"):
        workshop.prepare(Purpose.PLAY)


def test_pips_talk_becomes_one_line_a_package() -> None:
    said: list[str] = []
    counter = PackageCounter(2, said.append)
    for line in ("Collecting a-b==1.0 (from -r x)", "  Downloading a_b.whl (9 kB)", "Collecting a-b==1.0"):
        counter(line)
    counter("Requirement already satisfied: c==2 in somewhere")
    counter("Installing collected packages: c, a-b")
    assert said == ["   1/2  a-b 1.0", "   2/2  c 2", "  unpacking"]
