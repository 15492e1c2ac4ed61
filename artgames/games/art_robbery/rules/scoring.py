"""Alibis, loot, and who has won in the end."""

from collections.abc import Iterable
from typing import NamedTuple

from artgames.engine.api import Outcome, Seat
from artgames.games.art_robbery.data import Faces
from artgames.games.art_robbery.rules.records import House, Out, Row, Tiles

PENALTY = 10
"""AR-20: what the one of two players with fewer alibis has to give back."""


def score(faces: Faces, house: House, stacks: tuple[Tiles, ...], out: tuple[Out, ...]) -> tuple[Row, ...]:
    """The score sheet, in seat order."""
    alibis = tuple(sum(faces.dots[tile] for tile in stack) for stack in stacks)
    caught = _caught(house, alibis)
    rows = []
    for seat, stack in enumerate(stacks):
        loot = worth(faces, stack)
        arrested = seat in caught and house.seats > 2
        penalised = seat in caught and house.seats == 2
        lost: Tiles = ()
        penalty = 0
        if penalised:
            lost = given_back(faces, stack) if house.two_player_penalty == "discard" else ()
            penalty = worth(faces, lost) if lost else min(PENALTY, loot)
        bosses_lost = tuple(gone.tile for gone in out if gone.seat == seat)
        points = 0 if arrested else loot - penalty
        rows.append(Row(seat, stack, loot, alibis[seat], arrested, penalised, lost, penalty, bosses_lost, points))
    return tuple(rows)


def worth(faces: Faces, tiles: Iterable[int]) -> int:
    """A Boss counts 5, as it shows."""
    return sum(faces.values[tile] for tile in tiles)


def _caught(house: House, alibis: tuple[int, ...]) -> tuple[Seat, ...]:
    """AR-18: everybody with the fewest alibis. AR-21: two players who have equally many are left alone."""
    fewest = min(alibis)
    caught = tuple(seat for seat, count in enumerate(alibis) if count == fewest)
    nobody_escapes = len(caught) == house.seats
    if nobody_escapes and (house.seats == 2 or house.all_caught == "ignore"):  # AR-19
        return ()
    return caught


class _Handful(NamedTuple):
    """Tiles of a certain worth; the smaller one is the better one to give back."""

    dots: int
    size: int
    tiles: Tiles


def given_back(faces: Faces, stack: Tiles) -> Tiles:
    """AR-20: tiles worth exactly 10, else as little above as can be, else everything. Among equals those with the
    fewest dots, then the fewest tiles."""
    best = {0: _Handful(0, 0, ())}
    for tile in stack:
        for total, handful in list(best.items()):
            more = _Handful(handful.dots + faces.dots[tile], handful.size + 1, (*handful.tiles, tile))
            reached = total + faces.values[tile]
            if reached not in best or more < best[reached]:
                best[reached] = more
    enough = [total for total in best if total >= PENALTY]
    return best[min(enough)].tiles if enough else stack


def final_outcome(house: House, rows: tuple[Row, ...]) -> Outcome:
    """Most points; AR-22: then most alibis, then shared. The arrested cannot win (AR-18)."""
    points = tuple(row.points for row in rows)
    free = [row for row in rows if not row.arrested]
    if not free:
        return _nobody_escaped(house, points)
    best = max(row.points for row in free)
    leaders = [row for row in free if row.points == best]
    if len(leaders) == 1:
        return Outcome((leaders[0].seat,), points, "most_points")
    most = max(row.alibis for row in leaders)
    winners = tuple(row.seat for row in leaders if row.alibis == most)
    return Outcome(winners, points, "most_alibis" if len(winners) == 1 else "shared")


def _nobody_escaped(house: House, points: tuple[int, ...]) -> Outcome:
    """AR-19: a defeat that all share is a draw, unless the house rules give the victory to the museum."""
    if house.all_caught == "nobody":
        return Outcome((), points, "museum_wins")
    return Outcome(tuple(range(house.seats)), points, "all_caught")
