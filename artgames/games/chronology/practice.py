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
                "Everyone secretly puts the same eight paintings in order: you pass the laptop round, or write "
                "on paper. Dates stay hidden until the last list is locked in. If a painting took years, the "
                "year it was finished counts.",
            )
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "Which of these eight paintings was finished first, and which last? Drag one that looks old to "
                "the top left; the others make room. When you like the order, lock it in.",
            ),
            Move(LEARNER, lambda state: Arrange(right_order(state.row)), _moved_something),
            Move(RIVAL, _one_mistake),
            astray=QT_TRANSLATE_NOOP("chronology", "Any order is allowed. For practice, move at least one painting."),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "This is the true timeline; every painting keeps its number. As few numbers as possible are "
                "crossed out in each list, so that the rest are in order. Each one left is a point. Now for the "
                "next round.",
            ),
            Move(HOUSE, lambda _: NextRound()),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "Now try the keyboard, if you like: press a painting’s number to pick it up, arrow keys to move "
                "it, Space to put it down. Right-click or press Z for a close-up. Then lock in.",
            ),
            Move(LEARNER, lambda state: Arrange(right_order(state.row)), _any_list),
            Move(RIVAL, _turned_round),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology",
                "{rival} had both halves right but the wrong way round, so only one half is left. A single "
                "misplaced painting costs you only that painting. Paintings from the same year can go either "
                "way.",
            ),
            rival=RIVAL,
        ),
    ),
)
