"""The public sits at the table: hands are counted, slips typed in, and nobody waits for it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.context import AppContext
from artgames.app.table.match_service import Matches
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.app.voting.vote_count import kept_counts
from artgames.app.voting.vote_sheet import VoteSheet
from artgames.engine.rng import Rng
from artgames.store import Player, Table
from tests.app.table.conftest import Sit, Sitting

THE_PUBLIC = 2
SEATS = (Player("Ada", 0), Player("Ben", 1), Player("Audience", THE_PUBLIC, "public"))


def at_the_auction(sit: Sit, seats: tuple[Player, ...] = SEATS, *, locked: bool = True, **options: object) -> Sitting:
    """A round in which Ada is the thief, up to the public's turn; what comes before is proved elsewhere."""
    table = sit(seats, seed="public 1", exhibit=12, **options)
    match = table.match
    while (view := table.view).phase != "guess" or (locked and 1 not in view.locked):
        seat = match.to_act()[-1] if view.phase == "exhibit" else match.to_act()[0]
        choice = match.choices(seat)[0]
        answers = {
            "steal": {"paintings": table.view_of(0).exhibit[0:6:5]},
            "hang": {"paintings": table.view_of(0).auction},
            "mark": {"tokens": (1,)},
        }
        match.submit(seat, choice.make(**answers.get(choice.action, {})))
    table.settle()
    return table


def sheet(table: Sitting) -> VoteSheet:
    assert table.flow.next().task is Task.COUNT
    table.press_button()
    assert table.at(Surface.PAPER, THE_PUBLIC)
    assert table.page.covers.votes.isVisible() and not table.page.covers.paper.isVisible()
    return table.page.covers.votes


def log_of(table: Sitting) -> list[str]:
    log = table.page.ui.logView.model()
    return [log.index(row, 0).data() for row in range(log.rowCount())]


def test_hands_are_typed_in_and_the_majority_answers(sit: Sit) -> None:
    table = at_the_auction(sit)
    votes = sheet(table)
    for typed in ("2", "", "17", "", "15", "", "", "1"):
        for digit in typed:
            table.key(Qt.Key(ord(digit)))
        table.key(Qt.Key.Key_Return)
    assert votes.verdict.chosen == (3, 5)
    assert "3 (17 of 17), 5 (15 of 17)" in votes.ui.verdictLabel.text()
    votes.ui.votersEdit.setText("28")
    votes.ui.votersEdit.textEdited.emit("28")
    assert votes.ui.lockButton.hasFocus()
    table.key(Qt.Key.Key_Space)
    table.settle()
    assert table.view.marks[THE_PUBLIC] == (3, 5)
    assert table.view.phase == "scored"
    (count,) = kept_counts(table.record.notes())
    assert (count.way, count.voters, count.named(3), count.chosen) == ("hands", 28, 17, (3, 5))
    assert not votes.isVisible()


def test_the_room_hears_how_many_hands_it_were(sit: Sit) -> None:
    table = at_the_auction(sit)
    votes = sheet(table)
    votes.tiles[4].edit.setText("9")
    votes.tiles[4].changed.emit()
    QTest.mouseClick(votes.ui.lockButton, Qt.MouseButton.LeftButton)
    table.settle()
    assert any("9 of 9 hands for 4" in line for line in log_of(table))


def test_slips_one_after_the_other(sit: Sit) -> None:
    table = at_the_auction(sit)
    votes = sheet(table)
    QTest.mouseClick(votes.ui.slipsButton, Qt.MouseButton.LeftButton)
    for line in ("357", "35", "8", "33"):
        for digit in line:
            table.key(Qt.Key(ord(digit)))
        table.key(Qt.Key.Key_Return)
    assert len(votes.slip_line.slips) == 3 and "twice" in votes.ui.explanationLabel.text()
    votes.ui.slipEdit.clear()
    table.key(Qt.Key.Key_Backspace)
    assert votes.slip_line.slips == [(3, 5, 7), (3, 5)] and votes.ui.slipEdit.text() == "8"
    table.key(Qt.Key.Key_Return)
    assert votes.counts() == {3: 2, 5: 2, 7: 1, 8: 1} and votes.voters == 3
    assert votes.verdict.chosen == (3, 5)


