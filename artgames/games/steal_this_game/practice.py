"""The practice round: a whole little robbery, with a truth, a lie, a wrong accusation, a shell game and a steal."""

import msgspec

from artgames.engine.api import Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Lesson, Line, Move
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules import RULES, actions
from artgames.games.steal_this_game.rules.records import State
from artgames.games.steal_this_game.rules.track import STEAL
from artgames.games.steal_this_game.words.say import say

EXHIBITOR: Seat = 1
DICE = (3, 5)
PREPARE_3, PREPARE_6, OBSERVE_8 = 2, 5, 7
EMPTY, MONEY = 3, 2
"""Where the thief looks first and then: the last box and the one before it."""

SLOW, STEADY = 0, 1


def opening(setup: Setup) -> Step[State]:
    """The money is hidden, and the learner has rolled a 3 and a 5."""
    start = RULES.start(setup)
    hidden = RULES.apply(start.state, EXHIBITOR, actions.Hide(MONEY, cashier=1))
    return Step(msgspec.structs.replace(hidden.state, dice=DICE), (), reveals=True)


def _does(seat: Seat, action: Action) -> Move:
    return Move(seat, lambda _: action)


def _rolls_any_die() -> Move:
    return Move(LEARNER, lambda _: actions.Reroll(0), lambda _, action: isinstance(action, actions.Reroll))


def _opens_the_right_box() -> Move:
    return Move(LEARNER, lambda state: actions.Open(state.money))


def _say(text: str) -> Sentence:
    return say(text, {"exhibitor": EXHIBITOR} if "{exhibitor}" in text else {})


PRACTICE = Lesson(
    seats=2,
    options={"thief_seat": "first", "games": 1},
    opening=opening,
    lines=(
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "steal_this_game",
                    "The money is in one of four boxes; the cashier protects one. You are the thief, and {exhibitor}"
                    " can’t see your dice.",
                )
            ),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "steal_this_game",
                    "You rolled 3 and 5. Choose Prepare 3, which says that one die shows a 3. Claim it.",
                )
            ),
            (_does(LEARNER, actions.Claim(PREPARE_3)), _does(EXHIBITOR, actions.Answer(1))),
            _say(QT_TRANSLATE_NOOP("steal_this_game", "That can wait. Try Prepare 3.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "steal_this_game",
                    "{exhibitor} believes you, so you may move the cashier one step, or look into a box. Press box 4.",
                )
            ),
            (_does(LEARNER, actions.Look(EMPTY)), _does(EXHIBITOR, actions.Stay())),
            _say(QT_TRANSLATE_NOOP("steal_this_game", "You could do that too. For now, look into box 4.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "steal_this_game",
                    "Empty. The dice stay as they are, but the token must move on. Dare to lie: claim Prepare 6.",
                )
            ),
            (_does(LEARNER, actions.Claim(PREPARE_6)), _does(EXHIBITOR, actions.Answer(1))),
            _say(QT_TRANSLATE_NOOP("steal_this_game", "Lie, just this once. Try Prepare 6.")),
        ),
        Line(
            _say(QT_TRANSLATE_NOOP("steal_this_game", "Your lie was believed. Look into box 3.")),
            (_does(LEARNER, actions.Look(MONEY)), _does(EXHIBITOR, actions.MoveCashier(MONEY))),
            _say(QT_TRANSLATE_NOOP("steal_this_game", "You could do that too. For now, look into box 3.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "steal_this_game",
                    "The money! But the cashier steps in front of it. Claim Observe 8: 3 and 5 make 8. Doubting the "
                    "truth costs a box; if the boxes then move, watch the money.",
                )
            ),
            (
                _does(LEARNER, actions.Claim(OBSERVE_8)),
                _does(EXHIBITOR, actions.Answer(0)),
                _does(EXHIBITOR, actions.RemoveBox(0)),
                _does(EXHIBITOR, actions.Swap(0, 1, SLOW)),
                _does(EXHIBITOR, actions.Swap(0, 2, STEADY)),
                _does(EXHIBITOR, actions.EndShuffle()),
                _does(EXHIBITOR, actions.PlaceCashier(1)),
            ),
            _say(QT_TRANSLATE_NOOP("steal_this_game", "Something safer, please. Try Observe 8.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "steal_this_game", "Your dice have been seen, so choose one and secretly roll it again."
                )
            ),
            (_rolls_any_die(),),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "steal_this_game",
                    "Did you follow the money? The cashier isn’t protecting it now. Choose Steal, at the end of the "
                    "track.",
                )
            ),
            (_does(LEARNER, actions.Claim(STEAL)),),
            _say(QT_TRANSLATE_NOOP("steal_this_game", "You could keep making claims. For now, steal.")),
        ),
        Line(
            _say(QT_TRANSLATE_NOOP("steal_this_game", "Open the box with the money.")),
            (_opens_the_right_box(),),
            _say(QT_TRANSLATE_NOOP("steal_this_game", "That’s the empty one. Try the other.")),
        ),
        Line(
            _say(
                QT_TRANSLATE_NOOP(
                    "steal_this_game",
                    "You win! A thief who is caught lying must open a box at once. In a match you would now swap "
                    "roles.",
                )
            ),
        ),
    ),
)
