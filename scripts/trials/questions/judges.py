"""Whether an answer is right for a painting. Written apart from what makes the questions: it shares no code with it.

What can be typed is judged as typed answers are; whoever types the right answer, or nearly the right one, is right.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from artgames.engine.facts import Element, Facts
from artgames.learning.answers import ASKED, judge

NEAR = 3
"""Two artists whose years of birth or death are so near are one artist in some book or other."""

NEIGHBOURS = (
    {"dutch", "flemish", "netherlandish", "belgian"},
    {"british", "english", "scottish"},
    {"german", "austrian"},
    {"italian", "venetian", "florentine"},
    {"greek", "spanish"},
)


def rightly(label: Facts, element: Element, answer: str, deck: Mapping[int, Facts]) -> bool:
    """Whether this answer could be defended for this label by somebody who knows the whole deck."""
    if element in ASKED and judge(element, label, answer, 10).counts:
        return True
    return _JUDGES[element](label, answer, deck)


def _bare(text: str) -> str:
    return re.sub(r"[^a-z0-9 ]", "", text.casefold().replace("é", "e").replace("ü", "u").replace("ñ", "n"))


def _tokens(text: str) -> set[str]:
    return set(_bare(text).split()) - {"the", "of", "a", "and", "de", "la", "van", "da"}


def _same_title(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    return bool(_tokens(label.title)) and _tokens(label.title) == _tokens(answer)


def _same_artist(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    """Also two names in the deck that belong to one life."""
    named = [other for other in deck.values() if other.artist == answer]
    one_life = any(other.born is not None and (other.born, other.died) == (label.born, label.died) for other in named)
    mine, theirs = _tokens(label.artist), _tokens(answer)
    return one_life or mine == theirs or (bool(mine) and mine < theirs) or (bool(theirs) and theirs < mine)


def _same_date(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    """Whether all that this answer stands for in the deck touches the years of the label."""
    if label.begun is None or label.completed is None:
        return False
    spans = [(other.begun, other.completed) for other in deck.values() if other.dated == answer]
    return any(
        first is not None and last is not None and first <= label.completed and label.begun <= last
        for first, last in spans
    )


def _same_century(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    first, last = map(int, answer.split("–"))
    return all(year is not None and first <= year <= last for year in (label.begun, label.completed))


def _same_life(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    lives = [(other.born, other.died) for other in deck.values() if other.lived == answer]
    if answer in (label.lived, f"{label.born}–{label.died}"):
        return True
    return any(
        born is not None
        and died is not None
        and label.born is not None
        and label.died is not None
        and abs(born - label.born) <= NEAR
        and abs(died - label.died) <= NEAR
        for born, died in lives
    )


def _same_sitter(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    mine, theirs = _tokens(label.sitter), _tokens(answer)
    return mine <= theirs or theirs <= mine


def _same_country(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    """Also where the same artist has another country on another label, or a school is called after it."""
    mine, theirs = label.country.casefold(), answer.casefold()
    elsewhere = any(
        other.artist == label.artist and other.country.casefold() == theirs for other in deck.values() if label.artist
    )
    kin = any({mine, theirs} <= group for group in NEIGHBOURS)
    return mine == theirs or elsewhere or kin or label.school.casefold().startswith(theirs)


def _same_school(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    """Also where the same artist belongs to it on another label."""
    elsewhere = any(other.artist == label.artist and other.school == answer for other in deck.values() if label.artist)
    return elsewhere or _bare(label.school) == _bare(answer)


def _same_museum(label: Facts, answer: str, deck: Mapping[int, Facts]) -> bool:
    return _bare(answer) in (_bare(label.museum), _bare(f"{label.museum}, {label.city}"))


_JUDGES = {
    "title": _same_title,
    "artist": _same_artist,
    "date": _same_date,
    "century": _same_century,
    "lived": _same_life,
    "sitter": _same_sitter,
    "country": _same_country,
    "school": _same_school,
    "museum": _same_museum,
}
