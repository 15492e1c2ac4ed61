"""A database that cannot be used gets another name, so that SQLite can still open it under that one."""

import os
import time
from contextlib import suppress
from pathlib import Path

SIDECARS = ("-wal", "-shm", "-journal")


def with_suffix(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def remains_only(file: Path) -> bool:
    """An empty file, or the companions of a file that is gone: SQLite would take them for a new database."""
    if file.exists():
        return file.stat().st_size == 0
    return any(with_suffix(file, suffix).exists() for suffix in SIDECARS)


def free_name(file: Path, label: str, when: float) -> Path:
    stem = f"{file.stem}.{label}-{time.strftime('%Y-%m-%d-%H%M%S', time.localtime(when))}"
    goal = file.with_name(stem + file.suffix)
    number = 1
    while any(with_suffix(goal, suffix).exists() for suffix in ("", *SIDECARS)):
        number += 1
        goal = file.with_name(f"{stem}-{number}{file.suffix}")
    return goal


def set_aside(file: Path, name: str) -> list[Path]:
    """The files that were set aside and may hold this name: every damaged one, for nobody can search what cannot be
    read, and one of a later version that has it."""
    damaged = file.parent.glob(f"{file.stem}.damaged-*{file.suffix}")
    newer = file.parent.glob(f"{file.stem}.newer-*{file.suffix}")
    return sorted([*damaged, *(one for one in newer if _has(one, name.encode()))])


def _has(file: Path, text: bytes) -> bool:
    parts = (with_suffix(file, suffix) for suffix in ("", *SIDECARS))
    try:
        return any(text in part.read_bytes() for part in parts if part.exists())
    except OSError:
        return True  # nobody knows


def delete(file: Path) -> bool:
    """With its companions; False when some of it is still there."""
    parts = [with_suffix(file, suffix) for suffix in ("", *SIDECARS)]
    for part in parts:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return not any(part.exists() for part in parts)


def exchange(file: Path, goal: Path, fresh: Path) -> None:
    """Keep the file as `goal` and put `fresh` in its place. Raises OSError.

    The companions go first: SQLite would write what is in them into the fresh file. Stopped after that, the next start
    finds the old file where it was.
    """
    for suffix in SIDECARS:
        part = with_suffix(file, suffix)
        if part.exists():
            part.rename(with_suffix(goal, suffix))
    if file.exists():
        _name_as_well(file, goal)
    fresh.replace(file)


def _name_as_well(file: Path, goal: Path) -> None:
    """A second name, so that there is a file at every moment; where a disk knows no such thing, the name alone."""
    try:
        os.link(file, goal)
    except OSError:
        file.rename(goal)
