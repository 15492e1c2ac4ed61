"""Where in a JSON text each value stands, so that a complaint can name the line."""

import re
from json.decoder import scanstring  # type: ignore[attr-defined]

_BLANK = re.compile(r"[ \t\n\r]*")
_PLAIN = re.compile(r"[^\s,\]}]+")


def lines_of(text: str) -> dict[str, int]:
    """For each value, by a path such as ``$.rounds[2].deck``, the line it begins in. The text must be sound JSON."""
    found: dict[str, int] = {}
    _Scanner(text, found).value(_skip(text, 0), "$")
    return found


def _skip(text: str, at: int) -> int:
    blank = _BLANK.match(text, at)
    return blank.end() if blank is not None else at


class _Scanner:
    """Walks through the text once; every method returns where it ended."""

    def __init__(self, text: str, found: dict[str, int]) -> None:
        self._text, self._found = text, found

    def value(self, at: int, path: str) -> int:
        self._found[path] = self._text.count("\n", 0, at) + 1
        sign = self._text[at]
        if sign == "{":
            return self._object(at, path)
        if sign == "[":
            return self._list(at, path)
        if sign == '"':
            return int(scanstring(self._text, at + 1)[1])
        plain = _PLAIN.match(self._text, at)
        return plain.end() if plain is not None else at + 1

    def _object(self, at: int, path: str) -> int:
        at = _skip(self._text, at + 1)
        while self._text[at] != "}":
            name, end = scanstring(self._text, at + 1)
            colon = _skip(self._text, end)
            at = self._next(self.value(_skip(self._text, colon + 1), f"{path}.{name}"))
        return at + 1

    def _list(self, at: int, path: str) -> int:
        at, number = _skip(self._text, at + 1), 0
        while self._text[at] != "]":
            at = self._next(self.value(at, f"{path}[{number}]"))
            number += 1
        return at + 1

    def _next(self, at: int) -> int:
        """Behind a comma, where there is one."""
        at = _skip(self._text, at)
        return _skip(self._text, at + 1) if self._text[at] == "," else at
