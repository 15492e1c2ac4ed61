"""Every kind of picture file is read, upright and in the right colours; a broken one is refused with a sentence."""

import io
import subprocess
import sys
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageCms

from artgames.decks.importing import picture_reader
from artgames.decks.importing.colour_profiles import GROUND
from artgames.decks.importing.errors import PackProblem
from artgames.decks.importing.memory_budget import MOST_BYTES, Budget
from artgames.decks.importing.pack_maker import make_pack
from artgames.decks.importing.picture_reader import read_original
from artgames.decks.importing.survey import survey
from artgames.decks.importing.wish import Wish

ORIENTATION = 0x0112
RED, BLUE = (200, 30, 40), (20, 40, 180)


def two_halves(size: tuple[int, int] = (64, 40)) -> Image.Image:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", size, RED)
    image.paste(BLUE, (size[0] // 2, 0, *size))
    return image


def near(image: Image.Image, at: tuple[int, int], colour: tuple[int, ...], tolerance: int = 12) -> bool:
    found = image.getpixel(at)
    assert isinstance(found, tuple)
    return all(abs(one - other) <= tolerance for one, other in zip(found, colour, strict=True))


@pytest.mark.parametrize("suffix", ["jpg", "png", "webp", "tif", "bmp", "gif"])
def test_all_formats_are_read(folder: Path, suffix: str) -> None:
    file = folder / f"picture.{suffix}"
    two_halves().save(file)
    read = read_original(file, Budget())
    assert (read.image.mode, read.image.size, read.width, read.height) == ("RGB", (64, 40), 64, 40)
    assert near(read.image, (8, 20), RED) and near(read.image, (56, 20), BLUE)


def test_a_wrong_suffix_does_not_matter(folder: Path) -> None:
    file = folder / "picture.png"
    two_halves().save(file, "JPEG")
    assert read_original(file, Budget()).image.size == (64, 40)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "TIFF", "WEBP"])
@pytest.mark.parametrize(("orientation", "left"), [(1, RED), (2, BLUE), (3, BLUE), (4, RED)])
def test_pictures_are_turned_upright(folder: Path, kind: str, orientation: int, left: tuple[int, ...]) -> None:
    read = read_turned(folder, kind, orientation)
    assert read.image.size == (64, 40)
    assert near(read.image, (4, 20), left)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "TIFF", "WEBP"])
@pytest.mark.parametrize(("orientation", "top"), [(5, RED), (6, RED), (7, BLUE), (8, BLUE)])
def test_pictures_of_a_camera_held_upright(folder: Path, kind: str, orientation: int, top: tuple[int, ...]) -> None:
    read = read_turned(folder, kind, orientation)
    assert (read.image.size, read.width, read.height) == ((40, 64), 40, 64)
    assert near(read.image, (20, 4), top)


def read_turned(folder: Path, kind: str, orientation: int) -> picture_reader.Original:
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    file = folder / "turned"
    two_halves().save(file, kind, exif=exif)
    return read_original(file, Budget())


@pytest.mark.usefixtures("quiet")
def test_damaged_notes_of_a_camera_do_not_matter(folder: Path) -> None:
    file = folder / "notes.jpg"
    two_halves().save(file, exif=b"Exif\0\0II*\0\xff\xff\xff\xff nonsense")
    assert read_original(file, Budget()).image.size == (64, 40)


def test_transparency_shows_a_neutral_ground(folder: Path) -> None:
    image = two_halves().convert("RGBA")
    image.putalpha(Image.new("L", image.size, 0))
    for name in ("clear.png", "clear.webp", "clear.tif"):
        image.save(folder / name)
        assert near(read_original(folder / name, Budget()).image, (5, 5), GROUND, 3), name


@pytest.mark.usefixtures("quiet")
def test_palettes_and_their_transparency(folder: Path) -> None:
    image = two_halves().quantize(8)
    see_through = image.getpixel((60, 20))
    image.save(folder / "palette.gif", transparency=see_through)
    image.save(folder / "palette.png", transparency=bytes([0 if entry == see_through else 255 for entry in range(8)]))
    for name in ("palette.gif", "palette.png"):
        read = read_original(folder / name, Budget()).image
        assert near(read, (4, 20), RED) and near(read, (60, 20), GROUND), name


