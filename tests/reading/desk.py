"""Every picture of every game as it is seen at the table, laid out for any window and any size of text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_table import Ui_TablePage
from artgames.app.page_base import Page
from artgames.app.table.chip import Chip
from artgames.app.table.match_service import OpenMatch
from artgames.app.table.toolbars import TableBars
from artgames.engine.api import Seat
from artgames.engine.choices import Choice
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.scene.board_style import BoardStyle
from artgames.scene.clock import Clock
from artgames.scene.drawing.fonts import scale_for
from artgames.scene.drawing.style_sheet import apply_theme
from tests.reading.reader import BoardReader, Line, Read, read_by
from tests.support.staging import StagedBoard, begin_match, board_style, people_asked, step_by_chance

SIZES = ((1920, 1080), (1366, 768), (1024, 768))
MOST_STEPS = 600
WAITS = "…"
"""No text but a sign, which says that somebody is asked."""


class Look(NamedTuple):
    """A window and the size of text in it."""

    width: int
    height: int
    text: int
    """In hundredths of the usual."""

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {self.text} %"


USUAL = Look(1366, 768, 100)


class Picture(NamedTuple):
    """What one audience sees of a match at one moment, and what it may answer."""

    name: str
    view: Any
    seat: Seat | None
    choices: tuple[Choice, ...]


class Played(NamedTuple):
    """A match and the pictures of it that look different."""

    opened: OpenMatch
    pictures: tuple[Picture, ...]


def play(context: AppContext, slug: str, seats: int) -> Played:
    """A whole match of chance. Of each kind of picture the last one is kept: that is the fullest."""
    opened = begin_match(context, slug, seats, "the desk")
    match, rng = opened.match, Rng.from_seed("the desk")
    last: dict[str, Picture] = {}
    while match.turn < MOST_STEPS and match.outcome() is None:
        for picture in _pictures(opened):
            last[picture.name] = picture
        step_by_chance(match, rng)
    for picture in _pictures(opened):
        last[f"{picture.name}, over"] = picture
    return Played(opened, tuple(last.values()))


def _pictures(opened: OpenMatch) -> Iterator[Picture]:
    """The shared screen, and the page of whoever is asked."""
    match = opened.match
    shared = match.view(None)
    phase = shared.phase
    asked = people_asked(match)
    yield Picture(phase, shared, None, ())
    for seat in asked[:1]:
        choices = match.choices(seat)
        if any(choice.secret for choice in choices) or "hands" in games.load(opened.table.game).info.needs:
            yield Picture(f"{phase}, page of a seat", match.view(seat), seat, choices)
        else:
            yield Picture(f"{phase}, asked", shared, None, choices)


class Desk(StagedBoard):
    """One board and the view that looks at it; laid out again and again."""

    def __init__(self, context: AppContext, played: Played) -> None:
        self._context = context
        self._reader = BoardReader()
        super().__init__(_style(context, played.opened.table.names, USUAL, played.opened.match), played.opened)

    def read(self, picture: Picture, look: Look) -> Read:
        """What is written on this picture in this window."""
        with read_by(self._reader):
            self.board.style = _style(self._context, self.opened.table.names, look, self.match)
            self.board.show(picture.view, picture.seat, picture.choices)
            area = board_area(self._context, self.opened.table.names, look, with_bars=not self.board.fills_window())
            self.view.resize(area.size().toSize())
            self.board.resize_to(area)
            self.board.finish_running()
            QApplication.sendPostedEvents()
            self.view.grab()
            return self._reader.read(self.view)


class Bars:
    """The bars of the table, filled as in the middle of a match."""

    def __init__(self, context: AppContext, names: tuple[str, ...], look: Look) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_theme(app, context.theme(), scale_for(look.height, look.text / 100))
        self._page, self.ui = Page(), Ui_TablePage()
        ui = self.ui
        ui.setupUi(self._page)
        ui.logPanel.hide()
        ui.roomButton.hide()
        ui.hintLabel.hide()
        self._page.resize(look.width, look.height)
        TableBars(ui, Clock(self._page), self._page).apply_style(_style(context, names, look))
        ui.people.set_chips(tuple(Chip(name, mark, 12, "asked") for mark, name in enumerate(names)))
        ui.sentenceLabel.setText("Ada plays a card. 9 tiles are left in the middle.")
        ui.roundLabel.setText("Round 2 of 4")
        ui.timerLabel.setText("1:30")
        ui.primaryButton.setText("Pass to Benjamin")
        ui.secondaryButton.setText("Review")
        self._page.show()
        QApplication.processEvents()
        self._page.grab()

    def read(self) -> Read:
        QApplication.processEvents()
        reader = BoardReader()
        with read_by(reader):
            found = reader.read_window(self._page)
        return Read([line for line in found.lines if line.text != WAITS], found.marks)

    def close(self) -> None:
        self._page.close()
        self._page.deleteLater()


@contextmanager
def bars(context: AppContext, names: tuple[str, ...], look: Look) -> Iterator[Bars]:
    made = Bars(context, names, look)
    try:
        yield made
    finally:
        made.close()


def board_area(context: AppContext, names: tuple[str, ...], look: Look, *, with_bars: bool = True) -> QRectF:
    """What the table leaves for the board between its bars."""
    if not with_bars:
        return QRectF(0, 0, look.width, look.height)
    key = (len(names), look)
    if key not in _MEASURED:
        with bars(context, names, look) as shown:
            _MEASURED[key] = QRectF(shown.ui.boardView.rect())
    return _MEASURED[key]


_MEASURED: dict[tuple[int, Look], QRectF] = {}


def smaller(one: Read, other: Read) -> list[str]:
    """What is written smaller on the second than on the first. A word that stands there several times is compared
    from the largest to the smallest; one that is not there any more may have been folded away."""
    return [_told(word, was, now) for word, was, now in _pairs(one, other) if now < was - 0.5]


def not_grown(one: Read, other: Read, least: float, enough: float) -> list[str]:
    """What is not so much larger on the second than on the first, nor large `enough` there."""
    return [_told(word, was, now) for word, was, now in _pairs(one, other) if now < min(was * least, enough) - 0.5]


def _told(word: str, was: float, now: float) -> str:
    return f"{word!r}: {was:.0f} px, now {now:.0f}"


def _pairs(one: Read, other: Read) -> Iterator[tuple[str, float, float]]:
    """Each word of the first that stands on the second, too, with both sizes. Larger letters break into other lines,
    so that lines could not be compared."""
    then = _sizes(other.lines)
    for word, sizes in _sizes(one.lines).items():
        for was, now in zip(sizes, then.get(word, []), strict=False):
            yield word, was, now


def cut(found: Read, stage: QRectF) -> list[str]:
    """What leaves the board or its place, and what stands on top of something else."""
    room, faults = stage.adjusted(-1, -1, 1, 1), []
    for number, line in enumerate(found.lines):
        if not line.is_whole or not room.contains(line.box):
            faults.append(f"{line.text!r} is cut off")
        for other in found.lines[:number]:
            both = line.box.intersected(other.box)
            if both.width() > 2 and both.height() > 2:
                faults.append(f"{line.text!r} stands on {other.text!r}")
    return faults


def _sizes(lines: list[Line]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for line in lines:
        for word in line.text.split():
            found.setdefault(word, []).append(line.px)
    return {text: sorted(sizes, reverse=True) for text, sizes in found.items()}


def _style(context: AppContext, names: tuple[str, ...], look: Look, match: Match[Any] | None = None) -> BoardStyle:
    return board_style(context, names, scale_for(look.height, look.text / 100), match, text=look.text / 100)
