"""What a board is drawn on: a scene with the wall of the room that is shown, in the colours of that room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from artgames.engine.api import View
from artgames.scene.animations import deal
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.background import WallSpec
from artgames.scene.drawing.rooms import Room, in_room, room_of_round
from artgames.scene.items.painting import PaintingItem
from artgames.scene.sound.sound import Cue
from artgames.scene.wall_scene import WallScene

ViewT = TypeVar("ViewT", bound=View)
"""What a game's audiences see: the view of its rules."""


class BoardScene(QObject, Generic[ViewT]):
    """The scene of one view. It knows what hangs there, not what anybody may do with it."""

    def __init__(self, style: BoardStyle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: ViewT | None = None
        self.style = style
        self.scene = WallScene(self)
        self.area = QRectF(0, 0, 1280, 640)

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

    def deal(self, paintings: Sequence[PaintingItem]) -> QAbstractAnimation:
        """They come from below the board, one after the other, to where they hang."""
        deck = QPointF(self.area.center().x(), self.area.bottom() + self.area.height() * 0.2)
        return deal(paintings, deck, self.style.tempo, lambda _index: self.style.sounds.play(Cue.DEAL))

    def has_lamps(self) -> bool:
        """Whether a picture light hangs above each painting: where few hang, each in a cell of its own shape."""
        return False

    def is_bare(self) -> bool:
        """Whether nothing is written on the wall, besides what has a ground of its own."""
        return False