def test_of_equals_the_lower_number_is_shown_plainly(sit: Sit) -> None:
    table = at_the_auction(sit)
    votes = sheet(table)
    votes.ui.votersEdit.setText("20")
    for number in (2, 6):
        votes.tiles[number].edit.setText("4")
        votes.tiles[number].changed.emit()
    assert votes.verdict.chosen == (2,)
    assert votes.ui.tieLabel.text() == "2, 6 are tied: the lower number counts."
    assert votes.tiles[2].is_chosen and not votes.tiles[6].is_chosen


def test_what_was_typed_stays_while_somebody_looks_again(sit: Sit) -> None:
    table = at_the_auction(sit)
    votes = sheet(table)
    votes.tiles[4].edit.setText("9")
    votes.tiles[4].changed.emit()
    assert table.page.step_back() and table.at(Surface.ROOM, None)
    assert sheet(table).tiles[4].count == 9


def test_the_public_is_skipped(sit: Sit) -> None:
    table = at_the_auction(sit)
    QTest.mouseClick(sheet(table).ui.skipButton, Qt.MouseButton.LeftButton)
    table.settle()
    assert table.view.phase == "scored" and table.view.marks[THE_PUBLIC] == ()


def test_an_announced_number_is_how_many_the_public_marks(sit: Sit) -> None:
    table = at_the_auction(sit, announce_count=True)
    votes = sheet(table)
    assert votes.ui.wanted.currentData() == 2
    for number in (1, 2, 3):
        votes.tiles[number].edit.setText(str(number))
        votes.tiles[number].changed.emit()
    assert votes.verdict.chosen == (2, 3)


def test_papers_come_before_the_public(sit: Sit) -> None:
    seats = tuple(Player(one.name, one.mark, one.kind, answers="paper") for one in SEATS)
    table = at_the_auction(sit, seats, locked=False)
    assert table.flow.next().task is Task.TYPE_IN
    table.press_button()
    assert list(table.page.covers.paper._rows) == [1 - table.view.thief]
    QTest.mouseClick(table.page.covers.paper.ui.lockButton, Qt.MouseButton.LeftButton)
    table.settle()
    assert table.flow.next().task is Task.COUNT


@pytest.mark.parametrize("number", range(8))
def test_the_public_is_never_the_thief(context: AppContext, number: int) -> None:
    seated = Table("stolen_paintings", SEATS, {"exhibit": 12}, "met")
    match: Any = Matches(context.store, context.library).begin(seated, f"thief {number}").match
    thieves, rng = [], Rng.from_seed("thieves")
    while match.outcome() is None:
        seat = match.to_act()[-1]
        action, rng = match.choices(seat)[0].sample(rng)
        match.submit(seat, action)
        thieves = [scored.thief for scored in match.view(None).pad]
    assert set(thieves) == {0, 1} and len(thieves) == match.view(None).rounds == 4
    assert not match.rules.check(match.state)


def test_the_public_has_not_seen_enough_before_somebody_says_so(sit: Sit) -> None:
    table = sit((Player("Ada", 0), Player("Audience", 1, "public")), exhibit=12)
    table.open_exhibit()
    assert table.view.thief == 0 and table.match.to_act()[0] == 1
    session = table.flow.session
    assert not session.is_bot(1) and session.bots.is_idle, "no bot says it"
    assert table.flow.next().task is Task.WAIT
    table.key(Qt.Key.Key_2)
    table.settle()
    assert table.view.phase == "theft", "somebody in the room has pressed its mark"


