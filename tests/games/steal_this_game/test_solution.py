"""The solution that ships: what it says is legal, what it can be robbed of is what the solver says, and it is small.

The solver's bounds come from compiled loops over a model of the game. Here they are held against the real rules: a best
response by plain recursion, with the very answers that a bot gives, in positions that are small enough for it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
import pytest

from artgames.bots import RandomBot, play_match
from artgames.engine.api import Event, OptionValue, Seat, SeatKnowledge, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.bot import known, make_bot
from artgames.games.steal_this_game.bot.advising import advise
from artgames.games.steal_this_game.bot.books import DEALS, BookKey, Library, Side, read_library, strategy_file
from artgames.games.steal_this_game.bot.by_solution import drawn
from artgames.games.steal_this_game.bot.pairs import pair_of
from artgames.games.steal_this_game.bot.priors import Point, shares
from artgames.games.steal_this_game.bot.record import GameRecord
from artgames.games.steal_this_game.bot.thief_mind import ThiefMind
from artgames.games.steal_this_game.review import review
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.actions import (
    Answer,
    Claim,
    Hide,
    Look,
    PlaceCashier,
    RemoveBox,
    Reroll,
    ShuffleHidden,
    Stay,
)
from artgames.games.steal_this_game.rules.events import DieRerolled
from artgames.games.steal_this_game.rules.records import State
from scripts.solver.figures import read_figures
from scripts.solver.opponents import EXHIBITORS, THIEVES, ExhibitorHabit, ThiefHabit
from scripts.solver.playing import advised, play_against

EXHIBITOR, THIEF = 0, 1
VISIBILITIES = ("hidden", "visible")


# The figures


def test_the_gap_is_as_narrow_as_was_wanted_and_the_files_are_small() -> None:
    figures = read_figures()
    assert 0 <= figures["hidden"].gap <= 0.03
    assert 0 <= figures["tracked"].gap < 0.10
    assert sum(strategy_file(option).stat().st_size for option in figures) <= 5_000_000


def test_a_file_that_is_no_strategy_is_refused() -> None:
    with pytest.raises(ValueError, match="no strategy"):
        Library(b"something else entirely")


FRESH = (BookKey("hidden", "exhibitor", 3), BookKey("hidden", "exhibitor", 4), BookKey("tracked", "exhibitor", 4))


@pytest.mark.parametrize("key", FRESH, ids=lambda key: key.name)
def test_our_exhibitor_treats_left_and_right_alike(key: BookKey) -> None:
    """The sums count left and right once where nothing has happened on one side; that is right only if this holds."""
    for deal in key.deals:
        page = read_library(key.option).page(key, deal)
        tree, mirror = page.trees[0], [-box % key.boxes for box in range(key.boxes)]
        assert [page.head[box] for box in mirror] == list(page.head)
        for claims in tree.series.all[1:]:
            level = len(claims) - 1
            for path in range(tree.paths.starts[level], tree.paths.starts[level + 1]):
                if tree.paths.all[path].symmetric:
                    doubts = page.array(0, "doubt").row(tree.edge(path, claims))
                    assert [doubts[box] for box in mirror] == list(doubts)


# What is said is legal


def match_of(visibility: str, seed: str, games: int = 1) -> Match[State]:
    house: dict[str, OptionValue] = {"thief_seat": "second", "games": games, "shuffle_seconds": 0}
    options = house | {"shuffle_visibility": visibility}
    return Match("steal_this_game", RULES, Setup(2, options, seed))


@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_advice_is_legal_wherever_people_may_get(visibility: str) -> None:
    """Even where the solution itself would never have gone."""
    for number in range(60):
        match, rng = match_of(visibility, f"walk {number}"), Rng.from_seed(f"walk {number}")
        while match.outcome() is None:
            seat = match.to_act()[0]
            check_advice(match.seen(seat))
            which, rng = rng.below(len(match.choices(seat)))
            action, rng = match.choices(seat)[which].sample(rng)
            match.submit(seat, action)


def check_advice(seen: SeatKnowledge) -> None:
    advice = advise(seen)
    if not advice:
        in_sight = seen.view.options.shuffle_visibility == "visible"
        assert seen.view.phase in ("claim", "answer", "action", "reply") or (seen.view.phase == "shuffle" and in_sight)
        return
    assert sum(advice.values()) == pytest.approx(1)
    for action, chance in advice.items():
        assert chance >= 0
        assert chance == 0 or any(choice.fits(action) for choice in seen.choices), f"{action} in {seen.view.phase}"


def test_the_solution_has_an_opinion_wherever_it_comes_itself() -> None:
    for number in range(40):
        match, rng = match_of("hidden", f"own {number}"), Rng.from_seed(f"own {number}")
        while match.outcome() is None:
            seat = match.to_act()[0]
            action, rng = drawn(advise(match.seen(seat)), rng)
            match.submit(seat, action)


def test_the_solution_has_none_where_it_would_never_come_and_a_bot_that_takes_over_goes_on() -> None:
    match = match_of("hidden", "off book")
    match.submit(EXHIBITOR, Hide(1, 2))
    odd = next(action for action, chance in advise(match.seen(THIEF)).items() if chance == 0)
    for seat, action in ((THIEF, odd), (EXHIBITOR, Answer(1)), (THIEF, Look(0)), (EXHIBITOR, Stay())):
        match.submit(seat, action)
    assert advise(match.seen(THIEF)) == {}
    play_match(match, [make_bot("hard"), make_bot("hard")], Rng.from_seed("goes on"))
    assert match.outcome() is not None


def test_who_is_not_asked_gets_no_advice() -> None:
    match = match_of("hidden", "not asked")
    assert advise(match.seen(THIEF)) == {} and advise(match.seen(EXHIBITOR)) != {}


def test_something_is_drawn_by_its_share() -> None:
    often, rng = 0, Rng.from_seed("drawn")
    for _ in range(2000):
        action, rng = drawn({Answer(0): 0.25, Answer(1): 0.75}, rng)
        often += action == Answer(1)
    assert 1400 < often < 1600


@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_hard_bots_play_whole_matches(visibility: str) -> None:
    for number in range(20):
        match = match_of(visibility, f"hard {number}", games=2)
        play_match(match, [make_bot("hard"), make_bot("hard")], Rng.from_seed(f"hard {number}"))
        assert match.outcome() is not None
        assert all(gauge.share <= 1 for moment in review(match) for gauge in moment.gauges)


def test_hard_beats_chance_by_far() -> None:
    won = 0
    for number in range(60):
        match = match_of("hidden", f"chance {number}", games=2)
        play_match(match, [make_bot("hard"), RandomBot()], Rng.from_seed(f"chance {number}"))
        outcome = match.outcome()
        assert outcome is not None
        won += outcome.points[0] - outcome.points[1]
    assert won > 30


# Best responses through the real rules


class World(NamedTuple):
    """One of the cases that a player cannot tell apart, and how likely it is."""

    step: Step[State]
    witnessed: tuple[tuple[Event, ...], tuple[Event, ...]]
    weight: float

    def seen(self, seat: Seat) -> SeatKnowledge:
        state = self.step.state
        return SeatKnowledge(seat, RULES.view(state, seat), RULES.choices(state, seat), self.witnessed[seat])

    def after(self, action: Action, weight: float = 1.0) -> "list[World]":
        """With all results of a roll or a mix, each as likely as it is."""
        state = self.step.state
        step = RULES.apply(state, RULES.to_act(state)[0], action)
        steps = [step]
        if isinstance(action, Reroll):
            steps = [_rolled(step, action.die, value) for value in range(1, 7)]
        elif isinstance(action, ShuffleHidden):
            steps = [_with(step, money=position) for position in range(state.boxes)]
        return [self._went_on(one, weight / len(steps)) for one in steps]

    def _went_on(self, step: Step[State], weight: float) -> "World":
        new = [tuple(seen for event in step.events if (seen := event.seen_by(seat))) for seat in (0, 1)]
        return World(step, (self.witnessed[0] + new[0], self.witnessed[1] + new[1]), self.weight * weight)


def _with(step: Step[State], **changes: Any) -> Step[State]:
    return msgspec.structs.replace(step, state=msgspec.structs.replace(step.state, **changes))


def _rolled(step: Step[State], die: int, value: int) -> Step[State]:
    dice = tuple(value if number == die else old for number, old in enumerate(step.state.dice))
    return msgspec.structs.replace(_with(step, dice=dice), events=(DieRerolled(die, value, THIEF),))


def respond(worlds: Iterable[World], seat: Seat, best: Callable[[Iterable[float]], float]) -> float:
    """The thief's chance to win when this seat plays as well as can be against the solution, with perfect recall."""
    total, alike, going_on = 0.0, defaultdict[Any, list[World]](list), list(worlds)
    while going_on:
        world = going_on.pop()
        state = world.step.state
        outcome = RULES.outcome(state)
        if outcome is not None:
            total += world.weight * (THIEF in outcome.winners)
        elif RULES.to_act(state)[0] == seat:
            alike[world.witnessed[seat], RULES.view(state, seat)].append(world)
        else:
            for action, chance in advised(world.seen(1 - seat)).items():
                going_on += world.after(action, chance) if chance else []
    return total + sum(_best_action(group, seat, best) for group in alike.values())


