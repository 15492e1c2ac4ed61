"""A real browser as a phone: Chromium without a screen, in the size of one."""

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
PATIENCE = 15.0

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
    "--force-device-scale-factor=1",
)


def missing() -> str:
    """Why there is no browser here; empty if there is one."""
    lacking = [name for name in ("chromium", "chromedriver") if shutil.which(name) is None]
    return f"{' and '.join(lacking)} not installed" if lacking else ""


@contextmanager
def browser(*, dark: bool = False) -> Iterator[webdriver.Chrome]:
    """One Chromium; its windows share nothing but the process, as each is opened by `window` with its own storage."""
    folder = tempfile.mkdtemp(prefix="phone-")
    options = Options()
    options.binary_location = str(shutil.which("chromium"))
    for flag in (*FLAGS, f"--user-data-dir={folder}", *(("--force-dark-mode",) if dark else ())):
        options.add_argument(flag)
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    try:
        set_size(driver, *PORTRAIT)
        yield driver
    finally:
        driver.quit()
        shutil.rmtree(folder, ignore_errors=True)


def set_size(driver: webdriver.Chrome, width: int, height: int, *, zoom: float = 1.0) -> None:
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    driver.execute_script("document.documentElement.style.fontSize = arguments[0]", f"{round(16 * zoom)}px")


def set_scheme(driver: webdriver.Chrome, scheme: str) -> None:
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


class Window:
    """A phone's page, pressed as a person would."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver

    def open(self, address: str) -> None:
        self.driver.get(address)

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
