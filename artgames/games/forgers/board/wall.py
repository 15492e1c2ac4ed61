"""The wall with its letters and numbers, and what else is drawn over it."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from artgames.games.forgers.board.layout import WallPlan
from artgames.games.forgers.board.named import translate
from artgames.games.forgers.rules.records import TableView, Wall
from artgames.games.forgers.words import place_name
from artgames.games.forgers.words.say import ROW_LETTERS
from artgames.scene.drawing.fonts import Profile, Role, figures
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_cross
from artgames.scene.drawing.theme import Theme
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.text import TextItem
from artgames.scene.phase_board import Part

HEAD = 0.16
"""Length of an arrow's head, of the arrow's own, and at most so many pixels."""
LONGEST_HEAD = 16.0


def whole_wall(wall: Wall) -> tuple[int, ...]:
    """What hangs at each place, as long as nothing was taken down."""
    hung = tuple(card for card in wall if card is not None)
    assert len(hung) == len(wall), "a painting was taken down"
    return hung


class WallPart(Part[TableView]):
    """Base of all pictures that show the wall by day."""

    @property
    def letter(self) -> int:
        """Height of the letters beside the wall: read by who points, and heard by the others."""
        return self.px(Role.SMALL) if self.style.for_projector else self.px(Role.PLAY, Profile.DESK)

    def add_letters(self, plan: WallPlan) -> None:
        font = figures(self.letter, QFont.Weight.DemiBold)
        for text, rect in (*zip(ROW_LETTERS, plan.letters, strict=True), *zip("123456", plan.numbers, strict=True)):
            self.add(TextItem(text, rect, font, self.style.theme.ink))

    def hang_at(self, place: int, card: int, cell: QRectF) -> PaintingItem:
        """A painting of the wall, called by its place and by what one sees."""
        item = self.hang(card, cell)
        self.call(item, place)
        return item

    def call(self, item: PaintingItem, place: int | None) -> None:
        """What a screen reader says of a painting that hangs here now."""
        painting = self.style.deck.painting(int(item.card_id))
        described = painting.sentence or translate("forgers", "A painting.")
        item.set_name(described if place is None else f"{place_name(place)}: {described}")

    def add_border(self, rect: QRectF) -> None:
        """A thin line round what does not belong to the wall. It is not filled: paintings throw the wall's shadow."""
        border = QGraphicsRectItem(rect)
        border.setPen(QColor(self.style.theme.line))
        self.add(border)


class VerdictSign(QGraphicsObject):
    """Who found a forgery, for those who sit far away: the mark of the finder, or a cross for nobody."""

    def __init__(self, rect: QRectF, side: float, theme: Theme, mark: int | None) -> None:
        super().__init__()
        self._rect = QRectF(rect.left(), rect.top(), side, side)
        self._theme, self._mark = theme, mark

    def describe(self) -> str:
        return f"found by mark {self._mark}"

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._mark is None:
            draw_cross(painter, self._rect, self._theme.wrong)
        else:
            draw_mark(painter, self._rect, self._mark, self._theme)


class GapItem(QGraphicsItem):
    """Where a forgery was found: an empty place with the mark of who found it."""

    def __init__(self, cell: QRectF, theme: Theme, mark: int | None) -> None:
        super().__init__()
        self._cell, self._theme, self._mark = cell, theme, mark

    def describe(self) -> str:
        return f"gap at {round(self._cell.x())},{round(self._cell.y())} mark={self._mark}"

    def boundingRect(self) -> QRectF:
        return self._cell

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.line), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side = min(self._cell.width(), self._cell.height())
        painter.drawRect(self._cell.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12))
        if self._mark is not None:
            mark = QRectF(0, 0, side * 0.34, side * 0.34)
            mark.moveCenter(self._cell.center())
            draw_mark(painter, mark, self._mark, self._theme)


class ArrowItem(QGraphicsItem):
    """An arrow from one point to another; with heads at both ends where two things have changed places."""

    def __init__(self, line: QLineF, theme: Theme, *, both: bool = False) -> None:
        super().__init__()
        self._line, self._theme, self._both = line, theme, both
        self.setZValue(30)

    def describe(self) -> str:
        ends = (self._line.x1(), self._line.y1(), self._line.x2(), self._line.y2())
        return f"arrow {' '.join(str(round(one)) for one in ends)} both={self._both}"

    def boundingRect(self) -> QRectF:
        return QRectF(self._line.p1(), self._line.p2()).normalized().adjusted(-24, -24, 24, 24)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath(self._line.p1())
        path.lineTo(self._line.p2())
        self._add_head(path, self._line)
        if self._both:
            self._add_head(path, QLineF(self._line.p2(), self._line.p1()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self._theme.wall, 7.0), (self._theme.ink, 3.0)):
            pen = QPen(QColor(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(path)

    def _add_head(self, path: QPainterPath, line: QLineF) -> None:
        size = min(LONGEST_HEAD, max(8.0, line.length() * HEAD))
        for turn in (150, -150):
            barb = QLineF(line.p2(), line.p2() + QPointF(size, 0))
            barb.setAngle(line.angle() + turn)
            path.moveTo(line.p2())
            path.lineTo(barb.p2())