def _best_action(worlds: list[World], seat: Seat, best: Callable[[Iterable[float]], float]) -> float:
    """In worlds that this seat cannot tell apart."""
    actions = [choice.make() for choice in RULES.choices(worlds[0].step.state, seat) if not choice.fields]  # no swaps
    return best(respond((after for world in worlds for after in world.after(action)), seat, best) for action in actions)


def mixed(boxes: int, stop: int, dice: tuple[int, int]) -> list[World]:
    """So many boxes are left after a wrong accusation, of this claim with these dice, and have been mixed unseen."""
    match = match_of("hidden", "mixed")
    start = RULES.start(match.setup)
    world = World(start, (start.events, start.events), 1.0).after(Hide(0, 0))[0]
    if boxes == 2:
        world = accused(world, 0, (1, 1))[0].after(PlaceCashier(0))[0].after(Reroll(0))[0]
    return accused(world._replace(weight=1.0), stop, dice)


def accused(world: World, stop: int, dice: tuple[int, int]) -> list[World]:
    truthful = world._replace(step=_with(world.step, dice=dice))
    doubted = truthful.after(Claim(stop))[0].after(Answer(0))[0]
    empty = RemoveBox(0 if doubted.step.state.money else 1)
    return doubted.after(empty)[0].after(ShuffleHidden())


