"""Hands that begin an answer to anything that any game asks, and eyes that say what is to be seen of it."""

import re
from collections.abc import Iterator
from typing import Any

from PySide6.QtTest import QTest

from artgames import games
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.api import Seat
from artgames.engine.choices import Text
from artgames.engine.rng import Rng
from artgames.scene.items.painting import PaintingItem
from tests.app.table.conftest import Sit, Sitting, people

WORDS = "Half a ti"
_PLACE = re.compile(r" at (-?\d+),(-?\d+)( \d+x\d+)?")
MOST_STEPS = 24
MOST_PRESSES = 12

WAYS: dict[str, tuple[dict[str, Any], ...]] = {
    "stolen_paintings": ({}, {"wager_tokens": 3, "thief_arranges": True}, {"cooperative": True}),
    "art_robbery": ({}, {"open_hands": True}),
    "flash_cards": ({"form": "typed"},),  # else what is pressed is the answer
}
"""House rules that bring other boards to answer on."""


def tables() -> list[tuple[str, dict[str, Any]]]:
    """Every game, and some of them with other house rules, too."""
    return [(slug, options) for slug in games.names() for options in WAYS.get(slug, ({},))]


def sit_down(sit: Sit, slug: str, options: dict[str, Any]) -> Sitting:
    info = games.load(slug).info
    return sit(people(min(info.max_seats, max(info.min_seats, 3))), game=slug, **options)


def shown(table: Sitting) -> tuple[object, ...]:
    """What was begun, and all that is to be seen of it."""
    board = table.flow.board
    board.finish_running()
    button = table.page.ui.primaryButton
    return (
        board.partial_draft(),
        board.draft(),
        button.text(),
        button.isEnabled(),
        board.hint(),
        _in_order(board.describe()),
    )


def _in_order(described: str) -> list[str]:
    """The paintings from the upper left corner on, whatever their size, and whatever else is on the board."""
    found = [(_PLACE.search(line), _PLACE.sub("", line)) for line in described.splitlines()]
    hung = [(int(at[2]), int(at[1]), line) for at, line in found if at is not None and line.startswith("painting")]
    return [line for _, _, line in sorted(hung)] + sorted(line for _, line in found)


def questions(table: Sitting) -> Iterator[tuple[str, Seat]]:
    """Play on, and stop at each kind of question that somebody can answer on the board now."""
    seen: set[tuple[str, ...]] = set()
    for step in range(MOST_STEPS):
        table.settle()
        if table.match.outcome() is not None:
            return
        seat = _asked(table)
        if seat is not None:
            phase = table.view.phase
            kind = (phase, *sorted({choice.action for choice in table.match.choices(seat)}))
            if kind not in seen:
                seen.add(kind)
                yield " ".join(kind), seat
        _go_on(table, Rng.from_seed(str(step)))


def _asked(table: Sitting) -> Seat | None:
    """Whoever answers here now; behind the own curtain, if need be."""
    following = table.flow.next()
    if table.at(Surface.ROOM, None) and following.task is Task.HAND_OVER:
        table.press_button()
    if table.flow.surface is Surface.CURTAIN:
        table.open_curtain()
    if table.flow.surface is Surface.PRIVATE:
        return table.flow.seat
    asked = table.flow.session.people_asked()
    return following.seat if following.task is Task.ANSWER else asked[0] if asked else None


def _go_on(table: Sitting, rng: Rng) -> None:
    seat, *_ = table.match.to_act()
    table.flow.give(seat, table.match.choices(seat)[0].sample(rng)[0])
    if table.flow.surface is not Surface.ROOM:
        table.flow.back_to_room()


def beginnings(table: Sitting, seat: Seat) -> Iterator[str]:
    """Begin an answer in one way after another; each time something is on the board that was not there before."""
    choices = table.match.choices(seat)
    if any(isinstance(field, Text) for choice in choices for field in choice.fields):
        before = shown(table)
        QTest.keyClicks(table.page.ui.boardView.viewport(), WORDS)
        assert shown(table) != before, "nothing was written"
        yield "written"
    sketch, turn = table.flow.board.sketch(), table.match.turn
    for number in range(MOST_PRESSES):
        press(table, number)
        if table.match.turn != turn:
            return  # what was pressed is the answer
        if table.flow.board.sketch() != sketch:
            yield "pressed"
            break
        look_away(table)  # whatever was pressed only to look at
    table.flow.board.restore_draft(choices[0].sample(Rng.from_seed("whole"))[0])
    if table.flow.board.partial_draft() is not None:
        yield "whole"


def look_away(table: Sitting) -> None:
    """Cover one's own page, and open it again."""
    if table.flow.surface is Surface.PRIVATE and not table.flow.alone():
        table.flow.cover()
        table.open_curtain()


def press(table: Sitting, number: int) -> None:
    """Press the so-manieth thing on the board that can be pressed."""
    board = table.flow.board
    board.finish_running()
    items = [item for item in table.page.ui.boardView.focusable_items() if item.isVisible()]
    for item in items[number : number + 1]:
        if isinstance(item, PaintingItem):
            item.activated.emit()
        elif not getattr(item, "is_held_open", False):
            board.activate(item)
