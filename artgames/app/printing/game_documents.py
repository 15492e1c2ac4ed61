"""What can be printed of games: score pads and rules, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from artgames import games
from artgames.app.context import AppContext
from artgames.app.help.markdown_guide import read_guide
from artgames.printing import GamePad, GameRules


def pads_of(slugs: Sequence[str], context: AppContext) -> list[GamePad]:
    return [GamePad(_title(slug, context), games.load(slug).pad) for slug in slugs]


def rules_of(slugs: Sequence[str], context: AppContext) -> list[GameRules]:
    language = context.settings.value.language
    return [GameRules(_title(slug, context), read_guide(slug, language).for_paper) for slug in slugs]


def _title(slug: str, context: AppContext) -> str:
    return context.translate(slug, games.load(slug).info.title)
