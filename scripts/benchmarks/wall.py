"""Milliseconds per frame of the wall of 24 paintings, against 24 plain pixmaps of the same sizes in the same run."""

import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from artgames.decks import Deck
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.background import WallSpec
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.items.painting import PaintingItem
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.wall_layout import hang
from artgames.scene.wall_scene import WallScene
from scripts.benchmarks import Measure
from scripts.benchmarks.table import SIZES, application, open_deck, open_pictures

PAINTINGS = 24
BLOCKS = 15
FRAMES = 20


def measure() -> list[Measure]:
    application()
    measures = []
    with TemporaryDirectory() as folder:
        deck = open_deck(Path(folder))
        pictures = open_pictures(deck, Path(folder) / "pictures")
        for name, size in SIZES.items():
            measures += measure_at(name, size, deck, pictures)
        pictures.close()
    return measures


def measure_at(name: str, size: tuple[int, int], deck: Deck, pictures: PictureStore) -> list[Measure]:
    plain, wall = plain_wall(size, deck), real_wall(size, deck, pictures)
    times: dict[QGraphicsView, list[float]] = {plain: [], wall: []}
    for _ in range(BLOCKS):
        for view, found in times.items():
            found.append(milliseconds_per_frame(view))
    real, bare = median(times[wall]), median(times[plain])
    for view in (plain, wall):
        view.close()
    return [
        Measure(f"wall: 24 plain pixmaps at {name}", bare, "ms/frame"),
        Measure(f"wall: 24 paintings at {name}", real, "ms/frame"),
        Measure(f"wall: paintings ÷ plain at {name}", real / bare, "times", 1.5),
    ]


def milliseconds_per_frame(view: QGraphicsView) -> float:
    """Measured alone on the screen: what lies under another window costs less to paint."""
    view.show()
    QApplication.processEvents()
    view.viewport().repaint()
    began = time.perf_counter()
    for _ in range(FRAMES):
        view.viewport().repaint()
    passed = time.perf_counter() - began
    view.hide()
    return passed * 1000 / FRAMES


def real_wall(size: tuple[int, int], deck: Deck, pictures: PictureStore) -> BoardView:
    view = BoardView()
    scene = WallScene(view)
    paintings = []
    for card, cell in zip(deck.ids, cells(size), strict=False):
        item = PaintingItem(str(card), deck.painting(card).title, pictures, GALLERY)
        scene.addItem(item)
        item.set_cell(cell)
        paintings.append(item)
    scene.set_wall(WallSpec(QRectF(0, 0, *size), GALLERY, 1.0, cells(size)))
    scene.keep_hung(paintings)
    view.setScene(scene)
    show(view, size)
    pictures.wait()
    scene.hang_still()
    QApplication.processEvents()
    return view


def plain_wall(size: tuple[int, int], deck: Deck) -> QGraphicsView:
    view = QGraphicsView()
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scene = QGraphicsScene(QRectF(0, 0, *size), view)
    view.setBackgroundBrush(QColor(GALLERY.wall))
    for card, cell in zip(deck.ids, cells(size), strict=False):
        picture = QPixmap(str(deck.picture(card)))
        fitted = picture.scaled(
            cell.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        scene.addPixmap(fitted).setPos(cell.topLeft())
    view.setScene(scene)
    show(view, size)
    return view


def cells(size: tuple[int, int]) -> tuple[QRectF, ...]:
    return hang(PAINTINGS, QRectF(0, 0, *size)).cells


def show(view: QGraphicsView, size: tuple[int, int]) -> None:
    view.resize(*size)
    view.show()
    QApplication.processEvents()
