"""Brings every game to every kind of picture that a room sees, and hangs it up on a stage of the room's size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.app.room.room_window import ROOM_SHARE, RoomWindow
from artgames.app.room.slide_priority import Shown
from artgames.app.table.match_service import Matches, OpenMatch
from artgames.app.table.player_strip import Chip
from artgames.bots.random_bot import RandomBot
from artgames.bots.runner import bot_stream
from artgames.decks import Deck
from artgames.decks.library import COLLECTION
from artgames.engine.api import HOUSE, Event, View
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.scene.board import Board, BoardStyle
from artgames.scene.board_view import BoardView
from artgames.scene.director import Director
from artgames.scene.drawing.fonts import scale_for
from artgames.store import Player, Table
from tests.projector.checks import Screen, faults
from tests.reading.reader import BoardReader, read_by

NAMES = ("Ada", "Benjamin", "Cleo", "Dario", "Eleonora", "Finn", "Gia", "Hugo")
LONG = " Wolfeschlegelsteinhausenbergerdorff von der Zimmermannsgasse"
SIZES = ((1920, 1080), (1280, 800), (1024, 768))
MOST_STEPS = 900


class Staged(NamedTuple):
    """One picture of a game, to be shown to the room."""

    name: str
    view: Any


class Course(NamedTuple):
    """A match that was played, and what the room saw of it."""

    opened: OpenMatch
    staged: tuple[Staged, ...]


def least_seats(slug: str) -> int:
    """Two people if that can be, and as few as possible otherwise."""
    info = games.load(slug).info
    return min(max(info.min_seats, 2), info.max_seats)


def begin(
    context: AppContext, slug: str, seats: int, *, long_names: bool = False, deck: str = "", **options: Any
) -> Course:
    """A match, and how it looks when it begins."""
    info = games.load(slug).info
    names = tuple(f"{name}{LONG}"[:60] if long_names else name for name in NAMES)
    players = tuple(Player(names[seat], seat) for seat in range(seats))
    opened = Matches(context.store, context.library).begin(
        Table(slug, players, options, deck or info.deck or COLLECTION), "the room"
    )
    return Course(opened, (Staged("begun", opened.match.view(None)),))


def steps(match: Match[Any], most: int = MOST_STEPS) -> Iterator[tuple[Event, Any]]:
    """A match of chance: every event that the room sees, with what it knows at the end of the step."""
    rng = Rng.from_seed("the room")
    while match.turn < most and match.outcome() is None:
        seat = next((seat for seat in match.to_act() if seat != HOUSE), HOUSE)
        action = RandomBot().choose(match.seen(seat), bot_stream(rng, match, seat)).action
        for event in match.submit(seat, action).events:
            if (seen := event.seen_by(None)) is not None:
                yield seen, match.view(None)


def play(
    context: AppContext, slug: str, seats: int, *, long_names: bool = False, deck: str = "", **options: Any
) -> Course:
    """A whole match of chance. Of each kind of picture the last one is kept: that is the fullest."""
    course = begin(context, slug, seats, long_names=long_names, deck=deck, **options)
    setup = course.opened.match.setup
    board: Board[View] = _board_type(slug)(
        _style(context, course.opened, SIZES[0]), setup.options, lambda seat: True, None
    )
    last = {}
    for view in (course.staged[0].view, *(view for _, view in steps(course.opened.match))):
        last[view.phase] = view
    board.deleteLater()
    return course._replace(staged=tuple(Staged(name, view) for name, view in last.items()))


class Stage:
    """The room's board and the view that looks at it."""

    def __init__(self, context: AppContext, course: Course, size: tuple[int, int]) -> None:
        self._context, self._course, self._size = context, course, size
        self._reader = BoardReader()
        self._home = QObject()
        setup = course.opened.match.setup
        style = _style(context, course.opened, size)
        self.view = BoardView(theme=style.theme)
        self.board: Board[View] = _board_type(course.opened.table.game)(
            style, setup.options, lambda seat: True, self._home
        )
        self.view.setScene(self.board.scene)
        self.labels = _labels(style.deck, course.opened)

    def show(self, staged: Staged) -> None:
        with read_by(self._reader):
            self.board.show(staged.view, None, ())
            names = self._course.opened.table.names
            self.view.resize(stage_size(self._context, names, self._size, with_bars=not self.board.fills_window()))
            self.view.ensurePolished()
            self.view.grab()  # sizes follow the first look
            self.board.resize_to(self.view.area)
            self.board.finish_running()
            assert self._context.pictures.wait(60_000)
            QApplication.sendPostedEvents()

    def play(self, event: Event, view: Any) -> None:
        """Show what has happened, to its end."""
        with read_by(self._reader):
            director = Director(lambda told: self.board.animation(told, view), self._home)
            director.play([event])
            while not director.is_idle:
                director.finish_now()
            self.board.finish_running()
            director.deleteLater()

    def faults(self, staged: Staged) -> list[str]:
        """What is wrong with this picture."""
        self.show(staged)
        return self.faults_now(staged.view)

    def faults_now(self, view: Any) -> list[str]:
        """What is wrong with what is to be seen, which comes from this view."""
        assert self._context.pictures.wait(60_000)
        with read_by(self._reader):
            self.view.grab()  # whatever is drawn once and kept is drawn now
            read = self._reader.read(self.view)
        labels = self.labels | set(_strings(view))
        return faults(Screen(self.view, read, self._size[1], labels, self._context.picture_of))

    def close(self) -> None:
        self.board.scene.clear()
        self.view.close()
        self.view.deleteLater()
        self._home.deleteLater()


