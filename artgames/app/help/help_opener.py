"""Opens the help panel beside the page that is shown, and gives the keyboard back when it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.page_base import Page, Topic, label_boxes, let_enter_press

if TYPE_CHECKING:
    from artgames.app.help.panel import HelpPanel


class HelpOpener(QObject):
    """Makes the panel when it is first wanted.

    Signals:
        practice_wanted(str): the practice round of this game, as the panel offers it.
    """

    practice_wanted = Signal(str)

    def __init__(self, context: AppContext, place: QWidget, page: Callable[[], QWidget | None]) -> None:
        """`place` is what the panel lies on, `page` tells which page is shown."""
        super().__init__(place)
        self._context, self._place, self._page = context, place, page
        self._panel: HelpPanel | None = None
        self._focus_before: QWidget | None = None

    @property
    def is_open(self) -> bool:
        return self._panel is not None and self._panel.isVisible()

    def toggle(self, tab: str) -> None:
        """Open this tab, or hide it where it is open already."""
        panel = self._panel or self._made()
        if not self.is_open:
            self._focus_before = self._place.window().focusWidget()
        elif panel.tab() == tab:
            self.hide()
            return
        panel.open(self._topic(), tab)

    def follow(self) -> None:
        """What is shown on this page now may be explained by another part of the guide."""
        if self._panel is not None and self.is_open:
            self._panel.follow(self._topic())

    def hide(self) -> None:
        if self._panel is not None and self.is_open:
            self._panel.hide()
            focus = self._focus_before or self._page()
            if focus is not None:
                focus.setFocus()

    def _made(self) -> HelpPanel:
        from artgames.app.help.panel import HelpPanel  # noqa: PLC0415 - seldom needed

        panel = self._panel = HelpPanel(self._context, self._place)
        panel.closed.connect(self.hide)
        panel.practice_wanted.connect(self.practice_wanted)
        let_enter_press(panel)
        label_boxes(panel)
        return panel

    def _topic(self) -> Topic:
        page = self._page()
        return page.help_topic() if isinstance(page, Page) else Topic("", "")
