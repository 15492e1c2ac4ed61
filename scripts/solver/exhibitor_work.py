"""What a pass for the exhibitor works on."""

from typing import NamedTuple

from scripts.solver.compiling import Floats
from scripts.solver.exits import Exits
from scripts.solver.plan import ExhibitorTable, ThiefTable, Worth

LEARN, VALUE, BEST = 0, 1, 2


class ExhibitorPass(NamedTuple):
    """What a pass works on."""

    now: ExhibitorTable
    regret: ExhibitorTable
    total: ExhibitorTable
    thief: ThiefTable
    """How the thief plays."""

    own: Floats
    """The exhibitor's reach, by node and box."""

    other: Floats
    """The thief's reach, by node and hand."""

    value: Floats
    """To be filled, by node and box."""

    worth: Worth
    exits: Exits
    mode: int
    weight: float


class Scratch(NamedTuple):
    """Room for the loops."""

    said: Floats
    doubted: Floats
    believed: Floats
    after: Floats
    replies: Floats
    left: Floats
    believing: Floats
    doubting: Floats
    part: Floats
    worth: Floats
    room: Floats
    removals: Floats