def told(side: str, boxes: int, stop: int, dice: tuple[int, int]) -> float:
    return read_figures()["hidden"].by_deal[f"hidden/{side}/{boxes}"][DEALS.index((stop, pair_of(dice)))]


SMALL = ((2, 8, (4, 6)), (2, 7, (2, 6)), (2, 6, (3, 3)), (2, 5, (1, 6)), (3, 7, (4, 4)))
"""Boxes left, the last claim and the dice shown: late on the track, so that recursion comes to an end."""


@pytest.mark.parametrize(("boxes", "stop", "dice"), SMALL)
def test_what_our_exhibitor_concedes_is_what_the_best_thief_gets(boxes: int, stop: int, dice: tuple[int, int]) -> None:
    robbed = respond(mixed(boxes, stop, dice), THIEF, max)
    assert robbed == pytest.approx(told("exhibitor", boxes, stop, dice), abs=1e-5)


@pytest.mark.parametrize(("boxes", "stop", "dice"), SMALL)
def test_what_our_thief_guarantees_the_best_exhibitor_cannot_take(boxes: int, stop: int, dice: tuple[int, int]) -> None:
    """The bound is a little lower: where the model ends it lets the exhibitor see the dice."""
    left = respond(mixed(boxes, stop, dice), EXHIBITOR, min)
    bound = told("thief", boxes, stop, dice)
    assert bound - 1e-5 <= left <= bound + 0.02


