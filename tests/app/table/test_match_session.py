"""Who is asked next, and what becomes of a bot's answer to a question that is no longer asked."""

import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.table.bots.bot_runner import ThreadRunner
from artgames.app.table.match_session import TableSession
from artgames.app.table.turn_order import Next, Task, WhoseTurn
from artgames.engine.api import HOUSE, Decision, Seat, SeatKnowledge
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.engine.words import untranslated
from artgames.scene.clock import Clock
from artgames.scene.tempo import Tempo
from artgames.store import Player
from tests.support.toy_game import RULES, SLUG, Add, toy_setup, toy_table

QUICK = Tempo(pace=3.0, reduced=True)


def asked_next(waiting: tuple[Seat, ...], last: Seat | None) -> Next:
    """At a table of five where these still owe a secret answer, and this one gave the last."""
    history = [] if last is None else [SimpleNamespace(entry=SimpleNamespace(seat=last))]
    match = SimpleNamespace(outcome=lambda: None, choices=lambda seat: (), history=history)
    session = SimpleNamespace(
        match=match,
        table=SimpleNamespace(players=[Player(name, mark) for mark, name in enumerate("ABCDE")]),
        house_choice=lambda: None,
        secrets_asked=lambda: waiting,
        votes=lambda seat: False,
    )
    return WhoseTurn(cast(TableSession, session)).next()


@pytest.mark.parametrize(
    ("waiting", "last", "first"),
    [
        ((0, 1, 3), None, 0),
        ((0, 1, 3), 1, 3),
        ((0, 2, 3), 1, 2),
        ((0, 1, 3), 3, 0),
        ((0, 1, 3), 4, 0),
        ((1, 2), 2, 1),
        ((0, 4), HOUSE, 0),
    ],
)
def test_people_are_asked_clockwise_from_the_left_of_who_answered_last(
    waiting: tuple[Seat, ...], last: Seat | None, first: Seat
) -> None:
    assert asked_next(waiting, last) == Next(Task.HAND_OVER, seat=first)


class Dreamer:
    """Adds as much as seat 0 has; over its first answer it dreams until somebody wakes it."""

    def __init__(self) -> None:
        self.asked, self.wake = threading.Event(), threading.Event()

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        points = cast(Any, seen.view).points[0]
        if not self.asked.is_set():
            self.asked.set()
            self.wake.wait(10)
        return Decision(Add(points))


def test_an_answer_to_what_was_asked_before_a_step_back_is_not_given(qapp: QApplication, qtbot: QtBot) -> None:
    match = Match(SLUG, RULES, toy_setup())
    bot = Dreamer()
    players = (Player("Ada", 0), Player("Bot", 1, "bot"))
    table = toy_table()
    clock = Clock()
    session = TableSession(
        match,
        type(table)(table.game, players, table.options, table.deck),
        bots=ThreadRunner({1: bot}),
        tempo=QUICK,
        clock=clock,
        translate=untranslated,
    )
    session.resume()
    match.submit(0, Add(1))
    qtbot.waitUntil(bot.asked.is_set)
    match.rewind(0, HOUSE)
    match.submit(0, Add(3))
    bot.wake.set()
    qtbot.waitUntil(lambda: match.turn == 2)
    assert match.state.points == (3, 3), "it answered what it saw before the step back"
    session.close()
