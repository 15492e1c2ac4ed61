"""What hangs in the room during a break tells nothing about what is played."""

from types import SimpleNamespace
from typing import Any

from artgames.app.room.lobby import paintings_not_in_play


def deck(**titles: str) -> Any:
    """Cards by their numbers: `c1="The Scream"`."""
    cards = {int(name[1:]): SimpleNamespace(title=title) for name, title in titles.items()}
    return SimpleNamespace(ids=tuple(cards), painting=cards.__getitem__)


def hung(in_play: set[int], *decks: Any) -> str | None:
    library: Any = SimpleNamespace(packs=decks)
    painting = next(iter(paintings_not_in_play(library, in_play)), None)
    return painting.title if painting is not None else None


def test_no_painting_in_play_hangs_there_under_any_number() -> None:
    """A homage and its original are two cards, and one of them tells of the other."""
    originals, homages = deck(c1="The Scream", c2="Irises"), deck(c5001="The Scream", c5002="Irises")
    assert {hung({1}, originals, homages) for _ in range(40)} == {"Irises"}


def test_where_all_are_in_play_there_is_none() -> None:
    assert hung({1, 2}, deck(c1="The Scream", c2="Irises"), deck(c5001="The Scream")) is None
