"""The environment of Artgames, `.venv` beside the project: made once, repaired when needed, found ready in between.

A stamp in it says what it was made from. The stamps go before anything is changed and come back as the very last step,
so an environment without a stamp was never finished and is made anew.
"""

import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from scripts.setup import problems, system

Say = Callable[[str], None]


class Purpose(Enum):
    """What the environment is wanted for; the value is the list of lock files to install."""

    PLAY = ("requirements.lock",)
    TEST = ("requirements.lock", "requirements-dev.lock")
    PACKAGE = ("requirements.lock", "requirements-packaging.lock")


@dataclass(frozen=True)
class Environment:
    project: Path
    place: str = ".venv"
    """Below the project; installers are built from an environment of their own, which holds nothing else."""

    @property
    def folder(self) -> Path:
        return self.project / self.place

    @property
    def log(self) -> Path:
        return self.folder / "setup.log"

    @property
    def python(self) -> Path:
        return self.program("python")

    def program(self, name: str) -> Path:
        return self.folder / "Scripts" / f"{name}.exe" if os.name == "nt" else self.folder / "bin" / name

    def stamp(self, purpose: Purpose) -> Path:
        return self.folder / f"ready-to-{purpose.name.lower()}"

    def fingerprint(self, purpose: Purpose) -> str:
        """Changes with whatever would make the environment another one: locks, project, Python, place."""
        digest = hashlib.sha256(f"{sys.version}\n{self.project}\n".encode())
        for name in (*purpose.value, "pyproject.toml"):
            digest.update((self.project / name).read_bytes())
        return digest.hexdigest()

    def is_ready(self, purpose: Purpose) -> bool:
        try:
            stamped = self.stamp(purpose).read_text()
        except FileNotFoundError:
            return False
        return stamped == self.fingerprint(purpose) and self.python.exists() and self.program("artgames").exists()

    def was_finished(self) -> bool:
        return self.python.exists() and any(self.stamp(purpose).exists() for purpose in Purpose)


def prepare(environment: Environment, purpose: Purpose, say: Say) -> None:
    """Make the environment ready, or raise a SetupError that says in a sentence why it cannot be."""
    if environment.is_ready(purpose):
        return
    try:
        system.provide(purpose is Purpose.TEST, say)
        _make_room(environment, say)
        _install_packages(environment, purpose, say)
        _install_project(environment, say)
        _stamp(environment, purpose)
    except OSError as error:
        raise problems.from_os_error(error, environment.project) from error
    say("Artgames is set up.")


def locked_names(lock: str) -> list[str]:
    return re.findall(r"^([A-Za-z0-9][\w.-]*)==", lock, flags=re.MULTILINE)


def _make_room(environment: Environment, say: Say) -> None:
    if environment.was_finished() and _speaks_our_python(environment):
        for purpose in Purpose:
            environment.stamp(purpose).unlink(missing_ok=True)
        return
    _require_venv(say)
    if environment.folder.exists():
        say("Removing an environment that is unfinished or of another Python")
        shutil.rmtree(environment.folder)
    say(f"Making the environment {environment.folder}")
    # In two steps, because venv keeps to itself what went wrong while it fetched pip into the environment.
    for command in (
        [sys.executable, "-m", "venv", "--without-pip", str(environment.folder)],
        [str(environment.python), "-m", "ensurepip", "--default-pip"],
    ):
        made = _quietly(command)
        if made.returncode:
            raise problems.from_output(made.stdout, environment.project)


def _speaks_our_python(environment: Environment) -> bool:
    answer = _quietly([str(environment.python), "-c", "import pip, sys; print(sys.version)"])
    return answer.returncode == 0 and answer.stdout.strip() == sys.version.strip()


def _require_venv(say: Say) -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            if not system.is_program("apt-get"):
                raise problems.no_venv(module)
            system.apt_install(["python3-venv"], say)
            importlib.invalidate_caches()
            if importlib.util.find_spec(module) is None:
                raise problems.no_venv(module)


def _install_packages(environment: Environment, purpose: Purpose, say: Say) -> None:
    locks = [environment.project / name for name in purpose.value]
    total = sum(len(locked_names(lock.read_text(encoding="utf-8"))) for lock in locks)
    say(f"Installing {total} packages (the first time takes a minute or two)")
    wanted = [argument for lock in locks for argument in ("--requirement", str(lock))]
    _pip(environment, ["--require-hashes", "--only-binary=:all:", *wanted], PackageCounter(total, say))


def _install_project(environment: Environment, say: Say) -> None:
    say("Installing Artgames itself")
    _pip(
        environment,
        ["--no-index", "--no-deps", "--no-build-isolation", "--editable", str(environment.project)],
        lambda line: None,
    )


def _stamp(environment: Environment, purpose: Purpose) -> None:
    for covered in Purpose:
        if set(covered.value) <= set(purpose.value):
            environment.stamp(covered).write_text(environment.fingerprint(covered))


class PackageCounter:
    """Turns pip's talk into one short line per package."""

    SEEN = re.compile(r"(?:Collecting|Requirement already satisfied:) ([\w.-]+?)==(\S+)")

    def __init__(self, total: int, say: Say) -> None:
        self.total = total
        self.say = say
        self.seen: set[str] = set()

    def __call__(self, line: str) -> None:
        if line.startswith("Installing collected packages"):
            self.say("  unpacking")
        elif (found := self.SEEN.match(line)) and found[1] not in self.seen:
            self.seen.add(found[1])
            self.say(f"  {len(self.seen):2}/{self.total}  {found[1]} {found[2]}")


def _pip(environment: Environment, arguments: Sequence[str], watch: Callable[[str], None]) -> None:
    command = [str(environment.python), "-m", "pip", "install", "--progress-bar", "off", "--no-input"]
    command += ["--disable-pip-version-check", "--retries", "2", *arguments]
    lines: list[str] = []
    with (
        environment.log.open("a", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=_clean_surroundings(),
        ) as pip,
    ):
        for line in pip.stdout or ():
            log.write(line)
            lines.append(line)
            watch(line)
    if pip.returncode:
        raise problems.from_output("".join(lines), environment.project)


def _quietly(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            env=_clean_surroundings(),
        )
    except OSError as error:  # the program itself is missing or broken, as in half an environment
        return subprocess.CompletedProcess(command, returncode=1, stdout=str(error))


def _clean_surroundings() -> dict[str, str]:
    """The surroundings without what would let another Python's packages into ours."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME", "PIP_USER")}
