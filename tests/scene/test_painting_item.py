from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from artgames.scene.drawing.frames import frame, mat_width, picture_box, shadow_reach
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, HIGH_CONTRAST, THEMES, Theme
from artgames.scene.items.painting import PaintingItem
from artgames.scene.pictures.picture_store import PictureStore

Hung = Callable[..., PaintingItem]
PAINT = QColor("#A04020")


def photo(painting: PaintingItem, theme: Theme = GALLERY) -> QImage:
    scene = painting.scene() or QGraphicsScene(0, 0, 400, 320)
    scene.addItem(painting)
    image = QImage(400, 320, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.wall))
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 400, 320), QRectF(0, 0, 400, 320))
    painter.end()
    scene.removeItem(painting)
    return image


@pytest.mark.parametrize(("card", "aspect"), [("wide", 2.0), ("high", 0.5), ("square", 1.0)])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
def test_the_whole_picture_is_there_in_its_own_shape(hung: Hung, card: str, aspect: float, theme: Theme) -> None:
    image = photo(hung(card, theme=theme), theme)
    dots = [(x, y) for x in range(400) for y in range(320) if image.pixelColor(x, y) == PAINT]
    wide = max(x for x, _ in dots) - min(x for x, _ in dots) + 1
    high = max(y for _, y in dots) - min(y for _, y in dots) + 1
    assert wide / high == pytest.approx(aspect, rel=0.03)
    assert len(dots) == wide * high
    assert max(wide / 300, high / 240) > 0.85


def test_mat_and_shadow_follow_the_cell() -> None:
    cell = QSize(500, 400)
    assert mat_width(cell) == 8
    assert shadow_reach(cell, HIGH_CONTRAST) == 0
    assert picture_box(cell, GALLERY).width() < 500 - 2 * 8


def test_at_rest_a_painting_is_opaque_and_lifted_it_is_not(hung: Hung) -> None:
    def has_alpha(painting: PaintingItem) -> bool:
        body = next(child for child in painting.childItems() if isinstance(child, QGraphicsPixmapItem))
        return body.pixmap().hasAlphaChannel()

    painting = hung()
    assert not has_alpha(painting)
    resting = photo(painting)
    painting.set_lifted(True)
    assert has_alpha(painting)
    assert painting.zValue() > 0
    lifted = photo(painting)
    for x, y in ((160, 100), (40, 85), (12, 140), (300, 175)):
        one, other = resting.pixelColor(x, y), lifted.pixelColor(x, y)
        assert abs(one.red() - other.red()) <= 1  # the same to the eye
    painting.set_lifted(False)
    assert not has_alpha(painting)


def test_an_empty_canvas_hangs_until_the_picture_comes(store: PictureStore) -> None:
    painting = PaintingItem("wide", "a painting", store, GALLERY)
    painting.set_cell(QRectF(10, 20, 300, 240))
    waiting = photo(painting)
    assert waiting.pixelColor(160, 140) == QColor(GALLERY.raised)
    store.wait()
    assert photo(painting).pixelColor(160, 140) == PAINT


def test_a_missing_picture_hangs_as_a_stand_in(hung: Hung) -> None:
    image = photo(hung("nowhere"))
    assert image.pixelColor(50, 240) == QColor("#3A3631")


@pytest.mark.parametrize(
    "change",
    [
        lambda painting: painting.set_token(7),
        lambda painting: painting.set_verdict(True),
        lambda painting: painting.set_verdict(False),
        lambda painting: painting.set_marked(True),
        lambda painting: painting.set_seats((0, 5)),
        lambda painting: painting.set_stamp("never hung here"),
        lambda painting: painting.set_dimmed(True),
        lambda painting: painting.set_face_down(True),
        lambda painting: painting.set_theme(DAYLIGHT),
    ],
)
def test_every_state_can_be_seen(hung: Hung, change: Callable[[PaintingItem], None]) -> None:
    painting = hung()
    plain = photo(painting)
    change(painting)
    assert photo(painting) != plain


def test_states_go_away_again(hung: Hung) -> None:
    painting = hung()
    plain, told = photo(painting), painting.describe()
    painting.set_token(3)
    painting.set_marked(True)
    painting.set_stamp("x")
    painting.set_dimmed(True)
    painting.set_face_down(True)
    painting.set_token(None)
    painting.set_marked(False)
    painting.set_stamp("")
    painting.set_dimmed(False)
    painting.set_face_down(False)
    assert photo(painting) == plain
    assert painting.describe() == told


