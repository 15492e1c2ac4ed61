"""What a screen reader finds and says at a table, in every game: nothing that the room may not know.

Each moment is heard twice: as it is, and in another world that the room cannot tell from this one. Both must sound the
same, on the shared screen and on the private page of whoever is asked, which is silent until headphones are on.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtGui import QAccessible

from artgames import games
from artgames.app.table.announcer import told_together
from artgames.app.table.surface import Surface
from artgames.bots.random_bot import RandomBot
from artgames.bots.runner import bot_stream
from artgames.engine.api import HOUSE
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from tests.app.accessibility.ears import Ears, ears
from tests.app.accessibility.listening import walk
from tests.app.table.conftest import Sit, Sitting, people

__all__ = ["ears"]

MOST_STEPS = 60
Text = QAccessible.Text


@contextmanager
def another_world(match: Match[Any], number: int) -> Iterator[bool]:
    """Everything that the room does not know is different meanwhile. Whether there was anything of that kind."""
    twin = match.rules.resample_hidden(match.state, None, Rng.from_seed(f"twin {number}"))
    with pytest.MonkeyPatch.context() as patch:
        is_other = twin != match.state
        patch.setattr(Match, "state", twin)
        yield is_other


def sounds(table: Sitting) -> list[str]:
    """All that is told on the page and again when somebody asks."""
    flow = table.flow
    flow.refresh()
    tree = walk(QAccessible.queryAccessibleInterface(table.page))
    told = [" | ".join(one.text(kind) for kind in (Text.Name, Text.Description, Text.Value)) for one in tree]
    announcer = table.page.announcer
    return [*told, announcer.repeat(), announcer.score(), flow.board.hint() if flow.surface is Surface.ROOM else ""]


def hear_twice(table: Sitting, moment: str) -> bool:
    table.flow.session.clock.pause()  # or a second may pass between one world and the next
    here = sounds(table)
    differs = False
    for number in range(2):
        with another_world(table.match, number) as is_other:
            there = sounds(table)
        differs |= is_other
        assert here == there, f"{moment}: {sorted(set(here) ^ set(there))}"
    table.flow.refresh()
    table.flow.session.clock.resume()
    return differs


def step(table: Sitting, rng: Rng) -> None:
    match = table.match
    seat = next((one for one in match.to_act() if one != HOUSE), HOUSE)
    table.flow.session.submit(seat, RandomBot().choose(match.seen(seat), bot_stream(rng, match, seat)).action)
    table.settle()


def may_be_said(table: Sitting) -> set[str]:
    """Lines about public events, how it stands now, and whose turn it is."""
    evening, match = table.page.evening, table.match
    assert evening is not None
    lines = {evening.line(event) for event in match.events(None)}
    view = match.view(None)
    progress, status = evening.board.progress(view), evening.say(evening.game.words.status(view))
    curtain = table.page.covers.curtain.accessibleName()
    if table.flow.alone():  # nobody overhears what is said of one's own answer
        lines.add(f"{evening.board.answer_text()} {evening.board.hint()}")
    return lines | {
        told_together(progress, status),
        status,
        curtain,
        "Headphones on? Then press F4 to hear this page.",
    }


@pytest.mark.parametrize("slug", games.names())
def test_nothing_is_heard_that_the_room_may_not_know(sit: Sit, ears: Ears, slug: str) -> None:
    info = games.load(slug).info
    table = sit(people(min(max(info.min_seats, 2), info.max_seats)), game=slug)
    rng, seen, secrets = Rng.from_seed("in public"), set(), 0
    while table.match.outcome() is None and table.match.turn < MOST_STEPS:
        table.settle()
        moment = str((table.match.view(None).phase, table.flow.session.secrets_asked()))
        if moment not in seen:
            seen.add(moment)
            secrets += hear_everywhere(table, moment)
        ears.since()
        step(table, rng)
        told = set(ears.since()) - may_be_said(table)
        assert not told, f"{moment}: {told}"
    assert secrets, "no world was different: nothing was compared"


def hear_everywhere(table: Sitting, moment: str) -> int:
    """On the shared screen, and on the page of whoever answers in secret."""
    flow = table.flow
    flow.back_to_room()
    table.settle()
    flow.back_to_room()
    found = int(hear_twice(table, f"{moment}, shared"))
    for seat in flow.session.secrets_asked()[:1]:
        flow.hand_over(seat)
        if flow.surface is Surface.CURTAIN:
            flow.open_private()
            found += hear_twice(table, f"{moment}, page of {seat}")
        flow.back_to_room()
        table.settle()
    return found
