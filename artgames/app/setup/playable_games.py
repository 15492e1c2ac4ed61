"""Which games can be played with a deck, and what it lacks for the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from artgames import games
from artgames.decks import Deck
from artgames.engine.info import GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP, filled

CARD_NEEDS = ("pictures", "dates", "portraits", "sitters")


class Playable(NamedTuple):
    """A line about one game."""

    slug: str
    title: str
    missing: str
    """What the deck lacks for it; empty where it can be played."""

    @property
    def is_playable(self) -> bool:
        return not self.missing


def playable(deck: Deck, translate: Callable[[str, str], str]) -> list[Playable]:
    """A line for each game that is played with paintings."""
    infos = [game.info for game in games.every()]
    return [_line(info, deck, translate) for info in infos if "pictures" in info.needs]


def _line(info: GameInfo, deck: Deck, translate: Callable[[str, str], str]) -> Playable:
    fit = len(deck.ids_for(need for need in info.needs if need in CARD_NEEDS))
    title = translate(info.slug, info.title)
    if fit >= info.cards:
        return Playable(info.slug, title, "")
    text = translate("Playable", QT_TRANSLATE_NOOP("Playable", "{title} needs {needed} cards; suitable here: {fit}."))
    return Playable(info.slug, title, filled(text, title=title, needed=info.cards, fit=fit))
