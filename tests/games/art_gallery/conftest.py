"""A table at which the tests lay out any moment of Art Gallery."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.data import FACES, Faces
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.actions import Answer, Buy, GoOn, PickUp, Visit, Walk
from artgames.games.art_gallery.rules.play import ArtGallery
from artgames.games.art_gallery.rules.records import BAR, HAND_SIZE, NOTHING, TURNS, Bid, State, TableView
from artgames.testing.plain_setups import CARDS

Bids = Mapping[int, Sequence[tuple[Seat, int]]]
Numbers = tuple[int, ...]
E = TypeVar("E", bound=Event)


class AGTable:
    """A moment of a match before everybody's turn number `turns` (seat 0 is the first player), and a verb for each
    thing that people do from there on. After four turns all visits are made.

    `bids` are by area, seat and card in marker order; `hands`, `collections` and `tiles` by seat, `hanging` by area.
    Cards that are named nowhere are dealt as the rules allow: visits that are not named go to the last galleries that
    are not. `piles` are the heights of the piles in the Shop; what is missing there belongs to the last seat.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        turns: int = TURNS,
        bids: Bids | None = None,
        hands: Mapping[Seat, Numbers] | None = None,
        pawns: Mapping[Seat, int] | None = None,
        collections: Mapping[Seat, Numbers] | None = None,
        tiles: Mapping[Seat, Numbers] | None = None,
        hanging: Mapping[int, int] | None = None,
        piles: Numbers | None = None,
        deck: int | None = None,
        faces: Faces = FACES,
        round_number: int = 1,
        rounds_without: int = 0,
        **options: Any,
    ) -> None:
        self.rules = ArtGallery(faces)
        self.events: tuple[Event, ...] = ()
        self.reveals = False
        start = self.rules.start(Setup(seats, {"starter": 1, **options}, "a museum", CARDS)).state
        cards = _Deal(seats, turns, len(start.bids), bids or {}, hands or {})
        works = _hang(start, collections or {}, hanging or {}, deck)
        all_placed = turns == TURNS
        self.state: State = msgspec.structs.replace(
            start,
            phase="all_placed" if all_placed else "walk",
            active=seats - 1 if all_placed else 0,
            turn=min(turns, TURNS - 1),
            pawns=tuple((pawns or {}).get(seat, 0) for seat in range(seats)),
            hands=cards.hands,
            moved=cards.moved,
            bids=cards.bids,
            round=round_number,
            rounds_without=rounds_without,
            **works,
            **_sort_tiles(start, tiles or {}, piles),
        )
        assert self.rules.check(self.state) == []

    def view(self, seat: Seat | None) -> TableView:
        return self.rules.view(self.state, seat)

    def may(self) -> list[Action]:
        """What whoever is asked may do."""
        (asked,) = self.rules.to_act(self.state)
        return [choice.make() for choice in self.rules.choices(self.state, asked)]

    def do(self, action: Action) -> tuple[Event, ...]:
        (asked,) = self.rules.to_act(self.state)
        step = self.rules.apply(self.state, asked, action)
        assert self.rules.check(step.state) == []
        self.state, self.events = step.state, step.events
        self.reveals = step.reveals
        return step.events

    def walk(self, card: int, direction: int = 1) -> tuple[Event, ...]:
        return self.do(Walk(card, direction))

    def visit(self, card: int) -> tuple[Event, ...]:
        return self.do(Visit(card))

    def buy(self, *piles: int) -> tuple[Event, ...]:
        return self.do(Buy(piles))

    def take(self) -> tuple[Event, ...]:
        return self.do(Answer(1))

    def leave(self) -> tuple[Event, ...]:
        return self.do(Answer(0))

    def pick_up(self, value: int) -> tuple[Event, ...]:
        return self.do(PickUp(value))

    def go_on(self) -> tuple[Event, ...]:
        assert self.rules.to_act(self.state) == (HOUSE,)
        return self.do(GoOn())

    def settle(self) -> list[Event]:
        """Go on, and let everybody do the first thing allowed until the round is over."""
        happened = list(self.go_on())
        while self.state.phase not in ("round_over", "ended"):
            happened += self.do(self.may()[0])
        return happened

    def heard(self, kind: type[E]) -> list[E]:
        """The last events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]


class _Deal:
    """Nine cards for each seat: laid, in hand, and the rest walked with."""

    def __init__(self, seats: int, turns: int, areas: int, bids: Bids, hands: Mapping[Seat, Numbers]) -> None:
        self.left = sorted([*range(HAND_SIZE)] * seats)
        for card in (
            *(card for here in bids.values() for _, card in here),
            *(c for hand in hands.values() for c in hand),
        ):
            self.left.remove(card)
        placed = {area: [Bid(seat, card) for seat, card in bids.get(area, ())] for area in range(areas)}
        for seat in range(seats):
            named = sum(bid.seat == seat for here in placed.values() for bid in here)
            for _ in range(turns - named):
                area = next(area for area in reversed(range(areas)) if area not in bids and len(placed[area]) < BAR)
                placed[area].append(Bid(seat, self.left.pop()))
        self.bids = tuple(map(tuple, placed.values()))
        self.hands = tuple(self._filled(hands.get(seat, ()), HAND_SIZE - 2 * turns) for seat in range(seats))
        self.moved = tuple(self._filled((), turns) for _ in range(seats))

    def _filled(self, cards: Numbers, size: int) -> Numbers:
        """With all kinds of cards, as far as there are any left."""
        filled = list(cards)
        while len(filled) < size:
            card = max(self.left, key=lambda one: (one not in filled, one))
            self.left.remove(card)
            filled.append(card)
        return tuple(sorted(filled))


def _hang(
    start: State, collections: Mapping[Seat, Numbers], hanging: Mapping[int, int], deck: int | None
) -> dict[str, Any]:
    """Paintings on the walls, in collections and, as many as are wanted, in the deck; the rest is shared out."""
    owned = [tuple(collections.get(seat, ())) for seat in range(start.house.seats)]
    named = {*hanging.values(), *(work for works in owned for work in works)}
    left = [work for work in FACES.works if work not in named]
    walls = [NOTHING, *(hanging.get(area) or left.pop(0) for area in range(1, len(start.bids)))]
    kept = len(left) if deck is None else deck
    for work in left[kept:]:
        poorest = min(range(len(owned)), key=lambda seat: len(owned[seat]))
        owned[poorest] += (work,)
    return {"hanging": tuple(walls), "deck": tuple(left[:kept]), "collections": tuple(owned)}


def _sort_tiles(start: State, tiles: Mapping[Seat, Numbers], piles: Numbers | None) -> dict[str, Any]:
    owned = [tuple(tiles.get(seat, ())) for seat in range(start.house.seats)]
    left = [tile for tile in FACES.works if not any(tile in own for own in owned)]
    heights = piles or _lowered(tuple(map(len, start.piles)), len(FACES.works) - len(left))
    stocked = []
    for height in heights:
        stocked.append(tuple(left[:height]))
        left = left[height:]
    owned[-1] += tuple(left)
    return {"piles": tuple(stocked), "tiles": tuple(owned)}


def _lowered(heights: Numbers, by: int) -> Numbers:
    """The first pile is lower by what somebody has."""
    return (heights[0] - by, *heights[1:])


@pytest.fixture(scope="session")
def make_table() -> Callable[..., AGTable]:
    return AGTable


def new_match(seats: int, seed: str, **options: Any) -> Match[State]:
    return Match("art_gallery", RULES, Setup(seats, GAME.complete(options), seed, CARDS))
