"""An X server with two outputs, for trials and tests that plug a projector in and out."""

import os
import subprocess
from pathlib import Path

CONFIGURATION = """
Section "Device"
  Identifier "outputs"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "any"
  HorizSync 5.0-1000.0
  VertRefresh 5.0-200.0
EndSection
Section "Screen"
  Identifier "desk"
  Device "outputs"
  Monitor "any"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Virtual {wide} {high}
  EndSubSection
EndSection
"""


class TwoOutputs:
    """Xorg with its dummy driver, on a display number that was free. `wide` and `high` hold both pictures."""

    def __init__(self, folder: Path, wide: int, high: int) -> None:
        configuration = folder / "xorg.conf"
        configuration.write_text(CONFIGURATION.format(wide=wide, high=high), encoding="utf-8")
        reading, writing = os.pipe()
        words = ["-displayfd", str(writing), "-config", str(configuration), "-logfile", str(folder / "xorg.log")]
        self._server = subprocess.Popen(
            ["Xorg", *words, "-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        self.display, self.is_running = f":{number}", bool(number)

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()
