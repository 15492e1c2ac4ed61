"""“After 1595” is scored as one year: the board says as which."""

import re
from dataclasses import replace
from typing import Any

import pytest

from artgames import paths
from artgames.app.context import AppContext
from artgames.games.chronology.board.axis import TimeAxis
from artgames.scene.items.painting import PaintingItem
from tests.projector.staging import SIZES, Stage, Staged, begin, steps

VAGUE = re.compile(r"after|century|early|late|\d0s")


@pytest.mark.parametrize("game", ["chronology", "chronology_solo"])
def test_the_time_line_says_which_year_a_vague_date_stands_for(game: str, context: AppContext) -> None:
    options: dict[str, Any] = {"deals": 10} if game == "chronology" else {}
    course = begin(context, game, 2 if game == "chronology" else 1, deck="met", **options)
    deck = context.library.deck("met")
    assert deck is not None
    seen = 0
    with Stage(context, course, SIZES[1]) as shown:
        for view in scored_views(course.opened.match):
            vague = [card for card in view.row if VAGUE.search(deck.painting(card).dated)]
            if not vague or seen:
                continue
            shown.board.style = replace(shown.board.style, for_projector=False)
            shown.show(Staged("scored", view))
            names = [item.accessible_text() for item in shown.board.scene.items() if isinstance(item, PaintingItem)]
            for card in vague:
                seen += 1
                dated, year = deck.painting(card).dated, deck.year_of(card)
                assert any(f"“{dated}” counts as {year}" in name for name in names)
                assert any(f"{year} (for “{dated}”)" in text for text in axes(shown))
    assert seen


def axes(shown: Stage) -> list[str]:
    return [item.accessible_text() for item in shown.board.scene.items() if isinstance(item, TimeAxis)]


def scored_views(match: Any) -> list[Any]:
    rounds = {view.round: view for _, view in steps(match) if view.years and view.rows}
    return list(rounds.values())


@pytest.mark.parametrize("game", ["chronology", "chronology_solo", "flash_cards"])
def test_the_help_says_it_too(game: str) -> None:
    page = (paths.resources() / "rules" / "en" / f"{game}.md").read_text(encoding="utf-8")
    assert "*after 1595*" in page and "1609" in page
