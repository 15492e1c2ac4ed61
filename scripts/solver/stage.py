"""One family of trees with everything that is learned about it."""

import numpy as np

from artgames.games.steal_this_game.bot.books import Side
from scripts.solver.compiling import Floats
from scripts.solver.exhibitor import exhibitor_pass
from scripts.solver.exhibitor_work import BEST, LEARN, VALUE, ExhibitorPass
from scripts.solver.exits import Exits
from scripts.solver.matching import match_exhibitor, match_removals, match_stances, match_thief
from scripts.solver.plan import Plan, Worth, exhibitor_table, thief_table
from scripts.solver.reach import exhibitor_reach, thief_reach
from scripts.solver.thief import thief_pass
from scripts.solver.thief_work import ThiefPass


class Stage:
    """Both sides' present play, regrets and weighted past play in all trees of a plan.

    Whoever uses a stage fills `hands` (by root and hand) and `money` (by root and box) with what is known at the roots,
    and reads `thief_values` and `exhibitor_values` there.
    """

    def __init__(self, plan: Plan, worth: Worth, exits: Exits) -> None:
        self.plan, self.worth, self.exits = plan, worth, exits
        self.thief, self._thief_regret, self.thief_total = (thief_table(plan) for _ in range(3))
        self.exhibitor, self._exhibitor_regret, self.exhibitor_total = (exhibitor_table(plan) for _ in range(3))
        self.thief_reach = np.zeros((plan.nodes, plan.width), dtype=np.float32)
        self.exhibitor_reach = np.zeros((plan.nodes, plan.boxes), dtype=np.float32)
        self._thief_value = np.zeros((plan.nodes, plan.width), dtype=np.float32)
        self._exhibitor_value = np.zeros((plan.nodes, plan.boxes), dtype=np.float32)
        self._roots = plan.node_base[:, 0]
        self.match()

    def sets(self, side: Side) -> int:
        """How many information sets of this side there are: what may be known when something is to be decided."""
        plan = self.plan
        if side == "thief":
            return plan.width * (plan.nodes + plan.edges) + plan.nodes + plan.edges
        moves = [plan.moves[plan.levels[level] : plan.levels[level + 1]].sum() for level in range(plan.rounds)]
        series = np.diff(plan.series, axis=1)[plan.token + 1, 1 : plan.rounds + 1]
        return plan.boxes * (plan.edges + int((series * moves).sum()))

    def match(self) -> None:
        """Play by regret."""
        self._match_thief()
        self._match_exhibitor()

    def _match_thief(self) -> None:
        match_thief(self.plan, self._thief_regret, self.thief)
        match_stances(self.plan, self.exits, self.exits.stance_regret)

    def _match_exhibitor(self) -> None:
        match_exhibitor(self.plan, self._exhibitor_regret, self.exhibitor)
        match_removals(self.plan, self.exits, self.exits.remove_regret)

    def settle(self) -> None:
        """Play as on average so far."""
        match_thief(self.plan, self.thief_total, self.thief)
        match_stances(self.plan, self.exits, self.exits.stance_total)
        match_exhibitor(self.plan, self.exhibitor_total, self.exhibitor)
        match_removals(self.plan, self.exits, self.exits.remove_total)

    def go_down(self, hands: Floats, money: Floats) -> None:
        """Spread what is known at the roots over the trees."""
        self.go_down_with_hands(hands)
        self.go_down_with_money(money)

    def go_down_with_hands(self, hands: Floats) -> None:
        self.thief_reach[self._roots] = hands
        thief_reach(self.plan, self.thief, self.thief_reach)

    def go_down_with_money(self, money: Floats) -> None:
        self.exhibitor_reach[self._roots] = money
        exhibitor_reach(self.plan, self.exhibitor, self.exhibitor_reach)

    def teach_thief(self, weight: float) -> Floats:
        """Values at the roots, by hand."""
        thief_pass(self.plan, self._thief_pass(best=False, weight=weight))
        self._match_thief()
        return self._thief_value[self._roots]

    def best_thief(self) -> Floats:
        thief_pass(self.plan, self._thief_pass(best=True, weight=0.0))
        return self._thief_value[self._roots]

    def teach_exhibitor(self, weight: float) -> Floats:
        """Values at the roots, by box."""
        exhibitor_pass(self.plan, self._exhibitor_pass(LEARN, weight))
        self._match_exhibitor()
        return self._exhibitor_value[self._roots]

    def best_exhibitor(self) -> Floats:
        exhibitor_pass(self.plan, self._exhibitor_pass(BEST, 0.0))
        return self._exhibitor_value[self._roots]

    def values(self) -> Floats:
        """What both sides' present play gives, by root and box."""
        exhibitor_pass(self.plan, self._exhibitor_pass(VALUE, 0.0))
        return self._exhibitor_value[self._roots]

    def _thief_pass(self, *, best: bool, weight: float) -> ThiefPass:
        return ThiefPass(
            now=self.thief,
            regret=self._thief_regret,
            total=self.thief_total,
            own=self.thief_reach,
            other=self.exhibitor_reach,
            answer=self.exhibitor.answer,
            value=self._thief_value,
            worth=self.worth,
            exits=self.exits,
            best=best,
            weight=weight,
        )

    def _exhibitor_pass(self, mode: int, weight: float) -> ExhibitorPass:
        return ExhibitorPass(
            now=self.exhibitor,
            regret=self._exhibitor_regret,
            total=self.exhibitor_total,
            thief=self.thief,
            own=self.exhibitor_reach,
            other=self.thief_reach,
            value=self._exhibitor_value,
            worth=self.worth,
            exits=self.exits,
            mode=mode,
            weight=weight,
        )
