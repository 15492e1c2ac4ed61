"""The practice round: the last two turns of a match, on the guessers' side, and the key in the end."""

from msgspec.structs import replace

from artgames.engine.api import Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.picture_code.rules import RULES
from artgames.games.picture_code.rules.records import Clue, Guess, Kind, State, Stop

RIVAL: Seat = 1
FRIEND: Seat = 2
"""Knows the key, and gives the clues to the learner."""

OTHER_RIVAL: Seat = 3

_WALL = (5, 8, 26, 3, 15, 44, 9, 20, 31, 17, 13, 42, 4, 2, 28, 27, 45, 10, 34, 40)
"""Where the cards of our collection hang, each by its place in the box, from 1 on."""

_KEY: tuple[Kind, ...] = (
    *("sun", "rain", "sun", "sun", "rain"),
    *("sun", "nobody", "rain", "rain", "rain"),
    *("sun", "nobody", "sun", "sun", "rain"),
    *("nobody", "sun", "nobody", "rain", "alarm"),
)
_WAVES = (2, 10)
_LAST = 0

_coach = Coach("picture_code")


def _opening(setup: Setup) -> Step[State]:
    """A few clues are over: three paintings of the learner's team are left, and a clue for two of them was given."""
    start = RULES.start(setup)
    house = replace(start.state.house, first="sun", givers=(FRIEND, RIVAL))
    wall = tuple(setup.deck[number - 1] for number in _WALL)
    state = replace(start.state, house=house, team="sun", wall=wall, key=_KEY)
    before: tuple[tuple[Seat, Action], ...] = (
        (FRIEND, Clue("Animals", 3)),
        *((LEARNER, Guess((place,))) for place in (3, 5, 16)),
        (LEARNER, Stop()),
        (RIVAL, Clue("Dresses", 2)),
        *((OTHER_RIVAL, Guess((place,))) for place in (7, 8, 11)),
        (FRIEND, Clue("Quiet", 2)),
        *((LEARNER, Guess((place,))) for place in (12, 13)),
        (LEARNER, Stop()),
        (RIVAL, Clue("Hats", 2)),
        *((OTHER_RIVAL, Guess((place,))) for place in (1, 15)),
        (FRIEND, Clue("Waves", 2)),
    )
    for seat, action in before:
        state = RULES.apply(state, seat, action).state
    return Step(state, (), reveals=True)


def _next_wave(state: State) -> Action:
    return Guess((next(place for place in _WAVES if place not in state.open),))


def _is_a_wave(_: State, action: Action) -> bool:
    return isinstance(action, Guess) and action.places[0] in _WAVES


_LOOK_FOR_WAVES = QT_TRANSLATE_NOOP("picture_code", "You could, but look for waves: two paintings show a rough sea.")

PRACTICE = Lesson(
    seats=4,
    options={"grid": "5x4"},
    cards=45,
    opening=_opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "picture_code",
                "You play for Team Sun. Only {friend} and {rival}, the clue givers, know whose paintings are whose. "
                "{friend} says ‘Waves’ and 2: the word fits two of your paintings. Point at one and uncover it.",
            ),
            Move(LEARNER, _next_wave, _is_a_wave),
            astray=_LOOK_FOR_WAVES,
            friend=FRIEND,
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "picture_code",
                "One of yours! As long as you’re right, you may continue. Real teams talk it over first. Where are the "
                "other waves?",
            ),
            Move(LEARNER, _next_wave, _is_a_wave),
            astray=_LOOK_FOR_WAVES,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "picture_code",
                "You may guess once more than the number says. But a wrong painting ends your turn, one of Team Rain’s "
                "helps them, and the alarm loses you the match. Stop here.",
            ),
            Move(LEARNER, lambda _: Stop()),
            Move(RIVAL, lambda _: Clue("Outdoors", 1)),
            Move(OTHER_RIVAL, lambda _: Guess((6,))),
            Move(FRIEND, lambda _: Clue("Smile", 1)),
            astray=QT_TRANSLATE_NOOP("picture_code", "You may guess once more, but for now press “Stop here”."),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "picture_code",
                "Team Rain pointed at one that is nobody’s: that ended their turn. Yours again, and only one painting "
                "is missing. {friend} says ‘Smile’. Who is famous for hers?",
            ),
            Move(LEARNER, lambda _: Guess((_LAST,))),
            astray=QT_TRANSLATE_NOOP("picture_code", "Not her. The most famous smile of all hangs top left."),
            friend=FRIEND,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "picture_code",
                "All found: Team Sun wins! This is the key that clue givers see. When it’s your turn to give clues, "
                "find one word for several of your paintings, and steer clear of the alarm.",
            )
        ),
    ),
)
