"""What frames the pieces: a place for each player, the banner of the raid, and the news at its end."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from artgames.games.art_robbery.board.art.faces import sign_pixmap
from artgames.games.art_robbery.board.art.palette import raid_colours
from artgames.games.art_robbery.board.cards import draw_block
from artgames.games.art_robbery.board.layout import FieldPlan
from artgames.games.art_robbery.board.named import raid_name, translate
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.faces import SMALLEST, SeatLook, draw_seat
from artgames.scene.drawing.fonts import Role, figures, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_line, draw_wrapped
from artgames.scene.items.drawn_item import DrawnItem

_Align = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class Person:
    """What a field says of its player."""

    name: str
    look: SeatLook
    is_active: bool
    loot_spoken: str
    stack: int
    tally: str
    """What it is all worth so far."""


class Field(DrawnItem):
    """A player's place: mark and name, what everything is worth, and a frame that shows whose turn it is."""

    rim = 4.0
    is_paper = True

    def __init__(self, style: BoardStyle, plan: FieldPlan, person: Person) -> None:
        super().__init__(style, plan.rect)
        self._plan, self._person = plan, person
        self.setZValue(-1)

    def accessible_text(self) -> str:
        person = self._person
        text = translate("art_robbery", "{name}: {loot}; tiles in the stack: {count}; {tally}")
        said = text.format(name=person.name, loot=person.loot_spoken, count=person.stack, tally=person.tally)
        return said + (", " + translate("art_robbery", "to play") if person.is_active else "")

    def describe(self) -> str:
        rect, person = self._plan.rect, self._person
        place = f"{round(rect.x())},{round(rect.y())} {round(rect.width())}x{round(rect.height())}"
        state = f"stack {person.stack} {person.tally}{' active' if person.is_active else ''}"
        return f"field of {person.name} at {place} {state}"

    def draw(self, painter: QPainter) -> None:
        theme, rect, head, person = self._style.theme, self._plan.rect, self._plan.head, self._person
        light = self._wall.accent if self._wall.is_dark else theme.ink
        painter.setPen(QPen(QColor(light if person.is_active else theme.hair), 4 if person.is_active else 1.5))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect, 8, 8)
        self._draw_person(painter, head)

    def _draw_person(self, painter: QPainter, head: QRectF) -> None:
        """Face or mark at the left, the name and what it is all worth beside it."""
        theme, person, line = self._style.theme, self._person, self._plan.tally
        both = head.united(line).height()
        has_face = not self._style.for_projector and self._style.larger <= 1.0 and both >= SMALLEST
        side = both if has_face else head.height() * 0.8
        place = QRectF(head.left(), head.top() if has_face else head.center().y() - side / 2, side, side)
        if self._style.for_projector:
            draw_mark(painter, place, person.look.mark, theme)
            return
        draw_seat(painter, place, person.look, theme)
        words = head.adjusted(side * (1.15 if has_face else 1.25), 0, 0, 0)
        font = sans(head.height() * 0.62, QFont.Weight.DemiBold)
        while QFontMetricsF(font).horizontalAdvance(person.name) > words.width() and font.pixelSize() > 13:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        name = QFontMetricsF(font).elidedText(person.name, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, _Align.AlignVCenter | _Align.AlignLeft, name)
        if has_face:
            line = line.adjusted(words.left() - line.left(), 0, 0, 0)
        draw_line(painter, line, person.tally, figures(line.height() * 0.72, QFont.Weight.Normal), _Align.AlignLeft)


class Count(DrawnItem):
    """A number on a disc: how many lie in a pile."""

    rim = 2.0

    def __init__(self, number: int, middle: QPointF, side: float, style: BoardStyle) -> None:
        super().__init__(style, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
        self._number, self._middle, self._side, self._theme = number, middle, side, style.theme
        self._px = max(style.least_px * style.grown(1.0, 1.3), side * (0.62 if number < 10 else 0.54))

    def describe(self) -> str:
        return f"count {self._number} at {round(self._middle.x())},{round(self._middle.y())}"

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._theme.ink), max(1.5, self._side * 0.06)))
        painter.setBrush(QColor(self._theme.wall))
        painter.drawEllipse(self._middle, self._side / 2, self._side / 2)
        painter.setFont(figures(self._px))
        painter.drawText(self.boundingRect(), _Align.AlignCenter, str(self._number))