def test_only_the_first_picture_of_a_film_is_taken(folder: Path) -> None:
    red, blue = Image.new("RGB", (20, 20), RED), Image.new("RGB", (20, 20), BLUE)
    for name in ("film.gif", "film.webp", "film.tif", "film.png"):
        red.save(folder / name, save_all=True, append_images=[blue])
        assert near(read_original(folder / name, Budget()).image, (5, 5), RED), name


@pytest.mark.parametrize("name", ["print.jpg", "print.tif"])
def test_inks_of_a_print_shop(folder: Path, name: str) -> None:
    two_halves().convert("CMYK").save(folder / name)
    read = read_original(folder / name, Budget()).image
    assert near(read, (8, 20), RED, 20) and near(read, (56, 20), BLUE, 20)


def test_a_profile_is_followed(folder: Path) -> None:
    """A profile in which red means blue: if it was ignored, it would show."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    swapped = profile.replace(b"rXYZ", b"????").replace(b"bXYZ", b"rXYZ").replace(b"????", b"bXYZ")
    for name in ("sRGB".encode("utf-16-be"), b"sRGB"):
        swapped = swapped.replace(name, name.replace(b"s", b"t"))
    two_halves().save(folder / "swapped.png", icc_profile=swapped)
    two_halves().save(folder / "plain.png", icc_profile=profile)
    assert near(read_original(folder / "swapped.png", Budget()).image, (8, 20), RED[::-1])
    assert near(read_original(folder / "plain.png", Budget()).image, (8, 20), RED)


def test_a_profile_that_does_not_fit_is_ignored(folder: Path) -> None:
    of_other_colours = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    for profile in (b"no profile at all", of_other_colours):
        two_halves().save(folder / "odd.jpg", icc_profile=profile)
        assert near(read_original(folder / "odd.jpg", Budget()).image, (8, 20), RED)


def test_colours_of_a_laboratory(folder: Path) -> None:
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB"))
    screen = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    image = ImageCms.profileToProfile(two_halves(), screen, lab, outputMode="LAB")
    assert image is not None
    image.save(folder / "lab.tif")
    assert near(read_original(folder / "lab.tif", Budget()).image, (8, 20), RED)


@pytest.mark.parametrize(("most", "expected"), [(65535, 255), (4095, 255), (32767, 127)])
def test_grey_of_sixteen_bits(folder: Path, most: int, expected: int) -> None:
    values = np.linspace(0, most, 200).astype(np.uint16).reshape(10, 20)
    Image.fromarray(values).save(folder / "scan.png")
    Image.fromarray(values).save(folder / "scan.tif")
    for name in ("scan.png", "scan.tif"):
        read = np.asarray(read_original(folder / name, Budget()).image)
        assert read[0, 0, 0] == 0 and abs(int(read[-1, -1, 0]) - expected) <= 1, name


def test_numbers_without_a_scale_are_spread(folder: Path) -> None:
    values = np.linspace(-3.5, 8.25, 200).astype(np.float32).reshape(10, 20)
    values[0, 1] = np.nan
    Image.fromarray(values).save(folder / "float.tif")
    read = np.asarray(read_original(folder / "float.tif", Budget()).image)
    assert (read[0, 0, 0], read[-1, -1, 0]) == (0, 255)
    Image.fromarray(np.arange(200, dtype=np.int32).reshape(10, 20)).save(folder / "int.tif")
    assert np.asarray(read_original(folder / "int.tif", Budget()).image)[-1, -1, 0] == 199


def test_one_bit(folder: Path) -> None:
    two_halves().convert("1").save(folder / "fax.tif")
    assert read_original(folder / "fax.tif", Budget()).image.mode == "RGB"


@pytest.mark.parametrize("suffix", ["jpg", "png", "gif"])
def test_what_is_larger_than_a_screen_is_shrunk(folder: Path, suffix: str) -> None:
    file = folder / f"large.{suffix}"
    two_halves((3000, 1000)).save(file)
    read = read_original(file, Budget())
    assert (read.image.size, read.width, read.height) == ((2400, 800), 3000, 1000)
    assert near(read.image, (100, 400), RED) and near(read.image, (2300, 400), BLUE)


@pytest.mark.parametrize("size", [(1, 1), (1, 3000), (5000, 2)])
def test_shapes_that_no_painting_has(folder: Path, size: tuple[int, int]) -> None:
    Image.new("RGB", size, RED).save(folder / "odd.png")
    assert max(read_original(folder / "odd.png", Budget()).image.size) <= picture_reader.LONGEST_SIDE


@pytest.mark.slow
def test_a_hundred_megapixels(folder: Path) -> None:
    Image.new("RGB", (12000, 8500), RED).save(folder / "huge.jpg", quality=50)
    read = read_original(folder / "huge.jpg", Budget())
    assert (read.image.size, read.width) == ((2400, 1700), 12000)


def test_a_large_jpeg_is_not_decoded_whole(folder: Path) -> None:
    Image.new("RGB", (12000, 40), RED).save(folder / "wide.jpg")
    taken: list[int] = []

    class Watched(Budget):
        @contextmanager
        def share(self, cost: int) -> Iterator[None]:
            taken.append(cost)
            yield

    read_original(folder / "wide.jpg", Watched())
    assert taken == [3000 * 10 * 4]


def test_no_more_pixels_are_in_memory_than_the_budget_has_bytes_for(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards of 8000 × 8000 in four threads; the pixels that are decoded are counted while they are held."""
    for number in range(4):
        Image.new("RGB", (8000, 8000), RED).save(folder / f"{number}.jpg", quality=10)
    held, most, each, shrunk, lock = 0, 0, [], picture_reader._shrunk, threading.Lock()

    def watched(image: Image.Image, longest: int) -> Image.Image:
        nonlocal held, most
        decoded = image.width * image.height
        with lock:
            held, most = held + decoded, max(most, held + decoded)
            each.append(decoded)
        try:
            return shrunk(image, longest)
        finally:
            with lock:
                held -= decoded

    monkeypatch.setattr(picture_reader, "_shrunk", watched)
    (tmp_path / "work").mkdir()
    made = make_pack(survey([folder]), Wish("Large"), tmp_path / "work", workers=4)
    assert len(made.manifest.cards) >= 1 and len(each) == 4
    assert max(each) == 4000 * 4000, "decoded at half its size"
    assert most * 4 <= MOST_BYTES


