"""What the solution does as the thief, from what has been witnessed so far."""

from math import prod
from typing import NamedTuple, TypeAlias

from artgames.games.steal_this_game.bot import known
from artgames.games.steal_this_game.bot.books import BookKey, Library, Option, normal
from artgames.games.steal_this_game.bot.lines import Ground, fresh_ground, ground_at
from artgames.games.steal_this_game.bot.pairs import CHANCES, Pair, rerolls
from artgames.games.steal_this_game.bot.paths import NO_PATH, PUSH_DOWN, PUSH_UP, STEP, Move
from artgames.games.steal_this_game.bot.priors import Point, even_point, stances
from artgames.games.steal_this_game.bot.record import NO_PAIR, BoxId, GameRecord, StageRecord
from artgames.games.steal_this_game.bot.trail import Frame, Step, Trail
from artgames.games.steal_this_game.rules.records import Position
from artgames.games.steal_this_game.rules.track import STEAL

DeedKey: TypeAlias = tuple[str, Position]
"""look or push with a position; nothing with -1."""


class Line(NamedTuple):
    """One way of playing this stage. `trail` is None before the cashier is placed."""

    ground: Ground
    trail: Trail | None
    weight: float
    """How likely our side has taken this line when the stage began, relative to the others."""


class ThiefMind:
    """Follows a game with the thief's books. `record` tells what the thief has seen in boxes."""

    def __init__(self, library: Library, option: Option, record: GameRecord) -> None:
        self._library, self._option, self.record = library, option, record
        self.lines: list[Line] = []
        for number, stage in enumerate(record.stages):
            self.lines = self._enter(stage, record.stages[number - 1] if number else None)

    # From stage to stage

    def _enter(self, stage: StageRecord, before: StageRecord | None) -> list[Line]:
        placed = stage.first_cashier is not None
        return [
            Line(ground, ground.trail() if placed else None, weight) for ground, weight in self._grounds(stage, before)
        ]

    def _grounds(self, stage: StageRecord, before: StageRecord | None) -> list[tuple[Ground, float]]:
        if stage.is_fresh:
            ground = fresh_ground(self._library, BookKey(self._option, "thief", stage.boxes), stage)
            return [(ground, 1.0)] if ground else []
        assert before is not None
        onward = [self._onward(line, share, stage, before) for line, share in self.shares(stage.shown)]
        return [one for grounds in onward for one in grounds]

    def _onward(self, line: Line, share: float, stage: StageRecord, before: StageRecord) -> list[tuple[Ground, float]]:
        """A wrong accusation: which points to go on with."""
        slots = self._slots(line, stage, before)
        if len(slots) < 2:
            return []
        taken = self._stances(line, stage, before, len(slots))
        return [one for point, part in taken for one in self._at_point(stage, slots, point, share * part)]

    def _slots(self, line: Line, stage: StageRecord, before: StageRecord) -> tuple[BoxId, ...]:
        """The boxes that may hold the money, in the order in which the tree before called them. If one of them is
        removed although another was seen empty, the latter takes its place: the thief loses nothing by it."""
        unseen = before.unseen()
        boxes = sorted(unseen, key=line.trail.frame.number) if line.trail else unseen
        assert before.removed is not None
        stand_in = next((box for box in before.row if box not in unseen and box != before.removed), None)
        if before.removed in boxes and stand_in is not None:
            boxes[boxes.index(before.removed)] = stand_in
        return tuple(box for box in boxes if box in stage.row)

    def _stances(self, line: Line, stage: StageRecord, before: StageRecord, slots: int) -> list[tuple[Point, float]]:
        step = line.trail.steps[-1] if line.trail else None
        if line.trail is None or step is None or not step.inner:
            return [(even_point(slots), 1.0)]
        assert before.removed is not None
        tree, array = line.trail.tree, line.ground.known_page.array(line.ground.spot, "stance")
        all_unseen = len(before.unseen()) == before.boxes
        removed = step.frame.number(before.removed) if all_unseen else 0
        row = array.row(tree.edge(step.path, step.claims), line.ground.hand(stage.shown), removed)
        first, second, share = row
        if share == 0:
            return [(even_point(slots), 1.0)]
        every = stances(slots)
        return [(every[first], share / 255), (every[second], 1 - share / 255)]

    def _at_point(
        self, stage: StageRecord, slots: tuple[BoxId, ...], point: Point, weight: float
    ) -> list[tuple[Ground, float]]:
        ground = ground_at(self._library, "thief", stage, slots, point) if weight > 0 else None
        return [(ground, weight)] if ground else []

    def _dealt(self, ground: Ground, pair: Pair) -> float:
        """How likely these dice are at the beginning of a stage."""
        shown = ground.stage.shown
        if shown == NO_PAIR:
            return CHANCES[pair]
        kept = zip(self._keeps(ground), rerolls(shown), strict=False)
        return sum(keep * chances.get(pair, 0.0) for keep, chances in kept)

    def _keeps(self, ground: Ground) -> tuple[float, ...]:
        """How likely the larger die is kept, and the smaller."""
        stage = ground.stage
        if len(rerolls(stage.shown)) == 1:
            return (1.0,)
        if stage.first_cashier is not None:
            return ground.known_page.keep(ground.spot)
        worths = known.kept(stage.boxes, stage.token, stage.shown)
        return (1.0, 0.0) if worths[0] >= worths[1] else (0.0, 1.0)

    # Within a stage

    def _weight(self, line: Line, trail: Trail, pair: Pair) -> float:
        """How likely our side holds this pair and has played as it did in this stage."""
        played = prod(self._likelihood(line, step, pair) for step in trail.steps)
        return line.weight * self._dealt(line.ground, pair) * played

    def _likelihood(self, line: Line, step: Step, pair: Pair) -> float:
        """Of what was claimed and done in a turn."""
        if step.turn.stop == STEAL:
            return 1.0
        said = self._claims_at(line, step.path, step.claims[:-1], pair).get(step.turn.stop, 0.0)
        if step.move < 0 or said == 0:
            return said
        return said * self._moves_at(line, step, pair)[step.move]

    def _claims_at(self, line: Line, path: int, claims: tuple[int, ...], pair: Pair) -> dict[int, float]:
        """How likely each claim is, or STEAL."""
        trail, page, spot = line.trail, line.ground.known_page, line.ground.spot
        assert trail is not None
        tree, stage = trail.tree, line.ground.stage
        token = claims[-1] if claims else stage.token
        inner = path != NO_PATH and len(claims) < tree.shape.rounds
        late = self._library.late_stop(page.key.option, stage.boxes, token, pair)
        if not inner and (path == NO_PATH or late < 0):
            return {late if late >= 0 else STEAL: 1.0}
        hand = line.ground.hand(pair)
        steal = page.array(spot, "steal").at(tree.node(path, claims), hand)
        if not inner:
            return {STEAL: steal / 255, late: 1 - steal / 255}
        stops = range(token + 1, STEAL)
        said = [page.array(spot, "claim").at(tree.edge(path, (*claims, stop)), hand) for stop in stops]
        return dict(zip((*stops, STEAL), normal((*said, steal)), strict=True))

    def _moves_at(self, line: Line, step: Step, pair: Pair) -> list[float]:
        assert line.trail is not None
        tree = line.trail.tree
        edge = tree.edge(step.path, step.claims)
        row = line.ground.known_page.array(line.ground.spot, "act").row(edge, line.ground.hand(pair))
        return normal(row[: len(tree.paths.moves[step.path])])

    # Decisions

    def shares(self, pair: Pair) -> list[tuple[Line, float]]:
        """The lines with a trail, by how likely they are with these dice."""
        lines = [(line, line.trail) for line in self.lines if line.trail is not None]
        weights = [self._weight(line, trail, pair) for line, trail in lines]
        if not sum(weights):
            weights = [1.0] * len(lines)
        return [(line, weight / sum(weights)) for (line, _), weight in zip(lines, weights, strict=True) if weight]

    def is_off_book(self, pair: Pair) -> bool:
        """Whether the solution would never have come here with these dice: nothing is written of what to do then."""
        weights = [self._weight(line, line.trail, pair) for line in self.lines if line.trail is not None]
        return self.certainty() is None and bool(weights) and not any(weights)

    def certainty(self) -> BoxId | None:
        """The box that must have the money."""
        if self.record.found is not None:
            return self.record.found
        unseen = self.record.now.unseen()
        return unseen[0] if len(unseen) == 1 else None

    def claims(self, pair: Pair) -> dict[int, float]:
        """How likely each claim is, or STEAL."""
        sure = self.certainty()
        if sure is not None:
            return self._knowing(sure, pair)
        stage, found = self.record.now, dict[int, float]()
        for line, share in self.shares(pair):
            assert line.trail is not None
            for stop, chance in self._claims_at(line, line.trail.path, stage.claims, pair).items():
                found[stop] = found.get(stop, 0.0) + share * chance
        return found or {STEAL: 1.0}

    def _knowing(self, box: BoxId, pair: Pair) -> dict[int, float]:
        stage = self.record.now
        assert stage.cashier is not None
        token = stage.claims[-1] if stage.claims else stage.token
        if stage.row[stage.cashier] != box:
            return {STEAL: 1.0}
        if self._option == "hidden":
            truth = self._library.late_stop("hidden", stage.boxes, token, pair)
            stop = truth if truth >= 0 else None
        else:
            stop = known.best_truth(stage.boxes, token, pair)
        if stop is None:
            stop = known.best_lie(token)
        return {STEAL if stop is None else stop: 1.0}

    def boxes(self, pair: Pair) -> dict[Position, float]:
        """Which box to open."""
        stage, sure = self.record.now, self.certainty()
        assert stage.cashier is not None
        hopeful = [box for box in stage.unseen() if stage.position(box) != stage.cashier]
        if sure is not None and stage.position(sure) != stage.cashier:
            hopeful = [sure]
        found = dict.fromkeys(hopeful, 0.0)
        for line, share in self.shares(pair) if len(hopeful) > 1 else []:
            for box, chance in self._opened(line).items():
                if box in found:
                    found[box] += share * chance
        total = sum(found.values())
        if not total:
            boxes = hopeful or [box for box in stage.row if stage.position(box) != stage.cashier]
            return {stage.position(box): 1 / len(boxes) for box in boxes}
        return {stage.position(box): chance / total for box, chance in found.items() if chance}

    def _opened(self, line: Line) -> dict[BoxId, float]:
        assert line.trail is not None
        step, tree, page, spot = line.trail.steps[-1], line.trail.tree, line.ground.known_page, line.ground.spot
        if step.turn.stop == STEAL:
            path = line.trail.path
            if path == NO_PATH:
                return {}
            row = page.array(spot, "open").row(tree.node(path, step.claims))
        elif not step.inner:
            return {}
        else:
            row = page.array(spot, "caught").row(tree.edge(step.path, step.claims))
        return {line.trail.frame.box(number): part / 255 for number, part in enumerate(row) if part}

    def deeds(self, pair: Pair) -> dict[DeedKey, float]:
        """What to do after being believed."""
        stage, sure = self.record.now, self.certainty()
        assert stage.cashier is not None
        if sure is not None:
            return self._free(sure)
        found = dict[DeedKey, float]()
        for line, share in self.shares(pair):
            for deed, chance in self._deeds_of(line, pair).items():
                found[deed] = found.get(deed, 0.0) + share * chance
        return found or self._any_look()

    def _deeds_of(self, line: Line, pair: Pair) -> dict[DeedKey, float]:
        assert line.trail is not None
        step = line.trail.steps[-1]
        if not step.inner:
            return self._any_look()
        chances = self._moves_at(line, step, pair)
        found = dict[DeedKey, float]()
        for move, chance in zip(line.trail.tree.paths.moves[step.path], chances, strict=True):
            sides = (step.frame, step.frame.flipped()) if move.either else (step.frame,)
            for frame in sides if chance else ():
                deed = self._deed(move, frame)
                found[deed] = found.get(deed, 0.0) + chance / len(sides)
        return found

    def _deed(self, move: Move, frame: Frame) -> DeedKey:
        stage = self.record.now
        assert stage.cashier is not None
        if move.action in (PUSH_UP, PUSH_DOWN):
            here = frame.number(stage.row[stage.cashier])
            return "push", stage.position(frame.box((here + STEP[move.action]) % stage.boxes))
        return "look", stage.position(frame.box(move.action))

    def _free(self, box: BoxId) -> dict[DeedKey, float]:
        """The thief knows the box: the cashier must not stand before it."""
        stage = self.record.now
        assert stage.cashier is not None
        beside = {(stage.cashier + step) % stage.boxes for step in (1, -1)}
        if stage.row[stage.cashier] == box:
            return {("push", position): 1 / len(beside) for position in sorted(beside)}
        away = [position for position in sorted(beside) if stage.row[position] != box]
        return {("push", position): 1 / len(away) for position in away} if away else {("nothing", -1): 1.0}

    def _any_look(self) -> dict[DeedKey, float]:
        stage = self.record.now
        free = [stage.position(box) for box in stage.unseen() if stage.position(box) != stage.cashier]
        return {("look", position): 1 / len(free) for position in free} if free else {("nothing", -1): 1.0}

    def keeps(self) -> tuple[float, float]:
        """How likely to keep the larger die, and the smaller."""
        stage = self.record.now
        if len(rerolls(stage.shown)) == 1:
            return 1.0, 0.0
        lines = [line for line in self.lines if line.trail is not None]
        weights = [line.weight for line in lines]
        if self.certainty() is not None or not sum(weights):
            worths = known.kept(stage.boxes, stage.token, stage.shown)
            return (1.0, 0.0) if worths[0] >= worths[1] else (0.0, 1.0)
        larger = sum(weight * self._keeps(line.ground)[0] for line, weight in zip(lines, weights, strict=True))
        return larger / sum(weights), 1 - larger / sum(weights)
