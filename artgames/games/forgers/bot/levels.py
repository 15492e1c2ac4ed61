"""What makes a bot easy, normal or hard."""

from collections.abc import Mapping
from types import MappingProxyType

from artgames.bots.memory import Gifts


class Level(Gifts, frozen=True):
    """A bot's gifts. The help page says what they come to; measured again whenever a number here changes."""

    cunning: float
    """As the forger, 0: hangs anything anywhere; 1: hangs what looks like the original where few people look."""

    checks: bool
    """As a guesser, looks for a painting that it misses at the other places before it cries forgery."""


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "easy": Level(recall=-1.8, haze=0.34, confusion=1.0, boldness=1.0, cunning=0.0, checks=False),
        "normal": Level(recall=-0.8, haze=0.26, confusion=0.8, boldness=1.0, cunning=0.6, checks=False),
        "hard": Level(recall=0.3, haze=0.2, confusion=0.55, boldness=1.0, cunning=1.0, checks=True),
    }
)
