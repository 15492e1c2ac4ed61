"""Archives that are unpacked anywhere, a stick included: a tar.xz for Linux, a zip for Windows."""

import shutil
import tarfile
from pathlib import Path

from scripts.packaging.places import BUILD, FROZEN, MACHINE, RECIPES, VERSION, artefact


def tarball() -> Path:
    """The folder with a start script; data stay beside the program, where the medium can be written."""
    folder = _portable_copy(RECIPES / "linux" / "start.sh")
    target = artefact(f"linux-{MACHINE}.tar.xz")
    with tarfile.open(target, "w:xz", preset=6) as archive:
        archive.add(folder, folder.name, filter=_owned_by_nobody)
    return target


def portable_zip() -> Path:
    folder = _portable_copy()
    target = artefact(f"windows-{MACHINE}-portable.zip")
    shutil.make_archive(str(target.with_suffix("")), "zip", folder.parent, folder.name)
    return target


def _portable_copy(*scripts: Path) -> Path:
    folder = BUILD / f"artgames-{VERSION}"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(FROZEN, folder, symlinks=True)
    for file in (RECIPES / "portable", RECIPES / "portable.txt", *scripts):
        shutil.copy(file, folder / file.name)
    return folder


def _owned_by_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
