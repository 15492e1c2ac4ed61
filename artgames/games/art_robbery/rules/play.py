"""The course of a match: cards are played until the middle is empty, four times, and then the police come."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step, require_choice
from artgames.engine.choices import Action, Choice
from artgames.engine.rng import Rng
from artgames.engine.tuples import given, taken, without
from artgames.games.art_robbery.data import DOG, Card, Faces, Tile
from artgames.games.art_robbery.rules import events, raids, views
from artgames.games.art_robbery.rules.actions import Defend, GoOn, PlayCard
from artgames.games.art_robbery.rules.invariants import broken_invariants
from artgames.games.art_robbery.rules.options import settle
from artgames.games.art_robbery.rules.records import HAND_SIZE, MIDDLE, NOTHING, State, TableView, Theft, Tiles
from artgames.games.art_robbery.rules.targets import card_choices, targets

RULES_VERSION = 1

_DEFEND = (Choice(Defend, given=(("give_dog", 0),)), Choice(Defend, given=(("give_dog", 1),)))
_GO_ON = (Choice(GoOn),)
_HOUSE_ONLY = (HOUSE,)

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


class ArtRobbery:
    """The rules, for a box whose tiles and cards bear these faces. Functions that carry a ruling name it."""

    actions: tuple[type[Action], ...] = (PlayCard, Defend, GoOn)
    state_type = State

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        # A corrected tile changes how old matches end, so it counts as a change of the rules.
        self.version = RULES_VERSION + 1000 * (faces.edition - 1)

    def start(self, setup: Setup) -> Done:
        house = settle(setup)
        cards, rng = Rng.from_seed(setup.seed).shuffled(range(len(self.faces.kinds)))
        by_lot, rng = rng.below(setup.seats)
        starter = house.starter - 1 if 1 <= house.starter <= setup.seats else by_lot  # AR-01
        dealt = HAND_SIZE * setup.seats
        state = State(
            rng=rng,
            phase="play",
            active=starter,
            middle=self.faces.tiles_of(0),
            loot=((),) * setup.seats,
            dog=MIDDLE,
            hands=tuple(cards[first : first + HAND_SIZE] for first in range(0, dealt, HAND_SIZE)),
            deck=cards[dealt:],
            discard=(),
            last_played=NOTHING,
            pending=None,
            reshuffles=0,
            house=house,
            raid=0,
            stacks=((),) * setup.seats,
        )
        return Step(state, (events.RaidStarted(0, starter),), reveals=True)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        if phase == "play":
            return (state.active,)
        if state.pending is not None:
            return (state.pending.victim,)
        return () if phase == "ended" else _HOUSE_ONLY

    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        phase = state.phase
        if phase == "play":
            return self._plays(state) if seat == state.active else ()
        if state.pending is not None:  # AR-10
            return _DEFEND if seat == state.pending.victim else ()
        return _GO_ON if phase == "raid_over" and seat == HOUSE else ()

    def apply(self, state: State, seat: Seat, action: Action) -> Done:
        if not self._allows(state, seat, action):
            require_choice(self, state, seat, action)
        if isinstance(action, PlayCard):
            return self._play(state, seat, action)
        if isinstance(action, Defend):
            return self._defend(state, action)
        return raids.go_on(self.faces, state)

    def view(self, state: State, seat: Seat | None) -> TableView:
        return views.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def timed(self, state: State) -> int | None:
        return None

    def check(self, state: State) -> list[str]:
        return broken_invariants(self.faces, state)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return views.resample_hidden(self.faces, state, seat, rng)

    # What may be played

    def _plays(self, state: State) -> tuple[Choice, ...]:
        """Every card of the hand, in hand order, with everything that it may take."""
        faces = self.faces
        kinds = faces.kinds
        found: list[Choice] = []
        for card in state.hands[state.active]:
            found += card_choices(card, targets(faces, state, kinds[card]))
        return tuple(found)

    def _allows(self, state: State, seat: Seat, action: Action) -> bool:
        """A short way to say yes, since most actions come from choices; a no is put into words by the long way."""
        if type(action) is not PlayCard or state.phase != "play" or seat != state.active:
            return False
        if action.card not in state.hands[seat]:
            return False
        return (action.tile, action.victim) in targets(self.faces, state, self.faces.kinds[action.card])

    # A turn

    def _play(self, state: State, seat: Seat, action: PlayCard) -> Done:
        card, tile, victim = action.card, action.tile, action.victim
        hands = taken(state.hands, seat, card)
        state = _with(state, hands=hands, discard=(*state.discard, card), last_played=card)
        if tile < 0:
            return self._play_without_tile(state, card)
        loot = _moved(state.loot, tile, seat, victim)
        if victim < 0:
            state = _with(state, middle=without(state.middle, tile), loot=loot, reshuffles=0)
            return self._end_turn(state, [events.CardPlayed(seat, card, "takes"), events.TileTaken(seat, tile)])
        if victim == state.dog:  # AR-10: the turn waits for the victim's answer
            state = _with(state, phase="defence", pending=Theft(seat, victim, tile))
            return Step(
                state, (events.CardPlayed(seat, card, "steals"), events.TheftTried(seat, victim, tile)), reveals=True
            )
        state = _with(state, loot=loot)
        return self._end_turn(state, [events.CardPlayed(seat, card, "steals"), events.TileStolen(seat, victim, tile)])

    def _play_without_tile(self, state: State, card: Card) -> Done:
        """AR-09: a Dog card takes the dog from wherever it is, and its owner cannot defend it. AR-04: still draw."""
        seat, owner = state.active, state.dog
        if self.faces.kinds[card] != DOG or owner == seat:
            return self._end_turn(state, [events.CardPlayed(seat, card, "nothing")])
        return self._end_turn(
            _with(state, dog=seat), [events.CardPlayed(seat, card, "dog"), events.DogTaken(seat, owner)]
        )

    def _defend(self, state: State, action: Defend) -> Done:
        """AR-10: the thief ends up with the dog or with the tile, never with both, and does not try again."""
        theft = state.pending
        assert theft is not None
        thief, victim, tile = theft.thief, theft.victim, theft.tile
        if action.give_dog:
            state = _with(state, phase="play", pending=None, dog=thief)
            return self._end_turn(state, [events.DogGiven(victim, thief)])
        state = _with(state, phase="play", pending=None, loot=_moved(state.loot, tile, thief, victim))
        return self._end_turn(state, [events.TileStolen(thief, victim, tile)])

    def _end_turn(self, state: State, happened: list[Event]) -> Done:
        """AR-11: the active player draws even when the raid is over."""
        seat, house = state.active, state.house
        card, deck = state.deck[-1], state.deck[:-1]
        discard, reshuffles, rng = state.discard, state.reshuffles, state.rng
        happened.append(events.CardDrawn(seat, card, house.open_hands))
        if not deck:  # AR-16: at once, and with the card just played
            deck, rng = rng.shuffled(discard)
            discard, reshuffles = (), reshuffles + 1
            happened.append(events.DeckReshuffled())
        hands = given(state.hands, seat, card)
        stalled = reshuffles >= raids.STALLED and house.stall_guard  # AR-17
        if state.middle and not stalled:
            active = (seat + 1) % house.seats
            state = _with(state, active=active, hands=hands, deck=deck, discard=discard, reshuffles=reshuffles, rng=rng)
        else:
            state = _with(state, hands=hands, deck=deck, discard=discard, reshuffles=reshuffles, rng=rng)
            state = raids.end_raid(self.faces, state, happened)
        return Step(state, tuple(happened), reveals=True)


def _moved(loot: tuple[Tiles, ...], tile: Tile, to: Seat, victim: Seat) -> tuple[Tiles, ...]:
    """A tile comes to somebody from a victim, or from the middle when there is none."""
    return given(loot if victim < 0 else taken(loot, victim, tile), to, tile)
