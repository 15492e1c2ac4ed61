"""Choosing at the board of Art Robbery: a card first, then what it takes; and the victim's answer."""

from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.games.art_robbery.data import DOG, FACES, GREEDY, kind
from artgames.games.art_robbery.rules.actions import Defend, PlayCard
from tests.games.art_robbery.board.conftest import Desk


def choice_of(desk: Desk, wanted: Any) -> PlayCard:
    """The first way to play that the active seat has and that is wanted, however long it takes to come up."""
    while True:
        if desk.view.phase == "play":
            ways = [choice.make() for choice in desk.match.choices(desk.view.active)]
            found = next((way for way in ways if wanted(desk, way)), None)
            if found is not None:
                assert isinstance(found, PlayCard)
                return found
        desk.step()


def ways_of(desk: Desk, card: int) -> list[Any]:
    choices = desk.match.choices(desk.view.active)
    return [choice for choice in choices if dict(choice.given)["card"] == card]


def lit_tiles(desk: Desk) -> set[int]:
    return {int(piece.key.split()[1]) for piece in desk.pieces("tile") if piece.look.lit}


def test_a_card_with_one_target_is_ready_at_once(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    way = choice_of(desk, lambda desk, way: way.tile >= 0 and len(ways_of(desk, way.card)) == 1)
    board = desk.show_for(desk.view.active)
    assert board.draft() is None
    board.choose(way.card)
    assert board.draft() == way
    assert desk.pieces(f"tile {way.tile}")[0].look.chosen
    board.choose(way.card)
    assert board.draft() is None


def test_a_card_with_several_targets_asks_for_one(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    way = choice_of(desk, lambda desk, way: way.tile >= 0 and len(ways_of(desk, way.card)) > 2)
    board = desk.show_for(desk.view.active)
    board.choose(way.card)
    assert board.draft() is None and "tile" in board.hint()
    assert {int(dict(one.given)["tile"]) for one in ways_of(desk, way.card)} <= lit_tiles(desk)
    desk.pieces(f"tile {way.tile}")[0].activated.emit()
    assert board.draft() == way


def test_a_card_that_would_do_nothing_says_so(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    way = choice_of(desk, lambda desk, way: way.tile < 0 and kind(way.card) != DOG)
    board = desk.show_for(desk.view.active)
    (piece,) = desk.pieces(f"hand card {way.card}")
    assert piece.look.dimmed and "no effect" in piece.accessible_text()
    board.choose(way.card)
    assert "no effect" in board.hint()
    assert board.draft() == way


def test_calling_the_dog_is_an_effect_unless_one_has_it(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    way = choice_of(desk, lambda desk, way: kind(way.card) == DOG and desk.view.dog != desk.view.active)
    board = desk.show_for(desk.view.active)
    board.choose(way.card)
    assert "dog" in board.hint()
    way = choice_of(desk, lambda desk, way: kind(way.card) == DOG and desk.view.dog == desk.view.active)
    board = desk.show_for(desk.view.active)
    board.choose(way.card)
    assert "no effect" in board.hint()


def test_stealing_that_is_optional_can_be_left(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, steal_optional=True)
    way = choice_of(desk, lambda desk, way: way.victim >= 0 and desk.view.discard_top >= 0)
    board = desk.show_for(desk.view.active)
    board.choose(way.card)
    (pile,) = desk.pieces("discard")
    assert pile.look.lit
    pile.activated.emit()
    draft = board.draft()
    assert isinstance(draft, PlayCard) and draft.tile < 0 and draft.card == way.card


def test_number_keys_choose_cards(qtbot: QtBot, context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    board = desk.show_for(desk.view.active)
    board.number_key(3)
    assert board.play is not None and board.play.card == board.view.hand[2]
    board = desk.show_for(None)
    with qtbot.waitSignal(board.refused):
        board.number_key(1)


@pytest.mark.parametrize("give_dog", [0, 1])
def test_the_victim_answers_before_everybody(qtbot: QtBot, context: AppContext, owner: QObject, give_dog: int) -> None:
    desk = Desk(context, owner)
    desk.play_to(lambda view: view.phase == "defence")
    board = desk.show_for(None)
    answers = desk.pieces("answer")
    assert len(answers) == 2
    with qtbot.waitSignal(board.acted) as acted:
        answers[give_dog].activated.emit()
    assert acted.args == [desk.view.pending.victim, Defend(give_dog)]
    with qtbot.waitSignal(board.acted) as acted:
        board.number_key(give_dog + 1)
    assert acted.args[1] == Defend(give_dog)


def test_hands_that_face_each_other_are_covered_until_somebody_looks(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2)
    desk.play_to(lambda view: len(view.middle) == 7)
    desk.board.own_views = {seat: desk.look(seat) for seat in range(2)}
    active = desk.view.active
    desk.board.show(desk.view, None, desk.match.choices(active))
    assert len(desk.pieces("covered card")) == 10 and not desk.pieces("hand card")
    far = desk.pieces("covered card 1")
    assert all(piece.rotation() == 180 for piece in far)
    (eye,) = desk.pieces("look 1")
    eye.held.emit(True)
    hand = desk.match.view(1).hand  # type: ignore[attr-defined]
    assert {piece.key for piece in desk.pieces("hand card")} == {f"hand card {card}" for card in hand}
    eye.held.emit(False)
    assert len(desk.pieces("covered card")) == 10 and not desk.pieces("hand card")
    desk.board.number_key(1)
    assert not desk.pieces("hand card")
    draft = desk.board.draft()
    assert draft is None or draft in [choice.make() for choice in desk.match.choices(active)]


def test_ar05_of_equal_tiles_any_may_be_pointed_at(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    three = choice_of(desk, lambda desk, way: kind(way.card) == 3 and desk.view.middle[3:6] == (3, 4, 5))
    board = desk.show_for(desk.view.active)
    board.choose(three.card)
    assert board.draft() == three
    assert lit_tiles(desk) == {3, 4, 5}
    desk.pieces("tile 5")[0].activated.emit()
    assert board.draft() == three
    assert [piece.key for piece in desk.pieces("tile") if piece.look.chosen] == [f"tile {three.tile}"]


def test_ar05_equal_tiles_of_a_victim_shine_together(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2, seed="equal 1")

    def robs_one_of_two(desk: Desk, way: PlayCard) -> bool:
        loot = desk.view.loot[way.victim] if way.victim >= 0 else ()
        return [FACES.looks[tile] for tile in loot].count(FACES.looks[way.tile]) > 1

    theft = choice_of(desk, robs_one_of_two)
    board = desk.show_for(desk.view.active)
    board.choose(theft.card)
    loot = desk.view.loot[theft.victim]
    assert lit_tiles(desk) == {tile for tile in loot if FACES.looks[tile] == FACES.looks[theft.tile]}


def test_a_greedy_thief_may_point_at_everything_in_the_middle(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    greedy = choice_of(desk, lambda desk, way: kind(way.card) == GREEDY and len(desk.view.middle) > 6)
    board = desk.show_for(desk.view.active)
    board.choose(greedy.card)
    assert lit_tiles(desk) == set(desk.view.middle)


def face(desk: Desk) -> None:
    """Two people sit opposite each other; whoever is active chooses."""
    desk.board.own_views = {seat: desk.look(seat) for seat in range(2)}
    desk.board.show(desk.view, None, desk.match.choices(desk.view.active))


@pytest.mark.parametrize("looking", [False, True])
def test_facing_each_other_no_tile_tells_what_a_covered_card_is(
    context: AppContext, owner: QObject, looking: bool
) -> None:
    """Neither a card with one target nor one with several, neither while it is covered nor while its owner looks."""
    desk = Desk(context, owner, 2)
    for asks in (False, True):
        way = choice_of(desk, lambda desk, way, asks=asks: way.tile >= 0 and (len(ways_of(desk, way.card)) > 1) == asks)
        face(desk)
        if looking:
            desk.pieces(f"look {desk.view.active}")[0].held.emit(True)
        desk.board.choose(way.card)
        assert not lit_tiles(desk)
        assert not [piece for piece in desk.pieces("tile") if piece.look.chosen]
        desk.step()


def test_facing_each_other_any_tile_may_be_pointed_at(qtbot: QtBot, context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2, seed="facing")
    theft = choice_of(desk, lambda desk, way: kind(way.card) == GREEDY and any(desk.view.loot))
    face(desk)
    board = desk.board
    board.choose(theft.card)
    robbed = next(tile for loot in desk.view.loot for tile in loot)
    with qtbot.waitSignal(board.refused) as refused:
        desk.pieces(f"tile {robbed}")[0].activated.emit()
    assert "cannot" in refused.args[0] and board.draft() is None
    desk.pieces(f"tile {theft.tile}")[0].activated.emit()
    assert board.draft() == theft
    assert [piece.key for piece in desk.pieces("tile") if piece.look.chosen] == [f"tile {theft.tile}"]


def test_facing_each_other_leaving_a_tile_is_not_lit_either(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2, steal_optional=True)
    theft = choice_of(desk, lambda desk, way: way.victim >= 0 and desk.view.discard_top >= 0)
    face(desk)
    desk.board.choose(theft.card)
    (pile,) = desk.pieces("discard")
    assert not pile.look.lit
    pile.activated.emit()
    assert desk.board.draft() == PlayCard(theft.card)
