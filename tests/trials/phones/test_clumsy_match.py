"""Four clumsy people at four real browsers: they tap twice, turn the phone over, reload in the middle of writing, go
back, lose their network, and open the page once more. The match goes on to its end; nobody loses seat or words."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from selenium.common.exceptions import StaleElementReferenceException

from tests.support import phone_browser
from tests.support.phone_app import ADDRESSES, NAMES
from tests.support.phone_browser import LANDSCAPE, PORTRAIT, Window
from tests.trials.phones.test_app_browsers import Laptop, sit_down

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

WHOLE_MATCH = 400.0
_ONLINE = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}


@pytest.fixture(scope="module")
def phones() -> Iterator[list[Window]]:
    lacking = phone_browser.missing()
    if lacking:
        pytest.skip(f"no browser to be a phone: {lacking}")
    with phone_browser.phones(len(ADDRESSES)) as found:
        yield found


class Clumsy:
    """One of them, with what can go wrong in one pair of hands."""

    def __init__(self, window: Window, name: str, chance: Random) -> None:
        self.window, self._name, self._chance = window, name, chance
        self._driver = window.driver

    def blunder(self) -> None:
        self.window.look()
        acts: tuple[Callable[[], None], ...] = (
            self._tap_twice,
            self._turn,
            self._write_and_reload,
            self._go_back,
            self._lose_network,
            self._open_twice,
        )
        self._chance.choice(acts)()
        self.window.look().until(self._is_back, "have the seat again")

    def answer(self) -> None:
        self.window.look().until(self._is_back, "have the seat")
        self.window.answer()

    def _is_back(self) -> bool:
        """Whoever finds the page covered, or their seat somewhere else, presses what is there."""
        window = self.window
        if window.has(".cover"):
            window.all(".cover")[0].click()
        elif window.has(".door .big"):
            window.all(".door .big")[0].click()
        return window.text("#head .name") == self._name and not window.has("#lost")

    def _tap_twice(self) -> None:
        found = self.window.all(".asked .tile, #lock, #buzzer")
        if found:
            self._driver.execute_script("for (let tap = 0; tap < 3; tap += 1) arguments[0].click()", found[0])

    def _turn(self) -> None:
        self.window.set_size(*self._chance.choice((PORTRAIT, LANDSCAPE)))

    def _write_and_reload(self) -> None:
        window = self.window
        if not window.has(".asked .write"):
            self._driver.refresh()
            return
        asked, text = window.text("#status"), f"Half {self._chance.randrange(1000)}"
        window.write(".asked .write", text)
        self._driver.refresh()
        window.until(self._is_back, "come back")
        if window.text("#status") == asked and window.has(".asked .write"):
            assert window.all(".asked .write")[0].get_attribute("value") == text

    def _go_back(self) -> None:
        self._driver.back()
        self._driver.forward()

    def _lose_network(self) -> None:
        self._driver.execute_cdp_cmd("Network.enable", {})
        self._driver.execute_cdp_cmd("Network.emulateNetworkConditions", _ONLINE | {"offline": True})
        self.window.answer()
        time.sleep(self._chance.random())
        self._driver.execute_cdp_cmd("Network.emulateNetworkConditions", _ONLINE)

    def _open_twice(self) -> None:
        """The other page answers, and is closed."""
        here = str(self._driver.execute_script("return location.origin + '/'"))
        self._driver.switch_to.new_window("tab")
        try:
            other = Clumsy(Window(self._driver, self._driver.current_window_handle), self._name, self._chance)
            self._driver.get(here)
            other.answer()
        finally:
            self._driver.close()
            self.window.look()


@pytest.mark.parametrize(
    ("slug", "options"), [("stolen_paintings", {"exhibit": 12}), ("title_teller", {"size": 60, "target": 10})]
)
def test_clumsy_people_play_a_whole_match(
    phones: list[Window], tmp_path: Path, slug: str, options: dict[str, object]
) -> None:
    laptop, chance = Laptop(tmp_path, slug, options), Random(19)
    people = [Clumsy(window, name, chance) for window, name in zip(phones, NAMES, strict=True)]
    try:
        for window, link, name in zip(phones, laptop.links(), NAMES, strict=True):
            sit_down(window, link, name)
        laptop.begin()
        end, blunders = time.monotonic() + WHOLE_MATCH, 0
        while not laptop.is_over:
            assert time.monotonic() < end, phones[0].look().text()[:300]
            try:
                chance.choice(people).blunder()
            except StaleElementReferenceException:
                continue  # the page was faster than the finger
            blunders += 1
            for one in people:
                one.answer()
        assert blunders >= 5
        for window in phones:
            window.look().until(window.asks_nothing, "see that it is over")
            assert [line for line in window.complaints() if "ERR_INTERNET_DISCONNECTED" not in line] == []
    finally:
        laptop.close()
