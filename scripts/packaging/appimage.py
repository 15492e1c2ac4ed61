"""The AppImage: one file that runs on most Linux systems. Its tool has to be at hand."""

import os
import shutil
import subprocess
from pathlib import Path

from scripts.packaging.places import BUILD, FROZEN, MACHINE, PROJECT, RECIPES, artefact


def build_appimage() -> Path:
    tree = BUILD / "Artgames.AppDir"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(FROZEN, tree / "usr" / "lib" / "artgames", symlinks=True)
    (tree / "AppRun").symlink_to("usr/lib/artgames/artgames")
    shutil.copy(RECIPES / "linux" / "artgames.desktop", tree)
    shutil.copy(PROJECT / "resources" / "icons" / "artgames-256.png", tree / "artgames.png")
    target = artefact(f"{MACHINE}.AppImage")
    subprocess.run(["appimagetool", str(tree), str(target)], check=True, env={**os.environ, "ARCH": MACHINE})
    return target
