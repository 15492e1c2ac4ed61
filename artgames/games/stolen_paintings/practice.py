"""The practice round: a tiny exhibit seen as a detective, and another one as the thief."""

import msgspec

from artgames.engine.api import HOUSE, Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move, Plan
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.stolen_paintings.rules import RULES, records
from artgames.games.stolen_paintings.rules.events import RoundStarted
from artgames.games.stolen_paintings.rules.records import AUCTION_SIZE, State
from artgames.games.stolen_paintings.rules.views import stolen_tokens

RIVAL: Seat = 1
EXHIBIT = 6
ROUNDS = 2
SMALLEST_EXHIBIT = 12
"""The rules settle no smaller one; the opening takes paintings away from it."""

_coach = Coach("stolen_paintings")


def opening(setup: Setup) -> Step[State]:
    """Before the first of two rounds, with fewer paintings than any match has; the rival is the thief."""
    by_the_book = msgspec.structs.replace(setup, options={**setup.options, "exhibit": SMALLEST_EXHIBIT})
    state = RULES.start(by_the_book).state
    house = msgspec.structs.replace(state.house, exhibit=EXHIBIT, rounds=ROUNDS)
    return Step(msgspec.structs.replace(state, house=house, thief=RIVAL), (RoundStarted(1, RIVAL),), reveals=True)


def _freely(kind: type[Action], plan: Plan) -> Move:
    """The learner may do such a thing as they like."""
    return Move(LEARNER, plan, lambda _, action: isinstance(action, kind))


def _marks_something(_: State, action: Action) -> bool:
    return isinstance(action, records.Mark) and bool(action.tokens)


def _one_right_one_wrong(state: State) -> Action:
    """The rival finds the first stolen painting, and takes a newcomer for another."""
    stolen = stolen_tokens(state)
    newcomer = next(token for token in range(1, AUCTION_SIZE + 1) if token not in stolen)
    return records.Mark(tuple(sorted((stolen[0], newcomer))))


PRACTICE = Lesson(
    seats=2,
    options={"exhibit": EXHIBIT, "timer_seconds": 0, "rounds_per_player": 1},
    cards=ROUNDS * (EXHIBIT + AUCTION_SIZE),
    opening=opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "stolen_paintings",
                "{rival} is the thief, and you are the detective. Open the exhibit.",
            ),
            Move(HOUSE, lambda _: records.OpenExhibit()),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "stolen_paintings",
                "Memorise these six: some of them will be stolen. When you have seen enough, press your symbol "
                "at the bottom right.",
            ),
            Move(LEARNER, lambda _: records.Ready()),
            Move(RIVAL, lambda state: records.Steal((state.exhibit[1], state.exhibit[4]))),
            Move(RIVAL, lambda state: records.Hang(state.auction)),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "stolen_paintings",
                "Two of these eight hung in the exhibit; the others are decoys. Choose the two you have seen, "
                "and lock in.",
            ),
            Move(LEARNER, lambda state: records.Mark(stolen_tokens(state)), _marks_something),
            astray=QT_TRANSLATE_NOOP(
                "stolen_paintings", "You may also mark nothing, but for practice guess at least one."
            ),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "stolen_paintings",
                "Spot one: 1 point. Two: 3. Three: 6. Each wrong mark: −1. Exactly right: +3. {rival} scores 1 "
                "for each painting you missed. Now swap roles.",
            ),
            Move(HOUSE, lambda _: records.NextRound()),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "stolen_paintings", "Now you’re the thief, and {rival} has to remember. Open the exhibit."
            ),
            Move(HOUSE, lambda _: records.OpenExhibit()),
            Move(RIVAL, lambda _: records.Ready()),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "stolen_paintings",
                "Nobody else can see this page. Choose one, two or three easily forgotten paintings, and steal them.",
            ),
            _freely(records.Steal, lambda state: records.Steal(state.exhibit[:2])),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "stolen_paintings",
                "Your loot is now hidden among decoys. Rearrange them if you like, then open the auction and see"
                " what {rival} remembers.",
            ),
            _freely(records.Hang, lambda state: records.Hang(state.auction)),
            Move(RIVAL, _one_right_one_wrong),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "stolen_paintings",
                "You get a point for every stolen painting {rival} didn’t mark. Everyone is the thief once, or "
                "twice with two or three players; then the most points win.",
            ),
            rival=RIVAL,
        ),
    ),
)
