"""Paper on the board: score pads, and sheets that people write on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from artgames.scene.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Paper:
    """Colours of a sheet. Paper is light in every theme but the one that wants black."""

    sheet: str = "#FBF5E6"
    ink: str = "#1C1A17"
    rule: str = "#D9CBAE"
    faint: str = "#5C5345"
    right: str = "#0B6B47"
    wrong: str = "#A12B12"
    pencil: str = "#38507A"


PAPER = Paper()
BLACK_PAPER = Paper("#000000", "#FFFFFF", "#8C8C8C", "#BFBFBF", "#8BF0C3", "#FFB3A3", "#FFFFFF")


def paper_of(theme: Theme) -> Paper:
    """The paper that is used in this look."""
    return PAPER if theme.frames else BLACK_PAPER


def draw_sheet(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """An empty sheet that lies on the wall; where nothing casts a shadow, a line goes round it."""
    paper = paper_of(theme)
    if theme.frames:
        painter.fillRect(rect.translated(3, 5), QColor(0, 0, 0, 70))
    painter.fillRect(rect, QColor(paper.sheet))
    if not theme.frames:
        painter.setPen(QColor(paper.ink))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)
