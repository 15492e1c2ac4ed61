"""The words in which labels of five languages date a painting, as tokens for `dates`."""

import re
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    YEAR = auto()  # value: the year
    DECADE = auto()  # value: its first year
    HUNDRED = auto()  # value: the first year of "18--"
    SHORT = auto()  # value: one to three digits, which mean something only beside other tokens
    ORDINAL = auto()  # value: the number in "17th", "17." or "XVII"
    CENTURY = auto()
    PART = auto()  # value: first and last hundredth of a century or of a decade
    TURN = auto()
    TO = auto()
    BEFORE = auto()
    AFTER = auto()
    BC = auto()
    AD = auto()
    OTHER = auto()


class Token(NamedTuple):
    kind: Kind
    value: int = 0
    digits: int = 0
    part: tuple[float, float] = (0.0, 1.0)


NO_DATE = frozenset({
    "", "-", "--", "?", "n.d.", "n.d", "nd", "n. d.", "s.d.", "s.d", "sd", "s. d.", "o.j.", "o. j.", "oj", "o.d.",
    "undated", "unknown", "date unknown", "unknown date", "no date", "not dated", "not known", "n/a", "na", "none",
    "null", "nan", "undatiert", "unbekannt", "ohne jahr", "ohne datum", "o.a.", "datum unbekannt", "non daté",
    "sans date", "inconnu", "inconnue", "date inconnue", "senza data", "non datato", "sconosciuto", "sconosciuta",
    "ignota", "data sconosciuta", "sin fecha", "s.f.", "s/f", "desconocido", "desconocida",
    "fecha desconocida", "tbd", "tbc",
})  # fmt: skip

_WORDS = {
    Kind.CENTURY: (
        "century centuries cent. cent jahrhundert jahrhunderts jahrhunderte jh. jh jhdt. jhdt jhs. jhd. jhd siècle "
        "siècles siecle siecles secolo secoli sec. sec siglo siglos eeuw"
    ),
    Kind.TO: "- / to bis and und or oder et ou e ed o y u until till a au à al & + fino",
    Kind.BEFORE: (
        "before|prior to|by|not after|no later than|not later than|vor|spätestens|avant|jusqu'en|jusqu'à|prima del|"
        "prima di|entro il|entro|ante|antes de|antes del|anterior a|vóór|bef.|up to"
    ),
    Kind.AFTER: (
        "after|post|since|not before|no earlier than|not earlier than|nach|ab|seit|après|apres|depuis|dopo il|dopo|"
        "después de|despues de|posterior a|a partir de|aft.|frühestens|desde|from"
    ),
    Kind.BC: "b.c.e.|b.c.|bce|bc|v. chr.|v.chr.|v. chr|av. j.-c.|av. j.c.|avant j.-c.|avant jésus-christ|a.c.|a. c.",
    Kind.AD: "a.d.|ad|c.e.|ce|n. chr.|n.chr.|ap. j.-c.|après j.-c.|d.c.|d. c.",
    Kind.TURN: "turn of the|turn of|wende zum|jahrhundertwende|tournant du|volgere del",
}

_EARLY, _MID, _LATE = (0.0, 1 / 3), (1 / 3, 2 / 3), (2 / 3, 1.0)
_PARTS = {
    _EARLY: (
        "early|earlier|beginning of the|beginning of|beginning|start of the|start of|anfang des|anfang|"
        "beginn des|beginn|frühes|frühe|früher|frühen|fruehes|début du|début|debut|début des|"
        "inizio del|inizio|inizi del|inizi|primi del|principios del|principios de|principios|comienzos del|comienzos"
    ),
    _MID: (
        "mid|middle of the|middle of|middle|mitte des|mitte der|mitte|milieu du|milieu|metà del|metà|meta|mediados del|"
        "mediados de|mediados"
    ),
    _LATE: (
        "late|later|end of the|end of|end|ende des|ende der|ende|spätes|späte|später|späten|spaetes|fin du|fin|"
        "fine del|fine|finales del|finales de|finales|fines del|fines"
    ),
}

_ORDINALS = {
    1: "first 1st erste erster erstes 1. premier première 1er 1re 1ère 1ere primo prima 1° 1ª primer primera",
    2: "second 2nd zweite zweiter zweites 2. deuxième seconde 2e 2ème 2nde secondo seconda 2° 2ª segundo segunda",
    3: "third 3rd dritte dritter drittes 3. troisième 3e 3ème terzo terza 3° 3ª tercer tercero tercera",
    4: "fourth 4th vierte viertes 4. quatrième 4e 4ème quarto quarta 4° cuarto",
    -1: "last letzte letztes letzter dernier dernière ultimo ultima último última",
}
_UNITS = {
    2: "half hälfte moitié moitie metà mitad",
    3: "third drittel tiers terzo tercio",
    4: "quarter viertel quart quarto cuarto",
    10: "decade jahrzehnt décennie decennio década",
}
_JOINTS = r"(?:\s+(?:of the|of|des|du|del|de|dell'|d'))?"
_NAMED = {"trecento": 14, "quattrocento": 15, "cinquecento": 16, "seicento": 17, "settecento": 18, "ottocento": 19,
          "novecento": 20}  # fmt: skip
