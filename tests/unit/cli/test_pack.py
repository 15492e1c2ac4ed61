"""Packs from the command line: made, checked, added, listed, played with and removed."""

import json
from pathlib import Path

import pytest

from artgames.__main__ import main
from artgames.decks import Library
from scripts.trials.messy_folder import make_folder
from tests.support.import_pictures import fill
from tests.unit.cli.conftest import PROJECT

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)


def pack(*given: str | Path, data: Path) -> int:
    return main(["pack", *map(str, given), "--data", str(data)])


def test_from_a_folder_to_a_friend(tmp_path: Path, data: Path, capsys: Captured) -> None:
    folder = fill(tmp_path / "Our Holiday", "a.jpg", "b.png", "Monet - Lake (1900).webp")
    out = tmp_path / "gift.artpack"
    assert pack("make", folder, "--out", out, "--licence", "CC0 1.0", data=data) == 0
    assert capsys.readouterr().out.endswith("gift.artpack: “Our Holiday”, 3 cards, 1 with a date, 0 portraits\n")
    assert pack("check", out, data=data) == 0
    assert pack("list", data=data) == 0
    assert capsys.readouterr().out.count("\n") == 1, "nothing is on the list by checking"
    assert pack("add", out, data=data) == 0
    assert capsys.readouterr().out == "Added our-holiday: “Our Holiday”, 3 cards, 1 with a date, 0 portraits\n"
    assert pack("add", out, data=data) == 0
    assert capsys.readouterr().out.startswith("Renewed our-holiday")
    assert pack("list", "--json", data=data) == 0
    assert json.loads(capsys.readouterr().out) == [{"slug": "our-holiday", "title": "Our Holiday", "cards": 3}]
    assert pack("remove", "our-holiday", data=data) == 0
    assert pack("remove", "our-holiday", data=data) == 1
    assert capsys.readouterr().err == "artgames: There is no pack called “our-holiday”.\n"


def test_the_file_is_named_like_the_pack(tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    fill(tmp_path / "pictures", "a.jpg")
    assert pack("make", "pictures", "--title", "Große Kunst", data=data) == 0
    assert (tmp_path / "grosse-kunst.artpack").is_file()


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("given", "code", "complaint"),
    [
        (["check", "gone.artpack"], 1, "“gone.artpack” cannot be opened."),
        (["check", "pyproject.toml"], 1, "“pyproject.toml” is not a pack, or is damaged."),
        (["add", "pyproject.toml"], 1, "“pyproject.toml” is not a pack, or is damaged."),
        (["add", "ui"], 1, "There are no pictures in “ui”."),
        (["make", "nowhere"], 2, "there is no folder nowhere"),
        (["make"], 2, "the following arguments are required: DIR"),
        (["remove", "../x"], 1, "There is no pack called “../x”."),
        (["fly"], 2, "invalid choice: 'fly'"),
        ([], 2, "required"),
    ],
)
def test_a_mistake_is_answered_in_one_line(
    given: list[str], code: int, complaint: str, data: Path, capsys: Captured
) -> None:
    assert main(["pack", *given, *(["--data", str(data)] if given[1:] else [])]) == code
    said = capsys.readouterr()
    assert said.err.startswith("artgames: ") and complaint in said.err and said.err.count("\n") == 1


def play(data: Path, slug: str) -> None:
    given = ["selfplay", "--game", "stolen_paintings", "--bots", "normal,hard,random", "--matches", "1", "--seed", "s"]
    assert main([*given, "--deck", slug, "--data", str(data), "--json"]) == 0


@pytest.mark.slow
@pytest.mark.parametrize("has_table", [True, False])
def test_a_folder_as_people_have_it_is_imported_checked_and_played(
    tmp_path: Path, data: Path, capsys: Captured, has_table: bool
) -> None:
    library = Library.open(tmp_path / "none", tmp_path / "none")
    met = library.deck("met")
    assert met is not None
    made = make_folder(tmp_path / "Bestand", met, 40, has_table=has_table)
    assert pack("add", tmp_path / "Bestand", data=data) == 0
    said = capsys.readouterr().out
    assert "Added bestand: “Bestand”, 40 cards" in said
    assert "“broken.jpg” is not a readable picture" in said
    assert ("column “Künstler”: artist" in said) is has_table
    assert ("No picture was found for “Stillleben mit Hummer”" in said) is has_table
    deck = Library.open(data, data / "cache").deck("bestand")
    assert deck is not None and len(deck.ids) == len(made.pictures) == 40
    titles = {met.painting(card).title for card in met.ids[:40]}
    named = [card for card in deck.ids if deck.painting(card).title in titles]
    assert len(named) >= len(made.named) - 2, "letters that old Windows has not got are lost"
    assert (len(deck.ids_for(("dates",))) > 30) is has_table
    play(data, "bestand")
    assert json.loads(capsys.readouterr().out)["matches"] == 1
