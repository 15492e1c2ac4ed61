"""What the solution does as the exhibitor, from what has been witnessed so far.

Our exhibitor's play depends on where the money is, and a thief who knows the solution reads from it where the money may
be. So the mind follows all boxes at once: how likely our side would have played as it did with the money there.
"""

from typing import NamedTuple, TypeAlias

from artgames.games.steal_this_game.bot.books import BookKey, Library, Option, normal
from artgames.games.steal_this_game.bot.lines import Ground, fresh_ground, ground_at
from artgames.games.steal_this_game.bot.paths import STEP
from artgames.games.steal_this_game.bot.priors import STEPS, shares
from artgames.games.steal_this_game.bot.record import BoxId, GameRecord, StageRecord
from artgames.games.steal_this_game.bot.trail import Step, Trail
from artgames.games.steal_this_game.rules.records import BOXES, Position

Weights: TypeAlias = dict[BoxId, float]


class Line(NamedTuple):
    """One way of playing this stage. `trail` is None before the cashier is placed, and for a certainty."""

    ground: Ground
    trail: Trail | None
    weights: Weights
    """By box: how likely the money is there and our side has played as it did. Sums are relative."""


class ExhibitorMind:
    """Follows a game with the exhibitor's books."""

    def __init__(self, library: Library, option: Option, record: GameRecord) -> None:
        self._library, self._option, self.record = library, option, record
        self.lines: list[Line] = []
        for number, stage in enumerate(record.stages):
            self.lines = self._enter(stage, record.stages[number - 1] if number else None)

    # From stage to stage

    def _enter(self, stage: StageRecord, before: StageRecord | None) -> list[Line]:
        found = []
        for ground, weights in self._grounds(stage, before):
            trail = ground.trail() if ground.page is not None and stage.first_cashier is not None else None
            placed = self._placed(ground, weights) if stage.first_cashier is not None else weights
            found.append(self._played(Line(ground, trail, placed)))
        return found

    def _grounds(self, stage: StageRecord, before: StageRecord | None) -> list[tuple[Ground, Weights]]:
        if stage.is_fresh:
            ground = fresh_ground(self._library, BookKey(self._option, "exhibitor", stage.boxes), stage)
            return [(ground, dict.fromkeys(stage.row, 1.0))] if ground else []
        slots = tuple(stage.unseen_at_first())
        if len(slots) < 2:
            return []
        assert before is not None
        prior = self._prior(before, slots)
        return self._at_prior(stage, slots, prior)

    def _prior(self, before: StageRecord, slots: tuple[BoxId, ...]) -> tuple[float, ...]:
        """How likely the money is in each box, for a thief who knows the solution."""
        weights = [sum(self._removing(line, before, box) for line in self.lines) for box in slots]
        total = sum(weights)
        return tuple(weight / total for weight in weights) if total else (1 / len(slots),) * len(slots)

    def _removing(self, line: Line, before: StageRecord, box: BoxId) -> float:
        """The weight of a box after one was removed."""
        weight = line.weights.get(box, 0.0)
        if not weight or line.trail is None or len(before.unseen()) < before.boxes:
            return weight
        return weight * self._removals(line, before, box, self.record.stages[-1].shown).get(before.removed or 0, 0.0)

    def _removals(self, line: Line, stage: StageRecord, money: BoxId, shown: int) -> dict[BoxId, float]:
        """Which box is removed when none was seen empty."""
        others = [box for box in stage.row if box != money]
        even = dict.fromkeys(others, 1 / len(others))
        step = line.trail.steps[-1] if line.trail else None
        if step is None or not step.inner or line.trail is None or not line.trail.tree.shape.stances:
            return even
        edge, number = line.trail.tree.edge(step.path, step.claims), step.frame.number(money)
        array = line.ground.known_page.array(line.ground.spot, "remove")
        row = array.row(edge, line.ground.hand(shown), number)
        if not sum(row):
            return even
        return {step.frame.box(number): chance for number, chance in enumerate(normal(row)) if chance}

    def _at_prior(
        self, stage: StageRecord, slots: tuple[BoxId, ...], prior: tuple[float, ...]
    ) -> list[tuple[Ground, Weights]]:
        found = []
        for point, share in shares(prior):
            ground = ground_at(self._library, "exhibitor", stage, slots, point)
            weights = {box: share * steps / STEPS[len(slots)] for box, steps in zip(slots, point, strict=True) if steps}
            if ground is not None:
                found.append((ground, weights))
        return found

    def _placed(self, ground: Ground, weights: Weights) -> Weights:
        """After the cashier was placed where it was."""
        stage = ground.stage
        return {
            box: weight * self._places(ground, box).get(stage.position(ground.first_cashier), 0.0)
            for box, weight in weights.items()
        }

    def _places(self, ground: Ground, money: BoxId) -> dict[Position, float]:
        """Where the cashier is placed."""
        stage = ground.stage
        if ground.page is None:
            return {stage.position(money): 1.0}
        if ground.page.key.point:
            chances = ground.page.place(ground.slots.index(money))
            return {stage.position(box): chance for box, chance in zip(ground.slots, chances, strict=True)}
        by_distance, here = ground.page.place(), stage.position(money)
        return {(here - number) % stage.boxes: chance for number, chance in enumerate(by_distance)}

    # Within a stage

    def _played(self, line: Line) -> Line:
        """With the weights after all that our side has done in this stage."""
        if line.trail is None:
            return line
        weights = dict(line.weights)
        for step in line.trail.steps:
            for box in weights:
                weights[box] *= self._likelihood(line, step, box)
        return line._replace(weights=weights)

    def _likelihood(self, line: Line, step: Step, box: BoxId) -> float:
        """Of how a claim was answered and replied to, with the money in this box."""
        if step.turn.believed is None:
            return 1.0
        doubt = self._doubt_at(line, step, box)
        if not step.turn.believed:
            return doubt
        if step.turn.deed == "look" and line.ground.stage.row[step.turn.at] == box:
            return 0.0  # a thief who goes on as if nothing was found has not found it
        if step.reply < 0 or line.trail is None or not line.trail.leads_on(step):
            return 1 - doubt
        return (1 - doubt) * self._replies_at(line, step, box)[step.reply]

    def _doubt_at(self, line: Line, step: Step, box: BoxId) -> float:
        if not step.inner:
            return 1.0
        assert line.trail is not None
        edge = line.trail.tree.edge(step.path, step.claims)
        return line.ground.known_page.array(line.ground.spot, "doubt").at(edge, step.frame.number(box)) / 255

    def _replies_at(self, line: Line, step: Step, box: BoxId) -> list[float]:
        """Stay, up, down."""
        assert line.trail is not None and step.after is not None
        tree = line.trail.tree
        array = line.ground.known_page.array(line.ground.spot, "reply")
        row = array.row(tree.edge(step.path, step.claims), step.move, step.after.number(box))
        open_ones = [number for number, path in enumerate(tree.paths.moves[step.path][step.move].replies) if path >= 0]
        chances = normal(row[number] for number in open_ones)
        return [chances[open_ones.index(number)] if number in open_ones else 0.0 for number in range(3)]

    # Decisions

    def shares(self, money: BoxId) -> list[tuple[Line, float]]:
        """The lines, by how likely they are with the money in this box."""
        weights = [line.weights.get(money, 0.0) for line in self.lines]
        if not sum(weights):
            weights = [1.0] * len(self.lines)
        return [(line, weight / sum(weights)) for line, weight in zip(self.lines, weights, strict=True) if weight]

    def is_off_book(self, money: BoxId) -> bool:
        """Whether the solution would never have come here with the money in this box: nothing is written of it."""
        weights = [line.weights.get(money, 0.0) for line in self.lines]
        return not self.is_known(money) and bool(weights) and not any(weights)

    def is_known(self, money: BoxId) -> bool:
        """Whether a thief who tracks every box knows where the money is."""
        stage = self.record.now
        return money not in stage.unseen() or len(stage.unseen()) == 1

    def hides(self) -> dict[tuple[Position, Position], float]:
        """Where to put the money and the cashier."""
        page = self._library.page(BookKey(self._option, "exhibitor", BOXES))
        return {
            ((cashier + number) % BOXES, cashier): chance / BOXES
            for number, chance in enumerate(page.place())
            for cashier in range(BOXES)
        }

    def doubts(self, money: BoxId) -> float:
        """How likely to doubt the last claim."""
        stage = self.record.now
        assert stage.cashier is not None
        if self.is_known(money):
            return 1.0 if self._reach(stage, stage.cashier, money) != 1 else 0.0
        return sum(share * self._doubt_of(line, money) for line, share in self.shares(money)) if self.lines else 1.0

    def _doubt_of(self, line: Line, money: BoxId) -> float:
        return self._doubt_at(line, line.trail.steps[-1], money) if line.trail else 1.0

    def _reach(self, stage: StageRecord, cashier: Position, money: BoxId) -> int:
        """How many steps the cashier is from the money."""
        up = (stage.position(money) - cashier) % stage.boxes
        return min(up, stage.boxes - up)

    def replies(self, money: BoxId) -> dict[Position, float]:
        """Where the cashier is to stand after the reply."""
        stage = self.record.now
        assert stage.cashier is not None
        if self.is_known(money):
            return self._guarding(stage, money)
        found = dict[Position, float]()
        for line, share in self.shares(money):
            for position, chance in self._replies_of(line, money).items():
                found[position] = found.get(position, 0.0) + share * chance
        return found or self._guarding(stage, money)

    def _guarding(self, stage: StageRecord, money: BoxId) -> dict[Position, float]:
        assert stage.cashier is not None
        goal = stage.position(money)
        pushed_away = self.record.turn.deed == "push" and self.record.turn.cashier == goal
        reachable = self._reach(stage, stage.cashier, money) <= 1 and not pushed_away
        return {goal if reachable else stage.cashier: 1.0}

    def _replies_of(self, line: Line, money: BoxId) -> dict[Position, float]:
        stage = line.ground.stage
        assert stage.cashier is not None
        step = line.trail.steps[-1] if line.trail else None
        if step is None or step.after is None:
            return self._guarding(stage, money)
        here, found = step.after.number(stage.row[stage.cashier]), dict[Position, float]()
        for reply, chance in enumerate(self._replies_at(line, step, money)):
            position = stage.position(step.after.box((here + STEP[reply]) % stage.boxes))
            if chance:
                found[position] = found.get(position, 0.0) + chance
        return found

    def removals(self, money: BoxId) -> dict[Position, float]:
        """Which box to take away: one that the thief has seen empty, if there is one."""
        stage = self.record.now
        seen = [box for box in stage.row if box not in stage.unseen() and box != money]
        if seen or self.is_known(money):
            boxes = seen or [box for box in stage.row if box != money]
            return {stage.position(box): 1 / len(boxes) for box in boxes}
        found = dict[Position, float]()
        for line, share in self.shares(money):
            for box, chance in self._removals(line, stage, money, self.record.shown).items():
                found[stage.position(box)] = found.get(stage.position(box), 0.0) + share * chance
        return found

    def placements(self, money: BoxId) -> dict[Position, float]:
        """Where to place the cashier after a box was removed."""
        stage = self.record.now
        if self.is_known(money) or not self.lines:
            return {stage.position(money): 1.0}
        found = dict[Position, float]()
        for line, share in self.shares(money):
            for position, chance in self._places(line.ground, money).items():
                found[position] = found.get(position, 0.0) + share * chance
        return {position: chance for position, chance in found.items() if chance}
