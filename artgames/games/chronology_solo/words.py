"""The same sentences as at a table: they know how many play. Alone one plays for a title."""

from artgames.engine.words import Sentence
from artgames.games.chronology.rules.scoring import TITLES as BANDS
from artgames.games.chronology.words import TITLE_NAMES, describe_event, result, resume, status

TITLES = tuple((least, Sentence("chronology", TITLE_NAMES[title])) for least, title in BANDS)

__all__ = ["TITLES", "describe_event", "result", "resume", "status"]
