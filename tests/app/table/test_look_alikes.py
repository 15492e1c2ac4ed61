"""A wrong mark that was easy to make: the reveal shows the painting that it was taken for."""

from artgames.games.stolen_paintings.board.look_alikes import CLEARLY_ALIKE
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.text import TextItem
from tests.app.table.conftest import Sit, Sitting, people

TOKENS = range(1, 9)


def guess(table: Sitting, *marks: tuple[int, ...]) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.steal(2, 9, 16)
    table.press_button()
    for tokens in marks:
        table.mark(*tokens)
    table.settle()
    assert table.view.phase == "scored"


def excuses(table: Sitting) -> list[str]:
    texts = [item for item in table.flow.board.scene.items() if isinstance(item, TextItem) and item.isVisible()]
    return [item.text for item in texts if "on the wall" in item.text]


def on_the_wall(table: Sitting) -> dict[int, PaintingItem]:
    return {int(item.card_id): item for item in table.paintings() if int(item.card_id) in table.view.exhibit}


def test_wrong_marks_are_excused_by_what_they_looked_like(sit: Sit) -> None:
    table = sit(people(3), seed="golden", decoys="fiendish")
    guess(table, tuple(TOKENS), ())
    view, likeness, wall = table.view, table.context.library.decks[0].likeness, on_the_wall(table)
    numbered = {item.look.number: card for card, item in wall.items() if item.look.number}
    excused = set(numbered) - set(view.stolen)
    assert excused
    for token in excused:
        item = wall[numbered[token]]
        assert likeness.likeness(view.auction[token - 1], numbered[token]) >= CLEARLY_ALIKE
        assert not item.look.dimmed and not item.is_marked
    (sentence,) = excuses(table)
    assert all(str(token) in sentence for token in excused)
    described = [item.accessible_text() for item in table.paintings()]
    assert sum("which did hang" in text for text in described) == len(excused)


def test_who_marked_nothing_needs_no_excuse(sit: Sit) -> None:
    table = sit(people(3), seed="golden", decoys="fiendish")
    guess(table, (), ())
    assert excuses(table) == []
    stolen = {table.view.auction[token - 1] for token in table.view.stolen}
    assert {card for card, item in on_the_wall(table).items() if item.look.number} == stolen


def test_before_the_theft_is_told_nothing_is_excused(sit: Sit) -> None:
    table = sit(people(3), seed="golden", decoys="fiendish")
    table.open_exhibit()
    table.close_exhibit()
    table.steal(2, 9, 16)
    table.press_button()
    table.mark(*TOKENS)
    table.mark()
    assert table.flow.is_moving
    assert excuses(table) == []
    assert not any(item.look.number for card, item in on_the_wall(table).items() if card not in table.view.auction)
    table.settle()
    assert excuses(table)
