"""What a game's board is: the drawing of one audience's view, and the gestures that answer a choice.

A board never decides anything. It is shown a view, plays events as animations on the way there, and turns gestures
into one of the choices that it was given, or into nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Protocol, runtime_checkable

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, QSignalBlocker, Signal, SignalInstance
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Event, Options, Seat
from artgames.engine.choices import Action, Choice
from artgames.scene.board_report import BoardReport
from artgames.scene.board_scene import ViewT
from artgames.scene.board_style import BoardStyle
from artgames.scene.draft_answer import Sketch
from artgames.scene.items.painting import PaintingItem
from artgames.scene.keyboard.focus import FocusKeeper
from artgames.scene.overlays.private_page_timeout import patience
from artgames.scene.sound.sound import Cue


@runtime_checkable
class Pressable(Protocol):
    """An item that tells when it is pressed, by mouse, finger or key."""

    activated: SignalInstance


class Board(BoardReport[ViewT]):
    """Base of all boards, typed by the game's own view. It owns a scene; the table page owns the view that looks at it.

    Signals:
        acted(seat, action): a gesture that everybody may see was an answer.
        draft_changed(): the secret answer in the making is a different one now.
        refused(str): why a gesture led to nothing, in one line.
        pause_wanted(): somebody pressed the clock.
        peeked(): somebody looks at a secret of their own on the shared screen, or has stopped doing so.
        redrawing(): the same picture is about to be drawn anew, and every item of it will be another one. Whoever moves
            items brings them to rest.
    """

    SOUNDS: ClassVar[Mapping[type[Event], Cue]] = {}
    """What is heard of events of which nothing is seen."""

    acted = Signal(int, object)
    draft_changed = Signal()
    refused = Signal(str)
    pause_wanted = Signal()
    peeked = Signal()
    redrawing = Signal()

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, parent)
        self.options = options
        self.is_person = is_person
        """Whether a gesture on the shared screen may speak for this seat."""

        self.focus = FocusKeeper(self.scene)
        self.seat: Seat | None = None
        self.choices: tuple[Choice, ...] = ()
        self.own_views: dict[Seat, ViewT] = {}
        """Where two people sit opposite each other: what each of them sees in the own hand; empty elsewhere."""

        self.answers_openly: Seat | None = None
        """Whose choices lie on the shared screen, if somebody's do."""

    def shows(self, view: ViewT, seat: Seat | None, choices: tuple[Choice, ...]) -> bool:
        """Whether this is what was shown last, to the same audience."""
        return (view, seat, choices) == (self._view, self.seat, self.choices)

    def apply_style(self, style: BoardStyle) -> None:
        """Theme, size or pace have changed."""
        self.redrawing.emit()
        self.style = style
        self._redraw()

    def resize_to(self, area: QRectF) -> None:
        """The window has another size."""
        if area != self.area and not area.isEmpty():
            self.redrawing.emit()
            self.area = area
            self.scene.setSceneRect(area)
            self._redraw()

    def _redraw(self) -> None:
        """The same picture again; what somebody has put together so far stays."""
        begun, focused = self.sketch(), self.focus.mark
        self.rebuild()
        self.light_wall()
        if begun is not None:
            self.put_back(begun)
        self.focus.give_to(focused)

    def show(self, view: ViewT, seat: Seat | None, choices: tuple[Choice, ...]) -> None:
        """Show this view as it stands; `choices` are what this audience may answer here and now."""
        is_same = (view, seat) == (self._view, self.seat)
        focused = self.focus.mark if is_same else None  # nobody learns which one the person before had in mind
        self.view, self.seat, self.choices = view, seat, choices
        self.scene.setSceneRect(self.area)
        self.rebuild()
        self.light_wall()
        self.focus.give_to(focused)

    def rebuild(self) -> None:
        """Draw everything anew from `view`, `seat` and `choices`. Does nothing before the first view."""

    def animation(self, event: Event, view: ViewT) -> QAbstractAnimation | None:
        """The way from what is shown now to what `view` shows, as far as this event tells it."""
        if type(event) in self.SOUNDS:
            self.style.sounds.play(self.SOUNDS[type(event)])
        return None

    def finish_running(self) -> None:
        """Bring small movements of the board's own, outside of any event, to their end."""

    def activate(self, item: QGraphicsItem) -> None:
        """Space was pressed on an item; of a painting that is told already."""
        if isinstance(item, Pressable) and not isinstance(item, PaintingItem):
            item.activated.emit()

    def release(self, item: QGraphicsItem) -> None:
        """Space was let go on an item."""

    def is_peeked_at(self) -> bool:
        """Whether a secret lies open on the shared screen, for its owner, as long as it is held."""
        return False

    def step_back(self) -> bool:
        """Esc: put down what is carried, or take away what lies over the board. False when there is nothing."""
        return self.let_go()

    def number_key(self, number: int) -> None:
        """A number from 1 to 12 was pressed."""

    def letter_key(self, letter: str) -> None:
        """A letter was pressed, which is told as a capital."""

    def arrow_key(self, key: int) -> bool:
        """An arrow was pressed. False where it leads from one item to the next, as everywhere."""
        return False

    def draft(self) -> Action | None:
        """The answer in the making as it stands; None while it is not complete."""
        return None

    def partial_draft(self) -> Action | None:
        """The answer in the making, complete or not; None where nobody has begun, though nothing may be an answer."""
        return self.draft()

    def restore_draft(self, action: Action) -> None:
        """Put a secret answer on the board as if it had been given by hand; it is not locked in by that."""

    def aside(self) -> object:
        """What somebody has taken up that is no part of an answer yet; None for nothing."""
        return None

    def take_up(self, aside: object) -> None:
        """Take up again what `aside` told."""

    def sketch(self) -> Sketch | None:
        """All that was begun; None where nobody has touched anything."""
        sketch = Sketch(self.partial_draft(), self.aside())
        return sketch if sketch != Sketch(None) else None

    def is_untouched(self) -> bool:
        """Whether what could be locked in is only what lay there from the beginning, though there was a choice."""
        return self.draft() is not None and self.sketch() is None and any(one.fields for one in self.choices)

    def discards(self) -> bool:
        """Whether what could be locked in leaves out something that somebody has written."""
        return False

    def let_go(self) -> bool:
        """Enter or Esc while something is carried: put it down where it is. False when nothing is."""
        return False

    def put_back(self, sketch: Sketch) -> None:
        """Go on where somebody was. Nobody is told before all of it is there: bars that are drawn anew for half of it
        give the board another size, and it would be drawn again with that half."""
        with QSignalBlocker(self):
            if sketch.answer is not None:
                self.restore_draft(sketch.answer)
            if sketch.aside is not None:
                self.take_up(sketch.aside)
        self.draft_changed.emit()

    def idle_seconds(self) -> float:
        """How long a private page may lie still: longer where somebody has to think of something."""
        return patience(self.choices)

    def answers_together(self) -> bool:
        """Whether several people put one answer together here: what was begun belongs to all of them."""
        return any(choice.together for choice in self.choices)

    def tick(self, left: float, total: float) -> None:
        """The clock has gone on."""
