"""How much memory a process holds, and giving back what it does not need."""

import ctypes
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path


def resident_mb(pid: int | None = None) -> float | None:
    """Megabytes that are really in memory, of this process or another one; None where the system does not tell."""
    pid = os.getpid() if pid is None else pid
    if sys.platform == "linux":
        return _from_proc(pid)
    if sys.platform == "darwin":
        return _from_ps(pid)
    return None


def give_back() -> None:
    """Return to the system what is free. A wall of pictures leaves gaps behind that the next one seldom fits into; over
    a day of walls they would come to a hundred megabytes."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library does without
            ctypes.CDLL("libc.so.6").malloc_trim(0)


def _from_proc(pid: int) -> float | None:
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    return None


def _from_ps(pid: int) -> float | None:
    with suppress(OSError, ValueError, subprocess.SubprocessError):
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, timeout=5, check=True)
        return int(told.stdout) / 1024
    return None
