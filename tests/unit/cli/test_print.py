"""`artgames print`."""

from pathlib import Path

import pytest

from artgames.__main__ import main
from artgames.decks import Filter, SavedSets
from tests.printing.conftest import Pdf, needs_poppler


@needs_poppler
@pytest.mark.parametrize(("what", "paper", "size"), [("tokens", "a4", (210, 297)), ("pads", "letter", (215.9, 279.4))])
def test_paper_without_paintings(
    what: str, paper: str, size: tuple[float, float], tmp_path: Path, qapp: object
) -> None:
    out = tmp_path / "made.pdf"
    assert main(["print", what, "--paper", paper, "--out", str(out)]) == 0
    assert Pdf(out).size == pytest.approx(size, abs=0.5)


@needs_poppler
def test_a_set_by_its_name(tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    SavedSets(tmp_path / "sets.json").save("Quiet rooms", "met", Filter(words="vermeer"))
    out = tmp_path / "made.pdf"
    more = ["--per-page", "6", "--label", "back", "--out", str(out), "--data", str(tmp_path)]
    assert main(["print", "deck", "--set", "quiet rooms", *more]) == 0
    assert "Quiet rooms" in capsys.readouterr().out and "Vermeer" in Pdf(out).text(2)


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = str(tmp_path / "no" / "made.pdf")
    for given, code, said in (
        (["print", "deck", "--deck", "nothing", "--out", "x.pdf"], 2, "no deck called “nothing”"),
        (["print", "booklet", "--set", "nothing", "--out", "x.pdf"], 2, "no set called “nothing”"),
        (["print", "tokens"], 2, "--out"),
        (["print", "stamps", "--out", "x.pdf"], 2, "stamps"),
        (["print", "pads", "--game", "chess", "--out", "x.pdf"], 2, "chess"),
        (["print", "tokens", "--out", nowhere], 1, "Choose another folder"),
    ):
        assert main(given) == code
        told = capsys.readouterr().err
        assert said in told and told.count("\n") == 1
