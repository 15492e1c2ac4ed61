"""What a label says: the one place where artist, title, date and museum become words.

The paintings of our own atelier are homages. Their cards describe the originals, so that a label must say so each time:
“after Francisco de Goya”, and that date, size and museum are the original's.
"""

import re
from functools import lru_cache

from artgames.decks.catalogue import Painting
from artgames.engine.words import QT_TRANSLATE_NOOP, Translate, unbroken, untranslated

_STOLEN = re.compile(r"^(?P<museum>.*\S)\s*\(stolen in (?P<year>\d{4})\)$")
_ON_PAPER = re.compile(r"\b(paper|print)\b", re.IGNORECASE)
"""What bears no light is shown now and then, and hangs nowhere."""

_EXACT = re.compile(r"(?:probably |possibly )?(?:c\. ?)?\d{1,4}(?:\s?[–/-]\s?\d{1,4})?\??")
"""A year, or the first and the last one, from which everybody can tell which of them counts."""

_PRIVATE = "Private collection"
_WITHOUT_ARTICLE = ("Tate", "Kunsthalle", "Kunst Museum")
"""Museums that nobody says “the” before."""


class Label:
    """The words for one card, in the reader's language. A line of which nothing is known is empty."""

    def __init__(self, painting: Painting, translate: Translate = untranslated) -> None:
        self._painting, self._translate = painting, translate
        self._dated = unbroken(painting.dated)
        self.title = painting.title
        self.sentence = painting.sentence

    @property
    def who(self) -> str:
        """“Claude Monet”, or “after Claude Monet”."""
        artist = self._painting.artist
        if not self._painting.is_homage or not artist:
            return artist
        return self._say(QT_TRANSLATE_NOOP("Label", "after {artist}"), artist=artist)

    @property
    def artist(self) -> str:
        """The same with the years of the artist's life."""
        return _joined(", ", self.who, unbroken(self._painting.lived))

    @property
    def dated(self) -> str:
        return self._of_original(self._dated)

    @property
    def last_year(self) -> str:
        """Which year a vague date stands for where the last one counts: “after 1595” counts as 1609."""
        return self._counted(str(self._painting.completed))

    @property
    def all_years(self) -> str:
        """The same where any of its years is right: “after 1595” counts as 1595–1609."""
        return self._counted(f"{self._painting.begun}–{self._painting.completed}")

    def _counted(self, years: str) -> str:
        painting = self._painting
        if not is_vague(painting):
            return ""
        return self._say(QT_TRANSLATE_NOOP("Label", "“{dated}” counts as {years}"), dated=self._dated, years=years)

    @property
    def school(self) -> str:
        """With the artist's country."""
        return self._of_original(_joined(" · ", self._painting.school, self._painting.nationality))

    @property
    def movement(self) -> str:
        return self._of_original(self._painting.school)

    @property
    def medium(self) -> str:
        """What it is painted with, and its size."""
        return self._of_original(_joined(", ", self._painting.medium, size_of(self._painting, self._translate)))

    @property
    def size(self) -> str:
        return self._of_original(size_of(self._painting, self._translate))

    @property
    def sitter(self) -> str:
        """Empty where the title says it already."""
        sitter = self._painting.sitter or ""
        return "" if sitter in self.title else sitter

    @property
    def museum(self) -> str:
        return self._of_original(self._painting.museum)

    @property
    def name(self) -> str:
        """For a list: the title, of a homage with whom it is painted after."""
        return _joined(", ", self.who, self.title) if self._painting.is_homage else self.title

    @property
    def byline(self) -> str:
        """Who and when, for a line below the title: “Claude Monet, 1872”, “after Claude Monet (original: 1872)”."""
        if self._painting.is_homage and self.who and self.dated:
            return f"{self.who} ({self.dated})"
        return _joined(", ", self.who, self.dated)

    @property
    def caption(self) -> str:
        """The title and, below it, who and when; of a homage all in one, which is shorter."""
        return self.line if self._painting.is_homage else _joined("\n", self.title, self.byline)

    @property
    def line(self) -> str:
        """All of it where there is one line: “after Francisco de Goya, The Parasol (1777)”."""
        named = _joined(", ", self.who, self.title)
        return f"{named} ({self._dated})" if self._dated else named

    def shorter_and_shorter(self) -> tuple[str, ...]:
        """What a narrow place can say, the longest first: who and when on lines of their own, then less. The year of
        an original is never left alone with a homage."""
        titled = f"{self.title} ({self._dated})" if self._dated else self.title
        middle = _joined("\n", self.title, self.who) if self._painting.is_homage else titled
        return tuple(dict.fromkeys((_joined("\n", titled, self.who), middle, self.title)))

    @property
    def spoken(self) -> str:
        """What a screen reader says: the label, then what is to be seen."""
        return _joined(". ", self.line, self.sentence)

    @property
    def place(self) -> str:
        """Where it is; of a homage, what it is and where its original is."""
        if not self._painting.is_homage:
            return place_of(self._painting)
        text, values = self._where()
        return self._say(text, **values)

    def _where(self) -> tuple[str, dict[str, str]]:
        place, museum = place_of(self._painting), self._painting.museum
        if not museum:
            return QT_TRANSLATE_NOOP("Label", "Homage painted for Artgames"), {}
        if museum == _PRIVATE:
            text = QT_TRANSLATE_NOOP("Label", "Homage painted for Artgames; the original is in a private collection")
            return text, {}
        if stolen := _STOLEN.match(museum):
            text = QT_TRANSLATE_NOOP(
                "Label", "Homage painted for Artgames; the original was stolen in {year} from the {place}"
            )
            return text, {"place": _joined(", ", stolen["museum"], self._painting.city), "year": stolen["year"]}
        if _ON_PAPER.search(self._painting.medium):
            text = QT_TRANSLATE_NOOP("Label", "Homage painted for Artgames; the original is kept in the {place}")
        elif museum.startswith(_WITHOUT_ARTICLE):
            text = QT_TRANSLATE_NOOP("Label", "Homage painted for Artgames; the original hangs in {place}")
        else:
            text = QT_TRANSLATE_NOOP("Label", "Homage painted for Artgames; the original hangs in the {place}")
        return text, {"place": place.removeprefix("The ")}

    def _of_original(self, fact: str) -> str:
        if not fact or not self._painting.is_homage:
            return fact
        return self._say(QT_TRANSLATE_NOOP("Label", "original: {fact}"), fact=fact)

    def _say(self, text: str, **values: str) -> str:
        return self._translate("Label", text).format(**values)


def is_vague(painting: Painting) -> bool:
    """Whether its date must be explained where it is scored: “1530s”, “early 12th century”, “after 1595”."""
    return painting.completed is not None and bool(painting.dated) and not _EXACT.fullmatch(painting.dated.strip())


def size_of(painting: Painting, translate: Translate = untranslated) -> str:
    """Height × width, as museums print it; empty if nobody knows."""
    if not painting.height_cm or not painting.width_cm:
        return ""
    text = translate("Label", QT_TRANSLATE_NOOP("Label", "{height} × {width} cm"))
    return text.format(height=f"{painting.height_cm:g}", width=f"{painting.width_cm:g}")


@lru_cache(maxsize=1000)
def place_of(painting: Painting) -> str:
    """The museum with its city, which many names have in them already."""
    city = "" if painting.city.casefold() in painting.museum.casefold() else painting.city
    return _joined(", ", painting.museum, city)


def _joined(sign: str, *parts: str) -> str:
    return sign.join(part for part in parts if part)
