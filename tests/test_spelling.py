"""Every text that people read is spelt as British people spell, and has no slip that a reader would trip over."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from spellchecker import SpellChecker

from tests.support.texts import PROJECT, Text, texts_for_people

OUR_WORDS = Path(__file__).parent / "support" / "our_words.txt"
"""Names, formats and British spellings that the dictionary does not have; one to a line."""

_NOT_PROSE = re.compile(r"```.*?```|`[^`]*`|https?://\S+|\]\([^)]*\)|<[^>]+>|&\w+;", re.DOTALL)
_HOLDER = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_WORD = re.compile(r"[A-Za-zÀ-ÖØ-öø-ſ]+(?:’[a-z]+)?")
_ENDING = re.compile(r"’(s|re|ve|ll|d|t|m)$")

AMERICAN = re.compile(
    r"\b\w*(?:colori|colors?\b|colored|favor|neighbor|honor|center|theater|gray|(?:recogn|organ|memor|real|apolog)iz|"
    r"traveler|jewelry|analyz)\w*",
    re.IGNORECASE,
)
TWICE = re.compile(r"\b([a-z]+) \1\b")
A_VOWEL = re.compile(r"\b[Aa] (?!one|once|uni|use|uti|eu)(?=[aeio])[a-z]+|\ba (?:8|11|18)\b")
AN_CONSONANT = re.compile(r"\b[Aa]n (?!hour|heir|honest)[b-df-hj-np-tv-z][a-z]+")


def prose(text: str) -> str:
    """Without code, addresses and places for values; of words by number, all of them."""
    return _HOLDER.sub(lambda holder: (holder[2] or "").replace("|", ". ") or "…", _NOT_PROSE.sub(" … ", text))


def everything() -> Iterator[Text]:
    """What users read, and what engineers read."""
    yield from (one._replace(text=prose(one.text).replace("&", "")) for one in texts_for_people())
    for path in sorted([*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md")]):
        yield Text(path.relative_to(PROJECT).as_posix(), 0, prose(path.read_text(encoding="utf-8")))


def words() -> dict[str, str]:
    """Each word, in small letters, with a place where it stands."""
    return {
        _ENDING.sub("", found).lower(): f"{one.file}:{one.line}"
        for one in everything()
        for found in _WORD.findall(one.text)
    }


def test_every_word_is_in_the_dictionary() -> None:
    found = words()
    ours = set(OUR_WORDS.read_text(encoding="utf-8").lower().split())
    unknown = SpellChecker(language="en").unknown(list(found)) - ours
    assert not unknown, "\n".join(f"{found[word]}: {word}" for word in sorted(unknown))


def test_our_words_are_used() -> None:
    assert not set(OUR_WORDS.read_text(encoding="utf-8").lower().split()) - set(words())


@pytest.mark.parametrize(
    "slip", [AMERICAN, TWICE, A_VOWEL, AN_CONSONANT], ids=["American", "the same word twice", "a for an", "an for a"]
)
def test_no_slip_is_left(slip: re.Pattern[str]) -> None:
    found = [f"{one.file}:{one.line}: {match[0]}" for one in everything() for match in slip.finditer(one.text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text, slip",
    [("my favorite", AMERICAN), ("see the the wall", TWICE), ("a exhibit", A_VOWEL), ("an painting", AN_CONSONANT)],
)
def test_a_slip_would_be_found(text: str, slip: re.Pattern[str]) -> None:
    assert slip.search(text)
