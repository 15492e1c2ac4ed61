"""The catalogue room in the real window, with the museum's paintings."""

import pytest
from PySide6.QtTest import QTest

from artgames.app.catalogue.page import CataloguePage
from tests.app.conftest import App


@pytest.fixture
def room(app: App) -> CataloguePage:
    app.navigator.open("catalogue")
    page = app.window.page()
    assert isinstance(page, CataloguePage)
    QTest.qWait(50)
    assert page.pictures.wait()
    return page
