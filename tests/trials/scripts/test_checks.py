"""`scripts/test.py` runs every check, goes on after a failing one and names it at the end."""

import subprocess
from pathlib import Path

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
    assert sorted(ran) == sorted([*(check.name for check in checks.READING_ONLY), "pytest"])
    assert ran[-1] == "pytest"
    assert said.endswith("Failed: mypy\n")
    assert said.index("output of ruff check") < said.index("output of mypy") < said.index("== pytest ==")


def test_further_arguments_go_to_pytest() -> None:
    check = checks.pytest_check(["-k", "wall"], cores=3)
    assert list(check.command) == ["python", "-m", "pytest", "-n", "3", "-k", "wall"]


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
