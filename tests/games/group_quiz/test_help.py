"""The help pages of the class games: one short section for each screen."""

import re

import pytest

from artgames import paths
from artgames.games import load

SCREENS = {
    "group_quiz": {"buzz", "ask", "judge", "told", "ended"},
    "sitters": {"buzz", "ask", "judge", "told", "ended"},
    "trivia": {"choose", "ask", "judge", "told", "ended"},
    "schools": {"sort", "check", "ended"},
}
HEADING = re.compile(r'^## <a id="(\w+)"></a>.+$', re.MULTILINE)


def sections(slug: str) -> dict[str, str]:
    page = (paths.resources() / "rules" / "en" / f"{slug}.md").read_text(encoding="utf-8")
    return dict(zip(HEADING.findall(page), HEADING.split(page)[2::2], strict=True))


@pytest.mark.parametrize("slug", SCREENS)
def test_every_screen_has_its_section(slug: str) -> None:
    assert set(sections(slug)) == SCREENS[slug] | {"setup", "options", "bots"}


@pytest.mark.parametrize("slug", SCREENS)
def test_a_section_is_read_in_half_a_minute(slug: str) -> None:
    for name, text in sections(slug).items():
        assert 10 < len(re.findall(r"[\w’]+", text)) <= 80, name


@pytest.mark.parametrize("slug", SCREENS)
def test_every_house_rule_is_explained_under_its_title(slug: str) -> None:
    for option in load(slug).info.options:
        assert f"**{option.title}**" in sections(slug)["options"]


@pytest.mark.parametrize("slug", ["group_quiz", "sitters"])
def test_sp61_once_the_answer_is_shown_nobody_else_may_try(slug: str) -> None:
    assert "nobody else may try" in sections(slug)["judge"]


@pytest.mark.parametrize("slug", ["group_quiz", "sitters", "trivia"])
def test_the_guide_says_what_running_out_of_time_costs(slug: str) -> None:
    assert "counts as a wrong answer" in sections(slug)["options"]


def test_sp63_the_guide_says_who_wins_where_there_are_points() -> None:
    assert "most points win" in sections("schools")["options"]
