"""People without a seat, who vote as one more player. Whatever they do, nobody waits for them."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from artgames.phones.codes import digest, new_token
from artgames.phones.guard import MOST_VISITORS
from artgames.phones.record import Vote
from artgames.phones.wire import Line


class Audience:
    """Visitors by the digest of their token, and what each of them says to the question that is open."""

    def __init__(self, visitors: Iterable[str] = (), votes: Iterable[Vote] = (), voted_on: str = "") -> None:
        self._lines: dict[str, Line | None] = dict.fromkeys(visitors)
        self._votes = {vote.visitor: vote.numbers for vote in votes}
        self._of_device: dict[str, list[str]] = defaultdict(list)
        self._question: int | None = None
        self.last: dict[str, tuple[int, ...]] = {}
        """What was said to the last question, once it is closed."""

        self.voted_on = voted_on
        """The fingerprint of the question."""

    def admit(self, device: str = "", most: int = MOST_VISITORS) -> tuple[str, str] | None:
        """A new visitor's token and its digest; None when nobody else has room. Whoever left makes room first. One
        device has so many visitors at `most`: whoever comes as somebody new again and again has no more votes."""
        theirs = [one for one in self._of_device[device] if one in self._lines]
        if len(theirs) >= most:
            gone = next((one for one in theirs if self._lines[one] is None), None)
            if gone is None:
                return None
            del self._lines[gone]
            self._votes.pop(gone, None)
            theirs.remove(gone)
        if len(self._lines) >= MOST_VISITORS:
            absent = next((one for one, line in self._lines.items() if line is None and one not in self._votes), None)
            if absent is None:
                return None
            del self._lines[absent]
        token = new_token()
        self._lines[digest(token)] = None
        self._of_device[device] = [*theirs, digest(token)]
        return token, digest(token)

    def visitor_of(self, token: str) -> str | None:
        wanted = digest(token)
        return wanted if token and wanted in self._lines else None

    def connect(self, visitor: str, line: Line | None) -> Line | None:
        """Returns the line that this visitor had before."""
        before = self._lines.get(visitor)
        self._lines[visitor] = line
        return before

    def leave(self, visitor: str) -> Line | None:
        """This visitor's token opens nothing any more. Returns the line that is left."""
        self._votes.pop(visitor, None)
        return self._lines.pop(visitor, None)

    def line(self, visitor: str) -> Line | None:
        return self._lines.get(visitor)

    @property
    def here(self) -> list[tuple[str, Line]]:
        return [(visitor, line) for visitor, line in self._lines.items() if line is not None]

    @property
    def lines(self) -> list[Line]:
        return [line for _, line in self.here]

    @property
    def count(self) -> int:
        return len(self.lines)

    def ask(self, question: int, fingerprint: str) -> None:
        """A question is open; votes about another one are past. After a restart the fingerprint says which it was."""
        is_same = fingerprint == self.voted_on if self._question is None else question == self._question
        self._question, self.voted_on, self.last = question, fingerprint, {}
        if not is_same:
            self._votes = {}

    def close(self) -> None:
        """The question is settled, or nobody is asked it any more: its votes count for no other one."""
        if self._question is not None:
            self.last = self._votes
        self._question, self.voted_on, self._votes = None, "", {}

    def vote(self, visitor: str, numbers: tuple[int, ...]) -> None:
        """Whoever votes again has thought better of it."""
        self._votes[visitor] = numbers

    def vote_of(self, visitor: str) -> tuple[int, ...] | None:
        return self._votes.get(visitor)

    @property
    def voters(self) -> int:
        return len(self._votes)

    @property
    def left(self) -> int:
        """How many are here who have not voted."""
        return sum(line is not None and visitor not in self._votes for visitor, line in self._lines.items())

    def counts(self) -> tuple[tuple[int, int], ...]:
        return tuple(sorted(Counter(number for numbers in self._votes.values() for number in numbers).items()))

    def visitors(self) -> tuple[str, ...]:
        return tuple(self._lines)

    def votes(self) -> tuple[Vote, ...]:
        return tuple(Vote(visitor, numbers) for visitor, numbers in self._votes.items())
