"""Every game on its real board, without a window of the application: a match of chance, and a board that shows it."""

from __future__ import annotations

from typing import Any, Self

from PySide6.QtCore import QObject

from artgames import games
from artgames.app.context import AppContext
from artgames.app.table.match_service import Matches, OpenMatch
from artgames.bots.random_bot import RandomBot
from artgames.bots.runner import bot_stream
from artgames.decks.library import COLLECTION
from artgames.engine.api import HOUSE, Event, Seat, View
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.scene.board import Board
from artgames.scene.board_style import BoardStyle
from artgames.scene.board_view import BoardView
from artgames.store import Player, Table

NAMES = ("Ada", "Benjamin", "Cleo", "Dario", "Eleonora", "Finn", "Gia", "Hugo")


def least_seats(slug: str) -> int:
    """Two people if that can be, and as few as possible otherwise."""
    info = games.load(slug).info
    return min(max(info.min_seats, 2), info.max_seats)


def begin_match(
    context: AppContext,
    slug: str,
    seats: int,
    seed: str,
    *,
    names: tuple[str, ...] = NAMES,
    deck: str = "",
    **options: Any,
) -> OpenMatch:
    """People at a table, with the deck that the game is made for unless there is another."""
    players = tuple(Player(names[seat], seat) for seat in range(seats))
    table = Table(slug, players, options, deck or games.load(slug).info.deck or COLLECTION)
    return Matches(context.store, context.library).begin(table, seed)


def people_asked(match: Match[Any]) -> list[Seat]:
    return [seat for seat in match.to_act() if seat != HOUSE]


def step_by_chance(match: Match[Any], rng: Rng) -> tuple[Event, ...]:
    """The first of those who are asked does anything at all; what happened then."""
    seat = next(iter(people_asked(match)), HOUSE)
    action = RandomBot().choose(match.seen(seat), bot_stream(rng, match, seat)).action
    return match.submit(seat, action).events


def board_style(
    context: AppContext, names: tuple[str, ...], scale: float, match: Match[Any] | None = None, **other: Any
) -> BoardStyle:
    """As the application dresses a board for these people; with the deck that their match is played with."""
    deck = context.library.holding(match.setup.deck) if match is not None else context.library.decks[0]
    assert deck is not None
    usual: dict[str, Any] = {
        "theme": context.theme(),
        "tempo": context.tempo(),
        "scale": scale,
        "ratio": 1.0,
        "pictures": context.pictures,
        "sounds": context.sounds,
        "deck": deck,
        "names": names,
        "marks": tuple(range(len(names))),
        "say": lambda sentence: context.say(sentence, names),
    }
    return BoardStyle(**usual | other)


def new_board(style: BoardStyle, opened: OpenMatch, home: QObject | None = None) -> Board[View]:
    board_type = games.load(opened.table.game).make_board
    made: Board[View] = board_type(style, opened.match.setup.options, lambda _seat: True, home)
    return made


class StagedBoard:
    """A board and the view that looks at it; also a context manager."""

    def __init__(self, style: BoardStyle, opened: OpenMatch) -> None:
        self.opened, self._home = opened, QObject()
        self.view = BoardView()
        self.board = new_board(style, opened, self._home)
        self.view.setScene(self.board.scene)

    @property
    def match(self) -> Match[Any]:
        return self.opened.match

    def take_hands(self) -> None:
        """Pressing something does something from now on."""
        self.view.number_pressed.connect(self.board.number_key)
        self.view.item_activated.connect(self.board.activate)
        self.view.item_released.connect(self.board.release)

    def close(self) -> None:
        self.board.scene.clear()
        self.view.close()
        self.view.deleteLater()
        self._home.deleteLater()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_mistake: object) -> None:
        self.close()
