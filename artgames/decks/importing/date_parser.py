"""Understands how museums and collectors write dates: “c. 1645”, “1503–06”, “XVII century”, “um 1650”, “n.d.”."""

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from artgames.decks.importing.date_tokens import NO_DATE, Kind, Token, tokens

OPEN_YEARS = 25
"""“After 1888” is taken for the 25 years from 1888, “before 1500” for the 25 up to 1500."""

EARLIEST, LATEST = -9999, 2100
LONGEST = 200
"""Signs of a date; what comes behind them is a story."""

_ROLL_OVER = 10
"""“1898–02” goes on into the next century; where that would take longer, the last digits are a month."""


class Dated(NamedTuple):
    """When something was painted, as far as the words tell; `label` is how a label prints it."""

    begun: int | None
    completed: int | None
    label: str

    @property
    def is_known(self) -> bool:
        return self.begun is not None


class _Span(NamedTuple):
    first: int
    last: int


def read_date(text: str) -> Dated:
    """What a date says. Without any date everything is empty; words that are not understood stay on the label."""
    plain = _plain(text[:LONGEST])
    if plain in NO_DATE or plain.strip(" .()[]?") in NO_DATE:
        return Dated(None, None, "")
    if re.fullmatch(r"-\d{1,4}", plain):
        return Dated(int(plain), int(plain), f"{plain[1:]} BC")
    span = _Reader(tokens(plain)).span()
    if span is None or not EARLIEST <= span.first <= span.last <= LATEST:
        return Dated(None, None, _printed(text))
    label = _printed(text)
    is_month = span.first == span.last and re.fullmatch(r"\d{4}–\d\d", label)
    return Dated(span.first, span.last, label[:4] if is_month else label)


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    hyphens = re.sub(r"[‐‑‒–—―−]", "-", folded).replace("’", "'")
    whole_numbers = re.sub(r"\b(\d{3,4})\.0+\b", r"\1", hyphens)
    without_hijra = re.sub(r"\ba\.?\s?h\.?\s*\d{3,4}(?:-\d+)?\s*/?", " ", whole_numbers)
    return re.sub(r"\s+", " ", without_hijra).strip()


def _printed(text: str) -> str:
    """As labels print it: tidy, in its own language. Of a day only the year is printed."""
    tidy = re.sub(r"\s+", " ", text[:LONGEST]).strip().strip("[]").strip()
    tidy = re.sub(r"^(\d{3,4})\.0+$", r"\1", tidy)
    if day := re.fullmatch(r"(\d{4})-\d\d-\d\d(?:[T ].*)?", tidy):
        return day[1]
    tidy = re.sub(r"\b(?:ca\.|circa|ca|c\.)\s*(?=\d)", "c. ", tidy, flags=re.IGNORECASE).replace("(?)", "?")
    return re.sub(r"(\d(?:st|nd|rd|th|s)?)\s*[-–—]\s*(?=(?:c\. )?\d)", r"\1–", tidy)


