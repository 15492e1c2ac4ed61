"""Discovery of games: every folder here that holds a game is one. Nothing else knows a list of them."""

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

from msgspec.structs import replace

from artgames.bots import RandomBot
from artgames.decks.catalogue import Painting
from artgames.engine.api import Bot, Event, Outcome, Rules, View
from artgames.engine.assessment import Answers
from artgames.engine.capabilities import OnPhone, Reasons, Recalled, Recap
from artgames.engine.info import GameInfo
from artgames.engine.pad import PaperPad, usual_pad
from artgames.engine.practice import Lesson
from artgames.engine.review import Review
from artgames.engine.words import Sentence, Translate, listed

if TYPE_CHECKING:  # who only counts or lists games needs no screen
    from artgames.exhibits.exhibited import Exhibited
    from artgames.scene.board_maker import BoardMaker
    from artgames.scene.exhibit.board import ExhibitBoard

Facts: TypeAlias = Callable[[int], Painting]
"""What a visitor may know of a painting: all that its label says. A bot is given the whole catalogue where there is
one, and is honest about how much of it anybody of its level has in mind."""


class Words(Protocol):
    """A game's own sentences (its ``words.py``)."""

    def status(self, view: View) -> Sentence:
        """Who must do what, for the line above the board."""

    def describe_event(self, event: Event) -> Sentence | None:
        """What happened, for the log; None for events not worth a line."""

    def resume(self, view: View) -> Sentence:
        """Where an unfinished match stands, from the room's view: it gives no secret away."""

    def result(self, outcome: Outcome) -> Sentence: ...


