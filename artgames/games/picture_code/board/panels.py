"""Beside the wall: both teams with what they still have to find, and all clues so far."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.engine.api import Seat
from artgames.games.picture_code.board.named import kind_name, number_name, team_name, translate
from artgames.games.picture_code.board.signs import draw_sign
from artgames.games.picture_code.rules.records import MIXES, TEAMS, Kind, TableView, Team, Turn
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, figures, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.items.drawn_item import DrawnItem

_Align = Qt.AlignmentFlag
_MOST_OF_A_TEAM = 4


class TeamPanel(DrawnItem):
    """A team's sign, how many paintings it still has to find, and who it is: the clue giver first."""

    is_paper = True

    def __init__(self, team: Team, view: TableView, rect: QRectF, style: BoardStyle, *, compact: bool) -> None:
        super().__init__(style, rect)
        self._team, self.rim = team, thick(style, 4)
        self._left = view.left[TEAMS.index(team)]
        self._giver = view.givers[TEAMS.index(team)]
        others = [seat for seat, one in enumerate(view.teams) if one == team and seat != self._giver]
        self._seats: tuple[Seat, ...] = () if compact else (self._giver, *others)
        self._lit = view.winner == team if view.phase == "ended" else view.team == team
        self._turn = self._lit and view.phase != "ended"

    def accessible_text(self) -> str:
        names = self._style.names
        words = [team_name(self._team), translate("picture_code", "{count} to find").format(count=self._left)]
        if self._turn:
            words.append(translate("picture_code", "their turn"))
        if self._seats:
            words.append(translate("picture_code", "clues by {name}").format(name=names[self._giver]))
            words += [names[seat] for seat in self._seats[1:]]
        return ", ".join(words)

    def describe(self) -> str:
        return f"panel {self._team} left={self._left} lit={self._lit} seats={self._seats}"

    # Drawing

    def draw(self, painter: QPainter) -> None:
        theme = self._style.theme
        bright = self._wall.accent if self._wall.is_dark else theme.ink
        width = thick(self._style, 3 if self._lit else 1)
        painter.setPen(QPen(QColor(bright if self._lit else theme.hair), width))
        painter.setBrush(QColor(theme.panel))
        radius = thick(self._style, 8)
        painter.drawRoundedRect(self._rect, radius, radius)
        inner = self._rect.adjusted(radius, radius, -radius, -radius)
        if self._style.for_projector:
            self._draw_afar(painter, inner)
        elif self._seats:
            head = QRectF(
                inner.left(), inner.top(), inner.width(), inner.height() * (0.38 if self._style.text <= 1.0 else 0.34)
            )
            self._draw_head(painter, head)
            self._draw_seats(painter, inner.adjusted(0, head.height() + radius * 0.6, 0, 0))
        else:
            self._draw_head(painter, inner)

    def _draw_afar(self, painter: QPainter, inner: QRectF) -> None:
        """The sign, the figure, and the marks of the team; a key below who gives the clues."""
        px = self._style.px(Role.SMALL)
        sign = QRectF(inner.left(), inner.top(), px * 1.2, px * 1.2)
        draw_sign(painter, sign, self._team, self._style.theme)
        painter.setPen(QColor(self._style.theme.ink))
        painter.setFont(figures(px * 1.3, QFont.Weight.Bold))
        number = QRectF(sign.right() + px * 0.3, sign.top(), inner.right() - sign.right() - px * 0.3, sign.height())
        painter.drawText(number, _Align.AlignLeft | _Align.AlignVCenter, str(self._left))
        step = min(px, inner.width() / max(1, len(self._seats)))
        side = min(px * 0.8, step * 0.96)
        for place, seat in enumerate(self._seats):
            mark = QRectF(inner.left() + place * step, sign.bottom() + px * 0.3, side, side)
            draw_mark(painter, mark, self._style.marks[seat], self._style.theme)
            if seat == self._giver:
                _draw_key(painter, mark.translated(0, side * 0.9), self._style.theme.ink)

    def _draw_head(self, painter: QPainter, head: QRectF) -> None:
        theme = self._style.theme
        side = min(head.height(), head.width() * 0.36)
        sign = QRectF(head.left(), head.center().y() - side / 2, side, side)
        draw_sign(painter, sign, self._team, theme)
        painter.setPen(QColor(theme.ink))
        words = head.adjusted(side * 1.2, 0, 0, 0)
        number = QRectF(words.left(), words.top(), words.width(), words.height() * 0.62)
        below = QRectF(words.left(), number.bottom(), words.width(), words.height() * 0.38)
        painter.setFont(figures(number.height() * 0.95, QFont.Weight.Bold))
        painter.drawText(number, _Align.AlignLeft | _Align.AlignVCenter, str(self._left))
        painter.setPen(QColor(theme.ink2))
        caption = translate("picture_code", "to find")
        draw_line(painter, below, caption, sans(min(below.height() * 0.9, self._em())), _Align.AlignLeft)

    def _em(self) -> int:
        return self._style.px(Role.PLAY, Profile.DESK)

    def _draw_seats(self, painter: QPainter, room: QRectF) -> None:
        high = room.height() / _MOST_OF_A_TEAM
        side = min(high * 0.8, self._style.usual_px(Role.PLAY, Profile.DESK) * 1.2)
        for number, seat in enumerate(self._seats):
            line = QRectF(room.left(), room.top() + number * high, room.width(), high)
            mark = QRectF(line.left(), line.center().y() - side / 2, side, side)
            draw_mark(painter, mark, self._style.marks[seat], self._style.theme)
            line.setLeft(mark.right() + side * 0.4)
            if seat == self._giver:
                key = QRectF(line.right() - side * 1.3, line.center().y() - side / 2, side * 1.3, side)
                _draw_key(painter, key, self._style.theme.ink)
                line.setRight(key.left() - side * 0.2)
            painter.setPen(QColor(self._style.theme.ink))
            weight = QFont.Weight.DemiBold if seat == self._giver else QFont.Weight.Normal
            font = sans(min(high * self._style.grown(0.72, 0.8), self._em()), weight)
            draw_line(painter, line, self._style.names[seat], font, _Align.AlignLeft)


