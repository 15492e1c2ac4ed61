from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter
from pytestqt.qtbot import QtBot

from artgames.scene.pictures.decoding import PictureFile
from artgames.scene.pictures.picture_store import PictureStore

BOX = QSize(280, 230)


def paint_picture(path: Path, width: int = 600, height: int = 800) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    gradient = QLinearGradient(0, 0, width, height)
    gradient.setColorAt(0, QColor("#c04020"))
    gradient.setColorAt(1, QColor("#2050c0"))
    painter.fillRect(image.rect(), gradient)
    painter.end()
    assert image.save(str(path))
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    painted = paint_picture(pictures / "0000.jpg").read_bytes()
    for number in range(1, 24):
        (pictures / f"{number:04}.jpg").write_bytes(painted)
    return pictures


@pytest.fixture
def store(folder: Path, tmp_path: Path) -> PictureStore:
    return PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), tmp_path / "cache")


def fetch(store: PictureStore, card_id: str, box: QSize | None = BOX, ratio: float = 1.0) -> QImage:
    store.pixmap(card_id, box, ratio)
    assert store.wait()
    pixmap = store.pixmap(card_id, box, ratio)
    assert pixmap is not None
    return pixmap.toImage()


def test_a_picture_comes_later_whole_and_at_the_size_shown(qtbot: QtBot, store: PictureStore) -> None:
    assert store.pixmap("0003", BOX) is None
    with qtbot.waitSignal(store.ready) as signal:
        pass
    assert signal.args == ["0003"]
    pixmap = store.pixmap("0003", BOX)
    assert pixmap is not None
    assert (pixmap.width(), pixmap.height()) == (172, 230)
    store.close()


def test_a_dense_screen_gets_more_pixels(store: PictureStore) -> None:
    image = fetch(store, "0001", ratio=2.0)
    assert image.height() == 460
    assert image.deviceIndependentSize().height() == 230


def test_own_size(store: PictureStore) -> None:
    assert fetch(store, "0001", None).size() == QSize(600, 800)


def test_small_copies_are_kept_and_used(store: PictureStore, folder: Path, tmp_path: Path) -> None:
    first = fetch(store, "0001")
    copies = list((tmp_path / "cache").iterdir())
    assert len(copies) == 1
    assert QImage(str(copies[0])).height() == 480
    paint_picture(copies[0], 480, 480)  # a square copy betrays that it was used
    later = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), tmp_path / "cache")
    assert fetch(later, "0001").size() == QSize(230, 230) != first.size()
    assert fetch(later, "0001", QSize(900, 900)).size() == QSize(675, 900)


def test_a_changed_picture_is_not_taken_from_its_old_copy(store: PictureStore, folder: Path, tmp_path: Path) -> None:
    fetch(store, "0002")
    paint_picture(folder / "0002.jpg", 800, 400)
    later = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), tmp_path / "cache")
    assert fetch(later, "0002").size() == QSize(280, 140)


@pytest.mark.parametrize("harm", ["missing", "cut", "empty", "text", "unknown"])
def test_a_damaged_picture_gives_a_stand_in_and_a_sentence(
    qtbot: QtBot, folder: Path, tmp_path: Path, harm: str
) -> None:
    path = folder / "0005.jpg"
    data = path.read_bytes()
    if harm == "missing":
        path.unlink()
    else:
        path.write_bytes({"cut": data[: len(data) // 2], "empty": b"", "text": b"no picture"}.get(harm, data))
    known = {} if harm == "unknown" else {"0005": PictureFile(path)}
    store = PictureStore(known.__getitem__, tmp_path / "cache")
    said: list[str] = []
    store.trouble.connect(said.append)
    assert fetch(store, "0005").size() == BOX
    assert fetch(store, "0005", QSize(50, 60)).size() == QSize(50, 60)
    assert store.is_missing("0005")
    assert said == ["The picture of card 0005 cannot be read."]


def test_a_cut_copy_is_ignored(store: PictureStore, folder: Path, tmp_path: Path) -> None:
    fetch(store, "0001")
    copy = next((tmp_path / "cache").iterdir())
    copy.write_bytes(copy.read_bytes()[:500])
    later = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), tmp_path / "cache")
    assert fetch(later, "0001").height() == 230
    assert not later.is_missing("0001")


def test_a_cache_that_cannot_be_written_is_no_trouble(folder: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("a file where a folder should be")
    store = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), blocked)
    assert fetch(store, "0001").height() == 230
    assert not store.is_missing("0001")


