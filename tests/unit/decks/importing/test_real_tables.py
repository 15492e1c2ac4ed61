"""Tables as museums export them: numbers for files, ids that lead to other tables, addresses, and notes that tell."""

from pathlib import Path

import pytest

from artgames.cli import run_command
from artgames.decks import Library
from artgames.decks.importing.file_names import number_key
from artgames.decks.importing.remarks import Oddity, Remark
from artgames.decks.importing.spoilers import gives_away
from artgames.decks.importing.survey import choose_table
from artgames.decks.importing.survey import survey as look
from scripts.trials.messy_folder import make_export
from tests.support.import_pictures import fill, made_in


def said(remarks: tuple[Remark, ...], kind: Oddity) -> list[str]:
    return [remark.sentence.render(()) for remark in remarks if remark.kind is kind]


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("001050.jpg", "1050"),
        ("1050", "1050"),
        ("0full.jpg", "0"),
        ("0", "0"),
        ("00.png", "0"),
        ("12_back.jpg", "12"),
        ("the kiss.jpg", ""),
        ("12 the kiss.jpg", ""),
        ("1993-132.jpg", ""),
        ("IMG_12.jpg", ""),
    ],
)
def test_numbers_that_names_begin_with(name: str, number: str) -> None:
    assert number_key(name) == number


def test_a_number_finds_its_picture(folder: Path, tmp_path: Path) -> None:
    fill(folder, "001050.jpg", "000007.jpg", "0full.jpg")
    rows = ["id,title", "7,Seven", "0,Nought", "1050,Thousand"]
    (folder / "paintings.csv").write_text("\n".join(rows), "utf-8")
    made = made_in(tmp_path / "work", folder)
    assert sorted(card.title for card in made.manifest.cards) == ["Nought", "Seven", "Thousand"]
    assert said(made.remarks, Oddity.NO_ROW) == said(made.remarks, Oddity.NO_PICTURE) == []


def test_two_pictures_of_one_number_are_not_guessed(folder: Path, tmp_path: Path) -> None:
    fill(folder, "0001.jpg", "1full.jpg")
    (folder / "paintings.csv").write_text("id,title\n1,One\n2,Two", "utf-8")
    made = made_in(tmp_path / "work", folder)
    assert "One" not in [card.title for card in made.manifest.cards]


def test_ids_addresses_and_files_are_nobody_s_name(folder: Path, tmp_path: Path) -> None:
    fill(folder, *(f"{number}.jpg" for number in range(1, 5)))
    rows = ["id,title,artist,museum,page"]
    rows += [
        f"{number},Lake {number},{number % 2},https://museum.example/{number},pages/{number}.jpg"
        for number in range(1, 5)
    ]
    (folder / "paintings.csv").write_text("\n".join(rows), "utf-8")
    cards = made_in(tmp_path / "work", folder).manifest.cards
    assert [card.title for card in cards] == ["Lake 1", "Lake 2", "Lake 3", "Lake 4"]
    assert {(card.artist, card.museum) for card in cards} == {("", "")}


def test_one_address_among_names_is_left_out(folder: Path, tmp_path: Path) -> None:
    fill(folder, "1.jpg", "2.jpg", "3.jpg")
    rows = ["id,title,artist", "1,Lake,Anna Moll", "2,Sea,https://people.example/12", "3,Pond,Bea Rust"]
    (folder / "paintings.csv").write_text("\n".join(rows), "utf-8")
    cards = made_in(tmp_path / "work", folder).manifest.cards
    assert [card.artist for card in cards] == ["Anna Moll", "", "Bea Rust"]


def export(folder: Path, *, artists: bool) -> None:
    fill(folder, *(f"{number:04d}.jpg" for number in range(1, 7)))
    rows = [
        "id,title,artistId,year",
        *(f"{number},Lake {number},{10 + number % 3},19{number:02d}" for number in range(1, 7)),
    ]
    (folder / "paintings.csv").write_text("\n".join(rows), "utf-8")
    if artists:
        told = [
            "id,name,nationality,born",
            "10,Anna Moll,Swiss,1870",
            "11,Bea Rust,Dutch,1871",
            "12,Carl Ohm,French,1872",
        ]
        (folder / "artists.csv").write_text("\n".join(told), "utf-8")


