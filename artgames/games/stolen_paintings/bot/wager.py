"""When a bot lays a wager token on the mark that it is surest of."""

from artgames.games.stolen_paintings.rules.records import TableView

SURE = 0.85
"""So sure it has to be while there are more rounds to come than tokens to lay."""

BETTER_THAN_NOT = 0.6
"""With a token for every round that is left, an unspent one is worth nothing (SP-35): more hope than doubt will do."""


def worth_a_wager(belief: float, view: TableView) -> bool:
    if view.seat is None or not view.purses or not view.purses[view.seat]:
        return False
    spare = view.purses[view.seat] >= rounds_as_detective(view)
    return belief >= (BETTER_THAN_NOT if spare else SURE)


def rounds_as_detective(view: TableView) -> int:
    """How many rounds this seat still has as a detective, the present one among them."""
    thieves = [(view.thief + ahead) % view.seats for ahead in range(view.rounds - view.round + 1)]
    return sum(thief != view.seat for thief in thieves)
