"""A real browser as a phone: Chromium without a screen, in the size of one."""

import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

PORTRAIT = (390, 844)
LANDSCAPE = (844, 390)
PATIENCE = 60.0
_USUAL = re.compile(r"WebSocket connection|ERR_CONNECTION|/p/[\w-]{22} .* 404")
"""A table that is gone, and a painting that was out of sight before it had come: hands of a test are quick."""

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    "--disable-background-timer-throttling",  # a phone is no tab in the background
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    "--force-device-scale-factor=1",
)


def missing() -> str:
    """Why there is no browser here; empty if there is one."""
    lacking = [name for name in ("chromium", "chromedriver") if shutil.which(name) is None]
    return f"{' and '.join(lacking)} not installed" if lacking else ""


@contextmanager
def browser() -> Iterator[webdriver.Chrome]:
    """One Chromium with a profile of its own. What a page keeps belongs to its address: one phone, one address."""
    folder = tempfile.mkdtemp(prefix="phone-")
    options = Options()
    options.binary_location = str(shutil.which("chromium"))
    for flag in (*FLAGS, f"--user-data-dir={folder}"):
        options.add_argument(flag)
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    try:
        yield driver
    finally:
        driver.quit()
        shutil.rmtree(folder, ignore_errors=True)


_HANDS = """
const one = (selector) => document.querySelector(selector);
const ready = () => {
if (one("#lost") || one(".cover")) return null;
if (one("#buzzer")) return one("#buzzer").textContent === "Sending…" ? null : one("#buzzer");
if (!one("#lock") || one("#lock").textContent === "Sending…") return null;
for (let round = 0; round < 40 && one("#lock").getAttribute("aria-disabled") === "true"; round += 1) {
  for (const box of document.querySelectorAll(".write")) {
    if (box.value) continue;
    box.value = "Blue" + Math.floor(performance.now());
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const groups = [...document.querySelectorAll(".asked [role=radiogroup]")];
  const group = groups.find((node) => !node.querySelector("[aria-checked=true]"));
  if (group) { group.querySelector("[role=radio]").click(); continue; }
  const boxes = [...document.querySelectorAll(".asked [role=checkbox][aria-checked=false]")];
  const isTaken = (box) => { box.click(); return box.getAttribute("aria-checked") === "true"; };
  const next = boxes.some(isTaken) ? null : one(".asked .tiles:not([role]) .tile");
  if (next) next.click();
}
return one("#lock").getAttribute("aria-disabled") === "true" ? null : one("#lock");
};
"""
"""Do what is asked as a person would, with the first thing that is allowed, up to the button that gives the answer."""

_ANSWER = f"""
{_HANDS}
const button = arguments[0] && one(arguments[0]) ? null : ready();
if (!button) return "";
const said = button.textContent;
button.click();
return said;
"""

CAN_ANSWER = f"{_HANDS} return ready() !== null;"
"""Whether hands get as far as the button that gives the answer."""

_PLAY = f"""
{_HANDS}
const hands = window.hands = {{ answered: 0, held: "", seen: [], last: 0, waits: false }};
const look = new MessageChannel();
const soon = () => {{ if (!hands.waits) {{ hands.waits = true; look.port2.postMessage(0); }} }};
look.port1.onmessage = () => {{
  hands.waits = false;
  if (one(".cover")) one(".cover").click();
  const button = hands.held ? null : ready();
  if (!button) return;
  const pause = hands.last + 60 - Date.now();
  if (pause > 0) {{ setTimeout(soon, pause); return; }}
  const said = button.textContent;
  if (hands.seen.length < arguments[0] && !hands.seen.includes(said)) {{
    hands.seen.push(said);
    hands.held = said;
    return;
  }}
  hands.answered += 1;
  hands.last = Date.now();
  button.click();
}};
hands.go = () => {{ hands.held = ""; soon(); }};
new MutationObserver(soon).observe(document.body, {{ subtree: true, childList: true, attributes: true }});
soon();
"""
"""Hands that lie on the page and answer whenever it asks. The first few answers that look new wait to be seen."""


