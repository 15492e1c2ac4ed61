"""The packs that were added on this machine, and the numbers that their cards have for ever."""

import re
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from artgames.decks.catalogue import PACK_BLOCK, Pack, Painting
from artgames.decks.checksums import one_a_line, sum_of
from artgames.decks.deck_folder import LIKENESS, LIST, SUMS
from artgames.decks.importing.errors import PackProblem, disk_problem
from artgames.decks.importing.image_features import make_table
from artgames.decks.importing.manifest import FORMAT, Made, Manifest
from artgames.decks.pack_replacement import WORK, put_in_place, recover
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.safe_files import own_folder, write_whole

IDS = "ids.json"
ORIGINS = "origins.json"
_STALE_SECONDS = 24 * 3600

NOT_HERE = QT_TRANSLATE_NOOP("packs", "There is no pack called “{slug}”.")
USED_UP = QT_TRANSLATE_NOOP("packs", "“{title}” has run out of card numbers; give it another name.")
UNREADABLE_IDS = QT_TRANSLATE_NOOP("packs", "The list of numbers {file} cannot be read, so no pack can be added.")


class Block(msgspec.Struct, frozen=True):
    """Ten thousand numbers that belong to one pack, and which picture has which of them."""

    block: int
    cards: dict[str, int] = {}  # local id by fingerprint of the original, or by file where there is none


class Added(NamedTuple):
    """A pack on the shelf."""

    slug: str
    title: str
    cards: int
    was_there: bool  # it took the place of an earlier state of itself
    ids: dict[int, int]  # the number of each card on this machine, by its number in the pack


