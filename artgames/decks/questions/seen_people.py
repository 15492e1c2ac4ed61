"""Who is to be seen in a painting, as far as label and description say: a man, a woman, a child, several people.

Wrong answers go by it: nobody takes a lady in blue for one of three gentlemen.
"""

import re
from functools import lru_cache
from typing import Literal, TypeAlias

from artgames.decks.filters import plain
from artgames.decks.questions.stop_words import KINDS, each
from artgames.engine.facts import Facts

Who: TypeAlias = Literal["", "man", "woman", "child", "several"]
"""Empty where nobody is, or nobody can say."""

_WOMAN = each(
    "woman lady girl maid mother queen princess princesse duchess duchesse comtesse countess marquise empress madame"
    " mme mrs miss mademoiselle wife widow nun virgin madonna venus nymph goddess dancer actress housewife bride she"
    " her hers herself young-lady milkmaid lacemaker sultana infanta saskia"
)
_MAN = each(
    "man gentleman youth king prince duke count baron emperor sir mr monsieur lord husband widower monk friar cardinal"
    " pope bishop knight soldier officer general captain sailor fisherman peasant painter sculptor poet scholar lawyer"
    " merchant doge musician he his him himself nobleman boyar hunter"
)
_CHILD = each("child baby infant toddler boy schoolboy youngster")
_SEVERAL = each(
    "two three four five several pair couple family group crowd crowds people figures men women ladies gentlemen girls"
    " boys children dancers soldiers peasants guests passengers musicians players sisters brothers friends lovers they"
    " their youngsters onlookers workers bathers harvesters company"
)
_OF_SOMEBODY = "figure"
"""Portraits and figures: there it counts who is to be seen."""

_WORD = re.compile(r"[a-zà-ÿ]+(?:-[a-zà-ÿ]+)*")
_FIRST_WORDS = 9
"""Whoever is meant stands near the beginning of a description."""


def who_is_seen(*, title: str, sitter: str, sentence: str, portrait: bool) -> Who:
    """Title and names say it more surely than a description does, and a portrait is of one person unless it says so."""
    if " and " in sitter or sitter.count(",") > 1:
        return "several"
    described = _WORD.findall(sentence.casefold())
    named = _found(_WORD.findall(title.casefold())) if portrait else ""
    if named:
        return named
    return _found(described[:_FIRST_WORDS]) or (_found(described) if portrait else "")


@lru_cache(maxsize=10_000)
def kind_of(facts: Facts) -> tuple[str, str]:
    """What kind of picture it is, as anybody sees who knows nothing about it: a portrait of a woman, a landscape."""
    subject = plain(facts.subject)
    kind = next((min(kind) for kind in KINDS if subject in kind), subject)
    return kind, facts.who if kind == _OF_SOMEBODY else ""


def _found(words: list[str]) -> Who:
    """The first word that says who it is."""
    for word in words:
        if word in _SEVERAL:
            return "several"
        if word in _CHILD:
            return "child"
        if word in _WOMAN:
            return "woman"
        if word in _MAN:
            return "man"
    return ""
