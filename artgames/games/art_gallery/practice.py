"""The practice round: the last turn of a round and its settlement, with a zero that wins and tiles that match."""

from itertools import islice

import msgspec

from artgames.engine.api import HOUSE, Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Lesson, Line, Move
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.actions import Buy, GoOn, PickUp, Visit, Walk
from artgames.games.art_gallery.rules.records import ANTICLOCKWISE, CLOCKWISE, NOTHING, State, Works
from artgames.games.art_gallery.words.say import say

OTHER: Seat = 1

HANGING: Works = (NOTHING, 27, 28, 40, 47)
COLLECTIONS: tuple[Works, ...] = ((1, 11), (7, 32))
"""Two arches hang before the learner, and two more can be won."""

TOPS: Works = (11, 14, 27, 33)
"""The tiles that show: the first one belongs to a painting that the learner has, the third to one to be won."""

SO_FAR: tuple[tuple[Walk, Visit], ...] = (
    (Walk(2, CLOCKWISE), Visit(1)),
    (Walk(7, CLOCKWISE), Visit(8)),
    (Walk(4, CLOCKWISE), Visit(5)),
    (Walk(3, CLOCKWISE), Visit(5)),
    (Walk(6, ANTICLOCKWISE), Visit(7)),
    (Walk(4, CLOCKWISE), Visit(2)),
)
"""Three turns each, the learner's first."""


def opening(setup: Setup) -> Step[State]:
    """Everybody has one turn left."""
    start = RULES.start(setup).state
    shown = {*HANGING, *(work for works in COLLECTIONS for work in works)}
    state = msgspec.structs.replace(
        start,
        hanging=HANGING,
        collections=COLLECTIONS,
        deck=tuple(work for work in FACES.works if work not in shown),
        piles=_piled(),
    )
    for turn, actions in enumerate(SO_FAR):
        for action in actions:
            state = RULES.apply(state, turn % 2, action).state
    return Step(state, (), reveals=True)


def _piled() -> tuple[Works, ...]:
    """Piles of the right heights under the tiles that show."""
    left = iter(work for work in FACES.works if work not in TOPS)
    return tuple((*islice(left, height - 1), top) for height, top in zip(FACES.heights, TOPS, strict=True))


def _does(seat: Seat, action: Action) -> Move:
    return Move(seat, lambda _: action)


def _say(text: str) -> Sentence:
    return say(text, {"other": OTHER} if "{other}" in text else {})


PRACTICE = Lesson(
    seats=2,
    options={"starter": 1},
    cards=FACES.count,
    opening=opening,
    lines=(
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_gallery",
                    "You collect paintings. Each has up to four motifs with values. The same motif side by side in "
                    "your collection forms a chain, and the best chain of each motif counts.",
                )
            ),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_gallery",
                    "It’s the last turn of the round. Pick up the 8: it can take you to two places, one each way "
                    "round. Walk to gallery 2.",
                )
            ),
            (_does(LEARNER, Walk(8, ANTICLOCKWISE)),),
            _say(QT_TRANSLATE_NOOP("art_gallery", "You’ll need that card later. Walk to gallery 2 with the 8.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_gallery",
                    "Your 1 is here already, and so is one of {other}’s cards. Lay the 0 face down: beside another "
                    "card of yours it counts as 10.",
                )
            ),
            (
                _does(LEARNER, Visit(0)),
                _does(OTHER, Walk(1, CLOCKWISE)),
                _does(OTHER, Visit(6)),
            ),
            _say(QT_TRANSLATE_NOOP("art_gallery", "Keep that one. Here the 0 is worth more.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_gallery",
                    "Everyone has one card left, and the highest wins the first player card. Reveal the cards.",
                )
            ),
            (Move(HOUSE, lambda _: GoOn()), _does(OTHER, Buy((1,)))),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_gallery",
                    "The Shop comes first. Your 7 buys one tile, or two that cost no more than 7 together. Buy those"
                    " for 1 and 5: one matches a painting of yours.",
                )
            ),
            (_does(LEARNER, Buy((0, 2))), _does(OTHER, Buy((0, 1))), _does(OTHER, PickUp(7))),
            _say(QT_TRANSLATE_NOOP("art_gallery", "You could. For now, take the tiles for 1 and 5.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_gallery",
                    "Now you take back a card for each marker, last marker first. {other} has taken your 7, so take "
                    "the 6.",
                )
            ),
            (_does(LEARNER, PickUp(6)),),
            _say(QT_TRANSLATE_NOOP("art_gallery", "The 6 is worth more.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_gallery",
                    "You were alone in gallery 1, and in gallery 2 your 1 and 0 made 11 against 8: two paintings for"
                    " you. Take the 8 back.",
                )
            ),
            (_does(LEARNER, PickUp(8)), _does(OTHER, PickUp(1))),
            _say(QT_TRANSLATE_NOOP("art_gallery", "You could, but the 8 is the best card here.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_gallery",
                    "Four arches in a row: 14 points. Both tiles match: 3 points each. At the end, action cards "
                    "count a quarter of their total, and the first player card 3.",
                )
            ),
        ),
    ),
)
