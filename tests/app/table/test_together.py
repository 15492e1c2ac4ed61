"""The shared sheet at the real table: written, confirmed by mouse and keyboard, and judged (SP-23, SP-24)."""

from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from artgames.app.result.page import ResultPage
from artgames.app.table.match_service import Matches
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence
from artgames.games.stolen_paintings.board.team import SharedSheet
from artgames.games.stolen_paintings.board.verdict import VerdictPad
from artgames.games.stolen_paintings.rules.records import Confirm
from artgames.games.stolen_paintings.rules.views import stolen_tokens
from artgames.scene.items.sign_off_mark import ConfirmMark
from artgames.store import Player
from tests.app.conftest import App
from tests.app.table.conftest import Sit, Sitting, people
from tests.support.hands import table_of


def to_sheet(table: Sitting) -> tuple[int, ...]:
    """Up to the open sheet; returns what was stolen."""
    table.open_exhibit()
    table.close_exhibit()
    table.steal(3, 11)
    assert table.flow.surface is Surface.ROOM
    return stolen_tokens(table.match.state)


def marks(table: Sitting) -> list[ConfirmMark]:
    """Those that can still be pressed, in the order of the seats."""
    return [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, ConfirmMark)]


def item_of(table: Sitting, kind: type[Any]) -> Any:
    return next(item for item in table.flow.board.scene.items() if isinstance(item, kind))


def test_a_whole_game_by_mouse_on_the_shared_screen(sit: Sit) -> None:
    table = sit(people(4), cooperative=True)
    stolen = to_sheet(table)
    for token in stolen:
        table.click(table.paintings()[token - 1])
    assert item_of(table, SharedSheet).describe() == f"sheet {','.join(map(str, stolen))}"
    for left in (3, 2, 1):
        assert len(marks(table)) == left
        table.click(marks(table)[0])
        table.settle()
    outcome = table.match.outcome()
    assert outcome is not None and table.view.thief not in outcome.winners
    assert item_of(table, VerdictPad).verdict() == "The detectives win"
    with table.bot.waitSignal(table.page.finished):
        table.press_button()


def test_by_keyboard_alone_enter_confirms_for_one_after_another(sit: Sit) -> None:
    table = sit(people(3), cooperative=True)
    to_sheet(table)
    thief = table.view.thief
    first, second = (name for seat, name in enumerate(("Ada", "Ben", "Cleo")) if seat != thief)
    assert not table.page.ui.primaryButton.isEnabled()
    table.key(Qt.Key.Key_1)
    table.key(Qt.Key.Key_6)
    assert table.page.ui.primaryButton.text() == f"{first}: confirm"
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.sheet == (1, 6)
    assert table.page.ui.primaryButton.text() == f"{second}: confirm"
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.phase == "ended"


def test_sp24_a_changed_sheet_is_confirmed_by_nobody_until_somebody_presses(sit: Sit) -> None:
    table = sit(people(4), cooperative=True)
    to_sheet(table)
    table.click(table.paintings()[0])
    table.click(marks(table)[0])
    table.settle()
    first = table.view.agreed[0]
    table.click(table.paintings()[6])
    assert len(marks(table)) == 3, "nobody stands behind what it says now"
    assert table.view.sheet == (1,), "and nothing was said yet"
    table.click(marks(table)[0])
    assert "confirmed the earlier sheet" in table.page.covers.told()
    table.click(marks(table)[1])
    table.settle()
    assert table.view.sheet == (1, 7) and first not in table.view.agreed


def test_an_empty_sheet_cannot_be_confirmed(sit: Sit) -> None:
    table = sit(people(4), cooperative=True)
    to_sheet(table)
    table.click(marks(table)[0])
    assert "mark one first" in table.page.covers.told()
    assert table.view.sheet == ()


def test_what_is_written_stays_when_the_window_changes_and_when_somebody_agrees(sit: Sit) -> None:
    table = sit(people(4), cooperative=True)
    to_sheet(table)
    for token in (2, 3):
        table.click(table.paintings()[token - 1])
    table.page.resize(1024, 768)
    table.bot.waitUntil(lambda: item_of(table, SharedSheet).describe() == "sheet 2,3")
    table.click(marks(table)[0])
    table.settle()
    assert item_of(table, SharedSheet).describe() == "sheet 2,3"


def test_sp24_the_large_button_lets_the_majority_decide(sit: Sit) -> None:
    table = sit(people(4), cooperative=True, coop_majority=True)
    to_sheet(table)
    table.click(table.paintings()[0])
    for _ in range(2):
        table.click(marks(table)[0])
        table.settle()
    assert table.page.ui.primaryButton.text() == "Let the majority decide"
    table.press_button()
    table.settle()
    assert table.view.phase == "ended" and len(table.view.pad[-1].agreed) == 2


