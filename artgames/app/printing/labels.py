"""What the page for paper offers, in words."""

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.print_request import Kind

KINDS: tuple[tuple[Kind, str, str], ...] = (
    (
        "deck",
        QT_TRANSLATE_NOOP("PrintPage", "Cards to cut out"),
        QT_TRANSLATE_NOOP(
            "PrintPage", "Print double-sided, flipped on the long edge, so that backs line up with cards."
        ),
    ),
    (
        "tokens",
        QT_TRANSLATE_NOOP("PrintPage", "Number tokens"),
        QT_TRANSLATE_NOOP("PrintPage", "1 to 12, two of each, to place beside paintings."),
    ),
    (
        "pads",
        QT_TRANSLATE_NOOP("PrintPage", "Score pads"),
        QT_TRANSLATE_NOOP("PrintPage", "For playing with printed cards and a pencil."),
    ),
    (
        "rules",
        QT_TRANSLATE_NOOP("PrintPage", "Game rules"),
        QT_TRANSLATE_NOOP("PrintPage", "The full guide on one page, to keep beside the cards."),
    ),
    (
        "booklet",
        QT_TRANSLATE_NOOP("PrintPage", "Catalogue"),
        QT_TRANSLATE_NOOP("PrintPage", "Every painting in miniature, with its label and a sentence about it."),
    ),
    (
        "answers",
        QT_TRANSLATE_NOOP("PrintPage", "Answer sheets for a class"),
        QT_TRANSLATE_NOOP("PrintPage", "A line for each painting; the answers are on a separate page."),
    ),
)

LABELS = (
    ("none", QT_TRANSLATE_NOOP("PrintPage", "Not on the cards: for games")),
    ("back", QT_TRANSLATE_NOOP("PrintPage", "On the back: for learning")),
    ("below", QT_TRANSLATE_NOOP("PrintPage", "Below the painting: for display")),
)


def file_name(title: str) -> str:
    """A title as the name of a file on any system."""
    kept = [sign if sign.isalnum() or sign in " -–_.()," else " " for sign in title]
    return " ".join("".join(kept).split()) or "Artgames"
