"""To the page for one's own pictures from any other, and on to a game with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.importing.page import ImportPage
    from artgames.app.navigator import Navigator

_TOLD_MS = 8_000


class Importing(QObject):
    """Makes the page when it is first wanted, and knows where somebody came from."""

    def __init__(self, context: AppContext, window: MainWindow, flow: Navigator) -> None:
        super().__init__(flow)
        self._context, self._window, self._flow = context, window, flow
        self._page: ImportPage | None = None
        self._before: QWidget | None = None
        window.first_painted.connect(self._accept_drops)
        window.closing.connect(self._put_away)

    @property
    def page(self) -> ImportPage:
        if self._page is None:
            from artgames.app.importing.page import ImportPage  # noqa: PLC0415 - seldom needed

            self._page = ImportPage(self._context, self._context.theme(), self._window.em, self._window)
            self._page.left.connect(self._go_back)
            self._page.changed.connect(self._flow.decks_changed)
            self._page.play_wanted.connect(self.play_with)
            self._page.show_wanted.connect(self._flow.collecting.show_pack)
            self._page.told.connect(lambda text: self._window.notice(text, lasts=_TOLD_MS))
        return self._page

    def open(self, paths: Sequence[Path] = ()) -> None:
        """The page, with what was dropped on the window or as it was left."""
        now = self._window.page()
        if now is not self._page:
            self._before = now
        self._window.turn_to(self.page)
        if paths:
            self.page.open(paths)
        elif now is not self._page:
            self.page.begin()

    def play_with(self, slug: str) -> None:
        """Set up the first game that can be played with a pack, at the table it was last played at."""
        import msgspec  # noqa: PLC0415 - not needed for the first paint

        from artgames.app.models.seats import own_names  # noqa: PLC0415
        from artgames.app.setup.playable_games import playable  # noqa: PLC0415
        from artgames.app.table.match_service import first_table  # noqa: PLC0415

        deck = self._context.library.deck(slug)
        lines = playable(deck, self._context.translate) if deck is not None else []
        game = next((line.slug for line in lines if line.is_playable), None)
        if game is None:
            return
        people = own_names(person.name for person in self._context.store.people())
        table = self._context.store.last_table(game) or first_table(game, people, slug)
        self._flow.change(msgspec.structs.replace(table, deck=slug))

    def _drop(self, paths: Sequence[Path]) -> None:
        """A match that is shown now is covered and waits, as for any other page."""
        self._flow.rest_at_table()
        self.open(paths)

    def _accept_drops(self) -> None:
        from artgames.app.importing.drop_target import DropTarget  # noqa: PLC0415 - after the first paint

        DropTarget(self._window).dropped.connect(self._drop)

    def _go_back(self) -> None:
        self._flow.return_to(self._before)

    def _put_away(self) -> None:
        if self._page is not None:
            self._page.shut_down()
