"""A client of the table protocol, in the same process as the table."""

import io
import json
from typing import Any

from artgames import games
from artgames.cli.protocol import Session
from artgames.cli.table import serve
from artgames.cli.tables import Box, make_setup
from artgames.engine.match import Match

GAME = "stolen_paintings"
SHORT = {"exhibit": 12, "rounds_per_player": 1}


def open_table(seats: int, seed: str = "table", **options: Any) -> Session:
    game, box = games.load(GAME), Box(None)
    setup = make_setup(game, seats, {**SHORT, **options}, seed, box)
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
