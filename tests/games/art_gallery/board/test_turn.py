"""Taking a turn at the board: a card is taken up, both places are lit, one is chosen; then a card is laid."""

from collections.abc import Callable

from PySide6.QtCore import QLineF

from artgames.games.art_gallery.board.floor import Trail
from artgames.games.art_gallery.rules.actions import Visit, Walk
from artgames.games.art_gallery.rules.records import ANTICLOCKWISE, CLOCKWISE
from tests.games.art_gallery.board.conftest import Desk

Lay = Callable[..., Desk]


def test_ag02_a_card_lights_both_places_that_it_leads_to(lay: Lay) -> None:
    desk = lay(3, turns=0)
    board = desk.show(0)
    assert desk.lit("room") == set() and board.draft() is None
    desk.piece("hand 1").activated.emit()
    assert board.draft() is None
    assert desk.lit("room") == {"room 1", "room 4"}
    assert "two places" in board.hint()
    desk.piece("room 4").activated.emit()
    assert board.draft() == Walk(1, ANTICLOCKWISE)
    assert desk.piece("room 4").look.chosen and "gallery 4" in board.answer_text()
    desk.piece("room 1").activated.emit()
    assert board.draft() == Walk(1, CLOCKWISE)


def test_the_way_of_a_walk_begins_at_the_pawn_that_goes(lay: Lay) -> None:
    """All three sit on the bench of the Shop: it must not look as if somebody else walked."""
    desk = lay(3, turns=0)
    board = desk.show(0)
    desk.piece("hand 1").activated.emit()
    trails = [item for item in board.scene.items() if isinstance(item, Trail)]
    pawns = [desk.piece(f"pawn {seat}").place.center() for seat in range(3)]
    nearest = [min(pawns, key=lambda pawn: QLineF(trail.points[0], pawn).length()) for trail in trails]
    assert len(trails) == 2 and nearest == [pawns[0]] * 2


def test_ag02_a_card_that_leads_to_one_place_needs_no_second_choice(lay: Lay) -> None:
    desk = lay(3, turns=0)
    board = desk.show(0)
    desk.piece("hand 0").activated.emit()
    assert board.draft() == Walk(0, CLOCKWISE) and "stay" in board.hint()
    desk.piece("hand 5").activated.emit()  # as many benches as there are
    assert board.draft() == Walk(5, CLOCKWISE) and desk.lit("room") == {"room 0"}


def test_pressed_again_a_card_goes_the_other_way_and_then_back_into_the_hand(lay: Lay) -> None:
    desk = lay(3, turns=0)
    board = desk.show(0)
    found = []
    for _ in range(4):
        board.number_key(2)
        found.append(board.draft())
    assert found == [None, Walk(2, CLOCKWISE), Walk(2, ANTICLOCKWISE), None]
    assert board.turn is not None and board.turn.place is None


def test_ag06_a_full_room_is_no_place_to_go_and_says_so(lay: Lay) -> None:
    full = [(seat, card) for card in (6, 7) for seat in (0, 1, 2)]
    desk = lay(3, turns=2, bids={1: full}, hands={0: (0, 1, 3, 5, 8)})
    board = desk.show(0)
    desk.piece("hand 1").activated.emit()
    assert board.draft() == Walk(1, ANTICLOCKWISE) and desk.lit("room") == {"room 4"}
    assert "full" in desk.piece("room 1").accessible_text()


def test_ag06_where_every_card_is_sent_on_the_board_says_where_to(lay: Lay) -> None:
    full = [(seat, card) for card in (6, 7) for seat in (0, 1, 2)]
    desk = lay(3, turns=2, bids={0: full}, hands={0: (0, 0, 5, 5, 5)})
    board = desk.show(0)
    desk.piece("hand 0").activated.emit()
    assert board.draft() is not None and "walk on" in board.hint()
    assert "next free room" in desk.piece("room 1").accessible_text()


def test_ag04_a_card_is_laid_and_only_its_owner_sees_it_again(lay: Lay) -> None:
    desk = lay(3, turns=0)
    desk.table.walk(3)
    board = desk.show(0)
    assert desk.lit("hand") == {f"hand {place}" for place in range(8)}
    board.number_key(8)
    assert board.draft() == Visit(8) and "8" in board.answer_text()
    desk.table.visit(8)
    desk.show(0)
    assert "I Ada 8" in desk.piece("room 3").accessible_text()
    for other in (None, 1, 2):
        desk.show(other)
        assert "I Ada" in desk.piece("room 3").accessible_text()
        assert "I Ada 8" not in desk.board.describe()


def test_a_zero_is_explained_before_it_is_laid(lay: Lay) -> None:
    desk = lay(3, turns=0)
    desk.table.walk(3)
    board = desk.show(0)
    board.number_key(10)  # the key 0
    assert board.draft() == Visit(0) and "counts as 10" in board.hint()
    desk = lay(3, turns=0)
    desk.table.walk(5)
    board = desk.show(0)
    board.number_key(10)
    assert "Shop" in board.hint()


def test_who_looks_sees_what_a_painting_would_be_worth(lay: Lay) -> None:
    desk = lay(3, turns=0, collections={0: (7, 33)}, hanging={1: 24})
    desk.show(0)
    assert "worth 5 to you" in desk.piece("room 1").accessible_text()
    desk.show(1)
    assert "worth 5 to you" in desk.piece("room 1").accessible_text()
    desk.show(None)
    assert "worth" not in desk.board.describe()


def test_the_room_where_a_walk_would_end_gets_a_frame(lay: Lay) -> None:
    desk = lay(3, turns=0)
    desk.show(0)
    assert not any(room._facts.is_watched for room in desk.board.museum.rooms)
    desk.board.number_key(2)
    desk.piece("room 2").activated.emit()
    assert [room.area for room in desk.board.museum.rooms if room._facts.is_watched] == [2]


def test_numbers_that_mean_nothing_are_refused_in_words(lay: Lay) -> None:
    desk = lay(3, turns=0)
    said: list[str] = []
    desk.board.refused.connect(said.append)
    desk.show(None).number_key(4)
    assert said
