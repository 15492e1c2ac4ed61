"""Texts from outside (packs, names, sets, exhibits, tables, files) are shown letter by letter.

Left to itself Qt looks whether a text might be markup, draws it so, and loads the pictures that it names; and it takes
an & on a button for a key. Labels are plain here unless one says that it is not, whoever writes markup escapes what
goes into it, and tooltips and buttons get their texts through this module. A house rule watches over it.
"""

from __future__ import annotations

import re
from html import escape

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QLabel, QWidget

LONGEST_TIP = 400
LONGEST_BUTTON = 120
_LONGEST_LINE = 70
_LONGEST_WORD = 14


class PlainLabel(QLabel):
    """A label that shows its text as it is. (Those of forms are made so by `scripts/build_forms.py`.)"""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        self.setText(text)


def tip(text: str) -> str:
    """A text as a tooltip shows it: not endless, in several lines where one is too short for it."""
    short = _short(text, LONGEST_TIP)
    if len(short) > _LONGEST_LINE or QtGui.Qt.mightBeRichText(short):
        lines = escape(short).replace("\n", "<br>")
        return f"<p>{lines}</p>"  # only markup is broken into lines where they end; in this one nothing is markup
    return short


def in_role(role: int, text: str) -> str:
    """What a model says of a row when it is pointed at, and when it is read out."""
    return tip(text) if role == QtCore.Qt.ItemDataRole.ToolTipRole else text


def button_text(text: str) -> str:
    """A text as a button, a tab or a line of a menu shows it: an & is an &, and no key."""
    return _short(text, LONGEST_BUTTON).replace("&", "&&")


def breakable(text: str) -> str:
    """The same words, with invisible places to break the very long ones: names have up to sixty letters."""
    return re.sub(rf"\S{{{_LONGEST_WORD}}}(?=\S)", "\\g<0>\u200b", text)


def _short(text: str, most: int) -> str:
    """As `engine.words.shortened`, which is not loaded yet when the first labels are made."""
    return text if len(text) <= most else f"{text[:most].rstrip()}…"
