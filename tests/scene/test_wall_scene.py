"""The wall of a board: its room, its light, and the paintings that become a part of it while they hang still."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsView
from pytestqt.qtbot import QtBot

from artgames.scene.drawing.background import WallSpec, paint_wall
from artgames.scene.drawing.rooms import Room, in_room, room_of_round
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, HIGH_CONTRAST, Theme, contrast
from artgames.scene.items.painting import PaintingItem
from artgames.scene.wall_scene import WallScene

Hung = Callable[..., PaintingItem]
AREA = QRectF(0, 0, 640, 400)


def painted(theme: Theme, *lit: QRectF, is_afar: bool = False) -> QImage:
    return paint_wall(WallSpec(AREA, theme, 1.0, lit, is_afar)).toImage()


def photo(scene: WallScene) -> QImage:
    image = QImage(640, 400, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        scene.render(painter, AREA, AREA)
    return image


def bodies(painting: PaintingItem) -> list[bool]:
    return [child.isVisible() for child in painting.childItems() if isinstance(child, QGraphicsPixmapItem)]


def test_a_wall_that_was_left_is_there_again_at_once() -> None:
    room, page = (WallSpec(AREA, GALLERY, 1.0, (QRectF(place, 80, 100, 100),)) for place in (50, 250))
    first, other = paint_wall(room), paint_wall(page)
    assert paint_wall(room).cacheKey() == first.cacheKey() != other.cacheKey()
    too_large = WallSpec(QRectF(0, 0, 3840, 2160), GALLERY)
    assert paint_wall(too_large).cacheKey() != paint_wall(too_large).cacheKey(), "two of these would push out all else"


def test_every_round_hangs_in_another_room_and_they_come_again() -> None:
    rooms = [room_of_round(number) for number in range(1, 9)]
    assert all(one is not other for one, other in pairwise(rooms))
    assert rooms[:4] == rooms[4:]
    assert not {Room.RED, Room.NIGHT} & set(rooms)
    assert room_of_round(0) is rooms[0]


@pytest.mark.parametrize("room", Room, ids=lambda room: room.name)
@pytest.mark.parametrize("theme", [GALLERY, DAYLIGHT, HIGH_CONTRAST], ids=lambda theme: theme.key)
def test_in_every_room_everything_can_be_read(theme: Theme, room: Room) -> None:
    there = in_room(theme, room)
    assert contrast(there.ink, there.wall) >= 9
    for ink in ("ink", "ink2", "right", "wrong"):
        assert contrast(getattr(there, ink), there.panel) >= 4.5
    for ground in ("raised", "hover", "field"):
        assert contrast(there.ink, getattr(there, ground)) >= 4.5
    assert contrast(there.line, there.panel) >= 3


def test_a_painting_hangs_in_a_pool_of_light() -> None:
    place = QRectF(220, 120, 160, 120)
    dark, lit = painted(GALLERY), painted(GALLERY, place)
    assert lit.pixelColor(300, 130).lightness() > dark.pixelColor(20, 380).lightness() + 30
    assert lit.pixelColor(10, 390).lightness() < QColor(GALLERY.wall).lightness()  # in the corners it is darker


def test_by_day_there_are_no_pools_and_in_high_contrast_there_is_nothing() -> None:
    place = QRectF(220, 120, 160, 120)
    assert painted(DAYLIGHT, place) == painted(DAYLIGHT)
    plain = painted(HIGH_CONTRAST, place)
    assert {plain.pixelColor(x, y).name() for x in range(0, 640, 7) for y in range(0, 400, 7)} == {"#000000"}


def test_from_afar_no_part_that_is_not_lit_is_lighter_than_its_paint() -> None:
    image = painted(GALLERY, is_afar=True)
    lightest = max(image.pixelColor(x, y).lightness() for x in range(0, 640, 5) for y in range(0, 400, 5))
    assert lightest <= QColor(GALLERY.wall).lightness() + 4  # plaster has a grain


@pytest.fixture
def wall(hung: Hung) -> Iterator[tuple[WallScene, list[PaintingItem]]]:
    scene = WallScene()
    cells = [QRectF(40, 60, 240, 200), QRectF(340, 60, 240, 200)]
    paintings = [hung(card, cell) for card, cell in zip(("wide", "high"), cells, strict=True)]
    for painting in paintings:
        scene.addItem(painting)
    scene.set_wall(WallSpec(AREA, GALLERY, 1.0, tuple(cells)))
    scene.keep_hung(paintings)
    yield scene, paintings
    scene.let_move()


def test_what_hangs_still_is_a_part_of_the_wall_and_looks_the_same(
    wall: tuple[WallScene, list[PaintingItem]],
) -> None:
    scene, paintings = wall
    before = photo(scene)
    scene.hang_still()
    assert [bodies(painting) for painting in paintings] == [[False], [False]]
    after = photo(scene)
    for x in range(0, 640, 3):
        for y in range(0, 400, 3):
            one, other = before.pixelColor(x, y), after.pixelColor(x, y)
            assert max(abs(one.red() - other.red()), abs(one.blue() - other.blue())) <= 1


@pytest.mark.parametrize(
    "stir",
    [
        lambda painting: painting.set_lifted(True),
        lambda painting: painting.set_face_down(True),
        lambda painting: painting.set_dimmed(True),
        lambda painting: painting.set_gone(True),
        lambda painting: painting.setOpacity(0.5),
        lambda painting: painting.set_cell(QRectF(10, 20, 200, 180)),
    ],
)
def test_whatever_changes_paints_itself_again(
    wall: tuple[WallScene, list[PaintingItem]], stir: Callable[[PaintingItem], None]
) -> None:
    scene, paintings = wall
    scene.hang_still()
    still = photo(scene)
    stir(paintings[0])
    assert [bodies(painting) for painting in paintings] == [[True], [True]]
    assert (photo(scene) != still) or paintings[0].zValue() > 0


def test_while_anything_moves_nothing_becomes_a_part_of_the_wall(wall: tuple[WallScene, list[PaintingItem]]) -> None:
    scene, paintings = wall
    paintings[1].setOpacity(0.5)
    scene.hang_still()
    assert [bodies(painting) for painting in paintings] == [[True], [True]]


class Watched(QGraphicsView):
    """Remembers what of it was painted."""

    def __init__(self, scene: WallScene) -> None:
        super().__init__(scene)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.painted = QRegion()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted |= event.region()
        super().paintEvent(event)


def test_a_new_wall_is_painted_whole_though_a_part_was_painted_first(qtbot: QtBot) -> None:
    scene = WallScene()
    scene.setSceneRect(AREA)
    scene.set_wall(WallSpec(AREA, GALLERY, 1.0, ()))
    view = Watched(scene)
    qtbot.addWidget(view)
    view.resize(640, 400)
    view.show()
    qtbot.waitExposed(view)
    QCoreApplication.processEvents()
    view.painted = QRegion()
    scene.set_wall(WallSpec(AREA, in_room(GALLERY, Room.NIGHT), 1.0, ()))
    view.viewport().repaint(QRect(0, 0, 10, 10))  # as when another window goes away from before it
    QCoreApplication.processEvents()
    assert view.painted.boundingRect() == view.viewport().rect()
