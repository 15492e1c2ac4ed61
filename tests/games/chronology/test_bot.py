"""Bots that know art roughly."""

from itertools import pairwise
from statistics import mean

import pytest

from artgames.bots import RandomBot, play_match
from artgames.decks import Deck, Library, Painting
from artgames.decks.match_box import fill_box
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.chronology import GAME
from artgames.games.chronology.bot import LEVELS, Amateur, make_bot
from artgames.games.chronology.rules import RULES
from artgames.games.chronology.rules.records import State

MATCHES = 60


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    folder = tmp_path_factory.mktemp("house")
    deck = Library.open(data=folder, cache=folder / "cache").deck("met")
    assert deck is not None
    return deck


def begin(deck: Deck, seed: str, seats: int = 4) -> Match[State]:
    options = GAME.complete({})
    box = fill_box(deck.ids_for(GAME.needs), GAME, options, seed, deck)
    return Match("chronology", RULES, box.setup(seats, options, seed))


def test_the_better_a_level_knows_art_the_more_is_left_of_its_lists(met: Deck) -> None:
    bots = [RandomBot(), *(make_bot(level, facts=met.painting) for level in ("easy", "normal", "hard"))]
    outcomes = [play_match(begin(met, f"{number}"), bots, Rng.from_seed(f"{number}")) for number in range(MATCHES)]
    points = [mean(outcome.points[seat] for outcome in outcomes) for seat in range(4)]
    assert all(better - worse > 0.4 for worse, better in pairwise(points)), points
    assert points[-1] < 7.9, "an amateur is no catalogue"


def test_it_errs_by_school_and_by_century(met: Deck) -> None:
    """Two paintings of one school are off in the same direction, if nothing but the school's error is left."""
    level = LEVELS["easy"]
    school_only = Amateur(type(level)(sharpness=1.0, school_error=70, own_error=0), met.painting)
    rng = Rng.from_seed("school")
    by_school: dict[str, set[int]] = {}
    for card in met.ids_for(["dates"]):
        painting = met.painting(card)
        assert painting.completed is not None
        error = school_only.felt_year(card, rng) - painting.completed
        by_school.setdefault(painting.school, set()).add(round(error))
    assert all(len(errors) == 1 for errors in by_school.values())
    assert len({error for errors in by_school.values() for error in errors}) > 5
    century_only = Amateur(type(level)(sharpness=0.0, school_error=0, own_error=0), met.painting)
    assert {century_only.felt_year(card, rng) % 100 for card in met.ids_for(["dates"])} == {50}


def test_it_knows_nothing_but_the_paintings_on_the_table_and_their_labels(met: Deck) -> None:
    """The same table gives the same list, whatever the others have locked in; and it says how sure it was."""
    asked: list[int] = []

    def facts(card: int) -> Painting:
        asked.append(card)
        return met.painting(card)

    match = begin(met, "honest")
    bot = make_bot("normal", facts=facts)
    decision = bot.choose(match.seen(0), Rng.from_seed("honest"))
    view = match.view(0)
    assert set(asked) == set(view.row)  # type: ignore[attr-defined]
    match.submit(1, decision.action)
    assert bot.choose(match.seen(0), Rng.from_seed("honest")) == decision
    assert decision.why is not None and decision.why.render(())


def test_without_a_catalogue_it_guesses(met: Deck) -> None:
    match = begin(met, "dark")
    lists = {bot.choose(match.seen(0), Rng.from_seed(f"{n}")).action for n in range(8) for bot in [make_bot("hard")]}
    assert len(lists) > 4
