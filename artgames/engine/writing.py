"""What people write, before it is kept: nothing invisible, no blanks around it, not too many lines."""

import re

_HIDDEN = re.compile(
    r"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ud800-\udfff]"
)
"""Controls, and marks that turn the direction of everything after them; what joins letters and emoji stays."""


def tidy(text: str, most_lines: int = 1) -> str:
    """The text without anything hidden, with single blanks and no empty lines; a line too many joins the last."""
    lines = [" ".join(line.split()) for line in _HIDDEN.sub("", text).splitlines()]
    kept = [line for line in lines if line]
    first, rest = kept[: most_lines - 1], kept[most_lines - 1 :]
    return "\n".join([*first, " ".join(rest)] if rest else first)
