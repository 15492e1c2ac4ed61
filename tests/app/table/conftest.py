"""A table to play at: the real page, the real rules, the real pictures, and a store that forgets."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.match_service import Matches
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.engine.api import Seat
from artgames.engine.match import Match
from artgames.scene.items.painting import PaintingItem
from artgames.store import Player, Table
from tests.support.contexts import app_context

NAMES = ("Ada", "Ben", "Cleo", "Dario", "Eva", "Finn", "Gia", "Hugo")


@dataclass
class Sitting:
    """A match being played, and hands to play it with."""

    bot: QtBot
    page: TablePage
    match: Match[Any]
    context: AppContext
    record: Any

    @property
    def flow(self) -> AudienceFlow:
        assert self.page.flow is not None
        return self.page.flow

    @property
    def view(self) -> Any:
        return self.match.view(None)

    def view_of(self, seat: Seat) -> Any:
        return self.match.view(seat)

    def settle(self) -> None:
        """Until nothing moves any more."""
        self.bot.waitUntil(self._at_rest)

    def _at_rest(self) -> bool:
        self.flow.finish_moving()
        return not self.flow.is_moving

    # Hands

    def click(self, item: QGraphicsItem) -> None:
        view = self.page.ui.boardView
        spot = view.mapFromScene(item.mapToScene(item.boundingRect().center()))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def open_curtain(self) -> None:
        """To the page of whoever it names; to the room, where they were called to watch it."""
        seat, is_called = self.flow.seat, bool(self.flow.call)
        assert self.at(Surface.CURTAIN, seat) and self.page.covers.curtain.isVisible()
        QTest.mouseClick(self.page.covers.curtain, Qt.MouseButton.LeftButton)
        assert self.at(Surface.ROOM, None) if is_called else self.at(Surface.PRIVATE, seat)

    def press_button(self) -> None:
        button = self.page.ui.primaryButton
        assert button.isVisible() and button.isEnabled(), button.text()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        if button.text() == "Press again to confirm":
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """To whatever has the keyboard, as a person would press it."""
        target = self.page.window().focusWidget()
        assert target is not None, "the keyboard goes nowhere"
        QTest.keyClick(target, key, modifiers)

    # Whole phases

    def open_exhibit(self) -> None:
        self.press_button()
        self.settle()
        assert self.view.phase == "exhibit"

    def close_exhibit(self) -> None:
        """The hourglass has run out."""
        self.flow.session.clock.finish()
        self.settle()
        assert self.view.phase != "exhibit"

    def steal(self, *places: int) -> None:
        """Behind the curtain: take what hangs at these places, and open the auction as it comes."""
        self.open_curtain()
        for place in places:
            self.click(self.paintings()[place])
        self.press_button()
        if self.view.phase == "arrange":
            self.press_button()
        self.settle()
        assert self.view.phase == "guess"

    def mark(self, *tokens: int) -> None:
        self.open_curtain()
        for token in tokens:
            self.click(self.paintings()[token - 1])
        self.press_button()

    # What is on the board

    def paintings(self) -> list[PaintingItem]:
        return [item for item in self.page.ui.boardView.focusable_items() if isinstance(item, PaintingItem)]

    def at(self, surface: Surface, seat: Seat | None) -> bool:
        return (self.flow.surface, self.flow.seat) == (surface, seat)


Sit = Callable[..., Sitting]


def people(count: int, **answers: str) -> tuple[Player, ...]:
    return tuple(Player(NAMES[seat], seat, answers=answers.get(NAMES[seat], "curtain")) for seat in range(count))  # type: ignore[arg-type]


@pytest.fixture
def context(qapp: Any, tmp_path: Path, copies: Path) -> Iterator[AppContext]:
    with app_context(tmp_path / "data", copies, pace=3.0, curtain_single_press=True) as made:
        yield made


@pytest.fixture
def sit(qtbot: QtBot, context: AppContext) -> Iterator[Sit]:
    """sit(players, seed=…, **options) opens a page and shows it."""
    pages: list[TablePage] = []

    def open_page(
        players: tuple[Player, ...],
        *,
        seed: str = "table",
        size: tuple[int, int] = (1280, 800),
        theft: Any = "curtain",
        game: str = "stolen_paintings",
        hands: Any = "curtain",
        **options: Any,
    ) -> Sitting:
        page = TablePage(context)
        page.lock_out = 0.0  # the hands of a test are quicker than anybody's
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        assert QTest.qWaitForWindowActive(page)
        table = Table(game, players, options, "met", theft, hands=hands)
        opened = Matches(context.store, context.library).begin(table, seed)
        page.sit_down(opened.record, opened.table, opened.match)
        return Sitting(qtbot, page, opened.match, context, opened.record)

    yield open_page
    for page in pages:
        page.close_table()
