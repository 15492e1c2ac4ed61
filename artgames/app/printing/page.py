"""The page for paper: what, of which paintings, how; the pages as they will be; and away with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QStandardPaths, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFileDialog, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_print import Ui_PrintPage
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.printing.game_documents import pads_of, rules_of
from artgames.app.printing.labels import KINDS, LABELS, file_name
from artgames.app.printing.printer_dialog import ask_for_printer
from artgames.app.printing.sources import SHOWN, Source, sources
from artgames.engine.words import Sentence, filled
from artgames.printing import PAPERS, Content, Document, PdfJob, Wish, compose
from artgames.printing.pdf_writer import RESOLUTION, drawn, page_layout, written
from artgames.printing.print_request import OF_GAMES, OF_PAINTINGS, Kind
from artgames.scene.drawing.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_NARROW = 44
"""Below so many widths of the menu text the pages stand below the wishes."""


class PrintPage(Page):
    """Made of choices and a preview that follows them.

    Signals:
    """

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PrintPage()
        self.ui.setupUi(self)
        self._context = context
        self._shown: Content | None = None
        self._sources: dict[str, Source] = {}
        self._document: Document | None = None
        self._job: PdfJob | None = None
        self._follow = QTimer(self)  # several choices may change at once
        self._follow.setSingleShot(True)
        self._follow.setInterval(0)
        self._follow.timeout.connect(self._compose)
        self._fill()
        self._connect()
        self._show_working(False)
        let_enter_press(self)

    def _fill(self) -> None:
        ui = self.ui
        for kind, text, _ in KINDS:
            ui.kind.addItem(self._tr(text), kind)
        for label, text in LABELS:
            ui.label.addItem(self._tr(text), label)
        ui.perPage.addItem(self.tr("9 (63 × 88 mm)"), 9)
        ui.perPage.addItem(self.tr("6 (90 × 86 mm)"), 6)
        for paper in PAPERS:
            ui.paper.addItem(paper, paper)
        is_american = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        ui.paper.setCurrentText("Letter" if is_american else "A4")
        ui.game.addItem(self.tr("All games"), "")
        titles = {slug: self._context.translate(slug, games.load(slug).info.title) for slug in games.names()}
        for slug, title in sorted(titles.items(), key=lambda one: one[1]):
            ui.game.addItem(title, slug)
        for box in (ui.kind, ui.source, ui.game, ui.perPage, ui.label, ui.paper):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12)

    def _connect(self) -> None:
        ui = self.ui
        for box in (ui.kind, ui.source, ui.game, ui.perPage, ui.label, ui.paper):
            box.activated.connect(self._changed)
        ui.pictures.toggled.connect(self._changed)
        ui.back.clicked.connect(self.left)
        ui.earlier.clicked.connect(lambda: ui.preview.turn(-1))
        ui.later.clicked.connect(lambda: ui.preview.turn(1))
        ui.preview.turned.connect(self._tell_where)
        ui.savePdf.clicked.connect(self._ask_for_file)
        ui.printNow.clicked.connect(self._ask_for_printer)
        ui.cancel.clicked.connect(self.stop)

    def _tr(self, text: str) -> str:
        return self._context.translate("PrintPage", text)

    # In

    def open(self, source: str = "", shown: Content | None = None, kind: Kind | None = None) -> None:
        """As it was left, or with these paintings: a deck, a set, or what the catalogue room shows."""
        ui, self._shown = self.ui, shown
        before = SHOWN if shown is not None else source or ui.source.currentData()
        found = sources(self._context.library, shown)
        self._sources = {one.key: one for one in found}
        ui.source.clear()
        for one in found:
            ui.source.addItem(f"{one.title} ({one.cards})", one.key)
        ui.source.setCurrentIndex(max(0, ui.source.findData(before)))
        if kind is not None:
            ui.kind.setCurrentIndex(ui.kind.findData(kind))
        self._changed()

    def focus_first(self) -> None:
        self.ui.kind.setFocus()

    # What is wanted

    def wish(self) -> Wish:
        ui = self.ui
        return Wish(
            kind=ui.kind.currentData(),
            paper=ui.paper.currentData(),
            per_page=ui.perPage.currentData(),
            label=ui.label.currentData(),
            pictures=ui.pictures.isChecked(),
        )

    def _changed(self) -> None:
        """Only what matters for this kind of pages is asked."""
        ui, kind = self.ui, self.wish().kind
        for widgets, matters in (
            ((ui.sourceLabel, ui.source), kind in OF_PAINTINGS),
            ((ui.gameLabel, ui.game), kind in OF_GAMES),
            ((ui.perPageLabel, ui.perPage, ui.labelLabel, ui.label), kind == "deck"),
            ((ui.pictures,), kind == "answers"),
        ):
            for widget in widgets:
                widget.setVisible(matters)
        ui.hint.setText(next(self._tr(hint) for one, _, hint in KINDS if one == kind))
        self._follow.start()

    def _compose(self) -> None:
        wish, chosen = self.wish(), self._sources.get(self.ui.source.currentData())
        if wish.kind in OF_PAINTINGS and chosen is None:
            self._document = None
        else:
            content = chosen.content() if chosen is not None and wish.kind in OF_PAINTINGS else None
            wanted = self._games()
            pads = pads_of(wanted, self._context) if wish.kind == "pads" else ()
            rules = rules_of(wanted, self._context) if wish.kind == "rules" else ()
            self._document = compose(wish, content, pads, rules)
        self.ui.preview.show_document(self._document)
        self._tell()

    def _games(self) -> Sequence[str]:
        wanted = self.ui.game.currentData()
        return [wanted] if wanted else games.names()

    def _tell(self) -> None:
        ui, document = self.ui, self._document
        for button in (ui.savePdf, ui.printNow):
            button.setEnabled(document is not None)
        if document is None:
            ui.told.setText(self.tr("There are no paintings to print."))
        else:
            ui.told.setText(filled(self.tr("{count:One page|# pages}"), count=len(document.pages)))

    def _tell_where(self) -> None:
        ui, shown = self.ui, self.ui.preview.pages_shown()
        ui.earlier.setEnabled(ui.preview.can_turn(-1))
        ui.later.setEnabled(ui.preview.can_turn(1))
        if self._document is None or not shown:
            ui.where.clear()
            return
        one = self.tr("Page {first} of {pages}")
        two = self.tr("Pages {first} and {last} of {pages}")
        text = two if len(shown) > 1 else one
        ui.where.setText(text.format(first=shown[0] + 1, last=shown[-1] + 1, pages=len(self._document.pages)))

    # Away with it

    def save_pdf(self, file: Path) -> None:
        """Write the pages to a file."""
        if self._document is not None:
            named = file if file.suffix else file.with_suffix(".pdf")
            self._start(written(self._document, named), self.tr("PDF saved as {file}.").format(file=named))

    def _ask_for_file(self) -> None:
        assert self._document is not None
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        suggested = str(Path(folder) / f"{file_name(self._document.title)}.pdf")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save as PDF"), suggested, "PDF (*.pdf)")
        if name:
            self.save_pdf(Path(name))

    def _ask_for_printer(self) -> None:
        assert self._document is not None
        document, is_deck = self._document, self.wish().kind == "deck"

        def prepare(printer: QPrinter) -> None:
            printer.setPageLayout(page_layout(document.paper))
            if is_deck:
                printer.setDuplex(printer.DuplexMode.DuplexLongSide)

        printer = ask_for_printer(self, RESOLUTION, prepare)
        if printer is not None:
            steps = drawn(document, printer, printer.resolution() / 25.4)
            self._start(steps, self.tr("Pages sent to the printer."))

    def _start(self, steps: Iterator[int], done: str) -> None:
        assert self._document is not None
        job = PdfJob(steps, self)
        self._job = job
        self.ui.progress.setRange(0, len(self._document.pages))
        job.progressed.connect(self._tell_progress)
        job.finished.connect(lambda: self._end(done))
        job.failed.connect(lambda sentence: self._end(self._say(sentence)))
        job.stopped.connect(lambda: self._end(""))
        self._show_working(True)
        self.ui.cancel.setFocus()
        job.start()

    def stop(self) -> None:
        """Give up what is being written; nothing of it is left."""
        if self._job is not None:
            self._job.stop()

    def is_working(self) -> bool:
        return self._job is not None

    def _end(self, said: str) -> None:
        if self._job is not None:
            self._job.deleteLater()
            self._job = None
        self._show_working(False)
        self._tell()
        self.ui.savePdf.setFocus()
        if said:
            self.told.emit(said)

    def _say(self, sentence: Sentence) -> str:
        return self._context.say(sentence)

    def _tell_progress(self, done: int) -> None:
        assert self._document is not None
        self.ui.progress.setValue(done)
        pages = len(self._document.pages)
        self.ui.told.setText(self.tr("Page {number} of {pages}").format(number=min(done + 1, pages), pages=pages))

    def _show_working(self, working: bool) -> None:
        ui = self.ui
        ui.progress.setVisible(working)
        ui.cancel.setVisible(working)
        ui.savePdf.setVisible(not working)
        ui.printNow.setVisible(not working)
        ui.wishes.setEnabled(not working)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic("", "print")

    def step_back(self) -> bool:
        """Esc: break off, or leave."""
        if self.is_working():
            self.stop()
        else:
            self.left.emit()
        return True

    def shut_down(self) -> None:
        """The window closes: nothing may run on."""
        self.stop()
        self._follow.stop()
        self.ui.preview.rest()

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.columns.setDirection(way)
        self.ui.preview.setMinimumHeight(round((22 if narrow else 14) * self._em))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.ui.preview.rest()
