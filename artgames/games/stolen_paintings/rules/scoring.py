"""Points of a round, and who has won in the end."""

import msgspec

from artgames.engine.api import Outcome, Seat
from artgames.games.stolen_paintings.rules.records import Marks, PadRound, Row, Tokens, Wagers

HIT_POINTS = (0, 1, 3, 6)
"""SP-11: for so many hits in all, not for each."""

EXACT_BONUS = 3
WAGER = 1


def detective_points(hits: int, wrong: int, exact: bool) -> int:
    """SP-11. There is no floor: a detective can lose points."""
    return HIT_POINTS[hits] - wrong + (EXACT_BONUS if exact else 0)


def wager_points(wager: int, stolen: Tokens) -> int:
    """SP-36: one point more for a painting that was stolen, one less for another; nothing without a wager."""
    if not wager:
        return 0
    return WAGER if wager in stolen else -WAGER


def detective_row(seat: Seat, marks: Tokens, stolen: Tokens, wager: int = 0) -> Row:
    hits = sum(token in stolen for token in marks)
    wrong = len(marks) - hits
    missed = len(stolen) - hits
    exact = not wrong and not missed
    gain = wager_points(wager, stolen)
    return Row(seat, False, marks, hits, wrong, exact, detective_points(hits, wrong, exact) + gain, missed, wager, gain)


def thief_row(seat: Seat, detectives: list[Row]) -> Row:
    """SP-12: one point for each stolen painting and each detective who did not mark it; wrong marks do not matter."""
    missed = sum(row.missed for row in detectives)
    return Row(seat, True, (), 0, 0, False, missed, missed)


def score_round(thief: Seat, marks: Marks, stolen: Tokens, wagers: Wagers = ()) -> tuple[Row, ...]:
    """The rows of all seats, in seat order. No mark at all counts as an empty guess (SP-10)."""
    laid = wagers or (0,) * len(marks)
    rows = [detective_row(seat, marked or (), stolen, laid[seat]) for seat, marked in enumerate(marks) if seat != thief]
    rows.insert(thief, thief_row(thief, rows))
    return tuple(rows)


def team_rows(thief: Seat, marks: Marks, stolen: Tokens) -> tuple[Row, ...]:
    """SP-23: no points. Who was on the winning side has won a round, and that is all that is counted."""
    rows = score_round(thief, marks, stolen)
    found = any(row.exact for row in rows)
    return tuple(msgspec.structs.replace(row, points=int(row.thief != found)) for row in rows)


def final_outcome(totals: tuple[int, ...], pad: tuple[PadRound, ...]) -> Outcome:
    """SP-17: most points, then most points earned as the thief, then shared."""
    if pad[-1].found is not None:
        return team_outcome(totals, pad)
    best = max(totals)
    leaders = [seat for seat, points in enumerate(totals) if points == best]
    if len(leaders) == 1:
        return Outcome((leaders[0],), totals, "most_points")
    as_thief = thief_points(len(totals), pad)
    best_thief = max(as_thief[seat] for seat in leaders)
    winners = tuple(seat for seat in leaders if as_thief[seat] == best_thief)
    return Outcome(winners, totals, "most_points_as_thief" if len(winners) == 1 else "shared")


def team_outcome(totals: tuple[int, ...], pad: tuple[PadRound, ...]) -> Outcome:
    """SP-23: one round is a game; where everybody was the thief once, the rounds won are counted."""
    best = max(totals)
    winners = tuple(seat for seat, won in enumerate(totals) if won == best)
    if len(pad) > 1:
        return Outcome(winners, totals, "most_wins")
    return Outcome(winners, totals, "detectives" if pad[0].found else "thief", counted=False)


def thief_points(seats: int, pad: tuple[PadRound, ...]) -> tuple[int, ...]:
    """What each seat has earned in all its rounds as the thief."""
    earned = [0] * seats
    for scored in pad:
        earned[scored.thief] += scored.rows[scored.thief].points
    return tuple(earned)
