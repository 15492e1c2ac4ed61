"""One running copy per data folder: a lock that the operating system gives back however the process ends."""

import os
import sys
from pathlib import Path

from artgames.store.errors import StoreProblem, from_os

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """Held from construction until `release`. The file stays: removing it would let two copies lock two files."""

    def __init__(self, file: Path) -> None:
        try:
            self._handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise from_os(error, file.parent) from error
        try:
            _lock(self._handle)
        except (BlockingIOError, PermissionError) as error:
            os.close(self._handle)
            raise StoreProblem("in_use", file.parent) from error
        except OSError as error:
            os.close(self._handle)
            raise from_os(error, file.parent) from error

    def release(self) -> None:
        os.close(self._handle)
