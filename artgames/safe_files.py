"""Files that survive a power cut, and folders that nobody else looks into."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

ONLY_MINE = 0o700
ONLY_MINE_FILE = 0o600


def write_whole(path: Path, content: bytes) -> None:
    """All of it or nothing, whenever the power goes. Raises OSError; what was there before is then still whole."""
    beside = path.with_name(f".{path.name}.part")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def check_plain_file(path: Path, most: int | None = None) -> None:
    """Raises OSError for what cannot be read to its end: a pipe, a device, a folder, or a file of more bytes."""
    now = path.stat()
    if not stat.S_ISREG(now.st_mode):
        raise OSError(errno.EINVAL, "It is no ordinary file")
    if most is not None and now.st_size > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))


def sync_tree(folder: Path) -> None:
    """Let everything in a folder reach the disk, before it is given the name under which it counts."""
    for file in folder.iterdir():
        with file.open("rb+") as handle:
            os.fsync(handle.fileno())
    sync_folder(folder)


def sync_folder(folder: Path) -> None:
    """Let names that were given, changed or taken away in a folder reach the disk; not every system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def own_folder(folder: Path) -> None:
    """Make a folder, with those above it, that only this account can open. Raises OSError."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=ONLY_MINE, exist_ok=True)


def close_to_others(path: Path) -> None:
    """Take everybody else's rights away. Where that cannot be done (a stick, somebody else's folder), it stays open."""
    with suppress(OSError):
        now = path.stat().st_mode
        if now & stat.S_ISVTX:  # a place that is shared on purpose
            return
        wanted = ONLY_MINE if stat.S_ISDIR(now) else ONLY_MINE_FILE
        if stat.S_IMODE(now) & ~wanted:
            path.chmod(stat.S_IMODE(now) & wanted)
