"""What lies on the desk at the lower edge: a hand, the cards of the area that is being settled, or the last cards."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.engine.api import Seat
from artgames.games.art_gallery.board.cards import back_pixmap, face_pixmap
from artgames.games.art_gallery.board.named import ROMAN, card_name, translate
from artgames.games.art_gallery.rules.records import Bid, Card, Settling
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_line, draw_wrapped
from artgames.scene.items.piece import Piece

_Align = Qt.AlignmentFlag


class ActionCard(Piece):
    """An action card; face down while its value is None or `is_open` is false."""

    def __init__(self, key: str, style: BoardStyle, card: Card | None, rect: QRectF) -> None:
        super().__init__(key, card_name(card), QRectF(rect.toRect()), style)
        self._card = card
        self._is_open = card is not None

    @property
    def card(self) -> Card | None:
        return self._card

    def turn(self, is_open: bool) -> None:
        if is_open != self._is_open:
            self._is_open = is_open
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = self.style
        if self._is_open and self._card is not None:
            picture = face_pixmap(
                self._card, rect.height(), style.theme, style.ratio, plain=style.for_projector, text=style.larger
            )
        else:
            picture = back_pixmap(rect.height(), style.theme, style.ratio)
        painter.drawPixmap(rect.topLeft(), picture)


class Owner(Piece):
    """Whose card lies above, and which marker it is; none for a card that was never laid, -1."""

    def __init__(self, style: BoardStyle, marker: int, seat: Seat, rect: QRectF, *, asked: bool, served: bool) -> None:
        name = style.names[seat]
        if marker >= 0:
            name = translate("art_gallery", "{name}’s marker {number}").format(number=ROMAN[marker], name=name)
        super().__init__(f"owner {marker} of {seat}", name, rect, style)
        self._marker, self._seat, self._asked = marker, seat, asked
        self.reading_rank = heard_at(seat if marker < 0 else marker)
        self.change(dimmed=served)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme, high = self.style.theme, rect.height()
        if self._asked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(rect, high * 0.2, high * 0.2)
        painter.setPen(QColor(theme.on_accent if self._asked else theme.ink))
        if self._marker >= 0 and not self.style.for_projector:
            number = QRectF(rect.left(), rect.top(), rect.width() * 0.42, high)
            draw_line(
                painter,
                number,
                ROMAN[self._marker],
                sans(high * self.style.grown(0.6, 0.86), QFont.Weight.DemiBold),
                _Align.AlignRight,
            )
        side = high * 0.92
        left = rect.center().x() - (0 if self._marker >= 0 and not self.style.for_projector else side / 2)
        draw_mark(painter, QRectF(left, rect.top() + high * 0.04, side, side), self.style.marks[self._seat], theme)


def heard_at(place: int) -> float:
    """An owner before the card, one after the other as they were laid."""
    return -4 + 0.1 * place


@dataclass(frozen=True, slots=True)
class Said:
    """Words on the desk: one short line large, then what somebody's cards add up to, and what it means."""

    title: str
    note: str = ""
    sums: tuple[tuple[Seat, str], ...] = ()


class Words(Piece):
    """What is going on, beside the cards."""

    reading_rank = -5

    def __init__(self, style: BoardStyle, said: Said, rect: QRectF) -> None:
        sums = [f"{style.names[seat]}: {text}" for seat, text in said.sums]
        super().__init__("words", ". ".join(part for part in (said.title, *sums, said.note) if part), rect, style)
        self._said = said

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        said, top = self._said, rect.top()
        painter.setPen(QColor(self.theme.ink))
        head = QRectF(rect.left(), top, rect.width(), rect.height() * self.style.grown(0.22, 0.24))
        draw_line(
            painter,
            head,
            said.title,
            sans(rect.height() * self.style.grown(0.19, 0.21), QFont.Weight.Bold),
            _Align.AlignLeft,
        )
        note = rect.height() * (0.0 if not said.note else 0.24 if said.sums else 0.7)
        body = QRectF(rect.left(), head.bottom(), rect.width(), rect.height() - head.height() - note)
        self._draw_sums(painter, body)
        if said.note:
            room = QRectF(rect.left(), rect.bottom() - note, rect.width(), note)
            painter.setPen(QColor(self.theme.ink))
            draw_wrapped(
                painter,
                room,
                said.note,
                sans(rect.height() * self.style.grown(0.13, 0.22)),
                _Align.AlignLeft | _Align.AlignTop,
            )

    def _draw_sums(self, painter: QPainter, body: QRectF) -> None:
        """A line for each player: the mark, and how the total comes about; the highest one is bold."""
        high = min(body.height() / max(3, len(self._said.sums)), body.height() * 0.3)
        for number, (seat, text) in enumerate(self._said.sums):
            row = QRectF(body.left(), body.top() + number * high, body.width(), high)
            mark = QRectF(row.left(), row.top() + high * 0.06, high * 0.88, high * 0.88)
            draw_mark(painter, mark, self.style.marks[seat], self.theme)
            painter.setPen(QColor(self.theme.ink))
            font = figures(
                high * self.style.grown(0.74, 0.92), QFont.Weight.Bold if number == 0 else QFont.Weight.Normal
            )
            draw_line(painter, row.adjusted(high * 1.15, 0, 0, 0), text, font, _Align.AlignLeft)


class Button(Piece):
    """Something to press on the desk."""

    reading_rank = 40
    is_paper = True

    def __init__(self, key: str, style: BoardStyle, text: str, rect: QRectF, *, strong: bool) -> None:
        super().__init__(f"button {key}", text, rect, style)
        self._strong = strong
        self.let_press(lit=False)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        ground = theme.accent if self._strong else theme.hover if self.look.hovered else theme.raised
        painter.setPen(QPen(QColor(theme.line), thick(self.style, 1.6)))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect, thick(self.style, 8), thick(self.style, 8))
        painter.setPen(QColor(theme.on_accent if self._strong else theme.ink))
        pad = rect.height() * 0.14
        room = rect.adjusted(pad, pad * 0.5, -pad, -pad * 0.5)
        draw_wrapped(
            painter,
            room,
            self.name,
            sans(rect.height() * self.style.grown(0.4, 0.6), QFont.Weight.DemiBold),
            _Align.AlignCenter,
        )


@dataclass(frozen=True, slots=True)
class DeskPlan:
    """Words at the left, cards in the middle, buttons at the right."""

    words: QRectF
    cards: QRectF
    buttons: QRectF


def plan_desk(desk: QRectF, *, buttons: bool) -> DeskPlan:
    gap = desk.height() * 0.06
    wide = desk.width() * 0.27
    right = desk.width() * 0.2 if buttons else 0.0
    words = QRectF(desk.left() + gap, desk.top() + gap, wide, desk.height() - 2 * gap)
    cards = desk.adjusted(wide + 3 * gap, gap, -right - gap, -gap)
    return DeskPlan(words, cards, QRectF(cards.right() + gap, cards.top(), max(0.0, right - gap), cards.height()))


def lying_places(settling: Settling) -> tuple[tuple[int, Bid], ...]:
    """The cards that nobody has taken back yet, each at the place where it was laid. Of equal ones the first went."""
    left = list(settling.lying)
    kept: list[tuple[int, Bid]] = []
    for place in reversed(range(len(settling.bids))):
        bid = settling.bids[place]
        if bid.card in left:
            left.remove(bid.card)
            kept.append((place, bid))
    return tuple(reversed(kept))
