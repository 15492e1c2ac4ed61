"""What is settled before the first card."""

from typing import Any

from artgames.engine.api import Setup, refuse
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.data import Faces
from artgames.games.art_gallery.rules.records import House


def settle(faces: Faces, setup: Setup, rng: Rng) -> tuple[House, Rng]:
    """The house rules of a match. Raises Refused for options, seats or a box that do not fit."""
    GAME.check_seats(setup.seats)
    options: dict[str, Any] = GAME.complete(setup.options)
    pictures, rng = _pictures(faces, setup, rng)
    galleries = faces.boards[setup.seats].galleries
    return House(seats=setup.seats, galleries=galleries, pictures=pictures, **options), rng


def _pictures(faces: Faces, setup: Setup, rng: Rng) -> tuple[tuple[int, ...], Rng]:
    """Which card shows which work: in rising order, so that a box made for the game shows its own work n as work n.
    From a larger box as many as are needed are drawn; of one that has an order, the first."""
    deck = setup.deck
    if len(set(deck)) < len(deck):
        raise refuse("option", QT_TRANSLATE_NOOP("art_gallery", "One painting is in the deck twice."), GAME.slug)
    if len(deck) < faces.count:
        text = QT_TRANSLATE_NOOP("art_gallery", "This game needs {needed} paintings; this deck has {cards}.")
        raise refuse("option", text, GAME.slug, needed=faces.count, cards=len(deck))
    if setup.in_order:
        return deck[: faces.count], rng
    if len(deck) > faces.count:
        deck, rng = rng.sample(deck, faces.count)
    return tuple(sorted(deck)), rng
