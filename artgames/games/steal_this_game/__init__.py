"""Steal This Game. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="thief_seat",
        title=QT_TRANSLATE_NOOP("steal_this_game", "First thief"),
        hint=QT_TRANSLATE_NOOP("steal_this_game", "The other player is the exhibitor and guards the money."),
        default="random",
        values=("random", "first", "second"),  # ST-12
        names=(
            QT_TRANSLATE_NOOP("steal_this_game", "At random"),
            QT_TRANSLATE_NOOP("steal_this_game", "First seat"),
            QT_TRANSLATE_NOOP("steal_this_game", "Second seat"),
        ),
    ),
    Option(
        key="games",
        title=QT_TRANSLATE_NOOP("steal_this_game", "Games"),
        hint=QT_TRANSLATE_NOOP("steal_this_game", "Two: each player is the thief once. One win each is a draw."),
        default=2,
        values=(1, 2),  # ST-12
        names=(
            QT_TRANSLATE_NOOP("steal_this_game", "One"),
            QT_TRANSLATE_NOOP("steal_this_game", "Two, swapping roles"),
        ),
    ),
    Option(
        key="shuffle_visibility",
        title=QT_TRANSLATE_NOOP("steal_this_game", "Shell game"),
        hint=QT_TRANSLATE_NOOP("steal_this_game", "After a wrong accusation the boxes move, in sight or unseen."),
        default="visible",
        values=("visible", "hidden"),  # ST-07
        names=(
            QT_TRANSLATE_NOOP("steal_this_game", "In sight"),
            QT_TRANSLATE_NOOP("steal_this_game", "Unseen"),
        ),
    ),
    Option(
        key="shuffle_seconds",
        title=QT_TRANSLATE_NOOP("steal_this_game", "Seconds for the shell game"),
        hint=QT_TRANSLATE_NOOP("steal_this_game", "More for slow hands. Off: until the exhibitor is done."),
        default=10,
        values=(10, 20, 30, 0),  # ST-07
        names=("10", "20", "30", QT_TRANSLATE_NOOP("steal_this_game", "Off")),
    ),
)

_PRESETS = (
    Preset(
        key="book",
        title=QT_TRANSLATE_NOOP("steal_this_game", "Classic"),
        hint=QT_TRANSLATE_NOOP(
            "steal_this_game", "Each player is the thief once, and the boxes move before your eyes."
        ),
        options={},
    ),
    Preset(
        key="quick",
        title=QT_TRANSLATE_NOOP("steal_this_game", "Quick"),
        hint=QT_TRANSLATE_NOOP("steal_this_game", "A single game decides."),
        options={"games": 1},
    ),
    Preset(
        key="calm",
        title=QT_TRANSLATE_NOOP("steal_this_game", "Calm"),
        hint=QT_TRANSLATE_NOOP("steal_this_game", "No need to be quick: the boxes are mixed unseen."),
        options={"shuffle_visibility": "hidden"},
    ),
)

GAME = GameInfo(
    slug="steal_this_game",
    title=QT_TRANSLATE_NOOP("steal_this_game", "Steal This Game"),
    line=QT_TRANSLATE_NOOP("steal_this_game", "One guards the cashbox, the other lies about two dice to get at it."),
    steps=(
        QT_TRANSLATE_NOOP("steal_this_game", "One hides the money, the other rolls dice."),
        QT_TRANSLATE_NOOP("steal_this_game", "The thief may lie about them."),
        QT_TRANSLATE_NOOP("steal_this_game", "Believe it, or call the bluff?"),
    ),
    shelf=1,
    min_seats=2,
    max_seats=2,
    minutes=(5, 10),
    age=10,
    options=_OPTIONS,
    presets=_PRESETS,
    needs=("hands",),
    credit=QT_TRANSLATE_NOOP("steal_this_game", "A game by David Turczi"),
)
