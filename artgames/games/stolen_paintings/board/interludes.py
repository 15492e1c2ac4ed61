"""Two quiet pictures: before the exhibit, and while the thief steals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artgames.engine.api import Seat
from artgames.engine.words import filled
from artgames.games.stolen_paintings.board.part import translate
from artgames.games.stolen_paintings.rules.records import TableView
from artgames.scene import interlude_parts
from artgames.scene.drawing.faces import SeatLook

if TYPE_CHECKING:
    from artgames.games.stolen_paintings.board.board import StolenPaintingsBoard


class GatherPart(interlude_parts.HeraldPart[TableView]):
    """Who is the thief, and what everybody else has to do."""

    board: StolenPaintingsBoard
    masked = True

    def hero(self) -> Seat:
        return int(self.view.thief)

    def lines(self) -> tuple[str, str, str]:
        name = self.style.names[self.view.thief]
        return (
            translate("stolen_paintings", "The thief: {name}").format(name=name),
            self._what_comes(),
            self._what_to_know(),
        )

    def _what_comes(self) -> str:
        count, seconds = self.board.exhibit_size, self.view.timer_seconds
        if seconds:
            text = translate(
                "stolen_paintings",
                "Detectives, you have {seconds} seconds to memorise {count} paintings.",
            )
        else:
            text = translate(
                "stolen_paintings",
                "Detectives, take your time: {count} paintings stay up until you’re ready.",
            )
        return filled(text, count=count, seconds=seconds)

    def _what_to_know(self) -> str:
        if self.view.returning:
            text = translate(
                "stolen_paintings",
                "Careful: {count:one painting from an earlier round is|# paintings from earlier rounds are} "
                "back in the deck.",
            )
            return filled(text, count=self.view.returning)
        if self.view.cooperative:
            return translate(
                "stolen_paintings", "Detectives, work as a team: name exactly what was stolen, or the thief wins."
            )
        return translate("stolen_paintings", "Seen enough? Press your symbol beside the wall, or its number.")


class DarkPart(interlude_parts.DarkPart[TableView]):
    """Nothing to see: the thief is stealing."""

    def line(self) -> str:
        name = self.style.names[self.view.thief]
        return translate("stolen_paintings", "Thief at work: {name}").format(name=name)

    def worker(self) -> SeatLook:
        return self.style.look(self.view.thief, masked=True)

    def tease(self) -> str:
        by_theft = (
            translate("stolen_paintings", "Somebody forgot to lock the window."),
            translate("stolen_paintings", "The guard is having tea."),
            translate("stolen_paintings", "That was only the wind. Probably."),
            translate("stolen_paintings", "Practise your innocent faces."),
        )
        by_auction = (
            translate("stolen_paintings", "The loot is getting new neighbours."),
            translate("stolen_paintings", "An auctioneer never asks where things come from."),
        )
        texts = by_theft if self.view.phase == "theft" else by_auction
        return texts[self.view.round % len(texts)]
