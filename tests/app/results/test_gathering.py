"""Answers are counted for who gave them, also where a seat changed hands in the middle of a match."""

import csv
import io
from typing import Any

from artgames.app.context import AppContext
from artgames.app.learning.lessons import missed_in
from artgames.app.results.collect_answers import Answer, answers_of, kept_matches
from artgames.app.results.exports import csv_of
from artgames.app.table.match_service import Matches, OpenMatch
from artgames.engine.api import Seat
from artgames.engine.rng import Rng
from artgames.spreadsheets import BOM
from artgames.store import Player, Table
from artgames.store.seat_changes import CHANGES_NOTE, seating_of

BEN: Seat = 1
PEOPLE = (Player("Ada", 0), Player("Ben", BEN), Player("Cleo", 2))
BOT = Player("Ben", BEN, kind="bot")


def begin(context: AppContext, *players: Player) -> OpenMatch:
    table = Table("stolen_paintings", players, {"rounds_per_player": 1}, "met")
    return Matches(context.store, context.library).begin(table, "gathered 1")  # Ada steals first


def play(opened: OpenMatch, rounds: int) -> None:
    """At random, until so many rounds are over."""
    match: Any = opened.match
    rng = Rng.from_seed(f"gathered {rounds}")
    while len(match.view(None).pad) < rounds:
        seat = match.to_act()[-1]
        action, rng = match.choices(seat)[0].sample(rng)
        match.submit(seat, action)


def take_over(opened: OpenMatch, seat: Seat, player: Player) -> None:
    seating = seating_of(opened.record.notes(), opened.table)
    opened.record.note(CHANGES_NOTE, seating.changed(opened.match.turn, seat, player).note())


def gathered(context: AppContext) -> list[Answer]:
    return [answer for kept in kept_matches(context.store) for answer in answers_of(context.store, kept)]


def test_what_a_bot_answers_in_a_seat_that_it_took_over_is_nobodys(context: AppContext) -> None:
    opened = begin(context, *PEOPLE)
    play(opened, 1)
    before = [one for one in gathered(context) if one.name == "Ben"]
    missed = missed_in(opened, context.library)
    take_over(opened, BEN, BOT)
    play(opened, 3)
    after = gathered(context)
    assert before and [one for one in after if one.name == "Ben"] == before
    assert len(after) > len(before)
    take_over(opened, 0, Player("Ada", 0, kind="bot"))
    take_over(opened, 2, Player("Cleo", 2, kind="bot"))
    assert set(missed) <= set(missed_in(opened, context.library)), "what they missed before stays theirs"


def test_an_answer_that_was_locked_in_before_a_bot_took_over_stays_the_persons(context: AppContext) -> None:
    opened = begin(context, *PEOPLE)
    match: Any = opened.match
    while match.view(None).phase != "guess" or BEN in match.to_act():
        seat = BEN if match.view(None).phase == "guess" else match.to_act()[-1]
        match.submit(seat, match.choices(seat)[0].sample(Rng.from_seed("locked"))[0])
    take_over(opened, BEN, BOT)
    play(opened, 1)
    assert [one for one in gathered(context) if one.name == "Ben"]


def test_a_person_who_takes_over_from_a_bot_is_counted_from_then_on(context: AppContext) -> None:
    opened = begin(context, PEOPLE[0], Player("Umber", BEN, kind="bot"), PEOPLE[2])
    play(opened, 1)
    assert not [one for one in gathered(context) if one.name == "Umber"]
    take_over(opened, BEN, Player("Ben", BEN))
    play(opened, 3)
    mine = [one for one in gathered(context) if one.name == "Ben"]
    assert mine and "Ben" in mine[0].people


def test_the_table_for_a_spreadsheet_says_what_was_answered(context: AppContext) -> None:
    play(begin(context, *PEOPLE), 1)
    text = csv_of("answers", gathered(context), lambda card: None).removeprefix(BOM)
    heads, *rows = csv.reader(io.StringIO(text, newline=""))
    told = {(row[heads.index("Answer")], row[heads.index("Right")]) for row in rows}
    assert told <= {("marked", "1"), ("marked", "0"), ("not marked", "0")} and len(told) > 1
