"""What a class has answered by phone: a small file for each time, with the names of the pupils, kept until somebody
deletes it. It never leaves this machine by itself."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from artgames.engine.assessment import Element
from artgames.safe_files import ONLY_MINE_FILE, check_plain_file, own_folder, write_whole

FOLDER = "class-results"
MOST_BYTES = 16 * 1024 * 1024


class Asked(msgspec.Struct, frozen=True):
    """One question, and who said what to it."""

    game: str
    deck: str
    right: tuple[tuple[int, int], ...]
    """The numbers that are right, each with the painting that was asked about."""

    element: Element
    answers: tuple[str, ...]
    """In words, number 1 first; empty where paintings are the answers."""

    said: tuple[tuple[str, tuple[int, ...]], ...]
    """A name, and the numbers that were given; none where there was no answer."""


class ClassRecord(msgspec.Struct, frozen=True):
    """One class, from its beginning to its end."""

    title: str
    when: float
    asked: tuple[Asked, ...] = ()

    @property
    def pupils(self) -> tuple[str, ...]:
        """Each once, in the order of their coming."""
        return tuple(dict.fromkeys(name for one in self.asked for name, _ in one.said if name))


class ClassBook:
    """Writes down one class. A disk that takes nothing must not stop a lesson: then `trouble` says so."""

    def __init__(
        self, folder: Path, title: str, now: Callable[[], float] = time.time, *, keeps_names: bool = True
    ) -> None:
        """Without names everybody is nobody's answer among the others."""
        self._folder, self._keeps_names = folder, keeps_names
        self.record = ClassRecord(title, now())
        self.trouble = ""

    def add(self, asked: Asked) -> None:
        if not self._keeps_names:
            asked = msgspec.structs.replace(asked, said=tuple(("", numbers) for _, numbers in asked.said))
        self.record = msgspec.structs.replace(self.record, asked=(*self.record.asked, asked))
        try:
            _write(self._folder / f"{round(self.record.when * 1000)}.json", self.record)
            self.trouble = ""
        except OSError as problem:
            self.trouble = problem.strerror or str(problem)


class KeptClass(NamedTuple):
    """A class that was written down."""

    file: Path
    record: ClassRecord


def kept_classes(folder: Path) -> Iterator[KeptClass]:
    """The oldest first; nothing of a file that cannot be read."""
    for file in sorted(folder.glob("*.json")):
        with suppress(OSError, msgspec.MsgspecError, UnicodeError):
            check_plain_file(file, MOST_BYTES)
            yield KeptClass(file, msgspec.json.decode(file.read_bytes(), type=ClassRecord))


def forget_pupil(folder: Path, name: str) -> None:
    """All that this pupil has ever said, in every class. Raises OSError."""
    for file, record in tuple(kept_classes(folder)):
        if name in record.pupils:
            left = tuple(
                msgspec.structs.replace(one, said=tuple(said for said in one.said if said[0] != name))
                for one in record.asked
            )
            _write(file, msgspec.structs.replace(record, asked=left))


def forget_class(folder: Path, when: float) -> None:
    """One class with everybody in it. Raises OSError."""
    (folder / f"{round(when * 1000)}.json").unlink(missing_ok=True)


def _write(file: Path, record: ClassRecord) -> None:
    own_folder(file.parent)
    write_whole(file, msgspec.json.encode(record))
    file.chmod(ONLY_MINE_FILE)
