"""The course of a match: four turns each of walking and visiting, then everything is settled, round after round."""

from functools import cache
from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step, require_choice
from artgames.engine.choices import Action, Choice
from artgames.engine.rng import Rng
from artgames.engine.tuples import given, replaced, taken
from artgames.games.art_gallery.data import Faces
from artgames.games.art_gallery.rules import events, rounds, settlement, views
from artgames.games.art_gallery.rules.actions import Answer, Buy, GoOn, PickUp, Visit, Walk
from artgames.games.art_gallery.rules.invariants import broken_invariants
from artgames.games.art_gallery.rules.options import settle
from artgames.games.art_gallery.rules.records import (
    ANTICLOCKWISE,
    CLOCKWISE,
    HAND_SIZE,
    NOTHING,
    SHOP,
    TURNS,
    Bid,
    Cards,
    State,
    TableView,
)
from artgames.games.art_gallery.rules.shop import buy_choices
from artgames.games.art_gallery.rules.walking import any_full, distinct, landing, same_both_ways, walk_choices

RULES_VERSION = 1

_ANSWERS = (Choice(Answer, given=(("take", 1),)), Choice(Answer, given=(("take", 0),)))
_GO_ON = (Choice(GoOn),)
_HOUSE_ONLY = (HOUSE,)
_HOUSE_PHASES = ("all_placed", "round_over")
_REVEALING = (events.LastCardsShown, events.AreaOpened, events.PaintingHung, events.MatchEnded)

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


class ArtGallery:
    """The rules, for a box whose paintings bear these faces. Functions that carry a ruling name it."""

    actions: tuple[type[Action], ...] = (
        Walk,
        Visit,
        Buy,
        Answer,
        PickUp,
        GoOn,
    )
    state_type = State

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        # A corrected painting changes how old matches end, so it counts as a change of the rules.
        self.version = RULES_VERSION + 1000 * (faces.edition - 1)

    def start(self, setup: Setup) -> Done:
        house, rng = settle(self.faces, setup, Rng.from_seed(setup.seed))
        works, rng = rng.shuffled(self.faces.works)
        tiles, rng = rng.shuffled(self.faces.works)
        by_lot, rng = rng.below(house.seats)
        first = house.starter - 1 if 1 <= house.starter <= house.seats else by_lot  # AG-01
        nobody: tuple[tuple[int, ...], ...] = ((),) * house.seats
        state = State(
            rng=rng,
            phase="walk",
            active=first,
            hands=(tuple(range(HAND_SIZE)),) * house.seats,  # AG-03: the other sets stay in the box
            pawns=(SHOP,) * house.seats,
            moved=nobody,
            bids=((),) * (house.galleries + 1),
            turn=0,
            settling=None,
            taken=nobody,
            house=house,
            round=1,
            first=first,
            hanging=(NOTHING,) * (house.galleries + 1),
            deck=works,
            piles=_piles(self.faces, tiles),
            collections=nobody,
            tiles=nobody,
            awards=0,
            rounds_without=0,
        )
        happened: list[Event] = []
        state = rounds.hang(state, happened)
        return Step(state, (*happened, events.RoundStarted(1, first)), reveals=True)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.phase in _HOUSE_PHASES:
            return _HOUSE_ONLY
        return () if state.phase == "ended" else (state.active,)

    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        phase = state.phase
        if phase in _HOUSE_PHASES:
            return _GO_ON if seat == HOUSE else ()
        if seat != state.active:
            return ()
        if phase == "walk":
            return walk_choices(state.bids, state.pawns[seat], state.hands[seat])
        if phase == "visit":
            return _visits(distinct(state.hands[seat]))
        return self._settling_choices(state)

    def apply(self, state: State, seat: Seat, action: Action) -> Done:
        if not _allows(state, seat, action):
            require_choice(self, state, seat, action)
        if isinstance(action, Walk):
            return _walk(state, seat, action)
        if isinstance(action, Visit):
            return _visit(state, seat, action)
        return self._settle(state, action)

    def view(self, state: State, seat: Seat | None) -> TableView:
        return views.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def timed(self, state: State) -> int | None:
        return None

    def check(self, state: State) -> list[str]:
        return broken_invariants(self.faces, state)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return views.resample_hidden(state, seat, rng)

    # Settlement

    def _settling_choices(self, state: State) -> tuple[Choice, ...]:
        settling = state.settling
        if settling is None:
            return ()
        if state.phase == "buy":
            return buy_choices(self.faces, state.piles, settling.lying[settling.cursor])
        return _pick_ups(distinct(settling.lying)) if state.phase == "pick" else _ANSWERS

    def _settle(self, state: State, action: Action) -> Done:
        faces = self.faces
        happened: list[Event] = []
        if isinstance(action, Buy):
            state = settlement.buy(faces, state, action, happened)
        elif isinstance(action, PickUp):
            state = settlement.pick_up(faces, state, action, happened)
        elif isinstance(action, Answer):
            state = settlement.answer(faces, state, action, happened)
        elif state.phase == "all_placed":
            state = settlement.open_cards(faces, state, happened)
        else:
            state = rounds.next_round(state, happened)
        return Step(state, tuple(happened), reveals=any(map(_reveals, happened)))


