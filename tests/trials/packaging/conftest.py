"""Installers are built once; a Debian of its own is made once, with nothing in it but what the package asks for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from scripts.packaging import debian_tree
from scripts.packaging.places import DIST, PROJECT
from scripts.setup.system import Consent, apt_install_what_fits, consent, is_program

PLAYER = "player"
HOME = f"/home/{PLAYER}"
_TOOLS = {"debootstrap": "debootstrap", "lintian": "lintian"}


@dataclass(frozen=True)
class Tree:
    """A Debian in which somebody called player plays, on the X server of this machine."""

    root: Path
    display: str

    def run(self, *command: str, user: str = "root", network: bool = True, **more: str) -> str:
        """What the command prints; a test fails with it if the command fails."""
        home = HOME if user == PLAYER else "/root"
        as_user = [] if user == "root" else ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--"]
        surroundings = {"HOME": home, "DISPLAY": self.display, "LANG": "C.UTF-8", **more}
        entered = debian_tree.inside(self.root, [*as_user, *command], folder=home, surroundings=surroundings)
        alone = [] if network else ["unshare", "--net", "--"]
        done = _run([*alone, *entered])
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}"
        return done.stdout

    def play(self, *arguments: str, program: str = "artgames", **more: str) -> str:
        """The program as an ordinary person uses it: no rights, no network."""
        return self.run(program, *arguments, user=PLAYER, network=False, **more)


@pytest.fixture(scope="session")
def installers(pytestconfig: pytest.Config) -> Path:
    """The folder with everything that is built on this system."""
    if pytestconfig.getoption("--as-built"):
        return DIST
    built = _run([sys.executable, "scripts/package.py"])
    assert built.returncode == 0, built.stdout
    return DIST


@pytest.fixture(scope="session")
def deb(installers: Path) -> Path:
    (found,) = installers.glob("*.deb")
    return found


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen without glass, which every user of this machine may draw on."""
    number = next(n for n in range(90, 190) if not Path(debian_tree.X_SOCKETS, f"X{n}").exists())
    command = ["Xvfb", f":{number}", "-screen", "0", "1280x800x24", "-ac", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        yield f":{number}"
        server.terminate()


@pytest.fixture(scope="session")
def tree(deb: Path, display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tree]:
    """A fresh Debian in which the package is installed and nothing else."""
    _provide_tools()
    if reason := debian_tree.why_impossible():
        pytest.skip(reason)
    root = _fetched_tree(tmp_path_factory)
    made = Tree(root, display)
    made.run("useradd", "--create-home", PLAYER)
    shutil.copy(deb, root / "tmp" / deb.name)
    made.run("apt-get", "-q", "update")
    made.run(*_APT, "install", f"/tmp/{deb.name}", DEBIAN_FRONTEND="noninteractive")
    yield made
    shutil.rmtree(root, ignore_errors=True)


_APT = ("apt-get", "-q", "-y", "-o", "Acquire::Retries=3", "--no-install-recommends")


def _fetched_tree(folders: pytest.TempPathFactory) -> Path:
    """A second try where fetching broke off; where Debian cannot be reached at all, nothing can be proved about it."""
    problem = ""
    for _ in range(2):
        root = folders.mktemp("debian") / "tree"
        try:
            debian_tree.make_tree(root)
        except debian_tree.TreeProblem as trouble:
            problem = str(trouble)
            shutil.rmtree(root, ignore_errors=True)
        else:
            return root
    pytest.skip(problem)


def _provide_tools() -> None:
    lacking = [package for program, package in _TOOLS.items() if not is_program(program)]
    if lacking and os.geteuid() == 0 and consent() is not Consent.NOTHING:
        apt_install_what_fits(lacking, print)


def _run(command: Sequence[str], surroundings: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=PROJECT,
        env=surroundings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
