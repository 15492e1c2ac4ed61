"""Ten thousand random lines, to a table and to the real program."""

import io
import json
import random
import subprocess
import sys
from typing import Any

from artgames.cli.protocol import Session
from artgames.cli.table import serve
from artgames.engine import codec
from tests.support.table_client import GAME, finish
from tests.unit.cli.conftest import PROJECT, Run


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
