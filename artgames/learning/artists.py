"""Whether what was typed names the artist: the surname is enough (SP-60), a wrong given name is not forgiven."""

import re
from collections.abc import Collection, Iterable
from functools import lru_cache

from artgames.learning.false_friends import ARTISTS
from artgames.learning.letters import is_slip, spellings, word_set, words
from artgames.learning.names import ELDER, NAMES, PARTICLES, YOUNGER, Name, core_of
from artgames.learning.verdict import Verdict, best

_QUALIFIERS = re.compile(
    r"^(?:attributed to|workshop of|studio of|circle of|follower of|followers of|school of|style of|manner of"
    r"|copy after|after|possibly|probably|imitator of)\s+(?:the\s+)?",
    re.IGNORECASE,
)
_SURNAME_FIRST = frozenset({"Chinese", "Japanese", "Korean", "Vietnamese"})

_GIVEN = (
    "jan johannes johann jean john giovanni juan joannes",
    "pieter peter pierre pietro petrus",
    "hans johannes johann",
    "albrecht albert",
    "anthony antoon anton antonis antoine antonio",
    "francisco francesco francois frans franz francis",
    "jacques jacob jakob james giacomo",
    "joseph jusepe jose giuseppe josef",
    "henri henry hendrick hendrik heinrich",
    "lucas luca lukas",
    "vasily wassily wassili vassily",
    "edouard edward eduard edvard",
    "georges george georg",
    "charles carl karl carlo",
    "jose jusepe",
    "gerard gerrit",
    "rogier roger",
    "nicolas nicholas",
    "lorenzo laurent",
    "joachim joaquin",
    "elisabeth elizabeth",
    "louis ludwig luis luigi",
    "paul paolo pablo",
    "domenico dominique",
    "vincent vincenzo",
    "gustav gustave",
)
"""One given name in several languages."""

_OTHER_GIVEN = word_set("filippo filippino gentile orazio ambrogio pietro agostino ludovico annibale")
"""Given names of artists of one family: the wrong one names somebody else."""


def known_names(artist: str) -> tuple[str, ...]:
    """Other names that somebody may look for this artist by."""
    return tuple(name.text for name in _names(_QUALIFIERS.sub("", artist)) if not name.is_none)


def judge_artist(artist: str, typed: str, others: Iterable[str] = (), nationality: str = "") -> Verdict:
    """`others` are the other artists of the deck, who must not be taken for this one: a name that two of them bear is
    an answer for neither, unless it is the one that everybody calls this artist by."""
    said = words(_QUALIFIERS.sub("", typed.strip()))
    if not said:
        return Verdict.WRONG
    bare = _QUALIFIERS.sub("", artist)
    rivals = {other for one in others if (other := _QUALIFIERS.sub("", one)) != bare}
    strangers = {word for rival in rivals for word in words(rival)} - set(words(bare)) - PARTICLES
    verdict = _judge(bare, said, strangers, nationality)
    if verdict is Verdict.WRONG or _belongs_to_another(bare, said, rivals):
        return Verdict.WRONG
    left_out = bare != artist and not _QUALIFIERS.match(typed.strip())
    return Verdict.NEARLY if verdict is Verdict.RIGHT and left_out else verdict


def _judge(artist: str, said: tuple[str, ...], strangers: Collection[str], nationality: str = "") -> Verdict:
    """Whether this names the artist, whoever else may bear the name."""
    if _generation(said) and _generation(words(artist)) and _generation(said) != _generation(words(artist)):
        return Verdict.WRONG
    names = _names(artist)
    if any(name.is_none and core_of(words(name.text)) == core_of(said) for name in names):
        return Verdict.WRONG
    by_name = [_compare_whole(said, words(name.text), strangers) for name in names]
    return best([_judge_name(artist, said, strangers, nationality), *by_name])


def _names(artist: str) -> tuple[Name, ...]:
    return NAMES.get(" ".join(core_of(words(artist))), ())


def _compare_whole(said: tuple[str, ...], name: tuple[str, ...], strangers: Collection[str]) -> Verdict:
    """Another name is said as a whole or not at all: parts of it may be somebody else's."""
    spoken, core = core_of(said), core_of(name)
    if said == name or spoken == core or "".join(said) == "".join(name):
        return Verdict.RIGHT
    return _same(spoken, core, strangers) if len(spoken) == len(core) else Verdict.WRONG


def _belongs_to_another(artist: str, said: tuple[str, ...], rivals: Collection[str]) -> bool:
    """Whether somebody else of the deck is called so as well, and more people would think of that one, or of both."""
    if core_of(said) == core_of(words(artist)):  # the whole name as it is printed
        return False
    sharing = [rival for rival in rivals if core_of(said) in _whole_names(rival)]
    return bool(sharing) and (not _is_common(artist, said) or any(_is_common(rival, said) for rival in sharing))


@lru_cache(maxsize=1000)
def _whole_names(artist: str) -> frozenset[tuple[str, ...]]:
    """Everything that this artist may be called by."""
    surnames = (surname for true in spellings(artist) for surname in _surnames(artist, true, ""))
    return frozenset((*surnames, *(core_of(words(name.text)) for name in _names(artist) if not name.is_none)))