@contextmanager
def stage(context: AppContext, course: Course, size: tuple[int, int]) -> Iterator[Stage]:
    made = Stage(context, course, size)
    try:
        yield made
    finally:
        made.close()


def stage_size(context: AppContext, names: tuple[str, ...], size: tuple[int, int], *, with_bars: bool = True) -> QSize:
    """What the room's own window of this size leaves for the board between its bars."""
    key = (len(names), size, with_bars)
    if key not in _MEASURED:
        window = RoomWindow(context, Shown())
        window.resize(*size)
        window.ui.people.set_chips(tuple(Chip(name, mark, -12, "", False) for mark, name in enumerate(names)))
        window.ui.status.say("The thief is at work", "Round 2 of 5")
        window.ui.people.setVisible(with_bars)
        window.ui.status.setVisible(with_bars)
        window.ui.pages.setCurrentWidget(window.ui.matchPage)
        window.grab()
        window.ui.frame.activate()
        _MEASURED[key] = window.ui.boardView.size()
        window.close()
        window.deleteLater()
    return _MEASURED[key]


_MEASURED: dict[tuple[int, tuple[int, int], bool], QSize] = {}


def _board_type(slug: str) -> Any:
    return games.load(slug).make_board


def _style(context: AppContext, opened: OpenMatch, size: tuple[int, int]) -> BoardStyle:
    table = opened.table
    deck = context.library.holding(opened.match.setup.deck)
    assert deck is not None
    return BoardStyle(
        theme=context.theme(),
        tempo=context.tempo(),
        scale=scale_for(size[1]) * ROOM_SHARE,
        ratio=1.0,
        pictures=context.pictures,
        sounds=context.sounds,
        deck=deck,
        names=table.names,
        marks=tuple(player.mark for player in table.players),
        say=lambda sentence: context.say(sentence, table.names),
        for_projector=True,
    )


def _labels(deck: Deck, opened: OpenMatch) -> set[str]:
    found = set(opened.table.names)
    for card in opened.match.setup.deck:
        painting = deck.painting(card)
        found |= {painting.title, painting.artist, painting.dated}
    return found


def _strings(value: Any) -> Iterator[str]:
    """What players wrote is in the view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _strings(one)
    elif hasattr(value, "__struct_fields__"):
        for field in value.__struct_fields__:
            yield from _strings(getattr(value, field))
