"""Art Robbery. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_SEAT_NAMES = (
    QT_TRANSLATE_NOOP("art_robbery", "By lot"),
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
        hint=QT_TRANSLATE_NOOP("art_robbery", "All cards lie face up: nobody needs to look away."),
        default=False,
        values=(True, False),
    ),
    Option(
        key="open_stacks",
        title=QT_TRANSLATE_NOOP("art_robbery", "Open stacks"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "The loot of earlier raids stays face up: nobody needs to remember it."),
        default=False,
        values=(True, False),  # AR-13
    ),
    Option(
        key="browse_discard",
        title=QT_TRANSLATE_NOOP("art_robbery", "Look through the discard pile"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Off: only its top card can be seen."),
        default=False,
        values=(True, False),  # AR-23
    ),
    Option(
        key="starter",
        title=QT_TRANSLATE_NOOP("art_robbery", "Who begins"),
        hint=QT_TRANSLATE_NOOP(
            "art_robbery", "The seat of whoever was at a museum last, perhaps. Where nobody sits, the lot decides."
        ),
        default=0,
        values=(0, 1, 2, 3, 4, 5),  # AR-01
        names=_SEAT_NAMES,
    ),
    Option(
        key="steal_optional",
        title=QT_TRANSLATE_NOOP("art_robbery", "Stealing is optional"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "A card may be played without taking the tile from another player."),
        default=False,
        values=(True, False),  # AR-03
    ),
    Option(
        key="greedy_no_boss",
        title=QT_TRANSLATE_NOOP("art_robbery", "Greedy Thief leaves the Boss"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Only a Boss card takes the Boss from the middle."),
        default=False,
        values=(True, False),  # AR-08
    ),
    Option(
        key="two_player_penalty",
        title=QT_TRANSLATE_NOOP("art_robbery", "Fewer alibis, two players"),
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
        title=QT_TRANSLATE_NOOP("art_robbery", "If everybody is caught"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "When three or more players all have equally few alibis."),
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
        title=QT_TRANSLATE_NOOP("art_robbery", "Break off endless raids"),
        hint=QT_TRANSLATE_NOOP(
            "art_robbery", "A raid ends when the deck was reshuffled twice and nothing left the middle."
        ),
        default=True,
        values=(True, False),  # AR-17
    ),
)

_PRESETS = (
    Preset(
        key="young",
        title=QT_TRANSLATE_NOOP("art_robbery", "Young"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Hands and stacks lie open, so that everybody can help."),
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
        title=QT_TRANSLATE_NOOP("art_robbery", "Book"),
        hint=QT_TRANSLATE_NOOP("art_robbery", "Secret hands and closed stacks, as the rulebook has it."),
        options={},
    ),
)

GAME = GameInfo(
    slug="art_robbery",
    title=QT_TRANSLATE_NOOP("art_robbery", "Art Robbery"),
    line=QT_TRANSLATE_NOOP("art_robbery", "Share the loot of four raids, and have an alibi when the police come."),
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
