"""Packs that were added on this machine, made of some of the museum's pictures."""

import hashlib
from pathlib import Path

import msgspec

from artgames.decks import Library, Pack

BLOCK = 30_000


def add_pack(data: Path, slug: str, title: str, count: int, *, undated: bool = False) -> None:
    """A pack of so many cards in the folder where added packs are looked for."""
    museum = Library.open(data / "none", data / "none").deck("met")
    assert museum is not None
    folder = data / "packs" / slug
    folder.mkdir(parents=True)
    first = BLOCK + 10_000 * len(list((data / "packs").iterdir()))
    cards, sums = [], {}
    for number, card in enumerate(museum.ids[:count]):
        content = museum.picture(card).read_bytes()
        painting = msgspec.structs.replace(museum.painting(card), id=first + number, file=f"{number}.jpg")
        if undated:
            painting = msgspec.structs.replace(painting, begun=None, completed=None, dated="")
        cards.append(painting)
        (folder / painting.file).write_bytes(content)
        sums[painting.file] = (len(content), hashlib.sha256(content).hexdigest())
    pack = Pack(slug=slug, title=title, licence="CC0 1.0", credit="Nobody", cards=tuple(cards))
    (folder / "pack.json").write_bytes(msgspec.json.encode(pack))
    (folder / "sums.json").write_bytes(msgspec.json.encode(sums))
