"""Playing a card in two steps: first the card, then what it takes, if there is more than one thing. No drawing here."""

from __future__ import annotations

from artgames.engine.api import Seat
from artgames.engine.choices import Action, Choice
from artgames.games.art_robbery.data import DOG, FACES, Card, Tile, kind
from artgames.games.art_robbery.rules.actions import PlayCard
from artgames.games.art_robbery.rules.records import NOTHING, TableView


class Play:
    """One person's card in the making, from the choices that the rules gave."""

    def __init__(self, choices: tuple[Choice, ...], view: TableView, seat: Seat) -> None:
        self._view = view
        self._ways: dict[Card, list[PlayCard]] = {}
        for choice in choices:
            if choice.kind is PlayCard:
                action = choice.make()
                assert isinstance(action, PlayCard)
                self._ways.setdefault(action.card, []).append(action)
        self._has_dog = view.dog == seat
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
        """What the chosen card may take. Of tiles in one place that show the same the rules name only the first
        (AR-05); people may point at any of them."""
        ways = self._ways[self.card] if self.card is not None else []
        return {tile: way for way in ways if way.tile != NOTHING for tile in self._alike(way)}

    def _alike(self, way: PlayCard) -> list[Tile]:
        pile = self._view.middle if way.victim == NOTHING else self._view.loot[way.victim]
        return [tile for tile in pile if FACES.looks[tile] == FACES.looks[way.tile]]

    def must_aim(self) -> bool:
        """Whether there is more than one thing to do with the chosen card."""
        return self.card is not None and len(self._ways[self.card]) > 1

    def may_leave_it(self) -> bool:
        """Whether the chosen card may also be played without taking anything (AR-03)."""
        return self.card is not None and any(way.tile == NOTHING for way in self._ways[self.card])

    def aim(self, tile: Tile) -> bool:
        """Choose what to take, or NOTHING where that is allowed. False when the chosen card cannot take it."""
        ways = self._ways[self.card] if self.card is not None else []
        nothing = next((way for way in ways if way.tile == NOTHING), None)
        way = nothing if tile == NOTHING else self.targets().get(tile)
        if way is not None:
            self._action = way
        return way is not None

    @property
    def target(self) -> Tile:
        return self._action.tile if self._action is not None else NOTHING

    @property
    def victim(self) -> Seat:
        return self._action.victim if self._action is not None else NOTHING

    def action(self) -> PlayCard | None:
        """The whole answer, or None while something is open."""
        return self._action

    def restore_draft(self, action: Action) -> None:
        """Put an answer together as if by hand."""
        if isinstance(action, PlayCard) and action.card in self._ways:
            self.card = None
            self.choose(action.card)
            self._action = action
