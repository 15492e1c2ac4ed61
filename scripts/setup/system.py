"""What Artgames needs of the operating system below Python, and getting it on Debian and Ubuntu."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from scripts.setup.problems import SetupError

# Every shared library that QtCore, QtGui, QtWidgets, QtSvg, QtNetwork and Qt's offscreen and xcb platforms ask the
# dynamic linker for and do not bring along, with the Debian package that has it.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}

# Programs that the tests start: X servers without a screen, one of them with outputs that can be plugged in and out, a
# hand for mouse and keyboard, an eye for PDFs.
TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "Xorg": "xserver-xorg-core",
    "/usr/lib/xorg/modules/drivers/dummy_drv.so": "xserver-xorg-video-dummy",
    "xrandr": "x11-xserver-utils",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "pdfinfo": "poppler-utils",
}


def loads(library: str) -> bool:
    """Whether the dynamic linker finds the library: the same question that Qt will ask."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def is_program(name: str) -> bool:
    """Whether a program is there; a part of one is named by its whole path."""
    return shutil.which(name) is not None or (Path(name).is_absolute() and Path(name).is_file())


def missing(needed: Mapping[str, str], present: Callable[[str], bool]) -> dict[str, str]:
    return {name: package for name, package in needed.items() if not present(name)}


def provide(for_tests: bool, say: Callable[[str], None]) -> None:
    """Install the missing libraries (and the programs that tests need), or stop with the line to run."""
    if not sys.platform.startswith("linux"):
        return
    lacking = missing(QT_LIBRARIES, loads)
    if for_tests:
        lacking |= missing(TEST_PROGRAMS, is_program)
    if not lacking:
        return
    if not is_program("apt-get"):
        raise SetupError(f"Install these with your system's package manager and start again: {', '.join(lacking)}")
    apt_install(sorted(set(lacking.values())), say)


def apt_install(packages: Iterable[str], say: Callable[[str], None]) -> None:
    packages = list(packages)
    by_hand = f"sudo apt-get install --no-install-recommends {' '.join(packages)}"
    rights = _rights()
    if rights is None:
        raise SetupError(f"Artgames needs some system packages; run this line and start again:\n{by_hand}")
    say(f"Installing system packages: {' '.join(packages)}")
    # sudo drops the environment, so the wish not to be asked goes with the command.
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=120"]
    # A failed update is no reason to stop: the lists may be old and good enough. The installation tells.
    _run([*apt, "update"])
    done = _run([*apt, "install", "--no-install-recommends", *packages])
    if done.returncode:
        raise SetupError(f"apt-get failed ({_complaint(done.stdout)}); run this line and start again:\n{by_hand}")


def _rights() -> list[str] | None:
    """The words before a command that make it run as root, or None if we may not."""
    if os.geteuid() == 0:
        return []
    without_asking = ["sudo", "-n"]
    if is_program("sudo") and _run([*without_asking, "true"]).returncode == 0:
        return without_asking
    return None


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def _complaint(output: str) -> str:
    errors = [line.removeprefix("E: ") for line in output.splitlines() if line.startswith("E: ")]
    return errors[0] if errors else "no reason given"
