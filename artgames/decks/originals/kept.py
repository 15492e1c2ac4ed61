"""The originals that are on this machine: one folder with the pictures and a list of them.

Each picture counts from the moment it is in the list, so that a run which was broken off goes on where it was.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from artgames.decks.catalogue import Pack, Painting
from artgames.decks.originals.hosts import SOURCE
from artgames.decks.similarity import Likeness
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.safe_files import own_folder, write_whole

FOLDER = "originals"
FAMOUS = QT_TRANSLATE_NOOP("decks", "Famous paintings")
"""What the deck of our atelier is called while it is not the atelier's pictures that hang there."""

_LIST = "originals.json"


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """An original, and what a label says of it."""

    wikidata: str  # of the painting; another one has come in its place if the card has another id now
    file: str
    size: int
    width: int
    height: int
    luminance: int
    credit: str
    licence: str
    page: str  # where Commons tells more


class State(msgspec.Struct, frozen=True):
    shown: bool = True
    cards: dict[int, Kept] = {}
    failed: dict[int, Sentence] = {}
    numbers: dict[int, str] = {}  # Wikidata's, of cards that came without one


class Originals:
    """Reads the list once; whoever changes it writes it at once. One thread writes at a time."""

    def __init__(self, data: Path) -> None:
        self.folder = data / FOLDER
        self._state: State | None = None

    @property
    def state(self) -> State:
        """Nothing is kept where the list cannot be read: what it named is fetched again when somebody wants it."""
        if self._state is None:
            self._state = State()
            with suppress(OSError, msgspec.MsgspecError):
                self._state = msgspec.json.decode((self.folder / _LIST).read_bytes(), type=State)
        return self._state

    def missing(self, cards: Iterable[Painting]) -> list[Painting]:
        """The cards whose original is not here."""
        return [card for card in cards if not card.retired and self.of(card) is None]

    def number_of(self, card: Painting) -> str:
        """Wikidata's number of a painting: the one it came with, or the one that was found; empty if neither."""
        return card.wikidata or self.state.numbers.get(card.id, "")

    def of(self, card: Painting) -> Kept | None:
        """The original of a card, if it is here and whole."""
        kept = self.state.cards.get(card.id)
        if kept is None or kept.wikidata != self.number_of(card):
            return None
        with suppress(OSError):
            return kept if (self.folder / kept.file).stat().st_size == kept.size else None
        return None

    def add(self, card: int, kept: Kept) -> None:
        """Raises OSError."""
        failed = {other: why for other, why in self.state.failed.items() if other != card}
        self._write(msgspec.structs.replace(self.state, cards={**self.state.cards, card: kept}, failed=failed))

    def add_number(self, card: int, number: str) -> None:
        """A painting was found on Wikidata, and need not be looked for again. Raises OSError."""
        self._write(msgspec.structs.replace(self.state, numbers={**self.state.numbers, card: number}))

    def add_failure(self, card: int, why: Sentence) -> None:
        """Raises OSError."""
        self._write(msgspec.structs.replace(self.state, failed={**self.state.failed, card: why}))

    def show(self, shown: bool) -> None:
        """Hang the originals, or our own pictures again. Raises OSError."""
        self._write(msgspec.structs.replace(self.state, shown=shown))

    def prepare(self) -> None:
        """Make the folder, and throw away what an earlier run left that nothing names. Raises OSError."""
        own_folder(self.folder.parent)
        own_folder(self.folder)
        named = {kept.file for kept in self.state.cards.values()}
        for file in self.folder.glob("*.jpg"):
            if file.name not in named:
                file.unlink(missing_ok=True)

    def hang(self, pack: Pack, pictures: Mapping[int, Path]) -> tuple[Pack, dict[int, Path]]:
        """The pack with originals in the place of its own pictures, as far as they are here; it thanks Commons, too."""
        found = {card.id: kept for card in pack.cards if (kept := self.of(card)) is not None}
        if not found:
            return pack, dict(pictures)
        cards = tuple(as_original(card, found[card.id]) if card.id in found else card for card in pack.cards)
        was_homage = any(card.is_homage and card.id in found for card in pack.cards)
        changed = {
            "title": FAMOUS if was_homage else pack.title,
            "credit": _once_each(pack.credit, SOURCE),
            "licence": _once_each(pack.licence, *(kept.licence for kept in found.values())),
        }
        files = {card: self.folder / kept.file for card, kept in found.items()}
        return msgspec.structs.replace(pack, cards=cards, **changed), {**pictures, **files}

    # Likeness

    def likeness(self, slug: str) -> Likeness | None:
        """What the cards of a pack look like with their originals; None if that was never measured."""
        file = self.likeness_file(slug)
        return Likeness.read(file) if file.is_file() else None

    def likeness_file(self, slug: str) -> Path:
        return self.folder / f"likeness_{slug}.json"

    def _write(self, state: State) -> None:
        own_folder(self.folder.parent)
        own_folder(self.folder)
        write_whole(self.folder / _LIST, msgspec.json.encode(state))
        self._state = state


def as_original(card: Painting, kept: Kept) -> Painting:
    """The same card with the painting itself on it: number, title and facts stay."""
    return msgspec.structs.replace(
        card,
        file=kept.file,
        width=kept.width,
        height=kept.height,
        crop=None,
        shows="painting",
        detail=_same_part(card, kept) if card.detail is not None else None,
        luminance=kept.luminance,
        lit=False,
        credit=kept.credit if card.is_homage else _once_each(card.credit, kept.credit),
        licence=kept.licence,
        origin="photograph",
    )


def _same_part(card: Painting, kept: Kept) -> tuple[int, int, int, int]:
    """The square that shows what the card's own detail showed: a homage has everything where the original has it."""
    left, top, width, height = card.shown
    x, y, side, _ = card.square
    middle = (x + side / 2 - left) / width * kept.width, (y + side / 2 - top) / height * kept.height
    length = round(min(side * kept.width / width, side * kept.height / height, kept.width, kept.height))
    corner = [round(at - length / 2) for at in middle]
    return (
        max(0, min(corner[0], kept.width - length)),
        max(0, min(corner[1], kept.height - length)),
        length,
        length,
    )


def _once_each(*texts: str) -> str:
    return " · ".join(dict.fromkeys(text for text in texts if text))
