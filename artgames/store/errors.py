"""What can go wrong with files, each with a sentence that a person at the table understands."""

import errno
import sqlite3
from pathlib import Path
from typing import Literal, TypeAlias

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

Code: TypeAlias = Literal["in_use", "unwritable", "full", "busy", "damaged", "failed", "unreadable_file"]

_SENTENCES: dict[Code, str] = {
    "in_use": QT_TRANSLATE_NOOP("store", "Artgames is already running and is using the folder {where}."),
    "unwritable": QT_TRANSLATE_NOOP("store", "Cannot save to {where}; the folder may be read-only."),
    "full": QT_TRANSLATE_NOOP("store", "The disk is full, so nothing could be saved. Free some space and try again."),
    "busy": QT_TRANSLATE_NOOP("store", "Another program is using {where}. Close it and try again."),
    "damaged": QT_TRANSLATE_NOOP("store", "The file {where} is damaged."),
    "failed": QT_TRANSLATE_NOOP("store", "Could not save to disk ({reason}). Nothing has changed; try again."),
    "unreadable_file": QT_TRANSLATE_NOOP("store", "The file {where} cannot be read ({reason})."),
}

_SQLITE_CODES: dict[int, Code] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "unwritable",
    sqlite3.SQLITE_PERM: "unwritable",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_FULL_DISK = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST, errno.ENOENT)


class StoreProblem(Exception):
    """A file that cannot be opened or written. What was on disk before is still there, and nothing was half done."""

    def __init__(self, code: Code, where: Path, reason: str = "") -> None:
        self.code = code
        self.where = where
        self.sentence = Sentence("store", _SENTENCES[code], {"where": str(where), "reason": reason})
        super().__init__(self.sentence.render(()))


def from_sqlite(error: sqlite3.Error, where: Path) -> StoreProblem:
    """Say an SQLite error in our words. Extended error codes carry the plain one in their lowest byte."""
    plain = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return StoreProblem(_SQLITE_CODES.get(plain, "failed"), where, str(error))


def from_os(error: OSError, where: Path) -> StoreProblem:
    """The same for an error of the file system while writing."""
    if error.errno in _FULL_DISK:
        return StoreProblem("full", where)
    code: Code = "unwritable" if error.errno in _FORBIDDEN else "failed"
    return StoreProblem(code, where, error.strerror or str(error))
