"""How much memory a process holds, and giving back what it does not need."""

import ctypes
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

_MMAP_THRESHOLD, _MOST_ARENAS = -3, -8
"""What malloc.h of the GNU C library calls M_MMAP_THRESHOLD and M_ARENA_MAX."""


def resident_mb(pid: int | None = None) -> float | None:
    """Megabytes that are really in memory, of this process or another one; None where the system does not tell."""
    pid = os.getpid() if pid is None else pid
    if sys.platform == "linux":
        return _from_proc(pid)
    if sys.platform == "darwin":
        return _from_ps(pid)
    return None


def keep_steady() -> None:
    """Take every large picture from the system and return it there, instead of keeping a heap with gaps between
    pictures of many sizes: over a day of walls these would come to a hundred megabytes. Called before anything else."""
    library = _c_library()
    if library is not None:
        library.mallopt(_MMAP_THRESHOLD, 64 * 1024)
        library.mallopt(_MOST_ARENAS, 2)


def give_back() -> None:
    """Return to the system what is free."""
    library = _c_library()
    if library is not None:
        library.malloc_trim(0)


def _c_library() -> ctypes.CDLL | None:
    """That of GNU; others manage without."""
    if sys.platform == "linux":
        with suppress(OSError):
            library = ctypes.CDLL("libc.so.6")
            return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
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
