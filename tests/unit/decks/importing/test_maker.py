"""A folder becomes a pack; whatever was odd is told, and nothing else is lost."""

import errno
import shutil
from pathlib import Path

import pytest
from PIL import Image

from artgames.decks.importing import pack_maker, survey
from artgames.decks.importing.errors import Cancelled, PackProblem
from artgames.decks.importing.manifest import slug_of
from artgames.decks.importing.remarks import Oddity, Remark, grouped
from artgames.decks.importing.survey import survey as look
from tests.support.import_pictures import fill, made_in, picture


def said(remarks: tuple[Remark, ...], kind: Oddity) -> list[str]:
    return [remark.sentence.render(()) for remark in remarks if remark.kind is kind]


def test_a_folder_without_a_table(folder: Path, tmp_path: Path) -> None:
    fill(folder, "10_lake.jpg", "9_the_kiss.png", "Klimt - Judith (1901).webp")
    made = made_in(tmp_path / "work", folder)
    cards = made.manifest.cards
    assert [(card.id, card.file, card.title) for card in cards] == [
        (1, "0001.jpg", "The kiss"),
        (2, "0002.jpg", "Lake"),
        (3, "0003.jpg", "Judith"),
    ]
    assert (cards[2].artist, cards[2].dated, cards[2].begun) == ("Klimt", "1901", 1901)
    assert (made.manifest.slug, made.manifest.licence, made.manifest.credit) == ("holiday", "CC BY 4.0", "Ruth")
    assert sorted(file.name for file in made.folder.iterdir()) == [card.file for card in cards]
    with Image.open(made.folder / "0001.jpg") as image:
        assert (image.format, image.size, len(image.getexif())) == ("JPEG", (400, 320), 0)


def test_a_folder_with_a_messy_table(folder: Path, tmp_path: Path) -> None:
    fill(folder, "a.jpg", "b.jpg", "c.jpg")
    rows = [
        "Inventory of the town hall;;;;",
        "Bild;Künstler;Titel;Datierung;Maße",
        "B.JPG;Monet, Claude (1840–1926);Seerosen;um 1906;100 x 80 cm",
        "a;Klimt, Gustav;Bildnis einer Dame;Ming dynasty;",
        "lost.jpg;Klee, Paul;Fisch;1925;",
    ]
    (folder / "list.csv").write_bytes("\r\n".join(rows).encode("cp1252"))
    made = made_in(tmp_path / "work", folder)
    lady, lilies, other = made.manifest.cards
    assert (lady.title, lady.artist, lady.portrait, lady.begun) == ("Bildnis einer Dame", "Gustav Klimt", True, None)
    assert (lilies.artist, lilies.lived, lilies.born) == ("Claude Monet", "1840–1926", 1840)
    assert (lilies.dated, lilies.begun, lilies.completed) == ("um 1906", 1906, 1906)
    assert (lilies.height_cm, lilies.width_cm) == (80.0, 100.0), "the picture is wide, so the numbers were exchanged"
    assert other.title == "C"
    assert said(made.remarks, Oddity.ODD_DATE) == [
        "The date of “Bildnis einer Dame” was not understood: “Ming dynasty”."
    ]
    assert said(made.remarks, Oddity.NO_DATE) == ["“C” has no date."]
    assert said(made.remarks, Oddity.NO_ROW) == ["“c.jpg” is not in the table; its file name is used as the title."]
    assert said(made.remarks, Oddity.NO_PICTURE) == [
        "No picture was found for “Fisch” (row 5): there is no “lost.jpg” in the folder."
    ]


