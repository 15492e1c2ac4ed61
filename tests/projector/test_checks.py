"""The checks of room screens can fail: for each of them there is a screen that it finds fault with."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from artgames.scene.board_view import BoardView
from artgames.scene.drawing.background import WallSpec
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import cached_pixmap, draw_token
from artgames.scene.drawing.text_probe import read_by
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.items.painting import PaintingItem
from artgames.scene.pictures.decoding import PictureFile
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.wall_scene import WallScene
from tests.projector.checks import Screen, faults
from tests.reading.reader import BoardReader, Read

AREA = QRectF(0, 0, 800, 400)
HEIGHT = 540
Paint = Callable[[QPainter], None]


class Painted(QGraphicsItem):
    """Whatever a test draws."""

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self._paint = paint

    def boundingRect(self) -> QRectF:
        return AREA

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._paint(painter)


class Wall:
    """A view of a scene, and what is read on it."""

    def __init__(self) -> None:
        self.scene = WallScene()
        self.scene.setSceneRect(AREA)
        self.scene.set_wall(WallSpec(AREA, GALLERY, is_afar=True))
        self.view = BoardView()
        self.view.setScene(self.scene)
        self.view.resize(800, 400)
        self.reader = BoardReader()

    def read(self) -> Read:
        with read_by(self.reader):
            self.view.grab()
            return self.reader.read(self.view)

    def faults(self, labels: set[str] = frozenset(), path: Path = Path()) -> list[str]:  # type: ignore[assignment]
        return faults(Screen(self.view, self.read(), HEIGHT, labels, lambda card: PictureFile(path)))


@pytest.fixture
def wall(qapp: object) -> Iterator[Wall]:
    made = Wall()
    yield made
    made.scene.clear()
    made.view.close()
    made.view.deleteLater()


def written(text: str, px: int = 40, colour: str = GALLERY.ink, at: tuple[int, int] = (100, 200)) -> Painted:
    def paint(painter: QPainter) -> None:
        painter.setFont(sans(px))
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(*at), text)

    return Painted(paint)


def test_a_good_line_has_no_fault(wall: Wall) -> None:
    wall.scene.addItem(written("The thief: Ada"))
    assert wall.faults() == []
    assert [line.text for line in wall.read().lines] == ["The thief: Ada"]


@pytest.mark.parametrize(
    ("item", "complaint"),
    [
        (written("small print", px=20), "too small"),
        (written("at the edge", at=(700, 200)), "cut off"),
        (written("pale", colour="#6A6A6A"), "too pale"),
        (written(" ".join(["word"] * 21), px=30, at=(2, 200)), "too many words"),
        (written("half a sen…"), "not written out"),
    ],
)
def test_each_fault_of_a_line_is_found(wall: Wall, item: Painted, complaint: str) -> None:
    wall.scene.addItem(item)
    assert any(fault.startswith(complaint) for fault in wall.faults()), wall.faults()


def test_labels_are_not_counted_and_may_be_cut(wall: Wall) -> None:
    wall.scene.addItem(written(" ".join(["Wolfeschlegel"] * 3 + ["Wolfe…"]), px=30, at=(2, 200)))
    assert wall.faults({"Wolfeschlegel"}) == []


def test_lines_on_top_of_each_other(wall: Wall) -> None:
    wall.scene.addItem(written("one"))
    wall.scene.addItem(written("other", at=(110, 205)))
    assert any("on top of each other" in fault for fault in wall.faults())


def test_what_is_covered_later_is_found(wall: Wall) -> None:
    wall.scene.addItem(written("secret"))
    wall.scene.addItem(Painted(lambda painter: painter.fillRect(QRectF(90, 150, 300, 80), QColor("#204060"))))
    assert any("covered or faint" in fault for fault in wall.faults())


def test_what_a_clip_cuts_off_is_found(wall: Wall) -> None:
    def paint(painter: QPainter) -> None:
        painter.setClipRect(QRectF(90, 150, 60, 80))
        painter.setFont(sans(40))
        painter.setPen(QColor(GALLERY.ink))
        painter.drawText(QPointF(100, 200), "half of it")

    wall.scene.addItem(Painted(paint))
    assert any("cut off" in fault for fault in wall.faults())


def test_figures_in_kept_pictures_are_read_at_the_size_shown(wall: Wall) -> None:
    """A token is drawn once and kept; shown half as large, its figure is half as high."""
    side = 80.0

    def paint(painter: QPainter) -> None:
        area = QRectF(0, 0, side, side)
        kept = cached_pixmap("test token", side, side, 1.0, lambda ink: draw_token(ink, area, 7, GALLERY))
        painter.drawPixmap(QRectF(100, 100, side / 2, side / 2), kept, QRectF(kept.rect()))

    wall.scene.addItem(Painted(paint))
    (line,) = wall.read().lines
    assert line.text == "7"
    assert line.px == pytest.approx(figures(side * 0.62).pixelSize() / 2, abs=0.5)
    assert QRectF(100, 100, 40, 40).contains(line.box)


def test_marks_that_are_too_small(wall: Wall) -> None:
    wall.scene.addItem(Painted(lambda painter: draw_mark(painter, QRectF(100, 100, 12, 12), 0, GALLERY)))
    assert any("player's mark" in fault for fault in wall.faults())


def test_a_painting_that_is_out_of_shape_or_outside(wall: Wall, tmp_path: Path) -> None:
    picture = QPixmap(400, 200)
    picture.fill(QColor("#336699"))
    path = tmp_path / "1.png"
    assert picture.save(str(path))
    other = tmp_path / "other.png"
    assert picture.scaled(400, 204).save(str(other))
    store = PictureStore(lambda card: PictureFile(path), tmp_path / "copies")
    item = PaintingItem("1", "A painting", store, GALLERY)
    wall.scene.addItem(item)
    item.set_cell(QRectF(10, 10, 780, 380))
    assert store.wait()
    assert wall.faults(path=path) == []
    assert any("out of shape" in fault for fault in wall.faults(path=other))
    wall.scene.addItem(words := written("over it"))
    assert any("on a painting" in fault for fault in wall.faults(path=path))
    wall.scene.removeItem(words)
    item.setPos(300, 10)
    assert any("cut off: painting" in fault for fault in wall.faults(path=path))
    store.close()


def test_letters_of_marks_are_read_where_they_tell_who_said_what(wall: Wall) -> None:
    def found(side: int, *, is_reveal: bool) -> list[str]:
        wall.scene.clear()
        large = GALLERY._replace(large_marks=True)
        wall.scene.addItem(Painted(lambda painter: draw_mark(painter, QRectF(100, 100, side, side), 4, large)))
        return faults(
            Screen(wall.view, wall.read(), HEIGHT, set(), lambda card: PictureFile(Path()), is_reveal=is_reveal)
        )

    assert found(37, is_reveal=True) == [] and found(30, is_reveal=False) == []
    assert any("a mark's letter" in fault for fault in found(30, is_reveal=True))
