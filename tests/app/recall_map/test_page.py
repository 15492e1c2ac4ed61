"""The wall memory map: what a round leaves, and the page that adds it up."""

from datetime import datetime
from typing import Any

import msgspec
from PySide6.QtGui import QColor

from artgames.app.recall_map.heat_map import warmth
from artgames.app.recall_map.page import MemoryMapPage
from artgames.app.result.page import ResultPage
from artgames.app.table.wall_recall import wall_round
from artgames.app.voting.vote_count import Count
from artgames.bots import RandomBot, play_match
from artgames.engine.api import Setup
from artgames.engine.capabilities import Recalled
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import load
from artgames.games.stolen_paintings import GAME
from artgames.games.stolen_paintings.rules import RULES
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, contrast
from artgames.store import Player
from artgames.store.recall_rounds import Found, WallRound, kept_rounds
from tests.app.conftest import App
from tests.support.hands import at_rest, play_to_the_end, table_of, table_page

NOW = datetime(2026, 11, 16, 12).timestamp()
DAY = 86_400.0


def one_round(**options: Any) -> tuple[Any, Recalled]:
    """The room's view of a match of one round that is over, and what it tells of the wall."""
    setup = Setup(3, {**GAME.complete(options), "exhibit": 12, "rounds_per_player": 1}, "wall", tuple(range(1, 80)))
    match: Match[Any] = Match("stolen_paintings", RULES, setup)
    play_match(match, [RandomBot()] * 3, Rng.from_seed("wall"))
    recalled = load("stolen_paintings").recalled(match.view(None))
    assert recalled is not None
    return match.view(None), recalled


def test_only_people_count_and_the_public_with_all_its_hands() -> None:
    view, recalled = one_round()
    players = [Player("Ada", 0), Player("Bot", 1, "bot"), Player("Audience", 2, "public")]
    room = Count(9, 2, "hands", ((view.stolen[0], 17),), 28, (view.stolen[0],))
    made = wall_round(recalled, players, {2: room}, (4, NOW))
    assert made is not None
    public_is_thief, ada_is_thief = view.thief == 2, view.thief == 0
    asked = (0 if public_is_thief else 28) + (0 if ada_is_thief else 1)
    assert {found.asked for found in made.stolen} == {asked}
    marks = {row.seat: row.marks for row in view.rows}
    own = 0 if ada_is_thief else int(view.stolen[0] in marks[0])
    assert made.stolen[0] == Found(
        view.exhibit.index(view.pad[-1].paintings[0]), own + (0 if public_is_thief else 17), asked
    )
    assert {decoy.card for decoy in made.decoys} == set(view.auction) - set(view.pad[-1].paintings)
    assert (made.size, made.columns, made.at) == (12, 4, NOW)


def test_a_round_of_bots_leaves_nothing() -> None:
    _, recalled = one_round()
    assert wall_round(recalled, [Player("Bot", seat, "bot") for seat in range(3)], {}, (4, NOW)) is None


def test_nobody_is_named_in_what_is_kept() -> None:
    _, recalled = one_round()
    made = wall_round(recalled, [Player(f"Ada{seat}", seat) for seat in range(3)], {}, (4, NOW))
    assert b"Ada" not in msgspec.json.encode(made)


def test_the_scopes_and_walls_of_the_page(app: App) -> None:
    page = MemoryMapPage(app.context)
    app.bot.addWidget(page)
    mine = (WallRound(1, NOW, 12, 4, (Found(0, 1, 2),)), WallRound(2, NOW, 12, 4, (Found(5, 2, 2),)))
    others = (WallRound(1, NOW - DAY, 24, 6, (Found(3, 1, 1),)), WallRound(1, NOW - 60, 12, 4, (Found(0, 3, 3),)))
    page.show_rounds(mine, (*others, *mine), NOW)
    page.show()
    assert page.rounds() == mine and "Place 1: 1 of 2. Place 6: 2 of 2." in page.map.accessibleName()
    assert page.ui.share.text() == "75%"
    page.ui.roundButton.click()
    assert page.rounds() == mine[1:] and page.ui.round.isVisible()
    page.ui.dayButton.click()
    assert page.rounds() == (others[1], *mine) and not page.ui.wall.isVisible()
    page.ui.allButton.click()
    assert page.ui.wall.isVisible() and page.ui.wall.count() == 2
    page.ui.wall.setCurrentIndex(1)
    page.ui.wall.activated.emit(1)
    shown = page.remembered()
    assert shown is not None and (shown.size, shown.asked) == (24, 1)


def test_before_anything_was_stolen_the_page_says_so(app: App) -> None:
    app.navigator.open("recall_map")
    page = app.window.page()
    assert isinstance(page, MemoryMapPage) and "No thefts to show" in page.ui.summary.text()
    app.window.step_back()
    assert app.window.page() is app.home


def test_from_the_result_to_the_map_and_back(app: App) -> None:
    opened = app.flow.matches.begin(table_of("Ada", "Ben", "Cleo", exhibit=12), "map")
    app.flow.play(opened)
    page = table_page(app)
    app.bot.waitUntil(lambda: page.flow is not None and at_rest(page.flow))
    play_to_the_end(opened)
    rounds = kept_rounds(opened.record.notes())
    assert [one.round for one in rounds] == [1, 2, 3, 4, 5, 6] and all(one.columns == 4 for one in rounds)
    app.flow.show_result()
    result = app.window.page()
    assert isinstance(result, ResultPage)
    result.ui.memoryMap.click()
    shown = app.window.page()
    assert isinstance(shown, MemoryMapPage) and shown.rounds() == rounds
    app.window.step_back()
    assert app.window.page() is result


def test_a_round_that_the_host_takes_back_is_not_remembered(app: App) -> None:
    opened = app.flow.matches.begin(table_of("Ada", "Ben", "Cleo", exhibit=12), "taken_back")
    app.flow.play(opened)
    page = table_page(app)
    app.bot.waitUntil(lambda: page.flow is not None and at_rest(page.flow))
    play_to_the_end(opened)
    before = len(kept_rounds(opened.record.notes()))
    opened.match.rewind(opened.match.turn - 1, 0)
    assert len(kept_rounds(opened.record.notes())) == before - 1


def test_every_share_can_be_read_in_every_theme() -> None:
    for theme in (GALLERY, DAYLIGHT):
        for percent in range(0, 101, 5):
            colour = warmth(percent / 100, theme)
            assert QColor(colour).isValid()
            assert max(contrast("#000000", colour), contrast("#FFFFFF", colour)) >= 4.5
