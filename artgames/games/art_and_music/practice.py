"""The practice round: a guess, then a turn as the lover."""

from msgspec.structs import replace

from artgames.engine.api import HOUSE, Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.art_and_music.rules import RULES, records
from artgames.games.art_and_music.rules.records import ALL_TOKENS, ROW_SIZE, State

FRIEND: Seat = 1
LOVER: Seat = 2
"""Sits to the right of the learner, whose turn comes next."""

LOVED = 3
HINT = "A lullaby"

_coach = Coach("art_and_music")


def _opening(setup: Setup) -> Step[State]:
    """Somebody else is the lover first, and has chosen."""
    state = replace(RULES.start(setup).state, lover=LOVER)
    chosen = RULES.apply(state, LOVER, records.Love((LOVED,), HINT))
    return Step(chosen.state, (records.TurnStarted(1, LOVER, state.row), *chosen.events), reveals=True)


def _other_than_the_learner(state: State) -> Action:
    """The friend finds what the learner has missed, and the other way round: one of the two is always right."""
    assert state.token is not None
    if state.guesses[LEARNER] != state.token:
        return records.Guess((state.token,))
    return records.Guess((_another(state.token),))


def _another(token: int) -> int:
    return token % len(ALL_TOKENS) + 1


def _found(state: State) -> Action:
    assert state.token is not None
    return records.Guess((state.token,))


def _missed(state: State) -> Action:
    assert state.token is not None
    return records.Guess((_another(state.token),))


PRACTICE = Lesson(
    seats=3,
    cards=2 * ROW_SIZE,
    opening=_opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "art_and_music",
                "{lover} is the art lover, and has secretly chosen one of these eight paintings and written down"
                " a song that goes with it. Everyone can read the song, but nobody else knows the painting until"
                " you have all guessed.",
            ),
            lover=LOVER,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "art_and_music",
                "Which painting is it? Nobody can be sure: click one or press its number, then lock it in. Your "
                "friend guesses too, and neither of you sees the other’s guess.",
            ),
            Move(LEARNER, lambda _: records.Guess((LOVED,)), lambda _, action: isinstance(action, records.Guess)),
            Move(FRIEND, _other_than_the_learner),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "art_and_music",
                "If you find the painting, you get a point. The art lover gets one for each player who found it,"
                " but nothing if you all did: a song mustn’t be too easy. Next turn!",
            ),
            Move(HOUSE, lambda _: records.NextTurn()),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "art_and_music",
                "Now you’re the art lover. Choose a painting and write down a song, real or made up: clear "
                "enough for one of the two, but not for both. In a match you may pass if you have no idea.",
            ),
            Move(LEARNER, lambda _: records.Love((1,), HINT), lambda _, action: isinstance(action, records.Love)),
            Move(FRIEND, _found),
            Move(LOVER, _missed),
            astray=QT_TRANSLATE_NOOP("art_and_music", "You may pass, but for now choose a painting and write."),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "art_and_music",
                "{friend} understood you and {lover} didn’t: just right, and a point for you. In a match "
                "everyone is the art lover once, and the most points win. You may agree on films or quotes "
                "instead of songs.",
            ),
            friend=FRIEND,
            lover=LOVER,
        ),
    ),
)
