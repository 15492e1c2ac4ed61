"""Golden pictures of the variants of Stolen Paintings; compared and approved like those of the games themselves."""

from artgames.games.stolen_paintings.board.team import TeamPart
from artgames.games.stolen_paintings.board.wager import WagerPart
from artgames.games.stolen_paintings.rules.records import Wager
from artgames.games.stolen_paintings.rules.views import stolen_tokens
from tests.app.table.conftest import Sit, Sitting, people
from tests.golden.test_golden import SIZE, Look, look, theme

__all__ = ["look", "theme"]


def to_guess(table: Sitting) -> tuple[int, ...]:
    table.open_exhibit()
    table.close_exhibit()
    table.steal(2, 9, 16)
    return stolen_tokens(table.match.state)


def test_wagers(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(5), seed="golden", size=SIZE, wager_tokens=3)
    first, *others = to_guess(table)
    table.press_button()
    table.open_curtain()
    part = table.flow.board._part  # type: ignore[attr-defined]
    assert isinstance(part, WagerPart)
    for token in (2, 5):
        part.number_key(token)
    part.press_coin()
    part.number_key(5)
    look(table, f"stolen_paintings-wager-{theme}")
    table.press_button()
    for seat in table.match.to_act():
        table.flow.session.submit(seat, Wager(first, tuple(others[: seat % 3])))
    table.flow.back_to_room()
    table.settle()
    look(table, f"stolen_paintings-wagers-revealed-{theme}")


def test_all_detectives_together(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(5), seed="golden", size=SIZE, cooperative=True, coop_rotate=True)
    for token in to_guess(table):
        table.flow.board.number_key(token)
    part = table.flow.board._part  # type: ignore[attr-defined]
    assert isinstance(part, TeamPart)
    table.press_button()
    table.settle()
    look(table, f"stolen_paintings-sheet-{theme}")
    for _ in range(3):
        table.press_button()
        table.settle()
    assert table.view.phase == "scored"
    look(table, f"stolen_paintings-verdict-{theme}")
