"""From a table or a result to what decided it, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.review.page import ReviewPage
    from artgames.app.table.match_service import OpenMatch


class Reviewing(QObject):
    """Makes the review page when it is first wanted."""

    def __init__(self, context: AppContext, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._window = context, window
        self._page: ReviewPage | None = None
        self._before: QWidget | None = None

    @property
    def page(self) -> ReviewPage:
        if self._page is None:
            from artgames.app.review.page import ReviewPage  # noqa: PLC0415 - when first wanted

            self._page = ReviewPage(self._context, self._window.em)
            self._page.left.connect(self._go_back)
        return self._page

    def show(self, opened: OpenMatch) -> None:
        """What decided this match, as far as it is over."""
        from artgames import games  # noqa: PLC0415 - after the first paint

        game = games.load(opened.table.game)
        self.page.open(game.slug, game.review(opened.match), opened.table.names)
        self._before = self._window.page()
        self._window.turn_to(self.page)
        self.page.focus_first()

    def _go_back(self) -> None:
        if self._before is not None:
            self._window.turn_to(self._before)
