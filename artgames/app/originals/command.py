"""Fetches originals without a window, for the command line."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QTimer

from artgames.app.originals.downloads import Downloads
from artgames.app.originals.requests import POLITE, Pace
from artgames.decks import Deck, Library, Painting
from artgames.decks.originals.hosts import WIKIMEDIA, Hosts
from artgames.decks.originals.kept import Originals
from artgames.decks.originals.wishes import house_decks
from artgames.engine.words import Sentence

_LISTEN_MS = 200
"""Python hears Ctrl+C only while it runs; so often it does."""


def fetch(
    library: Library,
    originals: Originals,
    cards: Sequence[Painting],
    say: Callable[[str], None],
    *,
    hosts: Hosts = WIKIMEDIA,
    pace: Pace = POLITE,
) -> int:
    """Fetch the originals of these cards and say what happens; how many did not come. Ctrl+C breaks it off."""
    app = QCoreApplication.instance() or QCoreApplication(["artgames"])
    downloads = Downloads(originals, hosts, pace)
    missing = {card.id for card in cards}

    def decks() -> list[Deck]:
        library.refresh()
        return house_decks(library)

    def take(card: Painting, file: str) -> None:
        missing.discard(card.id)
        say(f"{len(cards) - len(missing)}/{len(cards)} {card.title}: {file}")

    def end(problem: Sentence | None) -> None:
        if problem is not None:
            say(problem.render(()))
        app.quit()

    downloads.arrived.connect(take)
    downloads.refused.connect(lambda card, why: say(f"{card.title}: {why.render(())}"))
    downloads.waiting.connect(lambda seconds: say(f"asked for patience: {seconds} s"))
    downloads.ended.connect(end)
    before = signal.signal(signal.SIGINT, lambda *_: downloads.stop())
    listen = QTimer()
    listen.timeout.connect(lambda: None)
    listen.start(_LISTEN_MS)
    QTimer.singleShot(0, downloads, lambda: downloads.start(cards, decks))
    try:
        app.exec()
    finally:
        signal.signal(signal.SIGINT, before)
    return len(missing)
