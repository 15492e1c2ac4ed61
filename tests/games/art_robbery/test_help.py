"""The guide: one short section for each screen."""

import re

import pytest

from artgames import paths
from artgames.games.art_robbery import GAME

PAGE = (paths.resources() / "rules" / "en" / "art_robbery.md").read_text(encoding="utf-8")
HEADING = re.compile(r'^## <a id="(\w+)"></a>.+$', re.MULTILINE)
SECTIONS = dict(zip(HEADING.findall(PAGE), HEADING.split(PAGE)[2::2], strict=True))
PHASES = ("play", "defence", "raid_over", "ended")


def test_every_screen_has_its_section() -> None:
    assert set(SECTIONS) == {*PHASES, "setup", "options", "bots"}


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_is_read_in_half_a_minute(name: str) -> None:
    prose = [line for line in SECTIONS[name].splitlines() if not line.startswith(("|", "Measured"))]
    assert 10 < len(re.findall(r"[\w’]+", " ".join(prose))) <= 80


def test_every_house_rule_is_explained_under_its_title() -> None:
    for option in GAME.options:
        assert f"**{option.title}**" in SECTIONS["options"]


def test_ar24_the_guide_does_not_forget_the_exception_for_two_players() -> None:
    caught, exception = SECTIONS["ended"].split("Two players:")
    assert "Three or more players" in caught
    assert "worth 10" in exception
