"""The template's game as a class, so that a test can put one fault into its rules by overriding one method."""

from artgames.engine.api import Outcome, Seat, Setup, Step, require_choice
from artgames.engine.choices import Action, Choice
from artgames.engine.rng import Rng
from scripts.game_template.rules import RULES, State, TableView, view


class HighestCard:
    version = RULES.version
    actions: tuple[type[Action], ...] = RULES.actions
    state_type = State

    def start(self, setup: Setup) -> Step[State]:
        return RULES.start(setup)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return RULES.to_act(state)

    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        return RULES.choices(state, seat) if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        require_choice(self, state, seat, action)
        return RULES.do[type(action)](state, seat, action)

    def view(self, state: State, seat: Seat | None) -> TableView:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return RULES.outcome(state)

    def timed(self, state: State) -> int | None:
        return None

    def check(self, state: State) -> list[str]:
        return RULES.check(state)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return RULES.resample_hidden(state, seat, rng)
