"""What the page for paper offers, in words."""

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.print_request import Kind

KINDS: tuple[tuple[Kind, str, str], ...] = (
    (
        "deck",
        QT_TRANSLATE_NOOP("PrintPage", "Cards to cut out"),
        QT_TRANSLATE_NOOP("PrintPage", "Print on both sides, turned over the long edge: each back is behind its card."),
    ),
    (
        "tokens",
        QT_TRANSLATE_NOOP("PrintPage", "Number tokens"),
        QT_TRANSLATE_NOOP("PrintPage", "1 to 12, twice, to lie beside paintings."),
    ),
    (
        "pads",
        QT_TRANSLATE_NOOP("PrintPage", "Score pads"),
        QT_TRANSLATE_NOOP("PrintPage", "To play with printed cards and a pencil."),
    ),
    (
        "rules",
        QT_TRANSLATE_NOOP("PrintPage", "Rules of a game"),
        QT_TRANSLATE_NOOP("PrintPage", "The whole guide on one page, to lie beside the cards."),
    ),
    (
        "booklet",
        QT_TRANSLATE_NOOP("PrintPage", "Catalogue"),
        QT_TRANSLATE_NOOP("PrintPage", "Every painting small, with its label and a sentence about it."),
    ),
    (
        "answers",
        QT_TRANSLATE_NOOP("PrintPage", "Answer sheets for a class"),
        QT_TRANSLATE_NOOP("PrintPage", "A line for each painting; the key is on a page of its own."),
    ),
)

LABELS = (
    ("none", QT_TRANSLATE_NOOP("PrintPage", "Not on the cards: for games")),
    ("back", QT_TRANSLATE_NOOP("PrintPage", "On the back: to learn by")),
    ("below", QT_TRANSLATE_NOOP("PrintPage", "Below the painting: to look at")),
)


def file_name(title: str) -> str:
    """A title as the name of a file on any system."""
    kept = [sign if sign.isalnum() or sign in " -–_.()," else " " for sign in title]
    return " ".join("".join(kept).split()) or "Artgames"
