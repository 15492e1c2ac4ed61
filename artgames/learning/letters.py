"""Words as they are compared: without accents, case or signs, and how far one may be off."""

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import lru_cache


def word_set(text: str) -> frozenset[str]:
    """The words of a list, as it is written here."""
    return frozenset(text.split())


_SPELT_OUT = str.maketrans(
    {"ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ı": "i", "&": " and "}
)
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"})
_APOSTROPHES = "'’‘`´ʼ"

_ARTICLES = word_set(
    # English, French, German, Italian, Spanish, Dutch
    "the a an le la les l un une des der die das dem den ein eine einer il lo i gli uno una el los las unos unas"
    " de het een d"
)

_ROMAN = re.compile(r"(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})")


@lru_cache(maxsize=4096)
def words(text: str) -> tuple[str, ...]:
    """Small letters without accents; whatever is no letter and no figure stands between two words."""
    folded = text.casefold()
    folded = re.sub(rf"[{_APOSTROPHES}]s\b", "s", folded)  # the shepherd's song
    folded = re.sub(r"\b([a-z])\.(?=[a-z]\b\.)", r"\1", folded)  # U.S.
    letters = unicodedata.normalize("NFKD", folded.translate(_SPELT_OUT))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return tuple(re.findall(r"[^\W_]+", bare))


def spellings(text: str) -> tuple[tuple[str, ...], ...]:
    """The words of a label, and once more with ü as ue, as people write them who lack the key."""
    written_out = words(unicodedata.normalize("NFC", text).casefold().translate(_UMLAUTS))
    plain = words(text)
    return (plain,) if written_out == plain else (plain, written_out)


def without_articles(parts: Iterable[str]) -> tuple[str, ...]:
    """Without those of six languages; a title that is nothing but an article keeps it."""
    kept = tuple(parts)
    return tuple(part for part in kept if part not in _ARTICLES) or kept


def is_numeral(word: str) -> bool:
    """Whether a word counts something: “VIII” and “28” are never a slip for another number."""
    return word.isdigit() or _ROMAN.fullmatch(word) is not None


def slips_allowed(length: int) -> int:
    """How many letters may be wrong, missing, too many or swapped in a word of this length."""
    if length < 4:
        return 0
    return 1 if length < 7 else 2 if length < 11 else 3


def is_slip(typed: str, true: str, others: Collection[str] = ()) -> bool:
    """Whether one word is the other with slips in it. `others` are words that mean somebody or something else."""
    if typed == true:
        return True
    if typed in others or is_numeral(typed) or is_numeral(true):
        return False
    shorter = min(len(typed), len(true))
    if shorter > 2 and true in (f"{typed}s", typed.removesuffix("s")):  # one or several
        return True
    most = slips_allowed(shorter)
    if typed[:1] != true[:1]:  # almost nobody misses the first letter, and most short words differ by it
        most = 1 if shorter > 5 else 0
    return abs(len(typed) - len(true)) <= most and distance(typed, true) <= most


@lru_cache(maxsize=4096)
def distance(one: str, other: str) -> int:
    """How many letters are changed, left out, put in or swapped with their neighbour."""
    before_last: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        here = [row]
        for column, counterpart in enumerate(other, 1):
            cost = min(last[column] + 1, here[-1] + 1, last[column - 1] + (letter != counterpart))
            swapped = row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == counterpart
            here.append(min(cost, before_last[column - 2] + 1) if swapped else cost)
        before_last, last = last, here
    return last[-1]
