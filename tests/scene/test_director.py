from __future__ import annotations

from itertools import repeat

import pytest
from PySide6.QtCore import QAbstractAnimation, QByteArray, QPauseAnimation, QPropertyAnimation, QVariantAnimation
from PySide6.QtWidgets import QGraphicsTextItem
from pytestqt.qtbot import QtBot

from artgames.engine.api import View
from artgames.scene.animations import around, one_after_another
from artgames.scene.director import Director


class Stagehand:
    """Shows numbers: an event takes that many milliseconds, 0 is shown at once, −1 never ends."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.ended: list[int] = []

    def show(self, event: int) -> QAbstractAnimation | None:
        self.begun.append(event)
        if event == 0:
            self.ended.append(0)
            return None
        if event < 0:
            endless = QVariantAnimation()
            endless.setDuration(100)
            endless.setStartValue(0.0)
            endless.setEndValue(1.0)
            endless.setLoopCount(-1)
            return around(endless, after=lambda: self.ended.append(event))
        return around(QPauseAnimation(event), after=lambda: self.ended.append(event))


@pytest.fixture
def stagehand() -> Stagehand:
    return Stagehand()


@pytest.fixture
def director(qtbot: QtBot, stagehand: Stagehand) -> Director[int]:
    return Director(stagehand.show)


def test_one_after_another(qtbot: QtBot, director: Director[int], stagehand: Stagehand) -> None:
    with qtbot.waitSignal(director.idle):
        director.play([30, 0, 20])
        assert stagehand.begun == [30]
        assert not director.is_idle
    assert stagehand.begun == stagehand.ended == [30, 0, 20]
    assert director.is_idle


def test_jump_to_the_end_in_order_without_waiting(director: Director[int], stagehand: Stagehand) -> None:
    idle: list[bool] = []
    director.idle.connect(lambda: idle.append(True))
    director.play([5000, 0, 7000])
    director.play([8000, 9000])
    director.finish_now()
    assert director.is_idle
    assert stagehand.begun == [5000, 0, 7000, 8000, 9000]
    assert sorted(stagehand.ended) == [0, 5000, 7000, 8000, 9000]
    assert idle == [True]


def test_what_never_ends_is_ended_too(director: Director[int], stagehand: Stagehand) -> None:
    director.play([-1, 10_000])
    director.finish_now()
    assert director.is_idle
    assert stagehand.ended == [-1, 10_000]


def test_nothing_to_show_is_shown_at_once(director: Director[int], stagehand: Stagehand) -> None:
    director.play([0] * 5000)
    assert len(stagehand.ended) == 5000
    assert director.is_idle


def test_hold_and_go_on(qtbot: QtBot, director: Director[int], stagehand: Stagehand) -> None:
    director.play([20])
    director.hold()
    qtbot.wait(60)
    assert stagehand.ended == []
    with qtbot.waitSignal(director.idle):
        director.go_on()


def test_a_held_show_can_be_finished(director: Director[int], stagehand: Stagehand) -> None:
    director.play([5000])
    director.hold()
    director.finish_now()
    assert stagehand.ended == [5000]


def test_dropped_events_are_never_shown(qtbot: QtBot, director: Director[int], stagehand: Stagehand) -> None:
    director.play([30, 40])
    director.drop()
    assert director.is_idle
    qtbot.wait(60)
    assert stagehand.begun == [30]
    with qtbot.waitSignal(director.idle):
        director.play([10])


def test_more_may_be_added_while_it_plays(qtbot: QtBot, director: Director[int], stagehand: Stagehand) -> None:
    director.showing.connect(lambda event: director.play([0]) if event == 20 else None)
    with qtbot.waitSignal(director.idle):
        director.play([20])
    assert stagehand.ended == [20, 0]


def test_it_is_not_at_rest_while_an_event_is_about_to_be_shown(qtbot: QtBot, director: Director[int]) -> None:
    at_rest: list[bool] = []
    director.showing.connect(lambda event: at_rest.append(director.is_idle))
    with qtbot.waitSignal(director.idle):
        director.play([0, 10])
    assert at_rest == [False, False] and director.is_idle


class LostPiece:
    """A movement of a piece that is taken from the board half-way."""

    def __init__(self) -> None:
        self.piece = QGraphicsTextItem("lost")

    def show(self, event: int) -> QAbstractAnimation:
        move = QPropertyAnimation(self.piece, QByteArray(b"opacity"))
        move.setDuration(60_000)
        move.setEndValue(0.0)
        return move


def test_a_piece_that_goes_half_way_does_not_stop_the_evening(qtbot: QtBot) -> None:
    lost = LostPiece()
    director = Director(lost.show)
    director.play([1])
    with qtbot.waitSignal(director.idle):
        lost.piece.deleteLater()
    assert director.is_idle


def test_jumping_gets_past_a_piece_that_has_gone(qtbot: QtBot) -> None:
    lost = LostPiece()
    director = Director(lost.show)
    director.play([1])
    lost.piece.deleteLater()
    with qtbot.waitSignal(director.idle):
        qtbot.wait(0)
        director.finish_now()
    assert director.is_idle


def test_a_movement_outlives_what_it_says_at_its_end(qtbot: QtBot) -> None:
    """Qt goes on writing into a sequence after its `finished`; one that Python owned would be gone by then."""
    moves: list[QAbstractAnimation] = []

    def show(event: int) -> QAbstractAnimation:
        moves.append(one_after_another([QPauseAnimation(5), QPauseAnimation(5)]))
        return moves[-1]

    director = Director(show)
    director.play([1])
    assert moves[0].parent() is director
    with qtbot.waitSignals([director.idle, moves[0].destroyed]):
        pass
    director.play([2])
    director.drop()
    with qtbot.waitSignal(moves[1].destroyed):
        pass


def test_a_movement_that_cannot_be_made_leaves_nothing_standing(qtbot: QtBot) -> None:
    """The fault is told as any other; the picture comes to rest, where it is drawn anew."""

    def show(_event: int) -> QAbstractAnimation | None:
        raise KeyError(17)

    director: Director[int] = Director(show)
    rested: list[bool] = []
    director.idle.connect(lambda: rested.append(director.is_idle))
    with pytest.raises(KeyError):
        director.play([1, 2])
    assert rested == [True] and director.is_idle and not director.shown


def test_every_event_knows_how_things_stood_after_its_own_step(qtbot: QtBot) -> None:
    """More may have happened by the time it is shown: two phones answer in a breath."""
    first, second = View(), View()
    seen: list[tuple[int, View]] = []

    def show(event: int) -> QAbstractAnimation | None:
        seen.append((event, led.then))
        return QPauseAnimation(5)

    led: Director[int] = Director(show)
    led.play([1, 2], repeat(first))
    led.play([3], [second])
    qtbot.waitUntil(lambda: led.is_idle)
    assert [event for event, _ in seen] == [1, 2, 3]
    assert [then for _, then in seen] == [first, first, second] and seen[1][1] is not seen[2][1]
