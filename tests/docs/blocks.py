"""What the guides in `docs/` hold between their fences."""

import re
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parents[2]
DOCS = PROJECT / "docs"

_BLOCK = re.compile(
    r"(?:<!-- (?P<note>[^>]+) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)


class Block(NamedTuple):
    note: str
    """What the comment above it says, such as `file: artgames/games/…`."""

    language: str
    text: str


def blocks(guide: str) -> list[Block]:
    text = (DOCS / guide).read_text(encoding="utf-8")
    return [Block(found["note"] or "", found["language"], found["text"]) for found in _BLOCK.finditer(text)]
