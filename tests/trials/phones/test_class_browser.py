"""A pupil's page in a real browser: a name, one answer, and whether it was right."""

from collections.abc import Iterator

import pytest

from artgames.phones.host import PhoneHost
from artgames.phones.messages import Marked, Voted
from artgames.phones.record import new_record
from tests.support.phone_browser import LANDSCAPE, PORTRAIT, Window
from tests.trials.phones.conftest import ADDRESSES
from tests.unit.phones.class_of_pupils import a_question, asking

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture
def host() -> Iterator[PhoneHost]:
    opened = PhoneHost(new_record(0), lambda card, size: b"", lambda record: None)
    opened.ask_names(("fox", "hare"))
    opened.start(ADDRESSES, names=ADDRESSES)
    yield opened
    opened.stop()


def fits(window: Window) -> None:
    for size, zoom in ((PORTRAIT, 2.0), (LANDSCAPE, 1.0), (PORTRAIT, 1.0)):
        window.set_size(*size, zoom=zoom)
        assert window.overflow() == []


def test_a_pupil_joins_answers_once_and_is_told(windows: list[Window], host: PhoneHost) -> None:
    window = windows[0]
    window.open(host.join_address(ADDRESSES[0]))
    window.until(lambda: window.has("#sit"), "be asked for a name")
    fits(window)
    window.write("#ownName", "<b>Ada</b>")
    window.press(".faces .tile", 1)
    window.press("#sit")
    window.until(lambda: "You’re in" in window.text("#main"), "be in")
    assert window.text("#head .name") == "<b>Ada</b>" and window.has("#head img")
    bridge = asking(host, a_question())
    window.until(lambda: len(window.all(".signed .shape")) == 4, "see four answers with their shapes")
    assert window.text("#lock") == "Lock in"
    fits(window)
    window.press("#main .tile", 2)
    window.press("#lock")
    window.until(lambda: "Locked in" in window.text("#state"), "lock in")
    assert not window.has("#lock") and not any(tile.is_enabled() for tile in window.all("#main .tile"))
    window.driver.refresh()
    window.until(lambda: "Locked in" in window.text("#state"), "still be locked in")
    fits(window)
    bridge.close_vote()
    window.until(lambda: "Watch the screen" in window.text("#main"), "wait for the reveal")
    host.tell_answer((3,), "It is she.")
    window.until(lambda: window.text(".verdict") == "Right!", "be told")
    assert "It is she." in window.text("#main") and "1 point" in window.text("#progress")
    fits(window)
    window.driver.refresh()
    window.until(lambda: window.text(".verdict") == "Right!", "still know it")
    heard = host.messages()
    assert [one.answers for one in heard if isinstance(one, Marked)] == [(("<b>Ada</b>", (3,)),)]
    assert [one.voters for one in heard if isinstance(one, Voted)][-1] == 1
    assert window.complaints() == []
