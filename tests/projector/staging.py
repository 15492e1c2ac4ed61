"""Brings every game to every kind of picture that a room sees, and hangs it up on a stage of the room's size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from artgames.app.context import AppContext
from artgames.app.room.room_window import ROOM_SHARE, RoomWindow
from artgames.app.room.slide_priority import Shown
from artgames.app.table.chip import Chip
from artgames.app.table.match_service import OpenMatch
from artgames.decks import Deck
from artgames.engine.api import Event
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.scene.board_style import BoardStyle
from artgames.scene.director import Director
from artgames.scene.drawing.fonts import scale_for
from tests.projector.checks import Screen, faults
from tests.reading.reader import BoardReader, read_by
from tests.support.staging import NAMES, StagedBoard, begin_match, board_style, step_by_chance

LONG = " Wolfeschlegelsteinhausenbergerdorff von der Zimmermannsgasse"
SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768))
MOST_STEPS = 900
TEAMS = {"picture_code"}
"""Nobody answers there alone: small marks say who is in a team, and nothing else."""

REVEALS = {"scored", "revealed", "told", "open", "round_over", "game_over", "ended"}


class Staged(NamedTuple):
    """One picture of a game, to be shown to the room."""

    name: str
    view: Any


class Course(NamedTuple):
    """A match that was played, and what the room saw of it."""

    opened: OpenMatch
    staged: tuple[Staged, ...]


def begin(
    context: AppContext,
    slug: str,
    seats: int,
    *,
    names: tuple[str, ...] = NAMES,
    long_names: bool = False,
    deck: str = "",
    **options: Any,
) -> Course:
    """A match, and how it looks when it begins."""
    names = tuple(f"{name}{LONG}"[:60] if long_names else name for name in names)
    opened = begin_match(context, slug, seats, "the room", names=names, deck=deck, **options)
    return Course(opened, (Staged("begun", opened.match.view(None)),))


def steps(match: Match[Any], most: int = MOST_STEPS) -> Iterator[tuple[Event, Any]]:
    """A match of chance: every event that the room sees, with what it knows at the end of the step."""
    rng = Rng.from_seed("the room")
    while match.turn < most and match.outcome() is None:
        for event in step_by_chance(match, rng):
            if (seen := event.seen_by(None)) is not None:
                yield seen, match.view(None)


def play(context: AppContext, slug: str, seats: int, **how: Any) -> Course:
    """A whole match of chance, begun in this way. Of each kind of picture the last one is kept: that is the fullest."""
    course = begin(context, slug, seats, **how)
    last = {}
    for view in (course.staged[0].view, *(view for _, view in steps(course.opened.match))):
        last[view.phase] = view
    return course._replace(staged=tuple(Staged(name, view) for name, view in last.items()))


class Stage(StagedBoard):
    """The room's board and the view that looks at it."""

    def __init__(self, context: AppContext, course: Course, size: tuple[int, int], *, text: float = 1.0) -> None:
        self._context, self._size = context, size
        self._reader = BoardReader()
        style = room_style(context, course.opened, size, text)
        super().__init__(style, course.opened)
        self.labels = _labels(style.deck, course.opened)

    def show(self, staged: Staged) -> None:
        with read_by(self._reader):
            self.board.show(staged.view, None, ())
            names = self.opened.table.names
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
            director: Director[Event] = Director(lambda told: self.board.animation(told, view), self._home)
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
        is_reveal = view.phase in REVEALS and self.opened.table.game not in TEAMS
        return faults(Screen(self.view, read, self._size[1], labels, self._context.picture_of, is_reveal))


def stage_size(context: AppContext, names: tuple[str, ...], size: tuple[int, int], *, with_bars: bool = True) -> QSize:
    """What the room's own window of this size leaves for the board between its bars."""
    key = (len(names), size, with_bars, context.settings.value.room_scale)
    if key not in _MEASURED:
        window = RoomWindow(context, Shown())
        window.resize(*size)
        window.ui.people.set_chips(tuple(Chip(name, mark, -12, "", False) for mark, name in enumerate(names)))
        window.ui.status.say("The thief strikes!", "Round 2 of 5")
        window.ui.people.setVisible(with_bars)
        window.ui.status.setVisible(with_bars)
        window.ui.pages.setCurrentWidget(window.ui.matchPage)
        window.grab()
        window.ui.frame.activate()
        _MEASURED[key] = window.ui.boardView.size()
        window.close()
        window.deleteLater()
    return _MEASURED[key]


_MEASURED: dict[tuple[int, tuple[int, int], bool, int], QSize] = {}


def room_style(context: AppContext, opened: OpenMatch, size: tuple[int, int], text: float = 1.0) -> BoardStyle:
    scale = scale_for(size[1], text) * ROOM_SHARE
    return board_style(context, opened.table.names, scale, opened.match, for_projector=True)


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
