"""Begins matches and takes them up again: the way from a table on paper to a match that is being played."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from artgames import games
from artgames.app.learning.lessons import DUE, due_setup
from artgames.decks import Deck, Library
from artgames.decks.match_box import fill_box
from artgames.engine.api import OptionValue, Refused, Setup, refuse
from artgames.engine.info import GameInfo
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.store import Store
from artgames.store.daily import daily_seed
from artgames.store.guests import once_more
from artgames.store.match_record import MatchRecord
from artgames.store.seating import Player, Table, named
from artgames.store.store import Unfinished


class OpenMatch(NamedTuple):
    """A match with everything that belongs to it."""

    record: MatchRecord
    table: Table
    match: Match[Any]


class Matches:
    """Knows the games, the decks and the store; knows no screen."""

    def __init__(self, store: Store, library: Library) -> None:
        self._store = store
        self._library = library

    def begin(self, table: Table, seed: str = "") -> OpenMatch:
        """A new match at this table; the same seed deals the same paintings. Raises Refused and StoreProblem."""
        game = load_game(table.game)
        game.info.check_seats(len(table.players))
        game.info.check_people(sum(player.kind == "person" for player in table.players), len(table.players))
        table = self._dealt_today(named(table))
        options = game.info.complete(table.options)
        seed = daily_seed(table.game, table.daily) if table.daily else seed or secrets.token_hex(8)
        setup = self._setup(table, game.info, options, seed)
        game.rules.start(setup)  # what the rules refuse must not reach the disk
        record = self._store.new_match(table, setup, game.slug, game.rules.version)
        return OpenMatch(record, table, Match(game.slug, game.rules, setup, record.journal))

    def _dealt_today(self, table: Table) -> Table:
        """A deal of the day is tried once, and only on its day; whoever plays it again gets other paintings."""
        is_first = table.daily == self._store.today() and not self._store.daily_try(table.game, table.names[0])
        return table if is_first else msgspec.structs.replace(table, daily="")

    def resume(self, match_id: int) -> OpenMatch:
        """An unfinished match where it was left. Raises Refused and StoreProblem."""
        opened = self._load(match_id)
        if self._library.holding(opened.match.setup.deck) is None:
            raise refuse("option", QT_TRANSLATE_NOOP("App", "This match’s paintings are not on this computer."), "App")
        return opened

    def where_it_stands(self, waiting: Unfinished) -> Sentence:
        """One line about an unfinished match that gives no secret away. Raises Refused and StoreProblem."""
        opened = self._load(waiting.id)
        return load_game(waiting.table.game).words.resume(opened.match.view(None))

    def deck(self, table: Table) -> Deck | None:
        """The deck of a table; another one when that is not on this machine."""
        return self._library.deck(table.deck) or self._library.first_choice(load_game(table.game).info.deck)

    def latest_table(self) -> Table | None:
        """The table that *Same again* repeats: the last one of any game that is still in the house."""
        known = set(games.names())
        waiting = [(one.when, one.table) for one in self._store.unfinished()]
        ended = [(one.when, one.table) for one in self._store.results(limit=1)]
        tables = [table for _, table in sorted(waiting + ended, key=lambda pair: -pair[0]) if table.game in known]
        return once_more(tables[0]) if tables else None

    def _load(self, match_id: int) -> OpenMatch:
        table, save, record = self._store.load(match_id)
        rules = load_game(table.game).rules
        table, save, record = self._store.load(match_id, rules.version)
        try:
            if len(table.players) != save.setup.seats:
                raise ValueError("the table has other seats than the match")
            return OpenMatch(record, table, Match.load(rules, save, record.journal))
        except Refused:
            raise
        except Exception as problem:  # a record that was changed by hand can be wrong in ways that no check foresees
            raise refuse("malformed", QT_TRANSLATE_NOOP("App", "This saved match is damaged."), "App") from problem

    def _setup(self, table: Table, info: GameInfo, options: dict[str, OptionValue], seed: str) -> Setup:
        if table.deck == DUE:
            return due_setup(self._store, self._library, table, options, seed)
        deck = self.deck(table)
        if deck is None:
            raise refuse("option", QT_TRANSLATE_NOOP("App", "There are no paintings to play with."), "App")
        box = fill_box(deck.ids_for(info.needs), info, options, seed, deck)
        return box.setup(len(table.players), options, seed, audience=table.audience)


def load_game(slug: str) -> games.Game:
    """A game by its name. Raises Refused for one that is not here."""
    try:
        return games.load(slug)
    except KeyError as problem:
        raise refuse("newer", QT_TRANSLATE_NOOP("App", "This game is no longer available."), "App") from problem


def as_guests(table: Table) -> Table:
    """The same table with people of whom nothing is kept."""
    players = (msgspec.structs.replace(one, guest=True) if one.kind == "person" else one for one in table.players)
    return msgspec.structs.replace(table, players=tuple(players))


def rotated(table: Table) -> Table:
    """The same people one place on, so that another one begins."""
    first, *others = table.players
    return msgspec.structs.replace(table, players=(*others, first))


def first_table(slug: str, people: Sequence[str], deck: str) -> Table:
    """What somebody finds who sets up a game for the first time: those who played last, up to four of them, or as many
    seats as it takes; the rules of the book."""
    seats = max(2, min(4, len(people)), games.load(slug).info.min_seats)
    players = tuple(Player(people[seat] if seat < len(people) else "", seat) for seat in range(seats))
    return Table(slug, players, {}, deck)
