"""Which wrong marks were easy to make: decoys that look like a painting which did hang, and how that is said."""

from __future__ import annotations

from collections.abc import Collection

from artgames.decks import Likeness, Painting
from artgames.engine.words import listed
from artgames.games.stolen_paintings.board.part import translate
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


def excuse_text(tokens: Collection[int]) -> str:
    """The line below the wall; the numbers stand at the paintings, too."""
    if len(tokens) == 1:
        text = translate("stolen_paintings", "Painting {tokens} was a decoy. It looks like no. {tokens} on the wall.")
    else:
        text = translate(
            "stolen_paintings",
            "Paintings {tokens} were decoys. Their look-alikes on the wall have the same numbers.",
        )
    return text.format(tokens=listed(tuple(tokens), translate))


def described_decoy(decoy: Painting, hung: Painting) -> str:
    """What is heard of a decoy that looks like a painting of the wall."""
    text = translate("stolen_paintings", "{painting} A decoy. It looked like this one, which did hang: {hung}")
    return text.format(painting=decoy.sentence or decoy.title, hung=hung.sentence or hung.title)