class Game:
    """A game whose parts are loaded when they are first wanted.

    A game that is another one with a door of its own says so beside `GAME`, as `PARTS_OF`: what is not in its own
    folder is then that game's.
    """

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.door = door = import_module(f"{__name__}.{slug}")
        self._folders: tuple[str, ...] = (slug, door.PARTS_OF) if hasattr(door, "PARTS_OF") else (slug,)
        info: GameInfo = door.GAME
        self.info = info if self.has_board else replace(info, facing=False)  # only a board of its own has two edges

    def _has(self, part: str) -> bool:
        return self._place(part) is not None

    def _place(self, part: str) -> str | None:
        """The module of this part; None where the game has none."""
        places = (f"{__name__}.{folder}.{part}" for folder in self._folders)
        return next((place for place in places if find_spec(place) is not None), None)

    def _part(self, part: str) -> Any:
        return import_module(self._place(part) or f"{__name__}.{self.slug}.{part}")

    @cached_property
    def rules(self) -> Rules[Any]:
        return cast(Rules[Any], self._part("rules").RULES)

    @cached_property
    def words(self) -> Words:
        return cast(Words, self._part("words"))

    @property
    def titles(self) -> tuple[tuple[int, Sentence], ...]:
        """In a game for one: from so many points on somebody has this title, the highest first. Empty elsewhere."""
        return getattr(self.words, "TITLES", ())

    @property
    def reasons(self) -> Reasons:
        """Where the points of a row of the score pad come from; nothing, where the game does not tell."""
        return getattr(self.words, "reasons", lambda _row: ())

    @cached_property
    def recap(self) -> Recap:
        """What its last page tells; nothing, where the game has no more to say than its points."""
        return cast(Recap, self._part("recap").RECAP) if self._has("recap") else Recap()

    def recalled(self, view: View) -> Recalled | None:
        """What the room knows of a wall that had to be remembered; None in a game without one, and before the end."""
        return self.recap.recall(view) if self.recap.recall is not None else None

    @property
    def make_bot(self) -> Callable[..., Bot]:
        """(level, likeness, facts=…, patience=…, budget=…) → a bot. How long bots think is for those that search."""
        if not self.info.has_bots:  # nobody is offered one at a table; trials and demonstrations play at random
            return lambda *_, **__: RandomBot()
        return cast(Callable[..., Bot], self._part("bot").make_bot)

    @property
    def has_board(self) -> bool:
        """Whether somebody has drawn a board for it."""
        return self._has("board")

    @cached_property
    def make_board(self) -> "BoardMaker":
        """The game's own board; the plain one, which draws any game, where it has none."""
        if not self.has_board:
            return cast("BoardMaker", import_module("artgames.scene.plain_board").PlainBoard)
        return cast("BoardMaker", self._part("board").BOARD)

    @property
    def has_practice(self) -> bool:
        return find_spec(f"{__name__}.{self.slug}.practice") is not None  # it is about one game alone

    @cached_property
    def practice(self) -> Lesson:
        """The practice round of a game that has one."""
        return cast(Lesson, self._part("practice").PRACTICE)

    @property
    def has_review(self) -> bool:
        return self._has("review")

    @cached_property
    def review(self) -> Review:
        """What a game that has a review says of a match, as far as it is over."""
        return cast(Review, self._part("review").review)

    @property
    def reviews_the_end(self) -> bool:
        """Whether its review comes when the whole match is over and takes a while; else it tells of each part at once,
        as soon as that is over."""
        return self.has_review and getattr(self._part("review"), "AT_THE_END", False)

    @property
    def has_answers(self) -> bool:
        return self._has("assessment")

    @cached_property
    def answers(self) -> Answers:
        """What was asked about which painting, and who knew it, in a game that asks about paintings."""
        return cast(Answers, self._part("assessment").answers)

    @cached_property
    def phone(self) -> OnPhone:
        """How it is read on a player's own page; in the words of the rules, where it does not say."""
        return cast(OnPhone, self._part("phone").PHONE) if self._has("phone") else OnPhone()

    @property
    def has_exhibit(self) -> bool:
        """Whether it can be shown to a room by itself."""
        return find_spec(f"{__name__}.{self.slug}.exhibit") is not None

    @cached_property
    def exhibit(self) -> "Exhibited":
        return cast("Exhibited", import_module(f"{__name__}.{self.slug}.exhibit").EXHIBIT)

    @cached_property
    def make_exhibit_board(self) -> "type[ExhibitBoard[View]]":
        """The board of its rounds; the one that any question is asked on, where it asks one."""
        if self.exhibit.rules is not None:
            return cast(
                "type[ExhibitBoard[View]]", import_module("artgames.scene.exhibit.question_round").QuestionRound
            )
        return cast("type[ExhibitBoard[View]]", import_module(f"{__name__}.{self.slug}.exhibit_board").BOARD)

    @cached_property
    def pad(self) -> PaperPad:
        """The score pad on paper; the usual one where the game has none of its own."""
        return cast(PaperPad, self._part("pad").PAD) if self._has("pad") else usual_pad(self.info)


def names() -> tuple[str, ...]:
    """The slugs of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def load(slug: str) -> Game:
    """Open a game's door, which stays open as long as its module does. Raises KeyError for a name that is none."""
    door = sys.modules.get(f"{__name__}.{slug}")
    if door is None or (game := _open.get(slug)) is None or game.door is not door:
        if slug not in names():
            raise KeyError(slug)
        game = _open[slug] = Game(slug)
    return game


_open: dict[str, Game] = {}


def every() -> Iterator[Game]:
    return map(load, names())


def titles(wanted: Iterable[Game], translate: Translate) -> str:
    """What these games are called, as a list within a sentence."""
    return listed([translate(game.slug, game.info.title) for game in wanted], translate)


def exhibited(slug: str = "") -> Game | None:
    """The game that a round of an exhibit is made of; the one that hangs a wall where none is named. None for a name
    that no such game has."""
    found = (game for game in all_exhibited() if game.slug == slug or not slug)
    return next(found, None)


def all_exhibited() -> tuple[Game, ...]:
    """The games that can be rounds of an exhibit, first the usual one, which hangs a wall."""
    able = [game for game in every() if game.has_exhibit]
    return tuple(sorted(able, key=lambda game: not game.exhibit.hangs_wall))


def lesson_game() -> Game:
    """The game by which somebody is asked what is due: the first that can be told what to ask."""
    return next(game for game in every() if game.info.lesson is not None)
