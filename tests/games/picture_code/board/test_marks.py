"""Marks for the team-mates and the clue giver's clock, through the real widgets."""

from artgames.app.table.surface import Surface
from artgames.games.picture_code.board.marks import PerhapsMark
from artgames.games.picture_code.rules.records import Mark, other
from artgames.games.picture_code.rules.views import guessers
from tests.app.table.conftest import Sit, Sitting, people
from tests.games.picture_code.board.hands import GAME, covered, give_clue, own, painting, point


def symbols(table: Sitting) -> list[PerhapsMark]:
    """In the order of the seats."""
    items = (item for item in table.page.ui.boardView.focusable_items() if isinstance(item, PerhapsMark))
    return sorted(items, key=lambda item: item.sceneBoundingRect().left())


def test_a_guesser_leaves_a_symbol_on_a_painting_and_takes_it_away(sit: Sit) -> None:
    table = sit(people(8), game=GAME)
    give_clue(table, "Water", 2)
    place, seats = covered(table, own(table)), guessers(table.match.state)
    assert len(symbols(table)) == len(seats) == 3
    table.click(painting(table, place))
    for expected in ((Mark(place, seats[1]),), ()):
        table.click(symbols(table)[1])
        table.settle()
        assert table.view.marked == expected and table.view.shown[place] is None
        assert len(painting(table, place).look.seats) == len(expected)


def test_first_a_painting_then_a_symbol(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    give_clue(table, "Water", 2)
    table.click(symbols(table)[0])
    assert table.view.marked == () and table.page.covers.told().startswith("First choose a painting")


def test_a_marked_painting_says_who_marked_it_and_is_bare_in_the_next_turn(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    give_clue(table, "Water", 2)
    place, (seat,) = covered(table, own(table)), guessers(table.match.state)
    table.click(painting(table, place))
    table.click(symbols(table)[0])
    table.settle()
    name = table.flow.board.style.names[seat]
    assert f"Marked by {name}." in painting(table, place).accessible_text()
    point(table, "nobody")
    assert "Marked by" not in painting(table, place).accessible_text()


def test_when_the_time_for_a_clue_is_over_the_key_is_covered_and_the_other_team_begins(sit: Sit) -> None:
    table = sit(people(4), game=GAME, seconds=60)
    first, clock = own(table), table.flow.session.clock
    assert clock.is_running and clock.total == 60
    table.press_button()
    table.open_curtain()
    assert table.flow.surface is Surface.PRIVATE and clock.is_running
    clock.finish()
    table.settle()
    assert table.at(Surface.ROOM, None) and own(table) == other(first) and table.view.phase == "clue"
    assert clock.is_running and clock.total == 60, "the other clue giver has as much time"
    give_clue(table, "Water", 1)
    assert not clock.is_running