def test_what_is_odd_is_told_and_the_rest_is_kept(folder: Path, tmp_path: Path) -> None:
    fill(folder, "a.jpg", "b.jpg")
    picture(0).save(folder / "a again.jpg", quality=60)
    shutil.copy(folder / "b.jpg", folder / "copy of b.jpg")
    picture(5, (200, 100)).save(folder / "tiny.png")
    (folder / "broken.jpg").write_bytes(b"not a readable picture")
    (folder / "empty.png").touch()
    (folder / "phone.heic").write_bytes(b"x")
    (folder / ".hidden.jpg").write_bytes(b"x")
    made = made_in(tmp_path / "work", folder)
    assert len(made.manifest.cards) == 4
    found = {kind: said(made.remarks, kind) for kind in grouped(made.remarks)}
    assert found == {
        Oddity.UNREADABLE: [
            "“broken.jpg” is not a readable picture, or is damaged.",
            "“empty.png” is empty.",
        ],
        Oddity.OTHER_KIND: ["“phone.heic” is a type that cannot be read (HEIC); save it as JPEG or PNG."],
        Oddity.SAME: ["“copy of b.jpg” is the same file as “b.jpg”, so it is used only once."],
        Oddity.ALIKE: ["“A again” and “A” look nearly the same."],
        Oddity.SMALL: ["“Tiny” is only 200 × 100 pixels and will look blurry."],
        Oddity.NO_DATE: ["No picture has a date, so games that ask for dates cannot use them."],
    }
    assert sorted(file.name for file in made.folder.iterdir()) == [card.file for card in made.manifest.cards]


def test_titles_and_descriptions_that_give_something_away(folder: Path, tmp_path: Path) -> None:
    fill(folder, "a.jpg", "b.jpg", "c.jpg")
    rows = [
        "file,title,artist,date,description",
        "a.jpg,Monet in his garden,Claude Monet,1873,A man and a rose",
        "b.jpg,Paris in 1874,Claude Monet,1874,Boats",
        "c.jpg,Poppies,Claude Monet,1873,Poppies on a slope",
    ]
    (folder / "list.csv").write_text("\n".join(rows), "utf-8")
    made = made_in(tmp_path / "work", folder)
    assert said(made.remarks, Oddity.SPOILER) == [
        "“Monet in his garden” gives away the artist, Claude Monet.",
        "“Paris in 1874” gives away the year, 1874.",
        "The description of “Poppies” gives away the title, artist or date, so it is not used.",
    ]
    assert [card.sentence for card in made.manifest.cards] == ["A man and a rose", "Boats", ""]


def test_of_two_copies_the_one_in_the_table_is_kept(folder: Path, tmp_path: Path) -> None:
    fill(folder, "a copy.jpg", "z.jpg")
    shutil.copy(folder / "a copy.jpg", folder / "b.jpg")
    (folder / "list.csv").write_text("file,title\nb.jpg,The Lake\nz.jpg,The Wood", "utf-8")
    made = made_in(tmp_path / "work", folder)
    assert [card.title for card in made.manifest.cards] == ["The Lake", "The Wood"]


def test_originals_are_never_touched(folder: Path, tmp_path: Path) -> None:
    fill(folder, "a.jpg", "b.png")
    (folder / "list.csv").write_text("file,title\na.jpg,A", "utf-8")
    before = {file: (file.read_bytes(), file.stat().st_mtime_ns) for file in folder.iterdir()}
    made_in(tmp_path / "work", folder)
    assert {file: (file.read_bytes(), file.stat().st_mtime_ns) for file in folder.iterdir()} == before


def test_progress_is_told_and_can_be_broken_off(folder: Path, tmp_path: Path) -> None:
    fill(folder, *(f"{number}.jpg" for number in range(6)))
    told: list[tuple[int, int]] = []
    made_in(tmp_path / "one", folder, progress=lambda done, total, what: told.append((done, total)))
    assert told == [(done, 6) for done in range(1, 7)]
    with pytest.raises(Cancelled):
        made_in(tmp_path / "two", folder, cancelled=lambda: True)


