"""Why an original was not taken, as a sentence for whoever wanted it."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

NO_ENTRY = QT_TRANSLATE_NOOP("originals", "Wikidata has no entry for it.")
NO_SUCH_TITLE = QT_TRANSLATE_NOOP("originals", "Wikidata has no picture of this title.")
OTHER_ARTIST = QT_TRANSLATE_NOOP("originals", "Wikidata has this title only by other artists.")
OTHER_FACTS = QT_TRANSLATE_NOOP("originals", "Wikidata’s date or museum is not the one on the label.")
SEVERAL = QT_TRANSLATE_NOOP("originals", "Wikidata has several pictures that could be this one.")
NO_PICTURE = QT_TRANSLATE_NOOP("originals", "Wikidata names no picture of it.")
NOT_ON_COMMONS = QT_TRANSLATE_NOOP("originals", "Wikimedia Commons has no such picture.")
NOT_FREE = QT_TRANSLATE_NOOP("originals", "Its licence is “{licence}”, not public domain or CC0.")
NO_LICENCE = QT_TRANSLATE_NOOP("originals", "No licence is named, so it may not be free.")
WRONG_TYPE = QT_TRANSLATE_NOOP("originals", "This type of picture cannot be shown ({type}).")
TOO_LARGE = QT_TRANSLATE_NOOP("originals", "The file is too large.")
DAMAGED = QT_TRANSLATE_NOOP("originals", "The picture arrived damaged.")
OTHER_SHAPE = QT_TRANSLATE_NOOP(
    "originals",
    "Its shape is not the painting’s: {height} × {width} cm on the label, {high} × {wide} pixels here.",
)
TOO_DARK = QT_TRANSLATE_NOOP("originals", "The picture is almost black.")
TOO_SMALL = QT_TRANSLATE_NOOP("originals", "The picture is too small.")
UNREADABLE = QT_TRANSLATE_NOOP("originals", "{host} sent something that cannot be read.")
UNSAFE = QT_TRANSLATE_NOOP("originals", "The picture lies at an address that is not safe.")
NO_ANSWER = QT_TRANSLATE_NOOP("originals", "{host} does not answer.")
BUSY = QT_TRANSLATE_NOOP("originals", "{host} is too busy; try again later.")
REFUSED = QT_TRANSLATE_NOOP("originals", "{host} refused (error {code}).")
NOT_SAVED = QT_TRANSLATE_NOOP("originals", "It could not be saved: {reason}.")


class OriginalProblem(Exception):
    """This one is not taken, and why. The card stays as it was."""

    def __init__(self, text: str, **values: int | str) -> None:
        self.sentence = Sentence("originals", text, values)
        super().__init__(self.sentence.render(()))
