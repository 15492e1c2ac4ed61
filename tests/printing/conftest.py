"""A small deck whose pictures are plain fields of colour, and eyes for a PDF."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from artgames.decks import Painting
from artgames.printing import Content
from artgames.scene.pictures.decoding import PictureFile
from tests.support.made_once import prepare_qt

SHAPES = ((300, 200), (200, 300), (400, 60), (250, 250))


@pytest.fixture(scope="session", autouse=True)
def typefaces(qapp: QApplication, copies: Path) -> None:
    prepare_qt(copies)


@pytest.fixture
def content(tmp_path: Path) -> Content:
    return make_content(tmp_path, 20)


def make_content(folder: Path, count: int) -> Content:
    """Paintings of all shapes, one with a title that fits nowhere."""
    files = {}
    for number, (wide, high) in enumerate(SHAPES):
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        image.fill(QColor("#C05020"))
        files[number] = folder / f"{number}.png"
        assert image.save(str(files[number]))
    paintings = tuple(_painting(number) for number in range(count))
    return Content("A small deck", paintings, lambda card: PictureFile(files[card % len(SHAPES)]), "Ann", "CC0 1.0")


def _painting(number: int) -> Painting:
    wide, high = SHAPES[number % len(SHAPES)]
    title = "The Extraordinarily Long Title of a Painting " * 4 if number == 3 else f"Painting {number}"
    return Painting(id=number, title=title, artist="Ann", dated="1888", file=f"{number}.png", width=wide, height=high)


class Pdf:
    """What poppler sees in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    @property
    def pages(self) -> int:
        return int(self._info("Pages"))

    @property
    def size(self) -> tuple[float, float]:
        """Of a page, in millimetres."""
        found = re.match(r"([\d.]+) x ([\d.]+) pts", self._info("Page size"))
        assert found is not None
        return float(found[1]) / 72 * 25.4, float(found[2]) / 72 * 25.4

    def text(self, page: int) -> str:
        return _run("pdftotext", "-f", str(page), "-l", str(page), "-layout", str(self._file), "-")

    def fonts(self) -> list[list[str]]:
        """A list of words for each typeface."""
        return [line.split() for line in _run("pdffonts", str(self._file)).splitlines()[2:]]

    def picture(self, page: int, folder: Path, dpi: int = 50) -> QImage:
        stem = str(folder / f"page{page}")
        _run("pdftoppm", "-r", str(dpi), "-f", str(page), "-singlefile", "-png", str(self._file), stem)
        return QImage(f"{stem}.png")

    def _info(self, key: str) -> str:
        found = re.search(rf"^{key}:\s*(.*)$", _run("pdfinfo", str(self._file)), re.MULTILINE)
        assert found is not None
        return found[1]


def _run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


needs_poppler = pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="needs poppler-utils")
