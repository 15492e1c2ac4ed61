"""Which paintings somebody wants: words of the label and of other names for it, and facts that are ticked."""

import re
import unicodedata
from functools import lru_cache

import msgspec

from artgames.decks.catalogue import Painting
from artgames.learning.artists import known_names


class Filter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that is given must hold; of several values of one fact, one is enough. Nothing given: all cards."""

    words: str = ""
    schools: tuple[str, ...] = ()
    subjects: tuple[str, ...] = ()
    nationalities: tuple[str, ...] = ()
    museums: tuple[str, ...] = ()
    not_before: int | None = None  # year
    not_after: int | None = None
    portraits: bool = False  # only these
    young: bool = False  # only what is for young players, too
    cards: tuple[int, ...] = ()  # only these, picked by hand

    def takes(self, painting: Painting) -> bool:
        """Whether this painting is wanted."""
        facts = (
            (self.schools, painting.school),
            (self.subjects, painting.subject),
            (self.nationalities, painting.nationality),
            (self.museums, painting.museum),
        )
        return (
            all(not wanted or fact in wanted for wanted, fact in facts)
            and (not self.portraits or painting.portrait)
            and (not self.young or painting.for_young_players)
            and (not self.cards or painting.id in self.cards)
            and self._in_time(painting)
            and all(word in searchable(painting) for word in plain(self.words).split())
        )

    def _in_time(self, painting: Painting) -> bool:
        """A painting of unknown date is in no time; one that took years counts from its first to its last."""
        if self.not_before is None and self.not_after is None:
            return True
        if painting.begun is None or painting.completed is None:
            return False
        too_old = self.not_before is not None and painting.completed < self.not_before
        return not too_old and (self.not_after is None or painting.begun <= self.not_after)


@lru_cache(maxsize=20_000)
def searchable(painting: Painting) -> str:
    """Everything on the label, and other names of title and artist, as it can be typed on any keyboard."""
    label = (
        painting.printed_id,
        painting.title,
        *painting.aliases,
        painting.artist,
        *known_names(painting.artist),
        painting.nationality,
        painting.dated,
        str(painting.begun or ""),
        str(painting.completed or ""),
        painting.school,
        painting.subject,
        painting.museum,
        painting.city,
        painting.sitter or "",
        painting.sentence,
        "portrait" if painting.portrait else "",
    )
    return plain(" ".join(label))


def plain(text: str) -> str:
    """Small letters without accents or signs: “Dürer’s hare” becomes “durer s hare”."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss").replace("ø", "o").replace("ł", "l"))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^\w]+", " ", bare).strip()