@pytest.mark.parametrize(("game", "options"), [("stolen_paintings", {"cooperative": True}), ("likeness", {})])
def test_no_bot_stands_behind_a_sheet_for_the_public(sit: Sit, game: str, options: dict[str, Any]) -> None:
    table = sit(SEATS, game=game, seed="public 2", **options)
    match, session = table.match, table.flow.session
    session.hold()
    while not any(choice.together for choice in match.choices(THE_PUBLIC)):
        seat = match.to_act()[0]
        match.submit(seat, match.choices(seat)[0].sample(Rng.from_seed("a sheet"))[0])
    table.flow.back_to_room()
    table.settle()
    session.resume()
    assert not session.is_bot(THE_PUBLIC) and session.bots.is_idle
    table.flow.board.restore_draft(match.choices(THE_PUBLIC)[-1].make(tokens=(2,)))
    while (person := table.flow.next().seat) != THE_PUBLIC:
        assert table.page.ui.primaryButton.text() == f"{SEATS[person or 0].name}: confirm"
        table.press_button()
        table.settle()
    assert THE_PUBLIC in match.to_act(), "it waits until somebody asks the room"
    assert table.page.ui.primaryButton.text() == "Audience: confirm"
    table.press_button()
    table.settle()
    assert not any(choice.together for choice in match.choices(THE_PUBLIC))


def test_somebody_elses_seat_does_not_become_the_publics(sit: Sit) -> None:
    table = sit(SEATS, exhibit=12)
    assert table.page.evening is not None
    offers = table.page.evening.offers_for
    assert not any(player.kind == "public" for _, player in offers(0)), "it would have to steal some day"
    (_, person), *_ = offers(THE_PUBLIC)
    table.page.replace_player(THE_PUBLIC, person)
    assert any(player.kind == "public" for _, player in offers(THE_PUBLIC)), "it may have its seat back"


def test_one_person_and_the_public_are_not_alone(sit: Sit) -> None:
    table = sit((Player("Ada", 0), Player("Audience", 1, "public")), exhibit=12)
    assert not table.flow.alone(), "the room looks on: secrets stay behind the curtain"


def test_the_log_still_knows_it_when_the_match_is_taken_up_again(sit: Sit) -> None:
    table = at_the_auction(sit)
    votes = sheet(table)
    votes.tiles[4].edit.setText("9")
    votes.tiles[4].changed.emit()
    QTest.mouseClick(votes.ui.lockButton, Qt.MouseButton.LeftButton)
    table.settle()
    before = log_of(table)
    table.page.leave()
    opened = Matches(table.context.store, table.context.library).resume(table.record.id)
    table.page.sit_down(opened.record, opened.table, opened.match)
    assert sorted(log_of(table)) == sorted(before) and any("9 of 9 hands for 4" in line for line in before)


def test_arrows_count_one_up_or_down(sit: Sit) -> None:
    votes = sheet(at_the_auction(sit))
    line = votes.tiles[1].edit
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(line, key)
    assert votes.counts() == {1: 1}


def test_the_mouse_counts_a_hand_a_click_and_a_clicker_goes_on(sit: Sit) -> None:
    votes = sheet(at_the_auction(sit))
    picture, line = votes.tiles[1].picture, votes.tiles[1].edit
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        QTest.mouseClick(picture, button)
    QTest.keyClick(line, Qt.Key.Key_Space)
    assert votes.counts() == {1: 2}
    QTest.keyClick(line, Qt.Key.Key_PageDown)
    assert votes.tiles[2].edit.hasFocus()


def test_when_time_is_up_the_votes_counted_so_far_count(sit: Sit) -> None:
    table = at_the_auction(sit, guess_seconds=60)
    votes = sheet(table)
    votes.tiles[6].edit.setText("3")
    votes.tiles[6].changed.emit()
    table.flow.session.clock.finish()
    table.settle()
    assert table.view.phase == "scored" and table.view.marks[THE_PUBLIC] == (6,)


def test_when_time_is_up_before_anybody_voted_nothing_is_marked(sit: Sit) -> None:
    table = at_the_auction(sit, guess_seconds=60)
    sheet(table)
    table.flow.session.clock.finish()
    table.settle()
    assert table.view.phase == "scored" and table.view.marks[THE_PUBLIC] == ()
