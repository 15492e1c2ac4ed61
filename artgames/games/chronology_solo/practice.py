"""The practice round: two of the three lists."""

from msgspec.structs import replace

from artgames.engine.api import HOUSE, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.chronology.rules.records import Arrange, Dated, NextRound, RowDealt, State
from artgames.games.chronology.rules.scoring import right_order
from artgames.games.chronology_solo.rules import RULES, SIZE

_ROW = (26, 5, 48, 15, 11, 37, 20, 1, 32, 44)
"""Cards of our collection that are far from one another in time, each by its place in the box, from 1 on."""

_coach = Coach("chronology_solo")


def _opening(setup: Setup) -> Step[State]:
    """What comes after the first row is left to chance."""
    start = RULES.start(setup).state
    row = tuple(Dated(setup.deck[number - 1], setup.years[number - 1]) for number in _ROW)
    deck = tuple(one for one in start.row + start.deck if one not in row)
    state = replace(start, row=row, deck=deck)
    return Step(state, (RowDealt(1, tuple(one.card for one in row)),), reveals=True)


def _any_list(_: State, action: Action) -> bool:
    return isinstance(action, Arrange)


def _moved_something(_: State, action: Action) -> bool:
    return isinstance(action, Arrange) and action.tokens != tuple(range(1, SIZE + 1))


def _in_order(state: State) -> Action:
    return Arrange(right_order(state.row))


PRACTICE = Lesson(
    seats=1,
    cards=48,
    opening=_opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology_solo",
                "Ten paintings, and no dates. Which was finished first, which last? Drag one that looks old to the "
                "top left; the others make room. When you like the order, lock it in.",
            ),
            Move(LEARNER, _in_order, _moved_something),
            astray=QT_TRANSLATE_NOOP(
                "chronology_solo", "Any order is allowed. For practice, move at least one painting."
            ),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology_solo",
                "This is the true timeline. Only your longest unbroken run counts, and it pays to make it longer: "
                "three in a row are 6 points, six are 21, all ten 55. Now for the next round.",
            ),
            Move(HOUSE, lambda _: NextRound()),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology_solo",
                "Not sure about one? Put it at either end, where it breaks no run. Right-click a painting or press Z "
                "for a close-up: clothes, light and brushwork tell its age. Then lock in.",
            ),
            Move(LEARNER, _in_order, _any_list),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "chronology_solo",
                "In a match there is a third round. Then your points earn you a title, from art novice to master of "
                "art, and your best results are kept under your name.",
            )
        ),
    ),
)
