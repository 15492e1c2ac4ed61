"""What Artgames needs of the operating system below Python, and getting it on Debian and Ubuntu."""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

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
# hand for mouse and keyboard, an eye for PDFs, a browser that is a phone, and a firewall.
TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "Xorg": "xserver-xorg-core",
    "/usr/lib/xorg/modules/drivers/dummy_drv.so": "xserver-xorg-video-dummy",
    "xrandr": "x11-xserver-utils",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "pdfinfo": "poppler-utils",
    "chromium": "chromium",
    "chromedriver": "chromium-driver",
    "nft": "nftables",
}


NO_SYSTEM = "--no-system"
CONSENT = "ARTGAMES_SYSTEM"
"""The variable that says what may be done to the operating system; it also reaches the programs that we start."""

_GENTLY = ("--no-install-recommends", "--no-upgrade")


class Consent(Enum):
    """What may be done to the operating system."""

    NOTHING = "nothing"
    ADD = "add"
    """Install what is missing, and leave alone what is there."""

    UPGRADE = "upgrade"
    """Upgrade what stands in the way, too: for machines that exist only to run tests."""


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


def consent_from(arguments: list[str]) -> list[str]:
    """Hear `--no-system` and return the other arguments; what we start later hears it, too."""
    if NO_SYSTEM in arguments:
        os.environ[CONSENT] = Consent.NOTHING.value
    return [argument for argument in arguments if argument != NO_SYSTEM]


def consent() -> Consent:
    return Consent(os.environ.get(CONSENT) or Consent.ADD.value)


def provide(for_tests: bool, say: Callable[[str], None]) -> None:
    """Install the missing libraries (and the programs that tests need), or stop with the line to run."""
    if not sys.platform.startswith("linux") or consent() is Consent.NOTHING:
        return
    libraries = missing(QT_LIBRARIES, loads)
    programs = missing(TEST_PROGRAMS, is_program) if for_tests else {}
    if not libraries and not programs:
        return
    if not is_program("apt-get"):
        lacking = ", ".join([*libraries, *programs])
        raise SetupError(f"Install these with your system's package manager and start again: {lacking}")
    if libraries:
        apt_install(set(libraries.values()), say)
    if programs:
        apt_install_what_fits(set(programs.values()), say)


def apt_install(packages: Iterable[str], say: Callable[[str], None]) -> None:
    """All of them, or a SetupError: nothing that is on the machine already is upgraded or removed."""
    apt = _Apt(packages, say)
    plan = apt.plan(apt.packages)
    if plan.changes and consent() is not Consent.UPGRADE:
        raise SetupError(
            f"{apt.warning(apt.packages, plan)} To allow it, run this line and start again:\n{apt.by_hand}"
        )
    apt.install(apt.packages, plan)


def apt_install_what_fits(packages: Iterable[str], say: Callable[[str], None]) -> None:
    """The ones that change nothing else; which are left out is said. For programs that only some tests need."""
    apt = _Apt(packages, say)
    chosen, plan = apt.packages, apt.plan(apt.packages)
    if plan.changes and consent() is not Consent.UPGRADE:
        chosen = [package for package in apt.packages if not apt.plan([package]).changes]
        left_out = [package for package in apt.packages if package not in chosen]
        say(
            f"{apt.warning(left_out, plan)} They are left out, and tests that need them are skipped. To have them, run:"
        )
        say(_by_hand(left_out))
        plan = apt.plan(chosen)
    if chosen:
        apt.install(chosen, plan)


class Plan(NamedTuple):
    """What apt would do."""

    new: tuple[str, ...]
    changes: tuple[str, ...]
    """Packages of this machine that would be upgraded, downgraded or removed."""


def read_plan(simulation: str) -> Plan:
    """From what `apt-get -s install` prints: `Inst name (new …)`, `Inst name [old] (new …)`, `Remv name [old]`."""
    lines = re.findall(r"^(Inst|Remv) (\S+)( \[)?", simulation, re.MULTILINE)
    new = tuple(name for verb, name, old in lines if verb == "Inst" and not old)
    return Plan(new, tuple(dict.fromkeys(name for _, name, _ in lines if name not in new)))


class _Apt:
    """apt-get with the rights to install, asked first what it would do."""

    def __init__(self, packages: Iterable[str], say: Callable[[str], None]) -> None:
        if consent() is Consent.NOTHING:
            raise SetupError(
                f"Artgames needs some system packages; run this line and start again:\n{_by_hand(packages)}"
            )
        self.packages = sorted(packages)
        self.by_hand = _by_hand(self.packages)
        rights = _rights()
        if rights is None:
            raise SetupError(f"Artgames needs some system packages; run this line and start again:\n{self.by_hand}")
        self._say = say
        # sudo drops the environment, so the wish not to be asked goes with the command.
        quietly = ["env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C"]
        self._apt = [*rights, *quietly, "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=120"]
        say("Some system packages are missing; reading what there is to install")
        # A failed update is no reason to stop: the lists may be old and good enough. The installation tells.
        _run([*self._apt, "update"])

    def plan(self, packages: Sequence[str]) -> Plan:
        return read_plan(self._run("-s", "install", *_GENTLY, *packages)) if packages else Plan((), ())

    def install(self, packages: Sequence[str], plan: Plan) -> None:
        self._say(f"Installing system packages: {' '.join(plan.new)}")
        if plan.changes:
            self._say(f"Upgrading or removing: {' '.join(plan.changes)}")
            self._run("install", *_GENTLY, *packages)
        else:
            self._run("install", *_GENTLY, "--no-remove", *packages)

    def warning(self, packages: Sequence[str], plan: Plan) -> str:
        return (
            f"Installing {' '.join(packages)} would also upgrade or remove packages that this machine has "
            f"({' '.join(plan.changes)}), which Artgames does not do by itself."
        )

    def _run(self, *words: str) -> str:
        done = _run([*self._apt, *words])
        if done.returncode:
            reason = _complaint(done.stdout)
            raise SetupError(f"apt-get failed ({reason}); run this line and start again:\n{self.by_hand}")
        return done.stdout


def _by_hand(packages: Iterable[str]) -> str:
    return f"sudo apt-get install --no-install-recommends {' '.join(sorted(packages))}"


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
