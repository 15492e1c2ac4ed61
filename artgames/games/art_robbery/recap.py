"""The score sheet with loot, alibis and arrests; how the loot grew raid by raid, and who was good at what."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from artgames.engine.api import Event, Seat
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, Lines, SheetLine
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules import events as happened
from artgames.games.art_robbery.rules.records import TableView
from artgames.games.art_robbery.rules.scoring import worth
from artgames.games.art_robbery.words.reasons import reasons
from artgames.games.art_robbery.words.say import say

_honour = Honours("art_robbery")


def sheet(view: TableView) -> Sequence[SheetLine]:
    return [SheetLine(row.seat, row.points, reasons(row)) for row in view.rows]


def history(view: TableView, events: Sequence[Event]) -> Lines:
    """What everybody's loot was worth after each raid: in the end, when all stacks lie open, it is no secret. The last
    one ends with the arrests."""
    holders: dict[int, Seat] = {}
    worths = [(0,) * view.seats]
    for event in events:
        if isinstance(event, happened.TileTaken):
            holders[event.tile] = event.seat
        elif isinstance(event, happened.TileStolen):
            holders[event.tile] = event.thief
        elif isinstance(event, happened.BossCaught):
            holders.pop(event.tile, None)
        elif isinstance(event, happened.StacksClosed):
            worths.append(_worths(holders, view.seats))
    if tuple(row.loot for row in view.rows) != worths[-1]:  # a match that was taken up again has forgotten some
        return ()
    worths[-1] = tuple(row.points for row in view.rows)
    return tuple(zip(*worths, strict=True))


def _worths(holders: Mapping[int, Seat], seats: int) -> tuple[int, ...]:
    return tuple(worth(FACES, (tile for tile, holder in holders.items() if holder == seat)) for seat in range(seats))


def awards(view: TableView, events: Sequence[Event]) -> Iterator[Award]:
    loot = {row.seat: row.loot for row in view.rows}
    alibis = {row.seat: row.alibis for row in view.rows}
    richest = QT_TRANSLATE_NOOP("art_robbery", "Loot worth {count} in all")
    yield from _honour(loot, QT_TRANSLATE_NOOP("art_robbery", "Biggest haul"), richest)
    safest = QT_TRANSLATE_NOOP("art_robbery", "{count:One alibi|# alibis}")
    yield from _honour(alibis, QT_TRANSLATE_NOOP("art_robbery", "Perfectly innocent"), safest)
    stole = _counted(view, events, happened.TileStolen, lambda event: event.thief)
    fingers = QT_TRANSLATE_NOOP("art_robbery", "{count:One tile|# tiles} taken from other thieves")
    yield from _honour(stole, QT_TRANSLATE_NOOP("art_robbery", "Light fingers"), fingers)
    bosses = _counted(view, events, happened.BossKept, lambda event: event.seat)
    kept = QT_TRANSLATE_NOOP("art_robbery", "Kept the Boss in {count:one raid|# raids}")
    yield from _honour(bosses, QT_TRANSLATE_NOOP("art_robbery", "Friend of the Boss"), kept)
    dogs = _counted(view, events, happened.DogTaken, lambda event: event.seat)
    called = QT_TRANSLATE_NOOP("art_robbery", "Called the dog {count:once|# times}")
    yield from _honour(dogs, QT_TRANSLATE_NOOP("art_robbery", "The dog’s favourite"), called)
    saved = _counted(view, events, happened.DogGiven, lambda event: event.victim)
    guard = QT_TRANSLATE_NOOP("art_robbery", "Let the dog go to save a tile, {count:once|# times}")
    yield from _honour(saved, QT_TRANSLATE_NOOP("art_robbery", "Well guarded"), guard)
    robbed = _counted(view, events, happened.TileStolen, lambda event: event.victim)
    popular = QT_TRANSLATE_NOOP("art_robbery", "Had something worth stealing {count:once|# times}")
    yield from _honour(robbed, QT_TRANSLATE_NOOP("art_robbery", "Everyone’s target"), popular, teases=True)


def _counted(view: TableView, events: Sequence[Event], kind: type[Event], who: Callable[..., Seat]) -> dict[Seat, int]:
    counts = Counter(who(event) for event in events if isinstance(event, kind))
    return {seat: counts[seat] for seat in range(view.seats)}


RECAP = Recap(
    awards=awards, sheet=sheet, history=history, part=say(QT_TRANSLATE_NOOP("art_robbery", "Raid {number}"), number=0)
)
