"""How a vote of the audience stands at this moment, as the whole room may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from artgames.app.voting.vote_count import Ballot, Verdict, Way, majority
from artgames.engine.choices import Pick
from artgames.engine.numerals import numeral
from artgames.engine.words import filled, listed

translate = QCoreApplication.translate


class Poll(NamedTuple):
    """What was asked, what was counted so far, and what came of it."""

    pick: Pick
    shown: tuple[int, ...]
    """All numbers that hang there; not all of them need be open to a vote."""

    cards: dict[int, int]
    counts: dict[int, int]
    voters: int
    verdict: Verdict
    way: Way
    called: tuple[int, ...] = ()
    """The number for which hands go up now, or the numbers of the last slip."""

    is_counted: bool = False
    """Whether the host has come to the end: what most said is the answer."""

    @property
    def by_half(self) -> bool:
        """Whether every number counts that more than half of the voters named."""
        chosen = self.verdict.chosen
        is_open = self.pick.min != self.pick.max
        return is_open and all(2 * self.counts.get(number, 0) > self.voters for number in chosen)

    def share(self, number: int) -> float:
        return self.counts.get(number, 0) / max(1, self.voters)


def phone_poll(pick: Pick, shown: tuple[int, ...], cards: dict[int, int], ballot: Ballot) -> Poll:
    """What phones say before anybody in the room counts hands."""
    counts = dict(ballot.counts)
    verdict = majority(pick, counts, ballot.voters, pick.max if pick.min == pick.max else 0)
    return Poll(pick, shown or pick.of, cards, counts, ballot.voters, verdict, "phones")


# Words


def headline(poll: Poll) -> str:
    """“Hands up for 7!”"""
    numbers = listed(poll.verdict.chosen, translate)
    if poll.is_counted and numbers:
        return translate("Votes", "The audience says {numbers}").format(numbers=numbers)
    if poll.way == "hands" and poll.called:
        return translate("Votes", "Hands up for {number}!").format(number=poll.called[0])
    if poll.way == "slips":
        return translate("Votes", "Counting the slips")
    return translate("Votes", "The audience votes")


def turnout(poll: Poll) -> str:
    """“25 people”: as many as were counted; empty while nobody was."""
    texts = {
        "hands": translate("Votes", "{voters:# person|# people}"),
        "slips": translate("Votes", "{voters:# slip|# slips}"),
        "phones": translate("Votes", "{voters:# vote|# votes}"),
    }
    return filled(texts[poll.way], voters=poll.voters) if poll.voters else ""


def listing(numbers: Sequence[int]) -> str:
    """“2 · 5 · 7”"""
    return " · ".join(map(numeral, numbers))


def leaders(poll: Poll) -> str:
    """“More than half: 2 · 5 · 7”"""
    if not poll.verdict.chosen:
        return ""
    if poll.verdict.level:
        return translate("Votes", "Tied: {numbers}").format(numbers=listing(poll.verdict.level))
    text = translate("Votes", "More than half: {numbers}") if poll.by_half else translate("Votes", "Most: {numbers}")
    return text.format(numbers=listing(poll.verdict.chosen))
