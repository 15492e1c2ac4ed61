"""By keyboard alone: something visible always has it, it comes back to where it was, and Enter presses what has it."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from artgames import games
from artgames.app.result.page import ResultPage
from artgames.app.table.match_service import OpenMatch
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.decks.library import COLLECTION
from artgames.engine.rng import Rng
from artgames.games.group_quiz.rules.records import Answer
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.piece import Piece
from artgames.scene.overlays.zoom import ZoomOverlay
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.app.room.conftest import Room, room
from tests.support.hands import at_rest, play_to_the_end, surface_of, table_page

__all__ = ["room"]

MOST_TABS = 120
MOST_STEPS = 10


def key(app: App, which: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """To whatever has the keyboard, as a person would press it."""
    QTest.keyClick(focus(app), which, modifiers)


def focus(app: App) -> QWidget:
    """What has the keyboard: it must be there, to be seen and not dead."""
    has_it = app.window.focusWidget()
    assert has_it is not None, "the keyboard goes nowhere"
    told = f"{type(has_it).__name__} {has_it.objectName()}"
    assert has_it.isVisible() and has_it.isEnabled(), f"{told} has the keyboard and cannot be seen or used"
    middle = has_it.mapTo(app.window, has_it.rect().center())
    if app.window.rect().contains(middle) and not has_it.visibleRegion().isEmpty():
        above = app.window.childAt(middle)
        covers = above is not None and above is not has_it and not has_it.isAncestorOf(above)
        assert not (covers and _is_cover(above)), f"{told} has the keyboard and lies below {type(above).__name__}"
    return has_it


def _is_cover(widget: QWidget | None) -> bool:
    """Whether this lies over a whole page."""
    names = ("Curtain", "PaperSheet", "VoteSheet", "PauseCover", "ZoomOverlay", "HelpPanel")
    while widget is not None:
        if type(widget).__name__ in names:
            return True
        widget = widget.parentWidget()
    return False


def walk(app: App) -> int:
    """Tab until it comes round again; how many things it has met."""
    met: list[QWidget] = []
    while (here := focus(app)) not in met and len(met) < MOST_TABS:
        met.append(here)
        key(app, Qt.Key.Key_Tab)
    assert here is met[0], f"Tab does not lead out of {type(here).__name__} {here.objectName()}"
    key(app, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    focus(app)
    return len(met)


def ended(app: App) -> OpenMatch:
    opened = app.flow.matches.begin(people_for("stolen_paintings"), "ended")
    play_to_the_end(opened)
    return opened


def result_of(app: App, opened: OpenMatch) -> ResultPage:
    app.flow.show_result_of(opened)
    page = app.window.page()
    assert isinstance(page, ResultPage)
    page.slips.end()
    page.podium.skip()
    return page


def pause(app: App) -> None:
    app.flow.start(people_for("chronology"), "pause")
    table_page(app).pause()


PAGES: dict[str, Callable[[App], object]] = {
    "home": lambda app: app.navigator.open("home"),
    "set-up": lambda app: app.navigator.open("setup", "stolen_paintings"),
    "settings": lambda app: app.navigator.open("settings"),
    "help": lambda app: app.window.show_help(),
    "keys": lambda app: app.window.show_keys(),
    "collection": lambda app: app.window.show_collection(),
    "label": lambda app: app.navigator.open("label", 5),
    "import": lambda app: app.navigator.open("import"),
    "exhibits": lambda app: app.navigator.open("exhibit"),
    "room check": lambda app: app.navigator.open("room_check"),
    "learning": lambda app: app.navigator.open("learning"),
    "paper": lambda app: app.navigator.open("print"),
    "results": lambda app: app.navigator.open("results"),
    "memory map": lambda app: app.navigator.open("recall_map"),
    "result": lambda app: result_of(app, ended(app)),
    "correction": lambda app: app.navigator.open("correction", ended(app)),
    "pause": pause,
}


@pytest.mark.parametrize("page", PAGES)
def test_tab_leads_through_every_page_and_stays_on_it(app: App, page: str) -> None:
    app.context.settings.update(text_scale=100)
    PAGES[page](app)
    QApplication.processEvents()
    assert walk(app)


def test_the_score_pad_shows_where_the_keyboard_is(app: App) -> None:
    pad = result_of(app, ended(app)).ui.pad
    without = pad.grab().toImage()
    pad.setFocus(Qt.FocusReason.TabFocusReason)
    first = pad.grab().toImage()
    assert first != without
    key(app, Qt.Key.Key_Right)
    assert pad.grab().toImage() not in (first, without)


def people_for(slug: str) -> Table:
    info = games.load(slug).info
    seats = min(max(info.min_seats, 2), info.max_seats)
    return Table(
        slug,
        tuple(Player(name, seat) for seat, name in enumerate(["Ada", "Ben", "Cleo", "Dario"][:seats])),
        {},
        info.deck or COLLECTION,
    )


@pytest.mark.parametrize("slug", games.names())
def test_a_match_of_every_game_is_led_by_keys(app: App, slug: str) -> None:
    """Answers are put on the board; everything else is done with Tab, arrows, Space, Z, Esc and Enter."""
    app.context.settings.update(curtain_single_press=True)
    app.flow.start(people_for(slug), "keys")
    page = table_page(app)
    page.lock_out = 0.0
    rng = Rng.from_seed(slug)
    for _ in range(MOST_STEPS):
        flow = page.flow
        if flow is None or app.window.page() is not page:
            break
        app.bot.waitUntil(partial(at_rest, flow))
        focus(app)
        look_around(app, page)
        rng = one_step(app, page, rng)
        focus(app)


def look_around(app: App, page: TablePage) -> None:
    """Arrows over the board, a painting seen closely and Esc, the log, and back to the board."""
    assert page.flow is not None
    if page.flow.surface not in (Surface.ROOM, Surface.PRIVATE):
        return
    for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        key(app, arrow)
    before = focus(app)
    card = focused_card(page)
    if card and before is page.ui.boardView:
        key(app, Qt.Key.Key_Z)
        zoom = page.findChild(ZoomOverlay)
        if zoom is not None and zoom.isVisible():
            key(app, Qt.Key.Key_Escape)
            app.bot.waitUntil(lambda: not zoom.isVisible())
            assert focus(app) is before and focused_card(page) == card
    page.covers._answers.toast.stop()


def focused_card(page: TablePage) -> str:
    """The painting that has the keyboard, whichever time it was drawn."""
    item = page.flow.board.scene.focusItem() if page.flow is not None else None
    return item.card_id if isinstance(item, PaintingItem) else ""


def one_step(app: App, page: TablePage, rng: Rng) -> Rng:
    flow = page.flow
    assert flow is not None
    if flow.surface is Surface.CURTAIN:
        key(app, Qt.Key.Key_Space)
        assert surface_of(page) is Surface.PRIVATE
        return rng
    following = flow.next()
    seat = flow.seat if flow.surface is Surface.PRIVATE else following.seat
    if flow.surface is Surface.PRIVATE or following.task in (Task.ANSWER, Task.WAIT):
        seat = seat if seat is not None else next(iter(flow.session.people_asked()), None)
        if seat is None:
            return rng
        action, rng = flow.match.choices(seat)[0].sample(rng)
        flow.give(seat, action)
    else:
        key(app, Qt.Key.Key_Return)
    return rng


def test_enter_presses_a_tool_button_and_lock_all_in(app: App) -> None:
    players = (Player("Ada", 0, answers="paper"), Player("Ben", 1, answers="paper"))
    app.flow.start(Table("chronology", players, {}, COLLECTION), "paper")
    page = table_page(app)
    page.lock_out = 0.0
    page.ui.logButton.setFocus(Qt.FocusReason.TabFocusReason)
    key(app, Qt.Key.Key_Return)
    assert page.ui.logPanel.isVisible()
    key(app, Qt.Key.Key_Return)
    assert not page.ui.logPanel.isVisible()
    flow = page.flow
    assert flow is not None
    app.bot.waitUntil(lambda: at_rest(flow))
    page.press()
    app.bot.waitUntil(lambda: at_rest(flow))
    if flow.surface is not Surface.PAPER:
        page.press()
    assert flow.surface is Surface.PAPER
    pressed: list[bool] = []
    lock = page.covers.paper.ui.lockButton
    lock.clicked.connect(lambda: pressed.append(True))
    lock.setFocus(Qt.FocusReason.TabFocusReason)
    key(app, Qt.Key.Key_Return)
    assert pressed


def test_enter_presses_a_button_of_a_board(app: App) -> None:
    """Where something is bought, nothing is locked in: Enter on the button did nothing."""
    app.flow.start(people_for("art_gallery"), "buy")
    page = table_page(app)
    page.lock_out, flow, rng = 0.0, page.flow, Rng.from_seed("buy")
    assert flow is not None
    while flow.match.view(None).phase != "buy":
        seat = flow.match.to_act()[0]
        action, rng = flow.match.choices(seat)[0].sample(rng)
        assert flow.session.submit(seat, action)
    app.bot.waitUntil(lambda: at_rest(flow))
    flow.back_to_room()
    board, turn = flow.board, flow.match.turn
    button = next(item for item in board.scene.items() if isinstance(item, Piece) and item.key == "button nothing")
    page.ui.boardView.setFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    key(app, Qt.Key.Key_Return)
    assert flow.match.turn == turn + 1


def at_a_quiz(app: App) -> TablePage:
    app.flow.start(people_for("group_quiz"), "quiz")
    page = table_page(app)
    page.lock_out, flow = 0.0, page.flow
    assert flow is not None
    app.bot.waitUntil(lambda: at_rest(flow))
    return page


@pytest.mark.parametrize("tool", ["pauseButton", "leaveButton", "primaryButton"])
def test_a_number_answers_from_the_tools_too(app: App, tool: str) -> None:
    page = at_a_quiz(app)
    board = page.flow.board if page.flow is not None else None
    assert board is not None and board.draft() is None
    if tool == "primaryButton":  # there is nothing to lock in before
        page.ui.boardView.setFocus()
        key(app, Qt.Key.Key_2)
    getattr(page.ui, tool).setFocus(Qt.FocusReason.TabFocusReason)
    key(app, Qt.Key.Key_3)
    assert board.draft() == Answer((3,))
    assert focus(app) is page.ui.boardView


def test_a_number_answers_nothing_below_the_pause(app: App) -> None:
    page = at_a_quiz(app)
    page.pause()
    key(app, Qt.Key.Key_3)
    assert page.flow is not None and page.flow.board.draft() is None


def test_who_locks_in_by_mouse_has_the_keyboard_on_the_board_again(app: App) -> None:
    """Enter would press the tool that was gone to by Tab before: it left the table in the middle of a question."""
    page = at_a_quiz(app)
    page.ui.boardView.setFocus()
    key(app, Qt.Key.Key_1)
    page.ui.leaveButton.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(page.ui.primaryButton, Qt.MouseButton.LeftButton)
    assert focus(app) is page.ui.boardView


def test_another_size_or_text_leaves_the_keyboard_where_it_is(app: App) -> None:
    """But the next person's page begins without it: it would tell what the person before had in mind."""
    app.context.settings.update(curtain_single_press=True)
    app.flow.start(people_for("chronology"), "size")
    page = table_page(app)
    page.lock_out, flow = 0.0, page.flow
    assert flow is not None
    app.bot.waitUntil(lambda: at_rest(flow))
    flow.hand_over(0)
    key(app, Qt.Key.Key_Space)
    for _ in range(3):
        key(app, Qt.Key.Key_Right)
    card = focused_card(page)
    assert card
    app.window.resize(1200, 820)
    app.context.settings.update(text_scale=150)
    app.window.apply_style()
    assert focused_card(page) == card
    key(app, Qt.Key.Key_Escape)
    flow.hand_over(1)
    key(app, Qt.Key.Key_Space)
    assert focused_card(page) == ""


