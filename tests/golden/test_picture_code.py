"""Golden pictures of Picture Code: the key behind the curtain, pointing at a painting, and the key in the end."""

from artgames.games.picture_code.rules.records import UNLIMITED
from tests.app.table.conftest import Sit, people
from tests.games.picture_code.board.hands import (
    button,
    covered,
    give_clue,
    own,
    painting,
    point,
    theirs,
    type_in,
)
from tests.golden.test_golden import SIZE, Look, look, theme

__all__ = ["look", "theme"]


def test_every_kind_of_picture(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(6), seed="golden", size=SIZE, game="picture_code")
    give_clue(table, "Water", 2)
    point(table, own(table))
    point(table, own(table))
    table.click(painting(table, covered(table, "nobody")))
    look(table, f"picture_code-guess-{theme}")
    table.click(button(table, "Stop here"))
    table.settle()
    give_clue(table, "Nightfall", 3)
    point(table, own(table))
    point(table, "nobody")
    give_clue(table, "Gold", 1)
    point(table, theirs(table))
    table.press_button()
    table.open_curtain()
    type_in(table, "Silk")
    table.click(button(table, "3"))
    look(table, f"picture_code-clue-{theme}")
    table.flow.back_to_room()
    give_clue(table, "Noise", UNLIMITED)
    point(table, own(table))
    point(table, "alarm")
    assert table.view.phase == "ended"
    look(table, f"picture_code-ended-{theme}")
