"""`artgames deck` lists what can be played with, and checks what is ours."""

import json
from pathlib import Path

import pytest

from artgames.__main__ import main
from artgames.decks import Library
from artgames.decks.collection_check import Checked


def test_decks_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = Library.open(tmp_path, tmp_path).deck("met")
    assert deck is not None
    cards, portraits = len(deck.ids), len(deck.ids_for(("portraits",)))
    assert main(["deck", "--data", str(tmp_path)]) == 0
    line = f"The Metropolitan Museum of Art: {cards} cards, {cards} with a date, {portraits} portraits"
    assert line in capsys.readouterr().out
    assert main(["deck", "--json", "--data", str(tmp_path)]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert not any("Metropolitan" in problem for problem in listed["problems"])
    counts = {"cards": cards, "dated": cards, "portraits": portraits}
    assert {"slug": "met", "title": "The Metropolitan Museum of Art", **counts} in listed["decks"]


@pytest.mark.parametrize(("problems", "code"), [((), 0), (("0001 A: has no city",), 1)])
def test_the_check_speaks_json_and_by_its_exit_code(
    problems: tuple[str, ...],
    code: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from artgames.cli import deck

    def checked(_library: object) -> Checked:
        return Checked(200, 72, 48, problems)

    monkeypatch.setattr(deck, "check_collection", checked)
    assert main(["deck", "--check", "--json", "--data", str(tmp_path)]) == code
    expected = {"cards": 200, "portraits": 72, "tiles": 48, "problems": list(problems)}
    assert json.loads(capsys.readouterr().out) == expected
    assert main(["deck", "--check", "--data", str(tmp_path)]) == code
    assert capsys.readouterr().out.splitlines()[-1] == (problems[0] if problems else "no problem")
