"""What earlier rounds leave behind: in the advanced game a newcomer may be an old acquaintance (SP-22)."""

from collections.abc import Collection, Iterable

from artgames.engine.api import Event
from artgames.games.stolen_paintings.bot.levels import Level
from artgames.games.stolen_paintings.rules.events import AuctionOpened, ExhibitOpened, RoundStarted

LEFT_AFTER_A_ROUND = 0.75
"""So much of a feeling is left from one round to the next."""


def faded(events: Iterable[Event], here: Collection[int], level: Level) -> dict[int, float]:
    """How familiar those paintings feel that are seen again now. Who confuses look-alikes confuses evenings, too."""
    rounds: list[set[int]] = []
    for event in events:
        if isinstance(event, RoundStarted):
            rounds.append(set())
        elif isinstance(event, ExhibitOpened | AuctionOpened):
            rounds[-1].update(event.paintings)
    feelings: dict[int, float] = {}
    for ago, paintings in enumerate(reversed(rounds[:-1]), 1):
        for painting in sorted(paintings & set(here)):
            feelings.setdefault(painting, level.confusion * LEFT_AFTER_A_ROUND**ago)
    return feelings
