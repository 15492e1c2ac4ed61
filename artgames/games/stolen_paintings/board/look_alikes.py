"""Which wrong marks were easy to make: newcomers that look like a painting which did hang."""

from __future__ import annotations

from artgames.decks import Likeness
from artgames.games.stolen_paintings.rules.records import TableView

CLEARLY_ALIKE = 0.86
"""One pair in fifty of our own collection is at least so alike; below that nobody would call it an excuse."""


def look_alikes(view: TableView, likeness: Likeness) -> dict[int, int]:
    """For each token that somebody marked in vain the painting of the wall that it was taken for, if there is one.

    Stolen paintings are left out, since they hang beside it at the auction; no painting excuses two tokens.
    """
    marked = {token for tokens in view.marks for token in tokens or ()}
    stolen = {view.auction[token - 1] for token in view.stolen}
    pairs = [
        (likeness.likeness(view.auction[token - 1], hung), token, hung)
        for token in marked - set(view.stolen)
        for hung in view.exhibit
        if hung not in stolen
    ]
    found: dict[int, int] = {}
    for alike, token, hung in sorted(pairs, reverse=True):
        if alike >= CLEARLY_ALIKE and token not in found and hung not in found.values():
            found[token] = hung
    return dict(sorted(found.items()))