def test_a_full_disk_ends_it_with_a_sentence(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(folder, "a.jpg", "b.jpg")

    def full(*_args: object, **_more: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Image.Image, "save", full)
    with pytest.raises(PackProblem, match="The pack could not be saved: No space left on device"):
        made_in(tmp_path / "work", folder)


def test_folders_without_a_single_picture(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(PackProblem, match="There are no pictures in “pictures”"):
        made_in(tmp_path / "work", folder)
    (folder / "broken.jpg").write_bytes(b"not a readable picture")
    with pytest.raises(PackProblem, match="None of the pictures in “pictures” can be read"):
        made_in(tmp_path / "work", folder)


def test_the_same_folder_makes_the_same_pack(folder: Path, tmp_path: Path) -> None:
    fill(folder, *(f"{number}.png" for number in range(8)))
    one, other = made_in(tmp_path / "one", folder), made_in(tmp_path / "two", folder)
    assert one.manifest == other.manifest
    for card in one.manifest.cards:
        assert (one.folder / card.file).read_bytes() == (other.folder / card.file).read_bytes()


# What was dropped


def test_the_table_that_names_most_pictures_is_taken(folder: Path) -> None:
    fill(folder, "a.jpg", "b.jpg")
    (folder / "a.csv").write_text("file,price\nx.jpg,3", "utf-8")
    (folder / "b.tsv").write_text("file\ttitle\na.jpg\tA\nb.jpg\tB", "utf-8")
    (folder / "notes.txt").write_text("Ask about the frame!\nAnd the light.", "utf-8")
    (folder / "settings.json").write_text('{"version": 1}', "utf-8")
    (folder / "bad.xlsx").write_bytes(b"x")
    found = look([folder])
    assert found.table is not None and found.table.name == "b.tsv"
    assert [problem.render(()) for problem in found.problems] == ["“bad.xlsx” is not a readable table."]
    named = look([folder], table=folder / "a.csv")
    assert named.table is not None and named.table.name == "a.csv"


def test_a_table_or_some_pictures_can_be_dropped_alone(folder: Path) -> None:
    fill(folder, "a.jpg", "b.jpg", "c.jpg")
    (folder / "list.csv").write_text("file,title\na.jpg,A", "utf-8")
    assert look([folder / "list.csv"]).found.pictures == ("a.jpg", "b.jpg", "c.jpg")
    some = look([folder / "a.jpg", folder / "c.jpg", folder / "list.csv"])
    assert some.found.pictures == ("a.jpg", "c.jpg")
    assert some.table is not None


def test_pictures_lie_in_folders_within_folders(folder: Path) -> None:
    fill(folder, "a.jpg")
    fill(folder / "room 2", "a.jpg", "__no.png")
    fill(folder / "__MACOSX", "a.jpg")
    fill(folder / ".trash", "a.jpg")
    picture(7).save(folder / "no suffix", "PNG")
    (folder / "words").write_text("not a readable picture", "utf-8")
    assert look([folder]).found.pictures == ("a.jpg", "no suffix", "room 2/__no.png", "room 2/a.jpg")


def test_too_much_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(folder, "a.jpg", "b.jpg", "c.jpg")
    monkeypatch.setattr(survey, "MOST_PICTURES", 2)
    with pytest.raises(PackProblem, match="A pack can hold at most 2 pictures; “pictures” has 3"):
        look([folder])
    monkeypatch.setattr(survey, "MOST_FILES", 2)
    with pytest.raises(PackProblem, match="There are too many files in “pictures”"):
        look([folder])


def test_files_of_two_disks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def two_disks(_paths: object) -> str:
        raise ValueError("Paths don't have the same drive")

    monkeypatch.setattr("os.path.commonpath", two_disks)
    with pytest.raises(PackProblem, match="These files are on two disks"):
        look([fill(folder, "a.jpg")])


def test_a_folder_that_is_gone(folder: Path) -> None:
    with pytest.raises(PackProblem):
        look([folder / "gone"])


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Our Holiday 2024!", "our-holiday-2024"),
        ("Große Kunst aus Łódź", "grosse-kunst-aus-lodz"),
        ("met", "my-met"),
        ("CON", "my-con"),
        ("日本の絵", "pack-"),
        ("../../etc", "etc"),
        ("x" * 200, "x" * 48),
    ],
)
def test_slugs(title: str, slug: str) -> None:
    made = slug_of(title)
    assert made.startswith(slug) and len(made) <= 48


def test_all_cores_are_used() -> None:
    assert 2 <= pack_maker._workers() <= pack_maker.MOST_WORKERS