def test_tables_that_refer_to_each_other_are_joined(folder: Path, tmp_path: Path) -> None:
    export(folder, artists=True)
    made = made_in(tmp_path / "work", folder)
    first = made.manifest.cards[0]
    assert (first.title, first.artist, first.nationality, first.born, first.dated) == (
        "Lake 1",
        "Bea Rust",
        "Dutch",
        1871,
        "1901",
    )
    assert said(made.remarks, Oddity.NOT_USED) == []


def test_a_table_that_somebody_chose_is_joined_too(folder: Path) -> None:
    export(folder, artists=True)
    chosen = choose_table(look([folder]), folder / "paintings.csv")
    assert chosen.table is not None and "artist" in chosen.table.headings
    assert choose_table(chosen, None).table is None
    (told,) = choose_table(chosen, folder / "artists.csv").unused
    assert told.render(()) == "“paintings.csv” is not used, since “artists.csv” is."


def test_a_table_that_is_missing_is_named(folder: Path, tmp_path: Path) -> None:
    export(folder, artists=False)
    made = made_in(tmp_path / "work", folder)
    assert {card.artist for card in made.manifest.cards} == {""}
    assert said(made.remarks, Oddity.NOT_USED) == [
        "The column “artistId” of “paintings.csv” refers to a table that is not here; add that table to the folder."
    ]


def test_a_table_that_names_no_picture_is_told(folder: Path, tmp_path: Path) -> None:
    fill(folder, "a.jpg", "b.jpg")
    (folder / "list.csv").write_text("title,artist\nWinter,Anna Moll\nSpring,Bea Rust", "utf-8")
    (told,) = said(made_in(tmp_path / "work", folder).remarks, Oddity.NOT_USED)
    assert told.startswith("“list.csv” names none of these pictures")


def test_rows_without_a_picture_say_why(folder: Path, tmp_path: Path) -> None:
    fill(folder, "a.jpg", "b.jpg")
    (folder / "list.csv").write_text("file,title\na.jpg,Winter\nb.jpg,Spring\ngone.jpg,Summer\n,Autumn", "utf-8")
    told = said(made_in(tmp_path / "work", folder).remarks, Oddity.NO_PICTURE)
    assert told[0].endswith("there is no “gone.jpg” in the folder.")
    assert told[1].endswith("the row names no file.")


@pytest.mark.parametrize(
    ("sentence", "tells"),
    [
        ("A goddess on a shell, the birth of a legend named Venus.", True),
        ("Lisa Gherardini smiles before a wide valley.", True),
        ("Painted in 1503.", True),
        ("A woman with folded hands smiles at us.", False),
    ],
)
def test_descriptions_that_tell(sentence: str, tells: bool) -> None:
    assert gives_away(sentence, "The Birth of Venus", "Sandro Botticelli", "Lisa Gherardini") is tells


def test_a_whole_export_comes_in_with_every_label_right(tmp_path: Path, copies: Path) -> None:
    deck = Library.open(tmp_path / "data", copies).deck("met")
    assert deck is not None
    made = make_export(tmp_path / "export", deck, 24)
    looked = look([tmp_path / "export"])
    cards = made_in(tmp_path / "work", tmp_path / "export").manifest.cards
    assert looked.unused == ()
    assert {(card.title, card.artist, card.museum) for card in cards} == made


def test_a_folder_can_be_checked(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    export(folder, artists=False)
    assert run_command("pack", ["check", str(folder), "--data", str(tmp_path / "data")]) == 0
    told = capsys.readouterr().out
    assert "refers to a table that is not here" in told
    assert "6 cards" in told
    assert not (tmp_path / "data" / "packs").exists()
