"""Whether the answer of one card could be true of another card as well. In doubt it could: then it is never offered."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from artgames.decks.questions.answer_texts import plain, span, told
from artgames.decks.questions.related_schools import are_kin
from artgames.decks.questions.stop_words import ARTICLES, BROAD, GENERAL_TITLES, HOUSES, LANDS, ROLES
from artgames.engine.facts import Element, Facts

APART = 11
"""Two dates lie so many years apart at least: then an answer that counts within ten years fits only one of them."""

LIVES_APART = 5
NEIGHBOURS = 20
"""Schools of one country that overlap within so many years are told apart by scholars only."""


def could_be_right(element: Element, card: Facts, other: Facts) -> bool:
    """Whether what `other` says about the element could also be said of `card`."""
    one, another = told(card, element), told(other, element)
    return plain(one) == plain(another) or _SAME[element](card, other)


@lru_cache(maxsize=20_000)
def _words(text: str, empty: frozenset[str]) -> frozenset[str]:
    """The words that mean something; all, where none does."""
    every = frozenset(plain(re.sub(r"[(\[][^)\]]*[)\]]", " ", text)).split())
    return every - empty or every


def _contained(one: frozenset[str], other: frozenset[str]) -> bool:
    return one <= other or other <= one


def same_title(card: Facts, other: Facts) -> bool:
    """Equal but for articles, a longer form of the other, or half of the words the same; a title that says no more than
    what one sees, such as “Portrait of a man”; what this one is called as well; any Annunciation for another one."""
    one, another = _words(card.title, ARTICLES), _words(other.title, ARTICLES)
    if any(_words(alias, ARTICLES) == another for alias in card.aliases):
        return True
    if another <= GENERAL_TITLES or (card.subject == other.subject and plain(card.subject) not in BROAD):
        return True
    return _contained(one, another) or 2 * len(one & another) >= len(one | another)


def same_artist(card: Facts, other: Facts) -> bool:
    """Other forms of one name, a workshop and its master, or two names with the same dates."""
    one, another = _words(card.artist, ROLES), _words(other.artist, ROLES)
    if _contained(one, another) or len(one & another) >= 2:
        return True
    if card.born is not None and (card.born, card.died) == (other.born, other.died):
        return True
    return _initials(card.artist) == _initials(other.artist)


@lru_cache(maxsize=20_000)
def _initials(name: str) -> tuple[str, str]:
    """The surname and the first letter of all: “J. M. W. Turner” and “Turner, J.M.W.” are Joseph Mallord William."""
    surname, comma, others = name.partition(",")
    straight = f"{others} {surname}" if comma else name
    words = [word for word in plain(straight).split() if word not in ROLES] or [plain(name)]
    return words[-1], words[0][:1]


def same_date(card: Facts, other: Facts) -> bool:
    one, another = span(card), span(other)
    if one is None or another is None:
        return True
    return another[0] - one[1] < APART and one[0] - another[1] < APART


def same_life(card: Facts, other: Facts) -> bool:
    """Somebody who lived from 1840 to 1926 also lived from 1841 to 1919: both years must be clearly others."""
    if card.born is None or card.died is None or other.born is None or other.died is None:
        return True
    near = abs(card.born - other.born) < LIVES_APART or abs(card.died - other.died) < LIVES_APART
    return near or same_artist(card, other)


def same_sitter(card: Facts, other: Facts) -> bool:
    return _contained(_words(card.sitter, ARTICLES), _words(other.sitter, ARTICLES))


def same_country(card: Facts, other: Facts) -> bool:
    """Also where the label of the school, or of the artist elsewhere, names the other country."""
    one, another = plain(card.country), plain(other.country)
    if _contained(frozenset(one.split()), frozenset(another.split())) or another in plain(card.school):
        return True
    return any(one in land and another in land for land in LANDS) or _shared(card, other)


def _shared(card: Facts, other: Facts) -> bool:
    return bool(card.artist and other.artist) and same_artist(card, other)


def same_school(card: Facts, other: Facts) -> bool:
    """Schools that are kin, share a word or an artist, or flourished in one country at one time."""
    if are_kin(card.school, other.school) or _shared(card, other):
        return True
    one, another = span(card), span(other)
    if one is None or another is None or plain(card.country) != plain(other.country):
        return False
    return another[0] - one[1] < NEIGHBOURS and one[0] - another[1] < NEIGHBOURS


def same_museum(card: Facts, other: Facts) -> bool:
    """Other forms of one name, or names in one city that share a word; houses without a name of their own are told
    apart by their city."""
    one, another = _words(card.museum, HOUSES), _words(other.museum, HOUSES)
    here, there = plain(card.city), plain(other.city)
    if here and there and here != there and here not in another and there not in one:
        return _contained(one, another) and not _only_general(one) and not _only_general(another)
    return bool(_contained(one, another) or one & another or _only_general(one) or _only_general(another))


def _only_general(words: frozenset[str]) -> bool:
    return words <= HOUSES


_SAME: Mapping[Element, Callable[[Facts, Facts], bool]] = MappingProxyType(
    {
        "title": same_title,
        "artist": same_artist,
        "date": same_date,
        "century": lambda card, other: False,  # equal or another one
        "lived": same_life,
        "sitter": same_sitter,
        "country": same_country,
        "school": same_school,
        "museum": same_museum,
    }
)