def test_a_majority_that_might_decide_lets_no_bot_tell_its_reasons_early(sit: Sit) -> None:
    """The button is there while the theft is still a secret, and a thief's reason would say how many were stolen."""
    table = sit(people(4), cooperative=True, coop_majority=True)
    to_sheet(table)
    table.flow.session.bots._reasons.append((table.view.thief, Sentence("stolen_paintings", "One is enough.")))
    table.click(table.paintings()[0])
    for _ in range(2):
        table.click(marks(table)[0])
        table.settle()
    assert table.flow.next().task is Task.GO_ON and "One is enough." not in log(table)
    table.press_button()
    table.settle()
    assert "One is enough." in log(table)


def log(table: Sitting) -> str:
    model = table.page.ui.logView.model()
    return " ".join(model.index(row, 0).data() for row in range(model.rowCount()))


def test_bots_let_people_speak_first_and_then_join_in(sit: Sit) -> None:
    players = (Player("Ada", 0), Player("Umber", 1, "bot", "hard"), Player("Sienna", 2, "bot", "normal"))
    table = sit(players, seed="bots", cooperative=True)
    session = table.flow.session
    table.open_exhibit()
    table.close_exhibit()
    if table.view.thief == 0:
        table.bot.waitUntil(lambda: table.flow.surface is Surface.PRIVATE)
        table.click(table.paintings()[3])
        table.press_button()
        table.press_button()
    else:
        table.bot.waitUntil(lambda: table.view.phase == "guess")
        table.settle()
        bot = next(seat for seat in session.match.to_act() if session.is_bot(seat))
        assert session.bots._is_talked_over(session.match.choices(bot)[0])
        table.flow.board.number_key(4)
        table.key(Qt.Key.Key_Return)
    table.bot.waitUntil(lambda: bool(table.view.sheet))

    def agreed() -> bool:
        table.settle()
        sheet = table.view.sheet
        if table.view.phase == "guess" and 0 in session.match.to_act():
            session.submit(0, Confirm(sheet))
        return bool(table.view.phase == "ended")

    table.bot.waitUntil(agreed)


def test_nobody_counts_points_where_one_round_is_a_game(sit: Sit) -> None:
    table = sit(people(3), cooperative=True)
    assert {chip.points for chip in table.page.ui.people.chips} == {None}
    rotating = sit(people(3), cooperative=True, coop_rotate=True)
    assert {chip.points for chip in rotating.page.ui.people.chips} == {0}


def test_the_result_page_shows_a_verdict_and_no_points(app: App, qtbot: QtBot) -> None:
    page = ResultPage(app.context)
    qtbot.addWidget(page)
    table = table_of("Ada", "Ben", cooperative=True)
    opened = Matches(app.context.store, app.context.library).begin(table, "result")
    match = opened.match
    while (outcome := match.outcome()) is None:
        seat = match.to_act()[0]
        choice = match.choices(seat)[0]
        match.submit(seat, choice.sample(match.state.rng)[0])
    page.open(opened.table, match.view(None), outcome, None, match.events(None))
    page.podium.skip()
    page.show()
    assert "wins" in page.ui.title.text() or "win:" in page.ui.title.text()
    assert page.podium.accessibleName() in ("1. Ada. 2. Ben.", "1. Ben. 2. Ada.")
    assert page.ui.chartPanel.isHidden() and page.ui.padPanel.isHidden()


def test_a_sheet_that_was_changed_is_confirmed_by_nobody_also_in_the_heading(sit: Sit) -> None:
    table = sit(people(3), cooperative=True)
    to_sheet(table)
    heading, chips = table.page.ui.sentenceLabel, table.page.ui.people
    table.key(Qt.Key.Key_1)
    assert heading.text() == "Waiting for 2 detectives to confirm the sheet."
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert heading.text().startswith("Waiting for Ben")
    assert [chip.state for chip in chips.chips].count("done") == 1
    table.key(Qt.Key.Key_5)
    assert heading.text() == "Waiting for 2 detectives to confirm the sheet."
    assert "done" not in [chip.state for chip in chips.chips], "the paper shows no tick either"
    table.key(Qt.Key.Key_5)
    assert heading.text().startswith("Waiting for Ben"), "as it was confirmed"


def test_an_answer_of_several_that_was_changed_is_confirmed_by_nobody(sit: Sit) -> None:
    table = sit(people(4), game="likeness")
    match, rng = table.match, Rng.from_seed("together")
    while table.view.phase != "remove":
        seat = match.to_act()[0]
        action, rng = match.choices(seat)[-1].sample(rng)
        match.submit(seat, action)
    table.settle()
    seat = match.to_act()[0]
    first, second = match.choices(seat)[-1].fields[0].of[:2]  # type: ignore[union-attr]
    assert table.flow.session.submit(seat, match.choices(seat)[-1].make(tokens=(first,)))
    table.settle()
    heading = table.page.ui.sentenceLabel
    assert heading.text() == "Waiting for 2 more to confirm."
    for token in (first, second):
        table.flow.board.number_key(token)
    assert heading.text() == "Waiting for 3 more to confirm."
    assert "done" not in [chip.state for chip in table.page.ui.people.chips]
