"""Many small decisions at once, learned from regret: the last axis holds what may be chosen."""

import numpy as np

from scripts.solver.compiling import Floats


class Mix:
    """Choices by regret. `allowed` (same shape, True where possible) rules choices out."""

    def __init__(self, allowed: Floats) -> None:
        self._allowed = allowed
        self._regret = np.zeros(allowed.shape)
        self.total = np.zeros(allowed.shape)
        self.now = self._matched(self._regret)

    def learn(self, values: Floats, weight: Floats | float) -> None:
        """`values`: how good each choice is; `weight`: how much the present mix counts among past ones."""
        self.total += np.asarray(weight)[..., None] * self.now
        mean = (self.now * np.where(self._allowed, values, 0.0)).sum(-1, keepdims=True)
        self._regret = np.maximum(self._regret + np.where(self._allowed, values - mean, 0.0), 0.0)
        self.now = self._matched(self._regret)

    def settle(self) -> None:
        """Choose as on average so far."""
        self.now = self._matched(self.total)

    def _matched(self, scores: Floats) -> Floats:
        even = self._allowed / np.maximum(self._allowed.sum(-1, keepdims=True), 1)
        total = scores.sum(-1, keepdims=True)
        return np.where(total > 0, scores / np.where(total > 0, total, 1.0), even)
