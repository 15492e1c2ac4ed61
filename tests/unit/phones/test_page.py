"""The page: small, all of our own, and without a way for a text to become markup."""

import re
import subprocess
import sys

from artgames import paths
from artgames.phones.site import SCRIPTS, headers, read_site

RESOURCES = paths.resources()
LARGEST = 100 * 1024


def test_all_of_it_is_small() -> None:
    assert sum(len(asset.packed) for asset in read_site(RESOURCES).values()) < LARGEST


def test_every_part_of_the_script_is_served() -> None:
    assert sorted(SCRIPTS) == sorted(file.name for file in (RESOURCES / "phones").glob("*.js"))


def test_nothing_comes_from_elsewhere() -> None:
    for asset in read_site(RESOURCES).values():
        addresses = re.findall(rb"(?:https?:)?//[\w.-]+\.[\w/.-]+", asset.content)
        assert set(addresses) <= {b"http://www.w3.org/2000/svg"}, addresses


def test_no_text_can_become_markup_or_code() -> None:
    script = read_site(RESOURCES)["/app.js"].content.decode()
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "srcdoc"):
        assert way not in script
    page = read_site(RESOURCES)["/"].content.decode()
    assert not re.search(r"<script(?![^>]*src=)|\son\w+=|style=|javascript:", page)


def test_the_script_is_old_enough_for_old_phones() -> None:
    """Safari 14 and Chrome 80: nothing that they do not know."""
    script = read_site(RESOURCES)["/app.js"].content.decode()
    newer = (
        r"\?\?=|\|\|=|&&=|\.at\(|\.replaceAll\(|structuredClone|\.hasOwn\(|static \{|#\w+\(|replaceChildren|\.findLast"
    )
    assert not re.findall(newer, script)
    style = read_site(RESOURCES)["/style.css"].content.decode()
    assert not re.findall(r"aspect-ratio|:has\(|:is\(|\d[dsl]vh|inset:|@layer|@container|color-mix|accent-color", style)


def test_the_policy_allows_no_inline_script() -> None:
    policy = headers("192.168.1.20:8123")["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'")


def test_nothing_of_the_network_is_imported_before_phones_are_opened() -> None:
    code = (
        "import sys; import artgames.phones.host, artgames.phones.bridge, artgames.phones.addresses; "
        "sys.exit(' '.join(sorted({'aiohttp', 'segno', 'PySide6'} & set(sys.modules))) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
