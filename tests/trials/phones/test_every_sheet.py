"""Every kind of page of every game, in every size: nothing sticks out, all can be hit, and none is a dead end."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

from artgames import games
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.phones.host import PhoneHost
from artgames.phones.record import new_record
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import plain_setup, setups
from tests.support import phone_browser
from tests.support.phone_browser import CAN_ANSWER, LANDSCAPE, PORTRAIT, Window
from tests.unit.phones.worlds import World, match_at

pytestmark = pytest.mark.timeout(300)

STEPS = 100
SMALL = (320, 568)
SIZES = ((PORTRAIT, 1.0), (PORTRAIT, 2.0), (LANDSCAPE, 1.0), (SMALL, 1.0), (SMALL, 2.0))

_NO_TABLE = """
if (location.protocol === "http:") localStorage.setItem("artgames.cover", "off");
window.WebSocket = class {
  constructor() { window.line = this; this.readyState = 1; setTimeout(() => this.onopen(), 0); }
  send() {}
  close() {}
};
window.tell = (...all) => all.forEach((one) => window.line.onmessage({ data: JSON.stringify(one) }));
"""
"""The page without a table: a test says what it is told."""

_SHOW = """
const [me, sheet, number] = arguments;
localStorage.removeItem("artgames.draft");
tell(me, { type: "sheet", closed: true }, Object.assign({}, sheet, { run: "r" + number, question: number + 1 }));
"""
_NAME_LAST = """
const [me, sheet] = arguments;
tell(sheet, me);
"""

_QUICK_COVER = """
localStorage.removeItem("artgames.cover");
const real = window.setTimeout;
window.setTimeout = (act, ms) => real(act, ms / 100);
document.dispatchEvent(new Event("pointerdown"));
"""

Sheet = dict[str, Any]


def sheets_of(game: Game) -> dict[str, tuple[Sheet, Sheet]]:
    """One of each kind: what is asked, and whether there is something to look at."""
    seats = min(max(game.info.min_seats, 4), game.info.max_seats)
    presets = (plain_setup(game.info, seats, one.key, one.options) for one in game.info.presets)
    found: dict[str, tuple[Sheet, Sheet]] = {}
    for number, setup in enumerate([*setups(game.info, seats, "pages"), *presets]):
        start = game.rules.start(setup).state
        walk = (moment.step.state for moment in random_walk(game.rules, start, Rng.from_seed(f"pages {number}")))
        for state in (start, *islice(walk, STEPS)):
            for seat in range(seats):
                world = World.of(game, match_at(game.rules, game.slug, setup, state), seat)
                found.setdefault(_kind(world.sheet), (world.last("me"), world.sheet))
    return found


def _kind(sheet: Sheet) -> str:
    ways = {(way["label"], str([field["name"] for field in way["fields"]])) for way in sheet["ways"]}
    same = len({str(way["given"]) for way in sheet["ways"]}) < len(sheet["ways"])
    return str((sorted(ways), same, bool(sheet["hands"]), bool(sheet["facts"]), bool(sheet["waiting"])))


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    lacking = phone_browser.missing()
    if lacking:
        pytest.skip(f"no browser to be a phone: {lacking}")
    host = PhoneHost(new_record(0), lambda _card, _size: b"", lambda _record: None)
    host.start(["127.0.0.1"])
    try:
        with phone_browser.phones(1) as (one,):
            one.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": _NO_TABLE})
            one.open(host.join_address("127.0.0.1"))
            one.until(lambda: one.driver.execute_script("return Boolean(window.line)"), "have its script")
            yield one
    finally:
        host.stop()


@pytest.mark.parametrize("slug", games.names())
def test_every_page_of_a_game_fits_and_can_be_answered(window: Window, slug: str) -> None:
    sheets = list(sheets_of(games.load(slug)).values())
    try:
        for size, zoom in SIZES:
            window.set_size(*size, zoom=zoom)
            for number, (me, sheet) in enumerate(sheets):
                window.driver.execute_script(_SHOW, me, sheet, number)
                where = f"{size} at {zoom}: {sheet['status']}"
                assert window.overflow() == [], where
                asks = bool(sheet["ways"])
                assert bool(window.driver.execute_script(CAN_ANSWER)) == asks, f"{where} {sheet['ways']}"
    finally:
        window.set_size(*PORTRAIT)


def test_a_page_that_comes_before_the_name_waits_for_it(window: Window) -> None:
    """On a slow line the newer name can come last."""
    window.driver.refresh()
    me, sheet = next(iter(sheets_of(games.load("title_teller")).values()))
    window.driver.execute_script(_NAME_LAST, me, sheet)
    assert window.text("#head .name") == me["name"] and window.text("#status") == sheet["status"]
    assert window.complaints() == []


def test_a_vote_is_shown_again_after_a_reload(window: Window) -> None:
    window.driver.refresh()
    me = {"type": "me", "visitor": True, "name": "Frida", "face": "", "points": "0"}
    texts = ("Mauritshuis", "Musée du Louvre", "Kunsthistorisches Museum", "Albertina")
    options = [{"value": number, "text": text, "picture": None} for number, text in enumerate(texts, 1)]
    pick = {"form": "pick", "name": "numbers", "label": "", "min": 1, "max": 1, "hint": "Choose one.", "of": options}
    way = {"action": "answer", "label": "Answer", "secret": False, "given": [], "fields": [pick]}
    shown: Sheet = dict.fromkeys(("progress", "waiting", "points", "draft"))
    shown |= {"type": "sheet", "run": "v", "question": 1, "asked": "a", "status": "Where is it?", "over": False}
    shown |= {"lines": [], "facts": [], "hands": [], "ways": [way]}
    for final in (False, True):
        window.driver.execute_script("tell(...arguments)", me if final else {"type": "me", "visitor": True}, shown)
        window.driver.execute_script("tell(arguments[0])", {"type": "vote", "numbers": [2], "final": final})
        assert [one.text for one in window.all(".tile[aria-checked=true] span:last-child")] == ["Musée du Louvre"]
        assert final or "Musée du Louvre" in window.text("#state")


def test_what_is_asked_stays_in_sight_while_the_table_is_gone(window: Window) -> None:
    window.driver.refresh()
    me, sheet = next(iter(sheets_of(games.load("title_teller")).values()))
    window.driver.execute_script(_SHOW, me, sheet, 1)
    window.driver.execute_script("window.WebSocket = class {}; line.onclose({ code: 1006, reason: '' })")
    boxes = [window.all(selector)[0].rect for selector in ("#head", "#lost", "#status")]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"]


def test_a_match_that_is_over_is_not_covered(window: Window) -> None:
    """There is nothing left that nobody may see."""
    window.driver.refresh()
    me, sheet = next((me, sheet) for me, sheet in sheets_of(games.load("title_teller")).values() if sheet["hands"])
    window.driver.execute_script(_QUICK_COVER)
    window.driver.execute_script(_SHOW, me, sheet, 1)
    window.until(lambda: window.has(".cover"), "be covered")
    window.press(".cover")
    window.driver.execute_script(_SHOW, me, sheet | {"over": True, "ways": []}, 2)
    window.driver.execute_async_script("setTimeout(arguments[0], 100 * 1000)")
    assert not window.has(".cover")
