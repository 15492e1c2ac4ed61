"""The folder build: resources put together as they ship, then PyInstaller in an environment that holds nothing else."""

import os
import shutil
import subprocess
import sys

from scripts.packaging import elf
from scripts.packaging.places import BUILD, DIST, ENVIRONMENT, FROZEN, MUSEUM, PROJECT, RECIPES, SHIPPED
from scripts.setup.environment import Environment, Purpose, prepare
from scripts.setup.problems import SetupError
from scripts.setup.start import say

_LEFT_OUT = shutil.ignore_patterns("screenshots", "*.md~", "__pycache__")
"""Pictures of the README are for those who have not installed it yet."""


def freeze() -> None:
    """Make `FROZEN` anew."""
    environment = Environment(PROJECT, ENVIRONMENT)
    environment.folder.parent.mkdir(parents=True, exist_ok=True)
    prepare(environment, Purpose.PACKAGE, say)
    _put_resources_together(environment)
    say("Freezing")
    shutil.rmtree(FROZEN, ignore_errors=True)
    log = BUILD / "pyinstaller.log"
    with log.open("w", encoding="utf-8") as output:
        command = [str(environment.python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
        command += ["--distpath", str(DIST), "--workpath", str(BUILD / "work"), str(RECIPES / "artgames.spec")]
        done = subprocess.run(command, cwd=BUILD, env=_surroundings(), stdout=output, stderr=output, check=False)
    if done.returncode:
        raise SetupError(f"PyInstaller failed; {log} tells why.")
    if sys.platform.startswith("linux"):
        _drop_orphans()
        _strip()


def _surroundings() -> dict[str, str]:
    """PyInstaller keeps what it has worked out between builds; ours are made from nothing."""
    return {**os.environ, "PYINSTALLER_CONFIG_DIR": str(BUILD / "pyinstaller"), "PYTHONUTF8": "1"}


def _put_resources_together(environment: Environment) -> None:
    shutil.rmtree(SHIPPED, ignore_errors=True)
    shutil.copytree(PROJECT / "resources", SHIPPED, ignore=_LEFT_OUT)
    collect = "import sys; from artgames import licences; sys.stdout.buffer.write(licences.collect().encode())"
    told = subprocess.check_output([str(environment.python), "-c", collect], cwd=PROJECT)
    (SHIPPED / "licences.txt").write_bytes(told)
    museum = [str(environment.python), "-m", "scripts.packaging.museum_pictures", str(SHIPPED), str(MUSEUM)]
    subprocess.run(museum, cwd=PROJECT, check=True)


def _drop_orphans() -> None:
    """Libraries came along for parts of Qt that were left out; what nothing asks for any more goes too."""
    inside = FROZEN / "_internal"
    files = elf.libraries_and_programs(FROZEN)
    may_go = {file for file in files if file.parent in (inside, inside / "PySide6" / "Qt" / "lib")}
    may_go -= {file for file in may_go if file.name.startswith("libpython")}  # the program opens it by its name
    for file in elf.orphans(may_go, set(files) - may_go):
        file.unlink()
    for link in inside.rglob("*"):
        if link.is_symlink() and not link.exists():
            link.unlink()


def _strip() -> None:
    """Debugging symbols are of no use to players. Libraries that wheels have moved things about in are left alone:
    some of them do not survive it."""
    ours = [file for file in elf.libraries_and_programs(FROZEN / "_internal") if ".libs" not in str(file)]
    subprocess.run(["strip", "--strip-unneeded", *map(str, ours)], check=False, capture_output=True)
