"""Reading pictures away from the window's thread: whole or not at all, at the size wanted, with small copies on disk.

Nothing here raises: a picture that cannot be read is None, a copy that cannot be written is not there.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSaveFile, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

SMALL_SIDE = 480
"""Long side of the copies kept on disk: enough for any painting on a wall of 24."""


class PictureFile(NamedTuple):
    """Where a picture is, and which part of the file is the painting (left, top, width, height); None: all of it."""

    path: Path
    crop: tuple[int, int, int, int] | None = None


_JPEG_START, _JPEG_END = b"\xff\xd8", b"\xff\xd9"
_TAIL = 4096  # some programs write notes behind a JPEG's end


def read_picture(file: PictureFile, box: QSize | None) -> QImage | None:
    """The whole picture scaled to fit a box of pixels, in its own size for None, or None if the file is missing or
    cut."""
    try:
        data = file.path.read_bytes()
    except OSError:
        return None
    if data.startswith(_JPEG_START) and _JPEG_END not in data[-_TAIL:]:
        return None  # Qt would fill the missing half with grey and call it a picture
    return _decode(data, file.crop, box)


def small_copy(folder: Path, original: PictureFile) -> Path | None:
    """Where the small copy of a picture is kept; a changed picture gets another name."""
    try:
        facts = original.path.stat()
    except OSError:
        return None
    name = f"{original.path}|{original.crop}|{facts.st_mtime_ns}|{facts.st_size}"
    return folder / f"{blake2b(name.encode(), digest_size=12).hexdigest()}.jpg"


def write_small_copy(original: PictureFile, copy: Path) -> bool:
    """Keep a small copy, whole or not at all. A full disk or a folder that may not be written only means no copy."""
    image = read_picture(original, QSize(SMALL_SIDE, SMALL_SIDE))
    if image is None:
        return False
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    file = QSaveFile(str(copy))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    writer = QImageWriter(file, QByteArray(b"jpg"))
    writer.setQuality(93)
    if not writer.write(image):
        file.cancelWriting()
    return file.commit()


def fits_small_copy(box: QSize | None) -> bool:
    """Whether a small copy is large enough to be shown in this box of pixels."""
    return box is not None and max(box.width(), box.height()) <= SMALL_SIDE


def _decode(data: bytes, crop: tuple[int, int, int, int] | None, box: QSize | None) -> QImage | None:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
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
    return image.convertToFormat(QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied)


def _fitted(size: QSize, box: QSize) -> QSize:
    return size.scaled(box, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
