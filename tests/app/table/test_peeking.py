"""Two people face each other over one laptop: what one of them holds open to look at is reached by ear as well."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from artgames.app.table import peeking
from artgames.engine.choices import Pick
from tests.app.accessibility.ears import Ears, ears
from tests.app.accessibility.listening import heard, walk
from tests.app.table.conftest import Sit, Sitting, people

__all__ = ["ears"]

SECRETS = {
    "art_robbery": ("hold down to see your cards", " card"),
    "steal_this_game": ("hold down the cup", "A die showing"),
}
"""What is held to look, and how a secret begins or ends that is told then."""


@pytest.fixture(params=SECRETS)
def table(sit: Sit, ears: Ears, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.setattr(peeking, "OPEN_MS", 60)
    table = sit(people(2), game=request.param, hands="facing")
    table.context.settings.update(by_ear=True)
    table.settle()
    if request.param == "steal_this_game":
        hide(table)
    ears.announced.clear()
    return table


def hide(table: Sitting) -> None:
    """The money has its box: from now on the thief has dice under the cup."""
    seat = table.match.to_act()[0]
    choice = table.match.choices(seat)[0]
    picked: dict[str, Any] = {field.name: (field.of[0],) for field in choice.fields if isinstance(field, Pick)}
    table.flow.give(seat, choice.make(**picked))
    table.flow.back_to_room()
    table.settle()


def secret_of(table: Sitting) -> tuple[str, str]:
    return SECRETS[table.flow.session.table.game]


def told(table: Sitting) -> str:
    return "\n".join(one.name for one in heard(table.page))


def press(table: Sitting) -> None:
    """As a screen reader does."""
    for thing in walk(QAccessible.queryAccessibleInterface(table.page.ui.boardView)):
        if secret_of(table)[0] in thing.text(QAccessible.Text.Name):
            thing.actionInterface().doAction("Press")
            return
    raise AssertionError(told(table))


def test_a_press_asks_for_headphones_tells_the_secret_and_covers_it(table: Sitting, ears: Ears) -> None:
    secret = secret_of(table)[1]
    press(table)
    assert "Headphones on?" in ears.since()[-1]
    assert not table.flow.board.is_peeked_at()
    table.key(Qt.Key.Key_F4)
    assert table.flow.board.is_peeked_at()
    assert secret in ears.since()[-1]
    table.bot.waitUntil(lambda: not table.flow.board.is_peeked_at())
    assert ears.since() == ["Covered again."]
    table.key(Qt.Key.Key_F4)
    assert not table.flow.board.is_peeked_at(), "asked for once more first"


def test_a_key_does_the_same(table: Sitting, ears: Ears) -> None:
    press(table)  # brings the keyboard there
    ears.since()
    QTest.keyClick(table.page.ui.boardView, Qt.Key.Key_Space)
    assert "Headphones on?" in ears.since()[-1] and not table.flow.board.is_peeked_at()
    table.key(Qt.Key.Key_F4)
    assert secret_of(table)[1] in ears.since()[-1]


def test_what_is_held_for_the_eye_is_not_heard(table: Sitting, ears: Ears) -> None:
    table.context.settings.update(by_ear=False)
    press(table)
    ears.since()
    before = told(table)
    QTest.keyPress(table.page.ui.boardView, Qt.Key.Key_Space)
    assert table.flow.board.is_peeked_at()
    assert len(heard(table.page.ui.boardView)) <= 1 and not ears.since()
    QTest.keyRelease(table.page.ui.boardView, Qt.Key.Key_Space)
    assert told(table) == before
