"""Settling at the board: cards lie open in order, tiles are bought, cards are taken back, all before everybody."""

from collections.abc import Callable

from artgames.games.art_gallery.rules.actions import Answer, Buy, PickUp
from tests.games.art_gallery.board.conftest import Desk

Lay = Callable[..., Desk]


def at_the_shop(lay: Lay, card: int = 8) -> Desk:
    desk = lay(3, bids={0: [(1, card), (2, 0)]})
    desk.table.go_on()
    assert desk.table.state.phase == "buy"
    return desk


def test_ag14_piles_that_the_card_can_pay_for_are_lit(lay: Lay) -> None:
    desk = at_the_shop(lay, 4)
    desk.show()
    assert desk.lit("pile") == {"pile 0", "pile 1"}
    desk.piece("pile 0").activated.emit()
    desk.piece("pile 1").activated.emit()
    desk.piece("button buy").activated.emit()
    assert desk.acted == [Buy((0, 1))]


def test_ag14_what_is_too_dear_together_gives_way(lay: Lay) -> None:
    desk = at_the_shop(lay, 5)
    board = desk.show()
    for number in (3, 2):
        board.number_key(number)
    assert [piece.key for piece in desk.pieces("pile") if piece.look.chosen] == ["pile 1"]
    board.number_key(5)
    assert desk.acted == [Buy((1,))]


def test_ag14_nothing_need_be_bought(lay: Lay) -> None:
    desk = at_the_shop(lay)
    board = desk.show()
    board.number_key(1)
    board.number_key(6)
    assert desk.acted == [Buy(())]


def test_ag12_the_last_marker_takes_any_card_that_lies_there(lay: Lay) -> None:
    desk = lay(3, bids={1: [(0, 2), (1, 7), (2, 3)]})
    desk.table.go_on()
    while desk.table.state.settling is None or desk.table.state.settling.area != 1:
        desk.table.do(desk.table.may()[0])
    board = desk.show()
    assert desk.lit("lying") == {"lying 0", "lying 1", "lying 2"}
    asked = [piece for piece in desk.pieces("owner") if piece.key == "owner 2 of 2"]
    assert len(asked) == 1
    desk.piece("lying 1").activated.emit()
    assert desk.acted == [PickUp(7)]
    desk.table.pick_up(7)
    desk.show()
    assert [piece.key for piece in desk.pieces("lying")] == ["lying 0", "lying 2"]
    assert not [piece for piece in desk.pieces("owner") if piece.key.startswith("owner 2")]
    board.number_key(2)
    assert desk.acted[-1] == PickUp(2)


def test_ag09_a_zero_in_company_is_written_as_the_ten_that_it_counts(lay: Lay) -> None:
    desk = lay(3, bids={1: [(0, 0), (1, 8), (0, 3)]})
    desk.table.go_on()
    while desk.table.state.settling is None or desk.table.state.settling.area != 1:
        desk.table.do(desk.table.may()[0])
    desk.show()
    words = desk.piece("words").accessible_text()
    assert "Ada: 10 + 3 = 13" in words and "A 0 beside another card is 10" in words
    desk = lay(3, bids={1: [(0, 0), (1, 8), (2, 3)]})
    desk.table.go_on()
    while desk.table.state.settling is None or desk.table.state.settling.area != 1:
        desk.table.do(desk.table.may()[0])
    desk.show()
    assert "Ada: 0" in desk.piece("words").accessible_text()
    assert "counts as 10" not in desk.piece("words").accessible_text()


def test_ag11_who_may_leave_a_painting_is_asked(lay: Lay) -> None:
    desk = lay(3, bids={1: [(0, 5)]}, may_refuse=True)
    desk.table.go_on()
    while desk.table.state.phase != "award":
        desk.table.do(desk.table.may()[0])
    board = desk.show()
    desk.piece("button leave").activated.emit()
    board.number_key(1)
    assert desk.acted == [Answer(0), Answer(1)]


def test_nobody_answers_for_a_bot(lay: Lay) -> None:
    desk = at_the_shop(lay)
    desk.board.is_person = lambda seat: False
    desk.show()
    assert not desk.lit("pile") and not desk.pieces("button")
    desk.board.number_key(1)
    assert desk.acted == []
