"""Texts of the board: by this name lupdate finds them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def box_name(position: int) -> str:
    """As people count: from 1 on the left."""
    return translate("steal_this_game", "Box {number}").format(number=position + 1)


def spot_name(position: int) -> str:
    return translate("steal_this_game", "In front of box {number}").format(number=position + 1)


def die_name(value: int) -> str:
    return translate("steal_this_game", "A die showing {value}").format(value=value)
