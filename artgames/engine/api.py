"""The whole vocabulary of the engine, small enough to read in one sitting.

A game is a set of functions over a frozen state (`Rules`). Seats submit actions; `apply` checks them and returns a
`Step`: the new state and what happened. Whatever anybody sees comes from `view` and from `Event.seen_by`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from artgames.engine.capabilities import ScoreRound
from artgames.engine.choices import Action, Choice, snake_case
from artgames.engine.facts import Element, Facts
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

Seat: TypeAlias = int
"""Places round the table, counted from 0, clockwise."""

HOUSE: Seat = -1
"""The house acts when the clock runs out or when somebody says "go on"."""

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


class Setup(msgspec.Struct, frozen=True):
    """Everything a match starts from. The same set-up and the same actions give the same match, for ever."""

    seats: int
    options: dict[str, OptionValue]
    seed: str
    deck: tuple[int, ...] = ()
    """Ids of the cards in the box, so that a saved match does not depend on which packs are installed."""

    alike: tuple[tuple[int, ...], ...] = ()
    """A row for each card, if the game asks for it: the card, then those that look most like it, nearest first. It is
    kept here so that a saved match stays the same when pictures are measured anew."""

    years: tuple[int, ...] = ()
    """When each card of the deck was completed, in the same order, if the game needs dates. For the rules alone: they
    say when somebody learns a year."""

    facts: tuple[Facts, ...] = ()
    """What the labels of the deck say, in the same order, if the game asks about them. For the rules alone, too."""

    lesson: tuple[tuple[int, Element], ...] = ()
    """What is to be asked, in this order, where somebody has chosen it: a card of the deck, and what about it. Empty:
    the rules draw by chance."""

    audience: tuple[Seat, ...] = ()
    """Seats of people who can vote and do nothing else: nobody there holds the laptop or presses a key. The rules give
    such a seat no role of its own."""

    first: tuple[int, ...] = ()
    """Cards of the deck that are dealt before all others, in an order that chance gives them."""

    in_order: bool = False
    """Whether the deck is dealt in its own order, as somebody arranged it, and not by chance."""

    def dealt(self) -> tuple[tuple[int, ...], Rng]:
        """The deck as it is dealt, and the chance of the match."""
        rng = Rng.from_seed(self.seed)
        return (self.deck, rng) if self.in_order else rng.shuffled(self.deck)


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Something that happened. Subclass `PublicEvent` or `SecretEvent`: there is no default."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """What this audience learns of it (None: the whole room). Nothing, unless a subclass says otherwise."""
        return None


class PublicEvent(Event, frozen=True):
    """Seen by everybody."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        return self


class SecretEvent(Event, frozen=True):
    """Seen in full by some only; each one says by whom in its own `seen_by`."""


class View(msgspec.Struct, frozen=True):
    """Base of what one audience may see. Built field by field from the state, never the state with parts removed."""

    # What a board that knows nothing of the game has to be told of its fields, by their names.

    PAINTINGS: ClassVar[tuple[str, ...]] = ()
    """They hold cards of the deck, to be shown as pictures."""

    BY_SEAT: ClassVar[tuple[str, ...]] = ()
    """They hold one value for each seat, in order."""

    OF_SEATS: ClassVar[tuple[str, ...]] = ()
    """They name seats."""

    # What any screen may ask. A game answers by a field of the same name.

    @property
    def phase(self) -> str:
        """What is going on now: a section of the game's guide."""
        return ""

    @property
    def round(self) -> int:
        """Counted from 1; 0 in a game without rounds."""
        return 0

    @property
    def rounds(self) -> int | None:
        """How many there will be; None where that depends on how it goes."""
        return None

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points so far, where they are added up as the match goes on; else empty."""
        return ()

    @property
    def points(self) -> tuple[int | None, ...]:
        """Everybody's points as this audience knows them, None for what nobody may know; empty where there are none."""
        return self.totals

    @property
    def locked(self) -> tuple[Seat, ...]:
        """Who has given a secret answer that others still think about."""
        return ()

    @property
    def pad(self) -> Sequence[ScoreRound]:
        """The rounds that are over; empty in a game that keeps no score pad."""
        return ()


