"""A room of the museum: its name, the symbols of its painting, and the marker bar with the cards laid there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.games.art_gallery.board.cards import back_pixmap, bid_pixmap
from artgames.games.art_gallery.board.layout import RoomPlan
from artgames.games.art_gallery.board.named import ROMAN, area_name, symbols_spoken, translate
from artgames.games.art_gallery.board.symbols import draw_missing, draw_symbol
from artgames.games.art_gallery.board.tiles import Pictured
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.chains import SYMBOLS
from artgames.games.art_gallery.rules.records import NOTHING, SHOP, Area, Bid, Work
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.player_marks import draw_mark, mark_name
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.items.piece import Piece
from artgames.scene.plain_text import tip

_Align = Qt.AlignmentFlag
_FIGURE = 0.46


@dataclass(frozen=True, slots=True)
class RoomFacts:
    """What a room shows besides its painting."""

    area: Area
    work: Work
    bids: tuple[Bid, ...]
    markers: tuple[int, ...]
    """Which markers still stand on the bar, as indexes of `bids`."""

    has_cards: bool
    """Whether the cards lie here, and not on the desk."""

    worth: int | None
    """What the painting would add for who looks at the board; None for the room."""

    note: str
    deck: int
    """How many paintings are still to come; told in the Shop."""

    is_watched: bool
    """Whether this is the room that everybody looks at."""


class Room(Pictured):
    """The floor of one area. It can be pressed where a walk may end."""

    margin = 3  # for the walls, which are part of the floor plan

    def __init__(self, style: BoardStyle, plan: RoomPlan, facts: RoomFacts) -> None:
        super().__init__(f"room {facts.area}", area_name(facts.area), plan.rect, style, (facts, style.marks))
        self._plan, self._facts = plan, facts
        self.reading_rank = facts.area
        self.setZValue(-5)
        if facts.worth is not None and facts.work != NOTHING:
            text = translate("art_gallery", "+{points}: what this painting would add to your points")
            self.setToolTip(tip(text.format(points=facts.worth)))

    @property
    def area(self) -> Area:
        return self._facts.area

    def told(self) -> list[str]:
        facts, names = self._facts, self.style.names
        words = [self._number()] if facts.area == SHOP else []
        if facts.work != NOTHING:
            words.append(translate("art_gallery", "painting {number}").format(number=facts.work))
            words.append(symbols_spoken(facts.work))
        if facts.worth is not None and facts.work != NOTHING:
            words.append(translate("art_gallery", "worth {points} to you").format(points=facts.worth))
        for marker in facts.markers:
            bid = facts.bids[marker]
            shown = "" if bid.card is None or not facts.has_cards else f" {bid.card}"
            words.append(f"{ROMAN[marker]} {names[bid.seat]}{shown}")
        return [*words, facts.note] if facts.note else words

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        super().draw(painter, rect)
        if self.look.lit:
            self._draw_glow(painter, rect)

    def _draw_glow(self, painter: QPainter, rect: QRectF) -> None:
        """Light on a dark floor, colour on a light one: what is written there stays as strong as it is."""
        accent = QColor(self.theme.accent)
        if self.theme.is_dark:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
            painter.fillRect(rect, accent.darker(560))
        else:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.fillRect(rect, QColor.fromHsvF(accent.hueF(), 0.3, 1.0))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def ground(self) -> str:
        """Through it one sees the wall, and in the Shop the corridor and its bench."""
        return "transparent"

    def draw_once(self, painter: QPainter, rect: QRectF) -> bool:
        painter.translate(-self._plan.rect.topLeft())
        if self.style.for_projector:
            self._draw_afar(painter)
            return True
        if self._facts.is_watched:
            self._draw_watched(painter)
        self._draw_title(painter)
        self._draw_rail(painter, self._plan.slots[0].united(self._plan.slots[-1]))
        if self._facts.work != NOTHING:
            self._draw_rail(painter, self._plan.symbols)
            self._draw_symbols(painter)
        elif self.area != SHOP:
            self._draw_bare_wall(painter)
        for number in range(len(self._plan.slots)):
            self._draw_slot(painter, number)
        return True

    def _draw_rail(self, painter: QPainter, rail: QRectF) -> None:
        """The dark ground that symbols and markers stand out from."""
        rim = thick(self.style, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.panel))
        painter.drawRoundedRect(rail.adjusted(-rim, -rim, rim, rim), 2 * rim, 2 * rim)

    def _draw_watched(self, painter: QPainter) -> None:
        """A frame, and no more room than the others have."""
        width = thick(self.style, 4)
        painter.setPen(QPen(QColor(self.theme.accent if self.theme.is_dark else self.theme.ink), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2 + 1
        painter.drawRect(self._plan.rect.adjusted(inset, inset, -inset, -inset))

    def _draw_afar(self, painter: QPainter) -> None:
        """The number, the symbols and the markers: in a room that is too small for letters only the painting hangs."""
        plan, facts = self._plan, self._facts
        letter = self.style.px(Role.SMALL)
        if not plan.title.isEmpty():
            painter.setPen(QColor(self.theme.ink))
            text = area_name(SHOP) if facts.area == SHOP else str(facts.area)
            draw_line(painter, plan.title, text, figures(letter), _Align.AlignLeft)
        if facts.work == NOTHING and self.area != SHOP:
            self._draw_bare_wall(painter)
        if facts.work != NOTHING and not plan.symbols.isEmpty():
            cells = _cells(plan.symbols, SYMBOLS)
            self._draw_rail(painter, plan.symbols)
            for symbol, value in enumerate(FACES.symbols[facts.work]):
                if value:
                    draw_symbol(painter, cells[symbol], symbol, value, self.theme, letter=letter)
                else:
                    draw_missing(painter, cells[symbol], self.theme)
        for marker in facts.markers if not plan.title.isEmpty() else ():
            draw_mark(painter, plan.slots[marker], self.style.marks[facts.bids[marker].seat], self.theme)

    def _draw_title(self, painter: QPainter) -> None:
        facts, title = self._facts, self._plan.title
        is_large = self.style.larger > 1.0 or title.width() / 9.6 < self.style.least_px
        px = min(title.height() * 0.8, title.width() / (9.6 if not is_large else 6.4 if facts.area == SHOP else 4.8))
        painter.setPen(QColor(self.theme.ink))
        words = facts.note or (str(facts.area) if is_large and facts.area != SHOP else area_name(facts.area))
        weight = QFont.Weight.Bold if facts.note or facts.area == SHOP else QFont.Weight.DemiBold
        draw_line(painter, title.adjusted(0, 0, -title.width() * 0.4, 0), words, sans(px, weight), _Align.AlignLeft)
        painter.setPen(QColor(self.theme.ink2))
        room = title.adjusted(title.width() * 0.6, 0, 0, 0)
        draw_line(painter, room, self._number(), figures(px), _Align.AlignRight)

    def _number(self) -> str:
        """Of the painting; in the Shop, how many paintings are left."""
        if self._facts.area == SHOP:
            return translate("art_gallery", "Deck {count}").format(count=self._facts.deck)
        if self._facts.work == NOTHING:
            return ""
        return translate("art_gallery", "No. {number}").format(number=self._facts.work)

    def _draw_bare_wall(self, painter: QPainter) -> None:
        """Where a painting hung, and another one will."""
        side = min(self._plan.painting.width(), self._plan.painting.height())
        frame = QRectF(0, 0, side * 0.62, side * 0.78)
        frame.moveCenter(self._plan.painting.center())
        painter.setPen(QPen(QColor(self.theme.line), thick(self.style, 1.6), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame)

    def _draw_symbols(self, painter: QPainter) -> None:
        """In the order of the rows of a collection; below them what the painting would be worth to who looks."""
        area, facts = self._plan.symbols, self._facts
        count = SYMBOLS + (facts.worth is not None)
        cells = _two_columns(area, count) if self._plan.is_folded else _cells(area, count)
        for symbol, value in enumerate(FACES.symbols[facts.work]):
            if value:
                draw_symbol(painter, _inner(cells[symbol]), symbol, value, self.theme)
            else:
                draw_missing(painter, cells[symbol], self.theme)
        if facts.worth is not None:
            self._draw_worth(painter, _inner(cells[-1]), facts.worth)

    def _draw_worth(self, painter: QPainter, cell: QRectF, worth: int) -> None:
        px = max(self.style.least_px * self.style.grown(1.0, 1.4), min(cell.height(), cell.width() / 1.5) * 0.72)
        high = px / 0.72 if px * 1.2 < cell.height() else px * 1.2
        pill = QRectF(0, 0, min(cell.width(), high * 1.9), high)
        pill.moveCenter(cell.center())
        painter.setPen(QPen(QColor(self.theme.ink), thick(self.style, 1)))
        painter.setBrush(QColor(self.theme.accent if worth else self.theme.panel))
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(QColor(self.theme.on_accent if worth else self.theme.ink))
        draw_line(painter, pill, f"+{worth}", figures(px, QFont.Weight.Bold), _Align.AlignHCenter)

    def _draw_slot(self, painter: QPainter, number: int) -> None:
        slot, facts = self._plan.slots[number], self._facts
        if number >= len(facts.bids) or number not in facts.markers:
            self._draw_empty(painter, slot, number)
            return
        bid = facts.bids[number]
        if facts.has_cards:
            picture = (
                back_pixmap(slot.height(), self.theme, self.style.ratio)
                if bid.card is None
                else bid_pixmap(bid.card, slot.height(), self.theme, self.style.ratio, self._figure(slot))
            )
            painter.drawPixmap(slot, picture, QRectF(picture.rect()))
        else:
            self._draw_ground(painter, slot, number)  # its numeral would lie under the mark
        open_face = facts.has_cards and bid.card is not None
        side = slot.width() * (0.78 if not open_face else 0.6 if self._figure(slot) <= _FIGURE else 0.46)
        top = slot.bottom() - side * 1.08 if open_face else slot.center().y() - side / 2
        mark = QRectF(slot.center().x() - side / 2, top, side, side)
        draw_mark(painter, mark, self.style.marks[bid.seat], self.theme)

    def _figure(self, slot: QRectF) -> float:
        """Of one's own card on a marker bar, in heights of the card."""
        return max(self.style.grown(_FIGURE, 0.6), self.style.least_px / slot.height())

    def _draw_empty(self, painter: QPainter, slot: QRectF, number: int) -> None:
        self._draw_ground(painter, slot, number)
        painter.setPen(QColor(self.theme.ink2))
        px = max(self.style.least_px * self.style.grown(1.0, 1.25), slot.width() * self.style.grown(0.42, 0.66))
        draw_line(painter, slot, ROMAN[number], sans(px), _Align.AlignHCenter)

    def _draw_ground(self, painter: QPainter, slot: QRectF, number: int) -> None:
        painter.setPen(QPen(QColor(self.theme.hair), thick(self.style, 1.2)))
        painter.setBrush(QColor(self.theme.raised) if number == 0 else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(slot, slot.width() * 0.1, slot.width() * 0.1)


class Pawn(Piece):
    """Somebody's pawn: the mark, with a shadow on the bench."""

    def __init__(self, style: BoardStyle, seat: int, rect: QRectF, area: Area) -> None:
        text = translate("art_gallery", "{name}’s pawn, {mark}: {place}")
        name = text.format(name=style.names[seat], mark=mark_name(style.marks[seat]), place=area_name(area))
        super().__init__(f"pawn {seat}", name, rect, style)
        self._mark = style.marks[seat]
        self.reading_rank = area + 0.4
        self.setZValue(4)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        side = rect.width()
        key = f"pawn{self._mark}{self.theme.key}"
        picture = cached_pixmap(key, round(side), round(side * 1.12), self.style.ratio, lambda p: self._draw(p, rect))
        painter.drawPixmap(rect.topLeft(), picture)

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.theme.frames:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 110))
            painter.drawEllipse(rect.adjusted(rect.width() * 0.06, rect.height() * 0.74, 0, rect.height() * 0.1))
        draw_mark(painter, rect, self._mark, self.theme)


def _cells(area: QRectF, count: int) -> list[QRectF]:
    """One below the other in a column, side by side in a row."""
    if area.height() > area.width():
        high = area.height() / count
        return [QRectF(area.left(), area.top() + number * high, area.width(), high) for number in range(count)]
    wide = area.width() / count
    return [QRectF(area.left() + number * wide, area.top(), wide, area.height()) for number in range(count)]


def _two_columns(area: QRectF, count: int) -> list[QRectF]:
    """Row by row; the last one may be alone."""
    wide, high = area.width() / 2, area.height() / -(-count // 2)
    return [
        QRectF(area.left() + number % 2 * wide, area.top() + number // 2 * high, wide, high) for number in range(count)
    ]


def _inner(cell: QRectF) -> QRectF:
    return cell.adjusted(cell.width() * 0.06, cell.height() * 0.12, -cell.width() * 0.06, -cell.height() * 0.12)
