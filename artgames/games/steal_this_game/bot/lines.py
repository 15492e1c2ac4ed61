"""Lines of play: all ways in which our side may have come here, and how likely each is.

After a wrong accusation a side that carries something over draws one of a few points (see `priors`) and plays that
point's solution. Nobody has to remember the draw: from what our side did since, and would have done by each point, the
chances follow.
"""

from typing import NamedTuple

from artgames.games.steal_this_game.bot.books import DEALS, BookKey, Library, Page, Side
from artgames.games.steal_this_game.bot.layout import Tree, hands_after
from artgames.games.steal_this_game.bot.pairs import Pair
from artgames.games.steal_this_game.bot.priors import STEPS, Point
from artgames.games.steal_this_game.bot.record import NO_PAIR, BoxId, StageRecord
from artgames.games.steal_this_game.bot.trail import Frame, Trail


class Ground(NamedTuple):
    """What a line plays by: a page and how it calls the boxes. An exhibitor may also play for a certainty, without one:
    as if the thief knew that the money is in the box `sure`."""

    stage: StageRecord
    page: Page | None = None
    slots: tuple[BoxId, ...] = ()
    """The boxes in the order of the page's prior; in a fresh row as they stand."""

    sure: BoxId | None = None

    @property
    def known_page(self) -> Page:
        assert self.page is not None
        return self.page

    @property
    def spot(self) -> int:
        """The slot of the cashier that has its own tree."""
        return self.slots.index(self.first_cashier) if self.known_page.key.point else 0

    @property
    def first_cashier(self) -> BoxId:
        assert self.stage.first_cashier is not None
        return self.stage.first_cashier

    @property
    def tree(self) -> Tree:
        return self.known_page.trees[self.spot]

    def trail(self) -> Trail:
        """The stage as the page's tree sees it. The cashier has been placed."""
        start = self.slots.index(self.first_cashier)
        return Trail(self.tree, self.stage, Frame((*self.slots[start:], *self.slots[:start])))

    def hand(self, pair: Pair) -> int:
        """The number of a pair of dice in the page's arrays."""
        return pair if self.stage.shown == NO_PAIR else hands_after(self.stage.shown).index(pair)


def fresh_ground(library: Library, key: BookKey, stage: StageRecord) -> Ground | None:
    """The thief knows nothing of the boxes. None where no page is needed: only Steal is left."""
    deal = (stage.token, stage.shown)
    if deal not in key.deals:
        return None
    return Ground(stage, library.page(key, deal), tuple(stage.row))


def ground_at(
    library: Library, side: Side, stage: StageRecord, slots: tuple[BoxId, ...], point: Point
) -> Ground | None:
    """The solution for a prior: `point` by slot; `slots` may hold the money, the other boxes of the row do not."""
    if STEPS[len(point)] in point:
        return Ground(stage, sure=slots[point.index(STEPS[len(point)])])
    deal = (stage.token, stage.shown)
    if deal not in DEALS:
        return None
    order = sorted(range(len(slots)), key=lambda slot: -point[slot])
    key = BookKey("tracked", side, stage.boxes, tuple(point[slot] for slot in order))
    others = tuple(box for box in stage.row if box not in slots)
    return Ground(stage, library.page(key, deal), (*(slots[slot] for slot in order), *others))
