"""The rules: records first, then the functions over them."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, PublicEvent, Seat, SecretEvent, Setup, Step, View
from artgames.engine.choices import Action, Choice, Pick
from artgames.engine.game_rules import GameRules, own_seat
from artgames.engine.points import most_points
from artgames.engine.rng import Rng
from artgames.engine.tuples import replaced

from . import GAME

Cards: TypeAlias = tuple[int, ...]
Phase: TypeAlias = Literal["play", "shown", "ended"]


class Play(Action, frozen=True):
    """Put one card of one's hand on the table, face down."""

    cards: Cards


class NextRound(Action, frozen=True):
    """The house clears the table."""


class CardPlayed(SecretEvent, frozen=True):
    seat: Seat
    card: int | None
    """None: you did not see it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else CardPlayed(self.seat, None)


class CardsShown(PublicEvent, frozen=True):
    cards: Cards
    winner: Seat


class RoundStarted(PublicEvent, frozen=True):
    round: int


class State(msgspec.Struct, frozen=True):
    rng: Rng
    phase: Phase
    round: int
    rounds: int
    deck: Cards
    hands: tuple[Cards, ...]
    played: tuple[int | None, ...]
    points: tuple[int, ...]


class TableView(View, frozen=True):
    """What one audience sees. The first lines say to a plain board which fields are more than numbers."""

    PAINTINGS: ClassVar[tuple[str, ...]] = ("hand", "shown", "my_card")
    BY_SEAT: ClassVar[tuple[str, ...]] = ("points", "shown")
    OF_SEATS: ClassVar[tuple[str, ...]] = ("have_played",)

    phase: Phase
    round: int
    rounds: int
    points: tuple[int, ...]
    hand: Cards
    have_played: tuple[Seat, ...]
    shown: tuple[int | None, ...]
    my_card: int | None


_with = msgspec.structs.replace


def start(setup: Setup) -> Step[State]:
    rounds = GAME.settle(setup)["rounds"]
    needed = setup.seats * rounds
    GAME.check_cards(len(setup.deck), needed)
    cards, rng = Rng.from_seed(setup.seed).shuffled(setup.deck)
    hands = tuple(tuple(sorted(cards[seat * rounds :][:rounds])) for seat in range(setup.seats))
    nobody = (None,) * setup.seats
    state = State(rng, "play", 1, rounds, cards[needed:], hands, nobody, (0,) * setup.seats)
    return Step(state, (RoundStarted(1),), reveals=True)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "play":
        return tuple(seat for seat, card in enumerate(state.played) if card is None)
    return (HOUSE,) if state.phase == "shown" else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if seat == HOUSE:
        return (Choice(NextRound),)
    return (Choice(Play, (Pick("cards", state.hands[seat], 1, 1),), secret=True),)


def view(state: State, seat: Seat | None) -> TableView:
    me = own_seat(seat, len(state.hands))
    return TableView(
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        points=state.points,
        hand=() if me is None else state.hands[me],
        have_played=tuple(other for other, card in enumerate(state.played) if card is not None),
        shown=() if state.phase == "play" else state.played,
        my_card=None if me is None else state.played[me],
    )


def outcome(state: State) -> Outcome | None:
    return most_points(state.points) if state.phase == "ended" else None


def invariants(state: State) -> dict[str, bool]:
    cards = [card for pile in (state.deck, *state.hands) for card in pile]
    cards += [card for card in state.played if card is not None]
    return {
        "no_card_in_two_places": len(set(cards)) == len(cards),
        "a_point_a_round": sum(state.points) == state.round - (state.phase == "play"),
    }


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal the deck, the others' hands and the cards they have played face down anew."""
    face_down = state.phase == "play"
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = list(state.deck) + [card for other in others for card in state.hands[other]]
    unseen += [card for other in others if face_down and (card := state.played[other]) is not None]
    shuffled, rng = rng.shuffled(unseen)
    pool = iter(shuffled)
    hands, played = list(state.hands), list(state.played)
    for other in others:
        hands[other] = tuple(sorted(next(pool) for _ in hands[other]))
        if face_down and played[other] is not None:
            played[other] = next(pool)
    return _with(state, rng=rng, deck=tuple(pool), hands=tuple(hands), played=tuple(played))


def _play(state: State, seat: Seat, action: Play) -> Step[State]:
    card = action.cards[0]
    hand = tuple(other for other in state.hands[seat] if other != card)
    state = _with(state, hands=replaced(state.hands, seat, hand), played=replaced(state.played, seat, card))
    laid = CardPlayed(seat, card)
    return Step(state, (laid,)) if None in state.played else _show(state, laid)


def _show(state: State, laid: Event) -> Step[State]:
    cards = tuple(card for card in state.played if card is not None)
    winner = cards.index(max(cards))
    points = tuple(points + (seat == winner) for seat, points in enumerate(state.points))
    phase: Phase = "ended" if state.round == state.rounds else "shown"
    return Step(_with(state, points=points, phase=phase), (laid, CardsShown(cards, winner)), reveals=True)


def _next_round(state: State, seat: Seat, action: NextRound) -> Step[State]:
    nobody = (None,) * len(state.hands)
    state = _with(state, phase="play", round=state.round + 1, played=nobody)
    return Step(state, (RoundStarted(state.round),), reveals=True)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do={Play: _play, NextRound: _next_round},
    view=view,
    outcome=outcome,
    invariants=invariants,
    resample_hidden=resample_hidden,
)
