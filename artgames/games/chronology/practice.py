"""The practice round: two lists, and what is left of them."""

from artgames.engine.api import HOUSE, Seat
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.chronology.rules import SIZE
from artgames.games.chronology.rules.records import Arrange, NextRound, State
from artgames.games.chronology.rules.scoring import right_order

RIVAL: Seat = 1
DEALS = 2

_coach = Coach("chronology")


def _any_list(_: State, action: Action) -> bool:
    return isinstance(action, Arrange)


def _moved_something(state: State, action: Action) -> bool:
    return isinstance(action, Arrange) and action.tokens != tuple(range(1, SIZE + 1))


def _one_mistake(state: State) -> Action:
    """The rival takes the oldest painting for the latest."""
    first, *others = right_order(state.row)
    return Arrange((*others, first))


def _turned_round(state: State) -> Action:
    """The rival has two halves in the wrong order."""
    right = right_order(state.row)
    return Arrange((*right[SIZE // 2 :], *right[: SIZE // 2]))


PRACTICE = Lesson(
    seats=2,
    options={"deals": DEALS},
    cards=DEALS * SIZE,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "Everybody puts the same eight paintings in order, in secret: the laptop goes round, or all write "
                "on paper. Dates stay hidden until the last list is locked in. A painting that took years counts "
                "by the year in which it was finished.",
            )
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "Which of these eight paintings was finished first, and which last? Drag one that looks old to the "
                "upper left; the others make room. Order them as you like, then lock in.",
            ),
            Move(LEARNER, lambda state: Arrange(right_order(state.row)), _moved_something),
            Move(RIVAL, _one_mistake),
            astray=QT_TRANSLATE_NOOP("chronology", "Any list is allowed. For now, move at least one painting."),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "This is the true time line; every painting keeps its number. From each list as few numbers as "
                "possible are struck out, so that the rest is right. Each one left is a point. Take new paintings.",
            ),
            Move(HOUSE, lambda _: NextRound()),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "Now without the mouse, if you like: press a painting's number to take it in hand, arrows to move "
                "it, Space to put it down. The right mouse button or Z shows a painting closely. Then lock in.",
            ),
            Move(LEARNER, lambda state: Arrange(right_order(state.row)), _any_list),
            Move(RIVAL, _turned_round),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "{rival} had both halves right but in the wrong order: only one half is left. A single painting in "
                "the wrong place costs no more than itself. Paintings of the same year may stand either way.",
            ),
            rival=RIVAL,
        ),
    ),
)
