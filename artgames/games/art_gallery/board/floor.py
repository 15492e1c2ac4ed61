"""The floor plan that everything stands on: rooms with their doors, the walk round them, benches, and the seams."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.games.art_gallery.board.layout import SEAM_GAP, TablePlan, seam_px
from artgames.games.art_gallery.rules.records import SHOP
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.background import draw_pool
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.text_probe import tell_kept
from artgames.scene.items.drawn_item import DrawnItem

_BENCH = {True: "#6A5F54", False: "#C9BBA5"}
_SHOP_BENCH = {True: "#0C0B0B", False: "#2A2826"}
"""The bench of the Shop is the black one."""

_LIGHT, _LIGHT_AFAR = 0.42, 0.12
"""How bright the pools of light are: from the back row letters need a darker wall."""


class Floor(QGraphicsObject):
    """The plan of the whole museum."""

    def __init__(self, style: BoardStyle, plan: TablePlan, parts: tuple[str, ...]) -> None:
        super().__init__()
        self._style, self._plan, self._parts = style, plan, parts
        self._picture: QPixmap | None = None
        self._rests = True
        self.setZValue(-10)

    def boundingRect(self) -> QRectF:
        return QRectF(self._plan.museum.toAlignedRect()).adjusted(-4, -4, 4, 4)

    def set_plan(self, plan: TablePlan) -> None:
        """While rooms grow and shrink."""
        self._plan = plan
        self._picture = None
        self._rests = False
        self.update()

    def rest(self) -> None:
        """Nothing moves: from now on the floor is one picture."""
        self._rests = True

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._rests:
            self._draw(painter)
            return
        if self._picture is None:
            area, ratio = self._plan.museum.toAlignedRect().adjusted(-4, -4, 4, 4), self._style.ratio
            self._picture = QPixmap(area.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(QColor(self._style.theme.wall))
            with QPainter(self._picture) as ink:
                self._draw_as_picture(ink)
        tell_kept(self._picture, self._draw_as_picture)
        painter.drawPixmap(self._plan.museum.toAlignedRect().topLeft() - QPoint(4, 4), self._picture)

    def _draw_as_picture(self, painter: QPainter) -> None:
        painter.translate(QPoint(4, 4) - self._plan.museum.toAlignedRect().topLeft())
        self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self._plan.museum, QColor(self._style.theme.wall))
        self._draw_light(painter)
        self._draw_seams(painter)
        self._draw_walk(painter)
        self._draw_walls(painter)
        for area, room in enumerate(self._plan.rooms):
            self._draw_bench(painter, room.bench, is_shop=area == SHOP)

    def _draw_light(self, painter: QPainter) -> None:
        """What hangs there hangs in a pool of light."""
        theme = self._style.theme
        if not (theme.frames and theme.is_dark):
            return
        strength = _LIGHT_AFAR if self._style.for_projector else _LIGHT
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        for room in self._plan.rooms:
            if not room.painting.isEmpty():
                painter.setClipRect(room.rect)
                draw_pool(painter, room.painting.center(), room.rect.height() * 0.62, theme.light, strength)
        painter.restore()

    def _draw_walls(self, painter: QPainter) -> None:
        """Outer walls, and a wall between two rooms; the side towards the corridor is left open for the door."""
        theme, plan = self._style.theme, self._plan
        painter.setPen(QPen(QColor(theme.line), thick(self._style, 2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(plan.museum)
        painter.setPen(QPen(QColor(theme.line), thick(self._style, 1.4)))
        corridor = plan.corridor
        for area, room in enumerate(plan.rooms):
            if area == SHOP:
                continue
            is_upper = room.rect.top() < corridor.top()
            edge = room.rect.bottom() if is_upper else room.rect.top()
            jamb = room.rect.width() * 0.2
            painter.drawLine(QPointF(room.rect.left(), edge), QPointF(room.rect.left() + jamb, edge))
            painter.drawLine(QPointF(room.rect.right() - jamb, edge), QPointF(room.rect.right(), edge))
            painter.drawLine(room.rect.topLeft(), room.rect.bottomLeft())

    def _draw_seams(self, painter: QPainter) -> None:
        """Where the parts of the board are put together."""
        theme, corridor = self._style.theme, self._plan.corridor
        painter.setPen(QPen(QColor(theme.hair), thick(self._style, 1.2), Qt.PenStyle.DashLine))
        for x in self._plan.seams:
            painter.drawLine(QPointF(x, corridor.top()), QPointF(x, corridor.bottom()))
        if self._style.for_projector:
            return
        painter.setPen(QColor(theme.ink2))
        painter.setFont(sans(seam_px(corridor.height(), self._style.larger, self._style.least_px)))
        starts = (self._plan.museum.left(), *self._plan.seams)
        for name, x in zip(self._parts, starts, strict=False):
            place = QRectF(x + corridor.height() * SEAM_GAP, corridor.top(), corridor.height(), corridor.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _draw_walk(self, painter: QPainter) -> None:
        pen = QPen(QColor(self._style.theme.line), thick(self._style, 1.6), Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([room.bench.center() for room in self._plan.rooms]))

    def _draw_bench(self, painter: QPainter, bench: QRectF, *, is_shop: bool) -> None:
        theme = self._style.theme
        wood = (_SHOP_BENCH if is_shop else _BENCH)[theme.is_dark]
        painter.setPen(QPen(QColor(theme.line), thick(self._style, 1)))
        painter.setBrush(QColor(wood if theme.frames else theme.wall))
        radius = bench.height() * 0.3
        painter.drawRoundedRect(bench, radius, radius)


class Trail(DrawnItem):
    """The way that a card would lead, from bench to bench, with an arrow at its end."""

    def __init__(self, style: BoardStyle, points: list[QPointF], *, chosen: bool) -> None:
        """`points` begins where the pawn is now, not where somebody else sits beside it."""
        super().__init__(style, QPolygonF(points).boundingRect())
        self._chosen, self.rim = chosen, thick(style, 16)
        self.points = points
        self.setZValue(3)

    def draw(self, painter: QPainter) -> None:
        if len(self.points) < 2:
            return
        theme = self._style.theme
        light = QColor(theme.accent if theme.is_dark else theme.ink)
        style = Qt.PenStyle.SolidLine if self._chosen else Qt.PenStyle.DashLine
        width = thick(self._style, 5 if self._chosen else 3)
        path = QPainterPath(self.points[0])
        for point in self.points[1:]:
            path.lineTo(point)
        pen = QPen(light, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        painter.fillPath(self._arrow(), light)

    def _arrow(self) -> QPainterPath:
        last = QLineF(self.points[-1], self.points[-2])
        side = thick(self._style, 15)
        one, other = QLineF(last), QLineF(last)
        one.setAngle(last.angle() + 28)
        other.setAngle(last.angle() - 28)
        one.setLength(side)
        other.setLength(side)
        path = QPainterPath(last.p1())
        path.lineTo(one.p2())
        path.lineTo(other.p2())
        path.closeSubpath()
        return path
