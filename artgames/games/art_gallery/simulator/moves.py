"""Moves as numbers, and where a walk ends.

A walk is twice the card, plus one if it goes anticlockwise. A visit is VISIT plus the card, a purchase BUY plus a bit
for each pile, an answer LEAVE or TAKE, and a card taken back PICK plus the card.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from artgames.engine.choices import Action
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules import actions
from artgames.games.art_gallery.rules.records import ANTICLOCKWISE, HAND_SIZE

VISIT, BUY, LEAVE, TAKE, PICK = 32, 64, 80, 81, 96
CARDS = range(HAND_SIZE)
PRICES = FACES.prices
LOOPS = sorted({board.galleries + 1 for board in FACES.boards.values()})
"""How many areas there are in a museum of four, six and eight galleries."""

Lists: TypeAlias = Sequence[list[int]]


def move_of(action: Action) -> int:
    """The number under which the simulator knows an action of a seat."""
    match action:
        case actions.Walk():
            return 2 * action.card + (action.direction == ANTICLOCKWISE)
        case actions.Visit():
            return VISIT + action.card
        case actions.Buy():
            return BUY + sum(1 << pile for pile in action.piles)
        case actions.Answer():
            return TAKE if action.take else LEAVE
        case actions.PickUp():
            return PICK + action.value
    raise AssertionError(action)


def _walks(loop: int, mask: int) -> list[int]:
    """With a hand that holds these cards (a bit for each). Where both ways end in the same area, clockwise only."""
    held = [card for card in CARDS if mask >> card & 1]
    return [2 * card + back for card in held for back in (0, 1) if not back or card % loop]


def _targets(loop: int, pawn: int) -> list[int]:
    """By walk: the area in which it ends."""
    return [(pawn + (-(walk >> 1) if walk & 1 else walk >> 1)) % loop for walk in range(2 * HAND_SIZE)]


def _purchases(card: int, stocked: int) -> list[int]:
    """What a card buys from piles that are not empty (a bit for each): none to two of them (AG-14)."""
    piles = [pile for pile in range(len(PRICES)) if stocked >> pile & 1 and PRICES[pile] <= card]
    pairs = [(one, two) for one in piles for two in piles if one < two and PRICES[one] + PRICES[two] <= card]
    return [BUY, *(BUY + (1 << pile) for pile in piles), *(BUY + (1 << one) + (1 << two) for one, two in pairs)]


def _by_mask(prefix: int) -> Lists:
    return [[prefix + card for card in CARDS if mask >> card & 1] for mask in range(1 << HAND_SIZE)]


# Lists that are looked up a hundred thousand times a second. Nobody may change them.
WALKS: Mapping[int, Lists] = {loop: [_walks(loop, mask) for mask in range(1 << HAND_SIZE)] for loop in LOOPS}
TARGETS: Mapping[int, Lists] = {loop: [_targets(loop, pawn) for pawn in range(loop)] for loop in LOOPS}
VISITS = _by_mask(VISIT)
PICKS = _by_mask(PICK)
PURCHASES: Sequence[Lists] = [[_purchases(card, stocked) for stocked in range(1 << len(PRICES))] for card in CARDS]
