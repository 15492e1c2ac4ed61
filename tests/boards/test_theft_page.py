"""The heist on the screen: nails, the bag, and a torch that follows mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from artgames.app.context import AppContext
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.board.bag import ShelfItem
from artgames.games.stolen_paintings.board.theft import TheftPart
from artgames.games.stolen_paintings.rules.records import Steal
from artgames.scene.drawing.rooms import Room
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.torch import TorchItem
from artgames.scene.tempo import Tempo
from tests.boards.every import Window
from tests.support.staging import step_by_chance


@pytest.fixture
def shown(context: AppContext) -> Iterator[Window]:
    """The thief's own page, and nothing that takes time."""
    with Window(context, "stolen_paintings", tempo=Tempo(reduced=True)) as window:
        rng = Rng.from_seed("heist")
        while window.match.view(None).phase != "theft":
            step_by_chance(window.match, rng)
        thief = window.match.to_act()[0]
        window.board.show(window.match.view(thief), thief, window.match.choices(thief))
        yield window


def part(shown: Window) -> TheftPart:
    made = shown.board._part  # type: ignore[attr-defined]
    assert isinstance(made, TheftPart)
    return made


def lying_in_bag(shown: Window) -> list[str]:
    return [item.card_id for item in part(shown)._loot.values() if item.isVisible()]


def test_what_is_taken_leaves_its_nail_and_lies_in_the_bag(shown: Window) -> None:
    first, second = part(shown).paintings[:2]
    first.activated.emit()
    second.activated.emit()
    assert "gone" in first.describe() and "gone" in second.describe()
    assert lying_in_bag(shown) == [first.card_id, second.card_id]
    shelf = part(shown)._shelf
    assert isinstance(shelf, ShelfItem) and "2 of 3" in shelf.accessible_text()
    for item in part(shown)._loot.values():
        assert part(shown)._plan.shelf.contains(item.cell)
    assert "chosen" in first.accessible_offer()


def test_a_press_at_the_nail_or_in_the_bag_puts_it_back(shown: Window) -> None:
    first, second = part(shown).paintings[:2]
    first.activated.emit()
    second.activated.emit()
    first.activated.emit()
    assert "gone" not in first.describe() and lying_in_bag(shown) == [second.card_id]
    part(shown)._loot[int(second.card_id)].activated.emit()
    assert lying_in_bag(shown) == [] and shown.board.draft() is None


def test_what_was_begun_lies_in_the_bag_again(shown: Window) -> None:
    cards = part(shown).view.exhibit[2:5]
    shown.board.restore_draft(Steal(cards))
    assert lying_in_bag(shown) == [str(card) for card in cards]
    assert shown.board.draft() == Steal(cards)


def test_the_torch_follows_mouse_and_keyboard(shown: Window) -> None:
    torch = next(item for item in shown.board.scene.items() if isinstance(item, TorchItem))
    shown.board.scene.pointed.emit(QPointF(31, 47))
    assert torch.pos() == QPointF(31, 47)
    painting = part(shown).paintings[7]
    painting.setFocus(Qt.FocusReason.TabFocusReason)
    assert shown.board.scene.focusItem() is painting
    assert torch.pos() == painting.cell.center()


def test_it_is_night_and_no_wall_is_painted_while_the_thief_looks_about(
    shown: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = shown.board.scene.spec
    assert shown.board.room() is Room.NIGHT and spec is not None and spec.moonlit and not spec.lit
    monkeypatch.setattr("artgames.scene.wall_scene.paint_wall", lambda spec: pytest.fail("a wall was painted"))
    for item in part(shown).paintings[:3]:
        shown.board.scene.pointed.emit(item.cell.center())
        item.activated.emit()
        QApplication.processEvents()
    assert len(lying_in_bag(shown)) == 3


def test_nobody_else_sees_a_painting_meanwhile(shown: Window) -> None:
    shown.board.show(shown.match.view(None), None, ())
    assert not [item for item in shown.board.scene.items() if isinstance(item, PaintingItem)]
    assert "Thief at work" in shown.board.describe()
