"""The practice round: three dialogues, one of them by the learner."""

from itertools import count

from msgspec.structs import replace

from artgames.engine.api import HOUSE, Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.dialogue.rules import RULES
from artgames.games.dialogue.rules.records import ROW_SIZE, GoOn, Guess, Pair, State, Write
from artgames.games.dialogue.rules.views import writer

FRIEND: Seat = 1
OTHER: Seat = 2

_SAMPLE = Write((1, 2), "After you.\nNo, after you!")
_BY_FRIEND = Write((3, 8), "Have you been waiting long?\nSince I was painted.")
_BY_OTHER = Write((5, 9), "Are they all looking at us?\nDo not move.")

_coach = Coach("dialogue")


def _opening(setup: Setup) -> Step[State]:
    """Chance lets the friend read first, so that the learner's dialogue is the last."""
    start = RULES.start(setup)
    chances = (Rng.from_seed(f"practice {number}") for number in count())
    rng = next(rng for rng in chances if rng.below(setup.seats)[0] == FRIEND)
    return Step(replace(start.state, rng=rng), start.events, reveals=True)


def _speakers(state: State) -> Pair:
    read = writer(state)
    written = state.written[read] if read is not None else None
    assert written is not None
    return written.tokens


def _both(state: State) -> Action:
    return Guess(_speakers(state))


def _one_of_them(state: State) -> Action:
    first, second = _speakers(state)
    stranger = next(token for token in range(1, ROW_SIZE + 1) if token not in (first, second))
    return Guess((first, stranger))


def _other_than_the_learner(state: State) -> Action:
    """Recognises what the learner has not, and the other way round."""
    return _one_of_them(state) if state.guesses[LEARNER] == _speakers(state) else _both(state)


def _any_guess(_: State, action: Action) -> bool:
    return isinstance(action, Guess)


PRACTICE = Lesson(
    seats=3,
    cards=ROW_SIZE,
    opening=_opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "dialogue",
                "Make two of these twelve portraits talk to each other. Write what they say, a question and an "
                "answer or just a few words, and choose the two. Everyone does the same, and nobody sees it yet.",
            ),
            Move(LEARNER, lambda _: _SAMPLE, lambda _, action: isinstance(action, Write)),
            Move(FRIEND, lambda _: _BY_FRIEND),
            Move(OTHER, lambda _: _BY_OTHER),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "dialogue",
                "{friend} reads the first one aloud. Which two are speaking? Choose both and lock them in; it "
                "doesn’t matter who speaks first. {other} guesses too.",
            ),
            Move(LEARNER, _both, _any_guess),
            Move(OTHER, _other_than_the_learner),
            friend=FRIEND,
            other=OTHER,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "dialogue",
                "If you spot both, you get a point; one is not enough. The writer gets a point for each player "
                "who spotted both, but nothing if you all did. Next dialogue!",
            ),
            Move(HOUSE, lambda _: GoOn()),
        ),
        _coach(
            QT_TRANSLATE_NOOP("dialogue", "This one is by {other}. Which two this time?"),
            Move(LEARNER, _both, _any_guess),
            Move(FRIEND, _other_than_the_learner),
            other=OTHER,
        ),
        _coach(
            QT_TRANSLATE_NOOP("dialogue", "Now yours is read out, and the others guess. Next dialogue!"),
            Move(HOUSE, lambda _: GoOn()),
            Move(FRIEND, _both),
            Move(OTHER, _one_of_them),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "dialogue", "{friend} spotted both of yours, {other} only one: a point for you. Open the album."
            ),
            Move(HOUSE, lambda _: GoOn()),
            friend=FRIEND,
            other=OTHER,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "dialogue", "Here are all the dialogues beside their speakers. They are saved with the match."
            )
        ),
    ),
)
