"""Let the bots of a table think, in a process of their own. The app starts it; there is nothing here for people.

It reads briefs and questions and writes answers (`artgames.bots.messages`). It ends as soon as nobody is at the other
end of the pipe, also in the middle of a thought: whoever kills the app leaves nothing behind.
"""

import argparse
import os
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO

from artgames import games
from artgames.bots.messages import Answer, Brief, Hurry, Question, packed, read_request
from artgames.decks.similarity import Likeness
from artgames.engine import codec
from artgames.engine.api import Bot, Seat
from artgames.engine.match import Match

MODESTY = 5
"""On a busy machine what moves on the screen comes first."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(args: argparse.Namespace) -> int:
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    questions, answers = _pipes()
    waiting: SimpleQueue[Brief | Question] = SimpleQueue()
    haste = Haste()
    threading.Thread(target=_listen, args=(questions, waiting, haste), daemon=True).start()
    thinker: Thinker | None = None
    while True:
        request = waiting.get()
        if isinstance(request, Brief):
            thinker = Thinker(request, haste)
        elif thinker is not None:
            answers.write(packed(thinker.answer(request)))
            answers.flush()


class Haste:
    """Whether the question that is being thought about has to be answered now."""

    def __init__(self) -> None:
        self.asked, self.wanted = 0, 0
        """The numbers of the question, and of the last one that was hurried."""

    def __call__(self) -> bool:
        return self.wanted >= self.asked > 0


class Thinker:
    """The bots of one table."""

    def __init__(self, brief: Brief, haste: Haste) -> None:
        self._haste = haste
        game, likeness = games.load(brief.game), Likeness(brief.likeness)
        self._rules = game.rules
        self._bots: dict[Seat, Bot] = {
            seat: game.make_bot(level, likeness, facts=brief.cards.__getitem__, patience=brief.patience, hurried=haste)
            for seat, level in brief.levels.items()
        }

    def answer(self, question: Question) -> Answer:
        self._haste.asked = question.number
        try:
            seen = Match.load(self._rules, question.save).seen(question.seat)
            decision = self._bots[question.seat].choose(seen, question.rng)
        except Exception:  # whoever asked writes it down and answers by simpler means
            return Answer(question.number, fault=traceback.format_exc())
        return Answer(question.number, codec.encode(decision.action), decision.why)


def _listen(requests: BinaryIO, waiting: "SimpleQueue[Brief | Question]", haste: Haste) -> None:
    for line in requests:
        request = read_request(line)
        if isinstance(request, Hurry):
            haste.wanted = request.number
        else:
            waiting.put(request)
    os._exit(0)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """By their numbers: a program without a console has no `sys.stdin`. What anybody prints here goes elsewhere."""
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    return os.fdopen(0, "rb"), answers
