"""The game's sentences: names, one thing each, nothing that a view or an event hides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import Event, Outcome
from artgames.engine.words import Sentence
from artgames.games.art_gallery import words
from artgames.games.art_gallery.rules.chains import Chain
from artgames.games.art_gallery.rules.events import (
    AreaOpened,
    CardPickedUp,
    Closed,
    FirstPlayerChosen,
    LastCardsShown,
    MatchEnded,
    PaintingAwarded,
    PaintingHung,
    PaintingRefused,
    RoundEnded,
    RoundStarted,
    TilesBought,
    Visited,
    Walked,
)
from artgames.games.art_gallery.rules.records import Row, Total
from artgames.games.art_gallery.words.say import SYMBOL_NAMES

if TYPE_CHECKING:
    from tests.games.art_gallery.conftest import AGTable

    MakeTable = Callable[..., AGTable]

NAMES = ("Alex", "Rick", "Ruth", "Mary", "Noor")


def said(sentence: Sentence | None) -> str:
    assert sentence is not None
    assert sentence.context in ("art_gallery", "engine")
    return sentence.render(NAMES)


def both(table: AGTable) -> tuple[str, str]:
    view = table.view(None)
    return said(words.status(view)), said(words.resume(view))


def test_status_and_resume_name_who_must_act_in_a_turn(make_table: MakeTable) -> None:
    table = make_table(3, turns=1, bids={3: [(0, 1), (1, 1), (2, 1)]}, hands={0: (2, 8), 1: (0,)})
    lines = [both(table)]
    table.walk(2)
    lines.append(both(table))
    table.visit(8)
    table.walk(0)
    lines.append(both(table))
    assert lines == [
        ("Alex, walk to a room. Turn 2 of 4.", "Round 1, turn 2 of 4: Alex is about to walk."),
        ("Alex, lay a card face down in gallery 2.", "Round 1, turn 2 of 4: Alex is about to lay a card."),
        ("Rick, lay a card face down in the Shop.", "Round 1, turn 2 of 4: Rick is about to lay a card."),
    ]


def test_status_and_resume_name_who_must_act_in_the_settlement(make_table: MakeTable) -> None:
    table = make_table(3, bids={0: [(0, 5), (1, 0)], 1: [(0, 4), (2, 6)]}, hands={2: (8,)}, may_refuse=True)
    lines = [both(table)]
    table.go_on()
    lines.append(both(table))
    table.buy(2)
    lines.append(both(table))
    table.pick_up(0)
    lines.append(both(table))
    table.take()
    lines.append(both(table))
    assert lines == [
        (
            "All visits are done. Is everyone looking? Then reveal the cards.",
            "Round 1: all visits are done; Ruth was last.",
        ),
        ("Alex, spend up to 5 on tiles.", "Round 1: Alex is buying in the Shop."),
        ("Rick, take a card back from the Shop.", "Round 1: Rick is about to take a card back."),
        (
            "Ruth, you have won the painting in gallery 1: take it or leave it?",
            "Round 1: will Ruth take the painting just won?",
        ),
        ("Ruth, take a card back from gallery 1.", "Round 1: Ruth is about to take a card back."),
    ]


def test_status_and_resume_between_rounds_name_who_begins(make_table: MakeTable) -> None:
    table = make_table(3, hands={0: (1,), 1: (7,), 2: (2,)})
    table.settle()
    assert both(table) == ("Round 1 is over. Rick begins the next one.", "Round 1 is over; Rick begins the next one.")


def test_status_and_resume_tell_the_result_in_the_end(make_table: MakeTable) -> None:
    table = make_table(2, piles=(0, 0, 10, 6))
    table.settle()
    outcome = table.state.outcome
    assert outcome is not None
    assert both(table) == (said(words.result(outcome)),) * 2


TOTALS = (Total(1, 9), Total(0, 4))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (RoundStarted(2, 1), "Round 2. Rick begins."),
        (Walked(0, 3, 1, (1, 2, 3), 3), "Alex plays 3 and walks to gallery 3."),
        (Walked(0, 3, 1, (3, 4, 0), 0), "Alex plays 3 and walks to the Shop."),
        (Walked(0, 0, 1, (), 0), "Alex stays in the Shop with a 0."),
        (Walked(0, 0, 1, (), 2), "Alex stays in gallery 2 with a 0."),
        (Walked(0, 0, 1, (1,), 1, True), "Alex plays 0, finds no free space and walks on to gallery 1."),
        (Walked(0, 1, 1, (4, 0), 0, True), "Alex plays 1, finds no free space and walks on to the Shop."),
        (FirstPlayerChosen(2), "Ruth has the highest last card and gets the first player card."),
        (FirstPlayerChosen(2, (0, 2)), "Tie for the highest last card: Ruth gets the first player card."),
        (AreaOpened(0, ()), "The cards in the Shop are revealed."),
        (TilesBought(0, 1, 2, (), ()), "Alex buys nothing with card 2."),
        (TilesBought(0, 1, 5, (1,), (17,)), "Alex buys tile 17 with card 5."),
        (TilesBought(0, 1, 8, (0, 3), (17, 40)), "Alex buys tiles 17 and 40 with card 8."),
        (PaintingAwarded(3, 1, 12, TOTALS[:1], "alone"), "Rick is alone in gallery 3 and gets painting 12."),
        (PaintingAwarded(3, 1, 12, TOTALS, "highest"), "Rick bids 9 in gallery 3 and gets painting 12."),
        (
            PaintingAwarded(3, 1, 12, TOTALS, "tile"),
            "A tie at 9 in gallery 3: Rick has the tile and gets painting 12.",
        ),
        (
            PaintingAwarded(3, 1, 12, TOTALS, "marker"),
            "A tie at 9 in gallery 3: Rick came first and gets painting 12.",
        ),
        (PaintingRefused(3, 1, 12, TOTALS), "Rick wins in gallery 3, but leaves painting 12 there."),
        (CardPickedUp(0, 0, 1, 8), "Alex takes card 8 back from the Shop."),
        (CardPickedUp(0, 4, 1, 8, True), "Alex takes card 8 back from gallery 4."),
        (RoundEnded(3, 0), "Round 3 is over: no painting was taken."),
        (RoundEnded(3, 1), "Round 3 is over: one painting was taken."),
        (RoundEnded(3, 4), "Round 3 is over: 4 paintings were taken."),
        (Closed(("paintings", "tiles")), "Someone has ten paintings: the museum closes."),
        (Closed(("cards",)), "There are too few paintings for the walls: the museum closes."),
        (Closed(("tiles",)), "The Shop is nearly sold out: the museum closes."),
        (Closed(("no_awards",)), "Three rounds and no painting taken: the museum closes."),
        (MatchEnded(Outcome((0,), (51, 40), "most_points")), "Alex wins with 51 points."),
    ],
)
def test_what_happened_is_told_in_one_line(event: Event, line: str) -> None:
    assert said(words.describe_event(event)) == line


@pytest.mark.parametrize("event", [PaintingHung(1, 5), Visited(0, 1, 1, 7), LastCardsShown((1, 2)), AreaOpened(2, ())])
def test_what_is_told_by_another_line_or_seen_at_once_is_not_told(event: Event) -> None:
    assert words.describe_event(event) is None


@pytest.mark.parametrize(
    ("outcome", "line"),
    [
        (Outcome((1,), (40, 41), "most_points"), "Rick wins with 41 points."),
        (Outcome((1,), (40, 40), "most_tiles"), "It’s a tie at 40: Rick wins with more tiles."),
        (Outcome((0, 1), (40, 40), "shared"), "Alex and Rick share the victory, with 40 each."),
        (Outcome((0, 1, 3), (40, 40, 2, 40), "shared"), "Alex, Rick and Mary share the victory, with 40 each."),
        (Outcome((0, 1, 2, 3), (40,) * 4, "shared"), "4 players share the victory, with 40 each."),
    ],
)
def test_the_result_names_who_won_and_why(outcome: Outcome, line: str) -> None:
    assert said(words.result(outcome)) == line


def chains(*values: int) -> tuple[Chain, ...]:
    return tuple(Chain(symbol, 0, 0, value) for symbol, value in enumerate(values))


def test_reasons_add_up_to_the_points() -> None:
    row = Row(0, chains(4, 3, 6, 4), (1, 2), (3, 4, 5), (4,) * 9, 9, 3, 38)
    assert [said(line) for line in words.reasons(row)] == [
        "Drops 4, arches 3, waves 6, hourglasses 4: +17",
        "2 tiles with their paintings: +6",
        "3 tiles without their paintings: +3",
        "Action cards, 36 in all: +9",
        "First player card: +3",
    ]


def test_reasons_leave_out_what_is_not_there_and_count_to_one() -> None:
    row = Row(0, chains(1, 0, 0, 0), (1,), (3,), (0,) * 9, 0, 0, 5)
    assert [said(line) for line in words.reasons(row)] == [
        "Drops 1, arches 0, waves 0, hourglasses 0: +1",
        "One tile with its painting: +3",
        "One tile without its painting: +1",
        "Action cards, 0 in all: +0",
    ]


def test_every_symbol_has_a_name() -> None:
    assert SYMBOL_NAMES == ("Drop", "Arch", "Waves", "Hourglass")
