"""What the detectives recognised: every stolen painting is a question, and a wrong mark is a wrong answer."""

from collections.abc import Iterator

from artgames.engine.answered import Answered
from artgames.engine.match import Match
from artgames.games.stolen_paintings.rules.values import PadRound, Paintings, State


def answers(match: Match[State]) -> Iterator[Answered]:
    """Without wrong marks, whoever marks everything would have recognised everything."""
    auctions = _auctions(match)
    for scored in match.state.pad:
        yield from _of_round(scored, auctions.get(scored.round, ()))


def _auctions(match: Match[State]) -> dict[int, Paintings]:
    """The paintings of each auction, as far as the match remembers it; the pad keeps only the stolen ones."""
    states = [played.step.state for played in match.history]
    return {state.round: state.auction for state in states if state.phase in ("scored", "ended")}


def _of_round(scored: PadRound, auction: Paintings) -> Iterator[Answered]:
    for row in scored.rows:
        if row.thief:
            continue
        for token, card in zip(scored.stolen, scored.paintings, strict=False):  # old rounds kept no paintings
            yield Answered(row.seat, card, "seen", token in row.marks)
        for token in row.marks:
            if token not in scored.stolen and token <= len(auction):
                yield Answered(row.seat, auction[token - 1], "seen", False)
