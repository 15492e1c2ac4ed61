"""A log for whoever looks after a kiosk: few lines, each with its time, and never more than two small files."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

LARGEST = 512 * 1024
NAME = "kiosk.log"


class TechnicianLog:
    """Writes lines. A disk that takes nothing costs only the line."""

    def __init__(self, file: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.file, self._now = file, now
        self.last = ""

    def write(self, text: str) -> None:
        self.last = text
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if self.file.exists() and self.file.stat().st_size > LARGEST:
                self.file.replace(self.file.with_suffix(".old.log"))
            with self.file.open("a", encoding="utf-8") as log:
                log.write(f"{self._now():%Y-%m-%d %H:%M:%S}  {text}\n")

    def end(self, count: int) -> list[str]:
        """The last lines; none where there are none, or none that can be read."""
        try:
            return self.file.read_text(encoding="utf-8", errors="replace").splitlines()[-count:]
        except OSError:
            return []
