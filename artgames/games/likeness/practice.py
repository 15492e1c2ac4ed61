"""The practice round: the last three rounds of a match that is won."""

from msgspec.structs import replace

from artgames.engine.api import Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.likeness.rules import RULES
from artgames.games.likeness.rules.records import GiveClue, Remove, State, Tokens, Way
from artgames.games.likeness.rules.views import left

GIVER: Seat = 1
FRIEND: Seat = 2

_GRID = (15, 44, 13, 2, 34, 3, 8, 22, 48, 42, 19, 12)
_SECRET = 3
"""Its token: a ship in a storm."""

_CLUES: tuple[tuple[int, Way], ...] = (
    (39, "sideways"),
    (20, "sideways"),
    (45, "sideways"),
    (26, "upright"),
    (37, "sideways"),
)
"""Cards of our collection, each by its place in the box, from 1 on: girls in a garden, a party among trees, bright
foxes, a great wave, a starry night."""

_BEFORE: tuple[Tokens, ...] = ((10,), (5, 12))
_ANIMALS_AND_SHAPES = (2, 6, 9)
_PEOPLE = (1, 4, 7, 11)
_BY_NIGHT = (8,)

_coach = Coach("likeness")


def _opening(setup: Setup) -> Step[State]:
    """Two rounds are over, and the third clue lies there."""
    start = RULES.start(setup)
    grid = tuple(setup.deck[number - 1] for number in _GRID)
    hand = tuple(setup.deck[number - 1] for number, _ in _CLUES)
    deck = tuple(card for card in setup.deck if card not in grid + hand)
    house = replace(start.state.house, giver=GIVER)
    state = replace(start.state, house=house, grid=grid, hand=hand, deck=deck, secret=_SECRET)
    for tokens in _BEFORE:
        state = RULES.apply(state, GIVER, _clue(state)).state
        for seat in (LEARNER, FRIEND):
            state = RULES.apply(state, seat, Remove(tokens)).state
    return Step(RULES.apply(state, GIVER, _clue(state)).state, (), reveals=True)


def _clue(state: State) -> Action:
    """The clue of this round: the hand loses its first card each time."""
    return GiveClue(state.hand[:1], _CLUES[state.round - 1][1])


_GIVE_CLUE = Move(GIVER, _clue)


def _removal(*tokens: int) -> tuple[Move, Move]:
    """The learner may remove whatever is not the secret, and the friend agrees."""

    def plan(state: State) -> Action:
        """These; where some of them have gone before, others in their place."""
        hanging = left(state)
        free = [token for token in dict.fromkeys((*tokens, *hanging)) if token in hanging and token != _SECRET]
        return Remove(tuple(sorted(free[: len(tokens)])))

    return Move(LEARNER, plan, _spares_the_secret), Move(FRIEND, lambda state: Remove(state.sheet))


def _spares_the_secret(_: State, action: Action) -> bool:
    return isinstance(action, Remove) and _SECRET not in action.tokens


_CAREFUL = QT_TRANSLATE_NOOP("likeness", "Careful: one of these could well be the secret. Look at the clue again.")

PRACTICE = Lesson(
    seats=3,
    cards=48,
    opening=_opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "likeness",
                "One of these twelve paintings is the secret, and only {giver} knows which. {giver} may not speak, but "
                "lays down other paintings as clues. Two rounds are over, and three paintings are already gone.",
            ),
            giver=GIVER,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "likeness",
                "The newest clue lies sideways: the secret is different from it. Which three are most like those "
                "bright animals? Mark them, then press your symbol. {friend} has to agree as well.",
            ),
            *_removal(*_ANIMALS_AND_SHAPES),
            _GIVE_CLUE,
            astray=_CAREFUL,
            friend=FRIEND,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "likeness",
                "Well done: the secret still hangs! This clue is upright, so the secret is similar to it. Four go "
                "this time: mark the four that have least in common with a stormy sea.",
            ),
            *_removal(*_PEOPLE),
            _GIVE_CLUE,
            astray=_CAREFUL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "likeness",
                "Two are left, and the last clue lies sideways: the secret is different from this starry night. Which "
                "of the two goes?",
            ),
            *_removal(*_BY_NIGHT),
            astray=_CAREFUL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "likeness",
                "The secret is the only one left: you all win! A match has five rounds, and takes away 1, 2, 3, 4 and "
                "1 painting. Remove the secret, and you all lose. Next time you may be the clue giver.",
            )
        ),
    ),
)
