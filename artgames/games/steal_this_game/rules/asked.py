"""Who may do what, in every phase. Each answer is listed as a choice of its own."""

from collections.abc import Callable, Iterable
from itertools import combinations

from artgames.engine.api import HOUSE, Seat
from artgames.engine.choices import Action, Choice, Number
from artgames.games.steal_this_game.rules import actions
from artgames.games.steal_this_game.rules.records import BOXES, DICE, MOST_SWAPS, PACES, Position, State, TableView
from artgames.games.steal_this_game.rules.track import STEAL
from artgames.games.steal_this_game.rules.views import asked_seat

_HIDE = tuple(
    Choice(actions.Hide, given=(("position", position), ("cashier", cashier)), secret=True)
    for position in range(BOXES)
    for cashier in range(BOXES)
)
_ANSWER = (Choice(actions.Answer, given=(("believe", 1),)), Choice(actions.Answer, given=(("believe", 0),)))  # ST-11
_REROLL = tuple(Choice(actions.Reroll, given=(("die", die),), secret=True) for die in range(DICE))
_PACE = Number("pace", 0, PACES - 1)


def to_act(state: State) -> tuple[Seat, ...]:
    seat = asked_seat(state)
    if seat is None:
        return (HOUSE,) if state.phase == "game_over" else ()
    return (seat, HOUSE) if timed(state) else (seat,)


def timed(state: State) -> int | None:
    """ST-07: only a shell game in sight has a clock."""
    house = state.house
    if state.phase != "shuffle" or house.shuffle_visibility == "hidden":
        return None
    return house.shuffle_seconds or None


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if seat == HOUSE:
        return (Choice(actions.TimeUp if state.phase == "shuffle" else actions.NextGame),)
    return _CHOICES[state.phase](state)


def neighbours(row: State | TableView) -> list[Position]:
    """The boxes beside the cashier; the row is a circle, so two boxes are neighbours only once."""
    here, boxes = row.cashier, row.boxes
    return sorted({(here - 1) % boxes, (here + 1) % boxes} - {here})


def replies(row: State | TableView) -> list[Position]:
    """ST-05: one step of the cashier that does not undo the thief's push."""
    return [position for position in neighbours(row) if position != row.pushed_from]


def unprotected(row: State | TableView) -> list[Position]:
    return [position for position in range(row.boxes) if position != row.cashier]


def _at(
    kind: type[Action], positions: Iterable[Position], *, secret: bool = False, held: bool = False
) -> tuple[Choice, ...]:
    return tuple(Choice(kind, given=(("position", position),), secret=secret, held=held) for position in positions)


def _claims(state: State) -> tuple[Choice, ...]:
    """ST-01: any stop further on, and no way to pass. ST-10: Steal is the last of them, from the first turn on."""
    return tuple(
        Choice(actions.Claim, given=(("stop", stop),), held=True) for stop in range(state.token + 1, STEAL + 1)
    )


def _actions(state: State) -> tuple[Choice, ...]:
    """ST-04: look, push or leave it."""
    return (
        *_at(actions.Look, unprotected(state)),
        *_at(actions.PushCashier, neighbours(state)),
        Choice(actions.Decline),
    )


def _removals(state: State) -> tuple[Choice, ...]:
    """ST-06: an empty box, be it protected or not. What is left to choose from shows where the money is, so the answer
    is given in secret, though everybody then sees which box it was."""
    return _at(actions.RemoveBox, (position for position in range(state.boxes) if position != state.money), secret=True)


def _shuffles(state: State) -> tuple[Choice, ...]:
    """ST-07: as many swaps as the hands make, or one mix by chance, or nothing at all."""
    enough = (Choice(actions.EndShuffle),)
    if state.house.shuffle_visibility == "hidden":
        return (Choice(actions.ShuffleHidden), *enough)
    if state.swaps == MOST_SWAPS:
        return enough
    pairs = combinations(range(state.boxes), 2)
    return (*(Choice(actions.Swap, (_PACE,), (("first", one), ("second", other))) for one, other in pairs), *enough)


_CHOICES: dict[str, Callable[[State], tuple[Choice, ...]]] = {
    "hide": lambda state: _HIDE,
    "claim": _claims,
    "answer": lambda state: _ANSWER,
    "action": _actions,
    "reply": lambda state: (*_at(actions.MoveCashier, replies(state)), Choice(actions.Stay)),
    "remove": _removals,
    "shuffle": _shuffles,
    "place": lambda state: _at(actions.PlaceCashier, range(state.boxes), held=True),  # ST-08
    "reroll": lambda state: _REROLL,  # ST-03
    "open": lambda state: _at(actions.Open, unprotected(state)),  # ST-09, ST-10
}
