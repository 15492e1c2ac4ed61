"""How rounds are played in an exhibit: the house is the thief, and all visitors together are the detective."""

from artgames.engine.api import OptionValue
from artgames.engine.info import DECOYS, WALL
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.exhibits.counts import Answer
from artgames.exhibits.exhibited import Exhibited, Step, Told
from artgames.exhibits.playlist import Round
from artgames.games.stolen_paintings.rules.records import AUCTION_SIZE, TableView

_STEPS = {"exhibit": Step.LOOK, "theft": Step.DARK, "guess": Step.THINK}


def house_rules(one: Round, think_seconds: int) -> dict[str, OptionValue]:
    """One sheet and no points (SP-23): visitors are one team, and nobody has to hide an answer."""
    return {
        WALL: one.paintings,
        "timer_seconds": one.look_seconds,
        "guess_seconds": think_seconds,
        "announce_count": one.say_count,
        DECOYS: one.decoys,
        "thief_arranges": False,
        "max_marks": 3,
        "cooperative": True,
    }


def told(view: TableView) -> Told:
    scored = view.pad[-1]
    row = next(row for row in scored.rows if not row.thief)
    named = tuple(card for token, card in zip(scored.stolen, scored.paintings, strict=True) if token in row.marks)
    answer = Answer(len(scored.stolen), row.hits, row.wrong, scored.paintings, named) if row.marks else None
    right = tuple(zip(scored.stolen, scored.paintings, strict=True))
    return Told(answer, scored.paintings, right=right, element="seen")


_QUESTIONS = {
    1: QT_TRANSLATE_NOOP("Exhibit", "One of these hung on the wall. Which one?"),
    2: QT_TRANSLATE_NOOP("Exhibit", "Two of these hung on the wall. Which ones?"),
    3: QT_TRANSLATE_NOOP("Exhibit", "Three of these hung on the wall. Which ones?"),
}
_ANY = QT_TRANSLATE_NOOP("Exhibit", "Which of these hung on the wall?")


def question(view: TableView) -> Sentence:
    return Sentence("Exhibit", _QUESTIONS.get(view.stolen_count or 0, _ANY))


EXHIBIT = Exhibited(
    title=QT_TRANSLATE_NOOP("stolen_paintings", "Remember this wall"),
    decoys=AUCTION_SIZE - 1,
    house_rules=house_rules,
    house=lambda view: view.thief,
    step=lambda view: _STEPS.get(view.phase, Step.REVEAL),
    question=question,
    wanted=lambda view: view.stolen_count or 0,
    told=told,
)
