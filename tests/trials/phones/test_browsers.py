"""Real browsers as phones: pages that fit any screen, clumsy fingers, and coming back. Whole matches are played at the
real window, in `test_app_browsers.py`."""

import time
from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from selenium.webdriver import ActionChains

from artgames.phones.messages import Joined, NameWished, SeatInfo, Submitted
from tests.support.phone_browser import LANDSCAPE, PORTRAIT, Window
from tests.support.phone_client import infos
from tests.trials.phones.conftest import DriverTable

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

Tables = Callable[..., DriverTable]

LONG_NAMES = (
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter",
    "👩‍🎨🧑🏽‍🎨🖼️ Käthe-Ännchen von und zu Überübersee-Straußenfeder 🦄🦄",
)
"""Sixty letters each, one of them in a single word."""


def sit(window: Window, table: DriverTable, number: int, name: str) -> None:
    """Scan the square and tap a name."""
    window.open(table.address(number))
    window.until(lambda: window.has(".seat"), "see the seats")
    names = [one.text for one in window.all(".seat .name")]
    window.press(".seat", names.index(name))
    window.until(lambda: window.text("#head .name") == name, "sit down")


def reads(window: Window, text: str) -> bool:
    return text in window.text()


def at_the_marks(window: Window, tables: Tables) -> DriverTable:
    """Anna is a detective, the others play by themselves: her page asks what was stolen."""
    table = tables("stolen_paintings", 4, (0,), {"exhibit": 12})
    sit(window, table, 0, "Anna")
    end = time.monotonic() + 30
    while not any(choice.action == "mark" for choice in table.match.choices(0)):
        window.answer(unless="#main .tile.pictured .figure")  # the marks are for the test
        assert time.monotonic() < end, window.text()
        time.sleep(0.05)
    window.until(lambda: len(window.all("#main .tile.pictured")) == 8, "see eight paintings")
    return table


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("size", "zoom"), [(PORTRAIT, 1.0), (PORTRAIT, 2.0), (LANDSCAPE, 1.0), ((320, 568), 1.0)])
def test_everything_fits_and_can_be_hit(
    windows: list[Window], tables: Tables, size: tuple[int, int], zoom: float, scheme: str
) -> None:
    window = windows[0]
    at_the_marks(window, tables)
    window.set_size(*size, zoom=zoom)
    window.set_scheme(scheme)
    try:
        assert window.overflow() == []
        window.press("#main .tile", 1)
        window.until(lambda: window.text("#lock") == "Lock in 2", "say what is locked in")
        window.until(lambda: window.loaded() == 8, "load all paintings")
        window.press(".menu")
        assert window.overflow() == []
    finally:
        window.set_size(*PORTRAIT)
        window.set_scheme("")


def test_what_was_marked_survives_a_reload_and_is_locked_in_once(windows: list[Window], tables: Tables) -> None:
    window = windows[0]
    table = at_the_marks(window, tables)
    for number in (1, 4):
        window.press("#main .tile", number)
    window.driver.refresh()
    window.until(lambda: window.text("#lock") == "Lock in 2 and 5", "find the marks again")
    turn = table.match.turn
    window.press("#lock")
    window.until(lambda: "Locked in" in window.text("#state") or not window.has("#lock"), "lock in")
    assert table.match.turn > turn
    marks = [one for one in table.heard if isinstance(one, Submitted) and one.seat == 0]
    assert marks[-1].action.tokens == (2, 5)  # type: ignore[attr-defined]


def test_the_laptop_restarts(windows: list[Window], tables: Tables) -> None:
    """The phone waits, says so, and goes on by itself with what was begun."""
    window = windows[0]
    table = at_the_marks(window, tables)
    window.press("#main .tile", 6)
    time.sleep(0.6)
    table.close()
    window.until(lambda: "Waiting for the table" in window.text("#lost"), "say that the table is gone")
    window.press("#main .tile", 2)
    table.open()
    window.until(lambda: not window.has("#lost"), "come back")
    window.until(lambda: window.text("#lock") == "Lock in 3 and 7", "still have both marks")
    window.press("#lock")
    window.until(lambda: not window.has("#lock"), "lock in")


def test_an_answer_into_the_void_is_given_again(windows: list[Window], tables: Tables) -> None:
    """The network is gone without a word while somebody locks in: the phone notices, comes back, and says it again."""
    window = windows[0]
    table = at_the_marks(window, tables)
    window.press("#main .tile", 3)
    silent = "EventTarget.realSend = WebSocket.prototype.send; WebSocket.prototype.send = () => {}"
    window.driver.execute_script(silent)
    window.press("#lock")
    window.until(lambda: window.text("#lock") == "Sending…", "wait for the table")
    time.sleep(0.5)
    assert not [one for one in table.heard if isinstance(one, Submitted) and hasattr(one.action, "tokens")]
    window.driver.execute_script("WebSocket.prototype.send = EventTarget.realSend")
    window.until(lambda: window.text("#lock") != "Sending…", "lock in after all")
    marks = [one for one in table.heard if isinstance(one, Submitted) and hasattr(one.action, "tokens")]
    assert [one.action.tokens for one in marks] == [(4,)]  # type: ignore[attr-defined]


