"""What goes into an installer. The installers themselves are tried by `scripts/test.py --packaging`."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from artgames import paths
from artgames.decks.deck_folder import PackSource
from artgames.decks.met_package import find_pictures
from artgames.scene.drawing.fonts import FIRST_FACES, LATER_FACES
from scripts.packaging import elf, museum_pictures, sizes, trim
from scripts.packaging.places import PROJECT

_LOADS_EVERYTHING = """
import importlib, pkgutil, runpy, sys
from scripts.packaging.trim import LEFT_OUT_MODULES

class LeftOut:
    def find_spec(self, name, path=None, target=None):
        if any(f"{name}.".startswith(f"{left_out}.") for left_out in LEFT_OUT_MODULES):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, LeftOut())
runpy.run_path("packaging/without_opengl.py")
import artgames
for module in pkgutil.walk_packages(artgames.__path__, "artgames."):
    if module.name != "artgames.__main__":
        importlib.import_module(module.name)
"""


def test_everything_can_be_loaded_without_what_is_left_out() -> None:
    """Also what others load in turn: a chart that cannot be drawn is only missed when a match has ended."""
    told = subprocess.run(
        [sys.executable, "-c", _LOADS_EVERYTHING], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr


def test_what_hangs_no_more_ships_small_and_whole(tmp_path: Path) -> None:
    museum, lists, target = find_pictures(), tmp_path / "met", tmp_path / "data"
    assert museum is not None
    shutil.copytree(paths.resources() / "decks" / "met", lists)
    museum_pictures.put_together(museum, lists, target)
    deck, notices = PackSource(lists, target, tmp_path / "cache", is_ours=True).load()
    assert deck is not None and not notices
    cards = [deck.painting(card) for card in range(1001, 1172)]
    assert {file.name for file in target.iterdir()} == {card.file for card in cards}, "no records, nothing left out"
    for card in cards:
        before, after = museum / card.file, target / card.file
        with Image.open(after) as picture:
            assert picture.size == (card.width, card.height)
        if card.retired:
            assert after.stat().st_size < 0.5 * before.stat().st_size
        else:
            assert after.read_bytes() == before.read_bytes()


@pytest.mark.parametrize("faces", [FIRST_FACES, LATER_FACES])
def test_every_typeface_that_is_shown_is_shipped(faces: dict[str, tuple[str, ...]]) -> None:
    for package, files in faces.items():
        assert all(trim.is_wanted(f"{package}/files/{file}") for file in files)
        assert trim.is_wanted(f"{package}/files/LICENSE.txt")


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/imageformats/libqwebp.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "resources/decks/atelier/0001.webp",
    ],
)
def test_what_is_needed_stays(place: str) -> None:
    assert trim.is_wanted(place) and trim.is_wanted(place.replace("/", "\\"))


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/qmltooling/libqmldbg_server.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "font_source_sans_pro/files/SourceSansPro-Black.ttf",
    ],
)
def test_what_nobody_needs_goes(place: str) -> None:
    assert not trim.is_wanted(place)


def test_a_library_that_nothing_leads_to_is_an_orphan(monkeypatch: pytest.MonkeyPatch) -> None:
    asks = {"program": {"liba.so"}, "liba.so": {"libb.so", "libc.so.6"}, "libb.so": set(), "lost.so": {"libb.so"}}
    monkeypatch.setattr(elf, "needed", lambda file: asks[file.name])
    libraries = [Path("liba.so"), Path("libb.so"), Path("lost.so")]
    assert elf.orphans(libraries, [Path("program")]) == {Path("lost.so")}


def test_something_large_has_to_say_what_it_is_for(tmp_path: Path) -> None:
    (tmp_path / "_internal" / "PIL").mkdir(parents=True)
    (tmp_path / "_internal" / "PIL" / "known.so").write_bytes(b"x" * 10)
    small = sizes.measure(tmp_path)
    assert small.installed == 10 and small.parts[0].name == "Pillow"
    (tmp_path / "unknown.bin").write_bytes(b"x" * sizes.LARGE)
    with pytest.raises(ValueError, match=r"unknown\.bin"):
        sizes.measure(tmp_path)
