"""The practice round: two portraits for the learner, and one for somebody who is wrong."""

from artgames.engine.api import HOUSE, Seat
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.group_quiz.rules.records import Answer, NextQuestion, State

RIVAL: Seat = 1

_coach = Coach("sitters")


def _right(state: State) -> Action:
    return Answer((state.open[0].right,))


def _wrong(state: State) -> Action:
    question = state.open[0]
    return Answer((question.right % len(question.answers) + 1,))


_ANSWER = Move(LEARNER, _right)
_NEXT = Move(HOUSE, lambda _: NextQuestion())
_AGAIN = QT_TRANSLATE_NOOP("sitters", "No, that’s someone else. In a practice round you can try again.")

PRACTICE = Lesson(
    seats=2,
    options={"cards": 2},
    cards=10,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "sitters",
                "Someone looks out at you, and one of these four names is theirs. Look at clothes, jewels and "
                "surroundings: who might it be? Click a name or press its number, and lock it in.",
            ),
            _ANSWER,
            astray=_AGAIN,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "sitters",
                "You know each other! That’s a point. The label tells you more, for as long as you like. Then it’s "
                "{rival}’s turn with another portrait: take the next one.",
            ),
            _NEXT,
            Move(RIVAL, _wrong),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "sitters",
                "{rival} mixed up two people: no point, but nothing is lost either. The right name is shown to "
                "everyone. Take the next portrait.",
            ),
            _NEXT,
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "sitters",
                "Your turn again. No idea? Rule out who it cannot be: names that belong to another country or another "
                "century. Then choose from the rest.",
            ),
            _ANSWER,
            astray=_AGAIN,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "sitters",
                "Two points. You can also play with a buzzer, where the first to press may answer, or say the names "
                "aloud and let the host judge. You choose before the match.",
            )
        ),
    ),
)
