"""Breaking text into lines of a width, the last one cut with a sign that it goes on."""

import re
from collections.abc import Callable

MORE = "…"

Measure = Callable[[str], float]


def broken(text: str, width_of: Measure, width: float, most: int) -> list[str]:
    """At most so many lines, none wider than this. A word that is wider than a line is broken."""
    lines: list[str] = []
    left = [word for word in re.split(r"[ \t\n]+", text) if word]  # a space that holds two together stays
    while left and len(lines) < most:
        taken = _fitting(left, width_of, width)
        if taken == 0:
            head, tail = _broken_word(left[0], width_of, width)
            left = [head, tail, *left[1:]] if tail else [head, *left[1:]]
            taken = 1
        lines.append(" ".join(left[:taken]))
        left = left[taken:]
    if left and lines:
        lines[-1] = cut(f"{lines[-1]} {' '.join(left)}", width_of, width)
    return lines


def cut(text: str, width_of: Measure, width: float) -> str:
    """As much of a text as fits, with the sign behind it."""
    if width_of(text) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + MORE) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + MORE


def _fitting(words: list[str], width_of: Measure, width: float) -> int:
    """How many words fit on a line."""
    for count in range(1, len(words) + 1):
        if width_of(" ".join(words[:count])) > width:
            return count - 1
    return len(words)


def _broken_word(word: str, width_of: Measure, width: float) -> tuple[str, str]:
    """What fits of a word, at least a letter, and the rest."""
    count = 1
    while count < len(word) and width_of(word[: count + 1]) <= width:
        count += 1
    return word[:count], word[count:]
