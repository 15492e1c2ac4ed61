"""The last page of every game: awards, turning points, albums and sheets, with every number of seats."""

from collections.abc import Iterator
from typing import Any

from artgames.app.result.ending import Ending, ending_of
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import plain_setup, setups

NAMES = ("Anna", "Ben", "Carla", "David", "Eva", "Felix", "Greta", "Hugo")


def played(game: Game, seats: int) -> Iterator[Match[Any]]:
    for setup in setups(game.info, seats):
        match = Match[Any](game.slug, game.rules, setup)
        for moment in random_walk(game.rules, match.state, Rng.from_seed(setup.seed)):
            match.submit(moment.seat, moment.action)
        yield match


def ending(game: Game, match: Match[Any]) -> Ending:
    outcome = match.outcome()
    assert outcome is not None
    return ending_of(game, match.setup.options, match.view(None), match.events(None), outcome)


def test_what_is_told_is_of_this_match(game: Game, seats: int) -> None:
    for match in played(game, seats):
        made, cards = ending(game, match), set(match.setup.deck)
        assert made == ending(game, match)
        assert [one.seat for one in made.awards] == sorted({one.seat for one in made.awards})
        titles = [one.title.text for one in made.awards if one.title.text != "A good round"]
        assert len(set(titles)) == len(titles)
        assert {one.seat for one in made.awards} <= set(range(seats))
        assert all(one.card in cards for one in made.awards if one.card is not None)
        assert {card for one in made.album for card in one.cards} <= cards
        assert len(made.turns) <= 2 and [one.after for one in made.turns] == sorted(one.after for one in made.turns)


def test_everything_can_be_put_into_words(game: Game, seats: int) -> None:
    for match in played(game, seats):
        made = ending(game, match)
        for award in made.awards:
            assert award.title.render(NAMES) and award.says.render(NAMES)
            assert ("painting" in award.says.values) == (award.card is not None)
        for kept in made.album:
            assert kept.head.render(NAMES) and (kept.text or kept.cards)
            assert all(one.render(NAMES) for one in kept.says)
        assert bool(made.album) <= (game.recap.album_title is not None)


def test_points_that_grow_end_where_the_match_ends(game: Game, seats: int) -> None:
    for match in played(game, seats):
        made, outcome = ending(game, match), match.outcome()
        assert outcome is not None
        if made.lines:
            assert tuple(line[-1] for line in made.lines) == outcome.points
        if made.sheet:
            assert sorted(one.seat for one in made.sheet) == list(range(seats))
            ranked = sorted(made.sheet, key=lambda one: (one.seat not in outcome.winners, -one.points))
            assert list(made.sheet) == ranked and all(one.points == outcome.points[one.seat] for one in ranked)


def test_nothing_is_hurt_by_a_match_that_is_taken_up_again(game: Game, seats: int) -> None:
    """Then the room remembers no event from before."""
    for match in played(game, seats):
        outcome = match.outcome()
        assert outcome is not None
        half = match.events(None)[len(match.events(None)) // 2 :]
        for events in ((), half):
            made = ending_of(game, match.setup.options, match.view(None), events, outcome)
            if made.lines:
                assert tuple(line[-1] for line in made.lines) == outcome.points


def test_children_are_never_teased(game: Game, seats: int) -> None:
    young = next((preset for preset in game.info.presets if preset.key == "young"), None)
    if young is None:
        return
    match = Match[Any](game.slug, game.rules, plain_setup(game.info, seats, "young", young.options))
    for moment in random_walk(game.rules, match.state, Rng.from_seed("young")):
        match.submit(moment.seat, moment.action)
    assert not any(one.teases for one in ending(game, match).awards)
