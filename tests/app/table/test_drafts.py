"""What somebody has begun outlives everything but the answer itself, in every game and at every question."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from artgames.app.table.match_service import Matches
from artgames.app.table.surface import Surface
from artgames.engine.rng import Rng
from tests.app.table.conftest import Sit, Sitting, people
from tests.support.begun_answers import beginnings, look_away, questions, shown, sit_down, tables


def refresh(table: Sitting) -> None:
    table.flow.refresh()


def resize(table: Sitting) -> None:
    before = table.page.size()
    for size in (before * 0.8, before):
        table.page.resize(size)


def change_look(table: Sitting) -> None:
    """Text size and theme, and back."""
    for scale, theme in ((150, "daylight"), (100, "gallery")):
        table.context.settings.update(text_scale=scale, theme=theme)
        table.page.set_look(table.context.theme(), 16)


def read_log(table: Sitting) -> None:
    for _ in range(2):
        table.page.ui.logButton.toggle()


def leave(table: Sitting) -> None:
    seat = table.flow.seat
    table.page.leave()
    opened = Matches(table.context.store, table.context.library).resume(table.record.id)
    table.page.sit_down(opened.record, opened.table, opened.match)
    table.match = opened.match
    table.settle()
    if seat is not None and table.flow.surface is Surface.ROOM:
        table.press_button()
    if table.flow.surface is Surface.CURTAIN:
        table.open_curtain()


DISTURBANCES: tuple[Callable[[Sitting], None], ...] = (refresh, resize, change_look, read_log, look_away, leave)


@pytest.mark.parametrize(("slug", "options"), tables(), ids=str)
def test_what_was_begun_stays(sit: Sit, slug: str, options: dict[str, Any]) -> None:
    table = sit_down(sit, slug, options)
    lost, tried = [], 0
    for question, seat in questions(table):
        for begun in beginnings(table, seat):
            tried += 1
            for disturb in DISTURBANCES if begun == "whole" else DISTURBANCES[:-1]:  # to leave takes longest
                before = shown(table)
                disturb(table)
                QApplication.processEvents()
                table.settle()
                if shown(table) != before:
                    lost.append(f"{question}, {begun}: {disturb.__name__}")
    assert not lost and tried, "\n".join(lost)


def begin_marks(table: Sitting, token: int) -> int:
    """Whoever is next marks one painting and covers the page again; who that was."""
    if table.flow.surface is Surface.ROOM:
        table.press_button()
    table.open_curtain()
    seat = table.flow.seat
    assert seat is not None
    table.click(table.paintings()[token - 1])
    table.flow.cover()
    return seat


@pytest.mark.parametrize("back_in_the_room", [False, True])
def test_when_time_is_up_what_was_begun_and_covered_counts(sit: Sit, back_in_the_room: bool) -> None:
    table = sit(people(3), guess_seconds=60)
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    seat = begin_marks(table, 3)
    if back_in_the_room:
        table.flow.back_to_room()
    table.flow.session.clock.finish()
    table.settle()
    other = next(one for one in range(3) if one not in (seat, table.view.thief))
    assert table.view.phase == "scored"
    assert (table.view.marks[seat], table.view.marks[other]) == ((3,), ())


def test_when_time_is_up_a_begun_page_that_was_emptied_again_is_empty(sit: Sit) -> None:
    table = sit(people(3), guess_seconds=60)
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    seat = begin_marks(table, 3)
    table.open_curtain()
    table.click(table.paintings()[2])
    table.flow.cover()
    table.flow.session.clock.finish()
    table.settle()
    assert table.view.phase == "scored" and table.view.marks[seat] == ()


SHARED = [("stolen_paintings", {"cooperative": True}), ("likeness", {})]


def to_sheet(sit: Sit, slug: str, options: dict[str, Any]) -> Sitting:
    """Where four people put one answer together."""
    table = sit(people(4), game=slug, **options)
    while not table.flow.board.answers_together():
        seat, *_ = table.match.to_act()
        table.match.submit(seat, table.match.choices(seat)[0].sample(Rng.from_seed("a sheet"))[0])
        table.settle()
    table.flow.back_to_room()
    return table


def cross_out(table: Sitting) -> None:
    """Take every mark from the sheet."""
    for token in table.view.sheet:
        table.flow.board.number_key(token)


def write_another(table: Sitting) -> None:
    cross_out(table)
    table.flow.board.number_key(5)


@pytest.mark.parametrize("change", [cross_out, write_another])
@pytest.mark.parametrize(("slug", "options"), SHARED, ids=str)
def test_a_sheet_that_was_changed_after_somebody_confirmed_it_stays(
    sit: Sit, slug: str, options: dict[str, Any], change: Callable[[Sitting], None]
) -> None:
    table = to_sheet(sit, slug, options)
    table.flow.give(seat := table.match.to_act()[0], table.match.choices(seat)[-1].make(tokens=(2,)))
    table.settle()
    change(table)
    for disturb in DISTURBANCES:
        before = shown(table)
        disturb(table)
        QApplication.processEvents()
        table.settle()
        assert shown(table) == before, disturb.__name__


@pytest.mark.parametrize(("slug", "options"), SHARED, ids=str)
def test_what_several_have_begun_stays_when_one_of_them_has_to_go(sit: Sit, slug: str, options: dict[str, Any]) -> None:
    table = to_sheet(sit, slug, options)
    table.flow.board.number_key(1)
    begun, (first, *_) = table.flow.board.partial_draft(), table.flow.session.people_asked()
    table.page.replace_player(first, replace(table.flow.session.table.players[first], kind="bot", level="easy"))
    table.flow.session.hold()
    leave(table)
    assert begun is not None and table.flow.board.partial_draft() == begun


@pytest.mark.parametrize(("slug", "options"), tables(), ids=str)
def test_an_answer_that_is_taken_back_is_what_its_owner_goes_on_with(
    sit: Sit, slug: str, options: dict[str, Any]
) -> None:
    table = sit_down(sit, slug, options)
    for question, seat in questions(table):
        table.flow.board.restore_draft(table.match.choices(seat)[0].sample(Rng.from_seed(question))[0])
        given = table.flow.board.draft()
        if given is None:
            continue
        table.flow.give(seat, given)
        table.settle()
        if table.flow.session.undoable() != seat:
            table.match.rewind(table.match.turn - 1, seat)
            continue
        table.flow.undo()
        if table.flow.surface is Surface.CURTAIN:
            table.open_curtain()
        assert table.flow.board.draft() == given, question
        if table.flow.surface is Surface.PRIVATE:
            table.flow.back_to_room()