def test_marked_does_not_look_like_right(hung: Hung) -> None:
    marked = hung()
    marked.set_marked(True)
    image = photo(marked)
    greens = [x for x in range(400) for y in range(320) if image.pixelColor(x, y) == QColor(GALLERY.right)]
    assert greens == []


def test_the_focus_ring_lies_outside_the_painting(hung: Hung) -> None:
    painting = hung()
    painting.set_interactive(True)
    scene = QGraphicsScene(0, 0, 400, 320)
    scene.addItem(painting)
    scene.setFocus()
    painting._change(focused=True)
    scene.removeItem(painting)
    image = photo(painting)
    ring = QColor(GALLERY.accent)
    frame_rect = painting.frame_rect.translated(painting.pos())
    dots = [QPointF(x, y) for x in range(400) for y in range(320) if image.pixelColor(x, y) == ring]
    assert len(dots) > 1500
    assert not any(frame_rect.adjusted(1, 1, -1, -1).contains(dot) for dot in dots)


def test_all_backs_have_the_same_shape(hung: Hung) -> None:
    wide, high = hung("wide"), hung("high")
    for painting in (wide, high):
        painting.set_face_down(True)
    assert photo(wide) == photo(high)
    assert wide.describe().split(" at ")[0] == "painting back"


def test_what_a_screen_reader_says(hung: Hung) -> None:
    painting = hung("high")
    painting.set_token(4)
    painting.set_marked(True)
    assert painting.accessible_text() == "a high painting, number 4, marked"
    painting.set_verdict(False)
    painting.set_stamp("never hung here")
    painting.set_face_down(True)
    assert painting.accessible_text() == "face-down painting, number 4, marked, wrong, never hung here"


def test_hanging_on_half_a_pixel_is_put_right(hung: Hung) -> None:
    painting = hung(cell=QRectF(10.4, 20.6, 300, 240))
    assert painting.pos() == QPointF(10, 21)
    assert painting.cell == QRectF(10, 21, 300, 240)


def test_a_dense_screen_gets_dense_frames(store: PictureStore) -> None:
    store.pixmap("wide", picture_box(QSize(300, 240), GALLERY), 2.0)
    store.wait()
    picture = store.pixmap("wide", picture_box(QSize(300, 240), GALLERY), 2.0)
    framed = frame(picture, QSize(300, 240), GALLERY, 2.0, on_wall=True)
    assert framed.pixmap.devicePixelRatio() == 2.0
    assert framed.pixmap.width() > 560
    assert framed.outer.width() <= 300


def test_a_picture_is_framed_once_for_each_cell_and_look(store: PictureStore) -> None:
    cell = QSize(300, 240)
    store.pixmap("wide", picture_box(cell, GALLERY))
    store.wait()
    picture = store.pixmap("wide", picture_box(cell, GALLERY))
    framed = frame(picture, cell, GALLERY, 1.0, on_wall=True)
    again = frame(store.pixmap("wide", picture_box(cell, GALLERY)), cell, GALLERY, 1.0, on_wall=True)
    assert again.pixmap.cacheKey() == framed.pixmap.cacheKey()
    others = [
        frame(picture, cell, GALLERY, 1.0, on_wall=False),
        frame(picture, cell, DAYLIGHT, 1.0, on_wall=True),
        frame(picture, QSize(310, 240), GALLERY, 1.0, on_wall=True),
        frame(None, cell, GALLERY, 1.0, on_wall=True),
    ]
    assert len({one.pixmap.cacheKey() for one in [framed, *others]}) == 5


def test_no_gesture_reaches_a_painting_that_only_hangs(hung: Hung) -> None:
    painting = hung()
    assert painting.acceptedMouseButtons() == Qt.MouseButton.NoButton
    painting.set_interactive(True)
    assert painting.flags() & painting.GraphicsItemFlag.ItemIsFocusable
    painting.set_interactive(False)
    assert not painting.flags() & painting.GraphicsItemFlag.ItemIsFocusable


def test_a_painting_that_grows_is_never_empty(hung: Hung, store: PictureStore) -> None:
    painting = hung("square")
    painting.set_cell(QRectF(0, 0, 390, 310))
    assert photo(painting).pixelColor(195, 155) == PAINT
    store.wait()


def test_what_sticks_out_lies_above_its_neighbours(hung: Hung) -> None:
    painting, neighbour = hung(), hung()
    painting.set_marked(True)
    assert painting.zValue() > neighbour.zValue()
    painting.set_marked(False)
    assert painting.zValue() == neighbour.zValue()