class Slots(DrawnItem):
    """The nine places in the middle, so that one sees what is gone."""

    def __init__(self, style: BoardStyle, cells: tuple[QRectF, ...]) -> None:
        super().__init__(style, cells[0].united(cells[-1]))
        self._cells = cells
        self.setZValue(-2)

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._style.theme.hair), 2))
        for cell in self._cells:
            inset = cell.width() * 0.03
            radius = cell.width() * 0.06
            painter.drawRoundedRect(cell.adjusted(inset, inset, -inset, -inset), radius, radius)


class Banner(DrawnItem):
    """Which raid this is, in its own colour and with its sign."""

    reading_rank = -5

    def __init__(self, style: BoardStyle, raid: int, rect: QRectF) -> None:
        super().__init__(style, rect)
        self._raid = raid

    def accessible_text(self) -> str:
        return self._text()

    def describe(self) -> str:
        return f"banner {self._text()!r}"

    def _text(self) -> str:
        text = translate("art_robbery", "Raid {number}: {name}")
        return text.format(number=self._raid + 1, name=raid_name(self._raid))

    def draw(self, painter: QPainter) -> None:
        style, colours = self._style, raid_colours(self._raid, self._style.theme)
        font = sans(self._rect.height() * 0.56, QFont.Weight.DemiBold)
        text = self._text()
        high = self._rect.height()
        width = min(self._rect.width(), QFontMetricsF(font).horizontalAdvance(text) + high * 2.3)
        ribbon = QRectF(0, 0, width, high)
        ribbon.moveCenter(self._rect.center())
        notch = high * 0.28
        outline = [
            ribbon.topLeft(),
            ribbon.topRight(),
            ribbon.topRight() + QPointF(-notch, high / 2),
            ribbon.bottomRight(),
            ribbon.bottomLeft(),
            ribbon.bottomLeft() + QPointF(notch, -high / 2),
        ]
        painter.setPen(QPen(QColor(colours["ink"]), 1.5))
        painter.setBrush(QColor(colours["ground"]))
        painter.drawPolygon(outline)
        side = high * 0.78
        sign = sign_pixmap(self._raid, round(side), style.theme, style.ratio)
        painter.drawPixmap(QPointF(ribbon.left() + notch * 1.6, ribbon.center().y() - side / 2), sign)
        painter.setPen(QColor(colours["ink"]))
        painter.setFont(font)
        painter.drawText(ribbon.adjusted(side + notch, 0, -notch * 0.6, 0), _Align.AlignCenter, text)


class News(DrawnItem):
    """A headline with a picture in the middle of the table, when nothing else lies there."""

    reading_rank = -6
    is_paper = True

    def __init__(self, style: BoardStyle, rect: QRectF, words: tuple[str, str], picture: QPixmap | None) -> None:
        super().__init__(style, rect)
        self._picture = picture
        self._headline, self._text = words

    def accessible_text(self) -> str:
        return f"{self._headline} {self._text}".strip()

    def describe(self) -> str:
        return f"news {self._headline!r} {self._text!r}"

    def draw(self, painter: QPainter) -> None:
        theme, rect = self._style.theme, self._rect
        painter.setPen(QPen(QColor(theme.hair), 1.5))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect, 10, 10)
        high = rect.height()
        inner = rect.adjusted(rect.width() * 0.07, high * 0.06, -rect.width() * 0.07, -high * 0.06)
        if self._picture is not None:
            side = high * (0.42 if self._style.text <= 1.0 else 0.4)
            place = QRectF(inner.center().x() - side / 2, inner.top(), side, side)
            painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))
            inner.setTop(place.bottom() + high * 0.04)
        painter.setPen(QColor(theme.ink))
        if self._style.for_projector:
            wanted = sans(self._style.px(Role.PLAY), QFont.Weight.DemiBold)
            draw_wrapped(painter, inner, self._text, wanted, _Align.AlignCenter)
            return
        font = sans(high * self._style.grown(0.1, 0.13), QFont.Weight.DemiBold)
        while QFontMetricsF(font).horizontalAdvance(self._headline) > inner.width() and font.pixelSize() > 10:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        head = QRectF(inner.left(), inner.top(), inner.width(), font.pixelSize() * 1.5)
        painter.drawText(head, _Align.AlignVCenter | _Align.AlignLeft, self._headline)
        draw_block(
            painter,
            QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom()),
            self._text,
            high * self._style.grown(0.065, 0.11),
        )