def test_it_covers_itself(windows: list[Window], tables: Tables) -> None:
    window = windows[0]
    at_the_marks(window, tables)
    script = "window.real = window.setTimeout; window.setTimeout = (act, ms) => window.real(act, ms / 100)"
    window.driver.execute_script(script)
    window.press("#main .tile", 0)
    window.until(lambda: window.has(".cover"), "be covered")
    assert not any(one.is_displayed() for one in window.all("#main .tile"))
    window.driver.execute_script("window.setTimeout = window.real")  # or it covers itself again before anybody looks
    window.press(".cover")
    window.until(lambda: all(one.is_displayed() for one in window.all("#main .tile")), "be open again")


def test_markup_in_names_stays_text(windows: list[Window], tables: Tables) -> None:
    window = windows[0]
    table = at_the_marks(window, tables)
    window.press(".menu")
    window.write(".over .write", "<img src=x onerror=alert(1)>")
    window.press(".over .second")
    window.until(lambda: any(isinstance(one, NameWished) for one in table.heard), "tell the host")
    wished = next(one for one in table.heard if isinstance(one, NameWished))
    table.host.set_seats([SeatInfo(0, wished.name, 0), *infos(3)[1:]])
    window.until(lambda: window.text("#head .name") == wished.name, "be called so")
    assert not window.all("#head img")
    assert window.complaints() == []


def test_the_same_seat_in_another_tab(windows: list[Window], tables: Tables) -> None:
    """The newer one has it; the older one says so, and does not fight for it."""
    one, other = windows[0], windows[1]
    table = at_the_marks(one, tables)
    token = one.driver.execute_script("return localStorage.getItem('artgames.token')")
    other.open(table.address(1))
    other.until(lambda: other.has(".seat"), "see the seats")
    other.driver.execute_script("localStorage.setItem('artgames.token', arguments[0])", token)
    other.driver.refresh()
    other.until(lambda: other.text("#head .name") == "Anna", "have the seat")
    one.look().until(lambda: "another" in one.text("h1"), "say where it is")
    joined = sum(isinstance(message, Joined) for message in table.heard)
    time.sleep(1.5)
    assert sum(isinstance(message, Joined) for message in table.heard) == joined, "they fight"
    one.press(".big")
    one.until(lambda: one.text("#head .name") == "Anna", "take it back")


@pytest.mark.parametrize(("size", "zoom"), [(PORTRAIT, 1.0), (PORTRAIT, 2.0), (LANDSCAPE, 1.0), ((320, 568), 1.0)])
def test_names_of_sixty_letters_fit(windows: list[Window], tables: Tables, size: tuple[int, int], zoom: float) -> None:
    one, other = windows[0], windows[1]
    table = at_the_marks(one, tables)
    table.host.set_seats([SeatInfo(seat, LONG_NAMES[seat % 2], seat, open=seat < 2) for seat in range(4)])
    table.bridge.names = tuple(LONG_NAMES[seat % 2] for seat in range(4))
    table.bridge.publish()
    other.open(table.address(1))
    other.until(lambda: other.has(".seat"), "see the seats")
    try:
        for window in (one, other):
            window.set_size(*size, zoom=zoom)
            window.until(partial(reads, window, "Donau"), "read the name")
            assert window.overflow() == []
        one.look().press("#main .tile", 2)
        one.until(lambda: one.text("#lock") == "Lock in 3", "still answer")
    finally:
        for window in (one, other):
            window.set_size(*PORTRAIT)


def test_a_clumsy_person_loses_nothing_and_answers_once(windows: list[Window], tables: Tables) -> None:
    """Turned over and back, away and back by the browser's own buttons, and then four taps at once."""
    window = windows[0]
    table = at_the_marks(window, tables)
    window.press("#main .tile", 1)
    window.set_size(*LANDSCAPE)
    assert window.text("#lock") == "Lock in 2"
    window.press("#main .tile", 4)
    window.set_size(*PORTRAIT)
    time.sleep(0.5)  # until what was begun is at the table
    window.driver.back()
    window.driver.forward()
    window.until(lambda: window.text("#lock") == "Lock in 2 and 5", "find the marks again")
    lock = window.all("#lock")[0]
    ActionChains(window.driver).double_click(lock).click().click().perform()
    window.until(lambda: not window.has("#lock"), "lock in")
    marks = [one for one in table.heard if isinstance(one, Submitted) and hasattr(one.action, "tokens")]
    assert [one.action.tokens for one in marks] == [(2, 5)]  # type: ignore[attr-defined]
    assert window.complaints() == []


def test_a_note_goes_with_the_question_that_it_was_about(windows: list[Window], tables: Tables) -> None:
    window = windows[0]
    table = at_the_marks(window, tables)
    state = table.bridge.shown(0)
    table.host.confirm(0, state.question, "Too late for that one.")
    window.until(lambda: window.text("#hint") == "Too late for that one.", "be told")
    table.host.show(msgspec.structs.replace(state, question=state.question + 1, status="Another one?"))
    window.until(lambda: window.text("#status") == "Another one?", "be asked something else")
    assert window.text("#hint") != "Too late for that one."


def test_where_nobody_has_a_seat_everybody_is_the_audience(windows: list[Window], tables: Tables) -> None:
    """As in an exhibit: whoever scans the square is in."""
    window = windows[0]
    table = tables("stolen_paintings", 4, ())
    window.open(table.address(0))
    window.until(lambda: "in the audience" in window.text("#main"), "be in the audience")
    window.driver.refresh()
    window.until(lambda: "in the audience" in window.text("#main"), "still be")
    assert window.complaints() == []
