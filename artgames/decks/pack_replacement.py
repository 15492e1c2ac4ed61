"""A pack takes the place of its older self. Killed at any moment, one of the two is there after the next start."""

import shutil
from contextlib import suppress
from pathlib import Path

from artgames.safe_files import sync_folder, sync_tree

WORK = ".making"
"""Beside the packs: where new ones are made, and where an old one lies while its successor takes its place."""

_OLD = ".old"


def put_in_place(fresh: Path, packs: Path, slug: str) -> bool:
    """Give a finished folder its place among the packs; whether an older state of it was there. Raises OSError, and
    then the older one is still there."""
    target, aside = packs / slug, packs / WORK / f"{slug}{_OLD}"
    sync_tree(fresh)
    was_there = target.exists()
    if was_there:
        target.rename(aside)
    try:
        fresh.rename(target)
    except OSError:
        if was_there and not target.exists():
            aside.rename(target)
        raise
    sync_folder(packs)
    shutil.rmtree(aside, ignore_errors=True)
    return was_there


def recover(packs: Path) -> None:
    """Bring back what a program left aside that was killed before the successor was in place, and throw away what
    has one."""
    for aside in (packs / WORK).glob(f"*{_OLD}"):
        with suppress(OSError):
            target = packs / aside.name.removesuffix(_OLD)
            if target.exists():
                shutil.rmtree(aside)
            else:
                aside.rename(target)
                sync_folder(packs)
