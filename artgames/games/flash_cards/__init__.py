"""Flash cards. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.facts import Element
from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

SLUG = "flash_cards"

ELEMENTS: tuple[Element, ...] = ("title", "artist", "date", "school", "museum")
"""What can be asked (SP-60), in the order of the house rules."""

_ASKED_BY_DEFAULT = ("title", "artist", "date")  # SP-60
_TITLES = {
    "title": QT_TRANSLATE_NOOP("flash_cards", "Title"),
    "artist": QT_TRANSLATE_NOOP("flash_cards", "Artist"),
    "date": QT_TRANSLATE_NOOP("flash_cards", "Date"),
    "school": QT_TRANSLATE_NOOP("flash_cards", "School"),
    "museum": QT_TRANSLATE_NOOP("flash_cards", "Museum"),
}
_HINTS = {
    "title": QT_TRANSLATE_NOOP("flash_cards", "What is the painting called? For a homage: the original"),
    "artist": QT_TRANSLATE_NOOP("flash_cards", "Who painted it? For a homage: the original"),
    "date": QT_TRANSLATE_NOOP("flash_cards", "When was it painted? For a homage: the original"),
    "school": QT_TRANSLATE_NOOP("flash_cards", "Which school or movement does it belong to?"),
    "museum": QT_TRANSLATE_NOOP("flash_cards", "Which museum does it belong to? For a homage: the original"),
}


def _ask(element: str) -> Option:
    heading = QT_TRANSLATE_NOOP("flash_cards", "Questions") if element == ELEMENTS[0] else ""
    default = element in _ASKED_BY_DEFAULT
    return Option(element, _TITLES[element], _HINTS[element], default, heading=heading)


_FORM = Option(
    key="form",
    title=QT_TRANSLATE_NOOP("flash_cards", "How to answer"),
    hint=QT_TRANSLATE_NOOP("flash_cards", "Choose, type, or think of it and be honest with yourself."),
    default="choice",  # SP-60
    values=("choice", "typed", "turn"),
    names=(
        QT_TRANSLATE_NOOP("flash_cards", "Multiple choice"),
        QT_TRANSLATE_NOOP("flash_cards", "Type it"),
        QT_TRANSLATE_NOOP("flash_cards", "Turn the card"),
    ),
    heading=QT_TRANSLATE_NOOP("flash_cards", "Format"),
)
_TOLERANCE = Option(
    key="tolerance",
    title=QT_TRANSLATE_NOOP("flash_cards", "Dates may be out by"),
    hint=QT_TRANSLATE_NOOP("flash_cards", "Answers this many years before or after the label’s date also count."),
    default=10,
    values=(0, 5, 10, 25),  # SP-60
    names=(
        QT_TRANSLATE_NOOP("flash_cards", "0 years"),
        QT_TRANSLATE_NOOP("flash_cards", "5 years"),
        QT_TRANSLATE_NOOP("flash_cards", "10 years"),
        QT_TRANSLATE_NOOP("flash_cards", "25 years"),
    ),
    only_with=("form", ("typed",)),
)
_CARDS = Option(
    key="cards",
    title=QT_TRANSLATE_NOOP("flash_cards", "Number of cards"),
    hint=QT_TRANSLATE_NOOP("flash_cards", "If the deck has fewer, you get them all."),
    default=20,
    values=(5, 10, 20, 40),
    free_range=(1, 200),
)
_AGAIN = Option(
    key="again",
    title=QT_TRANSLATE_NOOP("flash_cards", "Repeat missed cards"),
    hint=QT_TRANSLATE_NOOP("flash_cards", "At the end, for practice; only your first answers count."),
    default=True,
)

GAME = GameInfo(
    slug=SLUG,
    title=QT_TRANSLATE_NOOP("flash_cards", "Flash Cards"),
    line=QT_TRANSLATE_NOOP("flash_cards", "Learn paintings by heart. Each card comes back just before you forget it."),
    steps=(
        QT_TRANSLATE_NOOP("flash_cards", "A painting appears."),
        QT_TRANSLATE_NOOP("flash_cards", "Do you know the answer?"),
        QT_TRANSLATE_NOOP("flash_cards", "It comes back just before you forget."),
    ),
    min_seats=1,
    max_seats=1,
    least_people=1,
    minutes=(5, 15),
    age=8,
    options=(*map(_ask, ELEMENTS), _FORM, _TOLERANCE, _CARDS, _AGAIN),
    presets=(
        Preset(
            key="choice",
            title=QT_TRANSLATE_NOOP("flash_cards", "Multiple choice"),
            hint=QT_TRANSLATE_NOOP("flash_cards", "Title, artist or date of twenty paintings, with four answers each."),
            options={},
        ),
        Preset(
            key="typed",
            title=QT_TRANSLATE_NOOP("flash_cards", "Type it"),
            hint=QT_TRANSLATE_NOOP("flash_cards", "The surname is enough, and small typing slips are forgiven."),
            options={"form": "typed"},
        ),
        Preset(
            key="turn",
            title=QT_TRANSLATE_NOOP("flash_cards", "Turn the card"),
            hint=QT_TRANSLATE_NOOP("flash_cards", "Think of the answer, then turn the card: did you know it?"),
            options={"form": "turn"},
        ),
    ),
    needs=("pictures", "facts"),
    credit=QT_TRANSLATE_NOOP("flash_cards", "Based on the teaching ideas in the Stolen Paintings box"),
    cards=4,
    shelf=3,
    lesson={"form": "turn"},
)
