"""To the catalogue room and back to where somebody came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.main_window import UNDO_MS, MainWindow

if TYPE_CHECKING:
    from artgames.app.catalogue.page import CataloguePage
    from artgames.app.navigator import Navigator
    from artgames.decks import PaintingSet

_TOLD_MS = 8_000


class Collecting(QObject):
    """Makes the catalogue room when it is first wanted."""

    def __init__(self, context: AppContext, window: MainWindow, flow: Navigator) -> None:
        super().__init__(flow)
        self._context, self._window, self._flow = context, window, flow
        self._page: CataloguePage | None = None
        self._before: QWidget = flow.home
        window.collection_wanted.connect(self.show)
        flow.home.collection_wanted.connect(self.show)

    @property
    def page(self) -> CataloguePage:
        if self._page is None:
            from artgames.app.catalogue.page import CataloguePage  # noqa: PLC0415 - when first wanted

            page = self._page = CataloguePage(self._context, self._context.theme(), self._window.em)
            flow = self._flow
            page.left.connect(self._leave)
            page.told.connect(lambda text: self._window.notice(text, lasts=_TOLD_MS))
            page.set_removed.connect(self._offer_set_back)
            page.sets.order_wanted.connect(flow.teaching.order_set)
            page.import_wanted.connect(flow.open_import)
            page.paper_wanted.connect(lambda slug, shown: flow.classroom.show_paper(source=slug, shown=shown))
            flow.decks_changed.connect(page.open)
        return self._page

    def is_room(self, page: QWidget | None) -> bool:
        return page is not None and page is self._page

    def show(self) -> None:
        """The catalogue room, as it was left; during a match it stays closed."""
        here = self._window.page() or self._flow.home
        if self._flow.is_table(here) or self.is_room(here):
            return
        if here is self._flow.home or self._flow.is_setup(here):
            self._before = here
        self.page.open()
        self._window.turn_to(self.page)
        self.page.focus_first()

    def show_pack(self, slug: str) -> None:
        """The catalogue room with the paintings of one pack."""
        from artgames.app.catalogue.filter_query import FilterQuery  # noqa: PLC0415 - with the room

        self.page.open(FilterQuery(packs=(slug,)))
        self._window.turn_to(self.page)
        self.page.focus_first()

    def shut_down(self) -> None:
        if self._page is not None:
            self._page.close_room()

    def _leave(self) -> None:
        """Back to a table that is being set up, or home."""
        if self._before is self._flow.home:
            self._flow.show_home()
        else:
            self._flow.set_up_on()

    def _offer_set_back(self, removed: PaintingSet) -> None:
        text = self.tr("The set “{name}” was removed.").format(name=removed.title)
        self._window.notice(text, self.tr("Undo"), lambda: self.page.sets.bring_back(removed), lasts=UNDO_MS)
