"""A pack as one file to give away: a zip with a manifest and the pictures, and nothing else.

Whoever sends one may mean harm, so nothing is believed: names, sizes and kinds are checked before anything is
written, and every picture is decoded before it is accepted.
"""

import shutil
import stat
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import BinaryIO

import msgspec

from artgames.decks.importing.errors import Cancelled, PackProblem, disk_problem, not_readable
from artgames.decks.importing.image_features import Measured
from artgames.decks.importing.manifest import MANIFEST, Made, Manifest
from artgames.decks.importing.pack_maker import Progress
from artgames.decks.importing.pack_validation import check_manifest, look_at_picture
from artgames.decks.importing.picture_reader import quiet_pillow
from artgames.engine.words import QT_TRANSLATE_NOOP

MOST_CARDS = 9_999
MOST_MANIFEST = 32 * 1024 * 1024
MOST_PICTURE = 64 * 1024 * 1024
MOST_BYTES = 8 * 1024**3
_CHUNK = 1 << 20
_PLAIN_DATE = (1980, 1, 1, 0, 0, 0)  # the same pack is the same file, whenever it is written

NO_ZIP = QT_TRANSLATE_NOOP("packs", "“{file}” is not a pack, or is damaged.")
NO_MANIFEST = QT_TRANSLATE_NOOP("packs", "“{file}” is not a pack: it has no list of cards.")
BAD_MANIFEST = QT_TRANSLATE_NOOP("packs", "The list of cards in “{file}” cannot be read.")
OUTSIDE = QT_TRANSLATE_NOOP("packs", "“{file}” tries to write outside its own folder ({name}), so it was rejected.")
LINK = QT_TRANSLATE_NOOP("packs", "“{file}” contains a link ({name}), so it was rejected.")
STRANGER = QT_TRANSLATE_NOOP(
    "packs", "“{file}” contains something that belongs to no card ({name}), so it was rejected."
)
DOUBLE = QT_TRANSLATE_NOOP("packs", "“{file}” contains two files with the same name ({name}), so it was rejected.")
MISSING = QT_TRANSLATE_NOOP("packs", "A picture is missing from “{file}”: {name}.")
LOCKED = QT_TRANSLATE_NOOP("packs", "“{file}” is password-protected.")
TOO_MANY = QT_TRANSLATE_NOOP("packs", "“{file}” contains too many files.")
BOMB = QT_TRANSLATE_NOOP("packs", "“{file}” would be far too large when unpacked, so it was rejected.")
NO_ROOM = QT_TRANSLATE_NOOP("packs", "Not enough disk space for “{file}”.")


def write_artpack(folder: Path, manifest: Manifest, target: Path) -> None:
    """Write a pack to give away; whole or not at all. Raises PackProblem."""
    fresh = target.with_name(f"{target.name}.part")
    try:
        with zipfile.ZipFile(fresh, "w", zipfile.ZIP_STORED) as pack:
            listed = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
            pack.writestr(zipfile.ZipInfo(MANIFEST, _PLAIN_DATE), listed, zipfile.ZIP_DEFLATED)
            for card in manifest.cards:
                with (folder / card.file).open("rb") as picture, pack.open(_entry(card.file, picture), "w") as into:
                    shutil.copyfileobj(picture, into, _CHUNK)
        fresh.replace(target)
    except OSError as problem:
        fresh.unlink(missing_ok=True)
        raise disk_problem(problem) from None


def _entry(name: str, picture: BinaryIO) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _PLAIN_DATE)
    entry.file_size = picture.seek(0, 2)
    picture.seek(0)
    return entry


def open_artpack(
    file: Path,
    work: Path,
    *,
    progress: Progress = lambda done, total, what: None,
    cancelled: Callable[[], bool] = bool,
) -> Made:
    """Unpack a pack into the empty folder `work`, if it is sound. Raises PackProblem, and Cancelled."""
    if not file.is_file():  # also a pipe, which would be read for ever
        raise not_readable(file)
    try:
        with zipfile.ZipFile(file) as pack:
            manifest = _checked(pack, file)
            _check_room(pack, file, work)
            measured = _unpack(pack, manifest, file, work, progress=progress, cancelled=cancelled)
        return Made(work, manifest, measured)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, UnicodeError, ValueError):
        raise PackProblem(NO_ZIP, file=file.name) from None
    except FileNotFoundError:
        raise not_readable(file) from None
    except OSError as problem:
        raise disk_problem(problem) from None


