"""What a screen reader finds at a table: nothing below a cover, editable text to write into, and the time once."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface

from artgames.app.table.surface import Surface
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.spoken_items import Spoken, spoken_items
from artgames.scene.picture_board.writing_sheet import WritingSheet
from artgames.scene.wall_part import ReadyMark
from tests.app.conftest import App
from tests.app.test_keyboard import people_for
from tests.support.hands import at_rest, table_page

Role = QAccessible.Role


def names(found: QAccessibleInterface) -> list[str]:
    """Everything that is read, from the top of the tree."""
    own = [found.text(QAccessible.Text.Name)]
    parts = (found.child(index) for index in range(found.childCount()))
    return own + [name for part in parts if part is not None for name in names(part)]


def test_under_the_curtain_nothing_of_the_table_is_read(app: App) -> None:
    app.flow.start(people_for("chronology"), "layers")
    page = table_page(app)
    flow = page.flow
    assert flow is not None
    app.bot.waitUntil(lambda: at_rest(flow))
    tree = QAccessible.queryAccessibleInterface(page)
    points = page.ui.people.accessibleName()
    assert points and points in names(tree)
    flow.hand_over(0)
    assert page.flow is not None and page.flow.surface is Surface.CURTAIN
    read = names(tree)
    assert points not in read and page.ui.sentenceLabel.text() not in read
    assert page.covers.curtain.accessibleName() in read


def test_what_is_written_into_is_an_editable_text(app: App) -> None:
    app.context.settings.update(curtain_single_press=True)
    app.flow.start(people_for("title_teller"), "layers")
    page = table_page(app)
    flow = page.flow
    assert flow is not None
    app.bot.waitUntil(lambda: at_rest(flow))
    board = flow.board
    sheet = WritingSheet(QRectF(20, 20, 300, 200), "A title", 40, 1, board.style)
    board.scene.addItem(sheet)
    sheet.set_text("The last ferry")
    found = QAccessible.queryAccessibleInterface(sheet)
    assert (found.role(), found.state().editable) == (Role.EditableText, True)
    assert found.text(QAccessible.Text.Value) == "The last ferry"


def test_the_wall_comes_first_and_the_time_is_told_once(app: App) -> None:
    app.flow.start(people_for("stolen_paintings"), "layers")
    page = table_page(app)
    page.lock_out = 0.0
    flow = page.flow
    assert flow is not None
    app.bot.waitUntil(lambda: at_rest(flow))
    page.ui.primaryButton.click()
    app.bot.waitUntil(lambda: at_rest(flow))
    items = spoken_items(page.ui.boardView)
    marks = [at for at, item in enumerate(items) if isinstance(item, ReadyMark)]
    paintings = [at for at, item in enumerate(items) if isinstance(item, PaintingItem)]
    assert marks and paintings and min(marks) > max(paintings)
    said = [item.accessible_text() for item in items if isinstance(item, Spoken)]
    assert sum("Seconds left" in text for text in said) == 1
    assert not any(text.isdigit() for text in said)
