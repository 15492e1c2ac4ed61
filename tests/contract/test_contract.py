"""What is true of every game, by every house rule and with every number of seats."""

from typing import Any

import pytest

from artgames.engine import codec
from artgames.engine.api import HOUSE, Decision, Outcome, Refused, Rules, Setup
from artgames.engine.info import LEVELS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.testing.contract import audiences, check_match, random_walk
from artgames.testing.leaks import LeakHunt
from artgames.testing.plain_setups import CARDS, plain_setup, setups

NAMES = ("Anna", "Ben", "Carla", "David", "Eva", "Felix", "Greta", "Hugo")
MOST_WORDS = 12
"""On one line of the room screen, at the size that the back row reads."""


def test_random_matches_keep_every_promise(game: Game, seats: int) -> None:
    for number, setup in enumerate(setups(game.info, seats)):
        check_match(game.rules, setup, Rng.from_seed(setup.seed), every=seats if number else 1)


def test_nobody_learns_a_secret(game: Game, seats: int) -> None:
    hunt = LeakHunt(game.rules)
    for number, setup in enumerate(setups(game.info, seats)):
        hunt.search(setup, Rng.from_seed(setup.seed), every=seats if number else 1)
    hunt.require_honest_twins()


def test_presets_are_allowed(game: Game) -> None:
    for preset in game.info.presets:
        assert game.rules.start(plain_setup(game.info, game.info.min_seats, "preset", preset.options)).events


def test_a_box_with_too_few_or_double_cards_is_refused_in_words(game: Game) -> None:
    for deck in ((), CARDS[:2], CARDS[:1] * 200):
        if game.info.cards > len(set(deck)):
            with pytest.raises(Refused):
                game.rules.start(plain_setup(game.info, game.info.max_seats, "few", cards=deck))


def test_the_smallest_box_is_enough(game: Game) -> None:
    setup = plain_setup(game.info, game.info.max_seats, "small", cards=CARDS[: game.info.cards])
    check_match(game.rules, setup, Rng.from_seed("small"))


def test_everything_can_be_put_into_words(game: Game, seats: int) -> None:
    match = Match[Any](game.slug, game.rules, plain_setup(game.info, seats, "words"))
    names = NAMES[:seats]
    for moment in random_walk(game.rules, match.state, Rng.from_seed("words")):
        match.submit(moment.seat, moment.action)
        assert game.words.resume(match.view(None)).render(names)
        for audience in audiences(seats):
            assert game.words.status(match.view(audience)).render(names)
            for event in match.events(audience, since=match.turn - 1):
                sentence = game.words.describe_event(event)
                assert sentence is None or sentence.render(names)
    outcome = match.outcome()
    assert outcome is not None
    assert game.words.result(outcome).render(names)


def test_nobody_reads_their_own_name_as_somebody_elses(game: Game, seats: int) -> None:
    """On a private page the owner's name stands before the line: nothing goes on about that person from outside."""
    match = Match[Any](game.slug, game.rules, plain_setup(game.info, seats, "whose"))
    names = NAMES[:seats]
    for moment in random_walk(game.rules, match.state, Rng.from_seed("whose")):
        for seat in (one for one in match.to_act() if one >= 0):
            said = game.words.status(match.view(seat)).render_beside(seat, names)
            assert names[seat] not in said or said.startswith(f"{names[seat]},"), said
        match.submit(moment.seat, moment.action)


def test_whoever_must_act_is_asked_and_the_room_is_told(game: Game, seats: int) -> None:
    """The line above the board asks; the room screen says in a few words what is going on, and gives no orders."""
    match = Match[Any](game.slug, game.rules, plain_setup(game.info, seats, "asked"))
    for moment in random_walk(game.rules, match.state, Rng.from_seed("asked")):
        asked, acting = game.words.status(match.view(None)), [seat for seat in match.to_act() if seat != HOUSE]
        told = asked.as_told()
        assert asked.addressed is None or asked.addressed in acting, asked.text
        assert told.addressed is None and "Then " not in told.text, f"{asked.text!r} orders the room about"
        assert len(told.render(NAMES[:seats]).split()) <= MOST_WORDS, told.text
        match.submit(moment.seat, moment.action)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_legally_and_repeatably(game: Game, seats: int, level: str) -> None:
    from artgames.decks import Likeness
    from artgames.search import Budget

    # By the number of simulations alone: a clock would make an answer depend on how busy the machine is.
    bot, twin = (game.make_bot(level, Likeness(), budget=Budget(simulations=30)) for _ in range(2))

    class Repeating:
        def choose(self, seen: Any, rng: Rng) -> Decision:
            decision = bot.choose(seen, rng)
            assert twin.choose(seen, rng) == decision, "the same sight and the same chance, but another answer"
            return decision

    outcome = _played_by(game.rules, plain_setup(game.info, seats, f"bots/{level}"), Repeating())
    assert codec.encode(outcome)


def _played_by(rules: Rules[Any], setup: Setup, bot: Any) -> Outcome:
    from artgames.bots import play_match

    return play_match(Match("any", rules, setup), [bot] * setup.seats, Rng.from_seed(setup.seed))