def _checked(pack: zipfile.ZipFile, file: Path) -> Manifest:
    """The list of cards, once everything that can be known without unpacking is as it should be."""
    entries = _check_entries(pack, file)
    if MANIFEST not in entries:
        raise PackProblem(NO_MANIFEST, file=file.name)
    if entries[MANIFEST].file_size > MOST_MANIFEST:
        raise PackProblem(BOMB, file=file.name)
    try:
        with pack.open(MANIFEST) as listed:
            manifest = msgspec.json.decode(listed.read(MOST_MANIFEST), type=Manifest)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise PackProblem(BAD_MANIFEST, file=file.name) from None
    check_manifest(manifest, file.name)
    pictures = {card.file for card in manifest.cards}
    for name in entries.keys() - pictures - {MANIFEST}:
        raise PackProblem(STRANGER, file=file.name, name=name[:80])
    for name in sorted(pictures - entries.keys()):
        raise PackProblem(MISSING, file=file.name, name=name)
    return manifest


def _check_entries(pack: zipfile.ZipFile, file: Path) -> dict[str, zipfile.ZipInfo]:
    entries = pack.infolist()
    if len(entries) > MOST_CARDS + 1:
        raise PackProblem(TOO_MANY, file=file.name)
    found: dict[str, zipfile.ZipInfo] = {}
    names: set[str] = set()
    for entry in entries:
        _check_entry(entry, file)
        if entry.filename.casefold() in names:
            raise PackProblem(DOUBLE, file=file.name, name=entry.filename)
        names.add(entry.filename.casefold())
        found[entry.filename] = entry
    unpacked = sum(entry.file_size for entry in entries)
    packed = sum(entry.compress_size for entry in entries)
    if unpacked > MOST_BYTES or packed > file.stat().st_size:  # parts that lie over one another are unpacked many times
        raise PackProblem(BOMB, file=file.name)
    return found


def _check_entry(entry: zipfile.ZipInfo, file: Path) -> None:
    name = entry.filename
    path = PurePosixPath(name)
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise PackProblem(LINK, file=file.name, name=name[:80])
    if path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name or entry.orig_filename != name:
        raise PackProblem(OUTSIDE, file=file.name, name=name[:80])
    if len(path.parts) != 1 or entry.is_dir() or not name.isprintable():
        raise PackProblem(STRANGER, file=file.name, name=name[:80])
    if entry.flag_bits & 0x1:
        raise PackProblem(LOCKED, file=file.name)
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise PackProblem(NO_ZIP, file=file.name)
    if entry.file_size > MOST_PICTURE:
        raise PackProblem(BOMB, file=file.name)


def _check_room(pack: zipfile.ZipFile, file: Path, work: Path) -> None:
    if shutil.disk_usage(work).free < sum(entry.file_size for entry in pack.infolist()) + MOST_PICTURE:
        raise PackProblem(NO_ROOM, file=file.name)


def _unpack(
    pack: zipfile.ZipFile,
    manifest: Manifest,
    file: Path,
    work: Path,
    *,
    progress: Progress,
    cancelled: Callable[[], bool],
) -> dict[int, Measured]:
    measured = {}
    with quiet_pillow():
        for done, card in enumerate(manifest.cards, 1):
            if cancelled():
                raise Cancelled
            with pack.open(card.file) as packed, (work / card.file).open("xb") as target:
                shutil.copyfileobj(packed, target, _CHUNK)  # never more than the size that was checked above
            measured[card.id] = look_at_picture(work / card.file, card, file.name)
            progress(done, len(manifest.cards), card.title)
    return measured
