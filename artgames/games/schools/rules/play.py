"""The course of a match: one after the other hangs a painting, all look whether it is right, labels are read."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Outcome, Seat, Setup, Step
from artgames.engine.choices import Choice, Pick
from artgames.engine.game_rules import GameRules
from artgames.games.schools import GAME
from artgames.games.schools.rules import records, views
from artgames.games.schools.rules.dealing import deal
from artgames.games.schools.rules.records import State

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    options = GAME.settle(setup)
    walls, dealt, rng = deal(setup, options["by"], options["groups"], options["cards"])
    state = State(records.House(setup.seats, options["by"], options["points"], walls), rng, "sort", dealt)
    return Step(state, (records.PaintingsDealt(tuple(one.card for one in dealt), walls),), reveals=True)


def to_act(state: State) -> tuple[Seat, ...]:
    player = views.player(state)
    if player is not None:
        return (player,)
    return (HOUSE,) if state.phase == "check" else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    walls = Pick("walls", tuple(range(1, len(state.house.walls) + 1)), 1, 1, "number")
    if state.phase == "sort":
        return (Choice(records.Hang, (Pick("cards", views.left(state), 1, 1), walls)),)
    hung = Pick("cards", tuple(one.card for one in state.hung), 1, 1)
    again = () if state.house.scored else (Choice(records.Rehang, (hung, walls)),)
    return (Choice(records.Compare), *again)


def outcome(state: State) -> Outcome | None:
    return views.outcome(state) if state.phase == "ended" else None


def invariants(state: State) -> dict[str, bool]:
    cards, hung = [one.card for one in state.sorted], [one.card for one in state.hung]
    walls = range(1, len(state.house.walls) + 1)
    return {
        "no_painting_twice": len(set(cards)) == len(cards),
        "no_painting_hangs_twice": len(set(hung)) == len(hung),
        "only_these_hang": set(hung) <= set(cards),
        "everything_belongs_to_a_wall": all(one.wall in walls for one in state.sorted),
        "everything_hangs_on_a_wall": all(one.wall in walls for one in state.hung),
        "no_wall_twice": len(set(state.house.walls)) == len(walls),
        "sorted_until_all_hang": (state.phase == "sort") == (len(hung) < len(cards)),
    }


def _hang(state: State, seat: Seat, action: records.Hang) -> Done:
    """It may be taken back: nobody has learned anything."""
    (card,), (wall,) = action.cards, action.walls
    state = _with(state, hung=(*state.hung, records.Hung(card, wall, seat)))
    phase = "sort" if views.left(state) else "check"
    return Step(_with(state, phase=phase), (records.PaintingHung(seat, card, wall),))


def _rehang(state: State, seat: Seat, action: records.Rehang) -> Done:
    """It hangs behind all others then; who has hung it first stays known."""
    (card,), (wall,) = action.cards, action.walls
    others = tuple(one for one in state.hung if one.card != card)
    by = next(one.seat for one in state.hung if one.card == card)
    return Step(_with(state, hung=(*others, records.Hung(card, wall, by))), (records.PaintingMoved(card, wall),))


def _compare(state: State, seat: Seat, action: records.Compare) -> Done:
    state = _with(state, phase="ended")
    read = records.LabelsRead(state.sorted, sum(views.points(state)))
    return Step(state, (read, records.MatchEnded(views.outcome(state))), reveals=True)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do={records.Hang: _hang, records.Rehang: _rehang, records.Compare: _compare},
    view=views.view,
    outcome=outcome,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
