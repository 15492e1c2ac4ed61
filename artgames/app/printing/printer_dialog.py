"""The system's dialog for printing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


def ask_for_printer(parent: QWidget, resolution: int, prepare: Callable[[QPrinter], None]) -> QPrinter | None:
    """The printer that somebody chose, None where they thought better of it; `prepare` sets what is proposed."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - asks the system for its printers

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setResolution(resolution)
    prepare(printer)
    return printer if QPrintDialog(printer, parent).exec() else None
