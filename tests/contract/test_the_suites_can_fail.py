"""Games that are wrong on purpose: each suite must notice the fault it is there for."""

from typing import Any

import msgspec
import pytest

from artgames.engine.api import HOUSE, Event, Outcome, PublicEvent, Refused, Rules, Seat, Setup, Step
from artgames.engine.choices import Action, Choice, Pick
from artgames.engine.rng import Rng
from artgames.testing.contract import Broken, check_match, random_walk
from artgames.testing.leaks import LeakHunt, Part
from artgames.testing.plain_setups import CARDS
from scripts.game_template import GAME
from scripts.game_template.rules import CardPlayed, Play, State, TableView
from tests.support.highest_card import HighestCard

SETUP = Setup(3, GAME.complete({}), "toy", CARDS[:40])

with_ = msgspec.structs.replace


def contract(rules: Rules[Any]) -> None:
    check_match(rules, SETUP, Rng.from_seed("contract"))


def hunt(rules: Rules[Any]) -> None:
    search = LeakHunt(rules)
    for number in range(4):
        search.search(SETUP, Rng.from_seed(f"hunt/{number}"))
    search.require_honest_twins()


def test_a_sound_game_passes_both() -> None:
    contract(HighestCard())
    hunt(HighestCard())


def test_the_hunt_finds_out_by_itself_what_is_secret() -> None:
    search = LeakHunt(HighestCard())
    for number in range(4):
        search.search(SETUP, Rng.from_seed(f"hunt/{number}"))
    assert set(search.tally.dealt) == {Part("play", "deck"), Part("play", "hands"), Part("play", "played")}
    assert all(search.tally.varied[part] > dealt / 2 for part, dealt in search.tally.dealt.items())


# Leaks


class NosyView(TableView, frozen=True):
    peek: tuple[int, ...] = ()


def nosy(view: TableView, peek: tuple[int, ...]) -> NosyView:
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    return NosyView(**fields, peek=peek)


class ViewShowsTheDeck(HighestCard):
    def view(self, state: State, seat: Seat | None) -> TableView:
        return nosy(super().view(state, seat), state.deck[:1])


class ViewShowsTheRoomAHand(HighestCard):
    def view(self, state: State, seat: Seat | None) -> TableView:
        return nosy(super().view(state, seat), state.hands[0] if seat is None else ())


class ViewShowsPlayedCards(HighestCard):
    def view(self, state: State, seat: Seat | None) -> TableView:
        return with_(super().view(state, seat), shown=state.played)


class ChoiceShowsTheDeck(HighestCard):
    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        choices = super().choices(state, seat)
        if not choices or seat == HOUSE:
            return choices
        odd = state.deck[0] % 2
        return (Choice(Play, (Pick("cards", state.hands[seat][::-1] if odd else state.hands[seat], 1, 1),)),)


class AskingShowsACard(HighestCard):
    def to_act(self, state: State) -> tuple[Seat, ...]:
        asked = super().to_act(state)
        return asked[::-1] if state.deck[0] % 2 else asked


class LoudPlay(PublicEvent, frozen=True):
    card: int


class EventShowsThePlayedCard(HighestCard):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        loud = tuple(LoudPlay(event.card or 0) for event in step.events if isinstance(event, CardPlayed))
        return with_(step, events=(*step.events, *loud))


