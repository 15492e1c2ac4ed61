"""Art Robbery. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_SEAT_NAMES = (
    QT_TRANSLATE_NOOP("art_robbery", "At random"),
    QT_TRANSLATE_NOOP("art_robbery", "Seat 1"),
    QT_TRANSLATE_NOOP("art_robbery", "Seat 2"),
    QT_TRANSLATE_NOOP("art_robbery", "Seat 3"),
    QT_TRANSLATE_NOOP("art_robbery", "Seat 4"),
    QT_TRANSLATE_NOOP("art_robbery", "Seat 5"),
)

_OPTIONS = (
    Option(
        key="open_hands",
        title=QT_TRANSLATE_NOOP("art_robbery", "Open hands"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "All cards are face up, so nobody needs to look away."),
        default=False,
        values=(True, False),
    ),
    Option(
        key="open_stacks",
        title=QT_TRANSLATE_NOOP("art_robbery", "Open stacks"),
        hint=QT_TRANSLATE_NOOP(
            "art_robbery", "The loot of earlier raids stays face up, so nobody needs to remember it."
        ),
        default=False,
        values=(True, False),  # AR-13
    ),
    Option(
        key="browse_discard",
        title=QT_TRANSLATE_NOOP("art_robbery", "Look through the discard pile"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Off: only the top card can be seen."),
        default=False,
        values=(True, False),  # AR-23
    ),
    Option(
        key="starter",
        title=QT_TRANSLATE_NOOP("art_robbery", "Starting player"),
        hint=QT_TRANSLATE_NOOP(
            "art_robbery", "Perhaps whoever visited a museum last. If that seat is empty, it is drawn at random."
        ),
        default=0,
        values=(0, 1, 2, 3, 4, 5),  # AR-01
        names=_SEAT_NAMES,
    ),
    Option(
        key="steal_optional",
        title=QT_TRANSLATE_NOOP("art_robbery", "Stealing is optional"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "You may play a card without stealing another player’s tile."),
        default=False,
        values=(True, False),  # AR-03
    ),
    Option(
        key="greedy_no_boss",
        title=QT_TRANSLATE_NOOP("art_robbery", "Greedy Thief cannot take the Boss"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Only a Boss card takes the Boss from the middle."),
        default=False,
        values=(True, False),  # AR-08
    ),
    Option(
        key="two_player_penalty",
        title=QT_TRANSLATE_NOOP("art_robbery", "Fewer alibis (two players)"),
        hint=QT_TRANSLATE_NOOP(
            "art_robbery", "Whoever has fewer alibis gives back tiles worth 10, or loses 10 points."
        ),
        default="discard",
        values=("discard", "minus_10"),  # AR-20
        names=(
            QT_TRANSLATE_NOOP("art_robbery", "Tiles worth 10"),
            QT_TRANSLATE_NOOP("art_robbery", "10 points"),
        ),
    ),
    Option(
        key="all_caught",
        title=QT_TRANSLATE_NOOP("art_robbery", "If everyone is caught"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "When three or more players all have the same number of alibis."),
        default="draw",
        values=("draw", "nobody", "ignore"),  # AR-19
        names=(
            QT_TRANSLATE_NOOP("art_robbery", "A draw"),
            QT_TRANSLATE_NOOP("art_robbery", "The museum wins"),
            QT_TRANSLATE_NOOP("art_robbery", "Count the loot"),
        ),
    ),
    Option(
        key="stall_guard",
        title=QT_TRANSLATE_NOOP("art_robbery", "Abandon endless raids"),
        hint=QT_TRANSLATE_NOOP(
            "art_robbery", "A raid ends if the deck has been reshuffled twice and nothing has left the middle."
        ),
        default=True,
        values=(True, False),  # AR-17
    ),
)

_PRESETS = (
    Preset(
        key="young",
        young=True,
        title=QT_TRANSLATE_NOOP("art_robbery", "Kids"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Hands and stacks are open, so everyone can help."),
        options={"open_hands": True, "open_stacks": True, "browse_discard": True, "all_caught": "ignore"},
    ),
    Preset(
        key="family",
        title=QT_TRANSLATE_NOOP("art_robbery", "Family"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Secret hands, but nobody needs to remember the loot."),
        options={"open_stacks": True},
    ),
    Preset(
        key="book",
        title=QT_TRANSLATE_NOOP("art_robbery", "Classic"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Secret hands and closed stacks, as in the rulebook."),
        options={},
    ),
)

GAME = GameInfo(
    slug="art_robbery",
    title=QT_TRANSLATE_NOOP("art_robbery", "Art Robbery"),
    line=QT_TRANSLATE_NOOP("art_robbery", "Grab your share of four raids, and have an alibi when the police come."),
    steps=(
        QT_TRANSLATE_NOOP("art_robbery", "Play a card, take that loot."),
        QT_TRANSLATE_NOOP("art_robbery", "None left? Steal one, but mind the dog."),
        QT_TRANSLATE_NOOP("art_robbery", "Most loot wins; fewest alibis get caught."),
    ),
    shelf=1,
    min_seats=2,
    max_seats=5,
    minutes=(15, 25),
    age=8,
    options=_OPTIONS,
    presets=_PRESETS,
    needs=("hands",),
    credit=QT_TRANSLATE_NOOP("art_robbery", "A game by Reiner Knizia"),
)
