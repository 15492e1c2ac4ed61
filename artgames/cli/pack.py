"""Make a pack of your own pictures, check one, add one to your decks, list them or take one away."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from artgames import paths
from artgames.cli import UsageProblem
from artgames.decks.importing.artpack import open_artpack, write_artpack
from artgames.decks.importing.errors import PackProblem
from artgames.decks.importing.installed_packs import Shelf
from artgames.decks.importing.manifest import SUFFIX, Made, Manifest
from artgames.decks.importing.pack_maker import make_pack
from artgames.decks.importing.remarks import Remark, grouped
from artgames.decks.importing.survey import survey
from artgames.decks.importing.wish import Wish

MOST_NAMED = 8
"""Sentences of one kind in a report; the rest is counted."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", required=True, metavar="make | check | add | list | remove")
    make = what.add_parser("make", help="make one file of a folder of pictures, to give away")
    make.add_argument("folder", metavar="DIR", type=Path)
    make.add_argument("--out", metavar="FILE", type=Path, help="where it goes; by default, named like the pack")
    add = what.add_parser("add", help="add a pack or a folder of pictures to your decks")
    add.add_argument("source", metavar="FILE|DIR", type=Path)
    for parts in (make, add):
        parts.add_argument("--title", metavar="TEXT", help="what the pack is called; by default like the folder")
        parts.add_argument("--licence", metavar="TEXT", default="", help="who may use the pictures for what")
        parts.add_argument("--credit", metavar="TEXT", default="", help="whom to thank for them")
        parts.add_argument("--table", metavar="FILE", type=Path, help="CSV, TSV, XLSX or JSON about the pictures")
    check = what.add_parser("check", help="look whether a pack or a folder of pictures is sound, and add nothing")
    check.add_argument("file", metavar="FILE|DIR", type=Path)
    check.add_argument("--table", metavar="FILE", type=Path, help="CSV, TSV, XLSX or JSON about the pictures")
    check.set_defaults(title="", licence="", credit="")
    listed = what.add_parser("list", help="the packs that were added")
    listed.add_argument("--json", action="store_true")
    remove = what.add_parser("remove", help="take a pack away; matches with it wait until it comes back")
    remove.add_argument("slug", metavar="SLUG")
    for parts in (make, add, check, listed, remove):
        parts.add_argument("--data", metavar="DIR", type=Path, help="the folder that packs are kept in")


def run(args: argparse.Namespace) -> int:
    command = {"make": _make, "add": _add, "check": _check, "list": _list, "remove": _remove}[args.what]
    try:
        command(args)
        return 0
    except PackProblem as problem:
        print(f"artgames: {problem}", file=sys.stderr)
        return 1


def _make(args: argparse.Namespace) -> None:
    with TemporaryDirectory() as work:
        made = _made(args, args.folder, Path(work))
        out = args.out or Path(f"{made.manifest.slug}{SUFFIX}")
        write_artpack(made.folder, made.manifest, out)
    _print_report(made.remarks)
    print(f"{out}: {_summary(made.manifest)}")


def _add(args: argparse.Namespace) -> None:
    shelf = Shelf(paths.data_dir(args.data))
    with shelf.workplace() as work:
        if args.source.is_dir():
            made = _made(args, args.source, work)
        else:
            made = open_artpack(args.source, work, progress=_progress)
        added = shelf.add(made)
    _print_report(made.remarks)
    print(f"{'Renewed' if added.was_there else 'Added'} {added.slug}: {_summary(made.manifest)}")


def _made(args: argparse.Namespace, folder: Path, work: Path) -> Made:
    if not folder.is_dir():
        raise UsageProblem(f"there is no folder {folder}")
    looked = survey([folder.resolve()], args.table)
    for column, role in zip(looked.table.headings if looked.table else (), looked.columns.roles, strict=False):
        print(f"column “{column}”: {role.value if role else 'not used'}")
    wish = Wish(args.title or folder.resolve().name, args.licence, args.credit)
    return make_pack(looked, wish, work, progress=_progress)


def _check(args: argparse.Namespace) -> None:
    with TemporaryDirectory() as work:
        is_folder = args.file.is_dir()
        made = (
            _made(args, args.file, Path(work)) if is_folder else open_artpack(args.file, Path(work), progress=_progress)
        )
    _print_report(made.remarks)
    print(f"{args.file}: {_summary(made.manifest)}")


def _list(args: argparse.Namespace) -> None:
    packs = Shelf(paths.data_dir(args.data)).packs()
    if args.json:
        told = [{"slug": pack.slug, "title": pack.title, "cards": len(pack.cards)} for pack in packs]
        print(msgspec.json.encode(told).decode())
        return
    for pack in packs:
        print(f"{pack.slug:<24} {pack.title}, {len(pack.cards)} cards")


def _remove(args: argparse.Namespace) -> None:
    Shelf(paths.data_dir(args.data)).remove(args.slug)
    print(f"Removed {args.slug}")


def _summary(manifest: Manifest) -> str:
    cards = manifest.cards
    dated, portraits = sum(card.begun is not None for card in cards), sum(card.portrait for card in cards)
    return f"“{manifest.title}”, {len(cards)} cards, {dated} with a date, {portraits} portraits"


def _print_report(remarks: Sequence[Remark]) -> None:
    for kind, some in grouped(remarks).items():
        print(f"{kind.value}:")
        for remark in some[:MOST_NAMED]:
            print(f"  {remark.sentence.render(())}")
        if len(some) > MOST_NAMED:
            print(f"  … and {len(some) - MOST_NAMED} more")


def _progress(done: int, total: int, _what: str) -> None:
    """A counting line for whoever watches; nothing where nobody does."""
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{done} of {total}", end=end, file=sys.stderr, flush=True)
