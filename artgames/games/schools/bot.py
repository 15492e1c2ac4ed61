"""Bots that know of some paintings where they belong, and guess about the others. Asked twice, they know the same."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from artgames.decks.catalogue import Painting
from artgames.decks.questions import facts_of, told
from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.schools.rules.records import Hang, TableView

KNOWN: Mapping[str, float] = MappingProxyType({"easy": 0.3, "normal": 0.6, "hard": 0.9})
"""How much of the catalogue a bot has in mind."""


class Pupil:
    """Takes any painting: whoever may look for one that they know is right nearly every time."""

    def __init__(self, known: float, facts: Callable[[int], Painting] | None) -> None:
        self._known, self._facts = known, facts

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        view: TableView = seen.view
        hung = {one.card for one in view.hung}
        left = [card for card in view.cards if card not in hung]
        which, _ = rng.fork(f"painting/{len(left)}").below(len(left))
        card = left[which]
        wall = self.knows(view, card, rng)
        if wall is not None:
            return Decision(Hang((card,), (wall,)), _why(True))
        guessed, _ = rng.fork(f"{card}/wall").below(len(view.walls))
        return Decision(Hang((card,), (guessed + 1,)), _why(False))

    def knows(self, view: TableView, card: int, rng: Rng) -> int | None:
        """The wall of this painting, if this bot has it in mind."""
        chance, _ = rng.fork(f"{card}/{view.by}").unit()
        if self._facts is None or chance >= self._known:
            return None
        answer = told(facts_of(self._facts(card)), view.by)
        return view.walls.index(answer) + 1 if answer in view.walls else None


def _why(known: bool) -> Sentence:
    if known:
        return Sentence("schools", QT_TRANSLATE_NOOP("schools", "I’d read that on its label."))
    return Sentence("schools", QT_TRANSLATE_NOOP("schools", "I didn’t know, so I guessed."))


def make_bot(
    level: str, likeness: object = None, *, facts: Callable[[int], Painting] | None = None, **_: object
) -> Bot:
    """A bot of level easy, normal or hard. Without a catalogue it knows nothing, and guesses."""
    return Pupil(KNOWN[level], facts)
