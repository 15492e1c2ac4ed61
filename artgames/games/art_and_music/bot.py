"""A bot at this table only guesses. It does not understand songs, films or quotes, and never pretends to: when it is
its turn to love a painting, it passes."""

from artgames.decks import Likeness
from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Voice
from artgames.games.art_and_music.rules.records import Guess, NamePainting, Pass, TableView

_say = Voice("art_and_music")


class Guesser:
    """Any painting may be meant. A better one supposes that people do not love what was loved in this row before."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        view: TableView = seen.view
        if view.phase == "love":
            return Decision(Pass(), _say(QT_TRANSLATE_NOOP("art_and_music", "I can guess, but I don’t write.")))
        chosen, _ = rng.fork(f"{view.round}").sample(self._plausible(view), 1)
        if seen.seat == view.lover:  # somebody said that it had given a hint
            liked = QT_TRANSLATE_NOOP("art_and_music", "I could have loved any of them.")
            return Decision(NamePainting(chosen), _say(liked))
        return Decision(Guess(chosen), _say(QT_TRANSLATE_NOOP("art_and_music", "Just a guess.")))

    def _plausible(self, view: TableView) -> tuple[int, ...]:
        tokens = tuple(range(1, len(view.row) + 1))
        if self._level == "easy":
            return tokens
        loved = {turn.painting for turn in view.pad}  # only a row that stays holds one of them
        return tuple(token for token in tokens if view.row[token - 1] not in loved) or tokens


def make_bot(level: str, likeness: Likeness | None = None, **_: object) -> Guesser:
    """A bot of this level; nothing about the paintings would help it."""
    return Guesser(level)
