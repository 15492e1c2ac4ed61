"""Whom the curtain names, and what is heard while everybody else has their eyes closed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.models.bot_habits import face_of
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.surface import Surface
from artgames.engine.api import Seat
from artgames.scene.overlays.curtain import Curtain
from artgames.scene.sound.sound import Cue
from artgames.store.seating import Table


class CurtainCall(QObject):
    """Draws the curtain for whoever is asked. With eyes closed, rain covers the thief's clicks until a chime says that
    everybody may look.

    Signals:
        drawn(): the curtain is about to hang before somebody.
        narrated(): the narrator is about to speak at this table.
    """

    drawn = Signal()
    narrated = Signal()

    def __init__(self, context: AppContext, flow: AudienceFlow, table: Table, page: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._flow, self.table = context, flow, table
        self.curtain = Curtain(context.theme(), page)
        self.curtain.opened.connect(flow.open_private)
        self.curtain.left.connect(flow.back_to_room)
        self.has_spoken = False
        """Whether the narrator had something to say at this table."""
        self._addressed: tuple[int, str, int, str] | None = None
        """Who the curtain is drawn for: seat, name and mark."""
        self._rains = False
        self._narrated: bool | None = None
        """Whether somebody was told to begin, while the others' eyes are closed."""

    def follow(self) -> None:
        """The flow may have turned to another surface."""
        flow = self._flow
        if flow.surface is Surface.ROOM:
            self._open_eyes()
        elif flow.surface is Surface.PRIVATE and flow.seat is not None and self._narrated is False:
            self._narrated = True
            self._context.narrator.at_work(self.table.names[flow.seat])
        if flow.surface is Surface.CURTAIN and flow.seat is not None:
            self._draw(flow.seat)
        else:
            self.curtain.hide()

    def stop(self) -> None:
        self._context.narrator.stop()
        if self._rains:
            self._context.sounds.stop_cover()

    def _draw(self, seat: Seat) -> None:
        player = self.table.players[seat]
        addressed = (seat, player.name, player.mark, self._flow.call)
        if self.curtain.isVisible() and self._addressed == addressed:
            return
        self._addressed = addressed
        self.drawn.emit()
        others = [one.name for one in self.table.players if one.kind == "person" and one is not player]
        other = others[0] if len(others) == 1 else ""
        sentence = note = ""
        look = self._flow.board.curtain(self._flow.room_view)
        by_custom = self.table.theft == "eyes_closed" and self._flow.board.hands_over_immediately()
        eyes_closed = by_custom or self._flow.eyes_closed
        if eyes_closed:
            sentence = self.tr("Everyone except {name}: eyes closed")
            note = self.tr("Listen for the chime.")
            self._close_eyes(player.name)
        elif self._flow.call:
            sentence, note = self.tr("{name}, look now"), self._flow.call
            look = replace(look, errand="")
        self.curtain.show_for(
            player.mark,
            player.name,
            sentence,
            note,
            face=face_of(player),
            other=other,
            game=look,
            eyes_closed=eyes_closed,
        )

    def _close_eyes(self, name: str) -> None:
        """Once for each theft, also where whoever works covers the page in the middle of it."""
        if not self._rains:
            self._rains, self._narrated, self.has_spoken = True, False, True
            self.narrated.emit()
            self._context.sounds.start_cover()
            self._context.narrator.eyes_closed(name)

    def _open_eyes(self) -> None:
        if self._rains:
            self._rains, self._narrated = False, None
            self._context.sounds.stop_cover()
            self._context.sounds.play(Cue.CHIME)
            self._context.narrator.eyes_open()
