"""Marks that guessers leave for one another, and the clock of who looks for a clue."""

import pytest

from artgames.engine.api import HOUSE, Refused
from artgames.engine.match import Match
from artgames.games.picture_code.rules import RULES
from artgames.games.picture_code.rules.records import Guess, Mark, PaintingMarked, Suggest, TimeUp, TurnEnded, other
from artgames.games.picture_code.rules.views import guessers
from artgames.games.picture_code.words import describe_event
from tests.games.picture_code.conftest import CodeTable


def test_a_mark_is_seen_by_all_and_uncovers_nothing() -> None:
    table = CodeTable(8)
    table.clue(2)
    one, another, *_ = guessers(table.state)
    step = table.match.submit(another, Suggest((7,)))
    assert step.events == (PaintingMarked(another, 7, True),) and not step.reveals
    table.match.submit(one, Suggest((7,)))
    for seat in (None, *range(8)):
        assert table.view(seat).marked == (Mark(7, another), Mark(7, one))
    assert table.state.open == () and table.state.phase == "guess"


def test_the_same_mark_again_takes_it_away() -> None:
    table = CodeTable(8)
    table.clue(2)
    one, another, *_ = guessers(table.state)
    for seat in (one, another, one):
        table.match.submit(seat, Suggest((7,)))
    assert table.view().marked == (Mark(7, another),)


def test_only_guessers_of_the_team_leave_marks_and_only_on_what_is_covered() -> None:
    table = CodeTable(8)
    table.clue(2)
    for seat in set(range(8)) - set(guessers(table.state)):
        with pytest.raises(Refused):
            table.match.submit(seat, Suggest((7,)))
    place = table.covered(table.team)[0]
    table.own()
    with pytest.raises(Refused):
        table.match.submit(guessers(table.state)[0], Suggest((place,)))


def test_what_is_uncovered_loses_its_marks_and_the_others_stay_until_the_turn_is_over() -> None:
    table = CodeTable(8)
    table.clue(2)
    seat = guessers(table.state)[0]
    found, other_one = table.covered(table.team)[:2]
    table.match.submit(seat, Suggest((found,)))
    table.match.submit(seat, Suggest((other_one,)))
    table.match.submit(seat, Guess((found,)))
    assert table.view().marked == (Mark(other_one, seat),)
    table.stop()
    assert table.view().marked == ()


def test_a_clue_takes_as_long_as_it_takes_unless_the_house_rules_say_otherwise(table: CodeTable) -> None:
    assert table.match.timed() is None and table.match.to_act() == (table.giver,)
    with pytest.raises(Refused):
        table.match.submit(HOUSE, TimeUp())


def test_without_a_clue_in_time_it_is_the_other_teams_turn() -> None:
    table = CodeTable(seconds=60)
    team = table.team
    assert table.match.timed() == 60 and set(table.match.to_act()) == {HOUSE, table.giver}
    (ended,) = table.match.submit(HOUSE, TimeUp()).events
    assert ended == TurnEnded(team, "time") and describe_event(ended) is not None
    assert table.team == other(team) and table.state.phase == "clue" and table.view().missed == 1
    table.clue(1)
    assert table.match.timed() is None  # guessing takes as long as it takes
    assert HOUSE not in table.match.to_act()


def test_a_match_from_before_there_was_a_clock_goes_on() -> None:
    """What was saved then knows nothing of the new house rule."""
    table = CodeTable(grid="5x4", teams="alternate", givers="first", names=True)
    table.clue(2)
    table.own()
    saved = table.match.save()
    assert "seconds" not in saved.setup.options
    loaded = Match.load(RULES, saved)
    assert loaded.state == table.state and loaded.state.house.seconds == 0
