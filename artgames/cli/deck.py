"""List the decks of this machine, or check that our own collection is complete and sound."""

import argparse
from pathlib import Path

import msgspec

from artgames import paths
from artgames.decks import Deck, Library
from artgames.decks.importing.collection_check import check_collection


class Listed(msgspec.Struct, frozen=True):
    """A deck in the list: how many cards it has, and for which questions."""

    slug: str
    title: str
    cards: int
    dated: int
    portraits: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="look at every card of our own packs; takes some seconds")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--data", metavar="DIR", type=Path, help="the folder that the library is looked for in")


def run(args: argparse.Namespace) -> int:
    library = Library.open(paths.data_dir(args.data), paths.cache_dir(args.data))
    return _check(library, as_json=args.json) if args.check else _list(library, as_json=args.json)


def _list(library: Library, *, as_json: bool) -> int:
    listed = [_listed(deck) for deck in library.decks]
    if as_json:
        print(msgspec.json.encode({"decks": listed, "problems": library.messages}).decode())
        return 0
    for deck in listed:
        facts = f"{deck.cards} cards, {deck.dated} with a date, {deck.portraits} portraits"
        print(f"{deck.slug:<24} {deck.title}: {facts}")
    for message in library.messages:
        print(message)
    return 0


def _listed(deck: Deck) -> Listed:
    dated, portraits = deck.ids_for(("dates",)), deck.ids_for(("portraits",))
    return Listed(deck.slug, deck.title, len(deck.ids), len(dated), len(portraits))


def _check(library: Library, *, as_json: bool) -> int:
    checked = check_collection(library)
    if as_json:
        print(msgspec.json.encode(checked).decode())
    else:
        print(f"{checked.cards} cards, {checked.portraits} portraits, {checked.tiles} with a detail")
        print("\n".join(checked.problems) if checked.problems else "no problem")
    return 1 if checked.problems else 0
