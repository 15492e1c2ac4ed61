"""Golden pictures of the museum: a walk with its two ends, a visit, the Shop and a gallery being settled, the sheet."""

from collections.abc import Callable
from typing import Any

from artgames.engine.rng import Rng
from artgames.games.art_gallery.board.board import ArtGalleryBoard
from tests.app.table.conftest import Sit, Sitting, people
from tests.golden.test_golden import SIZE, look, theme
from tests.golden.test_golden import Look as Compare

__all__ = ["look", "theme"]


def go_to(table: Sitting, wanted: Callable[[Any], bool]) -> None:
    """Everybody does something by chance; the room is only shown where it ends."""
    rng = Rng.from_seed("golden")
    table.flow.session.blockSignals(True)
    while not wanted(table.view):
        (asked,) = table.match.to_act()
        choices = table.match.choices(asked)
        number, rng = rng.below(len(choices))
        table.match.submit(asked, choices[number].make())
    table.flow.session.blockSignals(False)
    table.flow.start()
    table.settle()


def take_up(table: Sitting, place: int) -> None:
    """A card of the hand."""
    board = table.flow.board
    assert isinstance(board, ArtGalleryBoard)
    board.museum.hand[place].activated.emit()


def test_every_kind_of_picture(sit: Sit, theme: str, look: Compare) -> None:
    table = sit(people(5), seed="golden", size=SIZE, game="art_gallery", starter=1)
    go_to(table, lambda view: (view.round, view.turn, view.phase) == (4, 2, "walk"))
    look(table, f"art_gallery-room-{theme}")
    table.press_button()
    table.open_curtain()
    take_up(table, 3)
    look(table, f"art_gallery-walk-{theme}")
    take_up(table, 3)
    table.press_button()
    take_up(table, 0)
    look(table, f"art_gallery-visit-{theme}")
    table.press_button()
    table.settle()
    go_to(table, lambda view: view.phase == "buy")
    table.flow.board.number_key(1)
    look(table, f"art_gallery-shop-{theme}")
    go_to(table, lambda view: view.phase == "pick" and view.settling.area > 0)
    look(table, f"art_gallery-gallery-{theme}")
    go_to(table, lambda view: view.phase == "ended")
    look(table, f"art_gallery-ended-{theme}")
