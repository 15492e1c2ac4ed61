"""The practice round: a card and a vote for somebody else's title, then a title of one's own."""

from msgspec.structs import replace

from artgames.engine.api import HOUSE, Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Coach, Lesson, Move
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.title_teller.rules import RULES
from artgames.games.title_teller.rules.records import Add, NextTurn, State, Tell, Vote
from artgames.games.title_teller.rules.views import may_vote_for, teller_token

FRIEND: Seat = 1
OTHER: Seat = 2
TELLER: Seat = 3
"""Sits to the right of the learner, whose turn comes next."""

TITLE = "Nobody Sleeps Tonight"

_HANDS = (
    (22, 36, 11, 31, 3, 28),
    (38, 5, 19, 44, 10, 33),
    (40, 2, 21, 41, 14, 9),
    (37, 8, 26, 17, 4, 48),
)
"""Cards of our collection, each by its place in the box, from 1 on; first of all, what is laid for the title."""

_coach = Coach("title_teller")


def _opening(setup: Setup) -> Step[State]:
    """Somebody else is the teller first, and has told a title."""
    start = RULES.start(setup).state
    hands = tuple(tuple(setup.deck[number - 1] for number in hand) for hand in _HANDS)
    held = {card for hand in hands for card in hand}
    deck = tuple(card for card in setup.deck if card not in held)
    state = replace(start, teller=TELLER, hands=hands, deck=deck)
    told = RULES.apply(state, TELLER, Tell(hands[TELLER][:1], TITLE))
    return Step(told.state, told.events, reveals=True)


def _first_card(seat: Seat) -> Move:
    return Move(seat, lambda state: Add(state.hands[seat][:1]))


def _right(state: State) -> Action:
    token = teller_token(state)
    assert token is not None
    return Vote((token,))


def _wrong(seat: Seat, state: State) -> Action:
    """For somebody else's painting; for the learner's, where that can be."""
    tokens = [token for token in may_vote_for(state, seat) if token != teller_token(state)]
    learners = [token for token in tokens if state.row[token - 1] in state.laid[LEARNER]]
    return Vote(((learners or tokens)[0],))


def _other_than_the_learner(state: State) -> Action:
    """The friend finds what the learner has missed, and the other way round: one of the two is always right."""
    return _wrong(FRIEND, state) if state.votes[LEARNER] == teller_token(state) else _right(state)


PRACTICE = Lesson(
    seats=4,
    options={"size": 60},
    cards=48,
    opening=_opening,
    lines=(
        _coach(
            QT_TRANSLATE_NOOP(
                "title_teller",
                "{teller} has laid a painting face down and given it a new title, which everyone can read. Which of "
                "your paintings could be called that? Choose one and add it; the others do the same.",
            ),
            Move(LEARNER, lambda state: Add(state.hands[LEARNER][:1]), lambda _, action: isinstance(action, Add)),
            _first_card(FRIEND),
            _first_card(OTHER),
            teller=TELLER,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "title_teller",
                "Four paintings, one title. Which one is {teller}’s? Click it or press its number, and lock it in. "
                "You can’t vote for your own.",
            ),
            Move(LEARNER, _right, lambda _, action: isinstance(action, Vote)),
            Move(FRIEND, _other_than_the_learner),
            Move(OTHER, lambda state: _wrong(OTHER, state)),
            teller=TELLER,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "title_teller",
                "Some found it, but not all: that’s 3 points for {teller} and for each finder. And every vote for your "
                "painting is a point for you. Next title!",
            ),
            Move(HOUSE, lambda _: NextTurn()),
            teller=TELLER,
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "title_teller",
                "Now you’re the title teller. Choose a painting and write a title: a word, a line from a song, a "
                "riddle. If all of them find it, or none, you get nothing.",
            ),
            Move(
                LEARNER,
                lambda state: Tell(state.hands[LEARNER][:1], "Long Ago"),
                lambda _, action: isinstance(action, Tell),
            ),
            _first_card(FRIEND),
            _first_card(OTHER),
            _first_card(TELLER),
            Move(FRIEND, _right),
            Move(OTHER, lambda state: _wrong(OTHER, state)),
            Move(TELLER, lambda state: _wrong(TELLER, state)),
            astray=QT_TRANSLATE_NOOP("title_teller", "You may pass, but for now choose a painting and write."),
        ),
        _coach(
            QT_TRANSLATE_NOOP(
                "title_teller",
                "{friend} found yours and the others didn’t: 3 points for you and {friend}. Hands are refilled and "
                "the next player is the title teller, until someone reaches 30 points or the deck runs out.",
            ),
            friend=FRIEND,
        ),
    ),
)
