"""The score sheet with chains and tiles, how collections grew, and who was good at what."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, Lines, SheetLine
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.art_gallery.rules import events as happened
from artgames.games.art_gallery.rules.records import TableView, Works
from artgames.games.art_gallery.rules.scoring import row as score_row
from artgames.games.art_gallery.words.reasons import reasons

_honour = Honours("art_gallery")


def sheet(view: TableView) -> Sequence[SheetLine]:
    return [SheetLine(row.seat, row.points, reasons(row)) for row in view.rows]


def history(view: TableView, events: Sequence[Event]) -> Lines:
    """What chains and tiles were worth after each round; cards and the first player count with the last one."""
    works: list[Works] = [()] * view.seats
    tiles: list[Works] = [()] * view.seats
    worths = [(0,) * view.seats]
    for event in events:
        if isinstance(event, happened.PaintingAwarded):
            works[event.seat] = (*works[event.seat], event.work)
        elif isinstance(event, happened.TilesBought):
            tiles[event.seat] = (*tiles[event.seat], *event.tiles)
        elif isinstance(event, happened.RoundEnded):
            worths.append(tuple(_worth(*both) for both in zip(works, tiles, strict=True)))
    if tuple(works) != view.collections or len(worths) != view.round + 1:
        return ()  # a match that was taken up again has forgotten some
    worths[-1] = tuple(row.points for row in view.rows)
    return tuple(zip(*worths, strict=True))


def _worth(works: Works, tiles: Works) -> int:
    return score_row(0, works, tiles, (), is_first=False).points


def awards(view: TableView, events: Sequence[Event]) -> Iterator[Award]:
    rows = view.rows
    chains = {row.seat: max(chain.value for chain in row.chains) for row in rows}
    longest = QT_TRANSLATE_NOOP("art_gallery", "One chain worth {count:# point|# points}")
    yield from _honour(chains, QT_TRANSLATE_NOOP("art_gallery", "Finest chain"), longest)
    paintings = {seat: len(works) for seat, works in enumerate(view.collections)}
    hung = QT_TRANSLATE_NOOP("art_gallery", "{count:One painting|# paintings} in the collection")
    yield from _honour(paintings, QT_TRANSLATE_NOOP("art_gallery", "Great collector"), hung)
    pairs = {row.seat: len(row.matching) for row in rows}
    matched = QT_TRANSLATE_NOOP("art_gallery", "{count:One tile|# tiles} found the right painting")
    yield from _honour(pairs, QT_TRANSLATE_NOOP("art_gallery", "Perfect match"), matched)
    tiles = {row.seat: len(row.matching) + len(row.other) for row in rows}
    bought = QT_TRANSLATE_NOOP("art_gallery", "{count:One tile|# tiles} from the Shop")
    yield from _honour(tiles, QT_TRANSLATE_NOOP("art_gallery", "Best customer"), bought)
    hands = {row.seat: sum(row.hand) for row in rows}
    strong = QT_TRANSLATE_NOOP("art_gallery", "Action cards worth {count} in the end")
    yield from _honour(hands, QT_TRANSLATE_NOOP("art_gallery", "Strong hand"), strong)
    bids = {row.seat: _highest_bid(row.seat, events) for row in rows}
    bid = QT_TRANSLATE_NOOP("art_gallery", "Won a painting with {count}")
    yield from _honour(bids, QT_TRANSLATE_NOOP("art_gallery", "Boldest bid"), bid)
    alone = {row.seat: _unopposed(row.seat, events) for row in rows}
    quiet = QT_TRANSLATE_NOOP("art_gallery", "{count:One painting|# paintings} that no one else asked for")
    yield from _honour(alone, QT_TRANSLATE_NOOP("art_gallery", "Secret admirer"), quiet)


def _won(seat: int, events: Sequence[Event]) -> Iterator[happened.PaintingAwarded]:
    return (event for event in events if isinstance(event, happened.PaintingAwarded) and event.seat == seat)


def _highest_bid(seat: int, events: Sequence[Event]) -> int:
    bids = (total.value for event in _won(seat, events) for total in event.totals if total.seat == seat)
    return max(bids, default=0)


def _unopposed(seat: int, events: Sequence[Event]) -> int:
    return sum(len(event.totals) == 1 for event in _won(seat, events))


RECAP = Recap(awards=awards, sheet=sheet, history=history)
