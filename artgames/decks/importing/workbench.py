"""All that can be done with somebody's own pictures, in one place for windows.

It loads numpy and Pillow, so a window imports it late, and in a thread.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from artgames.decks.importing.artpack import open_artpack, write_artpack
from artgames.decks.importing.installed_packs import Added, Shelf
from artgames.decks.importing.manifest import Made
from artgames.decks.importing.pack_maker import Progress, make_pack
from artgames.decks.importing.remarks import Remark
from artgames.decks.importing.survey import Survey, choose_table, survey
from artgames.decks.importing.wish import Wish


class Shelved(NamedTuple):
    """A pack that is on the shelf now, and what was odd about it."""

    pack: Added
    remarks: tuple[Remark, ...]


class Workbench:
    """Packs of one person. Raises PackProblem, and Cancelled; then nothing has changed."""

    def __init__(self, data: Path) -> None:
        self._shelf = Shelf(data)

    def look(self, paths: Sequence[Path], cancelled: Callable[[], bool]) -> Survey:
        """Find out what these folders and files are."""
        return survey(paths, cancelled=cancelled)

    def use_table(self, looked: Survey, name: str) -> Survey:
        """The same pictures with another table of the folder, or with none."""
        return choose_table(looked, looked.found.folder / name if name else None)

    def make(self, looked: Survey, wish: Wish, progress: Progress, cancelled: Callable[[], bool]) -> Shelved:
        """A pack of these pictures, on the shelf."""
        return self._shelved(lambda work: make_pack(looked, wish, work, progress=progress, cancelled=cancelled))

    def take(self, file: Path, progress: Progress, cancelled: Callable[[], bool]) -> Shelved:
        """A pack that somebody gave away, checked and on the shelf."""
        return self._shelved(lambda work: open_artpack(file, work, progress=progress, cancelled=cancelled))

    def give(self, slug: str, target: Path) -> None:
        """Write a pack to a file that can be given away."""
        write_artpack(*self._shelf.manifest(slug), target)

    def remove(self, slug: str) -> None:
        """Take a pack away again; quick enough to be waited for."""
        self._shelf.remove(slug)

    def _shelved(self, make: Callable[[Path], Made]) -> Shelved:
        with self._shelf.workplace() as work:
            made = make(work)
            return Shelved(self._shelf.add(made), made.remarks)
