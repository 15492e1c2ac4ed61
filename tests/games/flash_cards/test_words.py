"""The game in sentences, and its guide."""

import re
from collections.abc import Callable

import pytest

from artgames import paths
from artgames.engine.api import Outcome
from artgames.games.flash_cards import GAME
from artgames.games.flash_cards.rules.records import Choose, NextCard, Turn, Write
from artgames.games.flash_cards.words import describe_event, result, resume, status
from tests.games.flash_cards.conftest import Desk

PAGE = (paths.resources() / "rules" / "en" / f"{GAME.slug}.md").read_text(encoding="utf-8")
HEADING = re.compile(r'^## <a id="(\w+)"></a>.+$', re.MULTILINE)
SECTIONS = dict(zip(HEADING.findall(PAGE), HEADING.split(PAGE)[2::2], strict=True))

Make = Callable[..., Desk]


def test_the_line_above_the_board_says_what_is_asked_and_then_what_is_true(make_desk: Make) -> None:
    desk = make_desk(form="typed", lesson=((1, "artist"), (2, "title")))
    assert status(desk.view).render(()) == "Who painted this?"
    assert resume(desk.view).render(()) == "Card 1 of 2."
    desk.do(Write("Klimpt"))
    assert status(desk.view).render(()) == "Close enough, so it counts: Gustav Klimt."
    desk.house(NextCard())
    assert status(desk.view).render(()) == "What is this painting called?"


def test_the_learner_is_asked_about_a_turned_card(make_desk: Make) -> None:
    desk = make_desk(form="turn")
    desk.house(Turn())
    assert status(desk.view).render(()) == "Did you know it?"


@pytest.mark.parametrize(
    ("known", "reason", "sentence"),
    [
        (0, "learned", "You didn’t know any yet. They will all come back."),
        (1, "learned", "You knew one card. The ones you missed will be back soon."),
        (7, "learned", "You knew 7 cards. The ones you missed will be back soon."),
        (1, "all_known", "You knew the card."),
        (20, "all_known", "You knew all 20 cards."),
    ],
)
def test_the_result_is_said_kindly(known: int, reason: str, sentence: str) -> None:
    assert result(Outcome((0,), (known,), reason)).render(()) == sentence


def test_the_log_tells_every_card_and_what_came_of_it(make_desk: Make) -> None:
    desk = make_desk(cards=1)
    wrong = desk.state.flash.right % 3 + 1
    lines = [describe_event(event) for event in (*desk.do(Choose(wrong)), *desk.house(NextCard()))]
    said = [line.render(()) for line in lines if line is not None]
    assert said == [f"Not yet: it’s {desk.state.flash.true}.", "Card 1 again."]


def test_every_screen_has_its_section() -> None:
    assert set(SECTIONS) == {"setup", "asked", "turned", "told", "ended", "learning", "options"}


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_is_read_in_half_a_minute(name: str) -> None:
    assert 10 < len(re.findall(r"[\w’]+", SECTIONS[name])) <= 120


def test_every_house_rule_is_explained() -> None:
    for option in GAME.options:
        if option.key in ("title", "artist", "date", "school", "museum"):
            assert option.title.lower() in SECTIONS["options"]
        else:
            assert f"**{option.title}**" in SECTIONS["options"]
