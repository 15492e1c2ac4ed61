"""The table protocol: one JSON object in, one out. To these games what UCI is to chess.

Nothing here reads or writes a stream, so that a pipe, a socket or a test can carry the lines.
"""

from functools import singledispatchmethod
from typing import Any, Literal, TypeAlias

import msgspec

from artgames.bots import RandomBot, decide
from artgames.cli.tables import PLAYERS, Box, make_player
from artgames.engine import codec
from artgames.engine.api import HOUSE, Bot, Event, Refused, Seat, refuse
from artgames.engine.choices import Action, snake_case
from artgames.engine.match import Match, asked
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games import Game

Answer: TypeAlias = dict[str, Any]
SeatName: TypeAlias = int | Literal["house"]

LONGEST_LINE = 4 * 1024 * 1024
LONGEST_MESSAGE = 400


class Request(msgspec.Struct, frozen=True, tag_field="do", tag=snake_case):
    """Base of everything that can be asked; `do` is the name of the class."""


class ToAct(Request, frozen=True):
    """Whose answers are awaited?"""


class Choices(Request, frozen=True):
    """What may this seat do?"""

    seat: SeatName


class Act(Request, frozen=True):
    """Do this."""

    seat: SeatName
    action: dict[str, Any]


class View(Request, frozen=True):
    """What does this seat see; what does the whole room see?"""

    seat: SeatName | None = None


class Random(Request, frozen=True):
    """Do anything that is allowed."""

    seat: SeatName


class BotMove(Request, frozen=True, tag="bot"):
    """Do what a bot would do."""

    seat: SeatName
    level: str = "normal"


class Outcome(Request, frozen=True):
    """Who has won?"""


class Undo(Request, frozen=True):
    """Take the last step back."""


class Save(Request, frozen=True):
    """Give me the match to keep."""


class Load(Request, frozen=True):
    """Go on with this match instead."""

    save: dict[str, Any]


class Quit(Request, frozen=True):
    """Goodbye."""


AnyRequest: TypeAlias = ToAct | Choices | Act | View | Random | BotMove | Outcome | Undo | Save | Load | Quit


class Session:
    """One client at one table. A refused line changes nothing."""

    def __init__(self, game: Game, match: Match[Any], box: Box) -> None:
        self.match = match
        self.over = False
        self._game = game
        self._box = box
        self._bots: dict[str, Bot] = {}
        self._decoder = msgspec.json.Decoder(AnyRequest)

    def answer(self, line: bytes) -> Answer:
        """The answer to one line, whatever is in it."""
        try:
            return {"ok": True, **self._do(self._decode(line))}
        except Refused as refusal:
            return _problem(refusal.code, refusal.sentence.render(()))
        except Exception as problem:  # whatever a line provokes, the match at this table goes on
            return _problem("internal", f"This could not be done, and nothing has changed ({type(problem).__name__}).")

    def _decode(self, line: bytes) -> Request:
        if len(line) > LONGEST_LINE:
            raise refuse("malformed", QT_TRANSLATE_NOOP("engine", "This line is too long."))
        try:
            request: Request = self._decoder.decode(line)
            return request
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            text = QT_TRANSLATE_NOOP("engine", "This line is not a valid request: {problem}.")
            raise refuse("malformed", text, problem=str(problem)) from None

    @singledispatchmethod
    def _do(self, request: Request) -> Answer:
        raise TypeError(type(request))  # every kind of request has a method below

    @_do.register
    def _(self, request: ToAct) -> Answer:
        return {"seats": ["house" if seat == HOUSE else seat for seat in self.match.to_act()]}

    @_do.register
    def _(self, request: Choices) -> Answer:
        return {"choices": [codec.encode_choice(choice) for choice in self.match.choices(self._seat(request.seat))]}

    @_do.register
    def _(self, request: Act) -> Answer:
        seat = self._seat(request.seat)
        step = self.match.submit_data(seat, request.action)
        return {"events": _seen(step.events, seat)}

    @_do.register
    def _(self, request: View) -> Answer:
        audience = None if request.seat is None else _audience(self._seat(request.seat))
        return {"view": codec.encode(self.match.view(audience))}

    @_do.register
    def _(self, request: Random) -> Answer:
        return self._let(RandomBot(), self._seat(request.seat), "random")

    @_do.register
    def _(self, request: BotMove) -> Answer:
        seat = self._seat(request.seat)
        return self._let(RandomBot() if seat == HOUSE else self._bot(request.level), seat, request.level)

    @_do.register
    def _(self, request: Outcome) -> Answer:
        return {"outcome": codec.encode(self.match.outcome())}

    @_do.register
    def _(self, request: Undo) -> Answer:
        history = self.match.history
        self.match.undo(history[-1].entry.seat if history else HOUSE)
        return {}

    @_do.register
    def _(self, request: Save) -> Answer:
        return {"save": codec.encode(self.match.save())}

    @_do.register
    def _(self, request: Load) -> Answer:
        self.match = self._load(request.save)
        return {}

    @_do.register
    def _(self, request: Quit) -> Answer:
        self.over = True
        return {}

    def _seat(self, name: SeatName) -> Seat:
        seats = self.match.setup.seats
        if isinstance(name, int) and 0 <= name < seats:
            return name
        if name == "house":
            return HOUSE
        text = QT_TRANSLATE_NOOP("engine", "There is no such seat; choose 0 to {last} or “house”.")
        raise refuse("malformed", text, last=seats - 1)

    def _let(self, bot: Bot, seat: Seat, stream: str) -> Answer:
        asked(self.match, seat)
        chosen: Action = decide(self.match, seat, bot, Rng.from_seed(f"{self.match.setup.seed}/{stream}")).action
        step = self.match.submit(seat, chosen)
        return {"action": codec.encode(chosen), "events": _seen(step.events, seat)}

    def _bot(self, level: str) -> Bot:
        if level not in PLAYERS:
            text = QT_TRANSLATE_NOOP("engine", "There is no such bot; choose from: {levels}.")
            raise refuse("malformed", text, levels=", ".join(PLAYERS))
        if level not in self._bots:
            self._bots[level] = make_player(self._game, level, self._box)
        return self._bots[level]

    def _load(self, data: dict[str, Any]) -> Match[Any]:
        save = codec.decode_save(data)
        if save.game != self._game.slug:
            raise refuse("malformed", QT_TRANSLATE_NOOP("engine", "This match belongs to another game."))
        self._game.info.check_seats(save.setup.seats)
        if save.rules_version == self._game.rules.version:
            self._game.info.complete(save.setup.options)
        return Match.load(self._game.rules, save)


def _audience(seat: Seat) -> Seat | None:
    """The house sees what the room sees."""
    return None if seat == HOUSE else seat


def _seen(events: tuple[Event, ...], seat: Seat) -> list[Any]:
    seen = (event.seen_by(_audience(seat)) for event in events)
    return [codec.encode(event) for event in seen if event is not None]


def _problem(code: str, message: str) -> Answer:
    cut = message if len(message) <= LONGEST_MESSAGE else f"{message[:LONGEST_MESSAGE]}…"
    return {"ok": False, "error": {"code": code, "message": cut}}
