"""Bots in a process of their own: the same answers as anywhere, nothing of the screen, and nothing left behind."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from artgames import games
from artgames.bots.messages import Answer, Brief, Question, answers_in, packed
from artgames.bots.random_bot import RandomBot
from artgames.cli.tables import Box, make_setup
from artgames.cli.think import Haste, Thinker
from artgames.engine import codec
from artgames.engine.api import HOUSE, Decision, SeatKnowledge
from artgames.engine.info import LEVELS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from tests.unit.cli.conftest import PROJECT

WITH_BOTS = [game.slug for game in games.every() if game.info.has_bots]
ASKED = 3
"""Of each level, so many questions: hard bots take their time."""


@contextmanager
def thinking() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "artgames", "think"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=PROJECT) as process:
        yield process
        process.kill()


def ask(process: subprocess.Popen[bytes], *messages: Any) -> None:
    assert process.stdin is not None
    process.stdin.write(b"".join(map(packed, messages)))
    process.stdin.flush()


def answered(process: subprocess.Popen[bytes]) -> Answer:
    assert process.stdout is not None
    (answer,) = answers_in(bytearray(process.stdout.readline()))
    return answer


def brief_of(slug: str, levels: dict[int, str]) -> tuple[Brief, Match[Any]]:
    game = games.load(slug)
    box = Box.open(None, None, game.info)
    seats = game.info.min_seats
    setup = make_setup(game, seats, {}, "think", box)
    facts = box.facts
    assert facts is not None
    cards = {card: facts(card) for card in setup.deck}
    return Brief(slug, levels, 1, cards, box.likeness.table_of(setup.deck)), Match(slug, game.rules, setup)


def asked_in(match: Match[Any], count: int) -> Iterator[SeatKnowledge]:
    """What is asked in a match that is played at random, where there is something to choose."""
    rng, bot = Rng.from_seed("asked"), RandomBot()
    while count and match.outcome() is None:
        seat = next((seat for seat in match.to_act() if seat != HOUSE), HOUSE)
        seen = match.seen(seat)
        rng = rng.fork("next")
        if seat != HOUSE and (len(seen.choices) > 1 or any(choice.fields for choice in seen.choices)):
            count -= 1
            yield seen
        match.submit(seat, bot.choose(seen, rng).action)


@pytest.mark.parametrize("slug", WITH_BOTS)
def test_a_bot_answers_there_as_it_does_here(slug: str) -> None:
    """Made from the cards of the match alone there, and from the whole collection here."""
    brief, match = brief_of(slug, dict(enumerate(LEVELS)))
    box = Box.open(None, None, games.load(slug).info)
    here = [games.load(slug).make_bot(level, box.likeness, facts=box.facts) for level in LEVELS]
    with thinking() as process:
        ask(process, brief)
        for number, seen in enumerate(asked_in(match, ASKED * len(LEVELS))):
            level, rng = LEVELS[number % len(LEVELS)], Rng.from_seed(f"{slug}/{number}")
            levels = dict.fromkeys(range(match.setup.seats), level)
            ask(process, replace(brief, levels=levels), Question(number, seen.seat, match.save(), rng))
            same = here[number % len(LEVELS)].choose(seen, rng)
            there = answered(process)
            assert there.number == number and there.action is not None, there.fault
            assert Decision(codec.decode_action(match.rules.actions, there.action), there.why) == same


def test_it_loads_nothing_of_the_screen() -> None:
    code = (
        "import sys; import artgames.cli.think; from artgames import games\n"
        "for game in games.every(): game.make_bot('hard')\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6')])"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_a_mistake_is_told_with_its_place() -> None:
    brief, match = brief_of("art_robbery", {0: "easy"})
    question = Question(7, 1, match.save(), Rng.from_seed("s"))  # nobody sits there
    told = Thinker(brief, Haste()).answer(question)
    assert told.number == 7 and told.action is None
    assert "KeyError: 1" in told.fault and "think.py" in told.fault


def test_it_ends_in_the_middle_of_a_thought_when_nobody_listens() -> None:
    brief, match = brief_of("art_robbery", {0: "hard", 1: "hard"})
    long = Brief(brief.game, brief.levels, 10_000, brief.cards, brief.likeness)
    seat, rng = next(asked_in(match, 1)).seat, Rng.from_seed("s")
    with thinking() as process:
        assert process.stdin is not None
        ask(process, brief, Question(1, seat, match.save(), rng))
        assert answered(process).number == 1, "it is at work"
        ask(process, long, Question(2, seat, match.save(), rng))
        process.stdin.close()
        assert process.wait(20) == 0