def _is_common(artist: str, said: tuple[str, ...]) -> bool:
    return any(name.is_common and core_of(words(name.text)) == core_of(said) for name in _names(artist))


def _judge_name(artist: str, said: tuple[str, ...], strangers: Collection[str], nationality: str) -> Verdict:
    """By the name that is printed: the surname, and given names that fit."""
    verdicts = [
        _compare(said, true, surname, strangers)
        for true in spellings(artist)
        for surname in _surnames(artist, true, nationality)
    ]
    return best(verdicts)


def _generation(parts: Iterable[str]) -> str:
    found = set(parts)
    return "elder" if found & (ELDER - {"i"}) else "younger" if found & (YOUNGER - {"ii"}) else ""


def _surnames(form: str, true: tuple[str, ...], nationality: str) -> list[tuple[str, ...]]:
    """By what an artist is called: the last word (with all that is joined to it by a hyphen), or another one."""
    core = core_of(true)
    last = form.rpartition(" ")[2]
    if set(words(last)) & (ELDER | YOUNGER):
        joined: tuple[str, ...] = core[-1:]
    else:
        joined = core_of(words(last)) if len(core_of(words(last))) > 1 else core[-1:]
    found = [joined, core]
    if nationality in _SURNAME_FIRST:
        found.append(core[:1])
    if _has_place(true) and len(core) == 3:  # Joseph Wright of Derby, Pierre Puvis de Chavannes
        found += [core[1:], core[1:2]]
    if len(core) > 2 and "brun" in core:  # Élisabeth Louise Vigée Le Brun
        found.append(core[-2:])
    return list(dict.fromkeys(found))


def _has_place(true: tuple[str, ...]) -> bool:
    return len(true) > 2 and true[-2] in ("of", "de", "da") and len(core_of(true)) > 2


def _compare(
    said: tuple[str, ...], true: tuple[str, ...], surname: tuple[str, ...], strangers: Collection[str]
) -> Verdict:
    """Find the surname in what was said; whatever is left must be given names of this artist."""
    spoken, core = core_of(said), core_of(true)
    if "".join(said) in _run_together(true, surname):
        return Verdict.RIGHT
    count = len(surname)
    verdicts = []
    for start in range(len(spoken) - count + 1):
        found, rest = spoken[start : start + count], spoken[:start] + spoken[start + count :]
        verdicts.append(max((_same(found, surname, strangers), _given(rest, core)), key=_ORDER.index))
    if len(spoken) == 1 and len(surname) == 1 and spoken[0] not in ARTISTS:
        verdicts.append(_joined_slip("".join(said), _run_together(true, surname), strangers))
    return best(verdicts)


_ORDER = (Verdict.RIGHT, Verdict.NEARLY, Verdict.WRONG)


def _same(found: tuple[str, ...], surname: tuple[str, ...], strangers: Collection[str]) -> Verdict:
    if found == surname:
        return Verdict.RIGHT
    friends = (ARTISTS | _OTHER_GIVEN | set(strangers)) - set(surname)
    near = all(is_slip(one, other, friends) for one, other in zip(found, surname, strict=True))
    return Verdict.NEARLY if near else Verdict.WRONG


def _joined_slip(typed: str, forms: Iterable[str], strangers: Collection[str]) -> Verdict:
    friends = (ARTISTS | set(strangers)) - set(forms)
    near = any(is_slip(typed, form, friends) for form in forms if len(form) > 5)
    return Verdict.NEARLY if near else Verdict.WRONG


def _run_together(true: tuple[str, ...], surname: tuple[str, ...]) -> list[str]:
    """The name without blanks, from any of its words on: “vangogh”, “latour”, “vigeelebrun”."""
    where = next((place for place, part in enumerate(true) if part == surname[0]), 0)
    return ["".join(surname), *("".join(true[start:]) for start in range(where + 1))]


def _given(rest: tuple[str, ...], core: tuple[str, ...]) -> Verdict:
    """Whether the words beside the surname are given names of this artist: all, some or the first letters of them."""
    if not rest:
        return Verdict.RIGHT
    known = [_given_name(part, core) for part in rest]
    if Verdict.WRONG in known and all(verdict is Verdict.WRONG for verdict in known):
        return Verdict.WRONG
    return Verdict.NEARLY if Verdict.NEARLY in known else Verdict.RIGHT


def _given_name(part: str, core: tuple[str, ...]) -> Verdict:
    if part in core or (len(part) == 1 and any(name.startswith(part) for name in core)):
        return Verdict.RIGHT
    initials = "".join(name[0] for name in core)
    if len(part) > 1 and initials.startswith(part):
        return Verdict.RIGHT
    languages = [set(group.split()) for group in _GIVEN if part in group.split()]
    if any(name in group for group in languages for name in core):
        return Verdict.RIGHT
    return Verdict.NEARLY if any(is_slip(part, name, _OTHER_GIVEN) for name in core) else Verdict.WRONG
