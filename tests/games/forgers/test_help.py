"""The help page: one short section for each screen."""

import re

import pytest

from artgames import paths
from artgames.engine.info import LEVELS
from artgames.games.forgers import GAME

PAGE = (paths.resources() / "rules" / "en" / "forgers.md").read_text(encoding="utf-8")
HEADING = re.compile(r'^## <a id="(\w+)"></a>.+$', re.MULTILINE)
SECTIONS = dict(zip(HEADING.findall(PAGE), HEADING.split(PAGE)[2::2], strict=True))
PHASES = ("gather", "look", "forge", "guess", "revealed", "ended")


def test_every_screen_has_its_section() -> None:
    assert set(SECTIONS) == {*PHASES, "setup", "options", "bots"}


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_is_read_in_half_a_minute(name: str) -> None:
    prose = [line for line in SECTIONS[name].splitlines() if not line.startswith(("|", "Measured"))]
    assert 10 < len(re.findall(r"[\w’]+", " ".join(prose))) <= 85


def test_every_house_rule_is_explained_under_its_title() -> None:
    for option in GAME.options:
        assert f"**{option.title}**" in SECTIONS["options"]


def test_the_table_of_levels_compares_each_with_each() -> None:
    pairs = re.findall(r"^\| (\w+) \| (\w+) \| \d+%", SECTIONS["bots"], re.MULTILINE)
    assert sorted(pairs) == sorted((one, other) for one in LEVELS for other in LEVELS if one != other)
