"""The Windows installer, by Inno Setup: for one person, without an administrator."""

import subprocess
from pathlib import Path

from scripts.packaging.places import DIST, FROZEN, MACHINE, RECIPES, VERSION, artefact

COMPILER = "iscc"


def build_setup() -> Path:
    target = artefact(f"windows-{MACHINE}-setup.exe")
    names = {"Version": VERSION, "Folder": FROZEN, "Output": DIST, "BaseName": target.stem}
    defined = [f"/D{name}={value}" for name, value in names.items()]
    subprocess.run([COMPILER, "/Qp", *defined, str(RECIPES / "windows" / "artgames.iss")], check=True)
    return target
