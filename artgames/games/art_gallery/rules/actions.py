"""What is done at the table, by the players and the house."""

from artgames.engine.choices import Action
from artgames.games.art_gallery.rules.records import Card


class Walk(Action, frozen=True):
    """Lay an action card open and move so many benches: 1 is clockwise, -1 the other way. Where both ways end in the
    same area only the clockwise one is offered."""

    card: Card
    direction: int


class Visit(Action, frozen=True):
    """Lay an action card face down where the pawn is."""

    card: Card


class Buy(Action, frozen=True):
    """Take the top tiles of these piles (0-3), none to two of them (AG-14)."""

    piles: tuple[int, ...]


class Answer(Action, frozen=True):
    """Whether the winner takes the painting: 1, or leaves it: 0 (AG-11)."""

    take: int


class PickUp(Action, frozen=True):
    """Take one of the action cards that lie in this area, for one's marker (AG-12). It is no card of the own hand."""

    value: Card


class GoOn(Action, frozen=True):
    """The house opens the cards, or lets the next round begin."""
