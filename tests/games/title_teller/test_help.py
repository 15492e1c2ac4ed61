"""The help page: one short section for each screen."""

import re

import pytest

from artgames import paths
from artgames.games.title_teller import GAME

PAGE = (paths.resources() / "rules" / "en" / f"{GAME.slug}.md").read_text(encoding="utf-8")
HEADING = re.compile(r'^## <a id="(\w+)"></a>.+$', re.MULTILINE)
SECTIONS = dict(zip(HEADING.findall(PAGE), HEADING.split(PAGE)[2::2], strict=True))


def test_every_screen_has_its_section() -> None:
    assert set(SECTIONS) == {"tell", "add", "vote", "scored", "ended", "setup", "options", "bots"}


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_is_read_in_half_a_minute(name: str) -> None:
    assert 10 < len(re.findall(r"[\w’]+", SECTIONS[name])) <= 80


def test_every_house_rule_is_explained_under_its_title() -> None:
    for option in GAME.options:
        assert f"**{option.title}**" in SECTIONS["options"]


def test_the_designer_of_the_original_is_credited() -> None:
    assert "Jean-Louis Roubira" in PAGE and "Jean-Louis Roubira" in GAME.credit
