"""Matches that were exported by any earlier version can be opened, and played to their end."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from artgames import games
from artgames.bots.random_bot import RandomBot
from artgames.bots.runner import play_match
from artgames.engine.codec import SAVE_FORMAT
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.store import Store

SAVES = sorted((Path(__file__).parents[2] / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_match_is_opened_where_it_stood(store: Store, path: Path) -> None:
    original = msgspec.json.decode(path.read_bytes())
    match, _ = opened(store, path)
    assert match.turn == len(original["save"]["entries"])
    if original["save"]["rules_version"] == match.rules.version:
        assert msgspec.json.decode(msgspec.json.encode(match.state)) == original["save"]["snapshot"]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_match_is_played_to_its_end(store: Store, path: Path) -> None:
    match, match_id = opened(store, path)
    outcome = play_match(match, [RandomBot()] * match.setup.seats, Rng.from_seed("go on"))
    store.load(match_id)[2].finish(outcome)
    assert [result.outcome for result in store.results()] == [outcome]


def opened(store: Store, path: Path) -> tuple[Match[Any], int]:
    imported = store.import_match(path)
    table, save, record = store.load(imported.id)
    rules = games.load(table.game).rules
    return Match.load(rules, save, record.journal), imported.id


def test_the_present_format_is_among_them() -> None:
    assert f"format-{SAVE_FORMAT}" in {"-".join(path.stem.split("-")[:2]) for path in SAVES}
