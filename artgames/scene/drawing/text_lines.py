"""A text broken into lines, for whoever must know their number before anything is drawn."""

from __future__ import annotations

from PySide6.QtGui import QFont, QTextLayout, QTextOption


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """The lines of a text; a word that no line can hold is broken."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return lines