def test_the_log_gives_the_keyboard_back(app: App) -> None:
    app.flow.start(people_for("stolen_paintings"), "log")
    page = table_page(app)
    page.ui.logButton.setChecked(True)
    page.ui.logView.setFocus()
    key(app, Qt.Key.Key_Escape)
    assert focus(app) is page.ui.boardView


def test_a_notice_gives_the_keyboard_back(app: App) -> None:
    before = focus(app)
    app.window.notice("Something was removed.", "Undo", lambda: None)
    app.window.notices.ui.act.setFocus(Qt.FocusReason.TabFocusReason)
    key(app, Qt.Key.Key_Return)
    assert focus(app) is before


def test_tab_leads_through_the_console(room: Room) -> None:
    room.open(people_for("chronology"))
    assert room.on_console() and walk(room.app) > 3


def test_sheets_opened_from_the_console_have_the_keyboard(room: Room) -> None:
    """Typed figures went to the board beneath them."""
    players = (Player("Ada", 0, answers="paper"), Player("Ben", 1, answers="paper"))
    room.open(Table("chronology", players, {}, COLLECTION))
    for _ in range(4):
        if room.flow.surface is Surface.PAPER:
            break
        room.host.next()
        room.settle()
    assert room.flow.surface is Surface.PAPER and room.on_table()
    has_it = room.app.window.focusWidget()
    assert has_it is not None and room.page.covers.paper.isAncestorOf(has_it)


def test_esc_closes_a_close_look_on_a_private_page_and_nothing_else(app: App) -> None:
    app.context.settings.update(curtain_single_press=True)
    app.flow.start(people_for("chronology"), "close look")
    page = table_page(app)
    page.lock_out, flow = 0.0, page.flow
    assert flow is not None
    app.bot.waitUntil(lambda: at_rest(flow))
    flow.hand_over(0)
    key(app, Qt.Key.Key_Space)
    key(app, Qt.Key.Key_Right)
    key(app, Qt.Key.Key_Z)
    zoom = page.findChild(ZoomOverlay)
    assert zoom is not None and zoom.isVisible()
    key(app, Qt.Key.Key_Escape)
    app.bot.waitUntil(lambda: not zoom.isVisible())
    assert surface_of(page) is Surface.PRIVATE
    key(app, Qt.Key.Key_Escape)
    assert surface_of(page) is Surface.CURTAIN
