"""The guide: one short section for each screen."""

import re

import pytest

from artgames import paths
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.bot import OneMoveAhead, make_bot
from artgames.games.art_robbery.bot.levels import SENSIBLE

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


def test_the_bots_are_described_as_they_are() -> None:
    """Easy and normal weigh the same things; only what they then play differs. The figures are those of the code."""
    easy, normal = make_bot("easy"), make_bot("normal")
    assert isinstance(easy, OneMoveAhead) and isinstance(normal, OneMoveAhead)
    assert easy.judgement.weights == normal.judgement.weights == SENSIBLE
    assert (easy.careless, normal.careless) == (1.5, 0.0)
    told = SECTIONS["bots"]
    assert "look one move ahead and weigh the same things" in told
    assert all(word in told for word in ("points", "alibis", "Boss", "dog", "what the others lose"))
    assert "up to a point and a half worse" in told
    assert "grabs what is worth most" not in told
