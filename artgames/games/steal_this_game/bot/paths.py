"""Where the cashier has gone and where the thief has looked, between two wrong accusations.

A path is all that has moved while claims were believed, up to the point where the thief makes the next claim. Boxes are
numbered on the circle from the one that the cashier protects at the beginning: 0, 1 … upwards. Looks that find the
money, and looks that leave only one box it can be in, end a path: what then follows is plain (see `endings`).

As long as nothing has happened on one side only, left and right are the same. The first look, push or step to one side
then counts as one to box 1's side (`either` for the thief, `mirrored` for the exhibitor), which halves the tree.
"""

from itertools import product
from typing import NamedTuple, TypeAlias

Box: TypeAlias = int
PathId: TypeAlias = int

PUSH_UP, PUSH_DOWN, NOTHING = 4, 5, 6
"""What the thief may do besides looking into box 0–3. Looking again into a box is as good as nothing."""

STAY, UP, DOWN = 0, 1, 2
"""The exhibitor's reply."""

REPLIES = (STAY, UP, DOWN)
STEP = {STAY: 0, UP: 1, DOWN: -1, PUSH_UP: 1, PUSH_DOWN: -1}
NO_PATH: PathId = -1


class Move(NamedTuple):
    """Something the thief may do after being believed, and the path after each reply; NO_PATH where there is none."""

    action: int
    replies: tuple[PathId, PathId, PathId]
    mirrored: bool = False
    """Whether a step down counts as a step up seen in the mirror."""

    either: bool = False
    """Whether the same on the other side counts as this one."""


class Path(NamedTuple):
    cashier: Box
    seen: frozenset[Box]
    level: int
    """How many claims were believed."""

    symmetric: bool


class Paths:
    """All paths of up to `rounds` believed claims, level by level."""

    def __init__(
        self,
        boxes: int,
        rounds: int,
        seen: frozenset[Box] = frozenset(),
        *,
        symmetric: bool = False,
        idle: bool = True,
    ) -> None:
        """`idle`: whether the thief may do nothing."""
        self.boxes = boxes
        self._idle = idle
        self.rounds = rounds
        self.all: list[Path] = [Path(0, seen, 0, symmetric and boxes > 2)]
        self.moves: list[tuple[Move, ...]] = []
        self.starts = [0, 1]
        """Where each level begins, and where the last one ends."""

        for _ in range(rounds):
            for path in self.all[self.starts[-2] : self.starts[-1]]:
                self.moves.append(self._moves(path))
            self.starts.append(len(self.all))

    def candidates(self, path: Path) -> list[Box]:
        """Where the money can be, as far as looks have told."""
        return [box for box in range(self.boxes) if box not in path.seen]

    def distance(self, one: Box, other: Box) -> int:
        up = (one - other) % self.boxes
        return min(up, self.boxes - up)

    def _moves(self, path: Path) -> tuple[Move, ...]:
        looks = [self._look(path, box) for box in self.candidates(path) if box != path.cashier]
        pushes = [self._push(path, action) for action in (PUSH_UP, PUSH_DOWN)]
        idle = [self._nothing(path)] if self._idle else []
        return tuple(move for move in (*looks, *pushes, *idle) if move is not None)

    def _look(self, path: Path, box: Box) -> Move | None:
        straight = path.symmetric and self._mirror(box) == box
        if path.symmetric and not straight and box > self._mirror(box):
            return None
        either = path.symmetric and not straight
        if len(self.candidates(path)) == 2:
            return Move(box, (NO_PATH, NO_PATH, NO_PATH), either=either)
        after = path._replace(seen=path.seen | {box}, symmetric=straight)
        return self._replied(box, after, self._steps(), either)

    def _push(self, path: Path, action: int) -> Move | None:
        """ST-05: the exhibitor may go on in the same direction, but not back."""
        one_side = path.symmetric or self.boxes == 2
        if one_side and action == PUSH_DOWN:
            return None
        after = path._replace(cashier=(path.cashier + STEP[action]) % self.boxes, symmetric=False)
        on = UP if action == PUSH_UP else DOWN
        return self._replied(action, after, (STAY, on) if self.boxes > 2 else (STAY,), path.symmetric)

    def _nothing(self, path: Path) -> Move:
        return self._replied(NOTHING, path, self._steps(), either=False)

    def _replied(self, action: int, path: Path, replies: tuple[int, ...], either: bool) -> Move:
        mirrored = path.symmetric and DOWN in replies
        found = [NO_PATH, NO_PATH, NO_PATH]
        for reply in replies:
            if reply == DOWN and mirrored:
                found[DOWN] = found[UP]
                continue
            found[reply] = len(self.all)
            cashier = (path.cashier + STEP[reply]) % self.boxes
            symmetric = path.symmetric and reply == STAY
            self.all.append(Path(cashier, path.seen, path.level + 1, symmetric))
        return Move(action, (found[STAY], found[UP], found[DOWN]), mirrored, either)

    def _steps(self) -> tuple[int, ...]:
        return REPLIES if self.boxes > 2 else (STAY, UP)

    def _mirror(self, box: Box) -> Box:
        return -box % self.boxes


def states(boxes: int) -> list[tuple[Box, frozenset[Box]]]:
    """Every place of the cashier with every set of boxes seen empty."""
    sets = [frozenset(box for box in range(boxes) if bits >> box & 1) for bits in range(1 << boxes)]
    return list(product(range(boxes), sets))
