"""The board of Schools of Art: walls, and paintings that come to hang on them."""

from __future__ import annotations

from functools import singledispatchmethod

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QRectF

from artgames.engine.api import Event
from artgames.games.schools.board.walls import WallsPart
from artgames.games.schools.rules.records import LabelsRead, PaintingHung, PaintingMoved, PaintingsDealt, TableView
from artgames.scene.animations import fly, one_after_another, pause, together
from artgames.scene.phase_board import PartedBoard
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

translate = QCoreApplication.translate


class SchoolsBoard(PartedBoard[TableView]):
    """Draws one audience's view of a match."""

    FOR_THE_ROOM = (PaintingsDealt, LabelsRead)

    _part: WallsPart | None

    def part_for(self) -> WallsPart:
        return WallsPart(self)

    def why_not(self) -> str:
        """Why a painting cannot be taken in hand now."""
        if self.view.phase == "ended":
            return ""
        if self.view.player is not None and not self.is_person(self.view.player):
            return translate("schools", "It’s {name}’s turn.").format(name=self.style.names[self.view.player])
        return translate("schools", "It stays there until the labels are read.")

    # The way there

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return None

    @animation.register
    def _(self, event: PaintingsDealt, view: TableView) -> QAbstractAnimation | None:
        self.arrive(view)
        assert self._part is not None
        return self.deal(list(self._part.items.values()))

    @animation.register(PaintingHung)
    @animation.register(PaintingMoved)
    def _(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        self.style.sounds.play(Cue.DEAL)
        return self._everything_to_its_place(view, Beat.MOVE)

    @animation.register
    def _(self, event: LabelsRead, view: TableView) -> QAbstractAnimation | None:
        """What hung on another wall flies home before everybody's eyes."""
        self.style.sounds.play(Cue.RIGHT if event.right == len(event.sorted) else Cue.LOCKED)
        home = self._everything_to_its_place(view, Beat.REVEAL)
        return one_after_another([home, pause(Beat.REVEAL_REST, self.style.tempo)])

    def _everything_to_its_place(self, view: TableView, beat: Beat) -> QAbstractAnimation:
        before = {card: QRectF(item.cell) for card, item in self._part.items.items()} if self._part else {}
        self.arrive(view)
        assert self._part is not None
        flights = []
        for card, item in self._part.items.items():
            cell = QRectF(item.cell)
            if before.get(card, cell) != cell:
                item.set_cell(before[card], self.style.ratio)
                flights.append(fly(item, cell, beat, self.style.tempo, self.style.ratio))
        return together(flights)

    # Words

    def go_on_text(self, action: str) -> str:
        return translate("schools", "Read the labels")

    def progress(self, view: TableView) -> str:
        return translate("schools", "{hung} of {cards}").format(hung=len(view.hung), cards=len(view.cards))

    def tells_labels(self) -> bool:
        """A closer look must not say where it belongs."""
        return self.has_view and self.view.phase == "ended"