def accused_in_sight(stop: int, dice: tuple[int, int], money: int, weight: float) -> World:
    """A wrong accusation in the first turn, with the cashier at box 0; a box is to be removed."""
    start = RULES.start(match_of("visible", "in sight").setup)
    hidden = World(start, (start.events, start.events), weight).after(Hide(money, 0))[0]
    claimed = hidden._replace(step=_with(hidden.step, dice=dice)).after(Claim(stop))[0]
    return claimed.after(Answer(0), advise(claimed.seen(EXHIBITOR))[Answer(0)])[0]


OBSERVE_8, TWO_FOURS = 7, (4, 4)


def told_in_sight(side: Side, point: Point) -> list[float]:
    """After Observe 8 with two fours: one number for the exhibitor, one for each box for the thief."""
    values = read_figures()["tracked"].by_deal[BookKey("tracked", side, 3, point).name]
    wide = len(values) // len(DEALS)
    start = wide * DEALS.index((OBSERVE_8, pair_of(TWO_FOURS)))
    return values[start : start + wide]


@pytest.mark.parametrize("removed", [1, 2])
def test_between_the_points_of_the_grid_our_exhibitor_concedes_no_more_than_their_mean(removed: int) -> None:
    hides = advise(match_of("visible", "hides").seen(EXHIBITOR))
    worlds = []
    for money in {0, 1, 2, 3} - {removed}:
        world = accused_in_sight(OBSERVE_8, TWO_FOURS, money, hides[Hide(money, 0)])
        worlds.append(world.after(RemoveBox(removed), advise(world.seen(EXHIBITOR)).get(RemoveBox(removed), 0.0))[0])
    total = sum(world.weight for world in worlds)
    prior = [world.weight / total for world in worlds]
    bound = sum(share * conceded(point) for point, share in shares((prior[0], prior[1], prior[2])))
    robbed = respond([world for world in worlds if world.weight], THIEF, max) / total
    assert bound - 0.1 <= robbed <= bound + 1e-5


def conceded(point: Point) -> float:
    if max(point) == sum(point):
        return known.worth_shown(3, OBSERVE_8, pair_of(TWO_FOURS))
    first, second, third = sorted(point, reverse=True)
    return told_in_sight("exhibitor", (first, second, third))[0]


@pytest.mark.parametrize(("money", "removed"), [(0, 1), (2, 1), (3, 2)])
def test_whatever_point_our_thief_draws_it_guarantees_what_is_told_of_it(money: int, removed: int) -> None:
    world = accused_in_sight(OBSERVE_8, TWO_FOURS, money, 1.0)
    world = world._replace(weight=1.0).after(RemoveBox(removed))[0]
    left = respond([world], EXHIBITOR, min)
    record = GameRecord(world.witnessed[THIEF])
    bound, lines = 0.0, ThiefMind(read_library("tracked"), "tracked", record).lines
    for line in lines:
        slots, point = line.ground.slots, line.ground.known_page.key.point
        bound += line.weight * told_in_sight("thief", point)[slots.index(money)]
    assert sum(line.weight for line in lines) == pytest.approx(1)
    assert bound - 1e-5 <= left <= bound + 0.2


# Games against simple players


@pytest.mark.parametrize("habit", [*EXHIBITORS, *THIEVES], ids=str)
def test_games_go_as_the_solver_predicts(habit: ThiefHabit | ExhibitorHabit) -> None:
    """The same games every time; `scripts/solver/__main__.py --play` plays a hundred thousand."""
    tally = play_against(habit, "hidden", 1000)
    assert tally.agrees_with(read_figures()["hidden"].predicted[str(habit)], errors=3)


@pytest.mark.parametrize("habit", [*EXHIBITORS, *THIEVES], ids=str)
def test_before_a_thief_who_tracks_every_box_the_bounds_hold(habit: ThiefHabit | ExhibitorHabit) -> None:
    tally, figures = play_against(habit, "tracked", 500), read_figures()["tracked"]
    if isinstance(habit, ExhibitorHabit):
        assert tally.rate >= figures.thief_guarantees - 3 * tally.error
    else:
        assert tally.rate <= figures.exhibitor_concedes + 3 * tally.error
