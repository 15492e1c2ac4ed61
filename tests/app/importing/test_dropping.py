"""Folders and packs are dropped on the window, or chosen in a dialog."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from artgames.app.importing.page import ImportPage
from artgames.app.widgets.toast import Toast
from tests.app.conftest import App
from tests.app.importing.importing_hands import make, open_page, step


@pytest.mark.parametrize("button", ["chooseFolder", "chooseFile"])
def test_files_are_chosen_in_a_dialog(app: App, folder: Path, button: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(folder))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(folder / "list.csv"), ""))
    page = open_page(app)
    with app.bot.waitSignal(page.work.matched):
        getattr(page.ui, button).click()
    assert step(page) == "foundPage"


def test_the_file_to_give_away_is_chosen_in_a_dialog(
    app: App, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make(app, folder)
    asked: list[str] = []

    def answer(_parent: object, _title: str, proposed: str, *_more: object) -> tuple[str, str]:
        asked.append(Path(proposed).name)
        return str(tmp_path / "x.artpack"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    with app.bot.waitSignal(page.work.given):
        page.ui.give.click()
    assert asked == ["our-pictures.artpack"] and (tmp_path / "x.artpack").is_file()


def drop(app: App, data: QMimeData) -> bool:
    """Drag something over the window and let go; whether it was taken."""
    where, action = QPoint(50, 50), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where, action, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(app.window, enter)
    hint = app.window.findChild(Toast)
    assert (hint is not None and hint.isVisible()) == enter.isAccepted()
    fall = QDropEvent(QPointF(where), action, data, buttons, keys)
    fall.ignore()
    QApplication.sendEvent(app.window, fall)
    return fall.isAccepted()


def test_a_folder_is_dropped_on_the_window(app: App, folder: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    page: ImportPage = app.navigator.page("import")
    with app.bot.waitSignal(page.work.matched):
        assert drop(app, data)
    assert app.window.page() is page and step(page) == "foundPage"
    hint = app.window.findChild(Toast)
    assert hint is not None and not hint.isVisible()


def test_words_and_addresses_are_not_dropped_here(app: App) -> None:
    words, address = QMimeData(), QMimeData()
    words.setText("hello")
    address.setUrls([QUrl("https://example.org/a.jpg")])
    assert not drop(app, words) and not drop(app, address)
    assert app.window.page() is app.home


def test_whoever_drags_away_again_is_left_in_peace(app: App, folder: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(app.window, QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, keys))
    QApplication.sendEvent(app.window, QDragLeaveEvent())
    hint = app.window.findChild(Toast)
    assert hint is not None and not hint.isVisible()
    assert app.window.page() is app.home
