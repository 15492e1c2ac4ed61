"""A detective of the cooperative game: speaks up once for what it remembers, and then goes along with the others."""

from artgames.bots.memory import Eye
from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.bot.detective import beliefs, reason, suspect
from artgames.games.stolen_paintings.bot.levels import Level
from artgames.games.stolen_paintings.rules.events import AuctionOpened, SheetConfirmed
from artgames.games.stolen_paintings.rules.records import Confirm

GOOD_ENOUGH = 0.4
"""A sheet with such a share of the likeliest one's chance is worth no quarrel; the more stand behind it, the less."""


def decide_sheet(seen: SeatKnowledge, level: Level, eye: Eye, rng: Rng) -> Decision:
    """Only the whole truth wins (SP-23), so the likeliest theft is the best sheet."""
    view = seen.view
    _, thefts = suspect(seen, level, eye, rng)
    best, chance = max(thefts, key=lambda theft: theft[1])
    if view.sheet:
        sheet = frozenset(token - 1 for token in view.sheet)
        on_sheet = dict(thefts).get(sheet, 0.0)
        if has_spoken(seen) or on_sheet >= chance * GOOD_ENOUGH / len(view.agreed):
            return Decision(Confirm(view.sheet), reason(beliefs(sheet, thefts)))
    return Decision(Confirm(tuple(sorted(place + 1 for place in best))), reason(beliefs(best, thefts)))


def has_spoken(seen: SeatKnowledge) -> bool:
    """Whether this seat has written a sheet of its own in this round."""
    for event in reversed(seen.events):
        if isinstance(event, AuctionOpened):
            return False
        if isinstance(event, SheetConfirmed) and event.seat == seen.seat and event.is_new:
            return True
    return False
