"""Title Teller through the real widgets: by mouse, by keyboard, on paper, with bots, and what nobody may see."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.engine.match import Match
from artgames.games.title_teller.rules import RULES
from artgames.games.title_teller.rules.records import Add, Pass, Tell, TurnPassed, Vote
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.writing_sheet import WritingSheet
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_secrets import everything_readable

GAME = "title_teller"


def painting(table: Sitting, card: int) -> PaintingItem:
    return next(item for item in table.paintings() if item.card_id == str(card))


def pen(table: Sitting) -> WritingSheet:
    return next(item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WritingSheet))


def ways(table: Sitting) -> list[WordButton]:
    return [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WordButton)]


def type_in(table: Sitting, text: str) -> None:
    """To whatever has the keyboard, letter by letter."""
    target = table.page.window().focusWidget()
    assert target is not None
    QTest.keyClicks(target, text)


def tell_by_mouse(table: Sitting, title: str) -> int:
    """Returns the card."""
    table.press_button()
    table.open_curtain()
    card = int(table.view_of(table.view.teller).hand[2])
    table.click(painting(table, card))
    table.click(pen(table))
    type_in(table, title)
    table.press_button()
    table.settle()
    assert table.at(Surface.ROOM, None) and table.view.phase == "add"
    return card


def add_by_mouse(table: Sitting) -> None:
    """Everybody but the teller, one after another."""
    table.press_button()
    while table.view.phase == "add":
        seat = table.flow.seat
        assert seat is not None
        table.open_curtain()
        for card in table.view_of(seat).hand[: table.view.to_add]:
            table.click(painting(table, card))
        table.press_button()
    table.settle()
    assert table.at(Surface.ROOM, None) and table.view.phase == "vote"


def vote_by_mouse(table: Sitting, finds: bool) -> None:
    seat = table.flow.seat
    assert seat is not None
    table.open_curtain()
    teller = table.view_of(table.view.teller).token
    token = teller if finds else next(one for one in table.match.choices(seat)[0].fields[0].of if one != teller)  # type: ignore[union-attr]
    table.click(painting(table, table.view.row[token - 1]))
    table.press_button()


def test_sp52_a_whole_match_by_mouse(sit: Sit) -> None:
    """Three players, until somebody has thirty points."""
    table = sit(people(3), game=GAME)
    turns = 0
    while table.view.phase != "ended":
        teller = table.view.teller
        turns += 1
        card = tell_by_mouse(table, f"Title number {turns}")
        add_by_mouse(table)
        assert len(table.view.row) == 5 and card in table.view.row
        table.press_button()
        vote_by_mouse(table, finds=True)
        vote_by_mouse(table, finds=False)
        table.settle()
        turn = table.view.pad[-1]
        assert (turn.teller, turn.title, turn.painting) == (teller, f"Title number {turns}", card)
        assert turn.rows[teller].points == 4
        if table.view.phase == "scored":
            table.press_button()
            table.settle()
    assert max(table.view.totals) >= 30
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(RULES, table.match.save()).state == table.match.state


def test_a_turn_by_keyboard_alone(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Space)  # the curtain
    type_in(table, "Pale, 12 zebras")
    assert table.flow.board.draft() is None
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_4)
    assert table.flow.board.draft() == Tell((table.view_of(table.view.teller).hand[3],), "Pale, 12 zebras")
    table.key(Qt.Key.Key_Return)
    table.settle()
    table.key(Qt.Key.Key_Return)
    for _ in range(3):
        table.key(Qt.Key.Key_Space)
        table.key(Qt.Key.Key_2)
        table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.phase == "vote"
    table.key(Qt.Key.Key_Return)
    for _ in range(3):
        seat = table.flow.seat
        assert seat is not None
        (pick,) = table.match.choices(seat)[0].fields
        table.key(Qt.Key.Key_Space)
        table.key(Qt.Key(Qt.Key.Key_0.value + pick.of[0]))  # type: ignore[union-attr]
        table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.phase == "scored"


def test_sp52_the_own_card_is_stamped_and_cannot_be_picked(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    tell_by_mouse(table, "Mine")
    add_by_mouse(table)
    assert "stamp" not in table.flow.board.describe(), "the room knows nobody's card"
    table.press_button()
    seat = table.flow.seat
    assert seat is not None
    table.open_curtain()
    own = painting(table, table.view_of(seat).mine[0])
    assert own.look.tag == "Yours"
    table.click(own)
    assert table.flow.board.partial_draft() is None and not own.is_marked


def test_nothing_of_a_hand_or_of_what_was_laid_is_to_be_seen_in_the_room(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    secret = tell_by_mouse(table, "Hidden")
    room = table.flow.board.describe()
    assert "Hidden" in room and "painting back" in room and str(secret) not in room
    table.press_button()
    first = table.flow.seat
    assert first is not None
    table.open_curtain()
    hand = table.view_of(first).hand
    table.flow.board.restore_draft(Add(hand[:1]))
    table.flow.cover()
    readable = everything_readable(table) + table.flow.board.describe()
    assert not any(f"painting {card} " in readable for card in hand)
    table.open_curtain()
    assert table.flow.board.draft() == Add(hand[:1]), "what was begun is not lost"
    table.press_button()
    table.flow.back_to_room()
    assert table.flow.board.describe().count("painting back") == 2
    add = next(card for card in hand if card not in table.view_of(first).hand)
    assert f"painting {add} " not in table.flow.board.describe()


def test_a_teller_without_an_idea_passes(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    teller = table.view.teller
    table.press_button()
    table.open_curtain()
    table.click(ways(table)[1])
    assert table.flow.board.draft() == Pass()
    table.press_button()
    table.settle()
    assert table.view.teller == (teller + 1) % 3 and table.view.round == 2
    assert table.flow.board.animation(TurnPassed(teller), table.view) is not None, "there is time to read who passed"


def test_votes_on_paper_but_cards_behind_the_curtain(sit: Sit) -> None:
    table = sit(people(4, Ada="paper", Ben="paper", Cleo="paper", Dario="paper"), game=GAME, seed="paper")
    tell_by_mouse(table, "What is written stays written")
    add_by_mouse(table)
    table.press_button()
    assert table.flow.surface is Surface.PAPER
    paper = table.page.covers.paper
    teller_token = table.view_of(table.view.teller).token
    voters = [seat for seat in range(4) if seat != table.view.teller]
    offered = {seat: tuple(paper._rows[seat].buttons) for seat in voters}
    assert set(offered.values()) == {(1, 2, 3, 4)}, "a number that were missing would tell whose painting it is"
    for seat in voters:
        paper._rows[seat].buttons[teller_token].click()
    (own,) = set(offered[voters[0]]) - set(table.match.choices(voters[0])[0].fields[0].of)  # type: ignore[union-attr]
    paper._rows[voters[0]].buttons[own].click()
    paper.ui.lockButton.click()
    assert table.view.phase == "vote" and "own" in paper.ui.explanationLabel.text()
    paper._rows[voters[0]].buttons[teller_token].click()
    paper.ui.lockButton.click()
    table.settle()
    assert table.view.phase == "scored" and table.view.totals[table.view.teller] == 0
    assert {table.view.totals[seat] for seat in voters} == {2}


def test_bots_add_and_vote_and_their_own_turns_are_passed(sit: Sit) -> None:
    players = (Player("Ada", 0), Player("Ben", 1), Player("Umber", 2, "bot"), Player("Ochre", 3, "bot", "hard"))
    table = sit(players, game=GAME, seed="bots")
    session = table.flow.session

    def told_twice() -> bool:
        table.settle()
        asked = [seat for seat in session.match.to_act() if seat in (0, 1)]
        if table.view.phase == "scored":
            session.go_on()
        elif asked:
            choice = session.match.choices(asked[0])[0]
            session.submit(asked[0], choice.sample(session.match.state.rng)[0])
        return len(table.view.pad) >= 2

    table.bot.waitUntil(told_twice, timeout=60_000)
    assert {turn.teller for turn in table.view.pad} == {0, 1}
    assert all(turn.rows[seat].vote is not None for turn in table.view.pad for seat in (2, 3))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_eight_long_names_and_a_long_title_are_all_inside_the_window(sit: Sit, size: tuple[int, int]) -> None:
    names = [f"{number} " + "Wolkenkuckucksheim " * 3 for number in range(8)]
    players = tuple(Player(name[:60].strip(), seat) for seat, name in enumerate(names))
    table = sit(players, game=GAME, size=size)
    session, teller = table.flow.session, table.view.teller
    title = ("wordswithoutend " * 20)[:100].strip()

    def all_inside() -> None:
        table.settle()
        area = QRectF(table.page.ui.boardView.area)
        for item in table.flow.board.scene.items():
            if item.parentItem() is None:
                assert area.adjusted(-12, -12, 12, 12).contains(item.sceneBoundingRect()), item

    all_inside()
    session.submit(teller, Tell(table.view_of(teller).hand[:1], title))
    all_inside()
    for seat in list(table.match.to_act()):
        session.submit(seat, Add(table.view_of(seat).hand[:1]))
    all_inside()
    for seat in list(table.match.to_act()):
        session.submit(seat, Vote(table.match.choices(seat)[0].fields[0].of[:1]))  # type: ignore[union-attr]
    all_inside()
    assert table.view.phase == "scored"


def test_nothing_is_said_twice_while_a_title_is_looked_for(sit: Sit) -> None:
    table = sit(people(3), game="title_teller")
    heading = table.page.ui.sentenceLabel.text()
    shown = table.flow.board.picture()  # type: ignore[attr-defined]
    assert heading and shown.note is not None and shown.note.text not in heading
