"""Whether what was typed names the museum or the school."""

import re

from artgames.learning.letters import is_slip, spellings, without_articles, word_set, words
from artgames.learning.verdict import Verdict, best

_MUSEUM_WORDS = word_set(
    "museum musee museo museu museen gallery galleries galerie galleria galeria gemaldegalerie gemaeldegalerie art arts"
    " fine beaux belle arti kunst kunstmuseum national nacional nazionale nationale state staatliche institute"
    " foundation collection collections of du des degli delle del di d und and for r"
    " royal koninklijk city modern moderne moderna"
)
"""What many museums are called; by what is left they are told apart."""

_ASIDE = re.compile(r"\s*\([^)]*\)")
_NICKNAMES = {
    "met": "metropolitan museum of art",
    "the met": "metropolitan museum of art",
    "moma": "museum of modern art",
    "khm": "kunsthistorisches museum",
    "aic": "art institute of chicago",
    "gardner": "isabella stewart gardner museum",
    "guggenheim": "solomon r guggenheim museum",
    "uffizien": "uffizi gallery",
    "offices": "uffizi gallery",
    "nga": "national gallery of art",
    "ngv": "national gallery of victoria",
    "rijks": "rijksmuseum",
    "gemaldegalerie dresden": "gemaldegalerie alte meister",
    "zwinger": "gemaldegalerie alte meister",
    "old masters picture gallery": "gemaldegalerie alte meister",
    "museum of art history": "kunsthistorisches museum",
    "art history museum": "kunsthistorisches museum",
    "phillips": "phillips collection",
    "wallace": "wallace collection",
    "barnes": "barnes foundation",
    "thyssen": "museo nacional thyssen bornemisza",
    "marmottan": "musee marmottan monet",
    "prague national gallery": "national gallery prague",
    "chicago art institute": "art institute of chicago",
}

_SCHOOL_WORDS = word_set("school art painting paintings style movement period era schule ecole scuola")
_ENDINGS = re.compile(r"(?:ismus|isme|ismo|ism|istische?n?|istic|istes|isten|isti|istas|ista|iste|ists|ist|icism|ici)$")
_WIDE = frozenset({"baroque", "renaissance", "barock", "barocco", "barroco", "rinascimento", "renacimiento"})
"""What a school may be called for short, though there were several."""

_SCHOOL_ALSO = {
    "baroque": ("barock", "barocco", "barroco", "barok"),
    "renaissance": ("rinascimento", "renacimiento"),
    "romanticism": ("romantik", "romantic", "romantics", "romantisme", "romanticismo", "romantiek"),
    "rococo": ("rokoko", "rococo"),
    "realism": ("realist", "realistic"),
    "dutch golden age": ("dutch baroque", "goldenes zeitalter", "siecle d or neerlandais", "gouden eeuw"),
    "spanish golden age": ("siglo de oro", "spanish baroque"),
    "vienna secession": ("wiener secession", "viennese secession", "secession", "jugendstil", "art nouveau"),
    "neo impressionism": ("pointillism", "divisionism", "pointillist"),
    "pre raphaelites": ("pre raphaelite", "pre raphaelite brotherhood", "pre raphaelitism"),
    "caravaggism": ("caravaggist", "caravaggesque", "caravaggisti"),
    "ukiyo e": ("ukiyoe", "ukiyo"),
    "early netherlandish": ("flemish primitives", "early flemish"),
    "abstract art": ("abstract", "abstraction", "abstract painting"),
    "veduta painting": ("veduta", "vedutism", "vedute"),
    "academic art": ("academic", "academicism", "academism"),
    "sienese school": ("siena", "school of siena", "siena school", "sienese"),
    "barbizon school": ("barbizon", "school of barbizon"),
    "british school": ("british", "english school", "english"),
    "symbolism": ("symbolist",),
    "post impressionism": ("postimpressionism", "postimpressionist"),
}


def judge_museum(museum: str, city: str, typed: str) -> Verdict:
    """The name by which a museum is told from others is enough; the city may be added, but is no museum."""
    said = without_articles(words(_ASIDE.sub("", typed)))
    if not said:
        return Verdict.WRONG
    named = (said, _without(said, words(city)), tuple(word for word in said if word not in _MUSEUM_WORDS))
    nickname = next((_NICKNAMES[name] for one in named if (name := " ".join(one)) in _NICKNAMES), None)
    bare = _ASIDE.sub("", museum)
    tries = [said, _without(said, words(city))] + ([words(nickname)] if nickname else [])
    return best([_museum(one, without_articles(true), words(city)) for one in tries for true in spellings(bare)])


def _without(said: tuple[str, ...], city: tuple[str, ...]) -> tuple[str, ...]:
    """Without the city, if something is left then."""
    return tuple(word for word in said if word not in city) or said


def _museum(said: tuple[str, ...], true: tuple[str, ...], city: tuple[str, ...]) -> Verdict:
    if said == true or sorted(said) == sorted(true):
        return Verdict.RIGHT
    own = tuple(word for word in true if word not in _MUSEUM_WORDS)
    mine = tuple(word for word in said if word not in _MUSEUM_WORDS)
    if not own or set(own) <= set(city):  # the Art Institute of Chicago: “Chicago” alone is a city
        return _slipped(said, true)
    if sorted(mine) == sorted(own):
        return Verdict.RIGHT
    part = tuple(word for word in own if word in mine)
    if part and len(part) == len(mine) and sum(map(len, part)) * 2 >= sum(map(len, own)):
        return Verdict.NEARLY
    return best([_slipped(mine, own), _slipped(said, true)])


def _slipped(said: tuple[str, ...], true: tuple[str, ...]) -> Verdict:
    if said and len(said) == len(true) and all(map(is_slip, said, true)):
        return Verdict.NEARLY
    return Verdict.NEARLY if len(said) != len(true) and is_slip("".join(said), "".join(true)) else Verdict.WRONG


def judge_school(school: str, typed: str) -> Verdict:
    """“Impressionist” is as good as “Impressionism”; “Post-Impressionism” is something else."""
    said = _school_words(words(typed))
    if not said:
        return Verdict.WRONG
    core = " ".join(words(school))
    forms = [school, *_SCHOOL_ALSO.get(core, ()), *_other_names(core)]
    return best([_school(said, _school_words(true)) for form in forms for true in spellings(form)])


def _other_names(core: str) -> list[str]:
    """The same with one word in another language."""
    return [
        core.replace(word, other)
        for word, others in _SCHOOL_ALSO.items()
        if " " not in word and word in core.split()
        for other in others
    ]


def _school_words(parts: tuple[str, ...]) -> tuple[str, ...]:
    bare = without_articles(parts)
    kept = tuple(part for part in bare if part not in _SCHOOL_WORDS and part != "of") or bare
    return tuple(_ENDINGS.sub("", part) if len(part) > 6 else part for part in kept)


def _school(said: tuple[str, ...], true: tuple[str, ...]) -> Verdict:
    if said == true or "".join(said) == "".join(true) or sorted(said) == sorted(true):
        return Verdict.RIGHT
    if len(said) == 1 and said[0] in _WIDE and said[0] in true:
        return Verdict.NEARLY
    near = len(said) == len(true) and all(map(is_slip, said, true))
    return Verdict.NEARLY if near else Verdict.WRONG