_ROMAN = {"i": 1, "v": 5, "x": 10}


def _any_of(words: str) -> str:
    found = words.split("|") if "|" in words else words.split()
    return "|".join(re.escape(word) for word in sorted(found, key=len, reverse=True))


def _fraction_rules() -> Iterator[tuple[str, Token]]:
    """“second half”, “1. Viertel”, “dernier tiers”."""
    for parts, unit in _UNITS.items():
        for place, ordinal in _ORDINALS.items():
            number = parts if place == -1 else place
            if number <= parts:
                pattern = rf"(?:{_any_of(ordinal)})\s+(?:{_any_of(unit)}){_JOINTS}(?!\w)"
                yield pattern, Token(Kind.PART, part=((number - 1) / parts, number / parts))


def _word_rules() -> Iterator[tuple[str, Token]]:
    for part, words in _PARTS.items():
        yield rf"(?:{_any_of(words)})(?![\w'])-?", Token(Kind.PART, part=part)
    for kind in (Kind.TURN, Kind.BC, Kind.AD, Kind.BEFORE, Kind.AFTER, Kind.CENTURY, Kind.TO):
        yield rf"(?:{_any_of(_WORDS[kind])})(?!\w)" if kind is not Kind.TO else _to_pattern(), Token(kind)
    for name, number in _NAMED.items():
        yield rf"{name}(?!\w)", Token(Kind.ORDINAL, number)


def _to_pattern() -> str:
    signs = [word for word in _WORDS[Kind.TO].split() if not word.isalpha()]
    words = [word for word in _WORDS[Kind.TO].split() if word.isalpha()]
    return rf"(?:{'|'.join(re.escape(sign) for sign in signs)}|(?:{'|'.join(words)})(?!\w))"


_ORDINAL_END = r"(?:st|nd|rd|th|ème|eme|ieme|ste|de|er|re|e|°|º|ª|\.)"
_DECADE_WORDS = r"(?:années|annees|anni|década de|decada de|los años|años|anos)\s+"
_NUMBERS: tuple[tuple[str, Kind], ...] = (
    (rf"{_DECADE_WORDS}(\d\d\d0)(?!\d)", Kind.DECADE),
    (r"(\d\d\d0)[\s-]?(?:'?s|er(?:\s+jahren?)?|ern)(?!\w)", Kind.DECADE),
    (r"(\d\d)(?:--|\?\?|xx|__)\??", Kind.HUNDRED),
    (r"(1\d\d)(?:-|\?|x|_)(?!\d)\??", Kind.DECADE),
    (rf"(\d{{1,2}}){_ORDINAL_END}(?![\w])", Kind.ORDINAL),
    (r"(\d{4})(?!\d)", Kind.YEAR),
    (r"(\d{1,3})(?!\d)", Kind.SHORT),
)
_RULES = [(re.compile(pattern), token) for pattern, token in (*_fraction_rules(), *_word_rules())]
_NUMBER_RULES = [(re.compile(pattern), kind) for pattern, kind in _NUMBERS]
_ROMAN_RULE = re.compile(rf"([ivx]{{1,6}}){_ORDINAL_END}?(?!\w)")
_WORD = re.compile(r"[^\W\d]+\.?|.", re.DOTALL)
_SHORT_CENTURY = re.compile(r"[cs]\.?(?!\w)")
_SIGLO = re.compile(r"s\.\s*(?=[ivx]+\b)")
_DAY = re.compile(r"(\d{4})-\d\d-\d\d(?:[t ]\d\d:\d\d\S*)?|\d{1,2}[./]\d{1,2}[./](\d{4})")


def tokens(text: str) -> list[Token]:
    """The meaning of each word of a date; `text` in small letters, with plain hyphens."""
    found: list[Token] = []
    place = 0
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        token, place = _next(text, place, found)
        found.append(token)
    return found


def _next(text: str, place: int, before: list[Token]) -> tuple[Token, int]:
    if day := _DAY.match(text, place):
        return Token(Kind.YEAR, int(day[1] or day[2])), day.end()
    after_ordinal = bool(before) and before[-1].kind is Kind.ORDINAL
    if century := (_SHORT_CENTURY.match(text, place) if after_ordinal else _SIGLO.match(text, place)):
        return Token(Kind.CENTURY), century.end()
    for rule, token in _RULES:
        if word := rule.match(text, place):
            return token, word.end()
    for rule, kind in _NUMBER_RULES:
        if number := rule.match(text, place):
            return _number(kind, number[1]), number.end()
    if roman := _ROMAN_RULE.match(text, place):
        return Token(Kind.ORDINAL, _from_roman(roman[1])), roman.end()
    other = _WORD.match(text, place)
    assert other is not None  # the pattern matches any sign
    return Token(Kind.OTHER), other.end()


def _number(kind: Kind, digits: str) -> Token:
    """“18--” and “188-” stand for the first year of a century and of a decade."""
    missing = {Kind.HUNDRED: 2, Kind.DECADE: 4 - len(digits)}.get(kind, 0)
    return Token(kind, int(digits) * 10**missing, len(digits))


def _from_roman(text: str) -> int:
    values = [_ROMAN[letter] for letter in text]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return sum(-value if value < following else value for value, following in pairs)
