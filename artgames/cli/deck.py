"""List the decks of this machine, check that our own collection is complete and sound, or fetch the originals."""

import argparse
from pathlib import Path

import msgspec

from artgames import paths
from artgames.app.originals.command import fetch
from artgames.cli import UsageProblem
from artgames.decks import Deck, Library
from artgames.decks.collection_check import check_collection
from artgames.decks.originals.hosts import SOURCE
from artgames.decks.originals.wishes import megabytes, wishes_of


class Listed(msgspec.Struct, frozen=True):
    """A deck in the list: how many cards it has, and for which questions."""

    slug: str
    title: str
    cards: int
    dated: int
    portraits: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    told = "fetch photographs of the real paintings; says how much that is, and fetches nothing without --yes"
    parser.add_argument("what", nargs="?", choices=("originals",), help=told)
    parser.add_argument("--yes", action="store_true", help="fetch the originals")
    parser.add_argument("--more", action="store_true", help="and further paintings, as a deck of their own")
    parser.add_argument("--show", choices=("originals", "homages"), help="which of them hang in the decks")
    parser.add_argument("--check", action="store_true", help="look at every card of our own packs; takes some seconds")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--data", metavar="DIR", type=Path, help="the folder that the library is looked for in")


def run(args: argparse.Namespace) -> int:
    library = Library.open(paths.data_dir(args.data), paths.cache_dir(args.data), with_originals=not args.check)
    if args.check:
        return _check(library, as_json=args.json)
    return _originals(library, args) if args.what == "originals" else _list(library, as_json=args.json)


def _originals(library: Library, args: argparse.Namespace) -> int:
    originals = library.originals
    assert originals is not None
    if args.show:
        try:
            originals.show(args.show == "originals")
        except OSError as problem:
            raise UsageProblem(f"that could not be saved: {problem.strerror}") from None
        return 0
    wishes = wishes_of(library, originals)
    cards = (*wishes.collection, *(wishes.more if args.more else ()))
    for why in originals.state.failed.items():
        print(f"{why[0]:04d}: {why[1].render(())}")
    print(f"{len(cards)} originals to fetch from {SOURCE}, only public domain and CC0, about {megabytes(cards)} MB")
    if not args.yes or not cards:
        return 0
    return 1 if fetch(library, originals, cards, lambda text: print(text, flush=True)) else 0


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
