"""The open exhibit: the wall for everybody."""

from __future__ import annotations

from artgames.engine.choices import Action
from artgames.games.stolen_paintings.rules.records import Ready, TableView
from artgames.scene.wall_part import WallContent, WallPart


class ExhibitPart(WallPart[TableView]):
    """The wall while the hourglass runs, for the detectives to remember."""

    def look(self) -> WallContent:
        view = self.view
        detectives = tuple(seat for seat in range(view.seats) if seat != view.thief)
        return WallContent(view.exhibit, detectives, view.ready, view.timer_seconds)

    def ready_action(self) -> Action:
        return Ready()
