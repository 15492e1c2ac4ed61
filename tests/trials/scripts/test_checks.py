"""`scripts/test.py` runs every check, goes on after a failing one and names it at the end."""

import json
import subprocess
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from scripts.setup import checks, system
from scripts.setup.environment import Environment


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the checks that were run; the one called mypy fails."""
    names: list[str] = []

    def run(environment: Environment, check: checks.Check, capture: bool) -> subprocess.CompletedProcess[str]:
        names.append(check.name)
        return subprocess.CompletedProcess([], int(check.name == "mypy"), stdout=f"output of {check.name}")

    monkeypatch.setattr(checks, "prepare", lambda environment, purpose, say: None)
    monkeypatch.setattr(checks, "_run", run)
    return names


def test_everything_runs_after_a_failure_and_the_failure_is_named(
    ran: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert checks.main(Path("somewhere"), []) == 1
    said = capsys.readouterr().out
    assert sorted(ran) == sorted([*(check.name for check in checks.READING_ONLY), "mypy", "pytest"])
    assert said.endswith("Failed: mypy\n")
    assert said.index("output of ruff check") < said.index("== pytest ==") < said.index("output of mypy")


def test_types_are_read_while_the_tests_run(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    tests_are_running = Event()
    run = checks._run

    def run_and_wait(environment: Environment, check: checks.Check, capture: bool) -> Any:
        if check.name == "pytest":
            tests_are_running.set()
        assert check.name != "mypy" or tests_are_running.wait(60), "the tests wait for the types"
        return run(environment, check, capture)

    monkeypatch.setattr(checks, "_run", run_and_wait)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert checks.main(Path("somewhere"), []) == 1


def test_further_arguments_go_to_pytest() -> None:
    check = checks.pytest_check(["-k", "wall"], cores=3)
    assert list(check.command) == ["python", "-m", "pytest", "-n", "3", "--dist", "worksteal", "-k", "wall"]


def test_tests_open_no_window_on_the_developers_screen() -> None:
    surroundings = checks.surroundings("linux", {"QT_QPA_PLATFORM": "xcb", "LC_ALL": "C", "KEPT": "1"})
    assert surroundings["QT_QPA_PLATFORM"] == "offscreen"
    assert surroundings["LC_ALL"] == "C.UTF-8"
    assert surroundings["KEPT"] == "1"


def test_compiled_files_are_kept_for_all_programs_though_not_beside_the_sources() -> None:
    assert "PYTHONPYCACHEPREFIX" not in checks.surroundings("linux", {})
    surroundings = checks.surroundings("linux", {"PYTHONDONTWRITEBYTECODE": "1"})
    assert "PYTHONDONTWRITEBYTECODE" not in surroundings
    assert Path(surroundings["PYTHONPYCACHEPREFIX"]).parent.name == ".venv"


def test_no_system_is_heard_and_not_handed_to_pytest(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(system.CONSENT, "")
    heard: list[str] = []

    def run_all(environment: Environment, for_pytest: list[str]) -> list[str]:
        heard.extend(for_pytest)
        return []

    monkeypatch.setattr(checks, "_run_all", run_all)
    assert checks.main(Path("somewhere"), ["--no-system", "-x"]) == 0
    assert heard == ["-x"]
    assert system.consent() is system.Consent.NOTHING


class Suite:
    """Tests of which some failed, and what they say when they run again."""

    def __init__(self, project: Path, failed: list[str], again: int, first: int = 1) -> None:
        self.project, self.ran, self._codes = project, list[checks.Check](), {"pytest": first, "pytest again": again}
        noted = project / ".pytest_cache" / "v" / "cache" / "lastfailed"
        noted.parent.mkdir(parents=True)
        noted.write_text(json.dumps(dict.fromkeys(failed, True)), encoding="utf-8")

    def run(self, environment: Environment, check: checks.Check, capture: bool) -> subprocess.CompletedProcess[str]:
        self.ran.append(check)
        return subprocess.CompletedProcess([], self._codes.get(check.name, 0), stdout="")

    def main(self, monkeypatch: pytest.MonkeyPatch, ci: bool = True) -> int:
        monkeypatch.setattr(checks, "prepare", lambda environment, purpose, say: None)
        monkeypatch.setattr(checks, "_run", self.run)
        monkeypatch.setenv("CI", "true") if ci else monkeypatch.delenv("CI", raising=False)
        return checks.main(self.project, [])


def test_where_ci_runs_the_few_that_failed_may_pass_by_themselves_and_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    suite = Suite(tmp_path, ["a.py::one", "a.py::two[x y]"], again=0)
    assert suite.main(monkeypatch) == 0
    assert suite.ran[-1].command[-2:] == ("a.py::one", "a.py::two[x y]")
    assert "To be mended: a.py::one, a.py::two[x y]\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("failed", "again", "first", "ci"),
    [
        pytest.param(["a.py::one"], 1, 1, True, id="fails alone too"),
        pytest.param(["a.py::one", "a.py::two", "a.py::three"], 0, 1, True, id="too many for an accident"),
        pytest.param(["a.py::one"], 0, 1, False, id="at a developer's desk"),
        pytest.param(["a.py::one"], 0, 2, True, id="the run itself broke"),
        pytest.param([], 0, 1, True, id="nothing was written down"),
    ],
)
def test_otherwise_a_failure_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, failed: list[str], again: int, first: int, ci: bool
) -> None:
    assert Suite(tmp_path, failed, again, first).main(monkeypatch, ci) == 1
