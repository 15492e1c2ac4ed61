"""What `scripts/test.py` does once the Python is known to be new enough."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from scripts.setup.environment import Environment, Purpose, prepare
from scripts.setup.problems import SetupError
from scripts.setup.start import INTERRUPTED, say
from scripts.setup.system import consent_from


@dataclass(frozen=True)
class Check:
    name: str
    command: Sequence[str]
    """A program of the environment and its arguments."""


READING_ONLY = (
    Check("ruff check", ("ruff", "check", ".")),
    Check("ruff format", ("ruff", "format", "--check", ".")),
    Check("import contracts", ("lint-imports",)),
    Check("forms up to date", ("python", "scripts/build_forms.py", "--check")),
)

TYPES = Check("mypy", ("mypy", "--strict"))
"""Takes one core for as long as all the others together: it runs beside the tests and is told after them."""

_COMPILED = Path(__file__).resolve().parents[2] / ".venv" / "compiled"

SOME_FAILED = 1
"""What pytest says when tests failed; anything higher is a fault of the run itself."""

AGAIN_AT_MOST = 2
"""More than that is no accident."""

PACKAGING = "--packaging"
"""Builds the installers and tries them on a machine made for it, instead of everything else: it takes its time."""


def main(project: Path, arguments: list[str]) -> int:
    environment = Environment(project)
    for_pytest = [argument for argument in consent_from(arguments) if argument != PACKAGING]
    try:
        prepare(environment, Purpose.TEST, say)
        run = _run_packaging if PACKAGING in arguments else _run_all
        failed = run(environment, for_pytest)
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    say(f"Failed: {', '.join(failed)}" if failed else "All is well.")
    return 1 if failed else 0


def surroundings(platform: str, inherited: Mapping[str, str]) -> dict[str, str]:
    """No window on the developer's screen, and the same letters everywhere: Qt warns about a locale without UTF-8.
    Whoever wants no compiled files beside the sources gets them elsewhere: a hundred programs would compile them."""
    fixed = {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    if platform.startswith("linux"):
        fixed["LC_ALL"] = "C.UTF-8"
    kept = dict(inherited)
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        fixed["PYTHONPYCACHEPREFIX"] = str(_COMPILED)
    return {**kept, **fixed}


def pytest_check(for_pytest: Sequence[str], cores: int) -> Check:
    """Each process has a stretch of the tests; one that is done takes from the others: none waits at the end."""
    return Check("pytest", ("python", "-m", "pytest", "-n", str(cores), "--dist", "worksteal", *for_pytest))


def _run_all(environment: Environment, for_pytest: list[str]) -> list[str]:
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(max(2, cores)) as pool:
        typed = pool.submit(_run, environment, TYPES, capture=True)
        outcomes = pool.map(lambda check: _run(environment, check, capture=True), READING_ONLY)
        failed = [
            check.name for check, outcome in zip(READING_ONLY, outcomes, strict=True) if not _told(check, outcome)
        ]
        tests = pytest_check(for_pytest, 2 * cores)  # many of them wait: for a bot to think, for a movement to end
        # Unread by us: whoever runs this wants to watch.
        say(f"\n== {tests.name} ==")
        outcome = _run(environment, tests, capture=False)
        if not _told(TYPES, typed.result()):
            failed.append(TYPES.name)
    if outcome.returncode and not (outcome.returncode == SOME_FAILED and _is_only_unsteady(environment)):
        failed.append(tests.name)
    return failed


def _told(check: Check, outcome: subprocess.CompletedProcess[str]) -> bool:
    """Say what a check has found; whether that is nothing."""
    say(f"\n== {check.name} ==\n{outcome.stdout.strip()}")
    return outcome.returncode == 0


def _is_only_unsteady(environment: Environment) -> bool:
    """Whether the few that failed pass by themselves, and what is to be mended is said last. On a shared machine one
    test in ten thousand meets a moment that nobody thought of; that must be seen, and must not stop everybody else.
    At a developer's own desk it fails."""
    names = last_failed(environment.project) if "CI" in os.environ else []
    if not 0 < len(names) <= AGAIN_AT_MOST:
        return False
    say("\n== pytest, again, by themselves ==")
    again = Check("pytest again", ("python", "-m", "pytest", "-n", "0", "-v", *names))
    if _run(environment, again, capture=False).returncode:
        return False
    say(f"Unsteady: failed among the others, passed alone. To be mended: {', '.join(names)}")
    return True


def last_failed(project: Path) -> list[str]:
    """The tests that failed in the last run, as pytest wrote them down."""
    try:
        return sorted(json.loads((project / ".pytest_cache" / "v" / "cache" / "lastfailed").read_bytes()))
    except (OSError, ValueError):
        return []


def _run_packaging(environment: Environment, for_pytest: list[str]) -> list[str]:
    """One after another: all of them share one tree."""
    patience = ("-o", "faulthandler_timeout=0")  # an installer takes as long as it takes; each test has its own limit
    tests = Check(
        "packaging", ("python", "-m", "pytest", "-m", "packaging", *patience, "tests/trials/packaging", *for_pytest)
    )
    return [tests.name] if _run(environment, tests, capture=False).returncode else []


def _run(environment: Environment, check: Check, capture: bool) -> subprocess.CompletedProcess[str]:
    program, *arguments = check.command
    return subprocess.run(
        [str(environment.program(program)), *arguments],
        cwd=environment.project,
        env=surroundings(sys.platform, os.environ),
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.STDOUT if capture else None,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
