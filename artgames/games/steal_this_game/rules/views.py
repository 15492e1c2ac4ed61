"""Who sees what. The questions at the top decide both what a view shows and what another world may change."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.rules.records import (
    BOXES,
    DICE,
    NOWHERE,
    SEATS,
    GameResult,
    Position,
    State,
    TableView,
)
from artgames.games.steal_this_game.rules.track import Dice


def sees_money(state: State, seat: Seat | None) -> bool:
    return state.is_over or seat == state.exhibitor


def sees_dice(state: State, seat: Seat | None) -> bool:
    return state.is_over or state.dice_open or seat == state.thief


def asked_seat(state: State) -> Seat | None:
    if state.is_over:
        return None
    return state.thief if state.phase in ("claim", "action", "reroll", "open") else state.exhibitor


def games_won(results: tuple[GameResult, ...]) -> tuple[int, ...]:
    """By seat."""
    winners = [result.winner for result in results]
    return tuple(winners.count(seat) for seat in range(SEATS))


def view(state: State, seat: Seat | None) -> TableView:
    house = state.house
    me = seat if seat in (0, 1) else None
    return TableView(
        phase=state.phase,
        game=state.game,
        games=house.games,
        thief=state.thief,
        exhibitor=state.exhibitor,
        seats=SEATS,
        seat=me,
        asked=asked_seat(state),
        boxes=state.boxes,
        removed=BOXES - state.boxes,
        cashier=state.cashier,
        money=state.money if sees_money(state, me) and state.money != NOWHERE else None,
        dice=state.dice if sees_dice(state, me) else (),
        last_shown_dice=state.last_shown_dice,
        token=state.token,
        claims=state.claims,
        looked=state.looked,
        seen=seen_boxes(state) if me == state.thief else (),
        pushed_from=state.pushed_from,
        swaps=state.swaps,
        opened=state.opened,
        wins=games_won(state.results),
        results=state.results,
        history=state.history,
        shuffle_seconds=house.shuffle_seconds if house.shuffle_visibility == "visible" else 0,
        options=house,
    )


def seen_boxes(state: State) -> tuple[bool | None, ...]:
    """What the thief knows of each box. ST-07: nothing any more, once boxes have moved."""
    return tuple(position == state.money if position in state.looked else None for position in range(state.boxes))


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Hide the money and roll the dice anew, as far as this audience does not know them. What the thief may have kept
    track of during a shell game is memory, and counts as unseen."""
    money, dice = state.money, state.dice
    if money != NOWHERE and not sees_money(state, seat):
        money, rng = _other_money(state, seat, rng)
    if dice and not sees_dice(state, seat):
        dice, rng = _other_dice(state, rng)
    return msgspec.structs.replace(state, money=money, dice=dice, rng=rng)


def _other_money(state: State, seat: Seat | None, rng: Rng) -> tuple[Position, Rng]:
    looked = state.looked if seat == state.thief else ()
    if state.money in looked:
        return state.money, rng
    unknown = [position for position in range(state.boxes) if position not in looked]
    which, rng = rng.below(len(unknown))
    return unknown[which], rng


def _other_dice(state: State, rng: Rng) -> tuple[Dice, Rng]:
    """ST-03: of dice that everybody has seen, one was rolled again."""
    dice = list(state.last_shown_dice) or [0] * DICE
    rolled, rng = rng.below(DICE)
    for die in range(DICE):
        if die == rolled or not state.last_shown_dice:
            value, rng = rng.below(6)
            dice[die] = value + 1
    return tuple(dice), rng
