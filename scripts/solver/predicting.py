"""How often the strategy that ships wins against a player of fixed habits, by sums over whole trees. Hidden option.

After a wrong accusation nothing of the past matters, to these players neither. So the games with two boxes come first,
then those with three, then the whole, as in solving; only that nobody learns or responds.
"""

import numpy as np

from artgames.games.steal_this_game.bot import known
from artgames.games.steal_this_game.bot.books import ROUNDS, BookKey, Library, Side
from artgames.games.steal_this_game.bot.pairs import CLAIMS, PAIRS, TRUE
from artgames.games.steal_this_game.bot.paths import states
from artgames.games.steal_this_game.rules.track import STEAL
from scripts.solver.compiling import Floats, Ints
from scripts.solver.exits import MOST_BOXES, flat_exits
from scripts.solver.games import FreshGames, Terms, by_stop
from scripts.solver.hidden import ONE_BOX
from scripts.solver.opponents import EXHIBITORS, THIEVES, ExhibitorHabit, ThiefHabit, lowest_truth
from scripts.solver.overtime import state_number, with_overtime
from scripts.solver.places import places_of_edges, places_of_nodes
from scripts.solver.plan import TOKENS, Plan, Worth, worth_of
from scripts.solver.reading import read_book

_TRUE = np.array(TRUE)
_PAIRS = range(len(PAIRS))


def predictions(library: Library) -> dict[str, float]:
    """Of all simple players."""
    return {str(habit): round(predict(library, habit), 6) for habit in (*EXHIBITORS, *THIEVES)}


def predict(library: Library, habit: ThiefHabit | ExhibitorHabit) -> float:
    """How often the thief wins: ours against an exhibitor of this habit, or one of this habit against our exhibitor."""
    after: Floats = ONE_BOX
    for boxes in (2, 3):
        after = by_stop(_values(library, habit, boxes, after))
    return float(_values(library, habit, 4, after)[0])


def _values(library: Library, habit: ThiefHabit | ExhibitorHabit, boxes: int, after: Floats) -> Floats:
    """By deal. `after`: by stop and pair, what games with one box less are worth."""
    if isinstance(habit, ExhibitorHabit):
        games = _games(library, "thief", boxes, _worth_for_our_thief(library, habit, boxes, after), after)
        _sit_down_exhibitor(games, habit)
    else:
        games = _games(library, "exhibitor", boxes, _worth_for_our_exhibitor(habit, boxes, after), after)
        _sit_down_thief(games, habit)
    return games.values()


def _games(library: Library, side: Side, boxes: int, worth: Worth, after: Floats) -> FreshGames:
    terms = Terms(boxes, ROUNDS[side][boxes], worth, lambda plan: flat_exits(after), idle=side == "exhibitor")
    games = FreshGames(terms)
    read_book(library, BookKey("hidden", side, boxes), games)
    return games


# Our thief


def _worth_for_our_thief(library: Library, other: ExhibitorHabit, boxes: int, after: Floats) -> Worth:
    stops = np.array(
        [[library.late_stop("hidden", boxes, token, pair) for pair in _PAIRS] for token in range(-1, TOKENS - 1)]
    )
    worth = worth_of(boxes, _found(other, stops, after), stops)
    worth.late[:] = np.where(stops >= 0, after[stops, np.arange(len(PAIRS))], 0.0)[None, :, :, None]
    return with_overtime(worth, boxes, other)


def _found(other: ExhibitorHabit, stops: Ints, after: Floats) -> Floats:
    """Our thief knows where the money is, and the cashier protects it: a truth, else a lie; if believed, a victory."""
    found = np.zeros(stops.shape)
    for token in range(-1, TOKENS - 1):
        lie = known.best_lie(token)
        for pair in _PAIRS:
            stop = stops[token + 1, pair]
            if stop >= 0:
                found[token + 1, pair] = other.doubts[stop] * after[stop, pair] + 1 - other.doubts[stop]
            elif lie is not None:
                found[token + 1, pair] = 1 - other.doubts[lie]
    return found