class State(Protocol):
    """What the engine needs to know about any game's state."""

    @property
    def rng(self) -> Rng: ...


S = TypeVar("S", bound=State)


class Step(msgspec.Struct, Generic[S], frozen=True):
    """The result of an action."""

    state: S
    events: tuple[Event, ...]
    reveals: bool = False
    """Somebody has learned something by it, so it cannot be taken back."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str
    """A name such as ``most_points``, put into words by the game."""

    counted: bool = True
    """Whether the points mean anything to people; where they do not, they only put winners before the others."""


class Refused(Exception):
    """An action that cannot be done, with a sentence a person understands. Nothing has changed."""

    def __init__(self, code: str, sentence: Sentence) -> None:
        super().__init__(sentence.text)
        self.code = code
        """illegal · not_asked · finished · stale · malformed · nothing_to_undo · option"""
        self.sentence = sentence


def refuse(code: str, text: str, context: str = "engine", **values: int | str) -> Refused:
    return Refused(code, Sentence(context, text, values))


class Rules(Protocol[S]):
    """The rules of one game: pure functions, no clock, no files, no language."""

    @property
    def version(self) -> int:
        """Raised whenever an old list of actions would play differently."""

    @property
    def actions(self) -> tuple[type[Action], ...]: ...

    @property
    def state_type(self) -> type[S]: ...

    def start(self, setup: Setup) -> Step[S]: ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that are asked now, HOUSE among them where somebody has to say "go on"."""

    def choices(self, state: S, seat: Seat) -> tuple[Choice, ...]:
        """What this seat may do; empty for a seat that is not asked."""

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """Check and do. Raises Refused."""

    def view(self, state: S, seat: Seat | None) -> View: ...

    def outcome(self, state: S) -> Outcome | None: ...

    def timed(self, state: S) -> int | None:
        """Seconds the present phase lasts by these options; None when nothing is timed."""

    def check(self, state: S) -> list[str]:
        """Broken invariants by name; empty in every state that can be reached."""

    def resample_hidden(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Another world that this audience could be living in: everything it cannot know is dealt anew."""


def require_choice(rules: Rules[S], state: S, seat: Seat, action: Action) -> Choice:
    """The choice that allows this action, or a refusal that says what is wrong with it."""
    choices = rules.choices(state, seat)
    if not choices:
        raise not_asked(rules, state)
    fitting = [choice for choice in choices if choice.fits(action)]
    problems = [choice.problem(action) for choice in fitting]
    for choice, problem in zip(fitting, problems, strict=True):
        if problem is None:
            return choice
    if problems and problems[0] is not None:
        raise Refused("illegal", problems[0])
    raise refuse("illegal", QT_TRANSLATE_NOOP("engine", "You can’t do that now."))


def not_asked(rules: Rules[S], state: S) -> Refused:
    if rules.outcome(state) is not None:
        return refuse("finished", QT_TRANSLATE_NOOP("engine", "The match is over."))
    return refuse("not_asked", QT_TRANSLATE_NOOP("engine", "It is not this player’s turn."))


class SeatKnowledge(msgspec.Struct, frozen=True):
    """All that one seat knows: what a bot is given, and nothing else."""

    seat: Seat
    view: Any
    choices: tuple[Choice, ...]
    events: tuple[Event, ...]
    """Everything this seat has witnessed since the match began, oldest first."""


class Decision(msgspec.Struct, frozen=True):
    """A bot's answer and, if it can give one, its reason."""

    action: Action
    why: Sentence | None = None


class Bot(Protocol):
    """Chooses from what a seat has seen. The same sight and the same generator give the same answer."""

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision: ...
