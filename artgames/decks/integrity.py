"""Whether a folder of pictures is whole: a quick look at every start, a thorough reading only once."""

import hashlib
from contextlib import suppress
from enum import Enum
from pathlib import Path

import msgspec


class Fault(Enum):
    MISSING = "missing"
    DAMAGED = "damaged"


class FileSum(msgspec.Struct, frozen=True, array_like=True):
    """What a sound file looks like."""

    size: int
    sha256: str


class ReadFile(msgspec.Struct, frozen=True, array_like=True):
    """What a file looked like when it was last read to the end."""

    size: int
    changed: int  # modification time in nanoseconds
    sha256: str


class ReadFolder(msgspec.Struct, frozen=True):
    """What is kept in the cache, so that megabytes are read once and not at every start."""

    folder: str
    files: dict[str, ReadFile]


class PictureFolder:
    """Pictures that are recognised by a list of their sums."""

    def __init__(self, folder: Path, sums: dict[str, FileSum], memory: Path) -> None:
        """`memory` is a file in the cache; without it, or when it cannot be written, everything is read again."""
        self.folder = folder
        self._sums = sums
        self._memory = memory
        self._read = self._recall()

    def fault(self, file: str) -> Fault | None:
        """What a quick look says: gone, of another size, or found damaged when it was last read."""
        try:
            now = (self.folder / file).stat()
        except OSError:
            return Fault.MISSING
        expected = self._sums.get(file)
        if expected is None or now.st_size != expected.size:
            return Fault.DAMAGED
        read = self._read.get(file)
        unchanged = read is not None and (read.size, read.changed) == (now.st_size, now.st_mtime_ns)
        return Fault.DAMAGED if read and unchanged and read.sha256 != expected.sha256 else None

    def read_all(self) -> None:
        """Read every picture that is new or has changed since it was last read. Takes seconds; any thread may."""
        read = {file: seen for file in self._sums if (seen := self._read_one(file)) is not None}
        if read != self._read:
            self._read = read
            self._remember()

    def _read_one(self, file: str) -> ReadFile | None:
        try:
            now = (self.folder / file).stat()
            before = self._read.get(file)
            if before is not None and (before.size, before.changed) == (now.st_size, now.st_mtime_ns):
                return before
            digest = hashlib.sha256((self.folder / file).read_bytes()).hexdigest()
        except OSError:
            return None
        return ReadFile(now.st_size, now.st_mtime_ns, digest)

    def _recall(self) -> dict[str, ReadFile]:
        try:
            remembered = msgspec.json.decode(self._memory.read_bytes(), type=ReadFolder)
        except (OSError, msgspec.MsgspecError):
            return {}
        return remembered.files if remembered.folder == str(self.folder) else {}

    def _remember(self) -> None:
        """A cache that cannot be written costs a second reading next time, nothing else."""
        fresh = self._memory.with_suffix(".new")
        with suppress(OSError):
            self._memory.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.encode(ReadFolder(str(self.folder), self._read)))
            fresh.replace(self._memory)
