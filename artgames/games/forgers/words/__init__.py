"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.games.forgers.words.event_texts import describe_event
from artgames.games.forgers.words.result import result
from artgames.games.forgers.words.say import place_name
from artgames.games.forgers.words.status import resume, status

__all__ = ["describe_event", "place_name", "result", "resume", "status"]
