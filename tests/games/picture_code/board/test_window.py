"""Picture Code through the real widgets: by mouse, by keyboard, and what nobody may see early."""

import pytest
from PySide6.QtCore import QRectF, Qt

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.match import Match
from artgames.games.picture_code.board.covers import Cover, Tile
from artgames.games.picture_code.rules import RULES
from artgames.games.picture_code.rules.records import UNLIMITED, Clue, Guess, Stop
from artgames.games.picture_code.rules.views import guessers
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_secrets import everything_readable
from tests.games.picture_code.board.hands import (
    GAME,
    button,
    covered,
    give_clue,
    own,
    painting,
    pen,
    point,
    theirs,
    type_in,
)


def seen(table: Sitting) -> str:
    """Everything that is to be read, heard by a screen reader or drawn now."""
    return everything_readable(table) + table.flow.board.describe()


def count(table: Sitting, kind: type) -> int:
    return sum(isinstance(item, kind) for item in table.flow.board.scene.items())


def test_sp50_a_whole_match_by_mouse(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    first = own(table)
    give_clue(table, "Water", 2)
    assert "Water" in seen(table)
    point(table, own(table))
    point(table, own(table))
    table.click(button(table, "Stop here"))
    table.settle()
    assert own(table) != first and table.view.phase == "clue"
    give_clue(table, "Night", 3)
    point(table, "nobody")
    give_clue(table, "Gold", 1)
    point(table, theirs(table))
    assert own(table) != first and count(table, Cover) == 4
    give_clue(table, "Everything", UNLIMITED)
    while table.view.phase == "guess":
        point(table, own(table))
    assert table.view.phase == "ended" and table.view.winner == theirs_of(first)
    assert count(table, Cover) + count(table, Tile) == 25
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(RULES, table.match.save()).state == table.match.state


def theirs_of(team: str) -> str:
    return "rain" if team == "sun" else "sun"


def test_sp50_the_alarm_ends_it_and_the_whole_key_is_shown(sit: Sit) -> None:
    table = sit(people(5), game=GAME, grid="5x4")
    give_clue(table, "Noise", 0)
    assert "As many guesses as you like" in seen(table)
    point(table, "alarm")
    assert table.view.phase == "ended"
    assert count(table, Cover) == 1 and count(table, Tile) == 19
    assert table.flow.next().task is Task.RESULT


def test_sp50_only_clue_givers_ever_see_the_key(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    assert count(table, Tile) == 0 and "(Team" not in seen(table)
    table.press_button()
    assert count(table, Tile) == 0 and "(Team" not in seen(table)  # the curtain
    table.open_curtain()
    assert count(table, Tile) == 25 and "(Team" not in seen(table)  # a screen reader may be overheard
    table.key(Qt.Key.Key_F4)  # headphones
    assert seen(table).count("(Team") >= 17
    table.flow.cover()
    assert count(table, Tile) == 0 and "(Team" not in seen(table) and "the alarm" not in seen(table)
    table.flow.back_to_room()
    give_clue(table, "Water", 1)
    assert count(table, Tile) == 0 and "(Team" not in seen(table)


def test_a_turn_by_keyboard_alone(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Space)  # the curtain
    type_in(table, "Water")
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "clue"  # the number is missing
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_0)
    assert table.flow.board.draft() == Clue("Water", 0)
    table.key(Qt.Key.Key_2)
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert (table.view.turns[-1].word, table.view.turns[-1].number) == ("Water", 2)
    table.page.ui.boardView.setFocus(Qt.FocusReason.TabFocusReason)
    place = covered(table, own(table))
    painting(table, place).setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Space)
    assert table.flow.board.draft() == Guess((place,))
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.may_stop
    stop = button(table, "Stop here")
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Space)
    table.settle()
    assert table.view.phase == "clue"


