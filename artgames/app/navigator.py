"""From page to page and back: one table of routes, and one history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.error_reporting import ErrorReporter
from artgames.app.main_window import UNDO_MS, MainWindow
from artgames.app.page_base import Page
from artgames.app.routes import HOME, ROUTES, TABLE, Link, Route

_TOLD_MS = 8_000


class Visit(NamedTuple):
    """A step of the history. What was shown may be another face of the page: the host's console for the table."""

    route: Route
    shown: QWidget


class Navigator(QObject):
    """Makes pages when they are first wanted, opens them, and knows where somebody came from.

    Signals:
        page_made(str, Page): this route has its page now.
    """

    page_made = Signal(str, object)

    def __init__(self, context: AppContext, window: MainWindow, routes: Sequence[Route] = ROUTES) -> None:
        super().__init__(window)
        self._context, self._window = context, window
        self._reporter = ErrorReporter(context, window)
        self._routes = {route.id: route for route in routes}
        self._pages: dict[str, Page] = {}
        self._wishes: dict[str, list[tuple[str, Callable[..., object]]]] = {}
        self.match: Callable[[], object] = lambda: None
        """The match at the table, or the last one there; None where nobody has played."""

        for route in routes:
            for link in route.opened_by:
                self.when(link.signal, self._opener(route, link))
        home = self.page(HOME)
        window.add_page(home)
        self._history = [Visit(self._routes[HOME], home)]

    # Pages

    def page(self, route_id: str) -> Any:
        """The page of a route, made when it is first wanted. Which class that is, only the table of routes knows."""
        made = self._pages.get(route_id)
        return made if made is not None else self._make(self._routes[route_id])

    def made_pages(self) -> list[Page]:
        """Those that somebody has been to, or that had to be ready."""
        return list(self._pages.values())

    def _make(self, route: Route) -> Page:
        module, name = route.page.split(":")
        made: Page = getattr(import_module(module), name)(self._context, self._window)
        made.set_look(self._context.theme(), self._window.em)
        self._pages[route.id] = made
        made.left.connect(lambda: self.leave(route.id))
        made.told.connect(lambda text: self._window.notice(text, lasts=_TOLD_MS))
        made.undoable.connect(self._offer_undo)
        for signal, do in self._wishes.get(route.id, ()):
            getattr(made, signal).connect(do)
        self.page_made.emit(route.id, made)
        return made

    def when(self, wish: str, do: Callable[..., object]) -> None:
        """Do this whenever a page, or the window, says so by a signal: "setup.started". The page need not be made yet.
        Where it is about `left`, the page is left already."""
        source, signal = wish.split(".")
        self._wishes.setdefault(source, []).append((signal, do))
        made = self._window if source == "window" else self._pages.get(source)
        if made is not None:
            getattr(made, signal).connect(do)

    def _opener(self, route: Route, link: Link) -> Callable[..., None]:
        def follow(*arguments: object) -> None:
            match = self.match()
            if not link.with_match:
                self.open(route.id, *arguments)
            elif match is not None:
                self.open(route.id, match, *arguments)

        return follow

    # There and back

    @property
    def current(self) -> str:
        """The route of the page that is shown."""
        return self._history[-1].route.id

    @property
    def trail(self) -> tuple[str, ...]:
        """How somebody came here, from home."""
        return tuple(visit.route.id for visit in self._history)

    def open(self, route_id: str, *arguments: Any, **named: Any) -> bool:
        """Show a page and tell it what is wanted there. False when it was refused, or stays closed during a match."""
        route = self._routes[route_id]
        if self.current == route_id != HOME and not (arguments or named):
            return True
        if TABLE in self.trail and route.over_match == "closed":
            if self.current != TABLE:
                self._window.notice(self.tr("Finish or leave the match first."), lasts=_TOLD_MS)
            return False
        if not self._reporter.done(lambda: self.page(route_id).open(*arguments, **named)):
            return False
        if route.over_match == "rests" and not route.on_home:
            self._pages[self.current].rest()
        self._remember(route)
        self._window.turn_to(self._pages[route_id])
        self._pages[route_id].focus_first()
        return True

    def _remember(self, route: Route) -> None:
        """Nobody goes in circles: a page is in the history once, and what came after it is forgotten."""
        at = self._place(route.id)
        if at is not None:
            del self._history[at:]
        elif route.on_home:
            del self._history[1:]
        elif (shown := self._window.page()) is not None:
            self._history[-1] = self._history[-1]._replace(shown=shown)
        self._history.append(Visit(route, self._pages[route.id]))

    def back(self) -> None:
        """One page back; from home there is none."""
        self.leave(self.current)

    def leave(self, route_id: str) -> None:
        """Back to where this page was opened, wherever somebody is now."""
        at = self._place(route_id)
        if at:
            del self._history[at:]
            visit = self._history[-1]
            self._window.turn_to(visit.shown)
            self._pages[visit.route.id].returned()

    def drop(self, route_id: str) -> None:
        """Nobody comes back to this page, since what it shows is gone."""
        self._history = [visit for visit in self._history if visit.route.id != route_id]

    def _place(self, route_id: str) -> int | None:
        return next((at for at, visit in enumerate(self._history) if visit.route.id == route_id), None)

    # Inside

    def _offer_undo(self, text: str, undo: Callable[[], None]) -> None:
        self._window.notice(text, self.tr("Undo"), undo, lasts=UNDO_MS)
