"""Tiles: a square detail of a painting with its number, on the piles of the Shop and in people's places."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from artgames.games.art_gallery.board.layout import pile_high
from artgames.games.art_gallery.board.named import picture_of, tile_name, translate
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.records import NOTHING, House, TableView, Work
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.drawing.text_probe import tell_kept
from artgames.scene.items.piece import Piece
from artgames.scene.pictures.card_files import DETAIL

_Align = Qt.AlignmentFlag


def detail_id(work: Work, house: House) -> str:
    """Under this name the pictures keep the detail that a tile shows."""
    return f"{picture_of(work, house)}{DETAIL}"


def draw_tile(
    painter: QPainter,
    rect: QRectF,
    work: Work,
    house: House,
    style: BoardStyle,
    *,
    numbered: bool = True,
    matching: bool = False,
) -> bool:
    """The detail, and its number on a tab at the lower right, over the strong frame of a `matching` one. False
    while the picture is still being read."""
    theme = style.theme
    rect = QRectF(rect.toRect())
    side = max(1, round(rect.width()))
    how = (detail_id(work, house), QSize(side, side), style.ratio)
    exact = style.pictures.pixmap(*how)
    picture = exact or style.pictures.stretched(*how)
    if picture is None:
        painter.fillRect(rect, QColor(theme.raised))
    else:
        painter.drawPixmap(rect.topLeft(), picture)
    painter.setPen(QPen(QColor(theme.edge), max(1.0, side * 0.015)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
    if matching:
        painter.setPen(QPen(QColor(theme.accent if theme.is_dark else theme.ink), thick(style, 2.5)))
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
    if numbered:
        high = max(style.least_px / 0.86, side * 0.24) * style.grown(1.0, 1.5)
        tab = QRectF(rect.right() - high * 1.5, rect.bottom() - high, high * 1.5, high)
        painter.fillRect(tab, QColor(theme.panel))
        painter.setPen(QColor(theme.ink))
        draw_line(painter, tab, str(work), figures(high * 0.86, QFont.Weight.Bold), _Align.AlignHCenter)
    return exact is not None


class Pictured(Piece):
    """A piece whose face is drawn once, and again when a picture of the deck has come. Faces are kept for a while: the
    board is built anew after every event, and most of it looks the same then. A face is opaque, since that is painted
    fastest: `ground` is what it lies on."""

    margin = 0
    """So far from its edges the face begins."""

    def __init__(self, key: str, name: str, rect: QRectF, style: BoardStyle, shows: Hashable) -> None:
        """`shows` tells this face from all others of its kind and size."""
        super().__init__(key, name, QRectF(rect.toRect()), style)
        self._shelf_key = (type(self), shows, self.size.toTuple(), style.theme.key, style.ratio, style.scale)
        self._made: QPixmap | None = _SHELF.get(self._shelf_key)
        self._waits = False
        style.pictures.ready.connect(self._on_ready)

    def draw_once(self, painter: QPainter, rect: QRectF) -> bool:
        """Draw everything that does not change. False while a picture is missing."""
        raise NotImplementedError

    def prepare(self) -> QPixmap:
        """The face. Pictures that it needs are asked for when it is first wanted."""
        if self._made is None:
            self._made, self._waits = self._make(QRectF(QPointF(), self.size))
            if not self._waits:
                self._keep(self._made)
        return self._made

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        face = self.prepare()
        tell_kept(face, self._draw_face)
        painter.drawPixmap(rect.topLeft() + QPointF(self.margin, self.margin), face)

    def ground(self) -> str:
        return self.theme.panel

    def _draw_face(self, painter: QPainter) -> bool:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-self.margin, -self.margin)
        return self.draw_once(painter, QRectF(QPointF(), self.size))

    def _make(self, rect: QRectF) -> tuple[QPixmap, bool]:
        inner = rect.adjusted(self.margin, self.margin, -self.margin, -self.margin)
        made = QPixmap((inner.size() * self.style.ratio).toSize().expandedTo(QSize(1, 1)))
        made.setDevicePixelRatio(self.style.ratio)
        made.fill(QColor(self.ground()))
        with QPainter(made) as painter:
            complete = self._draw_face(painter)
        return made, not complete

    def _keep(self, made: QPixmap) -> None:
        _SHELF[self._shelf_key] = made
        if len(_SHELF) > _MOST_KEPT:
            del _SHELF[next(iter(_SHELF))]

    def _on_ready(self, _card: str) -> None:
        if self._waits:
            self._made = None
            self.update()


_SHELF: dict[Hashable, QPixmap] = {}
_MOST_KEPT = 60


class Tile(Pictured):
    """A tile by itself, on its way to its owner."""

    def __init__(self, style: BoardStyle, house: House, work: Work, rect: QRectF) -> None:
        super().__init__(f"tile {work}", tile_name(work, house, style), rect, style, detail_id(work, house))
        self._house, self._work = house, work

    def draw_once(self, painter: QPainter, rect: QRectF) -> bool:
        return draw_tile(painter, rect, self._work, self._house, self.style)


_MANY = 18
"""As many tiles as a pile can have."""


class Pile(Pictured):
    """A pile of the Shop: its top tile (AG-05), its price, and how many are left."""

    def __init__(self, style: BoardStyle, view: TableView, number: int, rect: QRectF) -> None:
        side = rect.width()
        high = (
            side if style.for_projector else pile_high(side, style.larger, style.least_px)
        )  # there it lies on the tile
        whole = QRectF(rect.left(), rect.top(), side, high)
        self._house = view.house
        self._top, self._left = view.pile_tops[number], view.pile_sizes[number]
        shown = detail_id(self._top, view.house) if self._top != NOTHING else ""
        super().__init__(f"pile {number}", "", whole, style, (number, shown, self._left))
        self.price = FACES.prices[number]
        self.name = self._spoken()

    def _spoken(self) -> str:
        if self._top == NOTHING:
            return translate("art_gallery", "pile for {price}, empty").format(price=self.price)
        text = translate("art_gallery", "pile for {price}: {tile}, {count} left")
        return text.format(price=self.price, tile=tile_name(self._top, self._house, self.style), count=self._left)

    def draw_once(self, painter: QPainter, rect: QRectF) -> bool:
        theme, side = self.style.theme, rect.width()
        tile = QRectF(0, 0, side, side)
        complete = True
        if self._top == NOTHING:
            painter.setPen(QPen(QColor(theme.hair), thick(self.style, 1.5), Qt.PenStyle.DashLine))
            painter.drawRect(tile.adjusted(2, 2, -2, -2))
        else:
            self._draw_edges(painter, tile)
            shown = tile.adjusted(0, 0, -side * 0.04, -side * 0.04)
            complete = draw_tile(
                painter, shown, self._top, self._house, self.style, numbered=not self.style.for_projector
            )
        if self.style.for_projector:
            self._draw_price_afar(painter, tile)
            return complete
        foot = QRectF(0, side * 1.01, side, rect.height() - side * 1.01)
        self._draw_price(painter, foot)
        return complete

    def _draw_edges(self, painter: QPainter, tile: QRectF) -> None:
        """The tiles below, as edges that stick out."""
        painter.setPen(QPen(QColor(self.style.theme.edge), 1))
        painter.setBrush(QColor(self.style.theme.mat))
        for layer in range(min(2, self._left - 1), 0, -1):
            out = tile.width() * 0.02 * layer
            painter.drawRect(tile.adjusted(out, out, -tile.width() * 0.04 + out, -tile.width() * 0.04 + out))

    def _draw_price_afar(self, painter: QPainter, tile: QRectF) -> None:
        """A disc on the corner of the tile, where it leaves something of the tile to be seen."""
        letter = self.style.px(Role.SMALL)
        side = letter * 1.16
        if tile.width() < side * 1.2:
            return
        coin = QRectF(tile.left() + 1, tile.bottom() - side - 1, side, side)
        painter.setPen(QPen(QColor(self.style.theme.ink), thick(self.style, 1.4)))
        painter.setBrush(QColor(self.style.theme.wall))
        painter.drawEllipse(coin)
        draw_line(painter, coin, str(self.price), figures(letter, QFont.Weight.Bold), _Align.AlignHCenter)

    def _draw_price(self, painter: QPainter, foot: QRectF) -> None:
        theme, high = self.style.theme, foot.height()
        coin = QRectF(foot.left(), foot.top() + high * 0.08, high * 0.9, high * 0.9)
        painter.setPen(QPen(QColor(theme.ink), thick(self.style, 1.4)))
        painter.setBrush(QColor(theme.raised))
        painter.drawEllipse(coin)
        painter.setPen(QColor(theme.ink))
        draw_line(
            painter,
            coin,
            str(self.price),
            figures(max(self.style.least_px, high * 0.66), QFont.Weight.Bold),
            _Align.AlignHCenter,
        )
        painter.setPen(QColor(theme.ink2))
        font = figures(max(self.style.least_px, high * (0.58 if self.style.larger <= 1.0 else 0.7)))
        room = foot.adjusted(high * 1.0, 0, 0, 0)
        draw_line(painter, room, self._count(font, room.width()), font, _Align.AlignRight)

    def _count(self, font: QFont, width: float) -> str:
        """How many are left, in the longest form in which any number has room: all piles say it alike."""
        forms = (translate("art_gallery", "{count} left"), "×\N{THIN SPACE}{count}", "{count}")
        measure = QFontMetricsF(font)
        fitting = (form for form in forms if measure.horizontalAdvance(form.format(count=_MANY)) <= width)
        return next(fitting, forms[-1]).format(count=self._left)
