"""What is said to whoever comes by, and which paintings of the playlist are shown for it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from artgames.app.context import AppContext
from artgames.app.exhibit.round_texts import hangs_wall, title_of, told_of
from artgames.app.kiosk.attract import Invited
from artgames.engine.rng import Rng
from artgames.engine.words import filled
from artgames.exhibits.playlist import Playlist, Round

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""


def invitation(context: AppContext, playlist: Playlist, offered: Sequence[Round]) -> Invited:
    """A wall with a gap where one hangs in what is offered; or else what is asked."""
    wall = next((one for one in offered if hangs_wall(one)), None)
    if wall is not None:
        headline = translate("Kiosk", "Which one is gone?")
        line = translate("Kiosk", "Look for {seconds:# second|# seconds}, then catch the thief.")
        line = filled(line, seconds=wall.look_seconds)
    else:
        headline, line = title_of(offered[0]), told_of(offered[0])
    cards, _ = Rng.from_seed(secrets.token_hex(8)).shuffled(_cards(context, offered))
    return Invited(title_of_exhibit(playlist), playlist.brand.name, headline, line, cards, wall is not None)


def title_of_exhibit(playlist: Playlist) -> str:
    return playlist.title or translate("Kiosk", "Memory of the wall")


def _cards(context: AppContext, offered: Sequence[Round]) -> tuple[int, ...]:
    decks = (context.library.deck(name) for name in dict.fromkeys(one.deck for one in offered))
    return tuple(dict.fromkeys(card for deck in decks if deck is not None for card in deck.ids))
