"""The guide: one short section for each screen."""

import re
from typing import get_args

import pytest

from artgames import paths
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.rules.records import Phase

PAGE = (paths.resources() / "rules" / "en" / "art_gallery.md").read_text(encoding="utf-8")
HEADING = re.compile(r'^## <a id="(\w+)"></a>.+$', re.MULTILINE)
SECTIONS = dict(zip(HEADING.findall(PAGE), HEADING.split(PAGE)[2::2], strict=True))


def test_every_screen_has_its_section() -> None:
    assert set(SECTIONS) == {*get_args(Phase), "setup", "options", "bots"}


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_is_read_in_half_a_minute(name: str) -> None:
    prose = [line for line in SECTIONS[name].splitlines() if not line.startswith(("|", "Measured"))]
    assert 10 < len(re.findall(r"[\w’]+", " ".join(prose))) <= 80


def test_every_house_rule_is_explained_under_its_title() -> None:
    for option in GAME.options:
        assert f"**{option.title}**" in SECTIONS["options"]


def test_what_makes_chains_is_a_motif_since_players_have_symbols() -> None:
    assert "**Motifs**" in SECTIONS["ended"]
    assert "symbol" not in PAGE.lower()
