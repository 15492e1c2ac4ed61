"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.games.art_gallery.words.event_texts import describe_event
from artgames.games.art_gallery.words.reasons import reasons
from artgames.games.art_gallery.words.result import result
from artgames.games.art_gallery.words.status import resume, status

__all__ = ["describe_event", "reasons", "result", "resume", "status"]
