"""Asks how the paintings shown shall look on paper, and shows how far the pages are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QMarginsF, QStandardPaths, Signal
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QFrame, QWidget

from artgames.app.catalogue.contact_sheet import GRIDS, RESOLUTION, SheetJob
from artgames.app.catalogue.selection import Selection
from artgames.app.forms.ui_catalogue_sheet import Ui_SheetBar
from artgames.app.printing.printer_dialog import ask_for_printer
from artgames.app.widgets.flow_layout import flow_of

MARGIN_MM = 14
PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


class SheetBar(QFrame):
    """Hidden until somebody wants to print.

    Signals:
        told(str): what became of it, for everybody to read.
        closed(): nothing is printed any more.
        more_wanted(): cards, a catalogue or answer sheets instead.
    """

    told = Signal(str)
    closed = Signal()
    more_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SheetBar()
        self.ui.setupUi(self)
        self._selection: Selection | None = None
        self._job: SheetJob | None = None
        ui = self.ui
        flow_of(ui.choices, ui.paper, ui.perPage, ui.savePdf, ui.printNow, ui.more, ui.close)
        for name in PAPERS:
            ui.paper.addItem(name)
        is_american = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        ui.paper.setCurrentText("Letter" if is_american else "A4")
        for count in GRIDS:
            text = self.tr("{count} per page") if count > 1 else self.tr("One per page")
            ui.perPage.addItem(text.format(count=count), count)
        ui.perPage.setCurrentIndex(2)
        ui.perPage.activated.connect(self._tell)
        ui.savePdf.clicked.connect(self._ask_for_file)
        ui.printNow.clicked.connect(self._ask_for_printer)
        ui.more.clicked.connect(self._leave_it)
        ui.close.clicked.connect(self.dismiss)
        ui.stop.clicked.connect(self._stop)
        self.hide()

    def ask(self, selection: Selection) -> None:
        """Paintings of this selection are wanted on paper."""
        self._selection = selection
        self._show_working(False)
        self._tell()
        self.show()
        self.ui.savePdf.setFocus()

    def dismiss(self) -> None:
        self._stop()
        self.hide()
        self.closed.emit()

    def _leave_it(self) -> None:
        self.dismiss()
        self.more_wanted.emit()

    def save_pdf(self, file: Path) -> None:
        """Write the pages to a file."""
        try:
            file.open("wb").close()
        except OSError:
            self._tell_not_written()
            return
        writer = QPdfWriter(str(file))
        writer.setResolution(RESOLUTION)
        writer.setTitle(self.tr("The collection"))
        self._begin(writer, self.tr("PDF saved as {file}.").format(file=file))

    # Inside

    def _tell(self) -> None:
        if self._selection is not None:
            count, per_page = len(self._selection.paintings), self.ui.perPage.currentData()
            text = self.tr("Paintings with labels: {count}. Pages: {pages}.")
            self.ui.what.setText(text.format(count=count, pages=-(-count // per_page)))

    def _ask_for_file(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        suggested = str(Path(folder) / f"{self.tr('Paintings')}.pdf")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save as PDF"), suggested, "PDF (*.pdf)")
        if name:
            file = Path(name)
            self.save_pdf(file if file.suffix else file.with_suffix(".pdf"))

    def _ask_for_printer(self) -> None:
        printer = ask_for_printer(self, RESOLUTION, self._set_paper)
        if printer is not None:
            self._begin(printer, self.tr("Pages sent to the printer."), with_paper=False)

    def _set_paper(self, device: QPagedPaintDevice) -> None:
        size = QPageSize(PAPERS[self.ui.paper.currentText()])
        margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
        device.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter))

    def _begin(self, device: QPagedPaintDevice, done: str, *, with_paper: bool = True) -> None:
        assert self._selection is not None
        if with_paper:
            self._set_paper(device)
        job = SheetJob(
            device, self._selection.paintings, self._selection.picture_of, self.ui.perPage.currentData(), self
        )
        self._job = job
        self.ui.progress.setRange(0, max(1, len(self._selection.paintings)))
        job.progressed.connect(self.ui.progress.setValue)
        job.finished.connect(self._when_done(job, done))
        self._show_working(True)
        self.ui.stop.setFocus()
        job.start()

    def _when_done(self, job: SheetJob, done: str) -> Callable[[bool], None]:
        def finish(complete: bool) -> None:
            stopped, self._job = self._job is not job, None
            job.deleteLater()
            self._show_working(False)
            if complete:
                self.told.emit(done)
                self.dismiss()
            elif not stopped:
                self._tell_not_written()

        return finish

    def _tell_not_written(self) -> None:
        self.told.emit(self.tr("The pages could not be saved. Choose another folder, or free some space."))

    def _stop(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.stop()

    def _show_working(self, working: bool) -> None:
        self.ui.working.setVisible(working)
        self.ui.choices.setVisible(not working)
