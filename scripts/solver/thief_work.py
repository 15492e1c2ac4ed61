"""What a pass for the thief works on, and what all its parts need."""

from typing import NamedTuple

from scripts.solver.compiling import Floats, compiled
from scripts.solver.exits import Exits
from scripts.solver.plan import ThiefTable, Worth, may_open


class ThiefPass(NamedTuple):
    """What a pass works on."""

    now: ThiefTable
    regret: ThiefTable
    total: ThiefTable
    """Past play, weighted."""

    own: Floats
    """The thief's reach, by node and hand."""

    other: Floats
    """The exhibitor's reach, by node and box."""

    answer: Floats
    """How the exhibitor answers, by edge, box and answer."""

    value: Floats
    """To be filled, by node and hand."""

    worth: Worth
    exits: Exits
    best: bool
    """Whether to respond best instead of learning."""

    weight: float
    """How much this play counts among past plays."""


class Scratch(NamedTuple):
    """Room for the loops."""

    doubted: Floats
    believed: Floats
    part: Floats
    worth: Floats
    boxes: Floats
    truths: Floats
    claims: Floats
    moves: Floats


@compiled
def open_box(cashier: int, seen: int, money: Floats, now: Floats, regret: Floats, best: bool) -> float:
    """What opening a box is worth."""
    value = 0.0
    for box in range(len(now)):
        if may_open(cashier, seen, box):
            value = max(value, money[box]) if best else value + now[box] * money[box]
    if not best:
        for box in range(len(now)):
            if may_open(cashier, seen, box):
                regret[box] = max(regret[box] + money[box] - value, 0.0)
    return value
