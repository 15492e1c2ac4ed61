from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from artgames.scene.drawing.frames import FrameStyle, frame, moulding, picture_box
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


@pytest.mark.parametrize("theme", [GALLERY, DAYLIGHT], ids=lambda theme: theme.key)
def test_dark_paintings_have_the_wider_and_lighter_surround(theme: Theme) -> None:
    cell = QSize(230, 230)
    dark, bright = (moulding(luminance, cell, theme) for luminance in (30, 200))
    assert (dark.frame, dark.mat) == (5, 9)
    assert dark.mat > bright.mat
    assert dark.colours != bright.colours
    assert picture_box(cell, theme, 30) == QSize(196, 196)


def test_larger_paintings_have_wider_frames_but_not_in_proportion() -> None:
    small, large = (moulding(30, QSize(side, side), GALLERY).width for side in (200, 800))
    assert small < large < 3 * small


def test_in_high_contrast_there_is_one_line_whatever_hangs() -> None:
    assert {moulding(luminance, QSize(300, 240), HIGH_CONTRAST) for luminance in (10, 100, 240)} == {
        moulding(None, QSize(300, 240), HIGH_CONTRAST)
    }


def test_lights_down_are_never_as_dark_as_the_night(hung: Hung) -> None:
    painting = hung()
    lit = photo(painting).pixelColor(160, 140).lightnessF()
    painting.set_dimmed(True)
    dimmed = photo(painting).pixelColor(160, 140).lightnessF()
    assert lit * 0.45 < dimmed < lit * 0.8


def test_of_a_painting_that_is_gone_the_nail_and_the_place_are_left(hung: Hung) -> None:
    painting = hung()
    painting.set_gone(True)
    image = photo(painting)
    colours = {image.pixelColor(x, y).name() for x in range(400) for y in range(320)}
    assert PAINT.name() not in colours
    assert "#c9a24b" in colours


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
        lambda painting: painting.set_tag("never hung here"),
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
    painting.set_tag("x")
    painting.set_dimmed(True)
    painting.set_face_down(True)
    painting.set_token(None)
    painting.set_marked(False)
    painting.set_tag("")
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
    painting.set_tag("never hung here")
    painting.set_face_down(True)
    assert painting.accessible_text() == "face-down painting, number 4, marked, wrong, never hung here"


def test_hanging_on_half_a_pixel_is_put_right(hung: Hung) -> None:
    painting = hung(cell=QRectF(10.4, 20.6, 300, 240))
    assert painting.pos() == QPointF(10, 21)
    assert painting.cell == QRectF(10, 21, 300, 240)


def test_a_dense_screen_gets_dense_frames(store: PictureStore) -> None:
    box = picture_box(QSize(300, 240), GALLERY, None)
    store.pixmap("wide", box, 2.0)
    store.wait()
    framed = frame(store.pixmap("wide", box, 2.0), QSize(300, 240), FrameStyle(GALLERY, 2.0))
    assert framed.pixmap.devicePixelRatio() == 2.0
    assert framed.pixmap.width() > 560
    assert framed.outer.width() <= 300


