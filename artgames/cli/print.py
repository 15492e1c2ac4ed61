"""Make a PDF to print: cards of a deck or a set, number tokens, score pads, rules, a catalogue, or answer sheets."""

import argparse
import os
import sys
from pathlib import Path
from typing import Literal

from artgames import games, paths
from artgames.app.help.markdown_guide import read_guide
from artgames.cli import UsageProblem
from artgames.cli.tables import load_game
from artgames.decks import Deck, Library
from artgames.decks.filters import plain
from artgames.printing import Document, GamePad, GameRules, PaperProblem, Wish, compose, content_of, write_pdf
from artgames.printing.headless import begin

KINDS = ("deck", "tokens", "pads", "rules", "booklet", "answers")
OF_PAINTINGS = ("deck", "booklet", "answers")
PAPERS: dict[str, Literal["A4", "Letter"]] = {"a4": "A4", "letter": "Letter"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=KINDS, metavar=" | ".join(KINDS))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--deck", metavar="SLUG", help="which deck (see artgames deck); by default all paintings")
    which.add_argument("--set", metavar="NAME", help="a set that was saved in the collection")
    parser.add_argument("--game", metavar="SLUG", help="the pad or the rules of this game only")
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4")
    parser.add_argument("--per-page", type=int, choices=(6, 9), default=9, help="cards on a page")
    parser.add_argument(
        "--label", choices=("none", "back", "below"), default="none", help="where title and artist are on a card"
    )
    parser.add_argument("--pictures", action="store_true", help="answer sheets show the paintings")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="where the PDF goes")
    parser.add_argument("--data", metavar="DIR", type=Path, help="the folder that the library is looked for in")


def run(args: argparse.Namespace) -> int:
    deck = _deck(args) if args.what in OF_PAINTINGS else None
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no window is opened
    qt = begin()
    document = _document(args, deck)
    try:
        write_pdf(document, args.out.absolute())
    except PaperProblem as problem:
        print(f"artgames: {problem}", file=sys.stderr)
        return 1
    pages = len(document.pages)
    print(f"{args.out}: {document.title}, {pages} page{'s' if pages > 1 else ''}")
    del qt
    return 0


def _document(args: argparse.Namespace, deck: Deck | None) -> Document:
    wish = Wish(args.what, PAPERS[args.paper], args.per_page, args.label, args.pictures)
    wanted = [load_game(args.game)] if args.game else [*games.every()]
    pads = [GamePad(game.info.title, game.pad) for game in wanted]
    rules = [GameRules(game.info.title, read_guide(game.slug, "").for_paper) for game in wanted if args.what == "rules"]
    return compose(wish, content_of(deck) if deck is not None else None, pads, rules)


def _deck(args: argparse.Namespace) -> Deck:
    library = Library.open(paths.data_dir(args.data), paths.cache_dir(args.data))
    if args.set is not None:
        chosen = next((one for one in library.sets if plain(one.title) == plain(args.set)), None)
        found = library.deck(chosen.deck_slug) if chosen is not None else None
        missing = f"there is no set called “{args.set}”, or it is empty"
    else:
        found = library.deck(args.deck) if args.deck else library.first_choice()
        missing = (
            f"there is no deck called “{args.deck}” (artgames deck lists them)" if args.deck else "there is no deck"
        )
    if found is None:
        raise UsageProblem(missing)
    return found
