"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.games.stolen_paintings.words.reasons import reasons
from artgames.games.stolen_paintings.words.result import result
from artgames.games.stolen_paintings.words.status import resume, status
from artgames.games.stolen_paintings.words.told import told

__all__ = ["reasons", "result", "resume", "status", "told"]
