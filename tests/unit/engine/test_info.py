"""House rules: which values are allowed, and how a wrong one is refused."""

from typing import Any

import msgspec
import pytest

from artgames.engine.api import Refused, Setup
from artgames.engine.info import GameInfo, Need, Option

SIZE = Option("size", "Size", "How many", default=24, values=(12, 24, 48))
SECONDS = Option("seconds", "Seconds", "How long", default=60, values=(30, 60, 0), free_range=(5, 600))
SWITCH = Option("open", "Open", "Or closed", default=False, values=(True, False))
WORD = Option("ending", "Ending", "When", default="last", values=("first", "last"))

INFO = GameInfo("toy", "Toy", "A toy.", 2, 4, (5, 10), 6, options=(SIZE, SECONDS, SWITCH, WORD))


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (SIZE, 12, True),
        (SIZE, 13, False),
        (SIZE, True, False),
        (SIZE, 24.0, False),
        (SIZE, "24", False),
        (SIZE, None, False),
        (SECONDS, 0, True),
        (SECONDS, 5, True),
        (SECONDS, 600, True),
        (SECONDS, 4, False),
        (SECONDS, 601, False),
        (SECONDS, True, False),
        (SWITCH, True, True),
        (SWITCH, 1, False),
        (WORD, "first", True),
        (WORD, "middle", False),
    ],
)
def test_allows(option: Option, value: Any, allowed: bool) -> None:
    assert option.allows(value) is allowed


def test_switches_are_known_by_their_default() -> None:
    assert SWITCH.is_switch
    assert not SIZE.is_switch


def test_complete_fills_in_the_defaults() -> None:
    assert INFO.complete({"size": 48}) == {"size": 48, "seconds": 60, "open": False, "ending": "last"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"size": 13}, "“size” cannot be 13; allowed: 12, 24, 48."),
        ({"seconds": 3}, "“seconds” cannot be 3; allowed: 30, 60, 0, 5–600."),
        ({"open": 1}, "“open” cannot be 1; allowed: true, false."),
        ({"colour": 1}, "This game has no house rule called “colour”."),
    ],
)
def test_a_wrong_option_is_refused_in_words(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        INFO.complete(given)
    assert refused.value.code == "option"
    assert refused.value.sentence.render(()) == sentence


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_out_of_range_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        INFO.check_seats(seats)
    assert refused.value.sentence.render(()) == "This game is for 2 to 4 players."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_in_range_are_welcome(seats: int) -> None:
    INFO.check_seats(seats)


def test_where_bots_cannot_do_everything_enough_people_have_to_sit_down() -> None:
    guessers = GameInfo("toy", "Toy", "A toy.", 2, 4, (5, 10), 6, least_people=2)
    assert INFO.has_bots and guessers.has_bots
    INFO.check_people(0, 4)
    guessers.check_people(2, 4)
    with pytest.raises(Refused) as refusal:
        guessers.check_people(1, 4)
    assert "at least 2 people" in refusal.value.sentence.render(())


def test_only_where_something_can_be_written_down_there_is_paper() -> None:
    assert INFO.on_paper
    for more in ({"slips": False}, {"needs": ("hands",)}, {"max_seats": 1, "min_seats": 1}):
        assert not msgspec.structs.replace(INFO, **more).on_paper


def test_a_game_for_people_alone() -> None:
    writers = GameInfo("toy", "Toy", "A toy.", 2, 4, (5, 10), 6, least_people=4)
    assert not writers.has_bots
    for seats in (2, 3, 4):
        writers.check_people(seats, seats)
        with pytest.raises(Refused) as refusal:
            writers.check_people(seats - 1, seats)
    assert "Bots cannot play" in refusal.value.sentence.render(())


def test_a_house_rule_may_mean_nothing_beside_another() -> None:
    teams = Option("teams", "Teams", "", False, (True, False))
    size = Option("size", "Size", "", 2, (2, 3), only_with=("teams", (True,)))
    game = GameInfo("toy", "Toy", "", 2, 4, (5, 5), 6, options=(teams, size))
    assert game.complete({"size": 2}) == {"teams": False, "size": 2}
    assert game.complete({"teams": True, "size": 3})["size"] == 3
    assert not game.applies(size, {}) and game.applies(size, {"teams": True})
    with pytest.raises(Refused) as refusal:
        game.complete({"size": 3})
    assert "teams" in refusal.value.sentence.render(())


def settled(setup: Setup, *needs: Need) -> str:
    """What is wrong with this set-up, in words; nothing where it fits."""
    try:
        msgspec.structs.replace(INFO, needs=needs).settle(setup)
    except Refused as refusal:
        return refusal.sentence.render(())
    return ""


def test_a_set_up_is_settled() -> None:
    assert INFO.settle(Setup(2, {"size": 12}, "s", (1, 2)))["size"] == 12
    assert "2 to 4 players" in settled(Setup(5, {}, "s"))
    assert "house rule" in settled(Setup(2, {"colour": "red"}, "s"))
    assert "twice" in settled(Setup(2, {}, "s", (1, 2, 1)))


def test_what_must_be_known_of_the_cards_is_known() -> None:
    cards = Setup(2, {}, "s", (1, 2), years=(1503,))
    assert settled(cards, "pictures") == ""
    assert settled(cards, "dates") == "One painting in the deck has no year."
    assert settled(cards, "facts") == "These paintings have no labels to ask about."
    assert settled(msgspec.structs.replace(cards, years=(1503, 1665)), "dates") == ""


def test_a_box_may_be_too_small() -> None:
    INFO.check_cards(8, 8)
    with pytest.raises(Refused, match="at least"):
        INFO.check_cards(7, 8)
    with pytest.raises(Refused, match="at least"):
        msgspec.structs.replace(INFO, needs=("portraits",)).check_cards(7, 8)
