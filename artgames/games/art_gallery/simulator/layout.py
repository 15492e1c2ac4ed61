"""Tables of the readable rules, laid out on the simulator's."""

from collections.abc import Iterable
from typing import TypeAlias

from artgames.games.art_gallery.rules.records import BAR, HAND_SIZE, State, TableView
from artgames.games.art_gallery.simulator.moves import BUY, PICK, TAKE
from artgames.games.art_gallery.simulator.simulator import GallerySimulator
from artgames.search.simulator import Chance

UNKNOWN = 0
"""Stands for a card that lies face down, until somebody imagines it."""

STEPS = {"buy": BUY, "award": TAKE, "pick": PICK}

Shown: TypeAlias = State | TableView


def from_state(state: State, chance: Chance) -> GallerySimulator:
    """The table of the readable rules, everything hidden included. Bots imagine theirs instead."""
    table = from_shown(state, chance)
    for seat, hand in enumerate(state.hands):
        hold(table, seat, hand)
    table.deck, table.deck_left = list(state.deck), len(state.deck)
    table.piles, table.heights = state.piles, [len(pile) for pile in state.piles]
    table.rounds_without = state.rounds_without
    return table


def from_shown(shown: Shown, chance: Chance) -> GallerySimulator:
    """What lies open. Hands, deck and piles are empty."""
    table = GallerySimulator(shown.house, chance)
    table.round, table.first, table.turn = shown.round, shown.first, shown.turn
    table.to_move, table.walking = shown.active, shown.phase != "visit"
    table.cards = [[0] * HAND_SIZE for _ in range(table.seats)]
    table.masks = [0] * table.seats
    table.pawns, table.hanging = list(shown.pawns), list(shown.hanging)
    table.moved = [list(cards) for cards in shown.moved]
    table.taken = [list(cards) for cards in shown.taken]
    table.markers = [[bid.seat for bid in bids] for bids in shown.bids]
    table.laid = [[UNKNOWN if bid.card is None else bid.card for bid in bids] for bids in shown.bids]
    table.full = sum(1 << area for area, bids in enumerate(shown.bids) if len(bids) == BAR)
    for seat in range(table.seats):
        for work in shown.collections[seat]:
            table.collect(seat, work)
        for tile in shown.tiles[seat]:
            table.own(seat, tile)
    _lay_out_settlement(table, shown)
    return table


def _lay_out_settlement(table: GallerySimulator, shown: Shown) -> None:
    settling = shown.settling
    if settling is not None:
        table.area, table.step, table.full = settling.area, STEPS[shown.phase], 0
        if table.step != TAKE:
            table.queue = list(settling.markers)
        if table.step == PICK:
            table.lying = list(settling.lying)


def hold(table: GallerySimulator, seat: int, cards: Iterable[int]) -> None:
    """Put cards into a hand."""
    for card in cards:
        table.cards[seat][card] += 1
        table.masks[seat] |= 1 << card
