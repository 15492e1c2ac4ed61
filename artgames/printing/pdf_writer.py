"""From a document to a PDF, a printer or a picture on the screen."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from os import SEEK_END
from pathlib import Path
from shutil import disk_usage

from PySide6.QtCore import QMarginsF, QObject, QTimer, Signal
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

import artgames
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.printing.document import Document
from artgames.printing.ink import PICTURE_DPI, Ink
from artgames.printing.layout import PaperName

RESOLUTION = 1200
"""Of the lines; pictures are as fine as `PICTURE_DPI`."""

_END, _TAIL = b"%%EOF", 64
"""How a whole PDF ends."""

_LEAST_ROOM = 1 << 16

_SIZES: dict[PaperName, QPageSize.PageSizeId] = {
    "A4": QPageSize.PageSizeId.A4,
    "Letter": QPageSize.PageSizeId.Letter,
}

_UNWRITABLE = QT_TRANSLATE_NOOP(
    "Paper", "Cannot save to {where}. Choose another folder, or close the program that has the file open."
)
_FULL = QT_TRANSLATE_NOOP("Paper", "Not enough disk space for {where}. Free some space and try again.")
_NO_PRINTER = QT_TRANSLATE_NOOP("Paper", "The printer is not accepting pages. Check that it is on, and try again.")


class PaperProblem(Exception):
    """Pages that could not be written, and what to do about it. A file that was there before is still whole."""

    def __init__(self, text: str, where: str = "") -> None:
        self.sentence = Sentence("Paper", text, {"where": where})
        super().__init__(self.sentence.render(()))


def draw_page(document: Document, number: int, painter: QPainter, dots_per_mm: float, dpi: int) -> Iterator[None]:
    """Draw a page (counted from 0) where the painter stands, step by step."""
    ink = Ink(painter, dots_per_mm, dpi)
    try:
        yield from document.pages[number](ink)
    finally:
        ink.close()


def page_layout(paper: PaperName) -> QPageLayout:
    """The whole sheet: the pages see to their margins themselves."""
    unit, upright = QPageLayout.Unit.Millimeter, QPageLayout.Orientation.Portrait
    layout = QPageLayout(QPageSize(_SIZES[paper]), upright, QMarginsF(), unit)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def drawn(document: Document, device: QPagedPaintDevice, dots_per_mm: float) -> Iterator[int]:
    """Draw all pages; after every picture, how many pages are done."""
    painter = QPainter()
    if not painter.begin(device):
        raise PaperProblem(_NO_PRINTER)
    try:
        for number in range(len(document.pages)):
            if number and not device.newPage():
                raise PaperProblem(_NO_PRINTER)
            for _ in draw_page(document, number, painter, dots_per_mm, PICTURE_DPI):
                yield number
        yield len(document.pages)
    finally:
        painter.end()


def written(document: Document, file: Path) -> Iterator[int]:
    """Write a PDF, whole or not at all; after every picture, how many pages are done. Raises PaperProblem."""
    part = _begin(file)
    try:
        writer = QPdfWriter(str(part))
        writer.setResolution(RESOLUTION)
        writer.setTitle(document.title)
        writer.setCreator(f"Artgames {artgames.__version__}")
        writer.setPageLayout(page_layout(document.paper))
        for done in drawn(document, writer, RESOLUTION / 25.4):
            _check_room(file)
            yield done
        del writer  # the end of the file is written with it
        _put_in_place(part, file)
    finally:
        part.unlink(missing_ok=True)


def _begin(file: Path) -> Path:
    """The file that is written to until all is done, beside the one that is wanted."""
    part = file.with_name(f".{file.name}.part")
    try:
        if file.exists() and not file.is_file():
            raise PaperProblem(_UNWRITABLE, str(file))
        part.open("wb").close()
    except OSError as error:
        raise _problem(error, file) from error
    return part


def _check_room(file: Path) -> None:
    """Qt does not say when a disk is full: it goes on and writes half a file."""
    with suppress(OSError):
        if disk_usage(file.parent).free < _LEAST_ROOM:
            raise PaperProblem(_FULL, str(file))


def _put_in_place(part: Path, file: Path) -> None:
    try:
        with part.open("rb") as made:
            made.seek(-min(_TAIL, part.stat().st_size), SEEK_END)
            if _END not in made.read():
                raise PaperProblem(_FULL, str(file))
            os.fsync(made.fileno())
        part.replace(file)
    except OSError as error:
        raise _problem(error, file) from error


def write_pdf(document: Document, file: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """The same at one go. Raises PaperProblem."""
    for done in written(document, file):
        if progress is not None:
            progress(done, len(document.pages))


def _problem(error: OSError, file: Path) -> PaperProblem:
    full = error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
    return PaperProblem(_FULL if full else _UNWRITABLE, str(file))


class PdfJob(QObject):
    """Goes through the steps of a document while the window stays alive.

    Signals:
        progressed(int): so many pages are done.
        finished(): all of them are.
        failed(Sentence): they could not be written, and why.
        stopped(): somebody did not want them any more.
    """

    progressed = Signal(int)
    finished = Signal()
    failed = Signal(object)
    stopped = Signal()

    def __init__(self, steps: Iterator[int], parent: QObject) -> None:
        """`steps` are those of `written` or `drawn`."""
        super().__init__(parent)
        self._steps = steps
        self._next = QTimer(self)
        self._next.timeout.connect(self._step)

    def start(self) -> None:
        self._next.start(0)

    def stop(self) -> None:
        """Leave it: nothing is written."""
        if self._next.isActive():
            self._end()
            self.stopped.emit()

    def _end(self) -> None:
        self._next.stop()
        close = getattr(self._steps, "close", None)
        if close is not None:
            close()

    def _step(self) -> None:
        try:
            self.progressed.emit(next(self._steps))
        except StopIteration:
            self._end()
            self.finished.emit()
        except PaperProblem as problem:
            self._end()
            self.failed.emit(problem.sentence)
