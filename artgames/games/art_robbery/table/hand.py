"""Playing a card in two steps: first the card, then what it takes, if there is more than one thing. No drawing here."""

from __future__ import annotations

from artgames.engine.api import Seat
from artgames.engine.choices import Action, Choice
from artgames.games.art_robbery.data import DOG, Card, Tile, kind
from artgames.games.art_robbery.rules.values import NOTHING, PlayCard


class Play:
    """One person's card in the making, from the choices that the rules gave."""

    def __init__(self, choices: tuple[Choice, ...], dog: Seat, seat: Seat) -> None:
        self._ways: dict[Card, list[PlayCard]] = {}
        for choice in choices:
            if choice.kind is PlayCard:
                action = choice.make()
                assert isinstance(action, PlayCard)
                self._ways.setdefault(action.card, []).append(action)
        self._has_dog = dog == seat
        self.card: Card | None = None
        self._action: PlayCard | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The hand, in hand order."""
        return tuple(self._ways)

    def does_nothing(self, card: Card) -> bool:
        """Whether nothing would happen but a new card being drawn (AR-04, AR-09)."""
        ways = self._ways.get(card, [])
        if kind(card) == DOG:
            return self._has_dog
        return all(way.tile == NOTHING for way in ways)

    def choose(self, card: Card) -> None:
        """Take a card up; a second time puts it back."""
        if card == self.card:
            self.card = self._action = None
            return
        ways = self._ways[card]
        self.card = card
        self._action = ways[0] if len(ways) == 1 else None

    def targets(self) -> dict[Tile, PlayCard]:
        """What the chosen card may take."""
        if self.card is None:
            return {}
        return {way.tile: way for way in self._ways[self.card] if way.tile != NOTHING}

    def may_leave_it(self) -> bool:
        """Whether the chosen card may also be played without taking anything (AR-03)."""
        return self.card is not None and any(way.tile == NOTHING for way in self._ways[self.card])

    def aim(self, tile: Tile) -> None:
        """Choose what to take; NOTHING where that is allowed."""
        if self.card is not None:
            self._action = next((way for way in self._ways[self.card] if way.tile == tile), self._action)

    @property
    def target(self) -> Tile:
        return self._action.tile if self._action is not None else NOTHING

    @property
    def victim(self) -> Seat:
        return self._action.victim if self._action is not None else NOTHING

    def action(self) -> PlayCard | None:
        """The whole answer, or None while something is open."""
        return self._action

    def enter(self, action: Action) -> None:
        """Put an answer together as if by hand."""
        if isinstance(action, PlayCard) and action.card in self._ways:
            self.card = None
            self.choose(action.card)
            self._action = action
