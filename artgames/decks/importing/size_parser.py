"""Understands sizes of paintings: “77 x 49 cm”, “30 1/4 × 20 in.”, “H. 77 cm, B. 49 cm”."""

import re
import unicodedata
from typing import NamedTuple

SMALLEST, LARGEST = 0.5, 20_000.0  # centimetres; what is outside is a slip of the pen

_UNITS = {
    "mm": 0.1, "cm": 1.0, "dm": 10.0, "m": 100.0, "meter": 100.0, "metres": 100.0, "meters": 100.0,
    "in": 2.54, "in.": 2.54, "ins": 2.54, "inch": 2.54, "inches": 2.54, '"': 2.54, "zoll": 2.54, "pouces": 2.54,
    "ft": 30.48, "ft.": 30.48, "feet": 30.48, "foot": 30.48, "'": 30.48,
}  # fmt: skip
_UNIT = "|".join(re.escape(unit) for unit in sorted(_UNITS, key=len, reverse=True))
_NUMBER = r"\d{1,4}/\d{1,4}|\d{1,6}(?:[.,]\d{1,4})?(?:\s+\d{1,4}/\d{1,4})?"
_ONE = rf"({_NUMBER})\s*({_UNIT})?(?!\w)"
_PAIR = re.compile(rf"{_ONE}\s*(?:x|×|by|auf|sur|per|por|\*)\s*{_ONE}(?:\s*(?:x|×|\*)\s*{_ONE})?")
_HEIGHT = re.compile(rf"\b(?:h|height|höhe|hoehe|hauteur|altezza|alto|altura|alt)\b[.:=\s]*{_ONE}")
_WIDTH = re.compile(
    rf"\b(?:w|b|l|width|breite|largeur|larg|larghezza|ancho|anchura|base|length|länge|long)\b[.:=\s]*{_ONE}"
)
_ROUND = re.compile(rf"\b(?:diam(?:eter|ètre|etro)?|durchmesser|ø|d)[.:=\s]*{_ONE}")


class Size(NamedTuple):
    """In centimetres."""

    height: float
    width: float


def read_size(text: str) -> Size | None:
    """Height first, as museums write it; None if there is no size. Where units differ, centimetres are believed."""
    plain = _plain(text)
    for pattern in (_PAIR, None, _ROUND):
        found = _labelled(plain) if pattern is None else _first(pattern, plain)
        if found is not None and all(SMALLEST <= side <= LARGEST for side in found):
            return found
    return None


def read_length(text: str) -> float | None:
    """A single height or width in centimetres; a number without a unit is one."""
    found = re.fullmatch(_ONE, _plain(text))
    value = _centimetres(found[1], found[2] or "cm") if found else None
    return value if value is not None and SMALLEST <= value <= LARGEST else None


def _plain(text: str) -> str:
    spaced = re.sub(r"(?<=\d)([¼½¾⅓⅔⅛⅜⅝⅞])", r" \1", text[:500])
    plain = unicodedata.normalize("NFKC", spaced).casefold()
    plain = plain.replace("⁄", "/").replace("″", '"').replace("′′", '"').replace("”", '"').replace("’", "'")
    return re.sub(r"\s+", " ", plain).strip()


def _first(pattern: re.Pattern[str], text: str) -> Size | None:
    """The first size with centimetres, or the first at all."""
    sizes = [(_size(match), match) for match in pattern.finditer(text)]
    in_cm = [size for size, match in sizes if "cm" in match[0]]
    return in_cm[0] if in_cm else sizes[0][0] if sizes else None


def _size(match: re.Match[str]) -> Size:
    """A unit behind the last number is meant for all of them; without any, centimetres are meant."""
    numbers, units = [group for group in match.groups()[::2] if group], list(match.groups()[1::2])
    last = next((unit for unit in reversed(units) if unit), "cm")
    height = _centimetres(numbers[0], units[0] or last)
    width = _centimetres(numbers[1], units[1] or last) if len(numbers) > 1 else height
    return Size(height, width)


def _labelled(text: str) -> Size | None:
    height, width = _HEIGHT.search(text), _WIDTH.search(text)
    if height is None or width is None:
        return None
    unit = height[2] or width[2] or "cm"
    return Size(_centimetres(height[1], height[2] or unit), _centimetres(width[1], width[2] or unit))


def _centimetres(number: str, unit: str) -> float:
    whole, _, fraction = number.rpartition(" ") if "/" in number else (number, "", "")
    value = float(whole.replace(",", ".")) if whole else 0.0
    if fraction:
        above, below = fraction.split("/")
        value += int(above) / max(1, int(below))
    return round(value * _UNITS[unit], 1)
