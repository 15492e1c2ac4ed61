"""What a label says about each element, in the words of an answer."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from artgames.decks import filters
from artgames.decks.catalogue import NOBODY, Painting
from artgames.decks.questions.seen_people import who_is_seen
from artgames.engine.facts import Element, Facts

CIRCA = 5
"""“About 1500” may be so many years earlier or later."""

_ROUGH = re.compile(r"\b(c|ca|circa|about|around|um|vers|before|after|probably|possibly)\b|\?", re.IGNORECASE)
_ASIDE = re.compile(r"\s*[(\[][^)\]]*[)\]]")
_NO_ARTIST = re.compile(
    r"^(?:(?:artist|künstler|kuenstler|maler|peintre|artiste|artista|pittore|pintor|autore?)[:,]? )?"
    r"(?:unidentified|unknown|anonymous|anonyme?[rs]?|an[oó]nim[oa]|unbekannte?[rs]?|nicht bekannt|inconnue?|ignot[oa]"
    r"|sconosciut[oa]|desconocid[oa]|desconhecid[oa]|onbekende?|okänd|ukendt|ukjent|n/a)\b"
    r"|^(?:k\. ?a\.|[-–—.]+)$|\?$",
    re.IGNORECASE,
)
"""What people write where nobody knows, in the languages of their tables."""

_NO_MUSEUM = re.compile(
    r"^(private|priv\.|collection privée|privat)|\b(private collection|lost|unknown|destroyed|location)\b",
    re.IGNORECASE,
)


plain = lru_cache(maxsize=20_000)(filters.plain)
"""Many labels are compared with many others."""


def facts_of(painting: Painting) -> Facts:
    """The label of a card, for a set-up."""
    return Facts(
        title=painting.title,
        artist="" if painting.artist == NOBODY else painting.artist,
        lived=painting.lived,
        born=painting.born,
        died=painting.died,
        country=painting.nationality,
        dated=painting.dated,
        begun=painting.begun,
        completed=painting.completed,
        school=painting.school,
        subject=painting.subject,
        museum=painting.museum,
        city=painting.city,
        sitter=painting.sitter or "",
        who=who_is_seen(
            title=painting.title,
            sitter=painting.sitter or "",
            sentence=painting.sentence,
            portrait=painting.portrait,
        ),
        aliases=painting.aliases,
        homage=painting.is_homage,
    )


@lru_cache(maxsize=20_000)
def told(facts: Facts, element: Element) -> str:
    """The answer that is right for this card; empty where nobody knows, or where it could be disputed."""
    return _TOLD[element](facts)


@lru_cache(maxsize=10_000)
def span(facts: Facts) -> tuple[int, int] | None:
    """The years in which a painting may have been made; wider than its label where that says “about”."""
    if facts.begun is None or facts.completed is None:
        return None
    first, last = sorted((facts.begun, facts.completed))
    rough = CIRCA if _ROUGH.search(facts.dated) else 0
    return first - rough, last + rough


def middle(facts: Facts) -> float | None:
    """About when it was painted; where nobody knows, when the artist was forty."""
    years = span(facts)
    if years is not None:
        return sum(years) / 2
    return facts.born + 40.0 if facts.born is not None else None


def hundred(year: int) -> str:
    """A century in figures: nobody has to know whether 1500 is in the fifteenth."""
    first = year // 100 * 100
    return f"{first}–{first + 99}"


def _artist(facts: Facts) -> str:
    return "" if _NO_ARTIST.search(facts.artist) else facts.artist.strip()


def _date(facts: Facts) -> str:
    if span(facts) is None:
        return ""
    years = f"{facts.begun}" if facts.begun == facts.completed else f"{facts.begun}–{facts.completed}"
    return facts.dated.strip() or years


def _century(facts: Facts) -> str:
    years = span(facts)
    if years is None or years[0] < 100 or years[0] // 100 != years[1] // 100:
        return ""
    return hundred(years[0])


def _lived(facts: Facts) -> str:
    known = facts.born is not None and facts.died is not None and _artist(facts)
    return (facts.lived.strip() or f"{facts.born}–{facts.died}") if known else ""


def _sitter(facts: Facts) -> str:
    """A name with a question mark behind it is asked of nobody."""
    return "" if "?" in facts.sitter else _ASIDE.sub("", facts.sitter).strip()


def _museum(facts: Facts) -> str:
    """With its city, since many towns have a national gallery."""
    name = _ASIDE.sub("", facts.museum).strip()
    if not name or _NO_MUSEUM.search(name):
        return ""
    city = facts.city.strip()
    return name if not city or city.casefold() in name.casefold() else f"{name}, {city}"


_TOLD: Mapping[Element, Callable[[Facts], str]] = MappingProxyType(
    {
        "title": lambda facts: facts.title.strip(),
        "artist": _artist,
        "date": _date,
        "century": _century,
        "lived": _lived,
        "sitter": _sitter,
        "country": lambda facts: facts.country.strip(),
        "school": lambda facts: facts.school.strip(),
        "museum": _museum,
    }
)
