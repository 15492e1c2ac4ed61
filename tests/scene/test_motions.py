from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from artgames.scene import animations
from artgames.scene.director import Director
from artgames.scene.items.painting import PaintingItem
from artgames.scene.tempo import Beat, Tempo

Hung = Callable[..., PaintingItem]
TEMPOS = [Tempo(), Tempo(pace=3), Tempo(reduced=True)]


def play(qtbot: QtBot, move: QAbstractAnimation, jump: bool) -> None:
    director = Director(lambda event: event)
    if jump:
        director.play([move])
        director.finish_now()
        return
    with qtbot.waitSignal(director.idle):
        director.play([move])


@pytest.mark.parametrize("jump", [True, False])
@pytest.mark.parametrize("tempo", TEMPOS)
def test_a_flight_ends_exactly_in_its_cell(qtbot: QtBot, hung: Hung, tempo: Tempo, jump: bool) -> None:
    painting = hung()
    there = QRectF(500, 300, 150, 120)
    play(qtbot, animations.fly(painting, there, Beat.MOVE, tempo), jump)
    assert painting.cell == there
    assert painting.scale() == 1
    assert painting.zValue() == 0


@pytest.mark.parametrize("jump", [True, False])
@pytest.mark.parametrize("tempo", TEMPOS)
def test_a_deal_hangs_every_painting_in_its_place(qtbot: QtBot, hung: Hung, tempo: Tempo, jump: bool) -> None:
    scene = QGraphicsScene()
    paintings = [hung(cell=QRectF(100 * index, 50, 90, 80)) for index in range(4)]
    for painting in paintings:
        scene.addItem(painting)
    before = [painting.describe() for painting in paintings]
    heard: list[int] = []
    move = animations.deal(paintings, QPointF(400, 700), tempo, heard.append)
    assert all(painting.opacity() == 0 for painting in paintings)
    play(qtbot, move, jump)
    assert [painting.describe() for painting in paintings] == before
    assert sorted(heard) == [0, 1, 2, 3]


def test_turning_changes_the_face_half_way(hung: Hung) -> None:
    painting = hung()
    move = animations.turn(painting, True, Tempo())
    move.start()
    for share, is_turned in ((0.3, False), (0.7, True)):
        move.setCurrentTime(round(share * move.totalDuration()))
        assert painting.is_face_down is is_turned
        assert 0 < painting.sceneTransform().m11() < 1
    move.setCurrentTime(move.totalDuration())
    assert painting.sceneTransform().m11() == 1


def test_a_painting_that_lies_so_already_is_not_turned(hung: Hung) -> None:
    painting = hung()
    move = animations.turn(painting, False, Tempo())
    move.start()
    move.setCurrentTime(move.totalDuration() // 2)
    assert not painting.is_face_down and painting.sceneTransform().m11() == 1
    move.stop()


def test_turn_and_fade(qtbot: QtBot, hung: Hung) -> None:
    painting = hung()
    both = animations.together(
        [animations.turn(painting, True, Tempo()), animations.fade(painting, 0.25, Beat.WALL_TO_DARK, Tempo())]
    )
    play(qtbot, animations.one_after_another([both, animations.pause(Beat.REVEAL_REST, Tempo())]), jump=True)
    assert painting.is_face_down
    assert painting.opacity() == 0.25


def test_a_flight_is_lifted_on_its_way(hung: Hung) -> None:
    painting = hung()
    move = animations.fly(painting, QRectF(500, 300, 150, 120), Beat.REVEAL, Tempo())
    move.start()
    move.setCurrentTime(450)
    assert painting.zValue() > 0
    assert 0.5 < painting.scale() < 1
    move.stop()
