"""Art Gallery. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_SEAT_NAMES = (
    QT_TRANSLATE_NOOP("art_gallery", "By lot"),
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
            "art_gallery", "Which cards everybody has in hand or face down is shown: nobody needs to remember it."
        ),
        default=False,
        values=(True, False),  # AG-04
    ),
    Option(
        key="may_refuse",
        title=QT_TRANSLATE_NOOP("art_gallery", "Paintings may be left"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "Whoever wins a painting may leave it where it hangs."),
        default=False,
        values=(True, False),  # AG-11
    ),
    Option(
        key="starter",
        title=QT_TRANSLATE_NOOP("art_gallery", "Who begins"),
        hint=QT_TRANSLATE_NOOP(
            "art_gallery", "The seat of whoever was at a museum last, perhaps. Where nobody sits, the lot decides."
        ),
        default=0,
        values=(0, 1, 2, 3, 4, 5, 6),  # AG-01
        names=_SEAT_NAMES,
    ),
    Option(
        key="return_order",
        title=QT_TRANSLATE_NOOP("art_gallery", "Cards come back"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "Whose marker is served first when the cards of an area are taken back."),
        default="reverse",
        values=("reverse", "forward"),  # AG-12
        names=(
            QT_TRANSLATE_NOOP("art_gallery", "Last marker first"),
            QT_TRANSLATE_NOOP("art_gallery", "First marker first"),
        ),
    ),
    Option(
        key="zero_any_card",
        title=QT_TRANSLATE_NOOP("art_gallery", "A 0 is strong in any company"),
        hint=QT_TRANSLATE_NOOP(
            "art_gallery", "In a gallery it counts 10 beside anybody's card, not only beside one of your own."
        ),
        default=False,
        values=(True, False),  # AG-09
    ),
    Option(
        key="start_tie_literal",
        title=QT_TRANSLATE_NOOP("art_gallery", "A tie passes the first player card on"),
        hint=QT_TRANSLATE_NOOP(
            "art_gallery", "If the highest last cards are equal, the left neighbour gets it, tied or not."
        ),
        default=False,
        values=(True, False),  # AG-07
    ),
)

_PRESETS = (
    Preset(
        key="young",
        title=QT_TRANSLATE_NOOP("art_gallery", "Young"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "Known cards are shown, and nobody must take a painting."),
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
        title=QT_TRANSLATE_NOOP("art_gallery", "Book"),
        hint=QT_TRANSLATE_NOOP("art_gallery", "Remember what you have seen, and take what you have won."),
        options={},
    ),
)

GAME = GameInfo(
    slug="art_gallery",
    title=QT_TRANSLATE_NOOP("art_gallery", "Art Gallery"),
    line=QT_TRANSLATE_NOOP(
        "art_gallery", "Walk through the museum, outbid the others, and hang the finest collection."
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
