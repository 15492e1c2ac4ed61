"""A museum of three small pictures that tests may spoil."""

import hashlib
from pathlib import Path

import msgspec

from artgames.decks import Library, Pack, Painting
from artgames.decks.deck_folder import PackSource


class SmallMuseum:
    """Three pictures with their card list and sums, in folders of their own."""

    titles = ("Red", "Green", "Blue")

    def __init__(self, root: Path) -> None:
        self.lists, self.pictures, self.cache = root / "met", root / "pictures", root / "cache"
        self.lists.mkdir()
        self.pictures.mkdir()
        sums = {}
        for title in self.titles:
            content = title.encode() * 100
            self.file(title).write_bytes(content)
            sums[self.file(title).name] = (len(content), hashlib.sha256(content).hexdigest())
        cards = tuple(
            Painting(id=1001 + place, title=title, file=self.file(title).name, width=3, height=2)
            for place, title in enumerate(self.titles)
        )
        pack = Pack(slug="met", title="Small Museum", licence="CC0 1.0", credit="Nobody", cards=cards)
        (self.lists / "pack.json").write_bytes(msgspec.json.encode(pack))
        (self.lists / "sums.json").write_bytes(msgspec.json.encode(sums))

    def file(self, title: str) -> Path:
        return self.pictures / f"{title.lower()}.jpg"

    def open(self) -> Library:
        return Library([PackSource(self.lists, self.pictures, self.cache)])
