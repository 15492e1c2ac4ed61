"""Boards that show one picture for each phase: a part puts it on the scene and answers for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Options, Seat
from artgames.engine.choices import Action
from artgames.scene.board import Board
from artgames.scene.board_scene import ViewT
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, sans
from artgames.scene.drawing.text_fitting import whole
from artgames.scene.items.painting import PaintingItem


class PartedBoard(Board[ViewT]):
    """Puts up the part that belongs to the view, and passes on what the table asks."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._part: Part[ViewT] | None = None
        self._extra: QAbstractAnimation | None = None

    def part_for(self) -> Part[ViewT]:
        """The part that shows `view`, to be put up."""
        raise NotImplementedError

    def run(self, animation: QAbstractAnimation) -> None:
        """Play a small movement of a part's own, outside of any event."""
        self.finish_running()
        self._extra = animation
        animation.setParent(self)  # or Python would end it in the middle of saying that it is finished
        animation.finished.connect(self._forget_extra)
        animation.start()

    def finish_running(self) -> None:
        """Bring the small movement to its end, so that everything hangs where it belongs."""
        if self._extra is not None:
            self._extra.setCurrentTime(self._extra.totalDuration())

    def _forget_extra(self) -> None:
        if self._extra is not None:
            self._extra.deleteLater()
            self._extra = None

    # Showing

    def rebuild(self) -> None:
        if self.has_view:
            self.put_up(self.part_for())

    def put_up(self, part: Part[ViewT], build: Callable[[], None] | None = None) -> None:
        """Show this part instead of the one before; `build` puts less than all of it on the scene."""
        if self._extra is not None:
            self._extra.stop()
            self._forget_extra()
        self.sweep()
        self._part = part
        self.scene.let_move()
        (build or part.build)()
        self.light_wall()
        self.draft_changed.emit()

    def arrive(self, view: ViewT) -> None:
        """Show what `view` shows, before the audience's own view follows: nothing can be answered on the way."""
        self.view, self.choices = view, ()
        self.rebuild()

    # Passing on

    def draft(self) -> Action | None:
        return self._part.draft() if self._part else None

    def partial_draft(self) -> Action | None:
        return self._part.partial_draft() if self._part else None

    def restore_draft(self, action: Action) -> None:
        if self._part is not None:
            self._part.restore_draft(action)

    def aside(self) -> int | None:
        return self._part.aside() if self._part else None

    def take_up(self, aside: object) -> None:
        if self._part is not None and isinstance(aside, int):
            self._part.take_up(aside)

    def let_go(self) -> bool:
        return self._part is not None and self._part.let_go()

    def answer_text(self) -> str:
        return self._part.answer_text() if self._part else ""

    def moving_text(self) -> str:
        return self._part.moving_text() if self._part else ""

    def hint(self) -> str:
        return self._part.hint() if self._part else ""

    def fills_window(self) -> bool:
        return self._part is not None and self._part.fills_window

    def has_lamps(self) -> bool:
        return self._part is not None and self._part.has_lamps

    def is_bare(self) -> bool:
        return self._part is not None and self._part.is_bare

    def allows_zoom(self) -> bool:
        return self._part is not None and self._part.allows_zoom

    def tick(self, left: float, total: float) -> None:
        if self._part is not None:
            self._part.tick(left, total)

    def number_key(self, number: int) -> None:
        if self._part is not None:
            self._part.number_key(number)

    def describe(self) -> str:
        return self._part.describe() if self._part else "empty"


class Part(Generic[ViewT]):
    """Base of all parts: puts items on the board's scene and answers for them. A game's own may say that their `board`
    is the game's own."""

    fills_window = False
    allows_zoom = True
    has_lamps = False
    """Whether a picture light hangs above each painting."""

    is_bare = False
    """Whether nothing is written on the wall, besides what has a ground of its own."""

    def __init__(self, board: PartedBoard[ViewT]) -> None:
        self.board = board
        self.style = board.style
        self.view = board.view
        self.area: QRectF = board.area
        self.paintings: list[PaintingItem] = []

    def add(self, item: QGraphicsItem) -> None:
        self.board.scene.addItem(item)

    def hang(self, card: int, cell: QRectF) -> PaintingItem:
        """A painting in its cell. What a screen reader says describes what one sees, and no more."""
        item = PaintingItem(str(card), self.described(card), self.style.pictures, self.style.theme)
        self.put_into(item, cell)
        return item

    def described(self, card: int) -> str:
        """What one sees on a painting."""
        painting = self.style.deck.painting(card)
        return painting.sentence or painting.title

    def put_into(self, item: PaintingItem, cell: QRectF) -> None:
        """A painting of any kind goes on the board."""
        self.add(item)
        item.set_cell(cell, self.style.ratio)
        self.paintings.append(item)

    def px(self, role: Role, profile: Profile = Profile.TABLE) -> int:
        return self.style.px(role, profile)

    def whole(self, text: str, room: QRectF, role: Role = Role.PLAY) -> str:
        """From afar no sentence may be set small for the sake of a long name: rather the name is cut."""
        if not self.style.for_projector:
            return text
        metrics, flags = QFontMetricsF(sans(self.px(role), QFont.Weight.DemiBold)), int(Qt.TextFlag.TextWordWrap)

        def fits(tried: str) -> bool:
            needed = metrics.boundingRect(room, flags, tried)
            return needed.width() <= room.width() and needed.height() <= room.height()

        return whole(text, self.style.names, fits)

    def build(self) -> None:
        """Put everything on the scene."""

    def draft(self) -> Action | None:
        return None

    def partial_draft(self) -> Action | None:
        """The answer as far as it has come, to be entered again in the next picture; None where nobody has begun."""
        return self.draft()

    def restore_draft(self, action: Action) -> None:
        """Show this answer as the draft."""

    def aside(self) -> int | None:
        """Which card or thing was taken up and is no part of an answer yet; None for nothing."""
        return None

    def take_up(self, aside: int) -> None:
        """Take up again what `aside` told."""

    def let_go(self) -> bool:
        """Put down what is carried. False when nothing is."""
        return False

    def answer_text(self) -> str:
        return ""

    def moving_text(self) -> str:
        return ""

    def hint(self) -> str:
        return ""

    def number_key(self, number: int) -> None:
        """A number from 1 on was pressed."""

    def tick(self, left: float, total: float) -> None:
        """The clock has gone on."""

    def describe(self) -> str:
        lines = [item.describe() for item in self.board.scene.items() if hasattr(item, "describe")]
        return "\n".join([type(self).__name__, *sorted(lines)])
