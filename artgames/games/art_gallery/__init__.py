"""Art Gallery. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_SEAT_NAMES = (
    QT_TRANSLATE_NOOP("art_gallery", "At random"),
    QT_TRANSLATE_NOOP("art_gallery", "Seat 1"),
    QT_TRANSLATE_NOOP("art_gallery", "Seat 2"),
    QT_TRANSLATE_NOOP("art_gallery", "Seat 3"),
    QT_TRANSLATE_NOOP("art_gallery", "Seat 4"),
    QT_TRANSLATE_NOOP("art_gallery", "Seat 5"),
    QT_TRANSLATE_NOOP("art_gallery", "Seat 6"),
)

_OPTIONS = (
    Option(
        key="show_known_hands",
        title=QT_TRANSLATE_NOOP("art_gallery", "Show known cards"),
        hint=QT_TRANSLATE_NOOP(
            "art_gallery", "Shows which cards each player has in hand or face down, so nobody needs to remember."
        ),
        default=False,
        values=(True, False),  # AG-04
    ),
    Option(
        key="may_refuse",
        title=QT_TRANSLATE_NOOP("art_gallery", "Paintings may be refused"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "The winner of a painting may leave it where it hangs."),
        default=False,
        values=(True, False),  # AG-11
    ),
    Option(
        key="starter",
        title=QT_TRANSLATE_NOOP("art_gallery", "Starting player"),
        hint=QT_TRANSLATE_NOOP(
            "art_gallery", "Perhaps whoever visited a museum last. If that seat is empty, it is drawn at random."
        ),
        default=0,
        values=(0, 1, 2, 3, 4, 5, 6),  # AG-01
        names=_SEAT_NAMES,
    ),
    Option(
        key="return_order",
        title=QT_TRANSLATE_NOOP("art_gallery", "Taking cards back"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "Whose marker chooses first when the cards in a room are taken back."),
        default="reverse",
        values=("reverse", "forward"),  # AG-12
        names=(
            QT_TRANSLATE_NOOP("art_gallery", "Last marker first"),
            QT_TRANSLATE_NOOP("art_gallery", "First marker first"),
        ),
    ),
    Option(
        key="zero_any_card",
        title=QT_TRANSLATE_NOOP("art_gallery", "A 0 is strong beside any card"),
        hint=QT_TRANSLATE_NOOP(
            "art_gallery", "In a gallery it counts as 10 beside any player’s card, not only beside your own."
        ),
        default=False,
        values=(True, False),  # AG-09
    ),
    Option(
        key="start_tie_literal",
        title=QT_TRANSLATE_NOOP("art_gallery", "Ties pass on the first player card"),
        hint=QT_TRANSLATE_NOOP(
            "art_gallery", "If the highest last cards tie, the holder’s left neighbour gets it, tied or not."
        ),
        default=False,
        values=(True, False),  # AG-07
    ),
)

_PRESETS = (
    Preset(
        key="young",
        young=True,
        title=QT_TRANSLATE_NOOP("art_gallery", "Kids"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "Known cards are shown, and nobody has to take a painting."),
        options={"show_known_hands": True, "may_refuse": True},
    ),
    Preset(
        key="family",
        title=QT_TRANSLATE_NOOP("art_gallery", "Family"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "Known cards are shown: nobody needs to remember them."),
        options={"show_known_hands": True},
    ),
    Preset(
        key="book",
        title=QT_TRANSLATE_NOOP("art_gallery", "Classic"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "Hands stay hidden, and winners must take their paintings."),
        options={},
    ),
)

GAME = GameInfo(
    slug="art_gallery",
    title=QT_TRANSLATE_NOOP("art_gallery", "Art Gallery"),
    line=QT_TRANSLATE_NOOP(
        "art_gallery", "Walk through the museum, outbid your rivals and hang the finest collection."
    ),
    steps=(
        QT_TRANSLATE_NOOP("art_gallery", "Play a card and walk that far."),
        QT_TRANSLATE_NOOP("art_gallery", "Leave a card as a secret bid."),
        QT_TRANSLATE_NOOP("art_gallery", "Hang what you win: motifs in a row score."),
    ),
    shelf=1,
    min_seats=2,
    max_seats=6,
    minutes=(30, 60),
    age=10,
    options=_OPTIONS,
    presets=_PRESETS,
    needs=("pictures", "hands"),
    credit=QT_TRANSLATE_NOOP("art_gallery", "A game by Francesco Frittelli"),
    cards=48,
    facing=False,
    deck="atelier",
)
