"""The two quiet pictures: before the exhibit, and while the thief is at work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artgames.engine.api import Seat
from artgames.games.stolen_paintings.board.part import translate
from artgames.games.stolen_paintings.rules.records import TableView
from artgames.scene import interlude_parts

if TYPE_CHECKING:
    from artgames.games.stolen_paintings.board.board import StolenPaintingsBoard


class GatherPart(interlude_parts.HeraldPart[TableView]):
    """Who is the thief, and what everybody else has to do."""

    board: StolenPaintingsBoard

    def hero(self) -> Seat:
        return int(self.view.thief)

    def lines(self) -> tuple[str, str, str]:
        name = self.style.names[self.view.thief]
        return (
            translate("stolen_paintings", "{name} is the thief").format(name=name),
            self._what_comes(),
            self._what_to_know(),
        )

    def _what_comes(self) -> str:
        count, seconds = self.board.exhibit_size, self.view.timer_seconds
        if seconds:
            text = translate(
                "stolen_paintings", "{count} paintings hang for {seconds} seconds. Everybody else remembers them."
            )
        else:
            text = translate("stolen_paintings", "{count} paintings hang until every detective has seen enough.")
        return text.format(count=count, seconds=seconds)

    def _what_to_know(self) -> str:
        if self.view.returning:
            text = translate(
                "stolen_paintings", "Take care: {count} paintings of earlier rounds were mixed into the deck."
            )
            return text.format(count=self.view.returning)
        if self.view.cooperative:
            return translate("stolen_paintings", "All detectives together: exactly what was stolen, or the thief wins.")
        return translate(
            "stolen_paintings", "Whoever has seen enough presses their mark beside the wall, or its number."
        )


class DarkPart(interlude_parts.DarkPart[TableView]):
    """Nothing to see: the thief is at work."""

    def line(self) -> str:
        name = self.style.names[self.view.thief]
        return translate("stolen_paintings", "{name} is at work").format(name=name)
