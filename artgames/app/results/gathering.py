"""Reads out of the matches that were kept who was asked what, and knew it. Knows no screen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from artgames import games
from artgames.engine.answered import Element
from artgames.engine.api import Refused
from artgames.engine.match import Match
from artgames.store import Store, Table
from artgames.store.guests import NOBODY
from artgames.store.table import Player


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
    table = kept.table
    game = games.load(table.game)
    try:
        _, save, _ = store.load(kept.id)
        told = list(game.answers(Match.load(game.rules, save)))
    except Refused:
        return
    called = {seat: name for seat, player in enumerate(table.players) if (name := _called(player)) is not None}
    people = tuple(name for name in called.values() if name)
    day = time.strftime("%Y-%m-%d", time.localtime(kept.when))
    for one in told:
        if one.seat in called:
            name = called[one.seat]
            yield Answer(kept.id, day, table.game, table.deck, people, name, one.card, one.element, one.right)


def _called(player: Player) -> str | None:
    """By which name answers are counted; None for a bot, the public, and somebody who was forgotten."""
    if player.kind != "person":
        return None
    if player.guest:
        return ""
    return None if player.name.startswith(NOBODY) else player.name
