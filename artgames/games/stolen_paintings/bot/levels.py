"""What makes a bot easy, normal or hard."""

from collections.abc import Mapping
from types import MappingProxyType

from artgames.bots.memory import Gifts


class Level(Gifts, frozen=True):
    """A bot's gifts. The help page says what they come to; measured again whenever a number here changes."""

    cunning: float
    """As the thief, 0: steals what it likes; 1: steals only what is hard to remember."""

    counts: bool
    """As the thief, weighs how many to steal; otherwise any number is as good as another."""


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "easy": Level(recall=-0.5, haze=0.26, confusion=1.0, boldness=1.7, cunning=0.0, counts=False),
        "normal": Level(recall=0.3, haze=0.2, confusion=0.8, boldness=1.3, cunning=0.6, counts=False),
        "hard": Level(recall=1.3, haze=0.15, confusion=0.55, boldness=1.0, cunning=1.0, counts=True),
    }
)