def test_what_only_decodes_whole_is_decoded_alone(folder: Path) -> None:
    """A decoder of WebP keeps sixteen bytes a pixel."""
    Image.new("RGB", (4000, 3500), RED).save(folder / "large.webp", quality=1, method=0)
    taken: list[int] = []

    class Watched(Budget):
        @contextmanager
        def share(self, cost: int) -> Iterator[None]:
            taken.append(cost)
            yield

    read_original(folder / "large.webp", Watched())
    assert taken == [4000 * 3500 * 16]


def test_a_webp_beyond_the_budget_is_refused_with_what_to_do(folder: Path) -> None:
    two_halves((400, 300)).save(folder / "large.webp")
    read_original(folder / "large.webp", Budget(400 * 300 * 16))
    with pytest.raises(PackProblem, match=r"too large for a WebP picture: 400 × 300 pixels\. Save it smaller, or as"):
        read_original(folder / "large.webp", Budget(400 * 300 * 16 - 1))


def test_a_bomb_is_refused_before_it_is_decoded(folder: Path) -> None:
    """A file of a few bytes that says it is forty thousand pixels wide and high."""
    raw = io.BytesIO()
    Image.new("1", (8, 8)).save(raw, "PNG")
    header = bytearray(raw.getvalue())
    header[16:24] = (40000).to_bytes(4, "big") * 2
    header[29:33] = zlib.crc32(bytes(header[12:29])).to_bytes(4, "big")
    (folder / "bomb.png").write_bytes(bytes(header))
    with pytest.raises(PackProblem, match="is too large: 40000 × 40000 pixels"):
        read_original(folder / "bomb.png", Budget())


def test_what_costs_too_much_memory_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    two_halves().save(folder / "fine.png")
    monkeypatch.setattr(picture_reader, "MOST_BYTES", 1000)
    with pytest.raises(PackProblem, match="too large: 64 × 40 pixels"):
        read_original(folder / "fine.png", Budget())


def jpeg() -> bytes:
    raw = io.BytesIO()
    two_halves((300, 300)).save(raw, "JPEG")
    return raw.getvalue()


def png() -> bytes:
    raw = io.BytesIO()
    two_halves((300, 300)).save(raw, "PNG")
    return raw.getvalue()


def tiff() -> bytes:
    raw = io.BytesIO()
    two_halves((300, 300)).save(raw, "TIFF", compression="tiff_lzw")
    return raw.getvalue()


