"""A table at which the tests lay out any moment of Art Robbery."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.choices import Action
from artgames.games.art_robbery.data import FACES, Faces, Kind
from artgames.games.art_robbery.rules.actions import Defend, GoOn, PlayCard
from artgames.games.art_robbery.rules.play import ArtRobbery
from artgames.games.art_robbery.rules.records import HAND_SIZE, Out, State, TableView

Tiles = tuple[int, ...]


class ARTable:
    """A moment of a match, and a verb for each thing that people do from there on.

    `loot` and `hands` are by seat, hands by kinds of cards; tiles of the raid that are named nowhere lie in the middle,
    or are out of the game when `middle` is given. Earlier raids are out unless `stacks` are given.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        raid: int = 0,
        active: Seat = 0,
        dog: Seat = -1,
        loot: Mapping[Seat, Tiles] | None = None,
        middle: Tiles | None = None,
        stacks: Mapping[Seat, Tiles] | None = None,
        hands: Mapping[Seat, Sequence[Kind]] | None = None,
        deck: int = 20,
        reshuffles: int = 0,
        faces: Faces = FACES,
        **options: Any,
    ) -> None:
        self.rules = ArtRobbery(faces)
        self.events: tuple[Event, ...] = ()
        start = self.rules.start(Setup(seats, options, "a quiet night")).state
        piles = {seat: tuple((loot or {}).get(seat, ())) for seat in range(seats)}
        put_away = {seat: tuple(sorted((stacks or {}).get(seat, ()))) for seat in range(seats)}
        held = {tile for pile in piles.values() for tile in pile}
        if middle is None:
            middle = tuple(tile for tile in faces.tiles_of(raid) if tile not in held)
        placed = held.union(middle, *put_away.values())
        out = tuple(Out(tile, -1) for tile in range(raid * 9 + 9) if tile not in placed)
        cards = _deal(faces, seats, hands or {})
        rest = [card for card in range(len(faces.kinds)) if all(card not in hand for hand in cards)]
        self.state: State = msgspec.structs.replace(
            start,
            active=active,
            raid=raid,
            dog=dog,
            middle=middle,
            loot=tuple(piles.values()),
            stacks=tuple(put_away.values()),
            out=out,
            hands=cards,
            deck=tuple(rest[:deck]),
            discard=tuple(rest[deck:]),
            reshuffles=reshuffles,
        )
        assert self.rules.check(self.state) == []

    def view(self, seat: Seat | None) -> TableView:
        return self.rules.view(self.state, seat)

    def options(self, kind: Kind) -> set[tuple[int, int]]:
        """What the active player may do with a card of this kind: tile and victim."""
        plays = [choice.make() for choice in self.rules.choices(self.state, self.state.active)]
        kinds = self.rules.faces.kinds
        return {(one.tile, one.victim) for one in plays if isinstance(one, PlayCard) and kinds[one.card] == kind}

    def do(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        step = self.rules.apply(self.state, seat, action)
        assert self.rules.check(step.state) == []
        self.state, self.events = step.state, step.events
        return step.events

    def play(self, kind: Kind, tile: int = -1, victim: Seat = -1) -> tuple[Event, ...]:
        """The active player plays a card of this kind."""
        kinds = self.rules.faces.kinds
        card = next(card for card in self.state.hands[self.state.active] if kinds[card] == kind)
        return self.do(self.state.active, PlayCard(card, tile, victim))

    def defend(self, give_dog: int) -> tuple[Event, ...]:
        assert self.state.pending is not None
        return self.do(self.state.pending.victim, Defend(give_dog))

    def go_on(self) -> tuple[Event, ...]:
        return self.do(HOUSE, GoOn())

    def happened(self) -> list[str]:
        """The names of the last events, but for the card that was drawn."""
        names = [type(event).__name__ for event in self.events]
        return [name for name in names if name != "CardDrawn"]


def _deal(faces: Faces, seats: int, wanted: Mapping[Seat, Sequence[Kind]]) -> tuple[Tiles, ...]:
    """Hands that begin with cards of the wanted kinds; they are filled up with the highest cards left."""
    left = list(range(len(faces.kinds)))
    hands: list[list[int]] = [[] for _ in range(seats)]
    for seat, kinds in wanted.items():
        for kind in kinds:
            card = next(card for card in left if faces.kinds[card] == kind)
            left.remove(card)
            hands[seat].append(card)
    for hand in hands:
        while len(hand) < HAND_SIZE:
            hand.append(left.pop())
    return tuple(map(tuple, hands))


@pytest.fixture(scope="session")
def make_table() -> Callable[..., ARTable]:
    return ARTable


@pytest.fixture(scope="session")
def corrected() -> Callable[..., Faces]:
    """The box with other dots on some tiles."""

    def with_dots(dots: Mapping[int, int]) -> Faces:
        from artgames.games.art_robbery.data import read_box

        box = read_box()
        raids = [list(raid.tiles) for raid in box.raids]
        for tile, count in dots.items():
            raids[tile // 9][tile % 9] = msgspec.structs.replace(raids[tile // 9][tile % 9], dots=count)
        changed = tuple(
            msgspec.structs.replace(raid, tiles=tuple(tiles)) for raid, tiles in zip(box.raids, raids, strict=True)
        )
        return Faces(msgspec.structs.replace(box, raids=changed))

    return with_dots
