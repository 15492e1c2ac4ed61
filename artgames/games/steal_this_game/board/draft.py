"""An answer in the making, put together by pressing things from the choices that the rules gave. No drawing here."""

from __future__ import annotations

from artgames.engine.choices import Action, Choice
from artgames.games.steal_this_game.rules import actions


class Draft:
    """One person's answer: a stop, a box, a place for the cashier, a die; or box and place together when hiding."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self._actions = [choice.make() for choice in choices]
        self._chosen: Action | None = None
        self.money: int | None = None
        self.cashier: int | None = None

    @property
    def hides(self) -> bool:
        return any(isinstance(action, actions.Hide) for action in self._actions)

    def action(self) -> Action | None:
        """The whole answer, or None while something is open."""
        if self.hides and self.money is not None and self.cashier is not None:
            return actions.Hide(self.money, self.cashier)
        return self._chosen

    def halves(self) -> tuple[int | None, int | None] | None:
        """Box and place, when only one of them is chosen."""
        halves = (self.money, self.cashier)
        return halves if self.action() is None and halves != (None, None) else None

    # What may be pressed

    def stops(self) -> list[int]:
        return [action.stop for action in self._actions if isinstance(action, actions.Claim)]

    def boxes(self) -> list[int]:
        if self.hides:
            return sorted({action.position for action in self._actions if isinstance(action, actions.Hide)})
        return [action.position for action in self._actions if isinstance(action, actions.RemoveBox)]

    def spots(self) -> list[int]:
        if self.hides:
            return sorted({action.cashier for action in self._actions if isinstance(action, actions.Hide)})
        return [action.position for action in self._actions if isinstance(action, actions.PlaceCashier)]

    def dice(self) -> list[int]:
        return [action.die for action in self._actions if isinstance(action, actions.Reroll)]

    # What is chosen

    @property
    def stop(self) -> int | None:
        return self._chosen.stop if isinstance(self._chosen, actions.Claim) else None

    @property
    def box(self) -> int | None:
        return (
            self.money if self.hides else self._chosen.position if isinstance(self._chosen, actions.RemoveBox) else None
        )

    @property
    def spot(self) -> int | None:
        if self.hides:
            return self.cashier
        return self._chosen.position if isinstance(self._chosen, actions.PlaceCashier) else None

    @property
    def die(self) -> int | None:
        return self._chosen.die if isinstance(self._chosen, actions.Reroll) else None

    # Pressing

    def press_stop(self, stop: int) -> None:
        self._choose(actions.Claim(stop))

    def press_box(self, position: int) -> None:
        if self.hides:
            self.money = position
        else:
            self._choose(actions.RemoveBox(position))

    def press_spot(self, position: int) -> None:
        if self.hides:
            self.cashier = position
        else:
            self._choose(actions.PlaceCashier(position))

    def press_die(self, die: int) -> None:
        self._choose(actions.Reroll(die))

    def restore_draft(self, action: Action) -> None:
        """Put an answer together as if by hand."""
        if isinstance(action, actions.Hide):
            self.money, self.cashier = action.position, action.cashier
        else:
            self._choose(action)

    def _choose(self, action: Action) -> None:
        if action in self._actions:
            self._chosen = action