class _Reader:
    """Finds out which years a row of tokens means."""

    def __init__(self, found: Sequence[Token]) -> None:
        self._tokens = _with_small_years(found)

    def span(self) -> _Span | None:
        kinds = {token.kind for token in self._tokens}
        spans = [] if kinds & {Kind.CENTURY, Kind.TURN} and Kind.YEAR not in kinds else self._years()
        if not spans:
            spans = self._centuries()
        return _Span(min(span.first for span in spans), max(span.last for span in spans)) if spans else None

    # Years and decades

    def _years(self) -> list[_Span]:
        spans: list[_Span] = []
        part: list[tuple[float, float]] = []
        for place, token in enumerate(self._tokens):
            if token.kind is Kind.PART:
                part.append(token.part)
            elif token.kind is Kind.YEAR:
                spans.append(self._opened(place, self._year(place), has_more=bool(spans)))
            elif token.kind is Kind.DECADE:
                spans.append(self._opened(place, _share(token.value, 10, part), has_more=bool(spans)))
                part = []
            elif token.kind is Kind.HUNDRED:
                spans.append(_Span(token.value, token.value + 99))
            elif token.kind is Kind.SHORT and (end := self._tail(place)) is not None:
                spans.append(_Span(end, end))
        return spans

    def _year(self, place: int) -> _Span:
        year = -self._tokens[place].value if self._is_bc(place) else self._tokens[place].value
        return _Span(year, year)

    def _opened(self, place: int, span: _Span, has_more: bool) -> _Span:
        """“After” and “before” open a span, unless the other end is named too."""
        before_it = [token.kind for token in self._tokens[:place] if token.kind is not Kind.OTHER]
        word = before_it[-1] if before_it else None
        is_range = any(token.kind in (Kind.YEAR, Kind.DECADE) for token in self._tokens[place + 1 :])
        if word is Kind.AFTER and not is_range:
            return _Span(span.first, span.last + OPEN_YEARS)
        opens = word is Kind.BEFORE or (place == 1 and word is Kind.TO)
        if opens and not has_more:
            return _Span(span.first - OPEN_YEARS, span.last)
        return span

    def _tail(self, place: int) -> int | None:
        """The year that the last digits of “1503–06” or “1871/4” mean."""
        if place < 2 or self._tokens[place - 1].kind is not Kind.TO or self._tokens[place - 2].kind is not Kind.YEAR:
            return None
        start, digits = self._tokens[place - 2].value, self._tokens[place].value
        scale = int(10 ** self._tokens[place].digits)
        year = start // scale * scale + digits
        if year >= start:
            return year
        rolled = year + scale
        return rolled if scale > 10 and rolled - start <= _ROLL_OVER else None

    def _is_bc(self, place: int) -> bool:
        """The era stands behind its year, or behind the last of several years."""
        for token in self._tokens[place + 1 :]:
            if token.kind in (Kind.BC, Kind.AD):
                return token.kind is Kind.BC
        return False

    # Centuries

    def _centuries(self) -> list[_Span]:
        kinds = [token.kind for token in self._tokens]
        meant = {Kind.CENTURY, Kind.TURN} & set(kinds) or all(
            kind in (Kind.ORDINAL, Kind.TO, Kind.PART) for kind in kinds
        )
        if not meant:
            return []
        spans: list[_Span] = []
        part: list[tuple[float, float]] = []
        for place, token in enumerate(self._tokens):
            if token.kind is Kind.PART:
                part.append(token.part)
            elif token.kind in (Kind.ORDINAL, Kind.SHORT) and 1 <= token.value <= 21:
                spans.append(self._century(place, part))
                part = []
        return spans or ([_Span(1895, 1905)] if Kind.TURN in kinds else [])

    def _century(self, place: int, part: list[tuple[float, float]]) -> _Span:
        number = self._tokens[place].value
        first = -100 * number if self._is_bc(place) else 100 * (number - 1) + 1
        if Kind.TURN in {token.kind for token in self._tokens[:place]}:
            return _Span(first - 6, first + 4)
        return self._opened_century(place, _share(first, 100, part))

    def _opened_century(self, place: int, span: _Span) -> _Span:
        words = {token.kind for token in self._tokens[:place]}
        if sum(token.kind is Kind.ORDINAL for token in self._tokens) > 1:
            return span
        if Kind.AFTER in words:
            return _Span(span.last + 1, span.last + OPEN_YEARS)
        return _Span(span.first - OPEN_YEARS, span.first - 1) if Kind.BEFORE in words else span


def _share(first: int, length: int, parts: Sequence[tuple[float, float]]) -> _Span:
    """The years of a century or decade, or of the parts of it that were named."""
    low = min((part[0] for part in parts), default=0.0)
    high = max((part[1] for part in parts), default=1.0)
    return _Span(first + round(length * low), first + round(length * high) - 1)


def _with_small_years(found: Sequence[Token]) -> list[Token]:
    """“AD 79”, “50 BC” and “c. 750” are years, though short ones."""
    made = list(found)
    eras = (Kind.BC, Kind.AD)
    has_century = any(token.kind is Kind.CENTURY for token in made)
    has_years = any(token.kind in (Kind.YEAR, Kind.DECADE, Kind.HUNDRED) for token in made)
    has_era = any(token.kind in eras for token in made)
    for place, token in enumerate(made):
        if token.kind is Kind.SHORT and not has_century and (has_era or token.value >= 100) and not has_years:
            made[place] = Token(Kind.YEAR, token.value)
    return made
