"""PDFs as another program reads them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from artgames import games
from artgames.app.help.markdown_guide import read_guide
from artgames.engine.words import Sentence
from artgames.printing import PAPERS, Content, GamePad, GameRules, PaperProblem, PdfJob, Wish, compose, write_pdf
from artgames.printing.cards import coarse
from artgames.printing.pdf_writer import drawn, page_layout, written
from tests.printing.conftest import Pdf, make_content, needs_poppler

PADS = [GamePad(game.info.title, game.pad) for game in map(games.load, games.names())]


def made(wish: Wish, content: Content | None, folder: Path) -> Pdf:
    file = folder / "made.pdf"
    write_pdf(compose(wish, content, PADS), file)
    return Pdf(file)


@needs_poppler
@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(("kind", "more", "pages"), [
    ("deck", {"per_page": 9}, 3 * 2 + 1),
    ("deck", {"per_page": 6, "label": "back"}, 4 * 2 + 1),
    ("booklet", {}, 2 + 1),
    ("answers", {}, 2 + 1),
    ("answers", {"pictures": True}, 2 + 1),
    ("tokens", {}, 1),
])  # fmt: skip
def test_pages_and_their_size(
    *, kind: Any, more: Any, pages: int, paper: Any, content: Content, tmp_path: Path
) -> None:
    pdf = made(Wish(kind, paper, **more), content, tmp_path)
    assert pdf.pages == pages
    assert pdf.size == pytest.approx(tuple(PAPERS[paper]), abs=0.5)


@needs_poppler
def test_typefaces_are_embedded_and_are_ours(content: Content, tmp_path: Path) -> None:
    fonts = made(Wish("booklet"), content, tmp_path).fonts()
    assert {font[0].split("+")[-1].split("-")[0] for font in fonts} == {"SourceSansPro", "SourceSerifPro"}
    assert all(font[-5] == "yes" for font in fonts), "embedded"


@needs_poppler
def test_every_card_has_its_number_on_the_front_and_its_label_on_the_back(content: Content, tmp_path: Path) -> None:
    pdf = made(Wish("deck", "A4", 9, "back"), content, tmp_path)
    fronts, backs = pdf.text(1), pdf.text(2)
    assert fronts.split()[:3] == ["0000", "0001", "0002"] and "Painting 0" not in fronts
    first_row = next(line for line in backs.splitlines() if "Painting 0" in line)
    assert first_row.split("  ")[-1].strip() == "Painting 0", "behind its front, when the sheet is turned over"


@needs_poppler
def test_label_below_the_painting(content: Content, tmp_path: Path) -> None:
    pdf = made(Wish("deck", "Letter", 6, "below"), content, tmp_path)
    assert "Painting 0" in pdf.text(1) and "Painting" not in pdf.text(2)


@needs_poppler
def test_letters_that_are_often_joined_are_copied_one_by_one(content: Content, tmp_path: Path) -> None:
    renamed = msgspec.structs.replace(
        content.paintings[0], title="Office with a fine flower, first floor", artist="ffi"
    )
    pdf = made(Wish("deck", "A4", 6, "below"), content._replace(paintings=(renamed,)), tmp_path)
    assert "Office with a fine flower, first floor" in " ".join(pdf.text(1).split())


@needs_poppler
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_nothing_is_printed_where_printers_leave_the_sheet_white(paper: Any, content: Content, tmp_path: Path) -> None:
    picture = made(Wish("deck", paper, 9), content, tmp_path).picture(1, tmp_path, 100)
    edge = int(6.2 / 25.4 * 100)
    sides = [(0, 0, picture.width(), edge), (0, picture.height() - edge, picture.width(), edge)]
    sides += [(0, 0, edge, picture.height()), (picture.width() - edge, 0, edge, picture.height())]
    for left, top, wide, high in sides:
        spots = ((x, y) for x in range(left, left + wide) for y in range(top, top + high))
        assert all(picture.pixelColor(x, y).lightness() > 250 for x, y in spots)


def test_pictures_with_too_few_pixels_for_their_cards_are_named(content: Content) -> None:
    large, small = content.paintings[:2]
    large = msgspec.structs.replace(large, width=1200, height=800)
    small = msgspec.structs.replace(small, width=500, height=600)
    both = content._replace(paintings=(large, small))
    assert coarse(both, 9, "none") == (small,)
    assert coarse(both, 6, "none") == (small,)
    tiny = msgspec.structs.replace(large, width=660, height=440)
    assert coarse(both._replace(paintings=(tiny,)), 9, "none") == (tiny,)


@needs_poppler
def test_the_credits_say_which_pictures_are_less_fine(content: Content, tmp_path: Path) -> None:
    large, small = content.paintings[:2]
    fine = msgspec.structs.replace(large, width=1200, height=800)
    pdf = made(Wish("deck", "A4", 9), content._replace(paintings=(fine, small)), tmp_path)
    words = pdf.text(3).split()
    assert f"{small.printed_id}*" in words and fine.printed_id in words
    assert "fewer than 300 dots per inch at this size" in " ".join(words)


@needs_poppler
def test_a_painting_on_paper_is_whole(content: Content, tmp_path: Path) -> None:
    """The first card is 3:2 and one colour: its coloured field has these proportions."""
    picture = made(Wish("deck", "A4", 9), content, tmp_path).picture(1, tmp_path, 100)
    wide, high = _coloured(picture, picture.width() // 3, picture.height() // 3)
    assert wide / high == pytest.approx(3 / 2, rel=0.03)


def _coloured(picture: QImage, right: int, bottom: int) -> tuple[int, int]:
    at = [
        (x, y)
        for x in range(right)
        for y in range(bottom)
        if picture.pixelColor(x, y).red() - picture.pixelColor(x, y).blue() > 80
    ]
    return max(x for x, _ in at) - min(x for x, _ in at) + 1, max(y for _, y in at) - min(y for _, y in at) + 1


@needs_poppler
def test_the_key_is_on_a_page_of_its_own(content: Content, tmp_path: Path) -> None:
    pdf = made(Wish("answers"), content, tmp_path)
    assert all("Painting" not in pdf.text(page) for page in (1, 2))
    key = pdf.text(3)
    assert "Key" in key and "Painting 19" in key and "1888" in key


@needs_poppler
def test_credits_are_printed_with_the_cards(content: Content, tmp_path: Path) -> None:
    last = made(Wish("deck"), content, tmp_path).text(7)
    assert "CC0 1.0" in last and "Ann" in last and "Painting 19" in last


@needs_poppler
def test_every_game_has_a_pad(tmp_path: Path) -> None:
    pdf = made(Wish("pads"), None, tmp_path)
    text = "".join(pdf.text(page) for page in range(1, pdf.pages + 1))
    assert all(pad.title in text for pad in PADS)


@needs_poppler
def test_a_printer_gets_the_same_pages(content: Content, tmp_path: Path) -> None:
    from PySide6.QtPrintSupport import QPrinter

    document = compose(Wish("deck", "Letter", 9, "below"), content)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageLayout(page_layout("Letter"))
    assert list(drawn(document, printer, printer.resolution() / 25.4))[-1] == 7
    write_pdf(document, tmp_path / "written.pdf")
    printed, saved = Pdf(tmp_path / "printed.pdf"), Pdf(tmp_path / "written.pdf")
    assert printed.pages == 7 and printed.text(1) == saved.text(1)
    assert _coloured(printed.picture(1, tmp_path), 150, 150) == _coloured(saved.picture(1, tmp_path), 150, 150)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_rules_of_every_game_fit_on_one_page(paper: Any) -> None:
    for slug in games.names():
        rules = [GameRules(slug, read_guide(slug, "").for_paper)]
        assert len(compose(Wish("rules", paper), None, rules=rules).pages) == 1, slug


@needs_poppler
def test_rules_that_are_too_long_go_on_on_another_page(tmp_path: Path) -> None:
    words = " ".join(f"word{number}" for number in range(3000))
    file = tmp_path / "rules.pdf"
    write_pdf(compose(Wish("rules"), None, rules=[GameRules("Long", f"# Long\n\n{words}\n\n- a\n- b")]), file)
    text = "".join(Pdf(file).text(page) for page in range(1, Pdf(file).pages + 1))
    assert Pdf(file).pages > 1 and all(f"word{number}" in text for number in (0, 1500, 2999))


# What can go wrong


def test_a_picture_that_is_gone_stops_nothing(content: Content, tmp_path: Path) -> None:
    def gone(card: int) -> Any:
        raise LookupError(card)

    write_pdf(compose(Wish("booklet"), content._replace(find=gone)), tmp_path / "made.pdf")
    assert (tmp_path / "made.pdf").read_bytes().startswith(b"%PDF")


def test_a_folder_that_is_not_there_is_said_so(content: Content, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "made.pdf"
    with pytest.raises(PaperProblem) as problem:
        write_pdf(compose(Wish("tokens"), None), file)
    assert "Choose another folder" in str(problem.value)
    assert not file.exists()


def test_a_disk_that_becomes_full_is_noticed_and_the_old_file_stays(
    content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from artgames.printing import pdf_writer

    file = tmp_path / "made.pdf"
    file.write_text("old")
    monkeypatch.setattr(pdf_writer, "disk_usage", lambda _folder: type("Usage", (), {"free": 10}))
    with pytest.raises(PaperProblem, match="Not enough disk space"):
        write_pdf(compose(Wish("deck"), content), file)
    assert file.read_text() == "old" and not list(tmp_path.glob(".*.part"))


def test_half_a_file_is_never_put_in_place(content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from artgames.printing import pdf_writer

    monkeypatch.setattr(pdf_writer, "_END", b"what no PDF has")
    with pytest.raises(PaperProblem, match="Not enough disk space"):
        write_pdf(compose(Wish("tokens"), None), tmp_path / "made.pdf")
    assert not list(tmp_path.glob("*made*"))


def test_a_folder_or_a_device_is_no_file_to_write_to(tmp_path: Path) -> None:
    for there in (tmp_path, Path("/dev/null")):
        with pytest.raises(PaperProblem, match="Choose another folder"):
            write_pdf(compose(Wish("tokens"), None), there)


def test_broken_off_it_leaves_the_old_file_as_it_was(content: Content, tmp_path: Path) -> None:
    file = tmp_path / "made.pdf"
    file.write_text("old")
    steps = written(compose(Wish("deck"), content), file)
    next(steps)
    steps.close()  # type: ignore[attr-defined]
    assert file.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir() if one.suffix not in (".png", "")] == ["made.pdf"]


def test_a_job_tells_how_far_it_is_and_can_be_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    from PySide6.QtCore import QObject

    document = compose(Wish("booklet"), make_content(tmp_path, 40))
    owner, told = QObject(), list[int]()
    job = PdfJob(written(document, tmp_path / "a.pdf"), owner)
    job.progressed.connect(told.append)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert told[-1] == len(document.pages) and told == sorted(told)
    assert (tmp_path / "a.pdf").exists()
    other = PdfJob(written(document, tmp_path / "b.pdf"), owner)
    with qtbot.waitSignal(other.progressed):
        other.start()
    with qtbot.waitSignal(other.stopped):
        other.stop()
    assert not (tmp_path / "b.pdf").exists()


def test_a_job_says_what_went_wrong(qtbot: QtBot, tmp_path: Path) -> None:
    from PySide6.QtCore import QObject

    owner = QObject()
    job = PdfJob(written(compose(Wish("tokens"), None), tmp_path / "no" / "a.pdf"), owner)
    with qtbot.waitSignal(job.failed) as told:
        job.start()
    assert isinstance(told.args[0], Sentence)
