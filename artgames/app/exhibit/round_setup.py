"""From a round on paper to a match: the house has one seat, and all visitors together have the other. And what a round
on paper says about its course: how long something can be read, and how much is stolen."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec

from artgames import games
from artgames.decks import Deck, Library, Painting
from artgames.decks.match_box import cards_to_ask, fill_box, labelled_box, look_alikes
from artgames.engine.api import OptionValue, Refused, Seat, refuse
from artgames.engine.audience import AudienceView, reading_seconds
from artgames.engine.choices import Action, Choice, Pick
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.exhibits.playlist import Playlist, Round
from artgames.exhibits.programme import thinking
from artgames.exhibits.recent_walls import Recent
from artgames.scene.labels import label_of

SEATS = 2

MOST_COMPARED = 60
"""Each of them with each other takes no time that anybody would notice between two rounds."""


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
    one. Raises Refused when there is no such game, or when there are no such paintings, or too few."""
    game = games.exhibited(one.game)
    if game is None:
        text = QT_TRANSLATE_NOOP("App", "No game called “{game}” can be a round of an exhibit.")
        raise refuse("option", text, "App", game=one.game)
    deck = library.deck(one.deck)
    if deck is None:
        text = QT_TRANSLATE_NOOP("App", "There is no deck called “{deck}” on this computer.")
        raise refuse("option", text, "App", deck=one.deck)
    wanted = Wanted(one, game, deck, seed or secrets.token_hex(8), one.think_seconds if answers else thinking(one))
    return (_hang_wall if game.exhibit.hangs_wall else _ask)(wanted, recent)


class Wanted(NamedTuple):
    """A round with all that it is made of."""

    one: Round
    game: games.Game
    deck: Deck
    seed: str
    seconds: int

    @property
    def rules(self) -> dict[str, OptionValue]:
        return self.game.exhibit.house_rules(self.one, self.seconds)


def _hang_wall(wanted: Wanted, recent: Recent | None) -> Dealt:
    _, game, deck, seed, _ = wanted
    options = game.info.complete(wanted.rules)
    cards, wall = _cards_for(wanted, deck.ids_for(game.info.needs), recent)
    box = fill_box(cards, game.info, options, seed, deck)
    return Dealt(game, Match(game.slug, game.rules, box.setup(SEATS, options, seed, first=wall)), deck)


def _ask(wanted: Wanted, recent: Recent | None) -> Dealt:
    """What is shown in it is settled before anybody sees it, so that the next round shows something else."""
    _, game, deck, seed, _ = wanted
    exhibit = game.exhibit
    assert exhibit.rules is not None
    info = msgspec.structs.replace(game.info, needs=(*game.info.needs, *exhibit.needs))
    cards, memory = deck.ids_for(info.needs), recent or Recent()
    turn = memory.next_of(cards) if deck.in_order else memory.in_turn(cards, seed)
    if exhibit.compares:
        turn = turn[:MOST_COMPARED]
    box = labelled_box(cards_to_ask(turn, info, seed, deck), info, deck)
    if exhibit.compares:
        box = box._replace(alike=look_alikes(box.cards, deck.likeness))
    match = Match(game.slug, exhibit.rules, box.setup(SEATS, wanted.rules, seed))
    if recent is not None:
        hangs = match.view(None)
        assert isinstance(hangs, AudienceView)
        recent.remember((*hangs.cards, *hangs.beside))
    return Dealt(game, match, deck)


def _cards_for(
    wanted: Wanted, cards: tuple[int, ...], recent: Recent | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The box of a round, and what of it hangs, where that is settled: nothing that hung lately is in it besides."""
    size, decoys = wanted.one.paintings, wanted.game.exhibit.decoys
    if recent is None or len(cards) < size + decoys:
        return cards, ()
    if wanted.deck.in_order:
        hanging = recent.hang_in_order(cards, size, decoys)
    else:
        hanging = recent.hang(cards, size, decoys, wanted.seed)
    chosen = {*hanging.wall, *hanging.decoys}
    return tuple(card for card in cards if card in chosen), hanging.wall


def problems(playlist: Playlist, library: Library) -> dict[int, Sentence]:
    """Why rounds cannot be shown on this machine, by their numbers from 0."""
    tried: dict[tuple[str, str, int], str] = {}
    found: dict[int, Sentence] = {}
    for number, one in enumerate(playlist.rounds):
        kind = (one.game, one.deck, one.paintings)
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


def seconds_to_read(plan: Round, said: Sentence | None) -> int:
    """What is told at the reveal stands there longer where it is longer."""
    return max(plan.hold_seconds, reading_seconds(said.render(()) if said is not None else ""))


def seconds_for_label(plan: Round, painting: Painting) -> int:
    """A long label hangs longer."""
    label = label_of(painting)
    return max(plan.label_seconds, reading_seconds(label.title, label.who, label.dated, label.place))


def steal(choice: Choice, count: int, rng: Rng) -> Action:
    """Any of the paintings, as many as the round says or as chance wants."""
    (field,) = choice.fields
    assert isinstance(field, Pick)
    if not count:
        extra, rng = rng.below(field.max - field.min + 1)
        count = field.min + extra
    taken, _ = rng.sample(field.of, count)
    return choice.make(**{field.name: taken})
