"""Reading pictures away from the window's thread: whole or not at all, at the size wanted, with small copies on disk.

Nothing here raises: a picture that cannot be read is None, a copy that cannot be written is not there.
"""

from __future__ import annotations

import os
import threading
from hashlib import blake2b
from os import SEEK_END
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageReader

from artgames.scene.pictures.lighting import lit

SMALL_SIDE = 480
"""Long side of the copies kept on disk: enough for any painting on a wall of 24."""


class PictureFile(NamedTuple):
    """Where a picture is, and which part of the file is the painting (left, top, width, height); None: all of it."""

    path: Path
    crop: tuple[int, int, int, int] | None = None
    luminance: int | None = None
    """How bright it is, 0 to 255; None where nobody has measured it yet."""
    light: float = 0.0
    """How much it is lit for the screen, 0 to 1."""


_SMALL = QSize(SMALL_SIDE, SMALL_SIDE)
_JPEG_START, _JPEG_END = b"\xff\xd8", b"\xff\xd9"
_TAIL = 4096  # some programs write notes behind a JPEG's end


def read_picture(file: PictureFile, box: QSize | None) -> QImage | None:
    """The whole picture scaled to fit a box of pixels, in its own size for None, or None if the file is missing or
    cut."""
    try:
        if _is_cut(file.path):
            return None  # Qt would fill the missing half with grey and call it a picture
    except OSError:
        return None
    return _decode(file, box)


def _is_cut(path: Path) -> bool:
    """Whether a JPEG lacks its end."""
    with path.open("rb") as data:
        if data.read(2) != _JPEG_START:
            return False
        data.seek(0, SEEK_END)
        data.seek(max(0, data.tell() - _TAIL))
        return _JPEG_END not in data.read()


def luminance_of(image: QImage) -> int:
    """How bright a picture is on the whole, 0 to 255."""
    size = QSize(16, 16)
    few = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    dots = [few.pixelColor(x, y) for x in range(16) for y in range(16)]
    return round(sum(0.2126 * dot.red() + 0.7152 * dot.green() + 0.0722 * dot.blue() for dot in dots) / len(dots))


def small_copy(folder: Path, original: PictureFile) -> Path | None:
    """Where the small copy of a picture is kept; a changed picture gets another name."""
    try:
        facts = original.path.stat()
    except OSError:
        return None
    name = f"{original.path}|{original.crop}|{facts.st_mtime_ns}|{facts.st_size}"
    if original.light:
        name += f"|{original.light}"
    return folder / f"{blake2b(name.encode(), digest_size=12).hexdigest()}.jpg"


def write_small_copy(original: PictureFile, copy: Path) -> bool:
    """Keep a small copy, whole or not at all. A full disk or a folder that may not be written only means no copy."""
    image = read_picture(original, _SMALL)
    if image is None:
        return False
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    unfinished = copy.with_suffix(f".{os.getpid()}.{threading.get_ident()}.part")
    if not image.save(str(unfinished), "JPG", 93):  # type: ignore[call-overload]
        unfinished.unlink(missing_ok=True)
        return False
    try:
        unfinished.replace(copy)
    except OSError:
        return False
    return True


def fits_small_copy(box: QSize | None) -> bool:
    """Whether a small copy is large enough to be shown in this box of pixels."""
    return box is not None and max(box.width(), box.height()) <= SMALL_SIDE


def prepare_reading() -> None:
    """Call this once in the window's thread before any other thread reads a picture.

    PySide completes its classes when they are first used, and two threads that do so at the same moment crash: of a
    hundred fresh processes that read their first pictures in two threads, thirty did.
    """
    _decode(PictureFile(Path(), (0, 0, 1, 1)), QSize(1, 1))
    lit(QImage(1, 1, QImage.Format.Format_RGB32), 1.0)


def _decode(file: PictureFile, box: QSize | None) -> QImage | None:
    # By file name, never from a QBuffer or QFile made in Python: Qt reads from the device while it holds the lock of
    # its image plug-ins, a device made in Python needs the interpreter's lock for that, and two threads wait for ever.
    reader = QImageReader(str(file.path))
    crop = file.crop
    reader.setAutoTransform(True)
    size = reader.size()
    if crop is not None:
        reader.setClipRect(QRect(*crop))
        size = QSize(crop[2], crop[3])
    if box is not None and size.isValid():
        reader.setScaledSize(_fitted(size, box))
    image = reader.read()
    if image.isNull():
        return None
    if box is not None and not size.isValid():
        image = image.scaled(box, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    opaque = not image.hasAlphaChannel()
    kind = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
    return lit(image.convertToFormat(kind), file.light)


def _fitted(size: QSize, box: QSize) -> QSize:
    """What does not fit is cut off; but a small copy is rounded, since it is scaled again, and two cut dots would
    already be seen as another shape."""
    if box == _SMALL:
        return QSizeF(size).scaled(QSizeF(box), Qt.AspectRatioMode.KeepAspectRatio).toSize().expandedTo(QSize(1, 1))
    return size.scaled(box, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
