"""From a round on paper to a match: the house has one seat, and all visitors together have the other."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec

from artgames import games
from artgames.decks import Deck, Library
from artgames.decks.match_box import fill_box
from artgames.engine.api import Refused, Seat, refuse
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.exhibits.playlist import Playlist, Round
from artgames.exhibits.programme import thinking
from artgames.exhibits.recent_walls import Recent

SEATS = 2


class Dealt(NamedTuple):
    """A round that can begin."""

    game: games.Game
    match: Match[Any]
    deck: Deck

    @property
    def house(self) -> Seat:
        return self.game.exhibit.house(self.match.view(None))

    @property
    def visitors(self) -> Seat:
        return 1 - self.house


def deal(one: Round, library: Library, *, answers: bool, seed: str = "", recent: Recent | None = None) -> Dealt:
    """A fresh match for this round; in a show, `recent` knows what hung before. `answers`: somebody is there to give
    one. Raises Refused when there are no such paintings, or too few."""
    deck = library.deck(one.deck)
    if deck is None:
        text = QT_TRANSLATE_NOOP("App", "There is no deck called “{deck}” on this computer.")
        raise refuse("option", text, "App", deck=one.deck)
    game, seed = games.exhibited(), seed or secrets.token_hex(8)
    rules = game.exhibit.house_rules(one, one.think_seconds if answers else thinking(one))
    options = game.info.complete(rules)
    cards, wall = _cards_for(one, deck.ids_for(game.info.needs), game.exhibit.decoys, seed, recent)
    box = fill_box(cards, game.info, options, seed, deck)
    match = Match(game.slug, game.rules, box.setup(SEATS, options, seed, first=wall))
    return Dealt(game, match, deck)


def _cards_for(
    one: Round, cards: tuple[int, ...], decoys: int, seed: str, recent: Recent | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The box of a round, and what of it hangs, where that is settled: nothing that hung lately is in it besides."""
    if recent is None or len(cards) < one.paintings + decoys:
        return cards, ()
    hanging = recent.hang(cards, one.paintings, decoys, seed)
    chosen = {*hanging.wall, *hanging.decoys}
    return tuple(card for card in cards if card in chosen), hanging.wall


def first_problem(playlist: Playlist, library: Library) -> Sentence | None:
    """What is wrong with an exhibit on this machine; None when every round can be shown."""
    return next(iter(problems(playlist, library).values()), None)


def problems(playlist: Playlist, library: Library) -> dict[int, Sentence]:
    """Why rounds cannot be shown on this machine, by their numbers from 0."""
    tried: dict[tuple[str, int], str] = {}
    found: dict[int, Sentence] = {}
    for number, one in enumerate(playlist.rounds):
        kind = (one.deck, one.paintings)
        if kind not in tried:
            tried[kind] = _problem(one, library)
        if tried[kind]:
            text = QT_TRANSLATE_NOOP("App", "Round {number}: {why}")
            found[number] = Sentence("App", text, {"number": number + 1, "why": tried[kind]})
    return found


def _problem(one: Round, library: Library) -> str:
    try:
        deal(msgspec.structs.replace(one, decoys="fair"), library, answers=False)  # look-alikes take their time
    except Refused as refused:
        return refused.sentence.render(())
    return ""
