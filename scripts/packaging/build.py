"""What `scripts/package.py` does once the Python is known to be new enough."""

import argparse
import hashlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from scripts.packaging import appimage, archives, deb, freeze, macos, sizes, windows
from scripts.packaging.places import DIST, FROZEN
from scripts.setup.problems import SetupError
from scripts.setup.start import INTERRUPTED, say
from scripts.setup.system import apt_install, is_program, loads, missing

Build = Callable[[], Path]

KINDS: dict[str, dict[str, Build]] = {
    "linux": {"deb": deb.build_deb, "tar": archives.tarball, "appimage": appimage.build_appimage},
    "win32": {"zip": archives.portable_zip, "setup": windows.build_setup},
    "darwin": {"dmg": macos.build_dmg},
}
"""What can be built on each system, besides the folder."""

_TOOLS = {"appimage": "appimagetool", "setup": windows.COMPILER}
"""Programs that are not there on most systems; without them that kind is left out, unless it was asked for."""

_LINUX_PROGRAMS = {"objdump": "binutils", "strip": "binutils", "dpkg-deb": "dpkg", "xz": "xz-utils"}
_LINUX_LIBRARIES = {"libwayland-cursor.so.0": "libwayland-cursor0", "libwayland-egl.so.1": "libwayland-egl1"}
"""Not needed to play here, but wherever there is Wayland: they have to be there to be taken along."""


def main(arguments: Sequence[str]) -> int:
    kinds = KINDS.get(sys.platform, {})
    parser = argparse.ArgumentParser(prog="scripts/package.py", description="Build the installers for this system.")
    parser.add_argument("kinds", metavar="KIND", nargs="*", choices=["folder", *kinds, []], help=", ".join(kinds))
    wanted = parser.parse_args(arguments).kinds or ["folder", *(kind for kind in kinds if _is_possible(kind))]
    try:
        made = _build([kind for kind in wanted if kind != "folder"], kinds)
    except (SetupError, ValueError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    _write_checksums(made)
    say(f"Done: {', '.join(str(file) for file in (FROZEN, *made))}")
    return 0


def _is_possible(kind: str) -> bool:
    return kind not in _TOOLS or is_program(_TOOLS[kind])


def _build(wanted: Sequence[str], kinds: dict[str, Build]) -> tuple[Path, ...]:
    if sys.platform.startswith("linux"):
        lacking = missing(_LINUX_PROGRAMS, is_program) | missing(_LINUX_LIBRARIES, loads)
        if lacking:
            apt_install(sorted(set(lacking.values())), say)
    DIST.mkdir(exist_ok=True)
    freeze.freeze()
    made = []
    for kind in wanted:
        say(f"Packing: {kind}")
        made.append(kinds[kind]())
    sizes.report(sizes.measure(downloads=tuple(made)))
    return tuple(made)


def _write_checksums(made: Sequence[Path]) -> None:
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
