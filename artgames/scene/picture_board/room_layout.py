"""The same pictures for a whole room: what somebody wrote stands across the top, players are marks with figures beside
the wall, and whatever the bars of the room tell already is left out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.engine.numerals import signed
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.items.score_tiles import ScoreTile, ScoreTiles
from artgames.scene.items.text import ABOVE_SHADOWS, TextItem
from artgames.scene.picture_board.answer_bar import BEFORE_WORDS
from artgames.scene.picture_board.layout import Places
from artgames.scene.picture_board.note_item import NoteCard
from artgames.scene.picture_board.picture_spec import Note, PaintingSpec, Picture, ScoreRow
from artgames.scene.picture_board.score_sheet import ScoreSheet
from artgames.scene.wall_layout import hang

_FLAGS = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
_PAD = 0.25
_MOST_LINES_LARGE = 1
_MOST_OF_NOTE = 0.66
"""Room round the words of a note in letters; a note of one line is set large; its share of the height at most."""

_BESIDE = 0.3
_WORDS, _MOST_WORDS, _FIGURES = 0.58, 0.74, 2.8
_TILES = 0.27
_GAP = 0.012
_CAPTION = 1.35
_WIDE = 1.3
"""Shares of the width: paintings beside the wall, words beside it at least and at most (below them
figures of such a height in letters), figures beside it, and what is kept between all of them. Height of a caption in
letters; when a cell is wide."""


def for_projector(picture: Picture) -> Picture:
    """Without what the people below and the status above tell already: names with totals, and who has signed."""
    told = tuple(line for line in picture.lines if line.points is not None or line.said)
    # Nobody presses anything there or has a hand, and the strip tells whose turn it is.
    picture = replace(picture, buzzers=(), question=None, hand=() if picture.wall else picture.hand)
    has_more = picture.wall or picture.hand or picture.entries or picture.bars or picture.label is not None
    if not has_more and picture.note is not None:
        return replace(picture, lines=(), note=None, headline=picture.note.text, signing=None)
    if is_revealed(picture):  # numbers stay: everybody wants to know which one was right
        return replace(picture, lines=told)
    wall = tuple(replace(hung, token=None) if hung.dimmed else hung for hung in picture.wall)
    return replace(picture, wall=wall, lines=told, signing=None)


def is_revealed(picture: Picture) -> bool:
    """Whether the sheet tells already who was right, or what it gives."""
    return any(line.points is not None or line.right is not None for line in picture.lines)


def tile_of(line: ScoreRow) -> ScoreTile:
    """A line of the sheet as a tile: what it gives, or before that what was said."""
    text = line.said if line.points is None else signed(line.points)
    return ScoreTile(line.seat, text, line.right)


def note_item(note: Note, room: QRectF, style: BoardStyle) -> QGraphicsObject:
    """A note for those who sit round the table, or for a whole room."""
    return NoteBand(note, room, style) if style.for_projector else NoteCard(note, room, style)


def score_item(lines: tuple[ScoreRow, ...], room: QRectF, style: BoardStyle) -> QGraphicsObject:
    """The points likewise."""
    return (
        ScoreTiles(tuple(map(tile_of, lines)), room, style) if style.for_projector else ScoreSheet(lines, room, style)
    )


def caption_item(text: str, room: QRectF, style: BoardStyle) -> QGraphicsObject:
    """Words below a painting likewise."""
    if style.for_projector:
        return Caption(text, room, style)
    paper = paper_of(style.theme)
    return TextItem(text, room, sans(small_px(style)), paper.ink, ground=paper.sheet)


def small_px(style: BoardStyle) -> int:
    """Nothing that is needed to play is smaller."""
    return style.px(Role.SMALL)


# Where everything goes


def plan_afar(area: QRectF, picture: Picture, token: float, style: BoardStyle) -> Places:
    """Note across the top; below it the wall, and beside that words, other paintings or figures."""
    gap = area.width() * _GAP
    rest = area.adjusted(gap, gap, -gap, -gap)
    column: dict[str, QRectF] = {}
    if picture.note is not None:
        high = note_height(picture.note, rest, style, is_small=is_revealed(picture))
        column["note"] = QRectF(rest.left(), rest.top(), rest.width(), high)
        rest.setTop(rest.top() + high + gap)
    column |= _beside_wall(rest, picture, style)
    rest.setRight(min([rest.right(), *(room.left() - gap for name, room in column.items() if name != "note")]))
    if not any(one.token is not None for one in picture.wall):
        token = 0.0
    paintings = picture.wall or picture.hand
    is_wide = bool(token) and _is_wide(len(paintings), rest)
    hung, below_hung = _captioned(paintings, rest, token, style, beside=is_wide)
    beside, below = _captioned(picture.beside, column.get("beside", QRectF()), 0.0, style)
    wall, hand = (hung, ()) if picture.wall else ((), hung)
    return Places(wall, hand, beside, below_hung + below, column, is_wide)


def _beside_wall(rest: QRectF, picture: Picture, style: BoardStyle) -> dict[str, QRectF]:
    """To the right of the wall; without a wall words have all the room."""
    words = "bars" if picture.bars else "label" if picture.label is not None else ""
    if words:
        wide = _words_wide(picture, rest.width(), style) if picture.wall else rest.width()
        room = QRectF(rest.right() - wide, rest.top(), wide, rest.height())
        if not picture.lines:
            return {words: room}
        below = room.adjusted(0, room.height() - small_px(style) * _FIGURES, 0, 0)
        return {words: room.adjusted(0, 0, 0, -below.height()), "sheet": below}
    if not picture.beside and not picture.lines:
        return {}
    wide = rest.width() * (_BESIDE if picture.beside else _TILES)
    return {"beside" if picture.beside else "sheet": QRectF(rest.right() - wide, rest.top(), wide, rest.height())}


def _words_wide(picture: Picture, width: float, style: BoardStyle) -> float:
    """Answers are written out as far as the painting can make room for them."""
    px = small_px(style)
    metrics = QFontMetricsF(sans(px, QFont.Weight.DemiBold))
    longest = max((metrics.horizontalAdvance(bar.text) for bar in picture.bars), default=0.0)
    return min(max(longest + px * (BEFORE_WORDS + 1.3), width * _WORDS), width * _MOST_WORDS)


def _is_wide(count: int, room: QRectF) -> bool:
    """Whether a large token has room beside its painting."""
    cell = hang(count, room, 0.0).cells[0] if count else QRectF(0, 0, 1, 1)
    return cell.width() > cell.height() * _WIDE


def _captioned(
    hung: tuple[PaintingSpec, ...], room: QRectF, token: float, style: BoardStyle, *, beside: bool = False
) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
    """Tokens stand out over the upper left corners, or lie `beside` the paintings; below a painting with words there
    is room for them."""
    if not hung:
        return (), ()
    if beside:
        whole = hang(len(hung), room, 0.0, gap=round(room.width() * _GAP)).cells
        cells = tuple(cell.adjusted(token * 0.92, 0, 0, 0) for cell in whole)
    else:
        gap = round(max(token * 0.3, room.width() * _GAP))
        cells = hang(len(hung), room.adjusted(token * 0.3, token * 0.3, 0, 0), 0.0, gap=gap).cells
    if not any(one.caption for one in hung):
        return cells, (QRectF(),) * len(cells)
    high = small_px(style) * _CAPTION
    below = tuple(QRectF(cell.left(), cell.bottom() - high, cell.width(), high) for cell in cells)
    return tuple(cell.adjusted(0, 0, 0, -high) for cell in cells), below


# What somebody wrote


def note_height(note: Note, room: QRectF, style: BoardStyle, *, is_small: bool = False) -> float:
    """As high as the words need; small, where everybody has read them before."""
    font = sans(small_px(style)) if is_small else _note_font(note, room.width(), style)
    pad = small_px(style) * _PAD
    needed = _words_height(note, room.width(), font, style) + 2 * pad
    return min(max(needed, _mark_room(note, style)), room.height() * _MOST_OF_NOTE)


def _mark_room(note: Note, style: BoardStyle) -> float:
    return style.least_mark * 1.2 if note.seat is not None else 0.0


def _words_height(note: Note, width: float, font: QFont, style: BoardStyle) -> float:
    wide = width - _mark_room(note, style) - 2 * small_px(style) * _PAD * 2
    flags = _flags(note.text, wide, font)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, wide, 10_000), flags, note.text).height()


def _flags(text: str, width: float, font: QFont) -> int:
    """A single word that is too long for its line is broken where the line ends."""
    longest = max((QFontMetricsF(font).horizontalAdvance(word) for word in text.split()), default=0.0)
    return _FLAGS | int(Qt.TextFlag.TextWrapAnywhere) if longest > width else _FLAGS


def _note_font(note: Note, width: float, style: BoardStyle) -> QFont:
    """One line is set as large as it fits, more of them as small as they can be read."""
    largest, smallest = style.px(Role.HEADLINE), small_px(style)
    for px in range(round(largest * 0.8), smallest, -1):
        font = sans(px, QFont.Weight.DemiBold)
        if _words_height(note, width, font, style) <= QFontMetricsF(font).height() * _MOST_LINES_LARGE + 1:
            return font
    return sans(smallest)


class NoteBand(QGraphicsObject):
    """Somebody's mark and words on paper, across the stage."""

    reading_rank = -1  # heard first: it says what the paintings are shown for

    def __init__(self, note: Note, room: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._note, self._rect, self._style = note, room, style
        self._font = _note_font(note, room.width(), style)
        if QFontMetricsF(self._font).height() > room.height():
            self._font = sans(small_px(style), QFont.Weight.DemiBold)

    def accessible_text(self) -> str:
        return f"{self._note.title}: {self._note.text}" if self._note.title else self._note.text

    def describe(self) -> str:
        return f"note {self._note.title!r} {self._note.text!r}"

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        px = small_px(self._style)
        pad = px * _PAD * 2
        words = self._rect.adjusted(pad + _mark_room(self._note, self._style), 0, -pad, 0)
        if self._note.seat is not None:
            side = self._style.least_mark
            mark = QRectF(self._rect.left() + pad, self._rect.center().y() - side / 2, side, side)
            look = self._style.on_paper  # light marks need an outline on paper
            draw_mark(painter, mark, self._style.marks[self._note.seat], look)
        painter.setPen(QColor(paper_of(self._style.theme).ink))
        painter.setFont(self._font)
        painter.drawText(words, _flags(self._note.text, words.width(), self._font), self._note.text)


class Caption(QGraphicsObject):
    """A few words below a painting: a name that is too long is cut before it is set smaller than can be read."""

    def __init__(self, text: str, room: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._text, self._room, self._style = text, room, style
        self.setZValue(ABOVE_SHADOWS)

    def describe(self) -> str:
        return f"text {self._text!r}"

    def boundingRect(self) -> QRectF:
        return self._room

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        font = sans(small_px(self._style))
        shown = QFontMetricsF(font).elidedText(self._text, Qt.TextElideMode.ElideRight, self._room.width())
        painter.setPen(QColor(self._style.theme.ink))
        draw_line(painter, self._room, shown, font, Qt.AlignmentFlag.AlignHCenter)
