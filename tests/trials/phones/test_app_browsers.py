"""Four real browsers as phones, at the real window: whole matches in which the laptop is never passed."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support import phone_browser
from tests.support.phone_app import ADDRESSES, NAMES
from tests.support.phone_browser import Window

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

WHOLE_MATCH = 200.0
PICTURES = 3
"""Of each phone."""


@pytest.fixture(scope="module")
def phones() -> Iterator[list[Window]]:
    lacking = phone_browser.missing()
    if lacking:
        pytest.skip(f"no browser to be a phone: {lacking}")
    with phone_browser.phones(len(ADDRESSES)) as found:
        yield found


class Laptop:
    """The program in a process of its own; its lines are read as they come."""

    def __init__(self, folder: Path, slug: str, options: dict[str, Any]) -> None:
        command = [sys.executable, "-m", "tests.support.phone_app", str(folder), slug, json.dumps(options)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.folder, self.lines = folder, list[str]()
        self._over = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as told:
            for line in told:
                self.lines.append(line.strip())
                if line.startswith(("over", "wrong")):
                    self._over.set()
        self._over.set()

    def links(self) -> list[str]:
        """Where each of the phones joins."""
        end = time.monotonic() + 60
        while not any(line.startswith("[") for line in self.lines):
            assert time.monotonic() < end and self._process.poll() is None, self.lines
            time.sleep(0.05)
        found: list[str] = json.loads(next(line for line in self.lines if line.startswith("[")))
        return found

    @property
    def is_over(self) -> bool:
        assert not [line for line in self.lines if line.startswith("wrong")], self.lines
        assert self._process.poll() is None, self.lines
        return "over" in self.lines

    def wait(self, seconds: float) -> None:
        """So long, or until it has something to say."""
        self._over.wait(seconds)

    def begin(self) -> None:
        (self.folder / "begin").touch()

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._reader.join(20)


def sit_down(window: Window, link: str, name: str) -> None:
    window.open(link)
    window.until(lambda: window.has(".seat"), "see the seats")
    names = [one.text for one in window.all(".seat .name")]
    window.press(".seat", names.index(name))
    window.until(lambda: window.text("#head .name") == name, "sit down")


def look_on(phones: list[Window], laptop: Laptop, folder: Path) -> None:
    """Until it is over; a picture of each of the first new answers on every phone, and then nobody disturbs them."""
    end, looked_at = time.monotonic() + WHOLE_MATCH, dict(enumerate(phones))
    while not laptop.is_over:
        for number, window in tuple(looked_at.items()):
            window.seen(folder / f"phone-{number}.png")
            if window.pictures == PICTURES:
                del looked_at[number]
        laptop.wait(0.1 if looked_at else 1.0)
        assert time.monotonic() < end, phones[0].look().text()[:300]


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("stolen_paintings", {"exhibit": 12}),
        ("title_teller", {"size": 60}),
        ("dialogue", {}),
        ("picture_code", {"grid": "5x4"}),
        ("art_gallery", {}),
        ("group_quiz", {"cards": 1}),
    ],
)
def test_four_phones_play_a_whole_match(
    phones: list[Window], tmp_path: Path, slug: str, options: dict[str, Any]
) -> None:
    laptop = Laptop(tmp_path, slug, options)
    try:
        for window, link, name in zip(phones, laptop.links(), NAMES, strict=True):
            sit_down(window, link, name)
        for window in phones:
            window.play(PICTURES)
        laptop.begin()
        look_on(phones, laptop, tmp_path)
        answered = [window.answered for window in phones]
        assert all(answered), answered
        for window in phones:
            window.look().until(window.asks_nothing, "see that it is over")
            assert window.complaints() == []
            assert window.overflow() == []
    finally:
        laptop.close()
