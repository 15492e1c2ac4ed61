"""The practice round: the last turns of the last raid, and the arrest."""

from collections.abc import Mapping

import msgspec

from artgames.engine.api import HOUSE, Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Lesson, Line, Move
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.data import BOSS, DOG, FACES, GREEDY, TILES_A_RAID, Card, Kind, Tile
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.actions import Defend, GoOn, PlayCard
from artgames.games.art_robbery.rules.records import NOTHING, State

LEFT: Seat = 1
RIGHT: Seat = 2
LAST_RAID = 3

ZERO, ONE, TWO, THREE_A, THREE_B, THREE_C, FOUR, FIVE, BOSS_TILE = range(LAST_RAID * TILES_A_RAID, 4 * TILES_A_RAID)
"""The tiles of the last raid."""

HANDS: tuple[tuple[Kind, ...], ...] = ((5, 2, 4, GREEDY, BOSS), (DOG, 4, 5, 1, 0), (3, 3, DOG, 0, 1))
STACKS: tuple[tuple[Tile, ...], ...] = (
    (1, 3, 4, 9, 12, 15, 16, 17, 22, 23),
    (2, 5, 10, 11, 13, 18, 19, 20, 21),
    (0, 6, 7, 8, 14, 24, 25, 26),
)
"""The right neighbour is the richest and has the fewest alibis."""


def opening(setup: Setup) -> Step[State]:
    """A raid that is half over."""
    start = RULES.start(setup)
    hands, deck = _dealt()
    state = msgspec.structs.replace(
        start.state,
        raid=LAST_RAID,
        active=LEARNER,
        middle=(ZERO, THREE_A, FOUR, FIVE),
        loot=((THREE_B,), (ONE, BOSS_TILE), (TWO, THREE_C)),
        stacks=STACKS,
        hands=hands,
        deck=deck,
    )
    return Step(state, (), reveals=True)


def _dealt() -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands by their kinds, and all other cards in some order, always the same."""
    left = list(range(len(FACES.kinds)))
    hands = []
    for kinds in HANDS:
        hand = []
        for kind in kinds:
            card = next(card for card in left if FACES.kinds[card] == kind)
            left.remove(card)
            hand.append(card)
        hands.append(tuple(hand))
    deck, _ = Rng.from_seed("practice").shuffled(left)
    return tuple(hands), deck


def _plays(seat: Seat, kind: Kind, tile: Tile = NOTHING, victim: Seat = NOTHING) -> Move:
    """Any card of this kind will do."""

    def plan(state: State) -> Action:
        card = next(card for card in state.hands[seat] if FACES.kinds[card] == kind)
        return PlayCard(card, tile, victim)

    def accepts(_: State, action: Action) -> bool:
        if not isinstance(action, PlayCard):
            return False
        return (FACES.kinds[action.card], action.tile, action.victim) == (kind, tile, victim)

    return Move(seat, plan, accepts)


def _gives_dog(seat: Seat) -> Move:
    return Move(seat, lambda _: Defend(give_dog=1))


PEOPLE: Mapping[str, Seat] = {"left": LEFT, "right": RIGHT}


def _say(text: str) -> Sentence:
    named = {name: seat for name, seat in PEOPLE.items() if f"{{{name}}}" in text}
    return Sentence("art_robbery", text, people=named)


PRACTICE = Lesson(
    seats=3,
    opening=opening,
    lines=(
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_robbery",
                    "The last raid is half over. Tiles are worth their number; white dots are alibis. The most "
                    "points win, but whoever has the fewest alibis gets caught.",
                )
            ),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_robbery", "Your cards are at the bottom. Play the 5: it takes a 5 from the middle."
                )
            ),
            (_plays(LEARNER, 5, FIVE), _plays(LEFT, DOG), _plays(RIGHT, 3, THREE_A)),
            _say(QT_TRANSLATE_NOOP("art_robbery", "Keep that card for now. Try the 5.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_robbery",
                    "There’s no 2 left in the middle, but {right} has one, with an alibi on it. Play your 2 to steal"
                    " that tile.",
                )
            ),
            (_plays(LEARNER, 2, TWO, RIGHT), _plays(LEFT, 4, FOUR), _plays(RIGHT, 3, THREE_B, LEARNER)),
            _say(QT_TRANSLATE_NOOP("art_robbery", "You’ll need that card later. Try the 2.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_robbery",
                    "{right} stole your 3. Now play your 4 against {left}, who has the dog: {left} must give you the"
                    " tile, or the dog instead.",
                )
            ),
            (_plays(LEARNER, 4, FOUR, LEFT), _gives_dog(LEFT), _plays(LEFT, 5, FIVE, LEARNER)),
            _say(QT_TRANSLATE_NOOP("art_robbery", "Not that one yet. Try the 4.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_robbery",
                    "You’ve got the dog, and {left} is already after your 5. With the dog, you choose: keep the 5 "
                    "and give the dog away instead.",
                )
            ),
            (_gives_dog(LEARNER), _plays(RIGHT, DOG)),
            _say(QT_TRANSLATE_NOOP("art_robbery", "You could, but the 5 is worth more. Give the dog.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_robbery",
                    "A Guard Dog card calls the dog away from anyone. Only the 0 is left: no points, but two alibis. "
                    "Your Greedy Thief takes any tile from the middle. Play it.",
                )
            ),
            (_plays(LEARNER, GREEDY, ZERO),),
            _say(QT_TRANSLATE_NOOP("art_robbery", "Two alibis are waiting. Try the Greedy Thief.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_robbery",
                    "The middle is empty, so the raid is over. {left} keeps the Boss, thanks to the 4 beside it; a 5"
                    " would do too. Now face the police.",
                )
            ),
            (Move(HOUSE, lambda _: GoOn()),),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "art_robbery",
                    "{right} had the most loot but the fewest alibis, and is caught. Of the others, you have the "
                    "most: you win!",
                )
            ),
        ),
    ),
)
