"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.games.forgers.words.result import result
from artgames.games.forgers.words.say import place_name
from artgames.games.forgers.words.status import resume, status
from artgames.games.forgers.words.told import told

__all__ = ["place_name", "result", "resume", "status", "told"]
