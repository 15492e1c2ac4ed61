"""Every board of every game in every phase, as the room and as one person sees it, in one window for each game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.app.table.match_service import Matches, OpenMatch
from artgames.app.table.match_session import from_hand, is_put_together
from artgames.bots.random_bot import RandomBot
from artgames.bots.runner import bot_stream
from artgames.decks.library import COLLECTION
from artgames.engine.api import HOUSE, Event, Seat, View
from artgames.engine.choices import Choice
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.scene.board import Board, BoardStyle
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.fonts import scale_for
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.tempo import Tempo
from artgames.store import Player, Table

NAMES = ("Ada", "Ben", "Cleo", "Dario", "Eva", "Finn", "Gia", "Hugo")
SIZE = (1024, 640)
MOST_TURNS = 400


class Moment(NamedTuple):
    """What one audience sees, what it may answer, and by which event that came about."""

    name: str
    view: Any
    seat: Seat | None
    choices: tuple[Choice, ...]
    event: Event | None = None
    before: Any = None
    """What the room saw before the event."""


def begin(context: AppContext, slug: str) -> OpenMatch:
    """A match of as few people as can play this game, but two."""
    info = games.load(slug).info
    seats = min(max(info.min_seats, 2), info.max_seats)
    players = tuple(Player(NAMES[seat], seat) for seat in range(seats))
    return Matches(context.store, context.library).begin(
        Table(slug, players, {}, info.deck or COLLECTION), "every board"
    )


class Window:
    """A view that looks at the board of one game."""

    def __init__(self, context: AppContext, opened: OpenMatch, **style: Any) -> None:
        self._context, self._home = context, QObject()
        self.match: Match[Any] = opened.match
        self.view = BoardView()
        self.view.resize(*SIZE)
        self.view.show()
        self.view.activateWindow()
        assert QTest.qWaitForWindowActive(self.view)
        board_type = games.load(opened.table.game).make_board
        made = _style(context, opened, **style)
        self.board: Board[View] = board_type(made, self.match.setup.options, lambda _seat: True, self._home)
        self.board.resize_to(self.view.area)
        self.view.setScene(self.board.scene)
        self.view.number_pressed.connect(self.board.number_key)
        self.view.item_activated.connect(self.board.activate)
        self.view.item_released.connect(self.board.release)

    def moments(self) -> Iterator[Moment]:
        """Each kind of picture once, while a match of chance goes on."""
        known: set[tuple[str, frozenset[str]]] = set()
        rng = Rng.from_seed("every board")
        last: tuple[Event | None, Any] = (None, None)
        while self.match.turn < MOST_TURNS:
            for moment in self._now(*last):
                kind = (moment.name, frozenset(choice.action for choice in moment.choices))
                if kind not in known:
                    known.add(kind)
                    yield moment
            if self.match.outcome() is not None:
                return
            seat = next((seat for seat in self.match.to_act() if seat != HOUSE), HOUSE)
            action = RandomBot().choose(self.match.seen(seat), bot_stream(rng, self.match, seat)).action
            before = self.match.view(None)
            seen = [event.seen_by(None) for event in self.match.submit(seat, action).events]
            last = (next((event for event in seen if event is not None), None), before)

    def show(self, moment: Moment) -> None:
        self.board.show(moment.view, moment.seat, moment.choices)
        self.board.finish_running()
        self.come_to_rest()

    def come_to_rest(self) -> None:
        assert self._context.pictures.wait(60_000)
        QApplication.processEvents()

    def close(self) -> None:
        self.view.setScene(None)
        self.view.close()
        self.view.deleteLater()
        self._home.deleteLater()

    def _now(self, event: Event | None, before: Any) -> Iterator[Moment]:
        room = self.match.view(None)
        asked = [seat for seat in self.match.to_act() if seat != HOUSE]
        choices = {seat: self.match.choices(seat) for seat in asked}
        open_ones = (mine for mine in choices.values() if any(from_hand(one) or is_put_together(one) for one in mine))
        is_open = (mine for mine in open_ones if not any(one.secret for one in mine))
        section = room.phase
        yield Moment(f"{section}, room", room, None, next(is_open, ()), event, before)
        for seat in asked[:1]:
            yield Moment(f"{section}, one person", self.match.view(seat), seat, choices[seat])


@contextmanager
def window(context: AppContext, slug: str, **style: Any) -> Iterator[Window]:
    made = Window(context, begin(context, slug), **style)
    try:
        yield made
    finally:
        made.close()


def _style(context: AppContext, opened: OpenMatch, **other: Any) -> BoardStyle:
    table = opened.table
    deck = context.library.holding(opened.match.setup.deck)
    assert deck is not None
    plain: dict[str, Any] = {
        "theme": GALLERY,
        "tempo": Tempo(reduced=True),
        "scale": scale_for(768),
        "ratio": 1.0,
        "pictures": context.pictures,
        "sounds": context.sounds,
        "deck": deck,
        "names": table.names,
        "marks": tuple(player.mark for player in table.players),
        "say": lambda sentence: context.say(sentence, table.names),
    }
    return BoardStyle(**plain | other)
