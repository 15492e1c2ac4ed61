"""The wall that a room votes about: every painting with its number, and below it how many have named it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF

from artgames.app.voting.poll import Poll
from artgames.app.voting.vote_bar import VoteBar, bar_height
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.background import WallSpec
from artgames.scene.drawing.fonts import Role
from artgames.scene.hanging import fitted
from artgames.scene.items.lit_ring import LitRing
from artgames.scene.items.painting import PaintingItem
from artgames.scene.wall_layout import hang
from artgames.scene.wall_scene import WallScene

_BESIDE = 0.72
"""Of a token, outside of the frame."""


class VoteWall(WallScene):
    """Built anew for another question, size or look; else only the bars grow."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._built: object = None
        self.bars: dict[int, VoteBar] = {}
        self.paintings: dict[int, PaintingItem] = {}
        self._rings: dict[int, LitRing] = {}

    def show_poll(self, poll: Poll, style: BoardStyle, area: QRectF) -> None:
        asked = (poll.pick, poll.shown, tuple(poll.cards.items()), area, style.theme, style.scale, style.ratio)
        if asked != self._built:
            self._built = asked
            self._build(poll, style, area)
        for number, bar in self.bars.items():
            chosen = number in poll.verdict.chosen
            bar.show_votes(poll.counts.get(number, 0), poll.share(number), chosen=chosen)
        lit = poll.verdict.chosen if poll.is_counted else poll.called
        for number, ring in self._rings.items():
            ring.setVisible(number in lit)
        for number, painting in self.paintings.items():
            painting.set_dimmed(poll.is_counted and bool(lit) and number not in lit)

    def forget(self) -> None:
        """The vote is over."""
        self._built = None
        self.clear()
        self.bars, self.paintings, self._rings = {}, {}, {}

    def _build(self, poll: Poll, style: BoardStyle, area: QRectF) -> None:
        self.forget()
        self.setSceneRect(area)
        token, bar = style.px(Role.TOKEN), bar_height(style)
        cells = hang(len(poll.shown), area, 0.012, gap=round(token * 0.2)).cells
        for number, cell in zip(poll.shown, cells, strict=True):
            wall = cell.adjusted(token * _BESIDE, token * 0.1, 0, -bar * 1.2)
            if number in poll.cards:
                self._hang(number, poll.cards[number], wall, style)
            if number in poll.pick.of:
                track = QRectF(cell.left(), cell.bottom() - bar, cell.width(), bar)
                self.bars[number] = VoteBar(style, track, half=poll.pick.min != poll.pick.max)
                self.addItem(self.bars[number])
        lit = tuple(item.cell for item in self.paintings.values())
        self.set_wall(WallSpec(area, style.theme, style.ratio, lit, is_afar=True))

    def _hang(self, number: int, card: int, room: QRectF, style: BoardStyle) -> None:
        item = PaintingItem(str(card), "", style.pictures, style.theme)
        item.set_cell(fitted(card, room, style), style.ratio)
        item.set_token(number, style.px(Role.TOKEN), beside=True)
        self.addItem(item)
        self.paintings[number] = item
        self._rings[number] = LitRing(style, item.cell)
        self.addItem(self._rings[number])
