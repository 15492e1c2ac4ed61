"""The practice round: three paintings with a buzzer, one of them lost to nobody."""

from artgames.engine.api import HOUSE, Seat
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.group_quiz.rules.records import Answer, Buzz, NextQuestion, Show, State

RIVAL: Seat = 1

_coach = Coach("group_quiz")


def _right(state: State) -> Action:
    return Answer((state.open[0].right,))


def _wrong(state: State) -> Action:
    question = state.open[0]
    return Answer((question.right % len(question.answers) + 1,))


_FIRST = Move(LEARNER, lambda _: Buzz(1))
_ANSWER = Move(LEARNER, _right)
_NEXT = Move(HOUSE, lambda _: NextQuestion())
_AGAIN = QT_TRANSLATE_NOOP("group_quiz", "That’s not it. In a practice round you can try again.")

PRACTICE = Lesson(
    seats=2,
    options={"play": "buzzer", "elements": "artist", "cards": 3},
    cards=60,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "A painting, a question and four answers, one of them right. To answer, you must buzz first. But"
                " there are no points for being fast, only for being right.",
            )
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "Everyone has a key, shown beside their symbol. Yours is Q. Press it, or press your symbol. Then"
                " click an answer or press its number, and lock it in.",
            ),
            _FIRST,
            _ANSWER,
            astray=_AGAIN,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "That’s a point! After the last question about a painting you can read its label, for as long as"
                " you like. Take the next painting.",
            ),
            _NEXT,
            Move(RIVAL, lambda _: Buzz(1)),
            Move(RIVAL, _wrong),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "{rival} was first, but wrong: that answer is gone, and {rival} is out until the next painting. "
                "That makes it easier for you. Buzz in and answer.",
            ),
            _FIRST,
            _ANSWER,
            _NEXT,
            astray=_AGAIN,
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "And if nobody knows? There’s no shame in looking: press “Nobody knows”. Taking turns is calmer,"
                " and answers can also be said aloud. You choose before the match.",
            ),
            Move(HOUSE, lambda _: Show()),
        ),
    ),
)