def test_what_was_begun_waits_behind_the_curtain(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    table.press_button()
    table.open_curtain()
    type_in(table, "Wat")
    table.flow.cover()
    assert "Wat" not in seen(table)
    table.open_curtain()
    assert pen(table).toPlainText() == "Wat" and table.flow.board.draft() is None
    table.click(button(table, "Unlimited"))
    table.page.resize(1100, 780)
    assert table.flow.board.draft() == Clue("Wat", UNLIMITED)


def test_two_words_are_no_clue(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    table.press_button()
    table.open_curtain()
    type_in(table, "blue sea")
    table.click(button(table, "3"))
    assert table.flow.board.draft() is None and table.flow.board.hint() == "One word only."


@pytest.mark.parametrize("allowed", [True, False])
def test_sp50_where_titles_and_painters_are_forbidden_the_page_says_so(sit: Sit, allowed: bool) -> None:
    table = sit(people(4), game=GAME, names=allowed)
    table.press_button()
    table.open_curtain()
    label = table.page.deck.painting(table.view.wall[7])
    name = max(f"{label.title} {label.artist}".replace(",", " ").split(), key=len)
    type_in(table, name)
    table.click(button(table, "1"))
    assert ("not allowed" in table.flow.board.hint()) is not allowed
    assert table.flow.board.draft() == Clue(name, 1)  # what a word means is for people to judge
    pen(table).set_text("Qwxyz")
    assert "not allowed" not in table.flow.board.hint()


def test_pointing_before_a_clue_and_at_something_uncovered_is_refused_in_words(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    table.click(painting(table, 3))
    assert "gives a clue" in table.page.covers.told()
    give_clue(table, "Water", 3)
    place = point(table, own(table))
    table.click(painting(table, place))
    assert "already uncovered" in table.page.covers.told() and table.flow.board.draft() is None


def test_pointing_can_be_changed_until_the_button_is_pressed(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    give_clue(table, "Water", 3)
    for place in (3, 4):
        table.click(painting(table, place))
    assert table.flow.board.draft() == Guess((4,)) and table.flow.board.answer_text() == "Uncover A5"
    table.click(painting(table, 4))
    assert table.flow.board.draft() is None and not table.page.ui.primaryButton.isEnabled()


def test_an_answer_that_is_entered_is_the_one_the_button_gives(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    give_clue(table, "Water", 3)
    point(table, own(table))
    board = table.flow.board
    for action, text in ((Stop(), "Stop here"), (Guess((covered(table, "nobody"),)), "Uncover"), (Stop(), "Stop here")):
        board.restore_draft(action)
        assert board.draft() == action and board.answer_text().startswith(text)
    table.press_button()
    table.settle()
    assert table.view.phase == "clue" and table.view.turns[-1].found != ()


def test_stopping_can_be_taken_back(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    give_clue(table, "Water", 3)
    team = own(table)
    point(table, team)
    table.click(button(table, "Stop here"))
    table.settle()
    table.page.ui.undoButton.click()
    table.settle()
    assert table.view.phase == "guess" and own(table) == team and button(table, "Stop here").isVisible()


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 100), ((1024, 768), 200)])
def test_eight_long_names_and_long_words_are_all_inside_the_window(sit: Sit, size: tuple[int, int], scale: int) -> None:
    names = [f"{number} " + "Wolkenkuckucksheim " * 3 for number in range(8)]
    players = tuple(Player(name[:60].strip(), seat) for seat, name in enumerate(names))
    table = sit(players, game=GAME, size=size)
    table.context.settings.update(text_scale=scale)

    def look() -> None:
        table.settle()
        area = QRectF(table.page.ui.boardView.area).adjusted(-12, -12, 12, 12)
        scene = table.flow.board.scene
        outside = [
            item.describe() if hasattr(item, "describe") else item
            for item in scene.items()
            if item.parentItem() is None and not area.contains(item.sceneBoundingRect())
        ]
        assert outside == []

    look()
    table.press_button()
    table.open_curtain()
    look()
    table.flow.back_to_room()
    while table.view.phase != "ended":
        table.flow.session.submit(table.match.to_act()[0], Clue("W" * 40, 9))
        look()
        team = own(table)
        kind = "nobody" if "nobody" in table.match.state.key and len(table.view.turns) < 8 else team
        while table.view.phase == "guess" and own(table) == team:
            table.flow.session.submit(guessers(table.match.state)[0], Guess((covered(table, kind),)))
            table.settle()
        look()
    assert table.flow.surface is Surface.ROOM
