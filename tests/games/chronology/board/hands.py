"""Hands that order paintings, and eyes that look for what must not be seen."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from artgames.games.chronology.rules.records import Arrange
from artgames.scene.items.draggable_painting import CarriedPainting
from artgames.scene.items.spoken_items import spoken_items
from tests.app.table.conftest import Sitting


def order(table: Sitting) -> tuple[int, ...]:
    """The list on the page as it stands."""
    draft = table.flow.board.draft()
    assert isinstance(draft, Arrange)
    return draft.tokens


def item_of(table: Sitting, token: int) -> CarriedPainting:
    found = [item for item in table.paintings() if item.look.number == token]
    assert isinstance(found[0], CarriedPainting)
    return found[0]


def spot(table: Sitting, token: int) -> QPoint:
    item = item_of(table, token)
    place: QPoint = table.page.ui.boardView.mapFromScene(item.mapToScene(item.boundingRect().center()))
    return place


def drag(table: Sitting, token: int, to: int) -> None:
    """Drag a painting to where another one hangs."""
    port = table.page.ui.boardView.viewport()
    start, end = spot(table, token), spot(table, to)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def drag_into(table: Sitting, wanted: tuple[int, ...]) -> None:
    """Bring the page's list into this order, painting by painting from the first place on."""
    for place, token in enumerate(wanted):
        if order(table)[place] != token:
            drag(table, token, order(table)[place])
    assert order(table) == wanted


def right_order(table: Sitting) -> tuple[int, ...]:
    row = table.match.state.row
    return tuple(sorted(range(1, len(row) + 1), key=lambda token: row[token - 1].year))


def all_texts(table: Sitting) -> str:
    """Everything that the window says or a screen reader would say."""
    page = table.page
    labels = [label.text() for label in page.findChildren(QLabel)]
    spoken = [item.accessible_text() for item in spoken_items(page.ui.boardView)]  # type: ignore[attr-defined]
    tips = [widget.toolTip() + widget.accessibleName() for widget in page.findChildren(QLabel)]
    model = page.ui.logView.model()
    log = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    return "\n".join([*labels, *spoken, *tips, *log, table.flow.board.describe()])
