"""Who sees what. The questions at the top decide both what a view shows and what another world may change."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.games.art_robbery.data import Faces
from artgames.games.art_robbery.rules.records import NOTHING, Cards, State, TableView, Tiles


def sees_hand_of(state: State, seat: Seat | None, other: Seat) -> bool:
    return state.house.open_hands or seat == other


def sees_stack_of(state: State, seat: Seat | None, other: Seat) -> bool:
    """AR-13: the owner may look, the others see how many tiles there are."""
    return sees_all_stacks(state) or seat == other


def sees_all_stacks(state: State) -> bool:
    return state.house.open_stacks or state.phase == "ended"


def view(state: State, seat: Seat | None) -> TableView:
    house, rows = state.house, state.rows
    me = own_seat(seat, house.seats)
    return TableView(
        phase=state.phase,
        raid=state.raid,
        seats=house.seats,
        seat=me,
        active=state.active,
        middle=state.middle,
        loot=state.loot,
        stack_sizes=tuple(map(len, state.stacks)),
        my_stack=() if me is None else state.stacks[me],
        stacks=state.stacks if sees_all_stacks(state) else (),
        dog=state.dog,
        hand=() if me is None else state.hands[me],
        hands=state.hands if house.open_hands else (),
        hand_sizes=tuple(map(len, state.hands)),
        discard_top=state.discard[-1] if state.discard else NOTHING,
        discard=state.discard if house.browse_discard else (),  # AR-23
        discard_size=len(state.discard),
        last_played=state.last_played,
        deck_size=len(state.deck),
        reshuffles=state.reshuffles,
        out=state.out,
        pending=state.pending,
        raid_end=state.raid_end,
        rows=rows,
        totals=tuple(row.points for row in rows),
        alibis=tuple(row.alibis for row in rows),
        arrested=tuple(row.seat for row in rows if row.arrested),
        outcome=state.outcome,
        house=house,
    )


def resample_hidden(faces: Faces, state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew whatever this audience does not see now, whatever it may remember."""
    state, rng = _other_cards(state, seat, rng)
    stacks, rng = _other_stacks(faces, state, seat, rng)
    return msgspec.structs.replace(state, stacks=stacks, rng=rng)


def _other_cards(state: State, seat: Seat | None, rng: Rng) -> tuple[State, Rng]:
    """Unseen hands, the deck and, unless it may be browsed, the discard pile below its top card."""
    below = () if state.house.browse_discard else state.discard[:-1]
    unseen = [hand for other, hand in enumerate(state.hands) if not sees_hand_of(state, seat, other)]
    cards, rng = rng.shuffled([*state.deck, *below, *(card for hand in unseen for card in hand)])
    deck, cards = _cut(cards, len(state.deck))
    below, cards = _cut(cards, len(below))
    hands = list(state.hands)
    for other, hand in enumerate(state.hands):
        if not sees_hand_of(state, seat, other):
            hands[other], cards = _cut(cards, len(hand))
    discard = below + state.discard[len(below) :]
    return msgspec.structs.replace(state, deck=deck, discard=discard, hands=tuple(hands)), rng


def _other_stacks(faces: Faces, state: State, seat: Seat | None, rng: Rng) -> tuple[tuple[Tiles, ...], Rng]:
    """Dealt until nobody has a Boss that could not have been kept. The real stacks are among what can come up."""
    unseen = [other for other in range(state.house.seats) if not sees_stack_of(state, seat, other)]
    pool = [tile for other in unseen for tile in state.stacks[other]]
    while True:
        tiles, rng = rng.shuffled(pool)
        stacks = list(state.stacks)
        for other in unseen:
            dealt, tiles = _cut(tiles, len(stacks[other]))
            stacks[other] = tuple(sorted(dealt))
        if bosses_could_be_kept(faces, stacks):
            return tuple(stacks), rng


def bosses_could_be_kept(faces: Faces, stacks: list[Tiles] | tuple[Tiles, ...]) -> bool:
    """AR-12: a Boss lies in a stack only together with a 4 or a 5 of the same raid."""
    return all(
        boss not in stack or any(tile in stack for tile in keepers)
        for stack in stacks
        for boss, keepers in zip(faces.bosses, faces.keepers, strict=True)
    )


def _cut(cards: Cards, count: int) -> tuple[Cards, Cards]:
    return cards[:count], cards[count:]