class Window:
    """A phone's page, pressed as a person would."""

    def __init__(self, driver: webdriver.Chrome, handle: str) -> None:
        self.driver, self._handle = driver, handle
        self.pictures = 0
        """Of answers that waited to be seen, since it plays."""

    def look(self) -> "Window":
        """Bring this phone to the front; everything else speaks to whichever is there."""
        self.driver.switch_to.window(self._handle)
        return self

    def open(self, address: str) -> None:
        self.look().driver.get("about:blank")
        self.driver.get(address)

    def set_size(self, width: int, height: int, *, zoom: float = 1.0) -> None:
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
        self.look().driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.driver.execute_script("document.documentElement.style.fontSize = arguments[0]", f"{round(16 * zoom)}px")

    def set_scheme(self, scheme: str) -> None:
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def answer(self, unless: str = "") -> str:
        """Do what is asked as a person would, with the first thing that is allowed; what was locked in, if anything.
        Nothing where the page has come to what `unless` selects."""
        return str(self.driver.execute_script(_ANSWER, unless))

    def play(self, most: int) -> None:
        """Answer by itself from now on; `most`: so many new answers wait until they were `seen`."""
        self.pictures = 0
        self.look().driver.execute_script(_PLAY, most)

    def seen(self, path: Path) -> None:
        """Take a picture of an answer that waits to be seen, if one does."""
        if self.look().driver.execute_script("return window.hands.held"):
            self.pictures += 1
            self.picture(path.with_stem(f"{path.stem}-{self.pictures}"))
            self.driver.execute_script("window.hands.go()")

    @property
    def answered(self) -> int:
        """How often the hands have answered."""
        return int(self.look().driver.execute_script("return window.hands.answered"))

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def has(self, selector: str) -> bool:
        return bool(self.all(selector))

    def text(self, selector: str = "body") -> str:
        found = self.all(selector)
        return str(found[0].text) if found else ""

    def press(self, selector: str, number: int = 0) -> None:
        """Scroll it into sight and press it; raises when there is no such thing in time."""

        def pressed() -> bool:
            found = self.all(selector)
            if len(found) <= number:
                return False
            self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", found[number])
            found[number].click()
            return True

        self.until(pressed, f"press {selector} {number}")

    def write(self, selector: str, text: str) -> None:
        self.until(lambda: self.has(selector), f"see {selector}")
        self.all(selector)[0].clear()
        self.all(selector)[0].send_keys(text)

    def until(self, happened: Callable[[], Any], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if happened():
                    return
            except (StaleElementReferenceException, WebDriverException) as problem:
                what = f"{what} ({type(problem).__name__})"
            assert time.monotonic() < end, f"did not happen in time: {what[:300]}; the page says: {self.text()[:400]}"
            time.sleep(0.05)

    def picture(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))

    def asks_nothing(self) -> bool:
        return not self.has("#lock, #buzzer")

    def loaded(self) -> int:
        """How many paintings are there to be seen."""
        script = "return [...document.images].filter((one) => one.complete && one.naturalWidth > 0).length"
        return int(self.driver.execute_script(script))

    def complaints(self) -> list[str]:
        """What the browser has to say against the page: errors of the script, and whatever the policy has stopped."""
        lines = [str(one["message"]) for one in self.driver.get_log("browser")]  # type: ignore[no-untyped-call]
        return [line for line in lines if not _USUAL.search(line)]

    def overflow(self) -> list[str]:
        """What sticks out of the page sideways, or is too small to be pressed."""
        script = """
        const wrong = [], wide = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth > wide + 1) wrong.push("the page is wider than the screen");
        for (const one of document.querySelectorAll("button, input, textarea")) {
          const box = one.getBoundingClientRect(), name = one.className + " " + one.textContent;
          if (box.width && (box.width < 47 || box.height < 47)) wrong.push(`${name}: ${box.width} × ${box.height}`);
          if (box.right > wide + 1 || box.left < -1) wrong.push(`${name} sticks out`);
        }
        return wrong;
        """
        return list(self.driver.execute_script(script))


@contextmanager
def phones(count: int) -> Iterator[list[Window]]:
    """So many phones in one browser, each a tab in the size of one."""
    with browser() as driver:
        handles = [driver.current_window_handle]
        for _ in range(count - 1):
            driver.switch_to.new_window("tab")
            handles.append(driver.current_window_handle)
        found = [Window(driver, handle) for handle in handles]
        for window in found:
            window.set_size(*PORTRAIT)
        yield found
