"""The practice round: the wheel turns for the learner, for somebody else, and for the learner again."""

from artgames.engine.api import HOUSE, Seat
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.group_quiz.rules.records import Answer, NextQuestion, State

RIVAL: Seat = 1

_coach = Coach("trivia")


def _right(state: State) -> Action:
    return Answer((state.open[0].right,))


_ANSWER = Move(LEARNER, _right)
_NEXT = Move(HOUSE, lambda _: NextQuestion())
_AGAIN = QT_TRANSLATE_NOOP("trivia", "That’s not it. In a practice round you can try again.")

PRACTICE = Lesson(
    seats=2,
    options={"cards": 3},
    cards=36,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "trivia",
                "The wheel has chosen what you are asked about this painting. There are four answers, one of them "
                "right. Click it or press its number, and lock it in.",
            ),
            _ANSWER,
            astray=_AGAIN,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "trivia",
                "Right, that’s a point! Read the label for as long as you like. Then the wheel turns for {rival}, with "
                "another painting: continue.",
            ),
            _NEXT,
            Move(RIVAL, _right),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "trivia",
                "{rival} has a point, too. There are seven categories, such as title, date, artist and country, and "
                "none comes twice before you have had them all. Your turn: continue.",
            ),
            _NEXT,
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "trivia",
                "If you don’t know, rule out what cannot be: clothes, light and brushwork tell when a painting was "
                "made, and where. There are no points for being fast.",
            ),
            _ANSWER,
            astray=_AGAIN,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "trivia",
                "Two out of two! If you’d rather choose your categories yourselves than trust the wheel, or say your "
                "answers aloud, choose that before the match. The most points win.",
            )
        ),
    ),
)
