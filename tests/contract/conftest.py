"""Every test here runs for every game that discovery finds, and for each number of seats if it asks for them."""

import pytest

from artgames import games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.module.__dict__:
        return  # a module with a game of its own
    found = [games.load(slug) for slug in games.names()]
    if "seats" in metafunc.fixturenames:
        pairs = [(game, seats) for game in found for seats in range(game.info.min_seats, game.info.max_seats + 1)]
        metafunc.parametrize(("game", "seats"), pairs, ids=[f"{game.slug}-{seats}" for game, seats in pairs])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", found, ids=lambda game: game.slug)
