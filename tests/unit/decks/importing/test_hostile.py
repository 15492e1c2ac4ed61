"""Packs that mean harm, or were only damaged, are refused with a sentence and leave nothing behind."""

import io
import os
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageFile

from artgames.decks.importing import artpack, pack_validation
from artgames.decks.importing.artpack import open_artpack
from artgames.decks.importing.errors import PackProblem
from artgames.decks.importing.image_arrays import for_measuring
from artgames.decks.importing.installed_packs import Shelf
from artgames.decks.importing.manifest import MANIFEST
from artgames.decks.importing.table_reader import read_table
from tests.support.import_pictures import picture


def jpeg(number: int = 1, size: tuple[int, int] = (60, 40)) -> bytes:
    raw = io.BytesIO()
    picture(number, size).save(raw, "JPEG")
    return raw.getvalue()


def card(number: int = 1, **changed: Any) -> dict[str, Any]:
    return {"id": number, "title": f"T{number}", "file": f"{number:04d}.jpg", "width": 60, "height": 40} | changed


def manifest(*cards: dict[str, Any], **changed: Any) -> bytes:
    told = {"format": 1, "slug": "gift", "title": "Gift", "licence": "", "credit": "", "cards": cards or (card(),)}
    return msgspec.json.encode(told | changed)


def zipped(entries: dict[str, bytes] | list[tuple[str | zipfile.ZipInfo, bytes]]) -> bytes:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w") as pack:
        for name, content in entries.items() if isinstance(entries, dict) else entries:
            pack.writestr(name, content)
    return raw.getvalue()


def pack(*cards: dict[str, Any], pictures: dict[str, bytes] | None = None, **changed: Any) -> bytes:
    return zipped({MANIFEST: manifest(*cards, **changed)} | ({"0001.jpg": jpeg()} if pictures is None else pictures))


def with_entry(name: str, content: bytes = b"x") -> bytes:
    return zipped({MANIFEST: manifest(), "0001.jpg": jpeg(), name: content})


def link() -> bytes:
    entry = zipfile.ZipInfo("0001.jpg")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return zipped([(MANIFEST, manifest()), (entry, b"/etc/passwd")])


def twice(name: str, other: str) -> bytes:
    raw = zipped([(MANIFEST, manifest()), ("0001.jpg", jpeg()), ("0002.jpg", jpeg(2))])
    return raw.replace(b"0001.jpg", name.encode()).replace(b"0002.jpg", other.encode())


def locked() -> bytes:
    raw = bytearray(pack())
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = raw.find(mark)
        while at >= 0:
            raw[at + place] |= 1
            at = raw.find(mark, at + 1)
    return bytes(raw)


def lying_size() -> bytes:
    """A picture whose entry says that it is small, while the stream goes on and on."""
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr(MANIFEST, manifest())
        made.writestr("0001.jpg", jpeg() + bytes(50_000_000))
    content = bytearray(raw.getvalue())
    at = content.rfind(b"PK\x01\x02")
    content[at + 24 : at + 28] = struct.pack("<I", len(jpeg()))
    return bytes(content)


def overlapping() -> bytes:
    """Many entries that are one and the same piece of the file."""
    content = bytearray(zipped([(MANIFEST, manifest()), ("0001.jpg", jpeg()), ("0002.jpg", bytes(200_000))]))
    first = content.rfind(b"PK\x01\x02", 0, content.rfind(b"PK\x01\x02"))
    last = content.rfind(b"PK\x01\x02")
    content[first + 20 : first + 28] = content[last + 20 : last + 28]
    content[first + 42 : first + 46] = content[last + 42 : last + 46]
    return bytes(content)


def with_method(method: int) -> bytes:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", method) as made:
        made.writestr(MANIFEST, manifest())
        made.writestr("0001.jpg", jpeg())
    return raw.getvalue()


