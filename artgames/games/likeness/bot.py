"""Bots that compare paintings by the table of likeness, as the clue giver and among the guessers.

Both sides add up what the clues say: a painting is the likelier to be the secret the more it resembles what lies
upright and the less it resembles what lies sideways. The levels differ in how exactly they see that.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from artgames.bots.memory import hazy
from artgames.decks import Likeness
from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.likeness.rules import records
from artgames.games.likeness.rules.records import ALL_TOKENS, REMOVALS, TableView

HAZE: Mapping[str, float] = MappingProxyType({"easy": 0.3, "normal": 0.12, "hard": 0.02})
"""How far off a bot is when it compares two paintings, as a spread on a scale from 0 to 1."""

WORTH_A_WORD = 0.15
"""A bot speaks up against what others propose when a painting of it seems so much likelier than one that stays."""

_WAYS: tuple[records.Way, ...] = ("upright", "sideways")


class Beholder:
    """Asked twice, it sees the same in the same pair of paintings."""

    def __init__(self, haze: float, likeness: Likeness) -> None:
        self._haze, self._likeness = haze, likeness

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        view: TableView = seen.view
        return self._clue(view, rng) if view.phase == "clue" else self._removal(seen, view, rng)

    def _alike(self, one: int, other: int, rng: Rng) -> float:
        felt, _ = hazy(self._likeness.likeness(one, other), self._haze, rng.fork(f"{one}/{other}"))
        return felt

    def _chances(self, view: TableView, clues: Iterable[records.Clue], rng: Rng) -> dict[int, float]:
        """How much speaks for each painting that still hangs, by token."""
        gone = {token for tokens in view.removed for token in tokens}
        chances = {token: 0.0 for token in ALL_TOKENS if token not in gone}
        for clue in clues:
            for token in chances:
                alike = self._alike(clue.card, view.grid[token - 1], rng)
                chances[token] += alike if clue.way == "upright" else -alike
        return chances

    # The clue giver

    def _clue(self, view: TableView, rng: Rng) -> Decision:
        """The card and the way by which the secret stays farthest from those that would be removed."""
        options = [records.Clue(card, way) for card in view.hand for way in _WAYS]
        best = max(options, key=lambda clue: self._safety(view, clue, rng))
        text = (
            QT_TRANSLATE_NOOP("likeness", "Of my cards, this one looked most like the secret.")
            if best.way == "upright"
            else QT_TRANSLATE_NOOP("likeness", "Of my cards, this one looked least like the secret.")
        )
        return Decision(records.GiveClue((best.card,), best.way), Sentence("likeness", text))

    def _safety(self, view: TableView, clue: records.Clue, rng: Rng) -> float:
        chances = self._chances(view, (*view.clues, clue), rng)
        assert view.secret is not None
        others = sorted(chance for token, chance in chances.items() if token != view.secret)
        return chances[view.secret] - others[REMOVALS[view.round - 1] - 1]

    # The guessers

    def _removal(self, seen: SeatKnowledge, view: TableView, rng: Rng) -> Decision:
        """Speaks up once in a round, if it matters, and then goes along with the others."""
        chances = self._chances(view, view.clues, rng)
        wanted = _least_likely(chances, view.to_remove)
        if view.sheet and (_has_spoken(seen) or _regret(view.sheet, wanted, chances) < WORTH_A_WORD):
            text = QT_TRANSLATE_NOOP("likeness", "I went along with the others.")
            return Decision(records.Remove(view.sheet), Sentence("likeness", text))
        text = QT_TRANSLATE_NOOP("likeness", "{tokens} seemed least likely to me.")
        return Decision(records.Remove(wanted), Sentence("likeness", text, {"tokens": wanted}))


def _least_likely(chances: Mapping[int, float], count: int) -> records.Tokens:
    return tuple(sorted(sorted(chances, key=lambda token: (chances[token], token))[:count]))


def _regret(sheet: records.Tokens, wanted: records.Tokens, chances: Mapping[int, float]) -> float:
    """How much likelier the likeliest painting on the sheet is than the likeliest that had to go anyway."""
    return max(chances[token] for token in sheet) - max(chances[token] for token in wanted)


def _has_spoken(seen: SeatKnowledge) -> bool:
    """Whether this seat has proposed something in this round."""
    for event in reversed(seen.events):
        if isinstance(event, records.ClueGiven):
            return False
        if isinstance(event, records.SheetConfirmed) and event.seat == seen.seat and event.is_new:
            return True
    return False


def make_bot(level: str, likeness: Likeness | None = None, **_: object) -> Bot:
    """A bot of level easy, normal or hard. Without a table all paintings look alike to it, and it guesses."""
    return Beholder(HAZE[level], likeness if likeness is not None else Likeness())
