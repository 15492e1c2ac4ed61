"""Whether what was typed names the painting: without its subtitle, without articles, with a slip."""

import re
from collections.abc import Iterable

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
_HALF, _MOST = 0.5, 0.55
_LONG = 6
"""Letters of another title from which on a slip in it is one: “Bach” is no slip for “Baco”."""

_WRITTEN_OUT = {"st": "saint", "ste": "sainte"}


def judge_title(title: str, typed: str, aliases: Iterable[str] = ()) -> Verdict:
    """`aliases` are other titles of the same painting: each counts as a whole, or with a slip."""
    said = _bare(words(typed))
    if not said:
        return Verdict.WRONG
    verdicts = [
        min(_compare(said, _bare(true)), cap, key=_rank) for form, cap in _forms(title) for true in spellings(form)
    ]
    return best([*verdicts, *(_judge_alias(said, alias) for alias in aliases)])


def is_alias(typed: str, aliases: Iterable[str]) -> bool:
    """Whether this is another title of the painting, letter by letter but for accents and articles."""
    said = _bare(words(typed))
    return bool(said) and any(_judge_alias(said, alias) is Verdict.RIGHT for alias in aliases)


def _judge_alias(said: tuple[str, ...], alias: str) -> Verdict:
    forms = [_bare(true) for form in (alias, *_with_or_without_portrait(alias)) for true in spellings(form)]
    if any(said == true or "".join(said) == "".join(true) for true in forms):
        return Verdict.RIGHT
    slips = any(_letters(true) >= _LONG and _alike(said, true) for true in forms)
    return Verdict.NEARLY if slips else Verdict.WRONG


def _bare(parts: tuple[str, ...]) -> tuple[str, ...]:
    """Without articles, and with “St” written out."""
    return tuple(_WRITTEN_OUT.get(part, part) for part in without_articles(parts))


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
    forms += [(other, cap) for form, cap in tuple(forms) for other in _with_or_without_portrait(form)]
    return forms


def _with_or_without_portrait(form: str) -> tuple[str, ...]:
    """“Henry VIII” for “Portrait of Henry VIII”, and the other way round."""
    bare = _PORTRAIT.sub("", form)
    if bare != form:
        return (bare,) if _heavy(without_articles(words(bare))) and not _is_anybody(bare) else ()
    return (f"portrait of {form}",) if "portrait" not in words(form) else ()


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
        return in_order and _letters(found) > _MOST * _letters(true)
    whole = len(found) == len(true) and len(true) > 2
    return whole and _letters(spoken) >= _HALF * _letters(said)


def _letters(parts: "tuple[str, ...] | list[str]") -> int:
    return sum(map(len, parts))