def _reveals(event: Event) -> bool:
    """Whether anything came to light that lay face down or under something else."""
    return bool(event.tiles) if isinstance(event, events.TilesBought) else isinstance(event, _REVEALING)


def _piles(faces: Faces, tiles: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    piles = []
    for height in faces.heights:
        piles.append(tiles[:height])
        tiles = tiles[height:]
    return tuple(piles)


@cache
def _visits(values: Cards) -> tuple[Choice, ...]:
    """AG-04: a card must be laid, and nobody else may see which."""
    return tuple(Choice(Visit, given=(("card", card),), secret=True) for card in values)


@cache
def _pick_ups(values: Cards) -> tuple[Choice, ...]:
    return tuple(Choice(PickUp, given=(("value", card),)) for card in values)


def _allows(state: State, seat: Seat, action: Action) -> bool:
    """A short way to say yes, since most actions come from choices; a no is put into words by the long way."""
    if seat != state.active:
        return False
    if type(action) is Visit:
        return state.phase == "visit" and action.card in state.hands[seat]
    if type(action) is not Walk or state.phase != "walk" or any_full(state.bids):
        return False
    if action.card not in state.hands[seat]:
        return False
    if action.direction == ANTICLOCKWISE:
        return not same_both_ways(len(state.bids), action.card)
    return action.direction == CLOCKWISE


# A turn


def _walk(state: State, seat: Seat, action: Walk) -> Done:
    card, direction = action.card, action.direction
    area, path, diverted = landing(state.bids, state.pawns[seat], card, direction)
    after = _with(
        state,
        phase="visit",
        hands=taken(state.hands, seat, card),
        pawns=replaced(state.pawns, seat, area),
        moved=given(state.moved, seat, card),
    )
    return Step(after, (events.Walked(seat, card, direction, path, area, diverted),))


def _visit(state: State, seat: Seat, action: Visit) -> Done:
    """AG-04: one card and one marker each turn, so that every hand is down to one card after four."""
    card, area = action.card, state.pawns[seat]
    bids = given(state.bids, area, Bid(seat, card))
    following = (seat + 1) % state.house.seats
    is_round_done = following == state.first
    everybody_done = is_round_done and state.turn + 1 == TURNS
    after = _with(
        state,
        phase="all_placed" if everybody_done else "walk",
        active=seat if everybody_done else following,
        hands=taken(state.hands, seat, card),
        bids=bids,
        turn=state.turn + (is_round_done and not everybody_done),
    )
    return Step(after, (events.Visited(seat, area, len(bids[area]), card),), reveals=True)
