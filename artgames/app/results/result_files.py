"""Results as files: one page as a PDF, and tables as CSV."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from artgames.app.context import AppContext
from artgames.app.results.collect_answers import Answer
from artgames.app.results.exports import What, csv_of, know_from, page_of
from artgames.printing import PaperName, PaperProblem, write_pdf
from artgames.spreadsheets import write_csv
from artgames.store.errors import from_os


class ResultFiles(QObject):
    """Asks where to, and writes what is shown.

    Signals:
        told(str): that a file is saved.
        failed(Sentence): why it could not be.
    """

    told = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        context: AppContext,
        window: QWidget,
        answers: Callable[[], list[Answer]],
        filtered: Callable[[], str],
    ) -> None:
        """`answers` are those that are shown, `filtered` tells which those are."""
        super().__init__(window)
        self._context, self._window, self._answers, self._filtered = context, window, answers, filtered

    def save_pdf(self, file: Path) -> None:
        """One page."""
        named = file if file.suffix else file.with_suffix(".pdf")
        american = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        paper: PaperName = "Letter" if american else "A4"
        try:
            write_pdf(page_of(self._answers(), self._filtered(), self._context, paper), named)
        except PaperProblem as problem:
            self.failed.emit(problem.sentence)
            return
        self.told.emit(self.tr("PDF saved as {file}.").format(file=named))

    def save_csv(self, what: What, file: Path) -> None:
        named = file if file.suffix else file.with_suffix(".csv")
        try:
            write_csv(csv_of(what, self._answers(), know_from(self._context)), named)
        except OSError as problem:
            self.failed.emit(from_os(problem, named.parent).sentence)
            return
        self.told.emit(self.tr("Results saved as {file}.").format(file=named))

    def ask_for_pdf(self) -> None:
        name = self._ask_for_file(self.tr("Save as PDF"), "pdf")
        if name:
            self.save_pdf(Path(name))

    def ask_for_csv(self, what: What) -> None:
        name = self._ask_for_file(self.tr("Export as CSV"), "csv")
        if name:
            self.save_csv(what, Path(name))

    def _ask_for_file(self, title: str, suffix: str) -> str:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        suggested = str(Path(folder) / f"{self.tr('Results')}.{suffix}")
        name, _ = QFileDialog.getSaveFileName(self._window, title, suggested, f"{suffix.upper()} (*.{suffix})")
        return name
