"""What is left of a list, what it is worth, and who has won in the end."""

from collections.abc import Mapping, Sequence

from artgames.engine.api import Outcome, Seat
from artgames.engine.points import most_points
from artgames.games.chronology.rules.records import Dated, House, Row, Tokens

POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55)
"""What so many paintings in the right order are worth to who plays alone."""

TITLES = ((100, "master"), (50, "expert"), (35, "lover"), (20, "apprentice"), (11, "fan"), (0, "novice"))
"""SP-34: from so many points on somebody has this title. 11 points cannot be made of three rounds, and 0 neither."""


def right_order(row: Sequence[Dated]) -> Tokens:
    """All tokens from the oldest painting to the latest; of the same year, the lower token first."""
    return tuple(sorted(range(1, len(row) + 1), key=lambda token: row[token - 1].year))


def longest_rising(years: Sequence[int]) -> tuple[int, ...]:
    """SP-30: the places of as many years as possible of which none is earlier than the one before it. Equal years may
    stand either way. Several choices may be equally long; it is always the same one."""
    longest: list[tuple[int, ...]] = []
    for place, year in enumerate(years):
        before = [chain for chain in longest if years[chain[-1]] <= year]
        longest.append((*max(before, key=len, default=()), place))
    return max(longest, key=len)


def right_so_far(tokens: Tokens, years: Mapping[int, int]) -> Tokens:
    """Of a list, the paintings that are in the right order as far as their years are told."""
    told = [token for token in tokens if token in years]
    return tuple(told[place] for place in longest_rising([years[token] for token in told])) if told else ()


def longest_run(years: Sequence[int]) -> tuple[int, ...]:
    """SP-33: the same among years that stand next to each other; the first of several runs."""
    best: tuple[int, ...] = ()
    run: tuple[int, ...] = ()
    for place, year in enumerate(years):
        run = (*run, place) if run and years[run[-1]] <= year else (place,)
        best = max(best, run, key=len)
    return best


def score_list(house: House, seat: Seat, tokens: Tokens, years: Mapping[int, int]) -> Row:
    """`years` are those of the tokens."""
    listed = [years[token] for token in tokens]
    places = longest_run(listed) if house.neighbours else longest_rising(listed)
    points = POINTS[len(places)] if house.solo else len(places)
    return Row(seat, tokens, tuple(tokens[place] for place in places), points)


def title_of(points: int) -> str:
    return next(title for least, title in TITLES if points >= least)


def final_outcome(house: House, totals: tuple[int, ...]) -> Outcome:
    """SP-32: most points win, and a tie is shared. Who plays alone wins a title (SP-34)."""
    return most_points(totals, title_of(max(totals)) if house.solo else "most_points")
