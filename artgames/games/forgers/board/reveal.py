"""The reveal: before and after of every forged place, and arrows between what changed places."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QLineF, QPointF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsObject

from artgames.engine.api import Seat
from artgames.engine.words import listed
from artgames.games.forgers.board.layout import PairPlan, RevealPlan, plan_reveal
from artgames.games.forgers.board.named import translate
from artgames.games.forgers.board.wall import ArrowItem, VerdictSign, WallPart
from artgames.games.forgers.rules.records import Forgery
from artgames.games.forgers.rules.views import pairs
from artgames.games.forgers.words import place_name
from artgames.scene.animations import around, fade, fly, one_after_another, pause, together
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.text import TextItem
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

LONGEST_NAME = 16
"""Letters of a name that fit beside two paintings; the mark on the wall says the rest."""


class RevealPart(WallPart):
    """Everything is public now. The wall hangs as it was pointed at, found forgeries included."""

    def build(self) -> None:
        view = self.view
        afar = self.style.for_projector
        has_swaps = bool(view.swapped) and not afar
        self._plan = plan_reveal(self.area, self.letter, len(view.forged), has_swaps=has_swaps, has_captions=not afar)
        self.add_letters(self._plan.wall)
        self._build_wall()
        self._build_sheet(self._plan)
        self._rows = [self._build_row(*one) for one in zip(view.forged, self._plan.pairs, strict=True)]
        self._arrows = [self._build_arrow(*pair) for pair in pairs(view.swapped)]

    def _build_wall(self) -> None:
        forged = {forgery.place: forgery.forgery for forgery in self.view.forged}
        told = (*forged, *self.view.swapped)
        self._wall: dict[int, PaintingItem] = {}
        for place, (card, cell) in enumerate(zip(self.view.wall, self._plan.wall.cells, strict=True)):
            shown = forged.get(place, card)
            assert shown is not None, "only forgeries were taken down"
            item = self._wall[place] = self.hang_at(place, shown, cell)
            item.set_dimmed(place not in told)
            item.set_interactive(True)
            pointed = tuple(self.style.marks[guess.seat] for guess in self.view.guesses if guess.place == place)
            item.set_seats(pointed, self.style.least_mark)
            item.set_marked(place in forged)

    def _build_sheet(self, plan: RevealPlan) -> None:
        theme = self.style.theme
        self.add_border(plan.sheet)
        if self.style.for_projector:
            return
        font = sans(self.letter * 0.9)
        before, now = translate("forgers", "Before"), translate("forgers", "Now")
        for text, rect in zip((before, now), plan.captions, strict=True):
            self.add(TextItem(text, rect, font, theme.ink))
        if self.view.swapped:
            self.add(TextItem(self._swapped_text(), plan.swapped, font, theme.ink))

    def _swapped_text(self) -> str:
        told = translate("forgers", "{one} with {other}")
        changed = tuple(
            told.format(one=place_name(one), other=place_name(other)) for one, other in pairs(self.view.swapped)
        )
        return translate("forgers", "Swapped: {pairs}").format(pairs=listed(changed, translate))

    def _build_row(self, forgery: Forgery, plan: PairPlan) -> tuple[QGraphicsObject, ...]:
        theme = self.style.theme
        place = figures(self.letter * (1.1 if self.style.for_projector else 1.5), QFont.Weight.Bold)
        upper, lower = plan.words.adjusted(0, 0, 0, 0), plan.words.adjusted(0, 0, 0, 0)
        upper.setBottom(plan.words.top() + plan.words.height() * 0.45)
        lower.setTop(upper.bottom())
        align = Qt.AlignmentFlag
        name = TextItem(place_name(forgery.place), upper, place, theme.ink, align.AlignLeft | align.AlignBottom)
        font = sans(self.letter * 0.9)
        words: QGraphicsObject = TextItem(
            self._verdict(forgery), lower, font, theme.ink, align.AlignLeft | align.AlignTop
        )
        if self.style.for_projector:
            words = VerdictSign(lower, min(self.style.least_mark, lower.height()), theme, self._finder_mark(forgery))
        before = self.hang(forgery.original, plan.before)
        after = self.hang(forgery.forgery, plan.after)
        for item in (before, after):
            item.set_interactive(True)
        self.add(name)
        self.add(words)
        middle = plan.arrow.center()
        reach = QPointF(plan.arrow.width() * 0.3, 0)
        self.add(ArrowItem(QLineF(middle - reach, middle + reach), theme))
        return name, words, before, after

    def _finder(self, forgery: Forgery) -> Seat | None:
        return next((guess.seat for guess in self.view.guesses if guess.place == forgery.place), None)

    def _finder_mark(self, forgery: Forgery) -> int | None:
        finder = self._finder(forgery)
        return None if finder is None else self.style.marks[finder]

    def _verdict(self, forgery: Forgery) -> str:
        finder = self._finder(forgery)
        if finder is None:
            return translate("forgers", "not found")
        name = self.style.names[finder]
        short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"
        return translate("forgers", "found by {name}").format(name=short)

    def _build_arrow(self, one: int, other: int) -> ArrowItem:
        line = QLineF(self._plan.wall.cells[one].center(), self._plan.wall.cells[other].center())
        arrow = ArrowItem(line, self.style.theme, both=True)
        self.add(arrow)
        return arrow

    # The way there

    def tell(self) -> QAbstractAnimation:
        """Row by row: the forgery comes from the wall, and what it replaced appears beside it."""
        for row in self._rows:
            for item in row:
                item.setOpacity(0.0)
        for arrow in self._arrows:
            arrow.setVisible(False)
        steps: list[QAbstractAnimation] = []
        for forgery, row in zip(self.view.forged, self._rows, strict=True):
            steps += [self._tell_row(forgery, row), pause(Beat.REVEAL_REST, self.style.tempo)]
        return around(one_after_another(steps), after=self._tell_arrows)

    def _tell_row(self, forgery: Forgery, row: tuple[QGraphicsObject, ...]) -> QAbstractAnimation:
        tempo, ratio = self.style.tempo, self.style.ratio
        name, words, before, after = row
        assert isinstance(after, PaintingItem)
        home = after.cell
        after.set_cell(self._wall[forgery.place].cell, ratio)

        def set_out() -> None:
            after.setOpacity(1.0)
            self.style.sounds.play(Cue.DEAL)

        lift = around(pause(Beat.PRESS, tempo), before=set_out)
        flight = fly(after, home, Beat.REVEAL, tempo, ratio)
        others = together(fade(item, 1.0, Beat.PANEL_IN, tempo) for item in (name, words, before))
        return one_after_another([lift, flight, others])

    def _tell_arrows(self) -> None:
        for arrow in self._arrows:
            arrow.setVisible(True)

    def moving_text(self) -> str:
        return translate("forgers", "What did {name} forge?").format(name=self.style.names[self.view.forger])
