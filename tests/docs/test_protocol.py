"""Every example of the protocol's guide is what `artgames table` really says, and every request is in it."""

import io
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import pytest

from artgames.cli.protocol import AnyRequest
from artgames.engine.choices import Field
from tests.docs.blocks import DOCS, PROJECT, Block, blocks

GUIDE = "protocol.md"
LEFT_OUT = "…"
TABLES = [block for block in blocks(GUIDE) if block.note.startswith("table: ")]


def fits(told: Any, answer: Any) -> bool:
    """Whether an answer is what the guide tells; it may leave things out."""
    if told == LEFT_OUT:
        return True
    if isinstance(told, dict) and isinstance(answer, dict):
        if LEFT_OUT in told:
            told = {key: value for key, value in told.items() if key != LEFT_OUT}
            answer = {key: value for key, value in answer.items() if key in told}
        return told.keys() == answer.keys() and all(fits(told[key], answer[key]) for key in told)
    if isinstance(told, list) and isinstance(answer, list):
        if told[-1:] == [LEFT_OUT]:
            told, answer = told[:-1], answer[: len(told) - 1]
        return len(told) == len(answer) and all(map(fits, told, answer))
    return bool(told == answer)


def talk(block: Block, data: Path) -> list[tuple[str, str]]:
    """What the guide says is answered, and what is."""
    lines = [(line[0], line[2:]) for line in block.text.splitlines()]
    asked = [text for side, text in lines if side == ">"]
    told = [text for side, text in lines if side == "<"]
    words = [
        sys.executable,
        "-m",
        "artgames",
        "table",
        *block.note.removeprefix("table: ").split(),
        "--data",
        str(data),
    ]
    done = subprocess.run(
        words, input="\n".join(asked) + "\n", capture_output=True, encoding="utf-8", cwd=PROJECT, check=True, timeout=60
    )
    return list(zip(told, done.stdout.splitlines(), strict=True))


@pytest.mark.parametrize("block", TABLES, ids=lambda block: block.note.split()[2])
def test_the_table_answers_as_the_guide_says(block: Block, tmp_path: Path) -> None:
    for told, answer in talk(block, tmp_path):
        assert fits(json.loads(told), json.loads(answer)), f"the guide: {told}\nthe table: {answer}"


def test_every_line_of_an_example_is_asked_and_answered() -> None:
    assert len(TABLES) >= 7
    for block in TABLES:
        sides = [line[:2] for line in block.text.splitlines()]
        assert sides[0] == "> " and sides[-1] == "< "
        assert all({one, other} == {"> ", "< "} for one, other in pairwise(sides))


def test_leaving_out_leaves_out_nothing_else() -> None:
    assert fits({"ok": True, "of": LEFT_OUT}, {"ok": True, "of": [1, 2]})
    assert fits([1, LEFT_OUT], [1, 2, 3])
    assert fits({"ok": True, LEFT_OUT: LEFT_OUT}, {"ok": True, "more": 1})
    assert not fits({"ok": True, "gone": 1, LEFT_OUT: LEFT_OUT}, {"ok": True, "more": 1})
    assert not fits({"ok": True}, {"ok": True, "more": 1})
    assert not fits([1, 2], [1, 2, 3])
    assert not fits([2, LEFT_OUT], [1, 2])


def test_every_request_and_every_form_of_a_field_is_told() -> None:
    guide = (DOCS / GUIDE).read_text(encoding="utf-8")
    requests = [request.__struct_config__.tag for request in get_args(AnyRequest)]
    for name in requests:
        assert f"\n| `{name}` |" in guide, name
    for form in Field.__subclasses__():
        assert f"\n| `{form.__struct_config__.tag}` |" in guide
        missing = [name for name in form.__struct_fields__[1:] if f"`{name}`" not in guide]
        assert not missing, missing


def test_the_program_in_the_guide_plays_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    (program,) = (block.text for block in blocks(GUIDE) if block.note == "program")
    started = program.replace('".venv/bin/artgames"', f"{sys.executable!r}, '-m', 'artgames'")
    assert started != program
    said = io.StringIO()
    monkeypatch.chdir(PROJECT)
    monkeypatch.setattr(sys, "stdout", said)
    exec(compile(started, GUIDE, "exec"), {})
    assert "'winners'" in said.getvalue()
