"""What the library has to say about packs that are missing or damaged."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

NOT_INSTALLED = QT_TRANSLATE_NOOP("decks", "The pictures of “{pack}” are not installed, so this deck is left out.")
UNREADABLE = QT_TRANSLATE_NOOP("decks", "The card list {file} cannot be read, so this deck is left out.")
MISSING = QT_TRANSLATE_NOOP("decks", "The picture of “{title}” ({file}) is missing, so this card is left out.")
DAMAGED = QT_TRANSLATE_NOOP("decks", "The picture of “{title}” ({file}) is damaged, so this card is left out.")
SEVERAL = QT_TRANSLATE_NOOP(
    "decks", "{count} pictures of “{pack}” are missing or damaged; cards left to play with: {cards}."
)


def not_installed(pack: str) -> Sentence:
    return Sentence("decks", NOT_INSTALLED, {"pack": pack})


def unreadable(file: str) -> Sentence:
    return Sentence("decks", UNREADABLE, {"file": file})


def missing(title: str, file: str) -> Sentence:
    return Sentence("decks", MISSING, {"title": title, "file": file})


def several(pack: str, count: int, cards: int) -> Sentence:
    return Sentence("decks", SEVERAL, {"pack": pack, "count": count, "cards": cards})


def damaged(title: str, file: str) -> Sentence:
    return Sentence("decks", DAMAGED, {"title": title, "file": file})
