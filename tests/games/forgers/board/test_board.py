"""What the board shows to whom, and that two ways to a picture give the same picture."""

from artgames.app.table.surface import Surface
from artgames.games.forgers.board.guess import GuessPart
from artgames.games.forgers.board.reveal import RevealPart
from artgames.games.forgers.board.wall import ArrowItem, GapItem
from artgames.games.forgers.rules.records import Guess
from artgames.scene.items.text import TextItem
from tests.app.table.conftest import Sit, Sitting, people
from tests.games.forgers.board.hands import click_place, forge, look, part, point


def texts(table: Sitting) -> list[str]:
    return [item.text for item in table.flow.board.scene.items() if isinstance(item, TextItem)]


def spoken(table: Sitting) -> str:
    return " ".join(item.accessible_text() for item in table.paintings())


def at_guess(sit: Sit, count: int = 4, **options: int) -> Sitting:
    table = sit(people(count), game="forgers", **options)
    look(table)
    forge(table, *range(4, 4 + count - 1), swapped=(0, 23))
    return table


def test_the_room_is_dark_while_the_forger_works(sit: Sit) -> None:
    table = sit(people(3), game="forgers")
    look(table)
    assert table.at(Surface.CURTAIN, table.view.forger)
    assert table.paintings() == []
    assert f"Forger at work: {table.page.flow.board.style.names[table.view.forger]}" in texts(table)  # type: ignore[union-attr]


def test_no_forgery_looks_different_while_people_point(sit: Sit) -> None:
    table = at_guess(sit)
    assert len(table.paintings()) == 24
    assert all(item.look.words() == [] for item in table.paintings())
    assert not any(isinstance(item, ArrowItem) for item in table.flow.board.scene.items())
    assert "Forgery" not in spoken(table) and "A1: " in spoken(table) and "D6: " in spoken(table)


def test_pointing_is_a_draft_until_the_button_is_pressed(sit: Sit) -> None:
    table = at_guess(sit)
    button = table.page.ui.primaryButton
    assert not button.isEnabled()
    click_place(table, 9)
    assert button.text() == "B4 is a forgery" and table.match.state.guesses == ()
    click_place(table, 9)
    assert not button.isEnabled()
    click_place(table, 4)
    table.press_button()
    table.settle()
    assert table.view.wall[4] is None
    gaps = [item for item in table.flow.board.scene.items() if isinstance(item, GapItem)]
    assert len(gaps) == 1


def test_a_wrong_guess_stays_marked_for_the_others(sit: Sit) -> None:
    table = at_guess(sit)
    guesser = table.view.guesser
    point(table, 9)
    item = next(one for one in table.paintings() if one.card_id == str(table.view.wall[9]))
    assert item.look.verdict is False and item.look.seats == (guesser,)


def test_nobody_points_out_of_turn(sit: Sit) -> None:
    table = at_guess(sit, 3)
    table.flow.board.show(table.view, None, ())  # as while a bot thinks
    click_place(table, 9)
    asked = table.flow.board.style.names[table.view.guesser]
    assert table.page.covers.told() == f"It’s {asked}’s turn to point."
    assert table.flow.board.draft() is None


def test_the_reveal_shows_before_and_after_of_each_forged_place(sit: Sit) -> None:
    table = at_guess(sit)
    for place in (4, 9, 5):
        point(table, place)
    assert table.view.phase == "revealed"
    shown = table.flow.board._part  # type: ignore[attr-defined]
    assert isinstance(shown, RevealPart)
    said = texts(table)
    names = table.flow.board.style.names
    first, _, third = ((table.view.forger + step) % 4 for step in (1, 2, 3))
    assert {"A5", "A6", "B1", "Before", "Now", "not found", "Swapped: A1 with D6"} <= set(said)
    assert {f"found by {names[first]}", f"found by {names[third]}"} <= set(said)
    hung = [item.card_id for item in table.paintings()]
    for forgery in table.view.forged:
        assert str(forgery.original) in hung, "what was stolen is shown"
        assert hung.count(str(forgery.forgery)) == 2, "the forgery is shown on the wall and beside its original"
    assert sum(isinstance(item, ArrowItem) for item in table.flow.board.scene.items()) == 3 + 1
    assert table.flow.board.tells_labels()


def test_a_picture_drawn_anew_is_the_same_as_the_one_arrived_at(sit: Sit) -> None:
    table = at_guess(sit)
    point(table, 4)
    arrived = table.flow.board.describe()
    table.flow.refresh()
    assert table.flow.board.describe() == arrived
    point(table, 9)
    point(table, 5)
    arrived = table.flow.board.describe()
    table.flow.refresh()
    assert table.flow.board.describe() == arrived


def test_another_theme_or_size_keeps_the_painting_pointed_at(sit: Sit) -> None:
    table = at_guess(sit, 2)
    click_place(table, 9)
    table.page.resize(1024, 768)
    table.bot.waitUntil(lambda: table.flow.board.area.width() <= 1024)
    assert table.flow.board.draft() == Guess((9,))
    assert isinstance(part(table), GuessPart)
