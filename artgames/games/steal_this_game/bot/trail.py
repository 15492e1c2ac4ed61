"""Following a stage of a game through a tree of the strategy."""

from collections.abc import Iterator
from typing import NamedTuple

from artgames.games.steal_this_game.bot.layout import Tree
from artgames.games.steal_this_game.bot.paths import (
    DOWN,
    NO_PATH,
    NOTHING,
    PUSH_DOWN,
    PUSH_UP,
    STAY,
    UP,
    Box,
    Move,
    PathId,
)
from artgames.games.steal_this_game.bot.record import BoxId, StageRecord, Turn


class Frame(NamedTuple):
    """How a tree calls the boxes of a row: counted from where the cashier was placed, or in the mirror."""

    boxes: tuple[BoxId, ...]
    """By number in the tree."""

    mirrored: bool = False

    def number(self, box: BoxId) -> Box:
        count = len(self.boxes)
        number = self.boxes.index(box)
        return -number % count if self.mirrored else number

    def box(self, number: Box) -> BoxId:
        return self.boxes[-number % len(self.boxes) if self.mirrored else number]

    def flipped(self) -> "Frame":
        return Frame(self.boxes, not self.mirrored)


class Step(NamedTuple):
    """One turn, as the tree sees it."""

    turn: Turn
    path: PathId
    """Where the claim was made; NO_PATH beyond the tree."""

    inner: bool
    """Whether the tree goes on from this claim; if not, our exhibitor doubts it."""

    claims: tuple[int, ...]
    """With the one of this turn."""

    frame: Frame
    move: int = -1
    """What the thief did, if it has been done and the tree knows it."""

    after: Frame | None = None
    """How the tree calls the boxes from the thief's deed on."""

    reply: int = -1


class Trail:
    """All turns of a stage, and where they lead."""

    def __init__(self, tree: Tree, stage: StageRecord, frame: Frame) -> None:
        self.tree, self.stage, self.frame = tree, stage, frame
        self.path: PathId = 0
        """Where the next claim is made; NO_PATH where the tree has ended."""

        self.steps: list[Step] = list(self._walk())

    @property
    def is_late(self) -> bool:
        """Whether the tree knows this node, but no claim that is made here."""
        return self.path != NO_PATH and self.tree.paths.all[self.path].level == self.tree.shape.rounds

    def leads_on(self, step: Step) -> bool:
        """Whether the thief is still in the dark after what was done in this turn."""
        return self.tree.paths.moves[step.path][step.move].replies[STAY] != NO_PATH

    def _walk(self) -> Iterator[Step]:
        for number, turn in enumerate(self.stage.turns):
            claims = self.stage.claims[: number + 1]
            inside = self.path != NO_PATH and self.path < len(self.tree.paths.moves)
            step = Step(turn, self.path, inside, claims, self.frame)
            if inside and turn.deed is not None:
                step = self._moved(step, turn)
            elif turn.deed is not None:
                self.path = NO_PATH
            yield step

    def _moved(self, step: Step, turn: Turn) -> Step:
        moves = self.tree.paths.moves[self.path]
        number = self._find(moves, turn)
        if number is None and self.tree.paths.all[self.path].symmetric:
            self.frame = self.frame.flipped()
            number = self._find(moves, turn)
        if number is None:
            self.path = NO_PATH
            return step
        step = step._replace(move=number, after=self.frame)
        if turn.after is None:
            return step
        return step._replace(reply=self._replied(moves[number], turn))

    def _find(self, moves: tuple[Move, ...], turn: Turn) -> int | None:
        action = self._action(turn)
        return next((number for number, move in enumerate(moves) if move.action == action), None)

    def _action(self, turn: Turn) -> int:
        if turn.deed == "look":
            box = self.frame.number(self.stage.row[turn.at])
            return NOTHING if box in self.tree.paths.all[self.path].seen else box
        if turn.deed == "push":
            return PUSH_UP if self._way(turn.cashier, turn.at) == UP else PUSH_DOWN
        return NOTHING

    def _way(self, start: int, end: int) -> int:
        row = self.stage.row
        up = (self.frame.number(row[end]) - self.frame.number(row[start])) % self.stage.boxes
        return (STAY, UP)[up] if up < 2 else DOWN

    def _replied(self, move: Move, turn: Turn) -> int:
        assert turn.after is not None
        start = turn.at if turn.deed == "push" else turn.cashier
        reply = self._way(start, turn.after)
        self.path = move.replies[reply]
        if reply == DOWN and move.mirrored:
            self.frame = self.frame.flipped()
        return reply
