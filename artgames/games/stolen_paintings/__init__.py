"""Stolen Paintings, with its variants. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import DECOYS, FAIR, WALL, GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_OFF = QT_TRANSLATE_NOOP("stolen_paintings", "Off")

_RETURNING = tuple(range(10, 21))
_FOR_POINTS = ("cooperative", (False,))  # SP-26

_OPTIONS = (
    Option(
        key=WALL,
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Paintings in the exhibit"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "Fewer are easier to remember. The rulebook says 24."),
        default=24,
        values=tuple(range(12, 49, 4)),  # SP-25
    ),
    Option(
        key="timer_seconds",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Seconds to look"),
        hint=QT_TRANSLATE_NOOP(
            "stolen_paintings", "How long the exhibit stays open. Off: until every detective is ready."
        ),
        default=60,
        values=(30, 45, 60, 90, 120, 0),  # SP-04
        names=("30", "45", "60", "90", "120", _OFF),
        free_range=(5, 600),
    ),
    Option(
        key="rounds_per_player",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Rounds as thief"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "Standard: twice each with 2 or 3 players, once each with more."),
        default=0,
        values=(0, 1, 2, 3, 4),  # SP-01
        only_with=_FOR_POINTS,
        names=(QT_TRANSLATE_NOOP("stolen_paintings", "Standard"), "1", "2", "3", "4"),
    ),
    Option(
        key="thief_arranges",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "The thief arranges the auction"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "Off: the eight paintings stay in random order."),
        default=True,  # SP-07
    ),
    Option(
        key="announce_count",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Say how many were stolen"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "Easier: the detectives know how many paintings to look for."),
        default=False,  # SP-08
    ),
    Option(
        key=DECOYS,
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Auction difficulty"),
        hint=QT_TRANSLATE_NOOP(
            "stolen_paintings",
            "Easy: decoys unlike anything that hung. Fair: any decoys. Fiendish: look-alikes of what hung.",
        ),
        default=FAIR,
        values=("easy", FAIR, "fiendish"),
        names=(
            QT_TRANSLATE_NOOP("stolen_paintings", "Easy"),
            QT_TRANSLATE_NOOP("stolen_paintings", "Fair"),
            QT_TRANSLATE_NOOP("stolen_paintings", "Fiendish"),
        ),
    ),
    Option(
        key="max_marks",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Maximum marks per detective"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "A fourth mark must be wrong, but can still pay off."),
        default=8,
        values=(3, 8),  # SP-09
        names=("3", QT_TRANSLATE_NOOP("stolen_paintings", "No limit")),
    ),
    Option(
        key="guess_seconds",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Seconds to guess"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "Anyone not locked in by then makes no mark."),
        default=0,
        values=(0, 30, 60, 90, 120),  # SP-13
        names=(_OFF, "30", "60", "90", "120"),
        free_range=(5, 600),
    ),
    Option(
        key="cooperative",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "The detectives work together"),
        hint=QT_TRANSLATE_NOOP(
            "stolen_paintings",
            "One shared sheet instead of points: the detectives win only if they find exactly what was stolen.",
        ),
        default=False,  # SP-23
        heading=QT_TRANSLATE_NOOP("stolen_paintings", "Variants"),
    ),
    Option(
        key="coop_rotate",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Everyone is the thief once"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "Off: one round is the whole game. On: rounds won are counted."),
        default=False,  # SP-23
        only_with=("cooperative", (True,)),
    ),
    Option(
        key="coop_majority",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "The majority may decide"),
        hint=QT_TRANSLATE_NOOP(
            "stolen_paintings", "Off: every detective has to confirm the sheet. On: more than half can lock it in."
        ),
        default=False,  # SP-24
        only_with=("cooperative", (True,)),
    ),
    Option(
        key="adv_return",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Returning paintings"),
        hint=QT_TRANSLATE_NOOP(
            "stolen_paintings",
            "Harder: before each new exhibit, this many paintings from earlier rounds are shuffled into the "
            "top of the deck. Fifteen works well.",
        ),
        default=0,
        values=(0, *_RETURNING),  # SP-20
        names=(_OFF, *map(str, _RETURNING)),
    ),
    Option(
        key="adv_top",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "New paintings in the mix"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "The more there are, the rarer an old painting is."),
        default=30,
        values=(30, 40),  # SP-20
        only_with=("adv_return", _RETURNING),
    ),
    Option(
        key="wager_tokens",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Wager tokens per player"),
        hint=QT_TRANSLATE_NOOP(
            "stolen_paintings",
            "Each round you may bet one on a painting you have marked: +1 point if it was stolen, −1 if not."
            " Three works well.",
        ),
        default=0,
        values=tuple(range(11)),  # SP-35
        names=(_OFF, *map(str, range(1, 11))),
        only_with=_FOR_POINTS,
    ),
)

_PRESETS = (
    Preset(
        key="young",
        young=True,
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Kids"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "12 paintings, plenty of time, and you know how many were stolen."),
        options={
            "exhibit": 12,
            "timer_seconds": 90,
            "announce_count": True,
            "max_marks": 3,
            "thief_arranges": False,
        },
    ),
    Preset(
        key="family",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Family"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "20 paintings, and everyone knows how many are missing."),
        options={"exhibit": 20, "announce_count": True},
    ),
    Preset(
        key="book",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Classic"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "24 paintings, as in the rulebook, and one minute to look."),
        options={},
    ),
    Preset(
        key="advanced",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Advanced"),
        hint=QT_TRANSLATE_NOOP(
            "stolen_paintings", "The rulebook’s harder game: 15 paintings from earlier rounds come back."
        ),
        options={"adv_return": 15},
    ),
    Preset(
        key="wager",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Wagers"),
        hint=QT_TRANSLATE_NOOP("stolen_paintings", "The classic game, plus three wager tokens per player."),
        options={"wager_tokens": 3},
    ),
    Preset(
        key="together",
        title=QT_TRANSLATE_NOOP("stolen_paintings", "Co-op"),
        hint=QT_TRANSLATE_NOOP(
            "stolen_paintings", "All detectives against one thief: one sheet, one verdict, no points."
        ),
        options={"cooperative": True},
    ),
)

GAME = GameInfo(
    slug="stolen_paintings",
    title=QT_TRANSLATE_NOOP("stolen_paintings", "Stolen Paintings"),
    line=QT_TRANSLATE_NOOP("stolen_paintings", "Memorise the exhibit, then spot what the thief puts up for auction."),
    steps=(
        QT_TRANSLATE_NOOP("stolen_paintings", "Look closely: what hangs on the wall?"),
        QT_TRANSLATE_NOOP("stolen_paintings", "One of you steals one, two or three."),
        QT_TRANSLATE_NOOP("stolen_paintings", "Spot them again at the auction."),
    ),
    shelf=0,
    min_seats=2,
    max_seats=8,
    minutes=(20, 45),
    age=8,
    options=_OPTIONS,
    presets=_PRESETS,
    needs=("pictures", "likeness", "theft"),
    credit=QT_TRANSLATE_NOOP("stolen_paintings", "A game by Bruno Faidutti"),
    cards=31,
    public=True,
)
