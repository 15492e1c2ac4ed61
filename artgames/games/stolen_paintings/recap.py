"""What was stolen, and which places of the wall were remembered."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recalled, Recap, Taken
from artgames.games.stolen_paintings.rules.records import TableView


def taken(view: TableView, _events: Sequence[Event]) -> Iterator[Taken]:
    for scored in view.pad:
        for painting in scored.paintings:
            yield Taken(scored.round, scored.thief, painting)


def recall(view: TableView) -> Recalled | None:
    if not view.rows:
        return None
    marks = {row.seat: row.marks for row in view.rows if not row.thief}
    return Recalled(view.round, view.exhibit, view.auction, view.stolen, marks, view.cooperative)


RECAP = Recap(taken, recall)
