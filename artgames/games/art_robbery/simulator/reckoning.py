"""How a match ends, reckoned from what lies in the stacks."""

from artgames.games.art_robbery.rules.records import House

PENALTY = 10


class Reckoning:
    """What the police and the loot come to. The simulator keeps these fields; the order of seats is theirs."""

    __slots__ = ()

    house: House
    seats: int
    points: list[int]
    dots: list[int]
    stacks: list[tuple[int, ...]]

    def scores(self) -> list[int]:
        """Points after penalty and arrest."""
        lost = self._penalties() if self.seats == 2 else [0] * self.seats
        free = self._free()
        return [self.points[seat] - lost[seat] if seat in free else 0 for seat in range(self.seats)]

    def winners(self) -> list[int]:
        free = self._free()
        if not free:  # AR-19
            return list(range(self.seats)) if self.house.all_caught == "draw" else []
        scores = self.scores()
        best = max((scores[seat], self.dots[seat]) for seat in free)  # AR-22
        return [seat for seat in free if (scores[seat], self.dots[seat]) == best]

    def rewards(self) -> list[float]:
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def _free(self) -> list[int]:
        """Who is not arrested (AR-18)."""
        fewest = min(self.dots)
        everybody = list(range(self.seats))
        if self.seats == 2 or (self.house.all_caught == "ignore" and fewest == max(self.dots)):
            return everybody
        return [seat for seat in everybody if self.dots[seat] > fewest]

    def _penalties(self) -> list[int]:
        """AR-20 and AR-21: what the one of two with fewer alibis loses."""
        lost = [0, 0]
        if self.dots[0] != self.dots[1]:
            seat = 0 if self.dots[0] < self.dots[1] else 1
            by_tiles = self.house.two_player_penalty == "discard"
            lost[seat] = self._discarded(seat) if by_tiles else min(self.points[seat], PENALTY)
        return lost

    def _discarded(self, seat: int) -> int:
        """The smallest sum of tiles that is at least the penalty; all of them when there is none."""
        sums = 1  # a bit for each sum that can be made
        for points in self.stacks[seat]:
            sums |= sums << points
        enough = sums >> PENALTY
        return PENALTY + (enough & -enough).bit_length() - 1 if enough else self.points[seat]
