"""What is the same for every test and is made once for all of them: typefaces, and the pictures of the house."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from artgames.decks.met_package import find_pictures
from artgames.paths import resources
from artgames.scene.drawing.fonts import load_fonts
from artgames.scene.pictures import decoding
from artgames.scene.pictures.decoding import PictureFile

SMALL = QSize(200, 200)
MOST_BYTES = 128 * 1024 * 1024

Decode = Callable[[PictureFile, QSize | None], QImage | None]


class _Key(NamedTuple):
    """A picture that was asked for. A file that was changed meanwhile is another one."""

    path: Path
    changed: int
    size: int
    crop: tuple[int, int, int, int] | None
    box: tuple[int, int] | None
    is_fine: bool
    light: float


class SmallPictures:
    """The museum of all tests: a picture of the house is decoded once, small, and stretched to whatever size is asked
    for; workers ask from any thread. Other files are decoded as ever: a test that makes them is about that."""

    def __init__(self, decode: Decode, house: Sequence[Path]) -> None:
        self._decode, self._house, self._lock = decode, tuple(map(str, house)), Lock()
        self._kept: OrderedDict[_Key, QImage] = OrderedDict()
        self._bytes = 0
        self.as_they_are = False
        """For tests that compare dots: every picture in its own fineness."""

    def read(self, file: PictureFile, box: QSize | None) -> QImage | None:
        if not str(file.path).startswith(self._house):
            return self._decode(file, box)
        if self.as_they_are or box is None:
            return self._once(file, box, self._decode)
        small = self._once(file, SMALL, self._decode)
        return self._once(file, box, lambda *_: self._stretched(small, file, box)) if small is not None else None

    def _stretched(self, small: QImage, file: PictureFile, box: QSize) -> QImage:
        size = QSize(*file.crop[2:]) if file.crop is not None else QImageReader(str(file.path)).size()
        return small.scaled(decoding._fitted(size, box), Qt.AspectRatioMode.IgnoreAspectRatio)

    def _once(self, file: PictureFile, box: QSize | None, decode: Decode) -> QImage | None:
        facts = file.path.stat()
        asked = (box.width(), box.height()) if box is not None else None
        key = _Key(file.path, facts.st_mtime_ns, facts.st_size, file.crop, asked, self.as_they_are, file.light)
        with self._lock:
            found = self._kept.get(key)
        if found is None:
            found = decode(file, box)
            if found is not None:
                self._keep(key, found)
        return QImage(found) if found is not None else None

    def _keep(self, key: _Key, image: QImage) -> None:
        with self._lock:
            self._bytes += image.sizeInBytes() if key not in self._kept else 0
            self._kept[key] = image
            while self._bytes > MOST_BYTES:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= dropped.sizeInBytes()


@cache
def prepare_qt(copies: Path) -> SmallPictures:
    """Call this before the first test that has a `QApplication`; small copies of pictures are kept in this folder."""
    assert load_fonts() == []
    met = find_pictures()
    assert met is not None
    museum = SmallPictures(decoding._decode, (resources() / "decks", met, copies))
    decoding._decode = museum.read
    return museum
