"""Bots at the table, and seats that change hands in the middle of a match."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from artgames.app.result.page import ResultPage
from artgames.app.table.match_service import Matches
from artgames.app.table.seat_menu import offers
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.rng import Rng
from artgames.store import Player
from artgames.store.seat_changes import seating_of
from tests.app.conftest import App
from tests.app.table.conftest import Sit, Sitting, people
from tests.support.hands import play_to_the_end, table_of, table_page

BOTS = (Player("Ochre", 0, "bot", "easy"), Player("Umber", 1, "bot", "hard"), Player("Sienna", 2, "bot"))


def let_bots_play(table: Sitting, until: str) -> None:
    """Only the button is pressed; everything else the bots do by themselves."""

    def step() -> bool:
        table.settle()
        if table.view.phase == until:
            return True
        if table.flow.surface is Surface.ROOM and table.flow.next().task is Task.GO_ON:
            table.press_button()
        return False

    table.bot.waitUntil(step, timeout=60_000)


def test_bots_play_a_whole_match_by_themselves(sit: Sit) -> None:
    table = sit(BOTS, rounds_per_player=1)
    let_bots_play(table, "ended")
    assert len(table.view.pad) == 3
    assert all(row.marks for scored in table.view.pad for row in scored.rows if not row.thief and row.points > 0)


def test_bots_say_why_only_after_the_reveal(sit: Sit) -> None:
    table = sit(BOTS)
    log = table.page.ui.logView.model()

    def reasons() -> list[str]:
        lines = [str(log.index(row, 0).data()) for row in range(log.rowCount())]
        return [line for line in lines if "“" in line]

    let_bots_play(table, "guess")
    assert not reasons()
    let_bots_play(table, "scored")
    assert any(line.startswith(("Ochre", "Umber", "Sienna")) for line in reasons())


def test_bots_say_why_only_after_the_room_has_seen_it(sit: Sit) -> None:
    """Whoever locks in last does so behind the curtain, and everything is decided before the time line is built."""
    table = sit((Player("Ada", 0), Player("Ben", 1), Player("Umber", 2, "bot", "normal")), game="chronology")
    table.bot.waitUntil(lambda: 2 in table.view.locked and not table.flow.is_moving)
    for seat in (0, 1):
        if table.flow.surface is Surface.ROOM:
            table.press_button()
        table.open_curtain()
        table.flow.give(seat, table.match.choices(seat)[0].sample(Rng.from_seed("list"))[0])
    table.settle()
    log = table.page.ui.logView.model()
    lines = [str(log.index(row, 0).data()) for row in range(log.rowCount())]
    why, *more = [row for row, line in enumerate(lines) if line.startswith("Umber: “")]
    scored = [row for row, line in enumerate(lines) if "in the right order" in line]
    assert scored and not more and scored[0] < why, lines


def test_a_bot_plays_on_for_who_has_to_go(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    thief = table.view.thief
    table.key(Qt.Key.Key_Escape)
    _, bot = offers(people(3)[thief])[2]
    assert bot.kind == "bot" and bot.level == "hard"
    table.page.replace_player(thief, bot)
    table.bot.waitUntil(lambda: table.view.phase == "guess")
    table.settle()
    assert table.flow.next().task is Task.HAND_OVER


def test_who_sits_where_is_kept_with_the_match(sit: Sit) -> None:
    table = sit(people(3))
    _, bot = offers(people(3)[1])[0]
    table.page.replace_player(1, bot)
    table.page.leave()
    opened = Matches(table.context.store, table.context.library).resume(table.record.id)
    table.page.sit_down(opened.record, opened.table, opened.match)
    assert table.flow.session.is_bot(1) and not table.flow.session.is_bot(0)
    (_, person), *_ = offers(bot)
    table.page.replace_player(1, person)
    assert not table.flow.session.is_bot(1)


def test_a_chip_offers_to_change_the_seat(sit: Sit) -> None:
    table = sit(people(3))
    strip = table.page.ui.people
    with table.bot.waitSignal(strip.chosen) as chosen:
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.chip_rect(2).center().toPoint())
    assert chosen.args is not None and chosen.args[0] == 2
    (menu,) = table.page.findChildren(QMenu)
    texts = [text for text, _ in offers(people(3)[2])]
    assert [action.text() for action in menu.actions()] == [*texts, "Correct the score for Cleo…"]
    menu.close()


def test_the_whole_menu_of_a_chip_is_on_the_screen(sit: Sit) -> None:
    table = sit(people(3))
    screen = table.page.screen().availableGeometry()
    table.page.ui.people.chosen.emit(2, screen.bottomLeft())
    (menu,) = table.page.findChildren(QMenu)
    assert menu.isVisible() and screen.contains(menu.geometry())
    menu.close()


def test_paper_and_curtain_can_be_exchanged() -> None:
    texts = [text for text, _ in offers(Player("Ada", 0))]
    assert texts[-1] == "Let Ada answer on paper"
    assert [player.answers for _, player in offers(Player("Ada", 0, answers="paper"))][-1] == "curtain"


def test_paper_is_not_offered_to_who_holds_a_hand() -> None:
    made = [player for _, player in offers(Player("Ada", 0), on_paper=False)]
    assert [(player.kind, player.answers) for player in made[3:]] == [("person", "phone")]


def test_a_chip_shows_that_a_bot_plays_there(sit: Sit) -> None:
    table = sit(people(3))
    strip = table.page.ui.people
    before = strip.grab().toImage()
    assert not any(chip.bot for chip in strip.chips)
    table.page.replace_player(1, offers(people(3)[1])[1][1])
    assert [chip.bot for chip in strip.chips] == [False, True, False]
    assert strip.grab().toImage() != before and "Ben, sky blue triangle, bot" in strip.accessibleName()
    assert strip.chips[1].tip == "A bot plays for Ben. Answers at once, like a king."


def test_after_a_rewind_whoever_sits_there_now_did_what_is_done_anew(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    assert table.page.evening is not None
    session, turn = table.flow.session, table.match.turn
    assert session.submit(session.people_asked()[0], table.match.choices(session.people_asked()[0])[0].make())
    table.page.replace_player(table.view.thief, offers(people(3)[table.view.thief])[0][1])
    assert session.rewind(turn)
    assert table.page.evening.seating.at(table.view.thief, turn).kind == "bot"
    kept = seating_of(table.record.notes(), table.page.evening.table)
    assert [change.turn for change in kept.changes] == [turn]


def test_the_heading_tells_what_is_shown_and_not_what_was_to_be_done_before(sit: Sit) -> None:
    table = sit((Player("Ada", 0), BOTS[1]), seed="heading 1", exhibit=12)
    heard: dict[str, str] = {}
    table.flow.said.connect(
        lambda event: heard.update({str(event.__struct_config__.tag): table.page.ui.sentenceLabel.text()})
    )
    match, rng = table.match, Rng.from_seed("heading")
    while table.view.phase != "scored":
        table.flow.session.hold()
        action, rng = match.choices(match.to_act()[-1])[0].sample(rng)
        assert table.flow.session.submit(match.to_act()[-1], action)
        if table.flow.surface is not Surface.ROOM:
            table.flow.back_to_room()
        table.settle()
    assert "marks" not in heard["round_scored"] and "Best this round" in heard["round_scored"]
    assert " stole " in table.page.ui.sentenceLabel.text()


def test_what_hung_a_round_ago_is_not_called_new(sit: Sit) -> None:
    """In the advanced game decoys may be old acquaintances: they are decoys, and nothing else is said of them."""
    table = sit(people(2), seed="heading 1", exhibit=12, adv_return=15, rounds_per_player=1)
    match, rng = table.match, Rng.from_seed("returned")
    while table.match.outcome() is None:
        table.flow.session.hold()
        action, rng = match.choices(match.to_act()[-1])[0].sample(rng)
        assert table.flow.session.submit(match.to_act()[-1], action)
        if table.flow.surface is not Surface.ROOM:
            table.flow.back_to_room()
        table.settle()
    tagged = [item.look.tag for item in table.paintings() if item.look.tag]
    assert set(tagged) == {"Decoy", "Stolen"}


def test_nobody_speaks_to_a_bot(sit: Sit) -> None:
    table = sit(people(2), game="art_robbery")
    evening = table.page.evening
    assert evening is not None
    player, view = table.view.active, table.view
    name = evening.table.names[player]
    assert evening.say(evening.status(view)).startswith(f"{name}, play a card.")
    evening.replace_player(player, Player(name, player, "bot", "easy"))
    assert evening.say(evening.status(view)) == f"{name} is choosing a card."


def test_whoever_was_renamed_is_called_so_in_the_end(app: App) -> None:
    app.flow.start(table_of("Ada", "Ben", exhibit=12))
    table_page(app).replace_player(1, Player("Benedikta", 1))
    opened = app.flow.opened
    assert opened is not None
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    result = app.window.page()
    assert isinstance(result, ResultPage)
    result.podium.skip()
    assert "Benedikta" in result.podium.accessibleName()
    pad = result.sections.pad
    assert any("Benedikta" in pad.headerData(row, Qt.Orientation.Vertical) for row in range(pad.rowCount()))
