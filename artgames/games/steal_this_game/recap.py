"""The score sheet: how every game ended; and who was good at what."""

from collections import Counter
from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, SheetLine
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.steal_this_game.rules import events as happened
from artgames.games.steal_this_game.rules.records import SEATS, TableView
from artgames.games.steal_this_game.words.reasons import reason

_honour = Honours("steal_this_game")


def sheet(view: TableView) -> Sequence[SheetLine]:
    """Beside whoever won a game stands how."""
    return [
        SheetLine(seat, won, tuple(reason(one.reason, one.thief) for one in view.results if one.winner == seat))
        for seat, won in enumerate(view.wins)
    ]


def awards(view: TableView, events: Sequence[Event]) -> Iterator[Award]:
    """By what everybody saw: what was under a cup of dice that nobody lifted stays there."""
    both = [seat for seat in range(SEATS) if view.games > 1 and view.wins[seat] == view.games]
    clean = QT_TRANSLATE_NOOP("steal_this_game", "Won as the thief and as the exhibitor")
    yield from _honour.perfect(both, QT_TRANSLATE_NOOP("steal_this_game", "Clean sweep"), clean)
    shown = [event for event in events if isinstance(event, happened.DiceShown)]
    lies = Counter(1 - event.thief for event in shown if not event.truth)
    truths = Counter(event.thief for event in shown if event.truth)
    caught = QT_TRANSLATE_NOOP("steal_this_game", "Caught a lie {count:once|# times}")
    yield from _honour(_by_seat(lies), QT_TRANSLATE_NOOP("steal_this_game", "Lie detector"), caught)
    honest = QT_TRANSLATE_NOOP("steal_this_game", "Doubted {count:once|# times}, and telling the truth")
    yield from _honour(_by_seat(truths), QT_TRANSLATE_NOOP("steal_this_game", "Honest thief"), honest)
    got_away = Counter(one.thief for one in view.results if one.winner == one.thief)
    thief = QT_TRANSLATE_NOOP("steal_this_game", "Got away with the money {count:once|# times}")
    yield from _honour(_by_seat(got_away), QT_TRANSLATE_NOOP("steal_this_game", "Master thief"), thief)
    kept = Counter(one.winner for one in view.results if one.winner != one.thief)
    safe = QT_TRANSLATE_NOOP("steal_this_game", "Kept the money safe {count:once|# times}")
    yield from _honour(_by_seat(kept), QT_TRANSLATE_NOOP("steal_this_game", "Safest box in town"), safe)
    yield from _of_claims(events)


def _of_claims(events: Sequence[Event]) -> Iterator[Award]:
    claims = Counter(event.thief for event in events if isinstance(event, happened.Claimed))
    talk = QT_TRANSLATE_NOOP("steal_this_game", "{count:One claim|# claims} with a straight face")
    yield from _honour(_by_seat(claims), QT_TRANSLATE_NOOP("steal_this_game", "Smooth talker"), talk)
    swaps: Counter[int] = Counter()
    for event in events:
        if isinstance(event, happened.ShuffleEnded):
            swaps[event.exhibitor] += event.swaps
    quick = QT_TRANSLATE_NOOP("steal_this_game", "{count:One swap|# swaps} in the shell game")
    yield from _honour(_by_seat(swaps), QT_TRANSLATE_NOOP("steal_this_game", "Quick hands"), quick)
    believed = Counter(event.exhibitor for event in events if isinstance(event, happened.Believed))
    trust = QT_TRANSLATE_NOOP("steal_this_game", "Believed a thief {count:once|# times}")
    yield from _honour(_by_seat(believed), QT_TRANSLATE_NOOP("steal_this_game", "Trusting soul"), trust, teases=True)


def _by_seat(counts: Counter[int]) -> dict[int, int]:
    return {seat: counts[seat] for seat in range(SEATS)}


RECAP = Recap(awards=awards, sheet=sheet)
