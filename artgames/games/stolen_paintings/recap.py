"""What was stolen, which places of the wall were remembered, and who was good at what."""

from collections import Counter
from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recalled, Recap, Taken
from artgames.engine.highlights import Award, Honours
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.stolen_paintings.rules.events import AuctionOpened
from artgames.games.stolen_paintings.rules.records import PadRound, Row, TableView
from artgames.games.stolen_paintings.words.say import say

_honour = Honours("stolen_paintings")


def taken(view: TableView, _events: Sequence[Event]) -> Iterator[Taken]:
    for scored in view.pad:
        for painting in scored.paintings:
            yield Taken(scored.round, scored.thief, painting)


def recall(view: TableView) -> Recalled | None:
    if not view.rows:
        return None
    marks = {row.seat: row.marks for row in view.rows if not row.thief}
    return Recalled(view.round, view.exhibit, view.auction, view.stolen, marks, view.cooperative)


# Awards


def awards(view: TableView, events: Sequence[Event]) -> Iterator[Award]:
    """Of the shared sheet of the cooperative game nobody is told who read it best."""
    rows = [row for scored in view.pad for row in scored.rows]
    thieves = {seat: sum(row.missed for row in rows if row.seat == seat and row.thief) for seat in range(view.seats)}
    if not view.cooperative:
        yield from _of_detectives(view, [row for row in rows if not row.thief])
        yield from _good_taste(view, events)
    escaped = QT_TRANSLATE_NOOP("stolen_paintings", "{count:One painting|# paintings} missed by the detectives")
    yield from _honour(thieves, QT_TRANSLATE_NOOP("stolen_paintings", "Master thief"), escaped)


def _of_detectives(view: TableView, rows: Sequence[Row]) -> Iterator[Award]:
    played = {seat: [row for row in rows if row.seat == seat] for seat in range(view.seats)}
    flawless = [seat for seat, own in played.items() if len(own) > 1 and all(row.exact for row in own)]
    never = QT_TRANSLATE_NOOP("stolen_paintings", "Exactly right every single time")
    yield from _honour.perfect(flawless, QT_TRANSLATE_NOOP("stolen_paintings", "Perfect memory"), never)
    hits = {seat: sum(row.hits for row in own) for seat, own in played.items()}
    found = QT_TRANSLATE_NOOP("stolen_paintings", "Spotted {count:one stolen painting|# stolen paintings}")
    yield from _honour(hits, QT_TRANSLATE_NOOP("stolen_paintings", "Sharpest eye"), found)
    sure = {seat: 0 if any(row.wrong for row in own) else hits[seat] for seat, own in played.items()}
    clean = QT_TRANSLATE_NOOP("stolen_paintings", "{count:One mark|# marks}, not one of them wrong")
    yield from _honour(sure, QT_TRANSLATE_NOOP("stolen_paintings", "Never fooled"), clean, 2)
    exact = {seat: sum(row.exact for row in own) for seat, own in played.items()}
    right = QT_TRANSLATE_NOOP("stolen_paintings", "Exactly right {count:once|# times}")
    yield from _honour(exact, QT_TRANSLATE_NOOP("stolen_paintings", "Spot on"), right)
    won = {seat: sum(row.gain > 0 for row in own) for seat, own in played.items()}
    wagers = QT_TRANSLATE_NOOP("stolen_paintings", "{count:One wager|# wagers} won")
    yield from _honour(won, QT_TRANSLATE_NOOP("stolen_paintings", "Lucky wager"), wagers)
    marks = {seat: sum(len(row.marks) for row in own) for seat, own in played.items()}
    dared = QT_TRANSLATE_NOOP("stolen_paintings", "{count:One mark|# marks} laid without fear")
    yield from _honour(marks, QT_TRANSLATE_NOOP("stolen_paintings", "Boldest detective"), dared, 3)


def _good_taste(view: TableView, events: Sequence[Event]) -> Iterator[Award]:
    """Who marked which decoys; what somebody marked most often, or first, is named."""
    auctions = [event.paintings for event in events if isinstance(event, AuctionOpened)]
    if len(auctions) != len(view.pad):  # a match that was taken up again has forgotten some
        return
    for seat in range(view.seats):
        fell = Counter(
            card for auction, scored in zip(auctions, view.pad, strict=True) for card in _decoys(seat, auction, scored)
        )
        for card, _ in fell.most_common(1):
            title = say(QT_TRANSLATE_NOOP("stolen_paintings", "Good taste"))
            says = say(QT_TRANSLATE_NOOP("stolen_paintings", "Couldn’t resist {painting}"), painting="")
            yield Award(seat, title, says, card=card, teases=True)


def _decoys(seat: int, auction: Sequence[int], scored: PadRound) -> Iterator[int]:
    for row in scored.rows:
        if row.seat == seat and not row.thief:
            yield from (auction[token - 1] for token in row.marks if token not in scored.stolen)


RECAP = Recap(taken, recall, awards)
