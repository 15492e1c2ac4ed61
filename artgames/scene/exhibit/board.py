"""What an exhibit asks of a board: it plays a round before people who know no rules and sit in no seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Options, Seat
from artgames.engine.audience import COUNT_IN
from artgames.engine.choices import Choice
from artgames.scene.board import Board
from artgames.scene.board_scene import ViewT
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures, sans, serif
from artgames.scene.hanging import fitted
from artgames.scene.items.edge_timer import EdgeTimer
from artgames.scene.items.text import TextItem
from artgames.scene.labels import label_of

SAFE = 0.02
"""Of width and height: what a projector may lose at the edge."""

_WIDEST = 0.6
"""Of the width, for a painting with its label beside it: only those that are wider than this are made smaller."""

_TITLE = 0.34
"""Of a label's height, for the title; half of that at least."""

_Align = Qt.AlignmentFlag


class ExhibitBoard(Board[ViewT]):
    """Base of such boards, beside the game's own. There is room for a projector that cuts off the edge."""

    title = ""
    """What visitors read before a round begins."""

    place = ""
    """Which round of how many this is, in words; empty where that means nothing."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._window = QRectF(self.area)

    def show_label(self, card: int | None) -> None:
        """One of the paintings it was about large, with its label; None shows the reveal again."""
        raise NotImplementedError

    def marked(self) -> tuple[int, ...]:
        """The numbers that visitors have chosen so far."""
        raise NotImplementedError

    def show_tally(self, counts: Mapping[int, int]) -> None:
        """At the reveal: how many of a class have given each answer, where there is room to say so."""

    def show_whole(self) -> None:
        """The scene reaches beyond what is drawn, to the edge of the window."""
        self.scene.setSceneRect(self._window)

    def resize_to(self, area: QRectF) -> None:
        if area.isEmpty():
            return
        self._window = QRectF(area)
        wide, high = area.width() * SAFE, area.height() * SAFE
        super().resize_to(area.adjusted(wide, high, -wide, -high))
        self.show_whole()

    def show(self, view: ViewT, seat: Seat | None, choices: tuple[Choice, ...]) -> None:
        super().show(view, seat, choices)
        self.show_whole()


class Invitation:
    """What comes, in three lines, and three, two, one."""

    def __init__(self, area: QRectF, style: BoardStyle, title: str, line: str, place: str) -> None:
        self._area, self._style = area, style
        theme = style.theme
        room = QRectF(area.left(), area.top() + area.height() * 0.64, area.width(), area.height() * 0.24)
        colour = theme.accent if theme.is_dark else theme.ink
        self._digits = TextItem("", room, figures(style.px(Role.TOKEN) * 1.6), colour)
        self.items: Sequence[QGraphicsItem] = (
            *((self._line(place, 0.08, 0.1, sans(style.px(Role.SMALL))),) if place else ()),
            self._line(title, 0.2, 0.26, sans(style.px(Role.HEADLINE), QFont.Weight.DemiBold)),
            self._line(line, 0.46, 0.14, sans(style.px(Role.PLAY))),
            self._digits,
        )

    def _line(self, text: str, top: float, high: float, font: QFont) -> TextItem:
        area = self._area
        room = QRectF(area.left(), area.top() + area.height() * top, area.width(), area.height() * high)
        side = area.width() * 0.06
        room.adjust(side, 0, -side, 0)
        return TextItem(text, room, font, self._style.theme.ink)

    def tick(self, left: float) -> None:
        self._digits.set_text(str(ceil(left)) if 0 < left <= COUNT_IN else "")


def label_beside(card: int, area: QRectF, style: BoardStyle) -> tuple[QRectF, list[TextItem]]:
    """Where one painting hangs large, and its label beside it: title, who and when, where it is to be seen. The title
    has what the others leave of the column."""
    space = area.height() * 0.05
    whole = area.adjusted(space, space, -space, -space)
    wide = min(fitted(card, whole, style).width(), whole.width() * _WIDEST)
    left = QRectF(whole.left(), whole.top(), wide, whole.height())
    room = QRectF(left.right() + space, left.top(), whole.right() - left.right() - space, left.height())
    label, ink = label_of(style.deck.painting(card)), style.theme.ink
    small, gap = sans(style.px(Role.LABEL)), room.height() * 0.02
    strong = sans(style.px(Role.LABEL), QFont.Weight.DemiBold)
    below = [(text, font) for text, font in ((label.who, strong), (label.dated, small), (label.place, small)) if text]
    heights = [_height(text, font, room) for text, font in below]
    left_over = room.height() - sum(heights) - gap * len(below)
    high = min(room.height() * _TITLE, max(left_over, room.height() * _TITLE / 2))
    title = QRectF(room.left(), room.top(), room.width(), high)
    serifs = serif(style.px(Role.PLAY), QFont.Weight.DemiBold, italic=True)
    items, top = (
        [TextItem(label.title, title, serifs, ink, _Align.AlignLeft | _Align.AlignBottom)],
        title.bottom() + gap,
    )
    for (text, font), height in zip(below, heights, strict=True):
        place = QRectF(room.left(), top, room.width(), height)
        items.append(TextItem(text, place, font, ink, _Align.AlignLeft | _Align.AlignTop))
        top = place.bottom() + gap
    return left, items


def _height(text: str, font: QFont, room: QRectF) -> float:
    """How high this is where lines are as wide as the room."""
    return QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() + 1


def edge_timer(area: QRectF, style: BoardStyle, *, shown: bool) -> EdgeTimer:
    """How much time is left, along the lower edge of the picture."""
    made = EdgeTimer(style.theme, style.px(Role.SMALL))
    made.set_area(area)
    made.setVisible(shown)
    return made
