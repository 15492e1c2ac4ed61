"""Everything that the keyboard reaches says whether a press on it would do something now, and it does."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsObject

from artgames import games
from artgames.app.context import AppContext
from artgames.scene.keyboard.typing_keys import Written
from tests.app.accessibility.pictures import Easel, Picture

NOTHING, CHOSEN = "cannot be chosen now", "chosen"


def offer(item: QGraphicsObject) -> str:
    return str(QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Description))


def press(table: Easel, picture: Picture, at: int) -> tuple[str, bool]:
    """What an item says, and whether a press answers something, changes what was begun, or turns anything on the
    board."""
    table.show(picture)
    item = table.view.focusable_items()[at]
    said = offer(item)
    acted: list[object] = []
    table.board.acted.connect(lambda *done: acted.append(done))
    before = table.board.sketch(), table.board.draft(), table.board.describe(), len(table.board.scene.items())
    QAccessible.queryAccessibleInterface(item).actionInterface().doAction("Press")
    table.board.finish_running()
    after = table.board.sketch(), table.board.draft(), table.board.describe(), len(table.board.scene.items())
    table.board.step_back()
    return said, bool(acted) or before != after or isinstance(table.board.scene.focusItem(), Written)


@pytest.mark.parametrize("slug", games.names())
def test_everything_says_whether_a_press_would_do_something(context: AppContext, slug: str) -> None:
    """One of each kind and of each thing that is said, on every picture of a match."""
    with Easel(context, slug) as table:
        for picture in table.pictures():
            kinds = {(type(item), offer(item)): at for at, item in enumerate(table.view.focusable_items())}
            for (kind, _), at in kinds.items():
                said, done = press(table, picture, at)
                done = done or said == CHOSEN  # once more changes nothing
                assert done is (said != NOTHING), f"{picture.name}: {kind.__name__} says {said!r}"


def test_what_is_chosen_says_so(context: AppContext) -> None:
    with Easel(context, "stolen_paintings") as table:
        picture = next(one for one in table.pictures() if "steal" in one.name and one.seat is not None)
        item = table.view.focusable_items()[0]
        assert offer(item) == "can be chosen", picture.name
        QAccessible.queryAccessibleInterface(item).actionInterface().doAction("Press")
        assert offer(item) == CHOSEN
        assert QAccessible.queryAccessibleInterface(item).state().checked
