"""The practice round: one forgery to be found, and another one to be hung."""

import msgspec

from artgames.engine.api import HOUSE, Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move, Plan
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.forgers.rules import RULES
from artgames.games.forgers.rules.records import Forge, Guess, NextRound, OpenWall, Ready, RoundStarted, State

RIVAL: Seat = 1
FORGED = 9
"""Where the rival hangs a forgery: in the middle of the wall."""

CARDS = 46
"""As many as the rules ask for a match of two to four paintings."""

_coach = Coach("forgers")


def opening(setup: Setup) -> Step[State]:
    """Before the first round, of which the rival is the forger."""
    state = RULES.start(setup).state
    return Step(msgspec.structs.replace(state, forger=RIVAL), (RoundStarted(1, RIVAL),), reveals=True)


def _freely(kind: type[Action], plan: Plan) -> Move:
    """The learner may do such a thing as they like."""
    return Move(LEARNER, plan, lambda _, action: isinstance(action, kind))


def _wrong_guess(state: State) -> Action:
    """The rival does not see through the learner."""
    forged = {forgery.place for forgery in state.forged}
    return Guess((next(place for place in range(len(state.wall)) if place not in forged),))


PRACTICE = Lesson(
    seats=2,
    options={"timer_seconds": 0, "goal": 4},
    cards=CARDS,
    opening=opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP("forgers", "{rival} is the forger, and you look for forgeries. Show the wall."),
            Move(HOUSE, lambda _: OpenWall()),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "forgers",
                "Remember what hangs where: one of these paintings will be replaced. In a match you have half a "
                "minute. For now, press your symbol at the bottom right when you have seen enough.",
            ),
            Move(LEARNER, lambda _: Ready()),
            Move(RIVAL, lambda state: Forge(state.hands[RIVAL][:1], (FORGED,))),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "forgers",
                "The lights are back on, and one painting wasn’t there before. Choose it and press the big "
                "button. A guess will do.",
            ),
            _freely(Guess, lambda _: Guess((FORGED,))),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "forgers",
                "If you found it, you win the stolen painting: one point. If not, {rival} gets it. Beside the "
                "wall you can see before and after. Now swap roles.",
            ),
            Move(HOUSE, lambda _: NextRound()),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP("forgers", "Now you’re the forger. Show the wall, and {rival} will look at it."),
            Move(HOUSE, lambda _: OpenWall()),
            Move(RIVAL, lambda _: Ready()),
            rival=RIVAL,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "forgers",
                "Nobody else can see this page. Choose a card from your hand and a place where it won’t be "
                "noticed. You may also swap two real paintings. Then turn the lights on.",
            ),
            _freely(Forge, lambda state: Forge(state.hands[LEARNER][:1], (FORGED,))),
            Move(RIVAL, _wrong_guess),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "forgers",
                "{rival} pointed at a real painting, so the stolen one is yours. With more players, you hang a "
                "forgery for each of them. When someone has ten paintings, finish the round; the most win.",
            ),
            rival=RIVAL,
        ),
    ),
)