def _sit_down_exhibitor(games: FreshGames, habit: ExhibitorHabit) -> None:
    stage = games.stage
    at = places_of_edges(stage.plan)
    doubts = np.array(habit.doubts)[at.stop]
    stage.exhibitor.answer[:] = np.stack([1 - doubts, doubts], -1)[:, None]
    open_ones = np.asarray(stage.plan.child >= 0, dtype=np.float64)
    if habit.replies == "stays":
        open_ones[..., 1:] = 0.0
    mixed = open_ones / np.maximum(open_ones.sum(-1, keepdims=True), 1.0)
    stage.exhibitor.reply[:] = mixed[at.path][:, :, None]
    games.place.now[:] = 1 / stage.plan.boxes


# Our exhibitor, who doubts everything late and once the thief knows where the money is


def _worth_for_our_exhibitor(other: ThiefHabit, boxes: int, after: Floats) -> Worth:
    found = np.zeros((TOKENS, len(PAIRS)))
    for token in range(-1, TOKENS - 1):
        for pair in _PAIRS:
            stop = lowest_truth(pair, token)
            found[token + 1, pair] = after[stop, pair] if stop != STEAL else 0.0
    worth = worth_of(boxes, found, np.zeros((TOKENS, len(PAIRS)), dtype=np.int64))
    for cashier, seen in states(boxes):
        free = [box for box in range(boxes) if box not in seen and box != cashier]
        for token in range(-1, TOKENS - 2):
            for pair in _PAIRS:
                late = worth.late[state_number(cashier, seen), token + 1, pair]
                late[:], late[free] = _doubted(other, token, pair, after, 1 / len(free)) if free else (0.0, 0.0)
    return worth


def _doubted(other: ThiefHabit, token: int, pair: int, after: Floats, lucky: float) -> tuple[float, float]:
    """What a claim is worth, if anything is claimed: with the money out of the thief's reach, and within. `lucky`: how
    likely a liar then opens the right box."""
    claims = {stop: chance for stop, chance in other.claimed(pair, token).items() if stop != STEAL}
    total = sum(claims.values()) or 1.0
    truth = sum(chance * after[stop, pair] for stop, chance in claims.items() if _TRUE[stop, pair]) / total
    lie = sum(chance for stop, chance in claims.items() if not _TRUE[stop, pair]) / total
    return truth, truth + lie * lucky


def _sit_down_thief(games: FreshGames, habit: ThiefHabit) -> None:
    stage = games.stage
    plan, thief = stage.plan, stage.thief
    said = np.zeros((TOKENS, len(PAIRS), len(CLAIMS) + 1))
    for token in range(-1, TOKENS - 1):
        for pair in _PAIRS:
            for stop, chance in habit.claimed(pair, token).items():
                said[token + 1, pair, stop] = chance
    nodes, edges = places_of_nodes(plan), places_of_edges(plan)
    thief.steal[:] = said[nodes.stop[:, None] + 1, plan.pair[nodes.root], STEAL]
    thief.truth[:] = 1 - thief.steal[plan.late :]
    thief.claim[:] = said[nodes.stop[edges.node][:, None] + 1, plan.pair[edges.root], edges.stop[:, None]]
    thief.open[:] = _openings(plan)[nodes.path]
    thief.caught[:] = _openings(plan)[edges.path]
    thief.act[:] = _deeds(plan, habit)[edges.path][:, None]
    games.reroll.now[:] = 0.5


def _openings(plan: Plan) -> Floats:
    """By path and box: evenly among those that were not seen empty."""
    boxes = np.arange(plan.boxes)
    free = (boxes != plan.cashier[:, None]) & ((plan.seen[:, None] >> boxes) & 1 == 0)
    return np.asarray(free / np.maximum(free.sum(-1, keepdims=True), 1))


def _deeds(plan: Plan, habit: ThiefHabit) -> Floats:
    """By path and move: evenly; what may be done on either side counts twice."""
    wanted = (plan.action >= 0) & ((plan.action < MOST_BOXES) | (habit.deeds == "any"))
    ways = wanted * (1.0 + plan.either)
    return np.asarray(ways / ways.sum(-1, keepdims=True))