def test_a_picture_is_framed_once_for_each_cell_and_look(store: PictureStore) -> None:
    cell = QSize(300, 240)
    box, how = picture_box(cell, GALLERY, None), FrameStyle(GALLERY, 1.0)
    store.pixmap("wide", box)
    store.wait()
    picture = store.pixmap("wide", box)
    framed = frame(picture, cell, how)
    again = frame(store.pixmap("wide", box), cell, how)
    assert again.pixmap.cacheKey() == framed.pixmap.cacheKey()
    others = [
        frame(picture, cell, FrameStyle(GALLERY, 1.0, lights_down=True)),
        frame(picture, cell, FrameStyle(DAYLIGHT, 1.0)),
        frame(picture, QSize(310, 240), how),
        frame(None, cell, how),
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


@pytest.mark.parametrize("reserved", [0, 50])
def test_a_tag_and_the_marks_of_players_hang_below_the_frame_and_not_on_it(hung: Hung, reserved: int) -> None:
    painting = hung()
    painting.reserve(reserved)
    painting.set_tag("Decoy", 18)
    painting.set_seats((0, 1, 2))
    parts = painting._parts._items
    for name in ("tag", "seats"):
        below = parts[name].sceneBoundingRect().translated(-painting.pos())
        assert below.top() > painting.frame_rect.bottom()
        assert below.bottom() <= painting.boundingRect().bottom()
    assert parts["tag"].sceneBoundingRect().right() < parts["seats"].sceneBoundingRect().left()


@pytest.mark.parametrize(("seats", "least"), [((0,), 28), ((0, 1), 28), ((0, 1, 2), 18), (tuple(range(7)), 15)])
def test_marks_beside_a_tag_can_be_told_apart_however_many_they_are(
    hung: Hung, seats: tuple[int, ...], least: int
) -> None:
    """As at a reveal with large letters: a narrow cell, and free room to its left where its number hangs."""
    painting = hung(cell=QRectF(60, 0, 123, 153))
    painting.reserve(44, 43)
    painting.set_tag("Stolen", 22, "right")
    painting.set_seats(seats)
    tag, marks = (painting._parts._items[name].sceneBoundingRect() for name in ("tag", "seats"))
    columns = len(seats) if len(seats) < 4 else 4
    assert marks.width() / columns >= least
    assert tag.left() >= painting.x() - 43 and tag.right() < marks.left()
    assert marks.right() <= painting.x() + 123 * 1.05


def test_a_number_beside_a_painting_at_the_edge_of_the_wall_is_not_cut(hung: Hung) -> None:
    painting = hung(cell=QRectF(20, 40, 200, 160))
    painting.set_token(6, 60, beside=True)
    assert painting._parts._items["token"].sceneBoundingRect().left() >= 0


def test_a_painting_with_nothing_below_it_has_its_whole_cell_again(hung: Hung) -> None:
    painting = hung()
    whole = painting.frame_rect
    painting.set_seats((3,))
    assert painting.frame_rect.bottom() < whole.bottom()
    painting.set_seats(())
    assert painting.frame_rect == whole


def test_marks_for_a_whole_room_take_nothing_from_the_painting(hung: Hung) -> None:
    painting = hung()
    whole = painting.frame_rect
    painting.set_seats((3,), 40)
    assert painting.frame_rect == whole


def test_a_board_that_is_drawn_anew_in_another_size_shows_no_empty_canvas(hung: Hung, store: PictureStore) -> None:
    hung()
    again = PaintingItem("wide", "a painting", store, GALLERY)
    again.set_cell(QRectF(10, 20, 360, 290))
    assert store.is_busy() and photo(again).pixelColor(180, 160) == PAINT
    store.wait()


def test_a_mark_that_is_not_confirmed_yet_looks_unconfirmed(hung: Hung) -> None:
    """By shape, not by colour: the same ring has gaps, and the disc in the corner is empty."""
    painting = hung()
    painting.set_marked(True)
    full = photo(painting)
    painting.set_marked(True, tentative=True)
    dashed = photo(painting)
    ink = QColor(GALLERY.ink)
    counts = [sum(image.pixelColor(x, y) == ink for x in range(400) for y in range(320)) for image in (full, dashed)]
    assert counts[1] < counts[0] * 0.75
    assert painting.is_marked and "marked, not confirmed yet" in painting.accessible_text()
    painting.set_marked(True)
    assert photo(painting) == full and "not confirmed" not in painting.accessible_text()


def test_what_it_is_about_is_lit_without_the_tick_of_a_choice(hung: Hung) -> None:
    painting = hung()
    painting.set_marked(True)
    chosen = photo(painting)
    painting.set_marked(False)
    painting.set_lit(True)
    lit, paper = photo(painting), QColor(GALLERY.ink)
    counts = [sum(image.pixelColor(x, y) == paper for x in range(400) for y in range(320)) for image in (chosen, lit)]
    assert 0 < counts[1] < counts[0], "the ring is there, the disc with the tick is not"
    assert not painting.is_marked and painting.accessible_text().endswith("lit")


@pytest.mark.parametrize("cell", [QSize(0, 0), QSize(-20, 30), QSize(30, -1)])
def test_a_cell_without_room_has_a_frame_all_the_same(cell: QSize) -> None:
    """A board is laid out in a window of a few pixels while screens change."""
    assert moulding(None, cell, GALLERY).width >= 0
    assert not picture_box(cell, GALLERY, None).isEmpty()
