"""Who sees what, and which other worlds look the same. Nobody sees more than anybody else."""

import msgspec

from artgames.engine.api import Outcome, Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.points import most_points
from artgames.engine.rng import Rng
from artgames.games.schools.rules.records import Sorted, State, TableView


def view(state: State, seat: Seat | None) -> TableView:
    house, is_over = state.house, state.phase == "ended"
    return TableView(
        phase=state.phase,
        seats=house.seats,
        seat=own_seat(seat, house.seats),
        player=player(state),
        by=house.by,
        scored=house.scored,
        totals=points(state) if is_over else (0,) * house.seats,
        walls=house.walls,
        cards=tuple(one.card for one in state.sorted),
        hung=state.hung,
        right=state.sorted if is_over else (),
    )


def player(state: State) -> Seat | None:
    """One after the other."""
    return len(state.hung) % state.house.seats if state.phase == "sort" else None


def left(state: State) -> tuple[int, ...]:
    """What is still to be hung."""
    hung = {one.card for one in state.hung}
    return tuple(one.card for one in state.sorted if one.card not in hung)


def points(state: State) -> tuple[int, ...]:
    """SP-63: 1 for each painting on the right wall, to who has hung it."""
    right = {one.card: one.wall for one in state.sorted}
    found = [one.seat for one in state.hung if right[one.card] == one.wall]
    return tuple(found.count(seat) for seat in range(state.house.seats))


def outcome(state: State) -> Outcome:
    """SP-63: without points all have sorted together, and it is only told how many hung right."""
    made = points(state)
    seats = tuple(range(state.house.seats))
    if not state.house.scored:
        return Outcome(seats, (sum(made),) * len(seats), "together", counted=False)
    return most_points(made, "alone" if len(seats) == 1 else "most_points")


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Until labels are read, any painting may belong anywhere."""
    if state.phase == "ended":
        return state
    walls, rng = rng.shuffled([one.wall for one in state.sorted])
    dealt = tuple(Sorted(one.card, wall) for one, wall in zip(state.sorted, walls, strict=True))
    return msgspec.structs.replace(state, sorted=dealt, rng=rng)
