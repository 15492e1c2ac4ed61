"""The Debian package on a machine that has never seen Python or the project, in the hands of an ordinary person."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from artgames import __version__, games
from scripts.packaging.places import FROZEN, PROJECT
from scripts.setup.system import is_program
from tests.trials.packaging.conftest import HOME, PLAYER, Tree

_NOT_OURS = ("bogus-mail-host", "maintainer-address-malformed")
"""The package is not made for Debian's archive, so nobody is named whom the archive could write to."""

pytestmark = [pytest.mark.packaging, pytest.mark.timeout(1500)]


def test_lintian_finds_no_fault(deb: Path) -> None:
    if not is_program("lintian"):
        pytest.skip("There is no lintian here.")
    command = ["lintian", "--allow-root", "--fail-on", "error,warning", "--suppress-tags", ",".join(_NOT_OURS)]
    told = subprocess.run([*command, str(deb)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_there_is_no_python_and_yet_it_runs(tree: Tree) -> None:
    assert not [*tree.root.glob("usr/bin/python3*"), *tree.root.glob("usr/lib/python3*")]
    assert tree.play("--version").strip() == f"artgames {__version__}"


def test_the_window_opens(tree: Tree) -> None:
    told = tree.play(ARTGAMES_REPORT_FIRST_PAINT="1")
    assert told.split()[-3:] == ["first-paint", "filled", "dressed"]


@pytest.fixture(scope="module")
def played(tree: Tree) -> dict[str, Future[str]]:
    """All demonstrations, as many at once as there are cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return {
            game: pool.submit(tree.play, "demo", "--game", game, "--out", f"{HOME}/demo/{game}")
            for game in games.names()
        }


@pytest.mark.parametrize("game", games.names())
def test_every_game_plays_its_demonstration(tree: Tree, played: dict[str, Future[str]], game: str) -> None:
    played[game].result()
    pictures = sorted((tree.root / HOME[1:] / "demo" / game).glob("*.png"))
    assert pictures and all(picture.stat().st_size > 10_000 for picture in pictures)


def test_a_pack_is_made_and_added(tree: Tree) -> None:
    mine = tree.root / HOME[1:] / "Meine Bilder"
    mine.mkdir(exist_ok=True)
    for number in range(1, 13):
        shutil.copy(PROJECT / "resources" / "decks" / "atelier" / f"{number:04}.webp", mine / f"Bild {number}.webp")
    tree.run("chown", "-R", PLAYER, f"{HOME}/Meine Bilder")
    tree.play("pack", "make", f"{HOME}/Meine Bilder", "--out", f"{HOME}/mine.artpack", "--title", "Mine")
    tree.play("pack", "add", f"{HOME}/mine.artpack")
    assert "Mine" in tree.play("pack", "list")


def test_everything_is_kept_below_the_users_own_folders(tree: Tree) -> None:
    tree.play(ARTGAMES_REPORT_FIRST_PAINT="1")
    kept = tree.run("find", "/", "-xdev", "-user", PLAYER, "-not", "-path", f"{HOME}/*", "-not", "-path", "/proc/*")
    assert kept.split() in ([HOME], [HOME, f"/var/mail/{PLAYER}"], [f"/var/mail/{PLAYER}", HOME])
    assert (tree.root / HOME[1:] / ".local" / "share" / "artgames").is_dir()


def test_the_desktop_knows_it(tree: Tree) -> None:
    entry = (tree.root / "usr/share/applications/artgames.desktop").read_text(encoding="utf-8")
    assert "Exec=artgames %F" in entry and "application/vnd.artgames.pack+zip" in entry
    assert "application/vnd.artgames.exhibit+json" in entry
    kinds = (tree.root / "usr/share/mime/packages/artgames.xml").read_text(encoding="utf-8")
    assert '*.artpack"' in kinds and '*.artexhibit"' in kinds
    assert (tree.root / "usr/share/icons/hicolor/256x256/apps/artgames.png").is_file()
    assert (tree.root / "usr/share/man/man1/artgames.1.gz").is_file()


@pytest.fixture
def copied(tree: Tree) -> str:
    """The plain folder at a place with blanks and umlauts in its name; where it lies inside the tree."""
    place = "/srv/Für die Gäste/Artgames Spiele"
    if not (tree.root / place[1:]).exists():
        shutil.copytree(FROZEN, tree.root / place[1:], symlinks=True)
    return f"{place}/artgames"


def test_the_folder_runs_from_any_place(tree: Tree, copied: str) -> None:
    told = tree.play(program=copied, ARTGAMES_REPORT_FIRST_PAINT="1")
    assert "filled" in told


def test_the_folder_runs_from_a_medium_that_cannot_be_written(tree: Tree, copied: str) -> None:
    """Marked as portable, too: what cannot be kept beside it goes to the user's own folder."""
    folder = copied.removesuffix("/artgames")
    (tree.root / folder[1:] / "portable").touch()
    script = (
        f'mount --bind -o ro "{folder}" "{folder}" && exec setpriv --reuid={PLAYER} --regid={PLAYER} --clear-groups'
    )
    told = tree.run("sh", "-c", f'{script} "{copied}"', HOME=HOME, ARTGAMES_REPORT_FIRST_PAINT="1", network=False)
    assert "filled" in told and not (tree.root / folder[1:] / "data").exists()


def test_a_portable_folder_keeps_its_data(tree: Tree, copied: str) -> None:
    folder = copied.removesuffix("/artgames")
    (tree.root / folder[1:] / "portable").touch()
    tree.run("chown", "-R", PLAYER, folder)
    tree.play(program=copied, ARTGAMES_REPORT_FIRST_PAINT="1")
    assert any((tree.root / folder[1:] / "data").iterdir())


def test_sizes_are_told_and_what_is_large_is_justified(installers: Path) -> None:
    told = json.loads((installers / "sizes.json").read_text(encoding="utf-8"))
    assert told["installed"] == sum(part["size"] for part in told["parts"])
    assert all(part["reason"] for part in told["parts"])
    (download,) = (size for name, size in told["downloads"].items() if name.endswith(".deb"))
    assert download < 95_000_000


def test_checksums_fit(installers: Path) -> None:
    subprocess.run(["sha256sum", "--quiet", "--check", "SHA256SUMS"], cwd=installers, check=True)


def test_removed_it_leaves_nothing(tree: Tree) -> None:
    """The last one: afterwards the package is gone."""
    tree.run("apt-get", "-q", "-y", "purge", "artgames", DEBIAN_FRONTEND="noninteractive")
    places = ("usr", "etc", "opt", "var/lib", "var/cache")
    left = [file for place in places for file in (tree.root / place).rglob("*artgames*")]
    assert not [file for file in left if not re.search(r"var/(lib/dpkg|cache/apt|lib/apt)", str(file))], left
