"""The practice round: a card that is chosen, one that is missed, one that is turned, and the missed one again."""

from msgspec.structs import replace

from artgames.engine.api import HOUSE, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.flash_cards.rules import RULES
from artgames.games.flash_cards.rules.records import Choose, GiveUp, KnewIt, NextCard, NotYet, State, Turn

_coach = Coach("flash_cards")


def _opening(setup: Setup) -> Step[State]:
    """The last of three cards is one to be turned."""
    start = RULES.start(setup)
    *coming, last = start.state.coming
    turned = replace(last, form="turn", answers=(), right=0)
    return Step(replace(start.state, coming=(*coming, turned)), start.events, reveals=True)


def _right(state: State) -> Action:
    return Choose(state.flash.right)


_NEXT = Move(HOUSE, lambda _: NextCard())
_AGAIN = QT_TRANSLATE_NOOP("flash_cards", "That’s not it. In a practice round you can try again.")

PRACTICE = Lesson(
    seats=1,
    options={"cards": 3},
    cards=36,
    opening=_opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "flash_cards",
                "One painting, one question, four answers. Click the right one or press its number. Right-click the "
                "painting or press Z for a close-up.",
            ),
            Move(LEARNER, _right),
            astray=_AGAIN,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "flash_cards",
                "Right! Now you can read the label, for as long as you like: it has a sentence to remember the "
                "painting by. Then take the next card.",
            ),
            _NEXT,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "flash_cards",
                "Say you have no idea. Nobody is looking over your shoulder: press “I don’t know” and read the label. "
                "Try to remember it. Then take the next card.",
            ),
            Move(LEARNER, lambda _: GiveUp()),
            _NEXT,
            astray=QT_TRANSLATE_NOOP("flash_cards", "Perhaps you do know it! For practice, press “I don’t know”."),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "flash_cards",
                "This card has no answers to choose from. Think of yours, turn the card, and be honest: did you know "
                "it? You can also have cards on which you type the answer.",
            ),
            Move(HOUSE, lambda _: Turn()),
            Move(LEARNER, lambda _: KnewIt(), lambda _, action: isinstance(action, KnewIt | NotYet)),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "flash_cards", "Here is the card you missed once more. You have read its label: what is the answer?"
            ),
            Move(LEARNER, _right),
            astray=_AGAIN,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "flash_cards",
                "And that is how it sticks. What you know is kept under your name: cards you know well come back after "
                "days or weeks, those you missed come back soon.",
            )
        ),
    ),
)
