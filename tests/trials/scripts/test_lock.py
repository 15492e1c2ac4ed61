"""The lock files pin everything that pyproject.toml leads to, for every platform, and name no address."""

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import lock

PROJECT = Path(__file__).resolve().parents[3]
LOCKS = list(lock.LOCKS.values())
WINDOWS_ONLY = {("win32", python) for python in lock.PYTHONS}


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.name)
def test_a_lock_holds_pins_and_hashes_and_nothing_else(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    pins = text.removeprefix(lock.HEADER).replace(" \\\n", "").splitlines()
    assert "://" not in text
    assert pins
    for pin in pins:
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^-]+)?( +--hash=sha256:[0-9a-f]{64})+", pin)


def test_every_direct_requirement_is_pinned_to_a_version_that_suits_it() -> None:
    pins = lock.read_pins(*LOCKS)
    for requirement in chain(*lock.wanted(tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8")))):
        assert requirement.specifier.contains(pins[canonicalize_name(requirement.name)])


@pytest.mark.parametrize("file", LOCKS[1:], ids=lambda file: file.name)
def test_what_playing_needs_is_not_repeated(file: Path) -> None:
    assert not lock.read_pins(LOCKS[0]).keys() & lock.read_pins(file).keys()


def _packages(**needs: list[str]) -> dict[str, lock.Package]:
    return {name: lock.Package(name, "1", tuple(Requirement(need) for need in texts)) for name, texts in needs.items()}


def test_a_package_for_windows_alone_is_reached_there_alone() -> None:
    packages = _packages(game=['colour; sys_platform == "win32"', "plain"], colour=["deep"], plain=[], deep=[])
    reached = lock.reach([Requirement("game")], packages)
    assert reached["colour"] == reached["deep"] == WINDOWS_ONLY
    assert reached["plain"] == set(lock.TARGETS)


def test_an_extra_that_nobody_asked_for_is_not_reached() -> None:
    packages = _packages(game=['docs; extra == "docs"'])
    assert lock.reach([Requirement("game")], packages).keys() == {"game"}


@pytest.mark.parametrize(
    ("targets", "expected"),
    [
        (set(lock.TARGETS), ""),
        (WINDOWS_ONLY, ' ; (sys_platform == "win32")'),
        ({(platform, "3.11") for platform in lock.PLATFORMS}, ' ; (python_version == "3.11")'),
        ({("win32", "3.11")}, ' ; (sys_platform == "win32") and (python_version == "3.11")'),
        (
            {("win32", "3.11"), ("linux", "3.12")},
            ' ; (sys_platform == "linux" and python_version == "3.12")'
            ' or (sys_platform == "win32" and python_version == "3.11")',
        ),
    ],
)
def test_a_marker_says_where_a_package_is_needed(targets: set[lock.Target], expected: str) -> None:
    assert lock.marker(targets) == expected


def test_what_other_platforms_need_is_asked_for_in_another_round(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[set[str]] = []

    def ask_pip(requirements: set[str], pins: dict[str, str]) -> dict[str, lock.Package]:
        asked.append(set(requirements))
        known = _packages(game=['colour>=1; sys_platform == "win32"'], colour=[])
        return {name: package for name, package in known.items() if any(name in text for text in requirements)}

    monkeypatch.setattr(lock, "ask_pip", ask_pip)
    assert lock.resolve([Requirement("game")], {}).keys() == {"game", "colour"}
    assert asked == [{"game"}, {"game", "colour>=1"}]


def test_hashes_are_read_from_the_page_of_an_index() -> None:
    links = lock.Links()
    links.feed('<a href="../files/a-1-py3-none-any.whl#sha256=abc">a</a><a href="a-1.tar.gz">no hash</a>')
    assert links.hashes == {"a-1-py3-none-any.whl": "abc"}
