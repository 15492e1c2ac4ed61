"""What is due as a match, and what was missed as a set."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, get_args

import msgspec

from artgames import games
from artgames.app.models.stolen import StolenRow
from artgames.decks import Deck, Library, SavedSets
from artgames.decks.library import COLLECTION, HOUSE_PACKS, JOIN
from artgames.decks.match_box import LARGEST_BOX, labelled_box
from artgames.engine.api import OptionValue, Setup, refuse
from artgames.engine.facts import Element
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.learning.mistakes import missed_cards
from artgames.learning.schedule import Item
from artgames.store.seat_changes import seating_of
from artgames.store.seating import Player, Table

if TYPE_CHECKING:
    from artgames.app.table.match_service import OpenMatch
    from artgames.store import Store

DUE = "due"
"""The deck of a table at which somebody is asked what is due: it is found out when a match begins."""

MOST_AT_ONCE = 40
"""More than that at one go is no pleasure; the rest stays due."""


def is_lesson(table: Table) -> bool:
    """Whether somebody learns at this table."""
    return games.load(table.game).info.lesson is not None


def due_table(store: Store, person: str) -> Table:
    """As this person answered last time; for whoever never chose, as the game has it."""
    info = games.lesson_game().info
    before = next((one for one in store.results_of(info.slug) if one.table.names == (person,)), None)
    options = dict(info.lesson or {})
    if before is not None:
        options = {key: before.table.options.get(key, info.option(key).default) for key in options}
    mark = next((one.mark for one in store.people() if one.name == person), 0)
    return Table(info.slug, (Player(person, mark),), options, DUE)


def known_here(library: Library, items: Sequence[Item]) -> list[Item]:
    """Of these the ones that can be shown: packs come and go."""
    cards = {card for pack in library.packs for card in pack.ids}
    return [item for item in items if item.card in cards and item.element in get_args(Element)]


def due_setup(store: Store, library: Library, table: Table, options: dict[str, OptionValue], seed: str) -> Setup:
    """Ask what is due for whoever sits there, the longest overdue first. Raises Refused and StoreProblem."""
    person = table.players[0].name
    items = known_here(library, store.memories.due(person, time.time()))[:MOST_AT_ONCE]
    if not items:
        text = QT_TRANSLATE_NOOP("App", "Nothing is due for {name} now.")
        raise refuse("option", text, "App", name=person)
    deck = Deck.joined(DUE, "", library.packs)
    cards = _box_for({item.card for item in items}, deck, seed)
    box = labelled_box(cards, games.load(table.game).info, deck)
    lesson = tuple((item.card, element) for item in items for element in get_args(Element) if element == item.element)
    return box.setup(1, options, seed, lesson)


def _box_for(asked: set[int], deck: Deck, seed: str) -> tuple[int, ...]:
    """The cards that are asked, and others to take wrong answers from."""
    others = tuple(card for card in deck.ids if card not in asked)
    room = LARGEST_BOX - len(asked)
    if len(others) > room:
        others, _ = Rng.from_seed(f"{seed}/box").sample(others, room)
    return tuple(sorted((*asked, *others)))


def home_deck(library: Library, cards: Sequence[int]) -> str:
    """The deck that a set of these cards is taken from: the packs that have them."""
    packs = [pack.slug for pack in library.packs if set(cards) & set(pack.ids)]
    return COLLECTION if set(packs) == set(HOUSE_PACKS) else JOIN.join(sorted(packs))


def missed_in(opened: OpenMatch, library: Library) -> tuple[int, ...]:
    """What people, not bots, missed in a match, the most missed first, as far as it is here."""
    game = games.load(opened.table.game)
    if not game.has_answers:
        return ()
    seating = seating_of(opened.record.notes(), opened.table)
    answers = (one for one in game.answers(opened.match) if seating.at(one.seat, one.turn or 0).kind != "bot")
    here = {card for pack in library.packs for card in pack.ids}
    return tuple(card for card in missed_cards(answers) if card in here)


def missed_rows(cards: Sequence[int], library: Library) -> list[StolenRow]:
    """Their labels."""
    decks = {card: pack for pack in library.packs for card in pack.ids}
    return [StolenRow("", decks[card].painting(card)) for card in cards]


def free_title(sets: SavedSets, title: str) -> str:
    """The title, with a number behind it where there is such a set already."""
    number, tried = 1, title
    while sets.titled(tried) is not None:
        number += 1
        tried = f"{title} ({number})"
    return tried


def lesson_table(store: Store, deck: str) -> Table:
    """A lesson with this deck, for whoever learned last or played last."""
    game = games.lesson_game().slug
    before = store.last_table(game)
    if before is not None:
        return msgspec.structs.replace(before, deck=deck)
    person = next(iter(store.people()), None)
    return Table(game, (Player(person.name if person else "", person.mark if person else 0),), {}, deck)
