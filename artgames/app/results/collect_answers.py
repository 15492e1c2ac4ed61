"""Reads out of the matches that were kept, and out of classes that answered by phone, who was asked what, and knew it.
Knows no screen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from artgames import games
from artgames.engine.api import Refused
from artgames.engine.assessment import Element, in_words
from artgames.engine.match import Match
from artgames.engine.words import Sentence
from artgames.exhibits.class_results import ClassRecord
from artgames.store import Store, Table
from artgames.store.guests import is_nobody
from artgames.store.seat_changes import Seating, seating_of
from artgames.store.seating import Player


class Answer(NamedTuple):
    """Somebody was asked about a painting."""

    match: int
    day: str
    """Here, as 2026-11-16."""

    game: str
    deck: str
    people: tuple[str, ...]
    """Everybody at that table who is a person: a class, a group or a family."""

    name: str
    """Empty for a guest: the painting was asked about, but nobody knows any more who answered."""

    card: int
    element: Element
    right: bool
    given: Sentence | None = None
    """What was answered; None where the match does not know it any more."""


class Kept(NamedTuple):
    """A match that can tell something."""

    id: int
    table: Table
    when: float


def kept_matches(store: Store) -> list[Kept]:
    """All matches of games that ask about paintings, also those that were broken off; the oldest first."""
    slugs = {slug for slug in games.names() if games.load(slug).has_answers}
    finished = [Kept(one.id, one.table, one.when) for slug in slugs for one in store.results_of(slug)]
    waiting = [Kept(one.id, one.table, one.when) for one in store.unfinished() if one.table.game in slugs]
    return sorted(finished + waiting)


def answers_of(store: Store, kept: Kept) -> Iterator[Answer]:
    """What was answered in a match by people. Nothing of a match that cannot be read any more, nor of bots."""
    game = games.load(kept.table.game)
    try:
        _, save, record = store.load(kept.id)
        told = list(game.answers(Match.load(game.rules, save)))
    except Refused:
        return
    seating = seating_of(record.notes(), kept.table)
    people = _people(seating)
    day = day_of(kept.when)
    head = (kept.id, day, kept.table.game, kept.table.deck, people)
    for one in told:
        name = _called(seating.at(one.seat, 0 if one.turn is None else one.turn))
        if name is not None:
            yield Answer(*head, name, one.card, one.element, one.right, one.given)


def day_of(when: float) -> str:
    """Here, as 2026-11-16."""
    return time.strftime("%Y-%m-%d", time.localtime(when))


def answers_by_phone(record: ClassRecord) -> Iterator[Answer]:
    """What the pupils of a class have answered; whoever said nothing did not know it."""
    day = day_of(record.when)
    people = record.pupils
    for asked in record.asked:
        head = (round(record.when), day, asked.game, asked.deck, people)
        for name, said in asked.said:
            given = in_words(_said(asked.answers, said))
            for number, card in asked.right:
                yield Answer(*head, name, card, asked.element, number in said, given)


def _said(answers: tuple[str, ...], numbers: tuple[int, ...]) -> str:
    return ", ".join(answers[number - 1] if number <= len(answers) else str(number) for number in numbers)


def _people(seating: Seating) -> tuple[str, ...]:
    """Everybody with a name who sat there at any time, each once."""
    seated = (*seating.table.players, *(change.player for change in seating.changes))
    return tuple(dict.fromkeys(name for player in seated if (name := _called(player))))


def _called(player: Player) -> str | None:
    """By which name answers are counted; None for a bot, the public, and somebody who was forgotten."""
    if player.kind != "person":
        return None
    if player.guest:
        return ""
    return None if is_nobody(player) else player.name
