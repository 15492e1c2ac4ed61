"""A turn in the making, from the choices that the rules gave: a card first, then which way to walk. No drawing here."""

from __future__ import annotations

from dataclasses import dataclass

from artgames.engine.api import Seat
from artgames.engine.choices import Action, Choice
from artgames.games.art_gallery.rules.actions import Visit, Walk
from artgames.games.art_gallery.rules.records import Area, Card, Cards, TableView
from artgames.games.art_gallery.rules.walking import Landing, landing


@dataclass(frozen=True, slots=True)
class Way:
    """One way to walk with a card, and where it ends."""

    walk: Walk
    end: Landing


class Turn:
    """What one person is about to do. Equal cards of a hand are alike, so a card is chosen by its place in the hand."""

    def __init__(self, choices: tuple[Choice, ...], view: TableView, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._actions = [choice.make() for choice in choices]
        self.hand: Cards = view.hand
        self.place: int | None = None
        self._action: Action | None = None

    @property
    def is_visit(self) -> bool:
        return any(isinstance(action, Visit) for action in self._actions)

    @property
    def card(self) -> Card | None:
        return self.hand[self.place] if self.place is not None else None

    def allows(self, card: Card) -> bool:
        return any(getattr(action, "card", None) == card for action in self._actions)

    def ways(self) -> tuple[Way, ...]:
        """Where the card that was taken up may lead, clockwise first (AG-02)."""
        walks = [action for action in self._actions if isinstance(action, Walk) and action.card == self.card]
        pawn = self._view.pawns[self._seat]
        return tuple(Way(walk, landing(self._view.bids, pawn, walk.card, walk.direction)) for walk in walks)

    def chosen_way(self) -> Way | None:
        return next((way for way in self.ways() if way.walk == self._action), None)

    def action(self) -> Action | None:
        """The whole answer, or None while something is open."""
        return self._action

    # Choosing

    def choose(self, place: int) -> None:
        """Take a card up. Pressed again, it goes the one way, then the other, and then back into the hand."""
        if place == self.place:
            self._turn_round()
            return
        self.place, self._action = place, None
        if not self.allows(self.hand[place]):
            self.place = None
        elif self.is_visit:
            self._action = Visit(self.hand[place])
        elif len(self.ways()) == 1:
            self._action = self.ways()[0].walk

    def _turn_round(self) -> None:
        following = [None, *(way.walk for way in self.ways())]
        if self.is_visit or len(following) == 2 or self._action == following[-1]:
            self.place = self._action = None
        else:
            self._action = following[following.index(self._action) + 1]  # type: ignore[arg-type]

    def walk_to(self, area: Area) -> bool:
        """Choose the way that ends there; False when none does."""
        way = next((way for way in self.ways() if way.end.area == area), None)
        if way is not None:
            self._action = way.walk
        return way is not None

    def restore_draft(self, action: Action) -> None:
        """Put an answer together as if by hand."""
        card = getattr(action, "card", None)
        if action in self._actions and card in self.hand:
            self.place, self._action = self.hand.index(card), action
