"""What a board tells about itself: to the bars round it, the curtain, the room screen and who listens."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from artgames.engine.api import Event, Seat
from artgames.scene.board_scene import BoardScene, ViewT
from artgames.scene.drawing.rooms import Room
from artgames.scene.overlays.curtain_look import Cloth, CurtainLook

translate = QCoreApplication.translate


class BoardReport(BoardScene[ViewT]):
    """Each answer holds for a game that has nothing of its own to say; a board overrides what it knows better."""

    FOR_THE_ROOM: ClassVar[tuple[type[Event], ...]] = ()
    """Events that the room is shown before anybody is handed the laptop."""

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

    def keys_to_tell(self) -> dict[Seat, str]:
        """Which key is whose, for a room to read: of those who may press one now and never did so before."""
        return {}

    def answer_text(self) -> str:
        """What the button that locks the draft in says."""
        return ""

    def moving_text(self) -> str:
        """What the status line says while something is being shown; it must not run ahead of the eyes."""
        return ""

    def as_written(self, view: ViewT) -> ViewT:
        """The view of the room with what lies on the shared screen and nobody has given yet: who had agreed to
        something else before has not agreed to this."""
        return view

    def hint(self) -> str:
        """One line of advice for who looks at the board now."""
        return ""

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

    def tells_time(self) -> bool:
        """Whether it shows by itself how much time is left: then no other clock stands beside it in the room."""
        return False

    def describe(self) -> str:
        """The picture in words, one item a line: two ways to the same picture give the same text."""
        lines = [item.describe() for item in self.scene.items() if hasattr(item, "describe")]
        return "\n".join([self.view.phase if self.has_view else "empty", *sorted(lines)])
