"""Before the forger's work and during it: who it is, the wall to be remembered, and the dark."""

from __future__ import annotations

from artgames.engine.api import Seat
from artgames.engine.choices import Action
from artgames.engine.words import filled
from artgames.games.forgers.board.named import translate
from artgames.games.forgers.board.wall import whole_wall
from artgames.games.forgers.rules.records import WALL_SIZE, Ready, TableView
from artgames.scene import interlude_parts
from artgames.scene.drawing.faces import SeatLook
from artgames.scene.wall_part import WallContent, WallPart


class GatherPart(interlude_parts.HeraldPart[TableView]):
    """Who is the forger, and what everybody else has to do."""

    def hero(self) -> Seat:
        return int(self.view.forger)

    def lines(self) -> tuple[str, str, str]:
        name = self.style.names[self.view.forger]
        return (
            translate("forgers", "The forger: {name}").format(name=name),
            self._what_comes(),
            translate("forgers", "Seen enough? Press your symbol beside the wall, or its number."),
        )

    def _what_comes(self) -> str:
        seconds = self.view.timer_seconds
        if seconds:
            text = translate("forgers", "{count} paintings, {seconds} seconds: what hangs where?")
        else:
            text = translate("forgers", "{count} paintings, until everyone has seen enough: what hangs where?")
        return filled(text, count=WALL_SIZE, seconds=seconds)


class LookPart(WallPart[TableView]):
    """The wall while the hourglass runs."""

    def look(self) -> WallContent:
        view = self.view
        others = tuple(seat for seat in range(view.seats) if seat != view.forger)
        return WallContent(whole_wall(view.wall), others, view.ready, view.timer_seconds)

    def ready_action(self) -> Action:
        return Ready()


class DarkPart(interlude_parts.DarkPart[TableView]):
    """Nothing to see: the forger is painting."""

    def line(self) -> str:
        return translate("forgers", "Forger at work: {name}").format(name=self.style.names[self.view.forger])

    def worker(self) -> SeatLook:
        return self.style.look(self.view.forger)

    def tease(self) -> str:
        texts = (
            translate("forgers", "It smells of fresh paint."),
            translate("forgers", "Was that a ladder?"),
            translate("forgers", "Nobody counts the brushes."),
        )
        return texts[self.view.round % len(texts)]
