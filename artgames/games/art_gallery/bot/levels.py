"""What makes a bot easy, normal or hard."""

import msgspec

from artgames.games.art_gallery.bot.chances import Outlook
from artgames.games.art_gallery.bot.judgement import Weights
from artgames.games.art_gallery.bot.wants import Taste
from artgames.search import Budget

SENSIBLE = Weights(
    taste=Taste(deny=0.3, hope=0.4),
    marker=8.0,
    coming=1.5,
    doubt=2.5,
    pip=0.45,
    zero=2.0,
    risk=0.3,
    stroll=0.3,
    stroll_zero=2.0,
    last=0.2,
    crowd=0.7,
)
"""What somebody thinks after a few matches: a normal bot, and everybody in a hard bot's imagination."""

CARELESS = msgspec.structs.replace(SENSIBLE, taste=Taste(deny=0.0, hope=0.4), marker=0.0, coming=0.0)
"""What somebody thinks who forgets that there are others."""

OUTLOOK = Outlook(pip=0.45, zero=2.0, first=1.5, spread=3.0, spread_a_painting=0.8)
"""How a hard bot judges what a round has come to."""

THINKING = Budget(simulations=100, seconds=1.8)
"""What a hard bot takes for a move: a small part of a second, and never two, however slow the machine."""


class Habits(msgspec.Struct, frozen=True):
    """How a hard bot searches."""

    width: int = 16
    """How many candidates it looks at."""

    cards: int = 3
    """How many cards it considers laying at the end of a walk."""

    whim: float = 0.1
    """How often anybody in its imagination walks just anywhere."""

    temper: float = 1.0
    """By how many points it thinks that the others misjudge a card."""
