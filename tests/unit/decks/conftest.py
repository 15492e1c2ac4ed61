"""The real deck, read once; and a small museum that tests may spoil."""

from pathlib import Path

import pytest

from artgames.decks import Deck, Library, Painting
from tests.support.small_museum import SmallMuseum


@pytest.fixture(scope="session")
def met(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    folder = tmp_path_factory.mktemp("house")
    deck = Library.open(data=folder, cache=folder / "cache").deck("met")
    assert deck is not None
    return deck


@pytest.fixture(scope="session")
def paintings(met: Deck) -> list[Painting]:
    return [met.painting(card) for card in met.ids]


@pytest.fixture
def museum(tmp_path: Path) -> SmallMuseum:
    return SmallMuseum(tmp_path)
