"""The practice round: six paintings, two walls, and one painting that hangs better elsewhere."""

from artgames.engine.api import HOUSE, Seat
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.schools.rules.records import Compare, Hang, Rehang, State
from artgames.games.schools.rules.views import left

FRIEND: Seat = 1

_coach = Coach("schools")


def _belongs(state: State, card: int) -> int:
    return next(one.wall for one in state.sorted if one.card == card)


def _right(state: State) -> Action:
    card = left(state)[0]
    return Hang((card,), (_belongs(state, card),))


def _wrong(state: State) -> Action:
    """With two walls, the other one."""
    card = left(state)[0]
    return Hang((card,), (3 - _belongs(state, card),))


def _hangs_right(state: State, action: Action) -> bool:
    return isinstance(action, Hang | Rehang) and action.walls == (_belongs(state, action.cards[0]),)


def _moved_right(state: State) -> Action:
    astray = next(one for one in state.hung if one.wall != _belongs(state, one.card))
    return Rehang((astray.card,), (_belongs(state, astray.card),))


def _moves_it_right(state: State, action: Action) -> bool:
    return action == _moved_right(state)


_HANG = Move(LEARNER, _right, _hangs_right)
_LOOK = QT_TRANSLATE_NOOP("schools", "Look again: does it have more in common with what belongs on the other wall?")

PRACTICE = Lesson(
    seats=2,
    options={"by": "country", "groups": 2, "cards": 6},
    cards=60,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "schools",
                "Two walls, and six paintings without labels. Which painting belongs on which wall? Take one that you "
                "feel sure about and drag it to its wall, or click it and then the wall.",
            ),
            _HANG,
            Move(FRIEND, _right),
            astray=_LOOK,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "schools",
                "Just right. You hang one, then {friend} hangs one. Anyone may give advice: faces, clothes, colours "
                "and paint all tell where a painting comes from. Hang the next.",
            ),
            _HANG,
            Move(FRIEND, _wrong),
            astray=_LOOK,
            friend=FRIEND,
        ),
        _coach(
            QT_TRANSLATE_NOOP("schools", "Two are left. Hang one of them, and {friend} hangs the last."),
            _HANG,
            Move(FRIEND, _right),
            astray=_LOOK,
            friend=FRIEND,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "schools",
                "Everything is hung, but is it right? When you play together, you may still move paintings. One that "
                "{friend} hung belongs on the other wall: take it there.",
            ),
            Move(HOUSE, _moved_right, _moves_it_right),
            astray=QT_TRANSLATE_NOOP("schools", "First move the painting that looks lost on its wall."),
            friend=FRIEND,
        ),
        _coach(
            QT_TRANSLATE_NOOP("schools", "Much better. All happy? Then read the labels."),
            Move(HOUSE, lambda _: Compare()),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "schools",
                "All six hang where they belong. In a match you sort more paintings, by school, country or century, "
                "and for points if you like: then nothing is moved afterwards.",
            )
        ),
    ),
)
