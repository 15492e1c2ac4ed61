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
_AGAIN = QT_TRANSLATE_NOOP("group_quiz", "That is not it. In a practice round you may try again.")

PRACTICE = Lesson(
    seats=2,
    options={"play": "buzzer", "elements": "artist", "cards": 3},
    cards=60,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "A painting, a question and four answers, of which one is right. Whoever wants to answer must be "
                "first. There are no points for being fast, though: only for being right.",
            )
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "Everybody has a key; it is shown beside the own mark. Yours is 1. Press it, or press your mark. "
                "Then choose an answer by mouse or by its number, and lock it in.",
            ),
            _FIRST,
            _ANSWER,
            astray=_AGAIN,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "That was a point. When nothing more is asked about a painting, its label can be read, and it "
                "stays until somebody goes on. Take the next painting.",
            ),
            _NEXT,
            Move(RIVAL, lambda _: Buzz(1)),
            Move(RIVAL, _wrong),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "group_quiz",
                "{rival} was first, but wrong: that answer is gone, and {rival} is out until the next painting. "
                "Now you know a little more. Be first, and answer.",
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
                "And if nobody knows it? Then it is no shame to look: press “Nobody knows”. In turns it is calmer, "
                "and answers can also be said aloud. That is for you to choose before the match.",
            ),
            Move(HOUSE, lambda _: Show()),
        ),
    ),
)
