"""What somebody does on the page for pictures of their own."""

from pathlib import Path

from artgames.app.importing.page import ImportPage
from tests.app.conftest import App


def open_page(app: App, path: Path | None = None) -> ImportPage:
    app.navigator.open("import", *([[path]] if path is not None else []))
    page = app.window.page()
    assert isinstance(page, ImportPage)
    return page


def look(app: App, path: Path) -> ImportPage:
    page: ImportPage = app.navigator.page("import")
    with app.bot.waitSignal(page.work.matched):
        open_page(app, path)
    return page


def make(app: App, folder: Path) -> ImportPage:
    page = look(app, folder)
    with app.bot.waitSignal(page.work.added):
        page.ui.make.click()
    return page


def step(page: ImportPage) -> str:
    name: str = page.ui.steps.currentWidget().objectName()
    return name
