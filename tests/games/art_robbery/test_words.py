"""The game's sentences: names, one thing each, nothing that a view or an event hides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from artgames.engine.api import Event, Outcome
from artgames.engine.words import Sentence
from artgames.games.art_robbery import words
from artgames.games.art_robbery.data import BOSS, DOG, FACES, GREEDY
from artgames.games.art_robbery.rules.events import (
    Arrested,
    BossCaught,
    BossKept,
    CardDrawn,
    CardPlayed,
    DeckReshuffled,
    DogGiven,
    DogTaken,
    Penalised,
    RaidEnded,
    RaidStarted,
    Revealed,
    StacksClosed,
    TheftTried,
    TileStolen,
    TileTaken,
)
from artgames.games.art_robbery.rules.records import RaidEnd, Row
from artgames.games.art_robbery.words.say import RAID_NAMES

if TYPE_CHECKING:
    from tests.games.art_robbery.conftest import ARTable

    MakeTable = Callable[..., ARTable]

NAMES = ("Alex", "Rick", "Ruth", "Mary")
FOUR, BOSS_TILE = 6, 8


def said(sentence: Sentence | None) -> str:
    assert sentence is not None
    assert sentence.context in ("art_robbery", "engine")
    return sentence.render(NAMES)


def both(make: Callable[[], ARTable]) -> tuple[str, str]:
    view = make().view(None)
    return said(words.status(view)), said(words.resume(view))


def test_status_and_resume_name_who_must_act_in_every_phase(make_table: MakeTable) -> None:
    table = make_table(hands={0: [4], 1: [1]}, middle=(1, 2), loot={1: (FOUR,)}, dog=1)
    lines = [both(lambda: table)]
    table.play(4, FOUR, 1)
    lines.append(both(lambda: table))
    table.defend(give_dog=1)
    table.play(1, 1)
    lines.append(both(lambda: table))
    assert lines == [
        ("Alex, play a card. 2 tiles left in the middle.", "Raid 1 of 4: Alex is about to play a card."),
        ("Rick, will you give Alex the 4 or the dog?", "Raid 1 of 4: Rick must give a tile or the dog."),
        ("Ruth, play a card. One tile left in the middle.", "Raid 1 of 4: Ruth is about to play a card."),
    ]


@pytest.mark.parametrize(
    ("end", "line"),
    [
        (RaidEnd(False, 1, True), "Raid 1 is over. Rick keeps the Boss."),
        (RaidEnd(False, 1, False), "Raid 1 is over. Rick has no 4 or 5 and loses the Boss."),
        (RaidEnd(True, -1, False), "Raid 1 is abandoned. Nobody took the Boss."),
    ],
)
def test_status_between_raids_tells_of_the_boss(make_table: MakeTable, end: RaidEnd, line: str) -> None:
    view = msgspec.structs.replace(make_table().view(None), phase="raid_over", raid_end=end)
    assert said(words.status(view)) == line
    assert said(words.resume(view)) == "Raid 1 of 4 is over; Alex played last."


def test_the_boss_is_called_by_name_in_the_defence(make_table: MakeTable) -> None:
    table = make_table(hands={0: [BOSS]}, loot={2: (BOSS_TILE,)}, dog=2)
    table.play(BOSS, BOSS_TILE, 2)
    assert both(lambda: table)[0] == "Ruth, will you give Alex the Boss or the dog?"


def test_the_end_is_told_alike_in_status_and_resume(make_table: MakeTable) -> None:
    outcome = Outcome((1,), (3, 9, 4), "most_points")
    view = msgspec.structs.replace(make_table().view(None), phase="ended", outcome=outcome)
    assert said(words.status(view)) == said(words.resume(view)) == "Rick wins with 9 points."


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (RaidStarted(0, 2), "Raid 1, the sketches. Ruth begins."),
        (RaidStarted(3, 0), "Raid 4, the paintings. Alex begins."),
        (CardPlayed(0, 18, "nothing"), "Alex plays a 3, with no effect."),
        (CardPlayed(0, 36, "nothing"), "Alex plays a Boss card, with no effect."),
        (CardPlayed(0, 42, "nothing"), "Alex plays a Guard Dog card, with no effect."),
        (CardPlayed(0, 54, "nothing"), "Alex plays a Greedy Thief, with no effect."),
        (CardPlayed(0, 54, "takes"), "Alex plays a Greedy Thief."),
        (TileTaken(1, FOUR), "Rick takes a 4 from the middle."),
        (TileTaken(1, BOSS_TILE), "Rick takes the Boss from the middle."),
        (TheftTried(0, 1, FOUR), "Alex reaches for Rick’s 4, but the dog is watching."),
        (TheftTried(0, 1, BOSS_TILE), "Alex reaches for Rick’s Boss, but the dog is watching."),
        (DogGiven(1, 0), "Rick keeps the tile and gives Alex the dog."),
        (TileStolen(0, 1, FOUR), "Alex steals a 4 from Rick."),
        (TileStolen(0, 1, BOSS_TILE), "Alex steals the Boss from Rick."),
        (DogTaken(0, -1), "Alex calls the dog from the middle."),
        (DogTaken(0, 3), "Alex calls the dog away from Mary."),
        (DeckReshuffled(), "The discard pile is shuffled into a new deck."),
        (RaidEnded(1, False), "Raid 2 is over: the middle is empty."),
        (RaidEnded(1, True, (3,)), "Raid 2 is abandoned: what is left in the middle stays behind."),
        (BossKept(2, BOSS_TILE), "Ruth keeps the Boss."),
        (BossCaught(2, BOSS_TILE), "Ruth has no 4 or 5 of this raid and loses the Boss."),
        (StacksClosed(), "The loot is put away, safe and sound."),
        (Revealed(((), ())), "All stacks are turned over and the alibis counted."),
        (Arrested((3,)), "Mary has the fewest alibis and is caught."),
        (Arrested((0, 3)), "Alex and Mary have the fewest alibis and are caught."),
        (Arrested((0, 1, 3)), "Alex, Rick and Mary have the fewest alibis and are caught."),
        (Arrested((0, 1, 2, 3)), "4 players have the fewest alibis and are caught."),
        (Penalised(1, (6, 7), 10), "Rick has fewer alibis and gives back tiles worth 10."),
        (Penalised(1, (), 10), "Rick has fewer alibis and loses 10 points."),
    ],
)
def test_the_log(event: Event, line: str) -> None:
    assert said(words.describe_event(event)) == line


@pytest.mark.parametrize("event", [CardDrawn(0, 3), CardPlayed(0, 18, "takes"), CardPlayed(0, 42, "dog")])
def test_some_events_need_no_line_of_their_own(event: Event) -> None:
    assert words.describe_event(event) is None


def test_every_turn_has_a_line(make_table: MakeTable) -> None:
    for kind, tile in ((4, FOUR), (GREEDY, FOUR), (DOG, -1), (BOSS, BOSS_TILE)):
        table = make_table(hands={0: [kind]})
        table.play(kind, tile)
        assert any(words.describe_event(event) is not None for event in table.events)


@pytest.mark.parametrize(
    ("outcome", "line"),
    [
        (Outcome((1,), (3, 9, 4, 0), "most_points"), "Rick wins with 9 points."),
        (Outcome((1,), (0, 1, 0, 0), "most_points"), "Rick wins with one point."),
        (Outcome((0,), (9, 9, 4, 0), "most_alibis"), "It’s a tie at 9: Alex wins with more alibis."),
        (Outcome((0, 2), (9, 9, 9, 0), "shared"), "Alex and Ruth share the victory, with 9 each."),
        (Outcome((0, 1, 2), (9, 9, 9, 0), "shared"), "Alex, Rick and Ruth share the victory, with 9 each."),
        (Outcome((0, 1, 2, 3), (2, 2, 2, 2), "shared"), "4 players share the victory, with 2 each."),
        (Outcome((0, 1, 2, 3), (0, 0, 0, 0), "all_caught"), "Everyone is caught: it’s a draw."),
        (Outcome((), (0, 0, 0, 0), "museum_wins"), "Everyone is caught: the museum wins."),
    ],
)
def test_result(outcome: Outcome, line: str) -> None:
    assert said(words.result(outcome)) == line


PLAIN = Row(
    seat=0,
    tiles=(6, 7, 9),
    loot=9,
    alibis=2,
    arrested=False,
    penalised=False,
    lost=(),
    penalty=0,
    bosses_lost=(),
    points=9,
)


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        ({}, ["3 tiles: +9", "2 alibis"]),
        ({"tiles": (7,), "loot": 5, "alibis": 1}, ["One tile: +5", "One alibi"]),
        ({"arrested": True, "alibis": 0}, ["3 tiles: +9", "No alibi", "Fewest alibis: caught, no points"]),
        (
            {"penalised": True, "lost": (6, 7), "penalty": 9},
            ["3 tiles: +9", "2 alibis", "Fewer alibis, 2 tiles given back: −9"],
        ),
        (
            {"penalised": True, "lost": (6,), "penalty": 4},
            ["3 tiles: +9", "2 alibis", "Fewer alibis, one tile given back: −4"],
        ),
        ({"penalised": True, "penalty": 9}, ["3 tiles: +9", "2 alibis", "Fewer alibis: −9"]),
        ({"bosses_lost": (8,)}, ["3 tiles: +9", "2 alibis", "One Boss lost: no 4 or 5"]),
        ({"bosses_lost": (8, 17)}, ["3 tiles: +9", "2 alibis", "2 Bosses lost: no 4 or 5"]),
    ],
)
def test_reasons(change: dict[str, object], lines: list[str]) -> None:
    row = msgspec.structs.replace(PLAIN, **change)
    assert [said(reason) for reason in words.reasons(row)] == lines


def test_every_raid_has_a_name() -> None:
    assert [name.lower() for name in RAID_NAMES] == list(FACES.raid_names)