HARM: dict[str, tuple[Callable[[], bytes], str]] = {
    # No pack at all
    "empty": (lambda: b"", "is not a pack, or is damaged"),
    "words": (lambda: b"hello", "is not a pack, or is damaged"),
    "picture": (jpeg, "is not a pack, or is damaged"),
    "truncated": (lambda: pack()[:-30], "is not a pack, or is damaged"),
    "half": (lambda: pack()[: len(pack()) // 2], "is not a pack, or is damaged"),
    "flipped": (lambda: pack().replace(jpeg()[100:140], b"\xff" * 40), "is not a pack, or is damaged"),
    "no list": (lambda: zipped({"0001.jpg": jpeg()}), "it has no list of cards"),
    "empty zip": (lambda: zipped({}), "it has no list of cards"),
    "list in a folder": (lambda: zipped({f"x/{MANIFEST}": manifest()}), "belongs to no card"),
    # Names
    "upwards": (lambda: with_entry("../evil.jpg"), "outside its own folder"),
    "far upwards": (lambda: with_entry("a/../../../../etc/passwd"), "outside its own folder"),
    "absolute": (lambda: with_entry("/etc/evil.jpg"), "outside its own folder"),
    "windows": (lambda: with_entry("..\\evil.jpg"), "outside its own folder"),
    "drive": (lambda: with_entry("C:evil.jpg"), "outside its own folder"),
    "zero in the name": (lambda: with_entry("0002.jpg").replace(b"0002.jpg", b"00\x002.jpg"), "rejected"),
    "link": (link, "contains a link"),
    "stranger": (lambda: with_entry("setup.exe", b"MZ"), "belongs to no card (setup.exe)"),
    "folder": (lambda: with_entry("more/"), "belongs to no card"),
    "same name": (lambda: twice("0001.jpg", "0001.jpg"), "two files with the same name"),
    "same name on windows": (lambda: twice("0001.jpg", "0001.JPG"), "two files with the same name"),
    "locked": (locked, "password-protected"),
    "missing picture": (lambda: pack(pictures={}), "A picture is missing"),
    # Bombs
    "declared bomb": (lambda: with_entry("0002.jpg", bytes(artpack.MOST_PICTURE + 1)), "far too large"),
    "lying size": (lying_size, "is not a pack, or is damaged"),
    "overlapping": (overlapping, "far too large"),
    "bzip2": (lambda: with_method(zipfile.ZIP_BZIP2), "is not a pack, or is damaged"),
    "lzma": (lambda: with_method(zipfile.ZIP_LZMA), "is not a pack, or is damaged"),
    # The list
    "no json": (lambda: zipped({MANIFEST: b"{"}), "cannot be read"),
    "wrong type": (lambda: zipped({MANIFEST: b"[1, 2]"}), "cannot be read"),
    "wrong field": (lambda: pack(card(title=7)), "cannot be read"),
    "deep": (lambda: zipped({MANIFEST: b'{"cards":' + b"[" * 300_000}), "cannot be read"),
    "not unicode": (lambda: zipped({MANIFEST: manifest().replace(b"Gift", b"\xff\xfe\xff\xfe")}), "cannot be read"),
    "number without end": (lambda: zipped({MANIFEST: manifest().replace(b":60", b":" + b"9" * 400)}), "impossible"),
    "newer": (lambda: pack(format=99), "newer version"),
    "older than old": (lambda: pack(format=0), "format 0"),
    "no cards": (lambda: zipped({MANIFEST: manifest(cards=())}), "0 cards"),
    "id 0": (lambda: pack(card(id=0)), "id out of range"),
    "id negative": (lambda: pack(card(id=-5)), "id out of range"),
    "id of another block": (lambda: pack(card(id=10_000)), "id out of range"),
    "id twice": (lambda: pack(card(), card(1, file="0002.jpg")), "the same id twice"),
    "file twice": (lambda: pack(card(), card(2, file="0001.jpg")), "the same file twice"),
    "file upwards": (lambda: pack(card(file="../0001.jpg")), "file '../0001.jpg'"),
    "file of the list": (lambda: pack(card(file="pack.json")), "file 'pack.json'"),
    "file of windows": (lambda: pack(card(file="con")), "file 'con'"),
    "slug upwards": (lambda: pack(slug="../met"), "slug '../met'"),
    "slug of the house": (lambda: pack(slug="met"), "slug 'met'"),
    "slug of a mixture": (lambda: pack(slug="met+atelier"), "slug"),
    "slug of a set": (lambda: pack(slug="set:winter"), "slug"),
    "no slug": (lambda: pack(slug=""), "slug ''"),
    "long slug": (lambda: pack(slug="x" * 500), "slug"),
    "no title": (lambda: pack(title="  "), "no title"),
    "long title": (lambda: pack(title="x" * 50_000), "50000 signs"),
    "signs that do not print": (lambda: pack(card(artist="a\u202eb")), "do not print"),
    "years": (lambda: pack(card(begun=1900, completed=1800)), "years 1900 to 1800"),
    "half a date": (lambda: pack(card(begun=1900)), "years 1900 to None"),
    "far future": (lambda: pack(card(begun=10**12, completed=10**12)), "years"),
    "born": (lambda: pack(card(born=10**9)), "year 1000000000"),
    "size": (lambda: pack(card(height_cm=-3.0)), "-3.0 cm"),
    "crop": (lambda: pack(card(crop=(0, 0, 600, 400))), "crop"),
    "detail": (lambda: pack(card(detail=(-1, 0, 5, 5))), "detail"),
    "pixels": (lambda: pack(card(width=10**9)), "pixels"),
    "origins": (lambda: pack(origins={"0001.jpg": "../x"}), "origins"),
    "origins of nobody": (lambda: pack(origins={"0009.jpg": "ab"}), "origins of no card"),
    # Pictures
    "words as a picture": (lambda: pack(pictures={"0001.jpg": b"hello"}), "not the picture it claims to be"),
    "program as a picture": (lambda: pack(pictures={"0001.jpg": b"MZ" + bytes(99)}), "not the picture"),
    "cut picture": (lambda: pack(pictures={"0001.jpg": jpeg()[:-200]}), "not the picture"),
    "other format": (
        lambda: pack(card(file="0001.png"), pictures={"0001.png": jpeg()}),
        "“0001.png” in “gift.artpack” is not the picture",
    ),
    "other size": (lambda: pack(pictures={"0001.jpg": jpeg(1, (70, 40))}), "not the picture"),
}  # fmt: skip


@pytest.mark.parametrize("name", HARM)
def test_harm_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    make, sentence = HARM[name]
    file = tmp_path / "gift.artpack"
    file.write_bytes(make())
    shelf = Shelf(tmp_path / "data")
    with pytest.raises(PackProblem) as refused, shelf.workplace() as work:
        shelf.add(open_artpack(file, work))
    said = str(refused.value)
    assert sentence in said and said.endswith(".") and "gift.artpack" in said
    assert len(said) < 300
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [file], "nothing is left behind"


def test_there_are_more_than_forty() -> None:
    assert len(HARM) > 60


def test_the_unharmed_pack_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "gift.artpack"
    file.write_bytes(pack())
    shelf = Shelf(tmp_path / "data")
    with shelf.workplace() as work:
        assert shelf.add(open_artpack(file, work)).cards == 1
    extra = tmp_path / "deflated.artpack"
    extra.write_bytes(with_method(zipfile.ZIP_DEFLATED))
    with shelf.workplace() as work:
        assert shelf.add(open_artpack(extra, work)).was_there


def test_too_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "gift.artpack"
    file.write_bytes(with_entry("0002.jpg"))
    monkeypatch.setattr(artpack, "MOST_CARDS", 1)
    with pytest.raises(PackProblem, match="contains too many files"):
        open_artpack(file, tmp_path)


def test_a_disk_without_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "gift.artpack"
    file.write_bytes(pack())
    monkeypatch.setattr(artpack, "MOST_PICTURE", 10**15)
    with pytest.raises(PackProblem, match="Not enough disk space"):
        open_artpack(file, tmp_path)


def test_a_pack_that_is_gone(tmp_path: Path) -> None:
    with pytest.raises(PackProblem, match="cannot be opened"):
        open_artpack(tmp_path / "gone.artpack", tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are a matter of POSIX")
def test_a_pipe_is_no_pack_and_no_table_and_nobody_waits_for_it(tmp_path: Path) -> None:
    for name in ("gift.artpack", "list.csv"):
        os.mkfifo(tmp_path / name)
    with pytest.raises(PackProblem, match="cannot be opened"):
        open_artpack(tmp_path / "gift.artpack", tmp_path / "work")
    with pytest.raises(PackProblem):
        read_table(tmp_path / "list.csv")


def png(size: tuple[int, int]) -> bytes:
    raw = io.BytesIO()
    picture(1, size).save(raw, "PNG")
    return raw.getvalue()


def test_what_would_take_too_much_memory_is_refused_before_it_is_decoded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pack_validation, "MOST_DECODED", 4 * 2000 * 1000)
    monkeypatch.setattr(ImageFile.ImageFile, "load", forbidden)
    large = card(file="0001.png", width=2000, height=1001)
    file = tmp_path / "gift.artpack"
    file.write_bytes(pack(large, pictures={"0001.png": png((2000, 1001))}))
    (tmp_path / "work").mkdir()
    with pytest.raises(PackProblem, match=r"“0001\.png” in “gift\.artpack” is too large: 2000 × 1001 pixels"):
        open_artpack(file, tmp_path / "work")


def test_a_webp_counts_with_the_copies_of_its_decoder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_validation, "MOST_DECODED", 16 * 2000 * 1000)
    raw = io.BytesIO()
    picture(1, (2000, 1001)).save(raw, "WEBP", quality=1, method=0)
    file = tmp_path / "gift.artpack"
    large = card(file="0001.webp", width=2000, height=1001)
    file.write_bytes(pack(large, pictures={"0001.webp": raw.getvalue()}))
    (tmp_path / "work").mkdir()
    with pytest.raises(PackProblem, match=r"is too large: 2000 × 1001 pixels\. Save it smaller\."):
        open_artpack(file, tmp_path / "work")


def forbidden(*_: object) -> None:
    raise AssertionError("it was decoded")


def test_a_large_photograph_is_decoded_at_a_reduced_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_validation, "MOST_DECODED", 4 * 2000 * 1000)
    seen: list[tuple[int, int]] = []

    def watch(image: Image.Image) -> Image.Image:
        seen.append(image.size)
        return for_measuring(image)

    monkeypatch.setattr(pack_validation, "for_measuring", watch)
    file = tmp_path / "gift.artpack"
    large = card(width=4000, height=3000)
    file.write_bytes(pack(large, pictures={"0001.jpg": jpeg(1, (4000, 3000))}))
    (tmp_path / "work").mkdir()
    assert len(open_artpack(file, tmp_path / "work").measured) == 1
    assert max(seen[0]) <= 1000