def _draw_key(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Who knows the key: a ring, a shaft and two teeth."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    unit = rect.height()
    painter.setPen(QPen(QColor(colour), max(1.5, unit * 0.11), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle = rect.center().y()
    ring = QPointF(rect.left() + unit * 0.32, middle)
    painter.drawEllipse(ring, unit * 0.22, unit * 0.22)
    end = QPointF(rect.left() + unit * 1.2, middle)
    painter.drawLine(ring + QPointF(unit * 0.22, 0), end)
    for back in (0.0, 0.24):
        tooth = end - QPointF(unit * back, 0)
        painter.drawLine(tooth, tooth + QPointF(0, unit * 0.22))
    painter.restore()


class Legend(QGraphicsObject):
    """What else is on the wall: how many paintings of nobody are still covered, and the one that rings."""

    def __init__(self, view: TableView, rect: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._rect, self._style = rect, style
        mix = next(mix for mix in MIXES.values() if sum(mix) == len(view.wall))
        all_of_them: dict[Kind, int] = {"nobody": mix[2], "alarm": mix[3]}
        self._left: dict[Kind, int] = {kind: count - view.shown.count(kind) for kind, count in all_of_them.items()}

    def _words(self, kind: Kind) -> str:
        texts = {
            "nobody": translate("picture_code", "Nobody’s: {count}"),
            "alarm": translate("picture_code", "Alarm: {count}"),
        }
        return texts[kind].format(count=self._left[kind])

    def accessible_text(self) -> str:
        return ", ".join(map(self._words, self._left))

    def describe(self) -> str:
        return f"legend {self._left}"

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wanted = self._style.px(Role.PLAY, Profile.DESK) * (3.0 if self._style.for_projector else 1.6)
        side = min(self._rect.height() * 0.8, wanted)
        half = self._rect.width() / len(self._left)
        for number, kind in enumerate(self._left):
            cell = QRectF(self._rect.left() + number * half, self._rect.top(), half, self._rect.height())
            draw_sign(painter, QRectF(cell.left(), cell.center().y() - side / 2, side, side), kind, self._style.theme)
            words = cell.adjusted(side * 1.3, 0, -side * 0.2, 0)
            if self._style.for_projector:
                painter.setPen(QColor(self._style.theme.ink))
                font = figures(self._style.px(Role.SMALL))
                draw_line(painter, words, str(self._left[kind]), font, _Align.AlignLeft)
                continue
            painter.setPen(QColor(self._style.theme.ink2))
            draw_line(painter, words, self._words(kind), sans(side * 0.6), _Align.AlignLeft)


_LETTERS, _LEAST_LETTERS = 0.62, 14.0
"""Letters of a clue, of the height of its row; and the least that anybody reads."""


def _row_heights(style: BoardStyle) -> tuple[float, float]:
    """Of a clue among all clues: as it should be, and the least."""
    wanted = style.px(Role.PLAY, Profile.DESK) * 1.55
    return wanted, max(wanted * 0.72, _LEAST_LETTERS / _LETTERS)


def has_history(room: QRectF, style: BoardStyle) -> bool:
    """Whether there is room for the latest clue, which is read above it too, in letters as large as somebody wants."""
    return style.text <= 1.0 or room.height() * 0.9 > _row_heights(style)[1]


class History(QGraphicsObject):
    """All clues, oldest first, each with the signs of what it led to; where room is short the oldest are left out."""

    def __init__(self, turns: tuple[Turn, ...], room: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._style, self._paper = style, paper_of(style.theme)
        wanted, smallest = _row_heights(style)
        pad = room.width() * 0.04
        fitting = max(1, int((room.height() - pad) / smallest))
        self._turns = turns[-fitting:]
        self._row = min(wanted, (room.height() - pad) / max(1, len(self._turns)))
        high = self._row * len(self._turns) + pad
        self._pad, self._rect = pad, QRectF(room.left(), room.top(), room.width(), high)

    def accessible_text(self) -> str:
        return ". ".join(map(self._spoken, self._turns))

    def _spoken(self, turn: Turn) -> str:
        found = ", ".join(map(kind_name, turn.found))
        said = f"{team_name(turn.team)}: {turn.word}, {number_name(turn.number)}"
        return f"{said}: {found}" if found else said

    def describe(self) -> str:
        return f"history {[(turn.team, turn.word, turn.number, turn.found) for turn in self._turns]}"

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        for number, turn in enumerate(self._turns):
            top = self._rect.top() + self._pad / 2 + number * self._row
            row = QRectF(self._rect.left() + self._pad, top, self._rect.width() - 2 * self._pad, self._row)
            if number:
                painter.setPen(QPen(QColor(self._paper.rule), 1))
                painter.drawLine(row.topLeft(), row.topRight())
            self._draw_row(painter, turn, row)

    def _draw_row(self, painter: QPainter, turn: Turn, row: QRectF) -> None:
        side = row.height() * 0.74
        look = self._style.on_paper  # light signs need an outline on paper
        middle = row.center().y() - side / 2
        draw_sign(painter, QRectF(row.left(), middle, side, side), turn.team, look)
        small = min(side, row.width() * 0.52 / max(1, len(turn.found)) / 1.08)
        left = row.right()
        for kind in reversed(turn.found):
            left -= small * 1.08
            draw_sign(painter, QRectF(left, row.center().y() - small / 2, small, small), kind, look)
        words = QRectF(row.left() + side * 1.35, row.top(), 0, row.height())
        words.setRight(left - side * 0.3)
        painter.setPen(QColor(self._paper.ink))
        font = sans(min(row.height() * _LETTERS, self._style.px(Role.PLAY, Profile.DESK)), QFont.Weight.DemiBold)
        draw_line(painter, words, f"{turn.word} {number_name(turn.number)}", font, _Align.AlignLeft)
