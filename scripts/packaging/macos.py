"""The disk image for macOS, with the .app that PyInstaller made. `packaging/macos/README.md` tells about signing."""

import os
import shutil
import subprocess
from pathlib import Path

from scripts.packaging.places import BUILD, DIST, MACHINE, RECIPES, artefact

IDENTITY = "ARTGAMES_SIGNING_IDENTITY"
"""In the environment: the name of a Developer ID certificate. Without it the image is not signed."""


def build_dmg() -> Path:
    app = DIST / "Artgames.app"
    identity = os.environ.get(IDENTITY)
    if identity:
        _sign(app, identity)
    stage = BUILD / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    target = artefact(f"macos-{MACHINE}.dmg")
    target.unlink(missing_ok=True)
    command = ["hdiutil", "create", "-volname", "Artgames", "-srcfolder", str(stage), "-format", "ULMO", str(target)]
    subprocess.run(command, check=True)
    return target


def _sign(app: Path, identity: str) -> None:
    entitlements = str(RECIPES / "macos" / "entitlements.plist")
    command = ["codesign", "--deep", "--force", "--options", "runtime", "--timestamp", "--entitlements", entitlements]
    subprocess.run([*command, "--sign", identity, str(app)], check=True)