def test_only_so_much_is_kept(folder: Path) -> None:
    one = 172 * 230 * 4
    store = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), most_bytes=3 * one)
    for number in range(5):
        fetch(store, f"{number:04}")
    assert store.pixmap("0004", BOX) is not None
    assert store.pixmap("0000", BOX) is None
    assert store.wait()


def test_what_was_looked_at_longest_ago_is_given_up_first(folder: Path) -> None:
    one = 172 * 230 * 4
    store = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), most_bytes=3 * one)
    for number in range(3):
        fetch(store, f"{number:04}")
    assert store.held_bytes() == 3 * one
    assert store.pixmap("0000", BOX) is not None  # looked at once more
    fetch(store, "0003")
    assert store.held_bytes() == 3 * one
    assert [store.pixmap(card, BOX) is not None for card in ("0000", "0002", "0003")] == [True] * 3
    assert store.pixmap("0001", BOX) is None
    assert store.wait()
    assert store.held_bytes() == 3 * one


def test_a_large_picture_takes_the_place_of_several(folder: Path) -> None:
    small, large = 172 * 230 * 4, 600 * 800 * 4
    store = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), most_bytes=large + small)
    for number in range(3):
        fetch(store, f"{number:04}")
    fetch(store, "0009", None)
    assert store.held_bytes() == large + small
    assert store.pixmap("0002", BOX) is not None and store.pixmap("0009", None) is not None


def test_asking_twice_decodes_once(store: PictureStore) -> None:
    heard: list[str] = []
    store.ready.connect(heard.append)
    store.prefetch(["0001", "0002"], BOX)
    store.pixmap("0001", BOX)
    assert store.wait()
    assert sorted(heard) == ["0001", "0002"]


def test_a_wall_of_24_is_there_at_once_from_small_copies(store: PictureStore, folder: Path, tmp_path: Path) -> None:
    cards = [f"{number:04}" for number in range(24)]
    store.prefetch(cards, BOX)
    assert store.wait()
    later = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"), tmp_path / "cache")
    for picture in folder.glob("*.jpg"):
        picture.write_bytes(b"nobody reads this any more")
    later.prefetch(cards, BOX)
    assert later.wait()
    assert all(later.pixmap(card, BOX) for card in cards)


def test_a_store_may_go_while_its_workers_work(qtbot: QtBot, folder: Path) -> None:
    store = PictureStore(lambda card_id: PictureFile(folder / f"{card_id}.jpg"))
    store.prefetch([f"{number:04}" for number in range(24)], QSize(1200, 1200))
    store.close()
    store.deleteLater()
    qtbot.wait(20)


def test_only_the_painting_is_shown_of_a_photograph_with_margins(tmp_path: Path) -> None:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    for x in range(100, 300):
        for y in range(50, 250):
            image.setPixelColor(x, y, QColor("#D05030"))
    assert image.save(str(tmp_path / "margins.jpg"), quality=100)
    store = PictureStore(lambda card_id: PictureFile(tmp_path / "margins.jpg", (100, 50, 200, 200)), tmp_path / "cache")
    for box, side in ((None, 200), (QSize(120, 90), 90)):
        store.pixmap("1", box)
        assert store.wait()
        shown = store.pixmap("1", box)
        assert shown is not None
        assert (shown.width(), shown.height()) == (side, side)
        corner = shown.toImage().pixelColor(2, 2)
        assert corner.red() > 180, corner.name()
    store.close()
