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
"""What somebody thinks after a few matches: how a normal bot answers, and how a hard one plays on in its mind."""

PRACTISED = Weights(
    taste=Taste(deny=0.5, hope=0.21),
    marker=6.3,
    coming=1.2,
    doubt=2.3,
    pip=0.48,
    zero=1.9,
    risk=0.22,
    stroll=0.0,
    stroll_zero=1.5,
    last=0.19,
    crowd=1.0,
)
"""What matches in the league have left standing of it."""

CARELESS = msgspec.structs.replace(SENSIBLE, taste=Taste(deny=0.0, hope=0.4), marker=0.0, coming=0.0)
"""What somebody thinks who forgets that there are others."""

GRASPING = Weights(
    taste=Taste(deny=0.0, hope=0.0),
    marker=7.0,
    coming=0.0,
    doubt=0.7,
    pip=0.25,
    zero=1.1,
    risk=1.0,
    stroll=0.25,
    stroll_zero=1.1,
    last=0.0,
    crowd=1.0,
)
"""What somebody thinks who counts what a turn brings now, is sure of it, and spares no card."""

CHARACTERS = (SENSIBLE, PRACTISED, GRASPING)
"""Who may sit at a table in a hard bot's imagination; it plays on by the first."""

OUTLOOK = Outlook(tile=1.0, match=2.0, pip=0.45, zero=2.0, first=1.5, spread=3.0, spread_a_painting=0.8)
"""How a normal bot judges what a round has come to."""

LEARNED_IN_PAIRS = Outlook(tile=1.4, match=1.25, pip=0.27, zero=0.85, first=-0.7, spread=3.7, spread_a_painting=1.0)
"""How a hard bot judges it: fitted to 3,500 matches in the way of `scripts/tuning/gallery_outlook.py`. To begin a round
is to bid first, which is worse than it looks; a zero is worth less the sooner the match ends."""

LEARNED_IN_COMPANY = Outlook(
    tile=1.55, match=1.53, pip=0.33, zero=0.99, first=-0.75, spread=3.7, spread_a_painting=0.55
)
"""The same with four at the table, from 445 matches."""

THINKING = Budget(simulations=2500)
"""What a hard bot takes for a move: a small part of a second between two, less than one in company."""


class Habits(msgspec.Struct, frozen=True):
    """How a hard bot searches."""

    width: int = 12
    """How many candidates it looks at."""

    whim: float = 0.1
    """How often anybody in its imagination walks just anywhere."""

    temper: float = 1.0
    """By how many points it thinks that the others misjudge a card. So read, 3,000 cards of normal bots and greedy
    players were foretold best."""


def learned(seats: int) -> Outlook:
    """What a hard bot has learned for such a table."""
    return LEARNED_IN_PAIRS if seats == 2 else LEARNED_IN_COMPANY
