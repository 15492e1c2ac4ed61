"""Every text that a window paints, with its size and colour: a drawing is made of it and read back."""

import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QWidget


@dataclass(frozen=True)
class Written:
    """A piece of text as it is seen: `px` is its size in the window, `at` where it begins."""

    text: str
    px: float
    colour: str
    at: tuple[float, float]


def written_on(window: QWidget, folder: Path) -> list[Written]:
    """What can be read. Items that keep a picture of themselves are asked to draw it once more."""
    for view in window.findChildren(QGraphicsView):
        for item in view.scene().items() if view.scene() is not None else []:
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    file = folder / "window.svg"
    drawing = QSvgGenerator()
    drawing.setFileName(str(file))
    drawing.setSize(window.size())
    drawing.setViewBox(window.rect())
    painter = QPainter(drawing)
    window.render(painter, QPoint())
    painter.end()
    return list(_texts(ElementTree.parse(file).getroot(), (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), ""))


def _texts(element: ElementTree.Element, place: tuple[float, ...], colour: str) -> "list[Written]":
    """Qt writes the whole place of an element, never one within another."""
    matrix = re.match(r"matrix\(([^)]*)\)", element.get("transform", ""))
    if matrix is not None:
        place = tuple(float(part) for part in matrix[1].split(","))
    colour = element.get("fill", colour)
    found = []
    if element.tag.endswith("text") and (element.text or "").strip():
        scale = (place[0] ** 2 + place[1] ** 2) ** 0.5
        x, y = float(element.get("x", "0")), float(element.get("y", "0"))
        at = (place[0] * x + place[2] * y + place[4], place[1] * x + place[3] * y + place[5])
        found.append(Written(element.text or "", float(element.get("font-size", "0")) * scale, colour, at))
    for child in element:
        found += _texts(child, place, colour)
    return found
