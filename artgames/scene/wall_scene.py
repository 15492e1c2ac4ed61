"""The scene of a board: a wall of the museum, with whatever hangs, lies and moves before it.

While nothing moves, paintings that only hang are part of the wall's own picture, and one copy of that shows them all.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from artgames.scene.drawing.background import WallSpec, paint_wall
from artgames.scene.items.painting import PaintingItem

_STILL_MS = 400
"""Longer than half a turn, which stirs nothing on its way: all that hangs is copied when nothing moves any more."""


class WallScene(QGraphicsScene):
    """Paints its wall once; again only for another size, room or hanging.

    Signals:
        pointed(QPointF): the mouse is here now.
    """

    pointed = Signal(QPointF)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # There are few items and many move: an index would ask each for its place again at every frame.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._spec: WallSpec | None = None
        self._bare, self._hung = QPixmap(), QPixmap()
        self._expected: tuple[WallSpec, QPixmap] | None = None
        self._paintings: tuple[PaintingItem, ...] = ()
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.setInterval(_STILL_MS)
        self._still.timeout.connect(self.hang_still)

    @property
    def spec(self) -> WallSpec | None:
        """The wall that is shown."""
        return self._spec

    def set_wall(self, spec: WallSpec) -> None:
        """Stand before this wall."""
        if spec != self._spec:
            expected, self._expected = self._expected, None
            self._spec = spec
            # Painted now, and not in the first frame of what moves before it.
            self._bare = expected[1] if expected is not None and expected[0] == spec else paint_wall(spec)
            self.stir()
            self._paint_anew()

    def expect_wall(self, spec: WallSpec) -> None:
        """Have the wall ready that follows when what is about to move has come to rest."""
        self._expected = (spec, paint_wall(spec))

    def keep_hung(self, paintings: Iterable[PaintingItem]) -> None:
        """These hang on the bare wall, and nothing lies between them and it."""
        self.let_move()
        self._paintings = tuple(paintings)
        self._still.start()

    def let_move(self) -> None:
        """Nothing is part of the wall any more."""
        self.stir()
        self._paintings = ()
        self._still.stop()

    def stir(self) -> None:
        """Something that hangs is about to change: until all is still again, each paints itself."""
        if not self._hung.isNull():
            self._hung = QPixmap()
            for painting in self._paintings:
                painting.show_body(True)
            self._paint_anew()
        if self._paintings:
            self._still.start()

    def hang_still(self) -> None:
        """Make what hangs still a part of the wall; otherwise try again when it is next stirred."""
        if not self._paintings or not self._hung.isNull() or not all(one.hangs_still for one in self._paintings):
            return
        if self._spec is None:
            return
        hung = QPixmap(self._bare)
        with QPainter(hung) as painter:
            painter.translate(-self._spec.area.topLeft())
            for painting in self._paintings:
                painting.paint_body(painter)
        for painting in self._paintings:
            painting.show_body(False)
        self._hung = hung
        self._paint_anew()

    def _paint_anew(self) -> None:
        """All of it. The viewports are told as well: a view forgets that the scene wants all of it painted when it has
        to paint a part first, as after a window in front of it was closed, and what was there before would stay."""
        self.update()
        for view in self.views():
            view.viewport().update()

    # Qt

    def clear(self) -> None:
        """Nothing hangs any more: the wall is not to look for it later."""
        self.let_move()
        super().clear()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointed.emit(event.scenePos())

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        if self._spec is None:
            return
        if not self._spec.area.contains(rect):
            painter.fillRect(rect, QColor(self._spec.theme.wall))
        painter.drawPixmap(self._spec.area.topLeft(), self._bare if self._hung.isNull() else self._hung)