BROKEN = {
    "words.jpg": b"this is no picture",
    "zeros.png": bytes(5000),
    "cut.jpg": jpeg()[: len(jpeg()) // 2],
    "head.jpg": jpeg()[:20],
    "cut.png": png()[: len(png()) // 2],
    "sum.png": png()[:200] + b"\xff\xff" + png()[202:],
    "cut.tif": tiff()[: len(tiff()) // 3],
    "page.png": b"<!DOCTYPE html><title>404</title>",
    "program.jpg": b"MZ" + bytes(300),
    "archive.jpg": b"PK\x03\x04" + bytes(300),
    "drawing.gif": b"<svg xmlns='x'></svg>",
    "post.jpg": b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n",
    "gif.gif": b"GIF89a" + b"\xff" * 40,
    "bmp.bmp": b"BM" + b"\xff" * 60,
    "webp.webp": b"RIFF\x10\0\0\0WEBPVP8 \0\0\0\0",
    "tiff.tif": b"II*\0\x08\0\0\0\xff\xff",
}


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("name", BROKEN)
def test_broken_files_are_refused_with_a_sentence(folder: Path, name: str) -> None:
    (folder / name).write_bytes(BROKEN[name])
    with pytest.raises(PackProblem) as problem:
        read_original(folder / name, Budget())
    assert str(problem.value) == f"“{name}” is not a readable picture, or is damaged."


def test_an_empty_file_and_one_that_is_gone(folder: Path) -> None:
    (folder / "empty.jpg").touch()
    with pytest.raises(PackProblem, match="is empty"):
        read_original(folder / "empty.jpg", Budget())
    with pytest.raises(PackProblem, match="cannot be opened"):
        read_original(folder / "gone.jpg", Budget())


def test_originals_are_never_touched(folder: Path) -> None:
    file = folder / "mine.jpg"
    two_halves().save(file)
    before = (file.read_bytes(), file.stat().st_mtime_ns)
    read_original(file, Budget())
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before


def test_the_same_bytes_have_the_same_fingerprint(folder: Path) -> None:
    for name, colour in (("a.png", RED), ("b.png", RED), ("c.png", BLUE)):
        Image.new("RGB", (9, 9), colour).save(folder / name)
    one, same, other = (read_original(folder / name, Budget()).fingerprint for name in ("a.png", "b.png", "c.png"))
    assert one == same != other


def test_a_picture_shrunk_in_strips_is_the_one_that_is_shrunk_whole(folder: Path) -> None:
    noise = np.random.default_rng(7).integers(0, 256, (1500, 900, 4), dtype=np.uint8)
    Image.fromarray(noise).save(folder / "noise.png")
    with Image.open(folder / "noise.png") as image:
        found = picture_reader._shrunk(image, 600)
    whole = Image.fromarray(noise).resize((360, 600), Image.Resampling.BICUBIC, reducing_gap=2.0)
    assert found.size == whole.size
    assert np.abs(np.asarray(found).astype(int) - np.asarray(whole).astype(int)).max() <= 2


def test_a_large_tiff_is_upright_too(folder: Path) -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = 6
    two_halves((900, 600)).save(folder / "scan.tif", exif=exif)
    read = read_original(folder / "scan.tif", Budget(), 300)
    assert read.image.size == (200, 300) and (read.width, read.height) == (600, 900)
    assert near(read.image, (100, 20), RED) and near(read.image, (100, 280), BLUE)


MEASURE = """
import sys
from pathlib import Path
from artgames.decks.importing.memory_budget import Budget
from artgames.decks.importing.picture_reader import read_original

def most():
    return int(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])

before = most()
read_original(Path(sys.argv[1]), Budget())
print(most() - before)
"""
"""What getrusage tells would begin with what the test itself has needed."""


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for it")
def test_a_large_picture_is_in_memory_once(folder: Path) -> None:
    Image.new("RGBA", (5000, 5000), (200, 30, 40, 255)).save(folder / "large.png", compress_level=1)
    run = [sys.executable, "-c", MEASURE, str(folder / "large.png")]
    found = int(subprocess.run(run, capture_output=True, text=True, check=True, timeout=120).stdout) * 1024
    assert found < 1.8 * 4 * 5000 * 5000, f"{found / 1e6:.0f} MB"


def test_what_cannot_be_decoded_says_what_to_do(folder: Path) -> None:
    two_halves((64, 40)).save(folder / "scan.png")
    with pytest.MonkeyPatch.context() as patch, pytest.raises(PackProblem) as caught:
        patch.setattr(picture_reader, "MOST_BYTES", 1000)
        read_original(folder / "scan.png", Budget())
    assert "as a JPEG" in caught.value.sentence.text