class EventShowsTheDeck(HighestCard):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        return with_(step, events=(*step.events, LoudPlay(state.deck[0])))


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        (ViewShowsTheDeck(), "view of None shows a secret"),
        (ViewShowsTheRoomAHand(), "view of None shows a secret"),
        (ViewShowsPlayedCards(), "view of .* shows a secret"),
        (ChoiceShowsTheDeck(), "choices .* secret"),
        (AskingShowsACard(), "to_act of .* shows a secret"),
        (EventShowsThePlayedCard(), "events tell .* a secret"),
        (EventShowsTheDeck(), "events tell .* a secret"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_leak_is_found(rules: Rules[Any], complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        hunt(rules)


# Twins that prove nothing


class TwinsAreTheSame(HighestCard):
    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return state


class TwinsKeepPlayedCards(HighestCard):
    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        deck, _ = rng.shuffled(state.deck)
        return with_(state, deck=deck)


class TwinsAreImpossible(HighestCard):
    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return with_(state, deck=state.deck[:1] * len(state.deck))


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        (TwinsAreTheSame(), "“deck” is secret in the phase “play”, but 0 of"),
        (TwinsKeepPlayedCards(), "“played” is secret in the phase “play”, but 0 of"),
        (TwinsAreImpossible(), "impossible: .'no_card_in_two_places'"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_dishonest_twins_are_found(rules: Rules[Any], complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        hunt(rules)


# Broken rules


class NeverEnds(HighestCard):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return Step(state, ())


class TakesAnyCard(HighestCard):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        if isinstance(action, Play) and action.cards and action.cards[0] not in state.hands[seat % 3]:
            return Step(state, ())
        return super().apply(state, seat, action)


class TakesAnySeat(HighestCard):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return Step(state, ()) if seat == -2 else super().apply(state, seat, action)


class CrashesInsteadOfRefusing(HighestCard):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        try:
            return super().apply(state, seat, action)
        except Refused as refusal:
            raise KeyError(seat) from refusal


class RefusesWhatItOffers(HighestCard):
    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        choices = super().choices(state, seat)
        return (Choice(Play, (Pick("cards", state.deck, 1, 1),)),) if choices and seat != HOUSE else choices

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return HighestCard().apply(state, seat, action)


class OffersToOthers(HighestCard):
    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        return super().choices(state, seat) or super().choices(state, 0)


class AsksNobody(HighestCard):
    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase == "shown" else super().to_act(state)


class LosesACard(HighestCard):
    def check(self, state: State) -> list[str]:
        return ["hands_are_equal"] if len({len(hand) for hand in state.hands}) > 1 else []


class Forgetful(HighestCard):
    def __init__(self) -> None:
        self.calls = 0

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.calls += 1
        step = super().apply(state, seat, action)
        return with_(step, events=(*step.events, LoudPlay(self.calls)))


class Untold(Event, frozen=True):
    """Neither public nor secret."""


class SaysNeither(HighestCard):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return with_(super().apply(state, seat, action), events=(Untold(),))


class ChangingState(State, frozen=True):
    scribbles: dict[str, int] = msgspec.field(default_factory=dict)


class Scribbles(HighestCard):
    state_type = ChangingState

    def start(self, setup: Setup) -> Step[State]:
        step = super().start(setup)
        fields = {name: getattr(step.state, name) for name in step.state.__struct_fields__}
        return with_(step, state=ChangingState(**fields, scribbles={}))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        if isinstance(state, ChangingState):
            state.scribbles[str(len(state.scribbles))] = seat
        return super().apply(state, seat, action)


class ViewIsNoJson(HighestCard):
    def view(self, state: State, seat: Seat | None) -> TableView:
        return with_(super().view(state, seat), phase=object())


class StrangeOutcome(HighestCard):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome((7,), outcome.points, "most_points")


class ClockNobodyHears(HighestCard):
    def timed(self, state: State) -> int | None:
        return 30 if state.phase == "play" else None


class ClockThatOnlyGoesOn(HighestCard):
    def timed(self, state: State) -> int | None:
        return 30 if state.phase == "shown" else None


class PointsOfSome(HighestCard):
    def view(self, state: State, seat: Seat | None) -> TableView:
        return with_(super().view(state, seat), points=state.points[:2])


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        (TakesAnyCard(), "is not given a choice that allows"),
        (TakesAnySeat(), "-2 is not given a choice that allows"),
        (RefusesWhatItOffers(), "(is not given|but is refused)"),
        (OffersToOthers(), "asked are"),
        (AsksNobody(), "if and only if"),
        (LosesACard(), "broken invariants: .'hands_are_equal'"),
        (Forgetful(), "does not always lead to the same"),
        (SaysNeither(), "neither public nor secret"),
        (Scribbles(), "has changed the state"),
        (ViewIsNoJson(), "cannot travel as JSON"),
        (StrangeOutcome(), "the winners do not sit at the table"),
        (ClockNobodyHears(), "timed that the house cannot end"),
        (ClockThatOnlyGoesOn(), "timed that the house cannot end"),
        (PointsOfSome(), "points for some of the seats"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_broken_promise_is_found(rules: Rules[Any], complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        contract(rules)


def test_a_crash_is_no_refusal() -> None:
    with pytest.raises(KeyError):
        contract(CrashesInsteadOfRefusing())


def test_an_endless_match_is_found() -> None:
    rules = NeverEnds()
    with pytest.raises(Broken, match="has not ended after 50 steps"):
        list(random_walk(rules, rules.start(SETUP).state, Rng.from_seed("endless"), max_steps=50))
