"""The forger's page: choosing, taking back, and what it refuses."""

from PySide6.QtCore import QPointF

from artgames.app.table.surface import Surface
from artgames.games.forgers.board.forge import ForgePart
from artgames.games.forgers.rules.records import Forge
from tests.app.table.conftest import Sit, Sitting, people
from tests.games.forgers.board.hands import click_card, click_place, drag, look, painting, part


def at_work(sit: Sit, count: int = 3, **options: int) -> Sitting:
    table = sit(people(count), game="forgers", **options)
    look(table)
    table.open_curtain()
    return table


def hand(table: Sitting) -> tuple[int, ...]:
    return tuple(table.view_of(table.view.forger).hand)


def wall(table: Sitting) -> tuple[int, ...]:
    return tuple(table.view_of(table.view.forger).wall)


def begun(table: Sitting) -> Forge:
    action = table.flow.board.partial_draft()
    return action if isinstance(action, Forge) else Forge((), ())


def test_a_card_and_a_place_in_either_order_make_a_forgery(sit: Sit) -> None:
    table = at_work(sit)
    first, second = hand(table)[:2]
    click_card(table, first)
    click_place(table, 7)
    click_place(table, 20)
    click_card(table, second)
    assert begun(table) == Forge((first, second), (7, 20))
    assert table.page.ui.primaryButton.isEnabled()
    assert painting(table, wall(table)[7]).look.tag == "Stolen"


def test_a_forgery_is_taken_back_by_choosing_it_or_what_it_replaced(sit: Sit) -> None:
    table = at_work(sit)
    first, second = hand(table)[:2]
    for card, place in ((first, 7), (second, 20)):
        click_card(table, card)
        click_place(table, place)
    click_place(table, 7)
    assert begun(table) == Forge((second,), (20,))
    assert not table.page.ui.primaryButton.isEnabled()
    click_card(table, wall(table)[20])
    assert begun(table) == Forge((), ())


def test_a_held_card_replaces_a_forgery_and_holding_changes_hands(sit: Sit) -> None:
    table = at_work(sit, 2)
    first, second, third = hand(table)[:3]
    click_card(table, first)
    click_place(table, 3)
    click_card(table, second)
    click_card(table, third)
    assert painting(table, third).is_marked and not painting(table, second).is_marked
    click_place(table, 3)
    assert begun(table) == Forge((third,), (3,))


def test_sp41_one_forgery_too_many_is_refused_with_a_reason(sit: Sit) -> None:
    table = at_work(sit, 2)
    first, second = hand(table)[:2]
    click_card(table, first)
    click_place(table, 3)
    click_card(table, second)
    click_place(table, 4)
    assert "one forgery too many" in table.page.covers.told()
    assert begun(table) == Forge((first,), (3,))


def test_the_hint_offers_only_what_can_still_be_done(sit: Sit) -> None:
    table = at_work(sit, 2)
    hint, (first, second) = table.page.ui.hintLabel, hand(table)[:2]
    click_place(table, 5)
    assert hint.text() == "Choose a card to hang here, or a painting to swap with."
    click_card(table, first)
    assert hint.text() == "Choose a forgery to take it back, or turn the lights on."
    click_card(table, second)
    assert hint.text() == "Choose the forgery this card should replace."
    click_card(table, second)
    click_place(table, 8)
    assert hint.text() == "Choose the painting to swap with this one."
    click_place(table, 9)
    click_place(table, 10)
    assert "Only one pair may be swapped" in table.page.covers.told()
    assert not painting(table, wall(table)[10]).is_marked
    assert hint.text() == "Choose a forgery to take it back, or turn the lights on."


def test_sp42_two_paintings_change_places_once_and_that_is_taken_back(sit: Sit) -> None:
    table = at_work(sit)
    cards = wall(table)
    click_place(table, 2)
    click_place(table, 9)
    assert begun(table).swapped == (2, 9)
    assert painting(table, cards[2]).look.tag == painting(table, cards[9]).look.tag == "Swapped"
    click_place(table, 11)
    click_place(table, 12)
    assert "Only one pair" in table.page.covers.told()
    click_place(table, 11)  # let go
    click_place(table, 9)
    assert begun(table).swapped == ()
    assert painting(table, cards[2]).look.tag == ""


def test_sp42_by_house_rule_nothing_or_anything_changes_places(sit: Sit) -> None:
    table = at_work(sit, 2, extra_swaps=0)
    click_place(table, 2)
    click_place(table, 9)
    assert "allow no swaps" in table.page.covers.told()
    table = at_work(sit, 2, extra_swaps=12)
    for place in range(6):
        click_place(table, place)
    assert begun(table).swapped == (0, 1, 2, 3, 4, 5)


def test_a_forgery_moves_when_another_place_is_chosen_for_it(sit: Sit) -> None:
    table = at_work(sit)
    click_card(table, hand(table)[0])
    click_place(table, 7)
    click_place(table, 8)
    click_place(table, 7)
    assert begun(table) == Forge(hand(table)[:1], (8,))


def test_what_is_stolen_and_what_has_moved_is_not_forged(sit: Sit) -> None:
    table = at_work(sit)
    click_card(table, hand(table)[0])
    click_place(table, 7)
    click_place(table, 5)
    click_card(table, wall(table)[7])
    assert "Only paintings on the wall" in table.page.covers.told()
    click_place(table, 5)  # let go
    click_place(table, 8)
    click_place(table, 9)
    click_card(table, hand(table)[1])
    click_place(table, 8)
    assert "has been swapped" in table.page.covers.told()


def test_esc_lets_go_first_and_covers_then_and_nothing_is_lost(sit: Sit) -> None:
    table = at_work(sit)
    click_card(table, hand(table)[0])
    click_place(table, 7)
    click_card(table, hand(table)[1])
    page = table.page
    assert page.step_back() and table.at(Surface.PRIVATE, table.view.forger)
    assert page.step_back() and table.at(Surface.CURTAIN, table.view.forger)
    table.open_curtain()
    assert begun(table) == Forge(hand(table)[:1], (7,)), "half of the work waits behind the curtain"


def test_a_resized_window_keeps_what_was_begun(sit: Sit) -> None:
    table = at_work(sit)
    click_card(table, hand(table)[0])
    click_place(table, 7)
    table.page.resize(1024, 768)
    table.bot.waitUntil(lambda: table.flow.board.area.width() <= 1024)
    assert begun(table) == Forge(hand(table)[:1], (7,))
    click_place(table, 7)
    assert begun(table) == Forge((), ())


def test_a_card_that_is_dragged_to_the_wall_hangs_there_and_is_dragged_back(sit: Sit) -> None:
    table = at_work(sit)
    first = hand(table)[0]
    slot = painting(table, first).cell
    shown = part(table)
    assert isinstance(shown, ForgePart)
    drag(table, first, shown._cells[7].center())
    assert begun(table) == Forge((first,), (7,)) and painting(table, wall(table)[7]).look.tag == "Stolen"
    assert painting(table, first).cell.topLeft() == shown._cells[7].topLeft()
    drag(table, first, slot.center())
    assert begun(table) == Forge((), ()) and painting(table, first).cell.topLeft() == slot.topLeft()


def test_a_card_that_is_dropped_beside_the_wall_goes_home_and_says_why(sit: Sit) -> None:
    table = at_work(sit)
    first = hand(table)[0]
    slot = painting(table, first).cell
    drag(table, first, QPointF(2, 2))
    assert begun(table) == Forge((), ()) and painting(table, first).cell.topLeft() == slot.topLeft()
    assert "Drop it on a painting" in table.page.covers.told()
