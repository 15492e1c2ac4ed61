"""How much memory a process holds."""

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
