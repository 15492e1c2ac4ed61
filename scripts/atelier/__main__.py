"""Paint the cards: `python -m scripts.atelier [numbers] [--all] [--draft] [--half] [--out DIR] [--sheet] [--check]`."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from scripts.atelier.gate import NEAREST, look_of, museum_looks, neighbours
from scripts.atelier.pictures import write_png
from scripts.atelier.sheet import Exhibit, contact_sheet
from scripts.atelier.surface import LONG_SIDE
from scripts.atelier.workshop import BUILD, CARDS, Order, Work, card_file, load, painting_files, render_changed


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m scripts.atelier", description="Paints the cards of the atelier.")
    parser.add_argument("cards", nargs="*", type=int, help="numbers of paintings; none means all, with --all")
    parser.add_argument("--all", action="store_true", help="every painting that changed")
    parser.add_argument("--draft", action="store_true", help="the composition alone, without strokes")
    parser.add_argument("--half", action="store_true", help="half size")
    parser.add_argument("--png", action="store_true", help="write a PNG beside each card")
    parser.add_argument("--out", type=Path, default=CARDS, help="folder for private drafts")
    parser.add_argument("--sheet", type=Path, nargs="?", const=BUILD / "sheet.png", help="write a contact sheet")
    parser.add_argument("--no-captions", action="store_true", help="a contact sheet to name the paintings on")
    parser.add_argument("--check", action="store_true", help="measure how far cards are from looking alike")
    return parser.parse_args(words)


def check(works: Sequence[Work], order: Order) -> bool:
    """Print each card's nearest neighbour; False if one is too near."""
    every = {card: card_file(card, order) for card in painting_files()}
    wanted = {work.homage.card for work in works}
    looks = {f"{card:04}": look_of(path) for card, path in every.items() if path.is_file()}
    found = [pair for pair in neighbours(looks, museum_looks()) if int(pair.card) in wanted]
    for pair in sorted(found, key=lambda pair: pair.distance):
        verdict = "" if pair.distance >= NEAREST else "  too near"
        print(f"{pair.card}  {pair.distance:5.1f}  {pair.other}{verdict}")
    return all(pair.distance >= NEAREST for pair in found)


def hang(works: Sequence[Work], order: Order, to: Path, captions: bool) -> None:
    exhibits = [
        Exhibit(card_file(work.homage.card, order), f"{work.homage.card:04}  {work.homage.title}")
        for work in works
        if card_file(work.homage.card, order).is_file()
    ]
    write_png(to, contact_sheet(exhibits, captions=captions))
    print(to)


def main(words: Sequence[str] | None = None) -> int:
    wanted = arguments(words)
    if (wanted.draft or wanted.half) and wanted.out == CARDS:
        print("A draft or half size needs --out: it must not take the place of the card.")
        return 2
    files = painting_files()
    missing = [card for card in wanted.cards if card not in files]
    if missing:
        print("There is no painting", ", ".join(f"{card:04}" for card in missing))
        return 2
    works = [load(files[card]) for card in wanted.cards or files]
    pixels = LONG_SIDE // 2 if wanted.half else LONG_SIDE
    order = Order(wanted.out.resolve(), pixels, not wanted.draft, wanted.png)
    if wanted.cards or wanted.all:
        count = render_changed(works, order, print)
        print(f"{count} painted, {len(works) - count} as they were")
    if wanted.sheet is not None:
        hang(works, order, wanted.sheet, not wanted.no_captions)
    return 0 if not wanted.check or check(works, order) else 1


if __name__ == "__main__":
    raise SystemExit(main())
