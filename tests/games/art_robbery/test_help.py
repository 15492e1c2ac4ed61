"""The guide: one short section for each screen."""

import re

import msgspec
import pytest

from artgames import paths
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.bot.levels import HASTE, THINKING, practised, unsuspecting

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


def test_ar19_ar21_the_guide_says_what_happens_when_all_are_equal() -> None:
    assert "if that is everyone, it is a draw" in SECTIONS["ended"]
    assert "If equal, nobody pays" in SECTIONS["ended"]


def test_the_bots_are_described_as_they_are() -> None:
    """Easy weighs what normal weighs, but for alibis and the Boss; the figures are those of the code."""
    for seats in range(GAME.min_seats, GAME.max_seats + 1):
        easy, normal = unsuspecting(seats), practised(seats)
        assert (easy.alibi, easy.close, easy.boss) == (0.0, 0.0, 1.0)
        assert easy.save == HASTE * normal.save
        told_apart = {name: getattr(normal, name) for name in ("alibi", "close", "boss", "save")}
        assert msgspec.structs.replace(easy, **told_apart) == normal
    told = SECTIONS["bots"]
    assert "never looks at alibis" in told
    assert f"{THINKING.simulations:,}" in told
