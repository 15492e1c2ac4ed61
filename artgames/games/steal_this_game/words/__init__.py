"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.games.steal_this_game.words.event_texts import describe_event
from artgames.games.steal_this_game.words.reasons import reason
from artgames.games.steal_this_game.words.result import result
from artgames.games.steal_this_game.words.status import resume, status
from artgames.games.steal_this_game.words.stops import claim_of, name_of

__all__ = ["claim_of", "describe_event", "name_of", "reason", "result", "resume", "status"]
