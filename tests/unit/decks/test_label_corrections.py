"""What was corrected on labels: kept in a file, applied to cards, and no more than a label can hold."""

from pathlib import Path

import pytest

from artgames.decks import Painting
from artgames.decks.label_corrections import LabelCorrections
from artgames.decks.label_fields import FIELDS, NotUnderstood, correctable, corrections_of, differences

CARD = Painting(
    id=10_007, title="Hare", artist="Durer", lived="1471–1528", dated="1502", begun=1502, completed=1502, file="a.jpg",
    width=10, height=20, height_cm=25.1, width_cm=22.6, origin="own",
)  # fmt: skip


@pytest.fixture
def kept(tmp_path: Path) -> LabelCorrections:
    return LabelCorrections(tmp_path / "data" / "labels.json")


def test_what_was_corrected_is_read_again(kept: LabelCorrections, tmp_path: Path) -> None:
    kept.put(CARD.id, {"artist": "Albrecht Dürer"})
    again = LabelCorrections(tmp_path / "data" / "labels.json")
    assert again.corrected(CARD).artist == "Albrecht Dürer"
    again.put(CARD.id, {})
    assert LabelCorrections(tmp_path / "data" / "labels.json").corrected(CARD) is CARD


@pytest.mark.parametrize("text", ["", "[]", "{", '{"x": {}}', '{"10007": {"title": {}}}'])
def test_a_damaged_file_corrects_nothing(kept: LabelCorrections, tmp_path: Path, text: str) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "labels.json").write_text(text)
    assert kept.corrected(CARD) is CARD


def test_a_file_from_elsewhere_changes_no_picture_and_no_type(kept: LabelCorrections) -> None:
    kept.put(CARD.id, {"file": "../../secret", "id": 1, "origin": "homage", "title": "A\u202eB\nC"})
    changed = kept.corrected(CARD)
    assert (changed.file, changed.id, changed.origin) == ("a.jpg", CARD.id, "own")
    assert changed.title.isprintable()
    kept.put(CARD.id, {"completed": "soon"})
    assert kept.corrected(CARD) is CARD


def test_a_line_that_reads_as_before_changes_nothing() -> None:
    lines = {field.name: field.printed(CARD) for field in FIELDS}
    assert corrections_of(CARD, lines) == {}
    assert corrections_of(CARD, {"title": " Hare "}) == {}


@pytest.mark.parametrize(
    ("line", "text", "facts"),
    [
        ("dated", "c. 1500–05", {"dated": "c. 1500–05", "begun": 1500, "completed": 1505}),
        ("dated", "", {"dated": "", "begun": None, "completed": None}),
        ("lived", "1471–1529", {"lived": "1471–1529", "born": 1471, "died": 1529}),
        ("size", "30 x 20 cm", {"height_cm": 30.0, "width_cm": 20.0}),
        ("sitter", "A hare", {"sitter": "A hare", "portrait": True}),
    ],
)
def test_words_become_facts(line: str, text: str, facts: dict[str, object]) -> None:
    assert corrections_of(CARD, {line: text}) == facts


@pytest.mark.parametrize(("line", "text"), [("title", " "), ("dated", "Tuesday"), ("size", "large")])
def test_what_is_not_understood_is_refused(line: str, text: str) -> None:
    with pytest.raises(NotUnderstood):
        corrections_of(CARD, {line: text})


def test_every_line_comes_back_as_it_was_written(kept: LabelCorrections) -> None:
    """What is saved stands in the line again when the page is opened next time."""
    for field in correctable(CARD):
        text = {"size": "30 × 20 cm", "dated": "c. 1510", "lived": "1480–1530"}.get(field.name, "Something else")
        kept.put(CARD.id, corrections_of(CARD, {field.name: text}))
        now = kept.corrected(CARD)
        assert field.printed(now) == text
        assert [(one.name, after) for one, _, after in differences(CARD, now)] == [(field.name, text)]
