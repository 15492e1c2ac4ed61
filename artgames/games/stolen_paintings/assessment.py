"""What the detectives recognised: every stolen painting is a question, and a wrong mark is a wrong answer."""

from collections.abc import Iterator

from artgames.engine.api import Seat
from artgames.engine.assessment import Answered, told
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.rules.events import MarksLocked, SheetConfirmed
from artgames.games.stolen_paintings.rules.records import PadRound, Paintings, State

_MARKED = Sentence("stolen_paintings", QT_TRANSLATE_NOOP("stolen_paintings", "marked"))
_NOT_MARKED = Sentence("stolen_paintings", QT_TRANSLATE_NOOP("stolen_paintings", "not marked"))


def answers(match: Match[State]) -> Iterator[Answered]:
    """Without wrong marks, whoever marks everything would have recognised everything."""
    auctions, turns = _auctions(match), _turns(match)
    for scored in match.state.pad:
        yield from _of_round(scored, auctions.get(scored.round, ()), turns)


def _auctions(match: Match[State]) -> dict[int, Paintings]:
    """The paintings of each auction, as far as the match remembers it; the pad keeps only the stolen ones."""
    states = [played.step.state for played in match.history]
    return {state.round: state.auction for state in states if state.phase in ("scored", "ended")}


def _turns(match: Match[State]) -> dict[tuple[int, Seat], int]:
    """When each detective locked in, or stood behind the sheet of all, by round."""
    alone = {(state.round, event.seat): turn for turn, event, state in told(match, MarksLocked)}
    together = {(state.round, event.seat): turn for turn, event, state in told(match, SheetConfirmed)}
    return alone | together


def _of_round(scored: PadRound, auction: Paintings, turns: dict[tuple[int, Seat], int]) -> Iterator[Answered]:
    for row in scored.rows:
        if row.thief:
            continue
        turn = turns.get((scored.round, row.seat))
        for token, card in zip(scored.stolen, scored.paintings, strict=False):  # old rounds kept no paintings
            marked = token in row.marks
            yield Answered(row.seat, card, "seen", marked, _MARKED if marked else _NOT_MARKED, turn)
        for token in row.marks:
            if token not in scored.stolen and token <= len(auction):
                yield Answered(row.seat, auction[token - 1], "seen", False, _MARKED, turn)
