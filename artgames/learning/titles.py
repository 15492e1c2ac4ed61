"""Whether what was typed names the painting: without its subtitle, without articles, with a slip."""

import re

from artgames.learning.false_friends import other_words
from artgames.learning.letters import is_numeral, is_slip, spellings, without_articles, word_set, words
from artgames.learning.verdict import Verdict, best

_SMALL = word_set(
    "of in on at with and by to from for over above near beside his her their as into off before under"
    " von mit und im am auf bei van met en op di da con e nel sul y con por du au aux avec et dans sur"
)
"""Words that carry little; without them a title is nearly right."""

_PORTRAIT = re.compile(
    r"^(?:the |a )?(?:portrait of|portrait de|portrait|bildnis des|bildnis der|bildnis|porträt|retrato de"
    r"|ritratto di|portret van)\s+",
    re.IGNORECASE,
)
_BRACKETS = re.compile(r"\s*[(\[][^)\]]*[)\]]\s*")
_SUBTITLE = re.compile(r"\s*(?::|;|\s[–—-]\s|,)\s*")
_HALF = 0.5


def judge_title(title: str, typed: str) -> Verdict:
    said = without_articles(words(typed))
    if not words(typed):
        return Verdict.WRONG
    verdicts = [
        min(_compare(said, without_articles(true)), cap, key=_rank)
        for form, cap in _forms(title)
        for true in spellings(form)
    ]
    return best(verdicts)


def _rank(verdict: Verdict) -> int:
    return (Verdict.WRONG, Verdict.NEARLY, Verdict.RIGHT).index(verdict)


def _forms(title: str) -> list[tuple[str, Verdict]]:
    """Ways to say it, and how right each of them is at best."""
    short = _BRACKETS.sub(" ", title).strip(" ?")
    first = _SUBTITLE.split(short)[0]
    forms = [(title, Verdict.RIGHT), (short, Verdict.RIGHT)]
    if first != short:
        enough = len(_heavy(without_articles(words(first)))) > 1
        forms.append((first, Verdict.RIGHT if enough else Verdict.NEARLY))
    forms += [(inside, Verdict.NEARLY) for inside in re.findall(r"\(([^)?]{4,})\)", title)]
    forms += [(part, Verdict.NEARLY) for part in re.split(r"\s*;\s*", short)[1:]]
    for form, cap in tuple(forms):
        bare = _PORTRAIT.sub("", form)
        if bare != form and _heavy(without_articles(words(bare))) and not _is_anybody(bare):
            forms.append((bare, cap))
        elif bare == form and "portrait" not in words(form):
            forms.append((f"portrait of {form}", cap))
    return forms


def _is_anybody(sitter: str) -> bool:
    """“A Young Man” is no title when “Portrait of” is taken from it."""
    return bool(re.match(r"(?:an?|ein|eine|un|une|een)\s", sitter, re.IGNORECASE)) or len(words(sitter)) == 1


def _heavy(parts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(part for part in parts if part not in _SMALL)


def _compare(said: tuple[str, ...], true: tuple[str, ...]) -> Verdict:
    if said == true or "".join(said) == "".join(true):
        return Verdict.RIGHT
    if _alike(said, true) or _alike(_heavy(said), _heavy(true)) or _one_word(said, true):
        return Verdict.NEARLY
    return Verdict.NEARLY if _most_of(_heavy(said), _heavy(true)) else Verdict.WRONG


def _alike(said: tuple[str, ...], true: tuple[str, ...]) -> bool:
    """The same words in the same order, some of them with a slip."""
    return bool(true) and len(said) == len(true) and all(map(_word, said, true))


def _word(said: str, true: str) -> bool:
    return is_slip(said, true, other_words(true))


def _one_word(said: tuple[str, ...], true: tuple[str, ...]) -> bool:
    """Blanks in the wrong places, and perhaps a slip: “Monalisa”, “star ry night”."""
    if len(said) == len(true) or any(map(is_numeral, (*said, *true))):
        return False
    return is_slip("".join(said), "".join(true))


def _most_of(said: tuple[str, ...], true: tuple[str, ...]) -> bool:
    """Two words or more in their order, more than half of the title; or the whole title among some more words."""
    if any(is_numeral(word) for word in set(said) ^ set(true)):
        return False
    found = [word for word in true if any(_word(other, word) for other in said)]
    spoken = [word for word in said if any(_word(word, other) for other in true)]
    if len(spoken) == len(said) and len(said) > 1:
        in_order = len(said) == len(found) and (len(found) == len(true) or all(map(_word, said, found)))
        return in_order and _letters(found) > _HALF * _letters(true)
    whole = len(found) == len(true) and len(true) > 2
    return whole and _letters(spoken) >= _HALF * _letters(said)


def _letters(parts: "tuple[str, ...] | list[str]") -> int:
    return sum(map(len, parts))
