"""What a kiosk's trial sees: a laptop's screen and a projector's beside it, and an eye for both."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

from scripts.trials.two_outputs import TwoOutputs

NEEDED = ("Xorg", "xrandr", "xdotool")
PATIENCE = 60.0

WIDE, HIGH = 1024, 768
MODE, TIMING = "1024x768_own", "63.50 1024 1072 1176 1328 768 771 775 798 -hsync +vsync"
OUTPUTS = ("DUMMY0", "DUMMY1")
"""The laptop's, and the projector's."""

_BRASS = (242, 185, 59)
_BUTTON = (0.7, 0.8)
"""Where the button to begin is brass, beside its words."""


class Display:
    """A laptop's screen and a projector beside it, and an eye that sees both."""

    def __init__(self, folder: Path) -> None:
        self._server = TwoOutputs(folder, 2 * WIDE, HIGH)
        self.surroundings = surroundings(self._server.display, folder)
        self._run("xrandr", "--newmode", MODE, *TIMING.split())
        for output, place in zip(OUTPUTS, ((), ("--right-of", OUTPUTS[0])), strict=True):
            self._run("xrandr", "--addmode", output, MODE)
            self._run("xrandr", "--output", output, "--mode", MODE, *place)
        os.environ.update(self.surroundings)
        self._eye = QGuiApplication(sys.argv[:1])

    def press(self, across: float, down: float) -> None:
        place = (str(round(WIDE + across * WIDE)), str(round(down * HIGH)))
        self._run("xdotool", "mousemove", *place, "click", "1")

    def _seen(self, output: str) -> QImage:
        (screen,) = (one for one in self._eye.screens() if one.name() == output)
        return screen.grabWindow(0).toImage()

    def invites(self) -> bool:
        """Whether the button to begin is to be seen on the projector."""
        across, down = _BUTTON
        seen = self._seen(OUTPUTS[1]).pixelColor(round(WIDE * across), round(HIGH * down))
        pairs = zip((seen.red(), seen.green(), seen.blue()), _BRASS, strict=True)
        return all(abs(one - other) < 12 for one, other in pairs)

    def is_laptop_empty(self) -> bool:
        seen = self._seen(OUTPUTS[0])
        places = ((x, y) for x in range(32, WIDE, 96) for y in range(24, HIGH, 72))
        return len({seen.pixelColor(x, y).rgb() for x, y in places}) == 1

    def close(self) -> None:
        self._server.close()

    def _run(self, *words: str) -> None:
        subprocess.run(words, env=self.surroundings, check=True, timeout=PATIENCE, stderr=subprocess.DEVNULL)


def surroundings(display: str, folder: Path) -> dict[str, str]:
    """Those of a program that is installed: it is compiled once, also for a developer who wants no compiled files."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    compiled = str(folder / "compiled")
    return {**kept, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPYCACHEPREFIX": compiled}
