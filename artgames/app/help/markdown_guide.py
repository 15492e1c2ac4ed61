"""The written guide: Markdown that is cut into sections, so that a screen finds the one that speaks of it.

A heading such as ``## <a id="exhibit"></a>The exhibit`` begins a section and names the screen it is for.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from artgames import paths

_HEADING = re.compile(r'^(#{1,3}) (?:<a id="([\w-]+)"></a>)?\s*(.+?)\s*$')
_FALLBACK = "en"
_ON_SCREEN = ("bots",)


class Section(NamedTuple):
    level: int
    anchor: str
    title: str
    text: str
    """The section with its heading, without those below it."""


class Guide(NamedTuple):
    """A whole guide, cut."""

    sections: tuple[Section, ...]

    @property
    def text(self) -> str:
        return "\n\n".join(section.text for section in self.sections)

    @property
    def for_paper(self) -> str:
        """Without what only a screen has: paper plays no bot."""
        return "\n\n".join(section.text for section in self.sections if section.anchor not in _ON_SCREEN)

    def about(self, anchor: str) -> str:
        """What the guide says about a screen; how it begins when it does not speak of that screen."""
        found = [section.text for section in self.sections if anchor and section.anchor == anchor]
        return "\n\n".join(found or [section.text for section in self.sections[:2]])


def guide_file(slug: str, language: str) -> Path:
    """The guide of a game in a language, or in English; of the house itself when the slug is empty."""
    folder, name = ("rules", slug) if slug else ("help", "house")
    wanted = paths.resources() / folder / (language or _FALLBACK) / f"{name}.md"
    return wanted if wanted.is_file() else paths.resources() / folder / _FALLBACK / f"{name}.md"


def read_guide(slug: str, language: str) -> Guide:
    """Raises OSError when there is none."""
    return cut(guide_file(slug, language).read_text(encoding="utf-8"))


def cut(markdown: str) -> Guide:
    """Cut a text at its headings."""
    sections: list[Section] = []
    head, lines = (0, "", ""), list[str]()
    for line in markdown.splitlines():
        match = _HEADING.match(line)
        if match is None:
            lines.append(line)
            continue
        _finish(sections, head, lines)
        head, lines = (len(match[1]), match[2] or "", match[3]), []
    _finish(sections, head, lines)
    return Guide(tuple(sections))


def _finish(sections: list[Section], head: tuple[int, str, str], lines: list[str]) -> None:
    level, anchor, title = head
    body = "\n".join(lines).strip()
    if title or body:
        heading = f"{'#' * level} {title}\n\n" if title else ""
        sections.append(Section(level, anchor, title, heading + body))
