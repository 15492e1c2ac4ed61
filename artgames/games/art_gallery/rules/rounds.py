"""Between rounds: does the museum close, or do new paintings come on the walls?"""

import msgspec

from artgames.engine.api import Event
from artgames.games.art_gallery.data import Faces
from artgames.games.art_gallery.rules import events
from artgames.games.art_gallery.rules.records import NOTHING, SHOP, Cards, EndReason, State
from artgames.games.art_gallery.rules.scoring import final_outcome, score, whole_hands

LARGE_COLLECTION = 10
"""AG-18: so many paintings of one player end the match."""

STALLED = 3
"""AG-11: so many rounds in a row without an award end it too."""

_with = msgspec.structs.replace


def end_round(faces: Faces, state: State, happened: list[Event]) -> State:
    happened.append(events.RoundEnded(state.round, state.awards))
    without = 0 if state.awards else state.rounds_without + 1
    state = _with(state, phase="round_over", rounds_without=without)
    closed = end_reasons(faces, state)
    return _close(faces, _with(state, closed=closed), happened) if closed else state


def end_reasons(faces: Faces, state: State) -> tuple[EndReason, ...]:
    """Why no further round can be played after the settlement of this one; empty if one can."""
    large = any(len(works) >= LARGE_COLLECTION for works in state.collections)
    empty_walls = state.hanging.count(NOTHING) - 1  # nothing ever hangs in the Shop
    empty_piles = sum(not pile for pile in state.piles)
    reasons: dict[EndReason, bool] = {
        "paintings": large,  # AG-18
        "cards": len(state.deck) < empty_walls,  # AG-17
        "tiles": empty_piles >= faces.boards[state.house.seats].empty_piles,  # AG-16
        "no_awards": state.rounds_without >= STALLED,  # AG-11; without that house rule it never happens (AG-19)
    }
    return tuple(reason for reason, holds in reasons.items() if holds)


def _close(faces: Faces, state: State, happened: list[Event]) -> State:
    """AG-17: nothing is refilled any more. The action cards stay where everybody sees what came of them."""
    rows = score(state, faces)
    outcome = final_outcome(rows)
    happened += (events.Closed(state.closed), events.MatchEnded(outcome))
    return _with(state, phase="ended", rows=rows, outcome=outcome)


def next_round(state: State, happened: list[Event]) -> State:
    """Pawns stay where they are; whoever holds the first player card begins."""
    nobody: tuple[Cards, ...] = ((),) * state.house.seats
    state = hang(_with(state, hands=whole_hands(state), moved=nobody, taken=nobody), happened)
    number = state.round + 1
    happened.append(events.RoundStarted(number, state.first))
    return _with(state, phase="walk", active=state.first, turn=0, round=number, awards=0, last_cards=())


def hang(state: State, happened: list[Event]) -> State:
    """AG-15: only where a painting is missing."""
    hanging, deck = list(state.hanging), list(state.deck)
    for area, work in enumerate(state.hanging):
        if area != SHOP and work == NOTHING:
            hanging[area] = deck.pop()
            happened.append(events.PaintingHung(area, hanging[area]))
    return _with(state, hanging=tuple(hanging), deck=tuple(deck))
