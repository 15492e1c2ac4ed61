"""Points of a turn."""

from artgames.engine.api import Seat
from artgames.games.title_teller.rules.records import Row, Votes

CONSOLATION = 2
FOUND = 3
FOUND_AT_THREE = 4


def score_turn(teller: Seat, owners: tuple[Seat, ...], votes: Votes, found: int) -> tuple[Row, ...]:
    """The rows of all seats, in seat order. SP-52: all or none right gives the teller nothing and everybody else 2;
    otherwise teller and finders get `found`; and everybody but the teller gets 1 for each vote received."""
    voted_for = [None if vote is None else owners[vote - 1] for vote in votes]
    finders = voted_for.count(teller)
    some = 0 < finders < len(votes) - 1
    rows = []
    for seat, vote in enumerate(votes):
        right = voted_for[seat] == teller
        if seat == teller:
            rows.append(Row(seat, True, None, False, 0, found if some else 0))
            continue
        received = voted_for.count(seat)
        base = (found if right else 0) if some else CONSOLATION
        rows.append(Row(seat, False, vote, right, received, base + received))
    return tuple(rows)
