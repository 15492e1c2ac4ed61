"""Easy and fiendish auctions, played with the real likeness of the museum's paintings."""

from statistics import mean
from typing import Any

import msgspec
import pytest

from artgames import paths
from artgames.bots import play_match
from artgames.decks.match_box import look_alikes
from artgames.decks.similarity import Likeness
from artgames.engine import codec
from artgames.engine.api import HOUSE, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings import GAME
from artgames.games.stolen_paintings.bot import make_bot
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.events import AuctionOpened, ExhibitOpened
from artgames.games.stolen_paintings.rules.records import OpenExhibit, State, Steal, TimeUp
from artgames.games.stolen_paintings.rules.views import newcomers
from artgames.testing.contract import check_match
from artgames.testing.leaks import LeakHunt

LIKENESS = Likeness.read(paths.resources() / "decks" / "met" / "likeness.json")
CARDS = tuple(sorted(LIKENESS.known()))
ALIKE = look_alikes(CARDS, LIKENESS)


def setup_of(decoys: str, seed: str = "auction", seats: int = 4, cards: tuple[int, ...] = CARDS) -> Setup:
    rows = tuple(row for row in ALIKE if row[0] in cards)
    return Setup(seats, GAME.complete({"decoys": decoys, "timer_seconds": 30}), seed, cards, rows)


def at_the_theft(decoys: str, seed: str = "auction") -> State:
    state = RULES.start(setup_of(decoys, seed)).state
    state = RULES.apply(state, HOUSE, OpenExhibit()).state
    return RULES.apply(state, HOUSE, TimeUp()).state


def drawn(state: State, *places: int) -> set[int]:
    """The newcomers when the thief takes the paintings at these places."""
    taken = tuple(state.exhibit[place] for place in places)
    return set(newcomers(RULES.apply(state, state.thief, Steal(taken)).state))


def play(decoys: str, seed: str) -> Match[State]:
    match = Match(GAME.slug, RULES, setup_of(decoys, seed))
    bots = [make_bot(level, LIKENESS) for level in ("easy", "normal", "hard", "normal")]
    play_match(match, bots, Rng.from_seed(seed))
    return match


def trickiness(match: Match[State]) -> list[float]:
    """For each newcomer of the match, how much it looked like the one most like it on that round's wall."""
    hung: tuple[int, ...] = ()
    found = []
    for event in match.events(None):
        if isinstance(event, ExhibitOpened):
            hung = event.paintings
        elif isinstance(event, AuctionOpened):
            new = [card for card in event.paintings if card not in hung]
            found += [max(LIKENESS.likeness(card, other) for other in hung) for card in new]
    return found


def test_fiendish_newcomers_look_like_what_hung_and_easy_ones_do_not() -> None:
    seeds = [f"night {number}" for number in range(5)]
    degree = {
        decoys: mean(value for seed in seeds for value in trickiness(play(decoys, seed)))
        for decoys in ("easy", "fair", "fiendish")
    }
    assert degree["easy"] < degree["fair"] - 0.03
    assert degree["fiendish"] > degree["fair"] + 0.03


@pytest.mark.parametrize("decoys", ["easy", "fair", "fiendish"])
def test_the_newcomers_do_not_depend_on_what_is_stolen(decoys: str) -> None:
    """Or a detective could conclude from them what the thief took."""
    state = at_the_theft(decoys)
    assert len({frozenset(drawn(state, first, first + 1)) for first in range(23)}) == 1
    assert drawn(state, 0, 5, 9) < drawn(state, 3, 4) < drawn(state, 20)


@pytest.mark.parametrize("decoys", ["easy", "fiendish"])
def test_nobody_can_tell_the_newcomers_from_the_wall_alone(decoys: str) -> None:
    gathered = RULES.start(setup_of(decoys)).state
    worlds = [msgspec.structs.replace(gathered, rng=Rng.from_seed(str(number))) for number in range(12)]
    opened = [RULES.apply(world, HOUSE, OpenExhibit()).state for world in worlds]
    assert len({state.exhibit for state in opened}) == 1
    assert len({frozenset(state.deck[:7]) for state in opened}) == 12
    assert len({card for state in opened for card in state.deck[:7]}) > 12


def test_the_rest_of_the_deck_keeps_its_order() -> None:
    gathered = RULES.start(setup_of("fiendish")).state
    opened = RULES.apply(gathered, HOUSE, OpenExhibit()).state
    top = opened.deck[:7]
    assert opened.deck[7:] == tuple(card for card in gathered.deck[24:] if card not in top)


def test_by_chance_it_is_drawn_as_ever_whatever_the_set_up_knows() -> None:
    known = setup_of("fair")
    unknown = msgspec.structs.replace(known, alike=())
    assert RULES.start(known) == RULES.start(unknown)
    opened = RULES.apply(RULES.start(known).state, HOUSE, OpenExhibit()).state
    assert opened.exhibit + opened.deck == RULES.start(known).state.deck


@pytest.mark.parametrize("decoys", ["easy", "fiendish"])
def test_the_smallest_box_is_enough_in_every_round(decoys: str) -> None:
    options: dict[str, Any] = {"decoys": decoys, "rounds_per_player": 4}
    cards = CARDS[:31]
    setup = Setup(3, GAME.complete(options), "small", cards, look_alikes(cards, LIKENESS))
    check_match(RULES, setup, Rng.from_seed("small"))


@pytest.mark.parametrize("decoys", ["easy", "fiendish"])
def test_without_a_table_chance_decides(decoys: str) -> None:
    setup = msgspec.structs.replace(setup_of(decoys), alike=())
    check_match(RULES, setup, Rng.from_seed(decoys), every=5)


@pytest.mark.parametrize("decoys", ["easy", "fiendish"])
def test_nobody_learns_a_secret(decoys: str) -> None:
    hunt = LeakHunt(RULES)
    for number in range(2):
        hunt.search(setup_of(decoys, f"hunt {number}", seats=3), Rng.from_seed(f"{decoys} {number}"), every=2)
    hunt.require_honest_twins()


def test_a_saved_match_stays_the_same_for_ever() -> None:
    match = play("fiendish", "saved")
    kept = msgspec.json.decode(msgspec.json.encode(codec.encode(match.save())))
    again = Match.load(RULES, codec.decode_save(kept))
    assert again.state == match.state
    assert again.setup.alike == ALIKE
