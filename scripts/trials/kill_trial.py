"""Kill a playing Artgames at random moments, and look whether anything that was shown is lost.

    .venv/bin/python -m scripts.trials.kill_trial [--times 400] [--games 10 | --games SLUG,SLUG] [--seed 1] [--data DIR]

A second process plays a game at random, tells each step that people would have seen by then, and is killed; so many
times in all, spread over so many games. What the store then gives back must hold all of it, in the very same states; at
most one step more, which was written but not yet shown. The next process continues the match that the last one had to
leave.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

PROJECT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(PROJECT))

from artgames import games
from artgames.bots import RandomBot, decide
from artgames.cli.tables import Box, load_game, make_setup
from artgames.engine.api import HOUSE
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.store import MatchRecord, Player, Store, Table

NAMES = ("Ada", "Ben", "Cleo")
SECONDS_OF_PLAY = 0.3
SECONDS_OF_START = 0.25
ALL = 1_000_000


class Shown(msgspec.Struct, frozen=True):
    """A line of the playing process: this match now stands so, or it is about to be rewound by one step."""

    match: int
    turn: int
    state: str
    rewinding: bool = False


class Lost(Exception):
    """Something that was shown is not on disk."""


def digest(state: Any) -> str:
    return blake2b(msgspec.json.encode(state), digest_size=8).hexdigest()


# The process that plays


def play_until_killed(folder: Path, slug: str, seed: str) -> None:
    rng = Rng.from_seed(seed)
    game = load_game(slug)
    box = Box.open(None, folder, game.info)
    with Store.open(folder) as store:
        while True:
            record, match = continue_or_begin(store, game, seed, box)
            play(record, match, rng)


def continue_or_begin(store: Store, game: Game, seed: str, box: Box) -> tuple[MatchRecord, Match[Any]]:
    rules = game.rules
    waiting = store.unfinished()
    if waiting:
        _, save, record = store.load(waiting[0].id, rules.version)
        return record, Match.load(rules, save, record.journal)
    seats = max(game.info.min_seats, min(len(NAMES), game.info.max_seats))
    players = tuple(Player(f"{NAMES[seat % len(NAMES)]} {seat}", seat, "bot") for seat in range(seats))
    setup = make_setup(game, seats, {}, seed, box)
    record = store.new_match(Table(game.slug, players, {}, "met"), setup, game.slug, rules.version)
    return record, Match(game.slug, rules, setup, record.journal)


def play(record: MatchRecord, match: Match[Any], rng: Rng) -> None:
    """One match to its end, in which now and then the host takes a step back."""
    match.listen(lambda turn, events: say(Shown(record.id, turn, digest(match.state))))
    while (outcome := match.outcome()) is None:
        chance, rng = rng.below(20)
        if chance == 0 and match.turn > 0:
            say(Shown(record.id, match.turn, digest(match.state), rewinding=True))
            match.rewind(match.turn - 1, by=HOUSE)
        else:
            which, rng = rng.below(len(match.to_act()))
            seat = match.to_act()[which]
            match.submit(seat, decide(match, seat, RandomBot(), rng).action, at=time.time())
    record.finish(outcome)


def say(shown: Shown) -> None:
    """In one write, so that a kill leaves no half line."""
    sys.stdout.buffer.write(msgspec.json.encode(shown) + b"\n")
    sys.stdout.buffer.flush()


# The process that kills and looks


class Trial:
    """Kills one player after the other over the same folder, and remembers what each of them had shown."""

    def __init__(self, folder: Path, chance: random.Random, slug: str) -> None:
        self._folder, self._slug = folder, slug
        self._chance = chance
        self._shown: dict[int, list[str]] = {}
        self._rewinding: int | None = None
        self.steps = 0

    def kill_once(self) -> None:
        """Let one process play, kill it, and look at the matches it had in hand. Raises Lost."""
        self._rewinding = None
        lines = self._watch_and_kill()
        for shown in lines:
            self._remember(shown)
        with self._reopened() as store:
            in_hand = {shown.match for shown in lines} | {one.id for one in store.unfinished()}
            for match_id in in_hand:
                self._look(store, match_id)

    def look_at_everything(self) -> None:
        """Once more at all matches, also those that ended long before the last kill. Raises Lost."""
        with self._reopened() as store:
            listed = {one.id for one in store.unfinished()} | {one.id for one in store.results(limit=ALL)}
            if listed != set(self._shown):
                raise Lost(f"{len(self._shown)} matches were shown, {len(listed)} are listed, or others")
            for match_id in listed:
                self._look(store, match_id)

    def _reopened(self) -> Store:
        store = Store.open(self._folder)
        if store.notices:
            store.close()
            raise Lost(store.notices[0].render(()))
        return store

    def _remember(self, shown: Shown) -> None:
        """Each line must follow from what was shown before, also when another process has said that."""
        states = self._shown.setdefault(shown.match, [])
        if shown.rewinding:
            self._rewinding = shown.match
            return
        if self._rewinding == shown.match:
            states.pop()
        else:
            states.append(shown.state)
        self._rewinding = None
        self.steps += 1
        if shown.turn != len(states) or (states and shown.state != states[-1]):
            raise Lost(
                f"match {shown.match} went on at step {shown.turn} after {len(states)} steps, or from another state"
            )

    def _watch_and_kill(self) -> list[Shown]:
        """A few are killed while they start, the others while they play."""
        seed = str(self._chance.random())
        command = [
            sys.executable,
            str(Path(__file__).resolve()),
            "--play",
            str(self._folder),
            "--games",
            self._slug,
            "--seed",
            seed,
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=PROJECT) as player:
            assert player.stdout is not None
            first = b""
            if self._chance.random() < 0.8:
                first = player.stdout.readline()
                time.sleep(self._chance.uniform(0, SECONDS_OF_PLAY))
            else:
                time.sleep(self._chance.uniform(0, SECONDS_OF_START))
            ended_by_itself = player.poll() is not None
            player.kill()
            rest = player.stdout.read()
        if ended_by_itself:
            raise Lost("the player could not go on; its own words are above")
        return [msgspec.json.decode(line, type=Shown) for line in (first + rest).splitlines()]

    def _look(self, store: Store, match_id: int) -> None:
        _, save, _ = store.load(match_id)
        match: Match[Any] = Match.load(load_game(self._slug).rules, save)
        found = [digest(played.step.state) for played in match.history]
        shown = self._shown.get(match_id, [])
        same = found == shown or found[:-1] == shown or (self._rewinding == match_id and found == shown[:-1])
        if not same:
            raise Lost(f"match {match_id}: {len(shown)} steps were shown, {len(found)} were found, or others")
        if found and msgspec.json.decode(msgspec.json.encode(match.state)) != save.snapshot:
            raise Lost(f"match {match_id}: the snapshot is not the last state")
        self._shown[match_id] = found


def chosen_games(wanted: str, chance: random.Random) -> list[str]:
    """Those that are named, or so many of all."""
    if not wanted.isdigit():
        return wanted.split(",")
    known = games.names()
    return sorted(chance.sample(known, min(int(wanted), len(known))))


def try_game(trial: Trial, slug: str, times: int) -> None:
    """Raises Lost."""
    for number in range(1, times + 1):
        trial.kill_once()
        print(f"\r{slug}: {number} of {times} kills, {trial.steps} steps shown, none lost", end="", flush=True)
    trial.look_at_everything()
    print()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=400, help="kills in all")
    parser.add_argument("--games", default="10", help="how many games, or which")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--data", type=Path, help="the folder to play in; by default one that is thrown away")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play is not None:
        play_until_killed(given.play, given.games, given.seed)
    chance = random.Random(given.seed)
    slugs = chosen_games(given.games, chance)
    with tempfile.TemporaryDirectory(prefix="artgames-kill-") as throwaway:
        try:
            for slug in slugs:
                trial = Trial((given.data or Path(throwaway)) / slug, chance, slug)
                try_game(trial, slug, max(1, given.times // len(slugs)))
        except Lost as loss:
            print(f"\n{loss}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
