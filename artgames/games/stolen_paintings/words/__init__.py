"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.games.stolen_paintings.words.event_texts import describe_event
from artgames.games.stolen_paintings.words.reasons import in_short, reasons
from artgames.games.stolen_paintings.words.result import result
from artgames.games.stolen_paintings.words.status import resume, status

__all__ = ["describe_event", "in_short", "reasons", "result", "resume", "status"]
