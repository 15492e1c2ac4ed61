"""Every decision has a number, a date, a status and a line in the index."""

import re

import pytest

from tests.docs.blocks import DOCS

FOLDER = DOCS / "decisions"
FILES = sorted(path.name for path in FOLDER.glob("[0-9]*.md"))
STATUS = r"(accepted|replaced by \[\d+\]\(\d{4}-[\w-]+\.md\))"


@pytest.mark.parametrize("name", FILES)
def test_a_decision_says_what_when_and_why(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    head = re.match(rf"# (\d+)\. (.+)\n\nDate: (\d{{4}}-\d\d-\d\d) · Status: {STATUS}\n\n## Decision\n", text)
    assert head is not None and int(head[1]) == int(name[:4])
    assert "\n## Why\n" in text
    row = f"| {head[1]} | [{head[2]}]({name}) | {head[3]} | {head[4]} |"
    assert row in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()


def test_numbers_are_used_once_and_none_is_missing() -> None:
    assert [int(name[:4]) for name in FILES] == list(range(1, len(FILES) + 1))
    assert len(FILES) > 30