class Shelf:
    """The folder `packs` in a person's data. Raises PackProblem where something cannot be read or written."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "packs"
        recover(self._folder)

    def packs(self) -> list[Pack]:
        """What is here, by title; a list that cannot be read is passed over, the library speaks of it."""
        found = []
        for file in sorted(self._folder.glob(f"*/{LIST}")):
            with suppress(OSError, msgspec.MsgspecError):
                found.append(msgspec.json.decode(file.read_bytes(), type=Pack))
        return sorted(found, key=lambda pack: pack.title.casefold())

    @contextmanager
    def workplace(self) -> Iterator[Path]:
        """An empty folder on the same disk, gone afterwards whatever happens."""
        place = self._folder / WORK
        try:
            own_folder(self._folder.parent)
            place.mkdir(parents=True, exist_ok=True)
            _sweep(place)
            work = Path(tempfile.mkdtemp(dir=place))
        except OSError as problem:
            raise disk_problem(problem) from None
        try:
            yield work
        finally:
            shutil.rmtree(work, ignore_errors=True)
            with suppress(OSError):
                place.rmdir()  # unless another one is at work there

    def add(self, made: Made) -> Added:
        """Put a pack on the shelf, whole or not at all; one that is there already becomes what it is now."""
        try:
            return self._add(made)
        except OSError as problem:
            raise disk_problem(problem) from None

    def remove(self, slug: str) -> None:
        """Take a pack away. Its numbers stay its own, in case it comes back."""
        if not re.fullmatch(r"[\w-]+", slug) or not (self._folder / slug / LIST).is_file():
            raise PackProblem(NOT_HERE, slug=slug)
        with self.workplace() as work:
            try:
                (self._folder / slug).rename(work / "removed")
            except OSError as problem:
                raise disk_problem(problem) from None

    def manifest(self, slug: str) -> tuple[Path, Manifest]:
        """A pack as it can be given away, and the folder of its pictures."""
        folder = self._folder / slug
        pack = next((pack for pack in self.packs() if pack.slug == slug), None)
        if pack is None:
            raise PackProblem(NOT_HERE, slug=slug)
        cards = tuple(msgspec.structs.replace(card, id=card.id % PACK_BLOCK) for card in pack.cards)
        fields = {"title": pack.title, "licence": pack.licence, "credit": pack.credit}
        return folder, Manifest(format=FORMAT, slug=slug, cards=cards, origins=self._origins(slug), **fields)

    # Inside

    def _add(self, made: Made) -> Added:
        blocks = self._blocks()
        slug, block = self._place_for(made.manifest, blocks)
        block, numbers = _numbered(made.manifest, block)
        cards = tuple(msgspec.structs.replace(card, id=numbers[card.id], origin="own") for card in made.manifest.cards)
        title = _titled(made.manifest, slug)
        _write_lists(made, slug, title, cards, numbers)
        self._write_blocks(blocks | {slug: block})  # before the pack is there: a number is rather lost than given twice
        was_there = put_in_place(made.folder, self._folder, slug)
        return Added(slug, title, len(cards), was_there, numbers)

    def _place_for(self, manifest: Manifest, blocks: Mapping[str, Block]) -> tuple[str, Block]:
        """The pack of this name that has the same pictures, or a place of its own beside packs of the same name."""
        names = [manifest.slug, *(f"{manifest.slug}-{count}" for count in range(2, 1000))]
        marks = set(_marks(manifest).values())
        for slug in names:
            if slug in blocks and len(marks & blocks[slug].cards.keys()) * 2 >= min(
                len(marks), len(blocks[slug].cards)
            ):
                return slug, blocks[slug]
        free = next(slug for slug in names if slug not in blocks and not (self._folder / slug).exists())
        return free, Block(1 + max((block.block for block in blocks.values()), default=0))

    def _blocks(self) -> dict[str, Block]:
        file = self._folder / IDS
        try:
            return msgspec.json.decode(file.read_bytes(), type=dict[str, Block])
        except FileNotFoundError:
            return {pack.slug: self._block_of(pack) for pack in self.packs() if pack.cards}
        except (OSError, msgspec.MsgspecError):
            raise PackProblem(UNREADABLE_IDS, file=str(file)) from None

    def _block_of(self, pack: Pack) -> Block:
        """The numbers of a pack on the shelf, as far as it tells itself."""
        origins = self._origins(pack.slug)
        return Block(
            pack.cards[0].id // PACK_BLOCK,
            {origins.get(card.file, card.file): card.id % PACK_BLOCK for card in pack.cards},
        )

    def _origins(self, slug: str) -> dict[str, str]:
        with suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode((self._folder / slug / ORIGINS).read_bytes(), type=dict[str, str])
        return {}

    def _write_blocks(self, blocks: Mapping[str, Block]) -> None:
        write_whole(self._folder / IDS, bytes(one_a_line(blocks)) + b"\n")


def _marks(manifest: Manifest) -> dict[int, str]:
    """By what each card is known again."""
    return {card.id: manifest.origins.get(card.file, card.file) for card in manifest.cards}


def _numbered(manifest: Manifest, block: Block) -> tuple[Block, dict[int, int]]:
    """The number of every card: the one its picture had before, its own if nobody ever had it, or the next one."""
    known, marks = dict(block.cards), _marks(manifest)
    taken, highest = set(known.values()), max(known.values(), default=0)
    for card, mark in marks.items():
        if mark not in known:
            known[mark] = card if card not in taken else highest + 1
            taken.add(known[mark])
            highest = max(highest, known[mark])
    if highest >= PACK_BLOCK:
        raise PackProblem(USED_UP, title=manifest.title)
    return Block(block.block, known), {card: block.block * PACK_BLOCK + known[mark] for card, mark in marks.items()}


def _titled(manifest: Manifest, slug: str) -> str:
    """A second pack of the same name says so."""
    count = slug.removeprefix(manifest.slug).removeprefix("-")
    return f"{manifest.title} ({count})" if count else manifest.title


def _write_lists(made: Made, slug: str, title: str, cards: tuple[Painting, ...], numbers: Mapping[int, int]) -> None:
    manifest, folder = made.manifest, made.folder
    pack = Pack(slug=slug, title=title, licence=manifest.licence, credit=manifest.credit, cards=cards)
    table = make_table({numbers[card]: measured for card, measured in made.measured.items()})
    (folder / LIST).write_bytes(msgspec.json.format(msgspec.json.encode(pack), indent=1) + b"\n")
    (folder / SUMS).write_bytes(bytes(one_a_line({card.file: sum_of(folder / card.file) for card in cards})) + b"\n")
    (folder / LIKENESS).write_bytes(msgspec.json.encode(table))
    (folder / ORIGINS).write_bytes(msgspec.json.encode(manifest.origins))


def _sweep(place: Path) -> None:
    """Throw away what a program left that was ended in the middle of its work."""
    for left in place.iterdir():
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > _STALE_SECONDS:
                shutil.rmtree(left)
