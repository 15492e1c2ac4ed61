"""What was stolen, and who got it."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap, Taken
from artgames.games.forgers.rules.records import ForgeriesRevealed, TableView


def taken(view: TableView, events: Sequence[Event]) -> Iterator[Taken]:
    """Chance deals out what was stolen, and only the reveals say how; there is one for each round of the pad."""
    reveals = [event for event in events if isinstance(event, ForgeriesRevealed)]
    for scored, reveal in zip(view.pad, reveals, strict=False):
        for taker, painting in reveal.taken:
            yield Taken(scored.round, taker, painting)


RECAP = Recap(taken)
