"""What a game's board is: the drawing of one audience's view, and the gestures that answer a choice.

A board never decides anything. It is shown a view, plays events as animations on the way there, and turns gestures
into one of the choices that it was given, or into nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Generic, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QObject,
    QPointF,
    QRectF,
    QSignalBlocker,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from artgames.engine.api import Event, Options, Seat, View
from artgames.engine.choices import Action, Choice
from artgames.scene.animations import deal
from artgames.scene.board_style import BoardStyle
from artgames.scene.draft_answer import Sketch
from artgames.scene.drawing.background import WallSpec
from artgames.scene.drawing.rooms import Room, in_room, room_of_round
from artgames.scene.focus import FocusKeeper
from artgames.scene.items.painting import PaintingItem
from artgames.scene.overlays.curtain_look import Cloth, CurtainLook
from artgames.scene.overlays.private_page_timeout import patience
from artgames.scene.sound.sound import Cue
from artgames.scene.wall_scene import WallScene

ViewT = TypeVar("ViewT", bound=View)
"""What a game's audiences see: the view of its rules."""

translate = QCoreApplication.translate


@runtime_checkable
class Pressable(Protocol):
    """An item that tells when it is pressed, by mouse, finger or key."""

    activated: SignalInstance


class Board(QObject, Generic[ViewT]):
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

    FOR_THE_ROOM: ClassVar[tuple[type[Event], ...]] = ()
    """Events that the room is shown before anybody is handed the laptop."""

    acted = Signal(int, object)
    draft_changed = Signal()
    refused = Signal(str)
    pause_wanted = Signal()
    peeked = Signal()
    redrawing = Signal()

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._view: ViewT | None = None
        self.style, self.options = style, options
        self.is_person = is_person
        """Whether a gesture on the shared screen may speak for this seat."""

        self.scene = WallScene(self)
        self.focus = FocusKeeper(self.scene)
        self.area = QRectF(0, 0, 1280, 640)
        self.seat: Seat | None = None
        self.choices: tuple[Choice, ...] = ()
        self.own_views: dict[Seat, ViewT] = {}
        """Where two people sit opposite each other: what each of them sees in the own hand; empty elsewhere."""

        self.answers_openly: Seat | None = None
        """Whose choices lie on the shared screen, if somebody's do."""

    @property
    def style(self) -> BoardStyle:
        """What to draw with, in the colours of the room that is shown."""
        room = self.room()
        if room not in self._styles:
            self._styles[room] = replace(self._given_style, theme=in_room(self._given_style.theme, room))
        return self._styles[room]

    @style.setter
    def style(self, style: BoardStyle) -> None:
        self._given_style = style
        self._styles: dict[Room, BoardStyle] = {}

    def room(self) -> Room:
        """In which room of the museum this is: each round has its own, unless a game says where it plays."""
        return room_of_round(self.view.round if self.has_view else 1)

    def light_wall(self) -> None:
        """Paint the wall, lit where something hangs; but not at night, nor from afar where anything is written."""
        hung = (item for item in self.scene.items() if isinstance(item, PaintingItem) and item.isVisible())
        is_dark = self.room() is Room.NIGHT or (self.style.for_projector and not self.is_bare())
        self.scene.set_wall(self.wall_spec(() if is_dark else tuple(item.cell for item in hung)))

    def wall_spec(self, lit: tuple[QRectF, ...]) -> WallSpec:
        """The wall of the room that is shown, with light on these places."""
        style = self.style
        lamps, moonlit = bool(lit) and self.has_lamps(), self.room() is Room.NIGHT
        return WallSpec(self.area, style.theme, style.ratio, lit, style.for_projector, lamps, moonlit)

    @property
    def view(self) -> ViewT:
        """What is shown now. Nothing is before the first view: see `has_view`."""
        assert self._view is not None, "no view was shown yet"
        return self._view

    @view.setter
    def view(self, view: ViewT) -> None:
        self._view = view

    @property
    def has_view(self) -> bool:
        """Whether anything was shown yet."""
        return self._view is not None

    def shows(self, view: ViewT, seat: Seat | None, choices: tuple[Choice, ...]) -> bool:
        """Whether this is what was shown last, to the same audience."""
        return (view, seat, choices) == (self._view, self.seat, self.choices)

    # Called by the table page

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

    # What lies on the scene

    def sweep(self) -> None:
        """Put everything away, before another picture is drawn."""
        while items := self.scene.items(Qt.SortOrder.AscendingOrder):
            self.remove_items(*items)

    def remove_items(self, *items: QGraphicsItem) -> None:
        """Take items off the scene, with whatever lies on them.

        An item may be in the middle of telling that it was pressed or written into, and Qt in the middle of using it:
        none ends before everything that runs now has come back. Until then they all lie on a scene that nobody sees.
        """
        unseen = QGraphicsScene(self)
        unseen.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        for item in items:
            if item.scene() is self.scene:  # or it has gone with what it lay on
                unseen.addItem(item)
        unseen.deleteLater()

    def take_off(self, item: QGraphicsItem) -> None:
        """Off the scene, to be laid there again by whoever holds the item meanwhile."""
        self.scene.removeItem(item)

    def animation(self, event: Event, view: ViewT) -> QAbstractAnimation | None:
        """The way from what is shown now to what `view` shows, as far as this event tells it."""
        if type(event) in self.SOUNDS:
            self.style.sounds.play(self.SOUNDS[type(event)])
        return None

    def deal(self, paintings: Sequence[PaintingItem]) -> QAbstractAnimation:
        """They come from below the board, one after the other, to where they hang."""
        deck = QPointF(self.area.center().x(), self.area.bottom() + self.area.height() * 0.2)
        return deal(paintings, deck, self.style.tempo, lambda _index: self.style.sounds.play(Cue.DEAL))

    def finish_running(self) -> None:
        """Bring small movements of the board's own, outside of any event, to their end."""

    def needs_whole_room(self, event: Event) -> bool:
        """Whether the room has to be shown this event before anybody is handed the laptop."""
        return isinstance(event, self.FOR_THE_ROOM)

    def call(self, view: ViewT) -> tuple[Seat, str] | None:
        """Who has looked away, and what they are to watch from its first moment on; it begins when they are there."""
        return None

    def hands_over_immediately(self) -> bool:
        """Whether the room has nothing to look at before the next secret answer."""
        return False

    def curtain(self, view: ViewT) -> CurtainLook:
        """What hangs between two players, made of what the room knows."""
        return CurtainLook(self.errand(view), self.teases(), Cloth.NIGHT if self.room() is Room.NIGHT else Cloth.VELVET)

    def errand(self, view: ViewT) -> str:
        """What somebody is asked for who is handed the laptop now, in a few words that everybody may read."""
        return ""

    def teases(self) -> tuple[str, ...]:
        """What those are told who look away meanwhile, with {who} for them; others follow."""
        return ()

    def cuts_short(self, action: str) -> bool:
        """Whether this action of the house takes away what somebody could still say. A clicker is asked first."""
        return False

    def go_on_text(self, action: str) -> str:
        """What the button says by which the house does this action."""
        return action

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

    def keys_to_tell(self) -> dict[Seat, str]:
        """Which key is whose, for a room to read: of those who may press one now and never did so before."""
        return {}

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

    def answer_text(self) -> str:
        """What the button that locks the draft in says."""
        return ""

    def moving_text(self) -> str:
        """What the status line says while something is being shown; it must not run ahead of the eyes."""
        return ""

    def answers_together(self) -> bool:
        """Whether several people put one answer together here: what was begun belongs to all of them."""
        return any(choice.together for choice in self.choices)

    def as_written(self, view: ViewT) -> ViewT:
        """The view of the room with what lies on the shared screen and nobody has given yet: who had agreed to
        something else before has not agreed to this."""
        return view

    def hint(self) -> str:
        """One line of advice for who looks at the board now."""
        return ""

    def has_lamps(self) -> bool:
        """Whether a picture light hangs above each painting: where few hang, each in a cell of its own shape."""
        return False

    def is_bare(self) -> bool:
        """Whether nothing is written on the wall, besides what has a ground of its own."""
        return False

    def fills_window(self) -> bool:
        """Whether bars make room for the paintings."""
        return False

    def allows_zoom(self) -> bool:
        return True

    def progress(self, view: ViewT) -> str:
        """How far the match has come, in a few words: "Round 2 of 4"."""
        if not view.round:
            return ""
        of_several, of_any = translate("Tabletop", "Round {round} of {rounds}"), translate("Plain", "Round {round}")
        return (of_several if view.rounds else of_any).format(round=view.round, rounds=view.rounds)

    def standing(self, view: ViewT) -> tuple[int | None, ...]:
        """The points that people see, with what was corrected by hand; None for what nobody may know yet."""
        own = enumerate(view.points or (None,) * len(self.style.names))
        return tuple(None if points is None else points + self.style.added(seat) for seat, points in own)

    def numbered(self) -> dict[int, int]:
        """The cards that carry numbers on the shared screen now, for whoever asks about them by number."""
        return {}

    def announced(self) -> int:
        """How many of those numbers are right, where everybody was told; else 0."""
        return 0

    def tells_labels(self) -> bool:
        """Whether the label of a painting may be read now."""
        return True

    def people(self, view: ViewT, asked: tuple[Seat, ...]) -> tuple[tuple[str, bool], ...]:
        """For each seat what its chip shows: "asked", "done" or nothing, and whether it has the special role."""
        return self.chips(view.locked if any(seat >= 0 for seat in asked) else (), asked)

    def chips(
        self, done: tuple[Seat, ...], asked: tuple[Seat, ...], special: Seat | None = None
    ) -> tuple[tuple[str, bool], ...]:
        """What `people` tells while some have done their part and others are asked for it."""
        states = ("done" if seat in done else "asked" if seat in asked else "" for seat in range(len(self.style.names)))
        return tuple((state, seat == special) for seat, state in enumerate(states))

    def special_role(self) -> str:
        """What whoever has the special role is called, for those who do not see the sign."""
        return ""

    def wears_mask(self) -> bool:
        """Whether that is somebody with a mask on, whom everybody may know; never where a role is secret."""
        return False

    def tick(self, left: float, total: float) -> None:
        """The clock has gone on."""

    def tells_time(self) -> bool:
        """Whether it shows by itself how much time is left: then no other clock stands beside it in the room."""
        return False

    def describe(self) -> str:
        """The picture in words, one item a line: two ways to the same picture give the same text."""
        lines = [item.describe() for item in self.scene.items() if hasattr(item, "describe")]
        return "\n".join([self.view.phase if self.has_view else "empty", *sorted(lines)])
