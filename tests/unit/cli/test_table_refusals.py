"""What is wrong gets a sentence, and nothing happens: no line of input ends the table protocol."""

import io
import json
from typing import Any

import pytest

from artgames.cli.protocol import LONGEST_LINE, Session
from artgames.cli.table import serve
from tests.support.table_client import ask


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "act", "seat": 0, "action": {"type": "steal", "paintings": [1]}}, "not_asked"),
        ({"do": "act", "seat": "house", "action": {"type": "next_round"}}, "illegal"),
        ({"do": "act", "seat": "house", "action": {"type": "fly"}}, "malformed"),
        ({"do": "act", "seat": "house", "action": {}}, "malformed"),
        ({"do": "act", "seat": "house"}, "malformed"),
        ({"do": "act", "seat": "house", "action": "open_exhibit"}, "malformed"),
        ({"do": "act", "action": {"type": "open_exhibit"}}, "malformed"),
        ({"do": "act", "seat": 3, "action": {"type": "ready"}}, "malformed"),
        ({"do": "act", "seat": -1, "action": {"type": "open_exhibit"}}, "malformed"),
        ({"do": "act", "seat": True, "action": {"type": "open_exhibit"}}, "malformed"),
        ({"do": "act", "seat": "0", "action": {"type": "open_exhibit"}}, "malformed"),
        ({"do": "act", "seat": 1.5, "action": {"type": "open_exhibit"}}, "malformed"),
        ({"do": "act", "seat": 10**400, "action": {"type": "open_exhibit"}}, "malformed"),
        ({"do": "act", "seat": None, "action": {"type": "open_exhibit"}}, "malformed"),
        ({"do": "choices", "seat": None}, "malformed"),
        ({"do": "choices"}, "malformed"),
        ({"do": "view", "seat": 77}, "malformed"),
        ({"do": "random", "seat": 0}, "not_asked"),
        ({"do": "bot", "seat": 0, "level": "easy"}, "not_asked"),
        ({"do": "bot", "seat": 0, "level": "clever"}, "malformed"),
        ({"do": "bot", "seat": 0, "level": 5}, "malformed"),
        ({"do": "load"}, "malformed"),
        ({"do": "load", "save": None}, "malformed"),
        ({"do": "dance"}, "malformed"),
        ({"do": None}, "malformed"),
        ({"do": ["act"]}, "malformed"),
        ({}, "malformed"),
        ([], "malformed"),
        (None, "malformed"),
        (5, "malformed"),
        ("to_act", "malformed"),
    ],
)
def test_a_wrong_request_is_refused_in_words(table: Session, request_: Any, code: str) -> None:
    before = table.match.state
    answer = ask(table, request_)
    assert (answer["ok"], answer["error"]["code"]) == (False, code)
    assert answer["error"]["message"].endswith((".", "…"))
    assert table.match.state == before


MANGLED = {
    "no JSON": b"nonsense",
    "cut": b'{"do":"to_act"',
    "two at once": b'{"do":"to_act"}{"do":"to_act"}',
    "NUL bytes": b"\x00\x00\x00",
    "NUL after": b'{"do":"to_act"}\x00',
    "no UTF-8": b'{"do":"\xff\xfe"}',
    "lone surrogate": b'{"do":"\\ud800"}',
    "encoded surrogate": b'{"do":"\xed\xa0\x80"}',
    "not a number": b'{"do":"act","seat":NaN,"action":{}}',
    "endless": b'{"do":"act","seat":1e999,"action":{}}',
    "huge number": b'{"do":"choices","seat":' + b"9" * 100_000 + b"}",
    "large number": b'{"do":"choices","seat":' + b"9" * 4000 + b"}",
    "deep": b"[" * 100_000 + b"]" * 100_000,
    "deep action": b'{"do":"act","seat":0,"action":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}",
    "long": b'{"do":"' + b"x" * 1_000_000 + b'"}',
    "too long": b"x" * (10 * 1024 * 1024),
    "a request and a long tail": b'{"do":"quit"}' + b" " * (LONGEST_LINE + 10) + b"!",
    "white": b"   \t ",
    "byte order mark": b'\xef\xbb\xbf{"do":"quit"}',
}


@pytest.mark.parametrize("name", MANGLED)
def test_a_mangled_line_gets_one_answer_and_the_next_line_its_own(table: Session, name: str) -> None:
    answers = io.BytesIO()
    serve(table, io.BytesIO(MANGLED[name] + b"\n" + b'{"do":"to_act"}'), answers)
    wrong, right = (json.loads(line) for line in answers.getvalue().splitlines())
    assert wrong["error"]["code"] == "malformed"
    assert len(wrong["error"]["message"]) < 500
    assert right == {"ok": True, "seats": ["house"]}


def test_empty_lines_get_no_answer(table: Session) -> None:
    answers = io.BytesIO()
    serve(table, io.BytesIO(b'\n\r\n\n{"do":"to_act"}\r\n\n'), answers)
    assert answers.getvalue().count(b"\n") == 1


def test_a_fault_inside_a_game_is_told_and_survived(table: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(table.match, "view", fail)
    assert ask(table, {"do": "view"})["error"]["code"] == "internal"
    assert ask(table, {"do": "to_act"})["ok"]
