"""Who sees what. The questions at the top decide both what a view shows and what another world may change."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.games.forgers.rules.records import ALL_PLACES, Forgery, Paintings, Places, State, TableView, Wall

REVEALED = ("revealed", "ended")


def sees_wall(state: State, seat: Seat | None) -> bool:
    return state.phase in ("look", "guess", *REVEALED) or (state.phase == "forge" and seat == state.forger)


def sees_forgeries(state: State, seat: Seat | None) -> bool:
    return state.phase in REVEALED or seat == state.forger


def guesser(state: State) -> Seat | None:
    """SP-40: guesses go round from the forger's left neighbour."""
    if state.phase != "guess":
        return None
    return (state.forger + 1 + len(state.guesses)) % state.house.seats


def standing(wall: Wall) -> Places:
    """The places where something hangs."""
    return tuple(place for place, painting in enumerate(wall) if painting is not None)


def exchanged(wall: Paintings, swapped: Places) -> Paintings:
    """The wall after these pairs of places have changed what hangs there. Done twice it is undone."""
    changed = list(wall)
    for one, other in pairs(swapped):
        changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def pairs(swapped: Places) -> list[tuple[int, int]]:
    return list(zip(swapped[::2], swapped[1::2], strict=True))


def wall_before(wall: Wall, forged: tuple[Forgery, ...], swapped: Places) -> Paintings:
    """The wall as everybody remembered it."""
    originals = {forgery.place: forgery.original for forgery in forged}
    restored = [originals.get(place, painting) for place, painting in enumerate(wall)]
    return exchanged(tuple(painting for painting in restored if painting is not None), swapped)


def view(state: State, seat: Seat | None) -> TableView:
    house = state.house
    mine = own_seat(seat, house.seats)
    told = sees_forgeries(state, seat)
    return TableView(
        phase=state.phase,
        round=state.round,
        forger=state.forger,
        seats=house.seats,
        seat=mine,
        points=state.points,
        goal=house.goal,
        forgeries=house.forgeries,
        timer_seconds=house.timer_seconds,
        extra_swaps=house.extra_swaps,
        wall=state.wall if sees_wall(state, seat) else (),
        hand=state.hands[mine] if mine is not None else (),
        ready=state.ready,
        guesser=guesser(state),
        guesses=state.guesses,
        forged=state.forged if told else (),
        swapped=state.swapped if told else (),
        before=wall_before(state.wall, state.forged, state.swapped) if told and state.forged else (),
        loot=state.loot,
        pad=state.pad,
    )


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew whatever this audience does not see now. To remember the wall is the game, so a closed one counts as
    unseen, and so does what hung where a forgery may hang now."""
    if not sees_wall(state, seat):
        return _other_wall(state, seat, rng)
    if state.phase == "guess" and not sees_forgeries(state, seat):
        return _other_forgeries(state, seat, rng)
    return _other_cards(state, seat, (), rng)[0]


def _other_wall(state: State, seat: Seat | None, rng: Rng) -> State:
    """Something else at every place where something hangs."""
    hung = tuple(painting for painting in state.wall if painting is not None)
    state, others = _other_cards(state, seat, hung, rng)
    left = iter(others)
    return msgspec.structs.replace(state, wall=tuple(None if one is None else next(left) for one in state.wall))


def _other_forgeries(state: State, seat: Seat | None, rng: Rng) -> State:
    """Other places that may be forged after all guesses so far, other paintings stolen, others that changed places."""
    found = {guess.place: guess.painting for guess in state.guesses if guess.found}
    wrong = {guess.place for guess in state.guesses if not guess.found}
    suspects = [place for place in standing(state.wall) if place not in wrong]
    hidden, rng = rng.sample(suspects, len(state.forged) - len(found))
    count, rng = rng.below(state.house.extra_swaps + 1)
    swapped, rng = rng.sample(ALL_PLACES, 2 * count)
    state, stolen = _other_cards(state, seat, tuple(one.original for one in state.forged), rng)
    forgeries = found | {place: state.wall[place] or 0 for place in hidden}
    forged = tuple(
        Forgery(place, original, forgeries[place]) for place, original in zip(sorted(forgeries), stolen, strict=True)
    )
    return msgspec.structs.replace(state, forged=forged, swapped=in_order(swapped))


def _other_cards(state: State, seat: Seat | None, hidden: Paintings, rng: Rng) -> tuple[State, Paintings]:
    """Deck and the others' hands dealt anew, and as many cards as are `hidden` elsewhere, all from one heap."""
    others = [other for other in range(state.house.seats) if other != seat]
    heap = state.deck + hidden + tuple(card for other in others for card in state.hands[other])
    mixed, rng = rng.shuffled(heap)
    hands = list(state.hands)
    for other in others:
        size = len(hands[other])
        hands[other], mixed = mixed[:size], mixed[size:]
    elsewhere, deck = mixed[: len(hidden)], mixed[len(hidden) :]
    return msgspec.structs.replace(state, deck=deck, hands=tuple(hands), rng=rng), elsewhere


def in_order(swapped: Places) -> Places:
    """The same exchange, written down so that nobody can tell in what order it was thought of."""
    told = sorted(tuple(sorted(pair)) for pair in pairs(swapped))
    return tuple(place for pair in told for place in pair)
