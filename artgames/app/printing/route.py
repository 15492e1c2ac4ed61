"""For whoever teaches: to the pages for paper and for results from any other, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.navigator import Navigator
    from artgames.app.printing.page import PrintPage
    from artgames.app.results.page import ResultsPage
    from artgames.app.results.tally import ResultsFilter
    from artgames.app.table.match_service import OpenMatch
    from artgames.printing import Content
    from artgames.printing.print_request import Kind

_TOLD_MS = 8_000


class Classroom(QObject):
    """Makes both pages when they are first wanted, and knows where somebody came from."""

    def __init__(self, context: AppContext, window: MainWindow, flow: Navigator) -> None:
        super().__init__(flow)
        self._context, self._window, self._flow = context, window, flow
        self._paper: PrintPage | None = None
        self._results: ResultsPage | None = None
        self._before: dict[QWidget, QWidget | None] = {}
        window.first_painted.connect(self._offer)
        window.closing.connect(self._put_away)

    def _offer(self) -> None:
        home = self._flow.home
        home.offer(self.tr("Results…"), self.show_results)
        home.offer(self.tr("Print cards, pads and sheets…"), self.show_paper)

    # Paper

    @property
    def paper(self) -> PrintPage:
        if self._paper is None:
            from artgames.app.printing.page import PrintPage  # noqa: PLC0415 - when first wanted

            page = PrintPage(self._context, self._window.em)
            page.left.connect(lambda: self._go_back(page))
            page.told.connect(self._tell)
            self._paper = page
        return self._paper

    def show_paper(self, kind: Kind | None = None, source: str = "", shown: Content | None = None) -> None:
        """The page for paper, as it was left or with these paintings."""
        self.paper.open(kind, source, shown)
        self._turn_to(self.paper)
        self.paper.focus_first()

    # Results

    @property
    def results(self) -> ResultsPage:
        if self._results is None:
            from artgames.app.results.page import ResultsPage  # noqa: PLC0415 - when first wanted

            page = ResultsPage(self._context, self._window.em)
            page.set_look(self._context.theme(), self._window.em)
            page.left.connect(lambda: self._go_back(page))
            page.told.connect(self._tell)
            page.forgotten.connect(self._after_forgetting)
            self._results = page
        return self._results

    def show_results(self, wanted: ResultsFilter | None = None) -> None:
        """The results page, as it was left or with these answers only."""
        self.results.open(wanted)
        self._turn_to(self.results)
        self.results.focus_first()

    def show_results_of(self, opened: OpenMatch | None) -> None:
        """What those who sit at this table have answered on any day."""
        from artgames.app.results.tally import ResultsFilter  # noqa: PLC0415 - with the page
        from artgames.store.seating import is_known  # noqa: PLC0415

        players = opened.table.players if opened is not None else ()
        self.show_results(ResultsFilter(people=tuple(player.name for player in players if is_known(player))))

    def _after_forgetting(self, name: str) -> None:
        """Names of the last table are also kept for the first paint."""
        from artgames.app.startup_snapshot import read_look, write_look  # noqa: PLC0415 - seldom needed

        if self._flow.forget(name) and self._results is not None:
            self._before.pop(self._results, None)
        self._flow.refresh_home()
        data = self._context.data
        write_look(data, read_look(data)._replace(names=self._flow.home.last_played()))

    # Inside

    def _turn_to(self, page: QWidget) -> None:
        now = self._window.page()
        if now is not page:
            self._before[page] = now
        self._window.turn_to(page)

    def _go_back(self, page: QWidget) -> None:
        self._flow.return_to(self._before.get(page))

    def _tell(self, text: str) -> None:
        self._window.notice(text, lasts=_TOLD_MS)

    def _put_away(self) -> None:
        for page in (self._paper, self._results):
            if page is not None:
                page.shut_down()
