"""To the practice page from any other, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.error_reporting import ErrorReporter
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.navigator import Navigator
    from artgames.app.practice.page import PracticePage


class Practising(QObject):
    """Makes the practice page when it is first wanted, and knows where the learner came from."""

    def __init__(self, context: AppContext, window: MainWindow, flow: Navigator) -> None:
        super().__init__(flow)
        self._context, self._window, self._flow = context, window, flow
        self._care = ErrorReporter(context, window)
        self._page: PracticePage | None = None
        self._before: QWidget | None = None
        window.practice_wanted.connect(self.begin)
        window.closing.connect(self._put_away)

    @property
    def page(self) -> PracticePage:
        if self._page is None:
            from artgames.app.practice.page import PracticePage  # noqa: PLC0415 - it loads the whole stage

            self._page = PracticePage(self._context, self._window)
            self._page.left.connect(self._go_back)
            self._page.play_wanted.connect(self._flow.set_up)
            self._page.settings_wanted.connect(self._flow.show_settings)
            self._page.help_wanted.connect(self._window.show_help)
            self._page.table.changed.connect(self._window.follow_topic)
        return self._page

    def begin(self, slug: str) -> None:
        """The practice round of this game. A match being played is covered and waits."""
        page = self._window.page()
        if page is not self._page:
            self._before = page
            self._flow.rest_at_table()
        self._window.turn_to(self.page)
        if not self._care.done(lambda: self.page.open(slug)):
            self._go_back()

    def _go_back(self) -> None:
        if self._before is None or self._before is self._flow.home:
            self._flow.show_home()
        else:
            self._window.turn_to(self._before)

    def _put_away(self) -> None:
        if self._page is not None:
            self._page.close_table()
