"""What the commands that play a game have in common: which game, which cards, which house rules, which bots."""

import argparse
import secrets
from pathlib import Path
from typing import Any

import msgspec

from artgames import games, paths
from artgames.bots import RandomBot
from artgames.cli import UsageProblem
from artgames.decks import Deck, Library, Likeness
from artgames.decks.match_box import MatchBox, fill_box
from artgames.engine.api import Bot, Options, Refused, Setup
from artgames.engine.info import LEVELS, GameInfo
from artgames.engine.match import Match
from artgames.games import Facts, Game
from artgames.testing.plain_setups import CARDS, PlainCards

PLAYERS = (*LEVELS, "random")


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="SLUG", required=True, help="which game (see artgames games)")
    parser.add_argument("--seats", metavar="N", type=int, help="how many players; the fewest possible by default")
    parser.add_argument("--seed", metavar="S", help="the same seed and the same actions give the same match")
    parser.add_argument("--options", metavar="JSON", default="{}", help='house rules, such as {"exhibit": 12}')
    parser.add_argument("--deck", metavar="SLUG", help="which deck of cards; the one that suits the game by default")
    parser.add_argument("--data", metavar="DIR", type=Path, help="the folder that the library is looked for in")


class Box:
    """The cards on the table: their numbers for the rules, and how alike they look for the bots."""

    def __init__(self, deck: Deck | None) -> None:
        self._deck = deck

    @classmethod
    def open(cls, slug: str | None, data: Path | None, info: GameInfo) -> "Box":
        library = Library.open(paths.data_dir(data), paths.cache_dir(data))
        if slug is None:
            return cls(library.first_choice(info.deck))
        deck = library.deck(slug)
        if deck is None:
            known = ", ".join(deck.slug for deck in library.decks) or "none"
            raise UsageProblem(f"there is no deck called “{slug}”; there are: {known}")
        return cls(deck)

    def fill(self, info: GameInfo, options: Options, seed: str) -> MatchBox:
        """What goes into the box of a match by these house rules."""
        if self._deck is None:
            return fill_box(CARDS, info, options, seed, PlainCards(info))
        return fill_box(self._deck.ids_for(info.needs), info, options, seed, self._deck)

    @property
    def facts(self) -> Facts | None:
        return None if self._deck is None else self._deck.painting

    @property
    def likeness(self) -> Likeness:
        return Likeness() if self._deck is None else self._deck.likeness


def load_game(slug: str) -> Game:
    try:
        return games.load(slug)
    except KeyError:
        known = ", ".join(games.names()) or "none"
        raise UsageProblem(f"there is no game called “{slug}”; there are: {known}") from None


def parse_options(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text.encode(errors="surrogateescape"), type=dict[str, bool | int | str])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise UsageProblem(f"--options takes a JSON object of house rules: {problem}") from None


def make_setup(game: Game, seats: int, options: Options, seed: str, box: Box) -> Setup:
    """A set-up that this game allows. Raises Refused."""
    game.info.check_seats(seats)
    complete = game.info.complete(options)
    return box.fill(game.info, complete, seed).setup(seats, complete, seed)


def open_match(game: Game, args: argparse.Namespace, box: Box) -> Match[Any]:
    """The match that the arguments describe."""
    seats = game.info.min_seats if args.seats is None else args.seats
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    try:
        return Match(game.slug, game.rules, make_setup(game, seats, parse_options(args.options), seed, box))
    except Refused as refusal:
        raise UsageProblem(refusal.sentence.render(())) from None


def make_player(game: Game, level: str, box: Box) -> Bot:
    """A bot of one of the levels in PLAYERS."""
    return RandomBot() if level == "random" else game.make_bot(level, box.likeness, facts=box.facts)
